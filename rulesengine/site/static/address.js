/** The state of an explorer in the address, so that a dispute can be sent as a link. */

const LONGEST = 20_000;

/**
 * Read what the address says of an explorer into its form. Fields that it does not name stand as the page was made.
 * @param {string} id @param {HTMLFormElement} form
 * @returns {URLSearchParams | null} null when the address speaks of something else
 */
export function readAddress(id, form) {
  const [target, query = ""] = location.hash.slice(1, LONGEST).split("?", 2);
  const mine = target === id;
  if (target && !mine) return null;
  const said = new URLSearchParams(mine ? query : "");
  for (const [name, fields] of byName(form)) {
    const values = said.has(name) ? said.getAll(name) : fields.map(initial);
    const texts = values.length === fields.length ? values : (values[0] ?? "").split(":");
    fields.forEach((field, index) => (field.value = texts[index] ?? ""));
  }
  return said;
}

/**
 * @param {string} id @param {HTMLFormElement} form
 * @param {Record<string, string>} more what else belongs to the state, such as the step
 * @param {boolean} push whether "back" leads to the state before
 */
export function writeAddress(id, form, more, push) {
  const said = new URLSearchParams();
  for (const [name, fields] of byName(form)) {
    if (fields.some((field) => field.value !== initial(field))) fields.forEach((field) => said.append(name, field.value));
  }
  for (const [name, value] of Object.entries(more)) if (value) said.set(name, value);
  const hash = `#${id}${said.size ? `?${said}` : ""}`;
  if (hash === location.hash) return;
  if (push) history.pushState(null, "", hash);
  else history.replaceState(null, "", hash);
}

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} FormField */

/** @param {HTMLFormElement} form @returns {Map<string, FormField[]>} */
function byName(form) {
  const fields = new Map();
  for (const field of form.elements) {
    const named = /** @type {FormField} */ (field);
    if (named.name) fields.set(named.name, [...(fields.get(named.name) ?? []), named]);
  }
  return fields;
}

/** @param {FormField} field @returns {string} what stands in it when the page is opened */
function initial(field) {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? "";
}
