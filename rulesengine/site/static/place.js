/** Where the reader is in a part of the page that is about to be replaced: the keyboard's place and what is unfolded. */

const STOPS = "summary, a[href], [data-set]";

export class KeptPlace {
  /** @param {HTMLElement} region */
  constructor(region) {
    this.region = region;
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    /** a button that has written into the form leaves the keyboard at the next such button */
    this.kind = region.contains(focused) && focused.hasAttribute("data-set") ? "[data-set]" : STOPS;
    this.focused = this.stops().indexOf(focused);
    this.unfolded = this.folds().map((fold) => fold.open);
  }

  folds() {
    // of those that share a name only one is open, which is about one answer
    return [...this.region.querySelectorAll("details:not([name])")];
  }

  /** @returns {HTMLElement[]} */
  stops() {
    const stops = /** @type {HTMLElement[]} */ ([...this.region.querySelectorAll(this.kind)]);
    // browsers of 2023 have no checkVisibility
    return stops.filter((stop) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0);
  }

  /** Put the keyboard back where it was, or onto the last place that there is. */
  restore() {
    this.folds().forEach((fold, index) => fold.toggleAttribute("open", fold.open || Boolean(this.unfolded[index])));
    if (this.focused < 0) return;
    const stops = this.stops();
    stops[Math.min(this.focused, stops.length - 1)]?.focus({ preventScroll: true });
  }
}
