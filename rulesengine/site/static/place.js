/** Where the reader is in a part of the page that is about to be replaced: the keyboard's place and what is unfolded. */

export class KeptPlace {
  /** @param {HTMLElement} region */
  constructor(region) {
    this.region = region;
    this.focused = this.stops().indexOf(/** @type {HTMLElement} */ (document.activeElement));
    this.unfolded = this.folds().map((fold) => fold.open);
  }

  folds() {
    return [...this.region.querySelectorAll("details")];
  }

  /** @returns {HTMLElement[]} */
  stops() {
    const stops = /** @type {HTMLElement[]} */ ([...this.region.querySelectorAll("summary, a[href]")]);
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
