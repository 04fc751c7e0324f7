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
    const guess = this.input instanceof HTMLSelectElement ? said : tidy(said);
    if (!guess || !this.reply) return;
    const guesses = [...this.explorer.querySelectorAll("[data-guess]")];
    const met = guesses.find((one) => one.getAttribute("data-guess") === guess);
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
 * A minus counts only before the first number: between two of them it parts the sides of a score.
 * @param {string} text @returns {string} two numbers as 4:3, a loss as −310, a fraction as 20/3, however they were typed
 */
function tidy(text) {
  const sign = /^\s*[-−–‒﹣－]/.test(text) ? "−" : "";
  const numbers = (text.match(/\d+(\s*\/\s*\d+)?/g) ?? []).map((one) => one.split("/").map(Number).join("/"));
  return numbers.length ? sign + numbers.join(":") : "";
}
