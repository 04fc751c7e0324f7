/** One step at a time through the answer that stands on the page, and how deep it is shown. */

const DEPTHS = ["verdict", "steps", "everything"];
const KEPT = "rules-explorer-depth";

export class Stepper {
  /** @param {HTMLElement} explorer @param {() => void} changed called when the reader has moved */
  constructor(explorer, changed) {
    this.explorer = explorer;
    this.changed = changed;
    /** @type {number | null} the step that is shown last, or null for all */
    this.at = null;
    /** @type {number | null} the step that the address wants, until the answer that has it is there */
    this.awaited = null;
    this.place = /** @type {HTMLElement} */ (explorer.querySelector(".rx-place"));
    this.choice = /** @type {HTMLSelectElement} */ (explorer.querySelector("[data-depth-choice]"));
    this.choice.addEventListener("change", () => this.choose(this.choice.value, true));
    this.bar = /** @type {HTMLElement} */ (explorer.querySelector(".rx-bar"));
    for (const button of explorer.querySelectorAll(".rx-bar [data-do], .rx-start [data-do]")) {
      button.addEventListener("click", () => this.pressed(/** @type {HTMLElement} */ (button).dataset.do ?? ""));
    }
    this.depth = explorer.dataset.depth ?? "steps";
    this.choose(kept() ?? this.depth, false);
    this.refresh();
  }

  get steps() {
    return /** @type {HTMLElement[]} */ ([...this.explorer.querySelectorAll("[data-result] [data-step]")]);
  }

  /** What the present step says, or the answer where all of it is shown. */
  get sentence() {
    const step = this.at === null ? undefined : this.steps[this.at - 1];
    return (step?.querySelector(".rx-sentence") ?? this.explorer.querySelector("[data-verdict]"))?.textContent ?? "";
  }

  /** @param {string} where the button's name; the keyboard stays on a button that is still there */
  pressed(where) {
    this.move(where);
    this.follow();
    const forward = where === "first" || this.at === 1;
    const target = this.at === null ? '[data-do="first"]' : forward ? '[data-do="next"]' : "";
    if (target) /** @type {HTMLElement} */ (this.explorer.querySelector(target)).focus({ preventScroll: true });
  }

  /** @param {string} where first, back, next or all */
  move(where) {
    const last = this.steps.length + 1;
    const now = this.at ?? last;
    const to = { first: 1, back: Math.max(1, now - 1), next: now + 1 }[where];
    this.at = to === undefined || to > last ? null : to;
    this.awaited = null;
    if (this.explorer.dataset.depth === "verdict" && this.at !== null) this.choose("steps", false);
    this.refresh();
    this.changed();
  }

  /** Bring what a press has uncovered into view: the step, or the answer, which stands above the steps. */
  follow() {
    const step = this.at === null ? undefined : this.steps[this.at - 1];
    (step ?? this.explorer.querySelector("[data-verdict]"))?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string | null} step @param {string | null} depth as the address says them */
  go(step, depth) {
    this.at = this.awaited = step && /^[1-9]\d{0,3}$/.test(step) ? Number(step) : null;
    if (depth && DEPTHS.includes(depth)) this.choose(depth, false);
    this.refresh();
  }

  /** Go on where the reader was, now that another answer stands on the page. */
  replaced() {
    this.at ??= this.awaited;
    this.awaited = null;
    this.refresh();
    this.unfold();
  }

  /** @returns {Record<string, string>} what belongs into the address */
  state() {
    const depth = this.explorer.dataset.depth ?? "";
    return { step: String(this.at ?? this.awaited ?? ""), depth: depth === this.depth ? "" : depth };
  }

  /** @param {string} depth @param {boolean} keep whether the reader chose it */
  choose(depth, keep) {
    this.explorer.dataset.depth = depth;
    this.choice.value = depth;
    this.unfold();
    if (!keep) return;
    remember(depth);
    this.changed();
  }

  /** Show the steps up to the present one; the answer itself comes last. */
  refresh() {
    const steps = this.steps;
    const last = steps.length + 1;
    if (this.at !== null && this.at > last) this.at = null;
    const at = this.at ?? last;
    steps.forEach((step, index) => {
      step.hidden = index + 1 > at;
      step.classList.toggle("rx-current", this.at === index + 1);
    });
    this.bar.hidden = this.at === null;
    this.explorer.toggleAttribute("data-stepping", this.at !== null && this.at < last);
    this.draw(steps, at);
    this.tell(at, last);
  }

  /** @param {HTMLElement[]} steps @param {number} at Mark in the drawing what the present step is about. */
  draw(steps, at) {
    const seen = new Set(steps.slice(0, at).map((step) => step.dataset.mark));
    const current = this.at === null ? undefined : steps[at - 1]?.dataset.mark;
    for (const part of this.explorer.querySelectorAll(".rx-picture [data-mark]")) {
      const mark = part.getAttribute("data-mark");
      part.classList.toggle("rx-future", !seen.has(mark ?? "") && this.at !== null && at <= steps.length);
      part.classList.toggle("rx-current", mark === current);
    }
    bring(this.explorer.querySelector(".rx-picture .rx-current"));
    reach(this.explorer.querySelector(".rx-picture"));
  }

  /** @param {number} at @param {number} last */
  tell(at, last) {
    const words = this.place.dataset.place ?? "";
    this.place.textContent = words.replace("%", String(at)).replace("#", String(last));
    const back = /** @type {HTMLButtonElement} */ (this.explorer.querySelector('[data-do="back"]'));
    back.disabled = at <= 1;
  }

  unfold() {
    const open = this.explorer.dataset.depth === "everything";
    for (const why of this.explorer.querySelectorAll(".rx-why")) why.toggleAttribute("open", open);
  }
}

/** @param {Element | null} part of a drawing higher than its place: what is marked is scrolled to in there */
function bring(part) {
  const place = part?.closest(".rx-picture");
  if (!part || !place) return;
  const { top, bottom } = place.getBoundingClientRect();
  const at = part.getBoundingClientRect();
  if (at.top < top || at.bottom > bottom) place.scrollTop += (at.top + at.bottom - top - bottom) / 2;
}

/** @param {HTMLElement | null} place of a drawing: where it scrolls, the keyboard reaches it, in every browser */
function reach(place) {
  if (!place) return;
  const scrolls = place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
  if (scrolls) place.tabIndex = 0;
  else place.removeAttribute("tabindex");
}

/** @returns {string | null} the depth that the reader chose before */
function kept() {
  try {
    const depth = localStorage.getItem(KEPT);
    return depth && DEPTHS.includes(depth) ? depth : null;
  } catch {
    return null;
  }
}

/** @param {string} depth */
function remember(depth) {
  try {
    localStorage.setItem(KEPT, depth);
  } catch {
    // storage may be forbidden; nothing is lost but the memory of the choice
  }
}
