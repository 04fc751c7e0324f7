/** Where the reader is in a part of the page that is about to be replaced: the keyboard's place and what is unfolded. */

const STOPS = "summary, a[href], [data-set]";

export class KeptPlace {
  /** @param {HTMLElement} region */
  constructor(region) {
    this.region = region;
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    this.focused = this.stops().indexOf(focused);
    this.pressed = this.focused >= 0 && focused.hasAttribute("data-set") ? words(focused) : null;
    this.unfolded = this.folds().map((fold) => fold.open);
  }

  folds() {
    // of those that share a name only one is open, which is about one answer
    return [...this.region.querySelectorAll("details:not([name])")];
  }

  /** @returns {HTMLElement[]} */
  stops() {
    const stops = /** @type {HTMLElement[]} */ ([...this.region.querySelectorAll(STOPS)]);
    // browsers of 2023 have no checkVisibility
    return stops.filter((stop) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0);
  }

  /** Put the keyboard back where it was, or onto the last place that there is. */
  restore() {
    this.folds().forEach((fold, index) => fold.toggleAttribute("open", fold.open || Boolean(this.unfolded[index])));
    if (this.focused >= 0) this.next()?.focus({ preventScroll: true });
  }

  /** After a button that wrote into the form the same one, else the first of what can be pressed now. */
  next() {
    const stops = this.stops();
    const buttons = this.pressed === null ? [] : stops.filter((stop) => stop.hasAttribute("data-set"));
    const same = buttons.find((button) => words(button) === this.pressed);
    return same ?? buttons[0] ?? stops[Math.min(this.focused, stops.length - 1)];
  }
}

/** @param {HTMLElement} button */
function words(button) {
  return button.getAttribute("aria-label") ?? button.textContent;
}
