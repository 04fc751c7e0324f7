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
    const guesses = [.../** @type {NodeListOf<HTMLElement>} */ (this.explorer.querySelectorAll("[data-guess]"))];
    const single = guesses.every((one) => /^[−\d]*$/.test(one.dataset.guess ?? ""));
    const guess = this.input instanceof HTMLSelectElement ? said : ((single && rounded(said)) || tidy(said));
    if (!guess || !this.reply) return;
    const met = guesses.find((one) => [one.dataset.guess, tidy(one.dataset.guess ?? "")].includes(guess));
    this.reply.textContent = met ? met.textContent : (this.reply.dataset.otherwise ?? "");
    this.reply.classList.toggle("rx-right", Boolean(met?.hasAttribute("data-right")));
    if (met?.hasAttribute("data-right")) this.cover(false);
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

/**
 * Where one whole number is asked for, a decimal is met by the whole one nearest to it, with a point or a comma.
 * @param {string} text @returns {string} "" for what is no decimal
 */
function rounded(text) {
  const decimal = /^\s*(\d+)[.,](\d+)\s*%?\s*$/.exec(text);
  return decimal ? String(Math.round(Number(`${decimal[1]}.${decimal[2]}`))) : "";
}

/**
 * A minus counts only before the first number: between two of them it parts the sides of a score.
 * @param {string} text @returns {string} two numbers as 4:3, a loss as −310, a fraction as 20/3, however they were typed
 */
function tidy(text) {
  const sign = /^\s*[-−–‒﹣－]/.test(text) ? "−" : "";
  const spelled = text.replace(/[¼-¾⅐-⅞]/g, (part) => ` ${part.normalize("NFKD").replace("⁄", "/")}`);
  const numbers = spelled.match(/(\d+\s+)?\d+\s*\/\s*\d+|\d+/g) ?? [];
  return numbers.length ? sign + numbers.map(improper).join(":") : "";
}

/**
 * @param {string} text a whole number, a fraction or a mixed number @returns {string} 6 2/3 as 20/3
 */
function improper(text) {
  const [over, under] = text.split("/");
  const [part, whole] = over.trim().split(/\s+/).map(Number).reverse();
  return under ? `${(whole ?? 0) * Number(under) + part}/${Number(under)}` : String(part);
}
