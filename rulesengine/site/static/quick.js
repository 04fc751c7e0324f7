/** Entries by thumb: one number and a button add a line, the other number follows from the whole. */

export class QuickEntry {
  /** @param {HTMLElement} bar @param {HTMLFormElement} form */
  constructor(bar, form) {
    this.lines = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
    this.input = /** @type {HTMLInputElement} */ (bar.querySelector("[data-quick-input]"));
    this.rest = /** @type {HTMLOutputElement} */ (bar.querySelector("[data-quick-rest]"));
    this.input.addEventListener("input", (event) => this.typed(event));
    this.input.addEventListener("change", (event) => event.stopPropagation());
    this.input.addEventListener("keydown", (event) => event.key === "Enter" && this.add(this.entry()));
    bar.querySelector("[data-quick-add]")?.addEventListener("click", () => this.add(this.entry()));
    bar.querySelector("[data-quick-undo]")?.addEventListener("click", () => this.undo());
    for (const button of bar.querySelectorAll("[data-quick-entry]")) {
      button.addEventListener("click", () => this.add(button.getAttribute("data-quick-entry") ?? ""));
    }
    bar.hidden = false;
  }

  /** @returns {string} both numbers of the entry, or what stands there instead; the engine says whether they can be */
  entry() {
    const mine = this.input.value.trim();
    return /^-?\d+$/.test(mine) ? `${mine}:${Number(this.input.dataset.quickInput) - Number(mine)}` : mine;
  }

  /** @param {Event} event */
  typed(event) {
    event.stopPropagation();
    this.rest.textContent = this.entry();
  }

  /** @param {string} entry */
  add(entry) {
    if (!entry) return;
    this.put([...this.entries(), entry]);
    this.input.value = "";
    this.rest.textContent = "";
  }

  undo() {
    this.put(this.entries().slice(0, -1));
  }

  entries() {
    return this.lines.value.split("\n").filter((line) => line.trim());
  }

  /** @param {string[]} entries */
  put(entries) {
    this.lines.value = entries.join("\n");
    this.lines.dispatchEvent(new Event("input", { bubbles: true }));
    this.lines.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
