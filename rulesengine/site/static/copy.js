/** Copy a text at the press of a button, and say on the button that it was done. */

const SHOWN = 2000;

/** @param {string} text @param {HTMLElement} button holds the word for "done" */
export async function copy(text, button) {
  const done = (await written(text)) || selected(text);
  if (!done || button.dataset.words !== undefined) return;
  button.dataset.words = button.textContent ?? "";
  button.textContent = button.dataset.done ?? "";
  setTimeout(() => {
    button.textContent = button.dataset.words ?? "";
    delete button.dataset.words;
  }, SHOWN);
}

/** @param {string} text @returns {Promise<boolean>} */
async function written(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not on a page without https, or the reader forbids it
  }
}

/** The old way, which works without https too. @param {string} text @returns {boolean} */
function selected(text) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}
