/** An explorer's form: its fields by their names, and what is given in them. */

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} FormField */

/** What stands for a number that the browser itself cannot read, so that it is refused and not taken as empty. */
const UNREADABLE = "?";

/** @param {HTMLFormElement} form @returns {Map<string, FormField[]>} */
export function byName(form) {
  const fields = new Map();
  for (const field of form.elements) {
    const named = /** @type {FormField} */ (field);
    if (named.name) fields.set(named.name, [...(fields.get(named.name) ?? []), named]);
  }
  return fields;
}

/**
 * @param {HTMLFormElement} form
 * @returns {Record<string, string | string[]>} one text for each name, or a list where a name stands more than once
 */
export function given(form) {
  const texts = [...byName(form)].map(([name, fields]) => {
    const values = fields.map((field) => (field.validity.badInput ? UNREADABLE : field.value));
    return [name, values.length > 1 ? values : values[0]];
  });
  return Object.fromEntries(texts);
}

/**
 * Call the seats by the names that the reader gives to the players; a seat without one keeps its letter.
 * @param {HTMLFormElement} form
 */
export function callByName(form) {
  const names = new Map();
  for (const input of form.querySelectorAll("input[data-seat]")) {
    names.set(input.getAttribute("data-seat"), /** @type {HTMLInputElement} */ (input).value.trim());
  }
  for (const seat of form.querySelectorAll("[data-name]")) {
    const letter = seat.getAttribute("data-name") ?? "";
    seat.textContent = names.get(letter) || letter;
  }
}

/** @param {FormField} field @returns {string} what stands in it when the page is opened */
export function initial(field) {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? "";
}

/** @param {FormField} field @param {string} value a choice that does not exist leaves the first one */
export function fill(field, value) {
  field.value = value;
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = initial(field);
}

/**
 * Put texts into the fields of one name; several numbers may stand in one text, as 4:3.
 * @param {FormField[]} fields @param {string[]} values
 */
export function fillAll(fields, values) {
  const texts = fields.length > 1 ? values.join(":").split(":") : [values.join("\n")];
  fields.forEach((field, index) => fill(field, texts[index] ?? ""));
}

/**
 * Write into a form what a button in the answer says, as if a reader had typed it.
 * @param {HTMLFormElement} form @param {string} said fields and their values as an address has them; others stay
 */
export function write(form, said) {
  const wanted = new URLSearchParams(said);
  for (const [name, fields] of byName(form)) if (wanted.has(name)) fillAll(fields, wanted.getAll(name));
  for (const kind of ["input", "change"]) form.dispatchEvent(new Event(kind, { bubbles: true }));
}
