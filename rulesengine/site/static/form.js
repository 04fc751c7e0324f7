/** An explorer's form: its fields by their names, and what is given in them. */

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} FormField */

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
    const values = fields.map((field) => field.value);
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

/**
 * @param {FormField} field
 * @param {string} value a choice that does not exist is shown as one, so that nobody takes another for it
 * @returns {boolean} whether the form itself has this choice
 */
function fill(field, value) {
  if (!(field instanceof HTMLSelectElement)) {
    field.value = field instanceof HTMLTextAreaElement ? value : value.replace(/[\r\n]+/g, " ");
    return true;
  }
  field.querySelector("option[data-foreign]")?.remove();
  const known = [...field.options].some((option) => option.value === value);
  if (!known && value) {
    const foreign = new Option(value, value);
    foreign.dataset.foreign = "";
    field.add(foreign);
  }
  field.value = known || value ? value : initial(field);
  return known;
}

/**
 * What is wrong with the values of a name: which sentence says it, and what came.
 * @typedef {{kind: "choice" | "count" | "unknown", came: string, fields?: number}} Fault
 */

/**
 * Put texts into the fields of one name. Only a single text may hold several values, as 4:3; a name may have a colon.
 * @param {FormField[]} fields @param {string[]} values
 * @returns {Fault | null} what these fields cannot hold; a field whose text is missing is left empty
 */
export function fillAll(fields, values) {
  const texts = cut(fields, values);
  const strange = fields.map((field, index) => (fill(field, texts[index] ?? "") ? null : (texts[index] ?? null)));
  if (texts.length !== fields.length) return { kind: "count", came: String(texts.length), fields: fields.length };
  const came = strange.find((text) => text !== null);
  return came === undefined || came === null ? null : { kind: "choice", came };
}

/** @param {FormField[]} fields @param {string[]} values @returns {string[]} one text for each field */
function cut(fields, values) {
  if (fields.length > 1) return values.length > 1 ? values : values.join("").split(":");
  return [values.join(fields[0] instanceof HTMLTextAreaElement ? "\n" : " ")];
}

/**
 * Write into a form what a button in the answer says, as if a reader had typed it.
 * @param {HTMLFormElement} form
 * @param {string} said fields and their values as an address has them; others stay, -=name takes the last line of one away
 */
export function write(form, said) {
  const wanted = new URLSearchParams(said);
  for (const [name, fields] of byName(form)) {
    if (wanted.has(name)) fillAll(fields, wanted.getAll(name));
    if (wanted.get("-") === name) fields[0].value = withoutLast(fields[0].value);
  }
  for (const kind of ["input", "change"]) form.dispatchEvent(new Event(kind, { bubbles: true }));
}

/**
 * Leave behind what said something of the old value of a field that a reader changes.
 * @param {HTMLFormElement} form @param {Element} changed
 */
export function leaveBehind(form, changed) {
  const cleared = (changed.closest("[data-clears]")?.getAttribute("data-clears") ?? "").split(" ");
  for (const [name, fields] of byName(form)) {
    if (cleared.includes(name)) for (const field of fields) fill(field, "");
  }
}

/** @param {string} text @returns {string} its lines but the last, as they were typed */
function withoutLast(text) {
  const lines = text.trimEnd().split("\n");
  return lines.slice(0, -1).join("\n");
}
