/** The state of an explorer in the address, so that a dispute can be sent as a link. */

import { byName, fillAll, initial } from "./form.js";

const LONGEST = 20_000;

/**
 * What each explorer of the page has been told. The address holds the last one; each entry of the browser's history
 * holds all of them, so that "back" undoes one change and leaves the other explorers alone.
 * @type {Record<string, string>}
 */
let told = {};

/** What an address may say besides the fields of a form. */
const BESIDES = ["step", "depth"];

/** @typedef {import("./form.js").Fault & {field: string}} LinkFault */

/**
 * Read what the address says of an explorer into its form. Fields that it does not name stand as the page was made.
 * @param {string} id @param {HTMLFormElement} form
 * @returns {{said: URLSearchParams, faults: LinkFault[]} | null} null when the address speaks of something else
 */
export function readAddress(id, form) {
  const query = wanted(id);
  if (query === null) return null;
  tell(id, query);
  const said = new URLSearchParams(query);
  return { said, faults: take(said, byName(form)) };
}

/** @param {URLSearchParams} said @param {ReturnType<typeof byName>} named @returns {LinkFault[]} what is not understood */
function take(said, named) {
  /** @type {LinkFault[]} */
  const faults = [...new Set(said.keys())]
    .filter((name) => !named.has(name) && !BESIDES.includes(name))
    .map((name) => ({ field: name, kind: "unknown", came: name }));
  for (const [name, fields] of named) {
    const fault = fillAll(fields, said.has(name) ? said.getAll(name) : fields.map(initial));
    if (fault && said.has(name)) faults.push({ field: name, ...fault });
  }
  return faults;
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
  tell(id, `${said}`);
  const hash = `#${id}${said.size ? `?${said}` : ""}`;
  if (hash === location.hash) return;
  const state = { explorers: { ...told } };
  if (push) history.pushState(state, "", hash);
  else history.replaceState(state, "", hash);
}

/** @param {string} id @returns {string | null} what the address, or else this entry of the history, says of it */
function wanted(id) {
  const [target, ...query] = location.hash.slice(1, LONGEST).split("?");
  /** @type {Record<string, string> | undefined} */
  const kept = history.state?.explorers;
  if (kept) told = { ...kept };
  else keep();
  if (target === id) return query.join("?");
  if (kept) return Object.hasOwn(kept, id) ? String(kept[id]) : "";
  return target ? null : "";
}

/** Write into a new entry of the history, such as a leap to a heading, what is told at that time. */
function keep() {
  if (!location.hash) told = {};
  history.replaceState({ explorers: { ...told } }, "");
}

/** @param {string} id @param {string} query */
function tell(id, query) {
  if (query) told[id] = query;
  else delete told[id];
}
