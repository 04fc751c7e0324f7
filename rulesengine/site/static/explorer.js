/** The explorer on a page: static answer first, then a stepper, then the live engine. */

import { createEngine } from "./engine.js";
import { readAddress, writeAddress } from "./address.js";
import { Cells } from "./cells.js";
import { copy } from "./copy.js";
import { callByName, given, leaveBehind, write } from "./form.js";
import { KeptPlace } from "./place.js";
import { Predictor } from "./predictor.js";
import { linkProblems } from "./link.js";
import { QuickEntry } from "./quick.js";
import { Stepper } from "./stepper.js";

/** @type {ReturnType<typeof createEngine> | undefined} one engine for all explorers of the page */
let engine;

function sharedEngine() {
  engine ??= createEngine(document.documentElement.dataset.runtime ?? "");
  return engine;
}

class RulesExplorer extends HTMLElement {
  connectedCallback() {
    this.form = /** @type {HTMLFormElement} */ (this.querySelector("form.rx-form"));
    this.result = /** @type {HTMLElement} */ (this.querySelector("[data-result]"));
    this.status = /** @type {HTMLElement} */ (this.querySelector("[data-status]"));
    /** what the answer on the page answers, and what was asked last */
    this.shown = this.wanted = this.fields();
    /** @type {{field: string, html: string}[]} what the link says that the form cannot hold, until the reader changes something */
    this.astray = [];
    this.stepper = new Stepper(this, () => (this.tell(), this.remember(false)));
    this.predictor = new Predictor(this, () => this.tell());
    this.cells = new Cells(this.result);
    const quick = this.querySelector("[data-quick]");
    if (quick) new QuickEntry(/** @type {HTMLElement} */ (quick), this.form);
    for (const part of this.querySelectorAll(".rx-tools, .rx-start, .rx-predict")) part.removeAttribute("hidden");
    this.dataset.state = "stepper";
    this.listen();
    this.restore();
  }

  listen() {
    const form = /** @type {HTMLFormElement} */ (this.form);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("focusin", () => this.start());
    form.addEventListener("pointerdown", () => this.start());
    form.addEventListener("input", ({ target }) => leaveBehind(form, /** @type {Element} */ (target)));
    form.addEventListener("input", () => this.changed());
    form.addEventListener("input", () => callByName(form));
    form.addEventListener("change", () => this.remember(true));
    this.result?.addEventListener("click", ({ target }) => {
      const button = /** @type {Element} */ (target).closest("[data-set]");
      // an older answer knows nothing of what stands in the form now
      if (button && this.fields() === this.shown) write(form, button.getAttribute("data-set") ?? "");
      follow(/** @type {Element} */ (target).closest('a[href^="#"]'));
    });
    this.querySelector('[data-do="share"]')?.addEventListener("click", ({ currentTarget }) => {
      this.remember(false);
      copy(location.href, /** @type {HTMLElement} */ (currentTarget));
    });
    window.addEventListener("popstate", () => this.restore());
    window.addEventListener("hashchange", () => this.restore());
  }

  changed() {
    this.astray = [];
    this.ask();
  }

  /** Start the engine at the first touch, so that it is ready when the first number has been typed. */
  start() {
    if (this.dataset.state === "live" || this.dataset.state === "loading") return;
    this.show("loading");
    sharedEngine().start().then(() => this.ready(), () => this.show("failed"));
  }

  /** A number that was changed while the engine could not be had is answered now. */
  ready() {
    this.show("live");
    if (this.fields() !== this.shown || this.astray?.length) this.ask();
  }

  /** @param {string} state what the reader should know about the engine */
  show(state) {
    this.dataset.state = state;
    this.say(state === "loading" || state === "failed" ? state : "");
  }

  /** @param {string} which a sentence that the page holds in its own language, or "" for none */
  say(which) {
    const status = /** @type {HTMLElement} */ (this.status);
    status.hidden = !which;
    status.textContent = which ? (status.dataset[which] ?? "") : "";
  }

  /** The form as it stands, as the text that the engine is asked with. */
  fields() {
    return JSON.stringify(given(/** @type {HTMLFormElement} */ (this.form)));
  }

  async ask() {
    this.start();
    const fields = (this.wanted = this.fields());
    const request = JSON.stringify({ explorer: this.getAttribute("name"), lang: this.lang, given: JSON.parse(fields) });
    try {
      const response = await sharedEngine().ask(request, this);
      if (response !== null) this.answered(JSON.parse(response), fields);
    } catch {
      this.show("failed");
    }
  }

  /**
   * @param {{ok: boolean, html?: string, standing?: Record<string, string>, failed?: string, problems?: {field: string, html: string}[]}} response
   * @param {string} fields what was asked
   */
  answered(response, fields) {
    this.show("live");
    if (!response.ok || this.astray?.length) {
      this.refuse(response.problems ?? [], response.failed ? "failed" : "stale");
      return;
    }
    this.complain([]);
    this.toggleAttribute("data-stale", false);
    this.shown = fields;
    this.put(response.html ?? "");
    for (const place of this.querySelectorAll("[data-standing]")) {
      place.textContent = response.standing?.[place.getAttribute("data-standing") ?? ""] ?? place.textContent;
    }
  }

  /** @param {string} html an answer made by the engine's own templates */
  put(html) {
    const result = /** @type {HTMLElement} */ (this.result);
    const place = new KeptPlace(result);
    result.innerHTML = html;
    this.stepper?.replaced();
    this.predictor?.refresh();
    this.cells?.refresh();
    place.restore();
    this.tell();
  }

  /** Tell those who do not see it the one sentence that is new: the step reached, or the answer. */
  tell() {
    const said = /** @type {HTMLElement} */ (this.querySelector("[data-said]"));
    said.textContent = this.hasAttribute("data-predicting") ? "" : (this.stepper?.sentence ?? "");
  }

  /**
   * Say why what is asked has no answer; the older one stays and is marked as such.
   * @param {{field: string, html: string}[]} problems those of the engine; what the link itself gets wrong is said instead
   * @param {string} status
   */
  refuse(problems, status) {
    const astray = this.astray ?? [];
    const own = new Set(astray.map(({ field }) => field));
    this.complain([...astray, ...problems.filter(({ field }) => !own.has(field))]);
    this.say(status);
    this.toggleAttribute("data-stale", true);
  }

  /** @param {{field: string, html: string}[]} problems each is put beside its field */
  complain(problems) {
    const rest = [];
    for (const place of this.querySelectorAll("[data-problem-for]")) place.toggleAttribute("hidden", true);
    for (const input of this.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid");
    for (const { field, html } of problems) {
      const place = this.querySelector(`[data-problem-for="${CSS.escape(field)}"]`);
      if (!place) rest.push(html);
      else this.complainAt(place, field, html);
    }
    const others = /** @type {HTMLElement} */ (this.querySelector("[data-problems]"));
    others.hidden = rest.length === 0;
    others.innerHTML = rest.join("<br>");
  }

  /** @param {Element} place @param {string} field @param {string} html */
  complainAt(place, field, html) {
    place.innerHTML = place.hasAttribute("hidden") ? html : `${place.innerHTML}<br>${html}`;
    place.removeAttribute("hidden");
    place.closest("details")?.setAttribute("open", "");
    for (const input of this.querySelectorAll(`[name="${CSS.escape(field)}"]`)) input.setAttribute("aria-invalid", "true");
  }

  /** @param {boolean} push whether "back" in the browser should lead to the state before */
  remember(push) {
    writeAddress(this.id, /** @type {HTMLFormElement} */ (this.form), this.stepper?.state() ?? {}, push);
  }

  /** Take over what the address says of this explorer; without a word it is as the page was made. */
  restore() {
    const form = /** @type {HTMLFormElement} */ (this.form);
    const read = readAddress(this.id, form);
    if (!read) return;
    const { said, faults } = read;
    const before = this.astray?.length;
    this.astray = linkProblems(faults, /** @type {HTMLElement} */ (this.querySelector("[data-problems]")));
    callByName(form);
    this.stepper?.go(said.get("step"), said.get("depth"));
    this.toggleAttribute("data-stale", this.fields() !== this.shown);
    if (this.fields() !== this.wanted || before) this.ask();
    if (faults.length) this.refuse([], "stale");
    if (said.size) this.predictor?.reveal();
    if (location.hash.startsWith(`#${this.id}?`)) this.scrollIntoView({ block: "nearest" });
  }
}

/** @param {Element | null} link the keyboard goes along with a link to another explorer of the page */
function follow(link) {
  const id = link?.getAttribute("href")?.slice(1).split("?")[0];
  const target = id ? document.getElementById(id) : null;
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

customElements.define("rules-explorer", RulesExplorer);
