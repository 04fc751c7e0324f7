/** What a link says that a form cannot hold, in the sentences that the page has ready in its own language. */

const LONGEST = 40;

/**
 * @param {import("./address.js").LinkFault[]} faults
 * @param {HTMLElement} place what holds the sentences, with % for what came and # for how many fields there are
 * @returns {{field: string, html: string}[]} as the engine gives its problems
 */
export function linkProblems(faults, place) {
  return faults.map(({ field, kind, came, fields }) => {
    const [before, after = ""] = (place.dataset[kind] ?? "").replace("#", String(fields ?? "")).split("%");
    const sentence = document.createElement("span");
    sentence.textContent = before + shortened(came) + after;
    return { field, html: sentence.innerHTML };
  });
}

/** @param {string} text */
function shortened(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
