/** Predict first: the answer is covered until the reader has said what it will be. */

export class Predictor {
  /** @param {HTMLElement} explorer @param {() => void} uncovered called when the answer is covered or seen again */
  constructor(explorer, uncovered) {
    this.explorer = explorer;
    this.uncovered = uncovered;
    this.details = /** @type {HTMLDetailsElement | null} */ (explorer.querySelector(".rx-predict"));
    if (!this.details) return;
    this.input = /** @type {HTMLInputElement | HTMLSelectElement} */ (explorer.querySelector("[data-guess-input]"));
    this.reply = /** @type {HTMLElement} */ (explorer.querySelector("[data-reply]"));
    this.details.addEventListener("toggle", () => this.cover(Boolean(this.details?.open)));
    this.details.querySelector("summary")?.addEventListener("click", () => setTimeout(() => this.input?.focus()));
    this.details.querySelector("form")?.addEventListener("submit", (event) => this.check(event));
    if (explorer.hasAttribute("data-covered")) this.details.open = true;
    this.details.querySelector('[data-do="reveal"]')?.addEventListener("click", () => {
      this.reveal();
      this.details?.querySelector("summary")?.focus({ preventScroll: true });
    });
  }

  /** @param {boolean} covered */
  cover(covered) {
    this.explorer.toggleAttribute("data-predicting", covered);
    this.uncovered();
  }

  /** @param {Event} event */
  check(event) {
    event.preventDefault();
    const said = this.input?.value ?? "";
    const chosen = this.input instanceof HTMLSelectElement;
    if (!(chosen ? said : SAID.test(said)) || !this.reply) return;
    const guesses = [.../** @type {NodeListOf<HTMLElement>} */ (this.explorer.querySelectorAll("[data-guess]"))];
    const values = guesses.map((one) => one.dataset.guess ?? "");
    const value = chosen ? said : met(said, values);
    const guess = guesses.find((one) => one.dataset.guess === value);
    this.reply.textContent = guess ? guess.textContent : (this.reply.dataset.otherwise ?? "");
    this.reply.classList.toggle("rx-right", Boolean(guess?.hasAttribute("data-right")));
    if (guess?.hasAttribute("data-right")) this.cover(false);
  }

  reveal() {
    if (this.details) this.details.open = false;
    this.refresh();
  }

  /** A new answer wants a new prediction. */
  refresh() {
    if (this.reply) this.reply.textContent = "";
  }
}

/** @typedef {[bigint, bigint]} Fraction what stands above and below the line */

const NUMBER = /(?:\d{1,9}\s+)?\d{1,9}\s*\/\s*\d{1,9}|\d{1,9}/g;
/** Without any number nothing was predicted. */
const SAID = /[\d¼-¾⅐-⅞]/;
const LOSS = /^\s*[-−–‒﹣－]/;
const DECIMAL = /^\s*([-−–‒﹣－])?\s*(\d{1,9})[.,](\d{1,9})\s*%?\s*$/;

/**
 * The first value that is typed here, however it is written; a notebook reads it in the same way.
 * A decimal meets a fraction that is rounded so, and a whole number next to it where all are whole.
 * @param {string} typed @param {string[]} values @returns {string | undefined}
 */
export function met(typed, values) {
  const known = values.map(numbers);
  const decimal = DECIMAL.exec(typed);
  if (decimal && known.every((parts) => parts.length === 1)) {
    const whole = known.every(([one]) => one[1] === 1n);
    return values.find((_, index) => fits(exact(decimal), known[index][0], whole));
  }
  const said = numbers(typed);
  return values.find((_, index) => said.length > 0 && same(said, known[index]));
}

/**
 * A minus counts only before the first number: between two of them it parts the sides of a score.
 * @param {string} text @returns {Fraction[]} none where something is divided by zero
 */
function numbers(text) {
  const spelled = text.replace(/[¼-¾⅐-⅞]/g, (part) => ` ${part.normalize("NFKD").replace("⁄", "/")}`);
  const found = (spelled.match(NUMBER) ?? []).map(fraction);
  if (found.some(([, under]) => under === 0n)) return [];
  if (found.length && LOSS.test(text)) found[0][0] *= -1n;
  return found;
}

/** @param {string} text a whole number, a fraction or a mixed number @returns {Fraction} */
function fraction(text) {
  const [over, under] = text.split("/");
  const [part, whole] = over.trim().split(/\s+/).map(BigInt).reverse();
  const below = BigInt(under?.trim() ?? 1);
  return [(whole ?? 0n) * below + part, below];
}

/** @param {RegExpExecArray} decimal @returns {Fraction} */
function exact([, sign, before, after]) {
  return [BigInt(before + after) * (sign ? -1n : 1n), 10n ** BigInt(after.length)];
}

/** @param {Fraction} decimal @param {Fraction} value @param {boolean} whole whether the decimal is rounded */
function fits(decimal, value, whole) {
  return whole ? nearest(decimal) === value[0] : nearest([value[0] * decimal[1], value[1]]) === decimal[0];
}

/** @param {Fraction} number @returns {bigint} the whole number next to it, halves away from zero */
function nearest([over, under]) {
  const size = ((over < 0n ? -over : over) * 2n + under) / (under * 2n);
  return over < 0n ? -size : size;
}

/** @param {Fraction[]} one @param {Fraction[]} other */
function same(one, other) {
  if (one.length !== other.length) return false;
  return one.every(([over, under], index) => over * other[index][1] === other[index][0] * under);
}
