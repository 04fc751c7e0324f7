/** A drawing of cells is one stop of the Tab key; arrow keys, Home and End lead from cell to cell in it. */

const BOARD = "[data-cells]";
const CELL = "a[href], [data-set]";

export class Cells {
  /** @param {HTMLElement} region where boards stand; `data-cells` of each is the number of its columns */
  constructor(region) {
    this.region = region;
    /** @type {number[]} for each board the cell at which it was left */
    this.left = [];
    region.addEventListener("keydown", (event) => this.typed(event));
    region.addEventListener("focusin", ({ target }) => this.entered(/** @type {Element} */ (target)));
    this.refresh();
  }

  boards() {
    return [...this.region.querySelectorAll(BOARD)];
  }

  /** Make every board one stop, now that other ones may stand there. */
  refresh() {
    this.boards().forEach((board, index) => stopAt(cellsOf(board), this.left[index] ?? 0));
  }

  /** @param {Element} target */
  entered(target) {
    const board = target.closest(BOARD);
    if (!board) return;
    const cells = cellsOf(board);
    const at = cells.findIndex((cell) => cell === target);
    if (at < 0) return;
    this.left[this.boards().indexOf(board)] = at;
    stopAt(cells, at);
  }

  /** @param {KeyboardEvent} event */
  typed(event) {
    const board = /** @type {Element} */ (event.target).closest(BOARD);
    if (!board || event.altKey || event.metaKey || event.shiftKey) return;
    const cells = cellsOf(board);
    const at = cells.findIndex((cell) => cell === event.target);
    const to = at < 0 ? null : reached(event, at, cells.length, Number(board.getAttribute("data-cells")));
    if (to === null) return;
    event.preventDefault();
    cells[to]?.focus();
  }
}

/** @param {Element} board @returns {HTMLElement[]} its cells in the order of the rows */
function cellsOf(board) {
  return /** @type {HTMLElement[]} */ ([...board.querySelectorAll(CELL)]);
}

/** @param {HTMLElement[]} cells @param {number} at the one that the Tab key leads to */
function stopAt(cells, at) {
  const stop = Math.min(at, cells.length - 1);
  cells.forEach((cell, index) => cell.setAttribute("tabindex", index === stop ? "0" : "-1"));
}

/**
 * @param {KeyboardEvent} event @param {number} at @param {number} count @param {number} columns
 * @returns {number | null} the cell that a key leads to, the same one at an edge, or null when the key is not ours
 */
function reached({ key, ctrlKey }, at, count, columns) {
  const start = at - (at % columns);
  const end = Math.min(start + columns, count) - 1;
  if (ctrlKey) return { Home: 0, End: count - 1 }[key] ?? null;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: start, End: end }[key];
  if (to !== undefined) return Math.max(start, Math.min(end, to));
  const down = { ArrowUp: at - columns, ArrowDown: at + columns }[key];
  if (down === undefined) return null;
  return down >= 0 && down < count ? down : at;
}
