/** Ask the engine from a page: one worker for all explorers, started when first needed. */

/**
 * @typedef {"unsupported" | "network" | "start" | "crash" | "timeout"} Reason
 * @typedef {{phase: "fetch" | "start" | "ready", progress: number}} Progress
 * @typedef {{request: string, resolve: (response: string | null) => void, reject: (error: EngineError) => void}} Question
 */

const LIMITS = { silence: 60_000, answer: 15_000 };

/** Why there is no answer; `reason` is for programs, and a later question may try again. */
export class EngineError extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(reason);
    this.name = "EngineError";
    this.reason = reason;
  }
}

/**
 * @param {string} runtimeUrl the folder that holds worker.js, relative to the page
 * @param {Partial<typeof LIMITS>} [limits] milliseconds without progress while loading, and for one answer
 */
export function createEngine(runtimeUrl, limits = {}) {
  return new Engine(new URL("worker.js", new URL(runtimeUrl, document.baseURI)), { ...LIMITS, ...limits });
}

class Engine {
  /** @type {((progress: Progress) => void) | null} */
  onprogress = null;

  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<"memory" | "plain"> | null} */
  #started = null;
  /** @type {{resolve: (how: "memory" | "plain") => void, reject: (error: EngineError) => void} | null} */
  #starting = null;
  /** @type {Map<unknown, Question>} what each asker wants to know now */
  #waiting = new Map();
  /** @type {Question | null} */
  #asked = null;
  #id = 0;
  #timer = 0;
  #url;
  #limits;

  constructor(/** @type {URL} */ url, /** @type {typeof LIMITS} */ limits) {
    this.#url = url;
    this.#limits = limits;
  }

  /** Start loading; done when questions are answered at once. Rejects with an EngineError. */
  start() {
    this.#started ??= new Promise((resolve, reject) => {
      this.#starting = { resolve, reject };
      this.#hire();
    });
    return this.#started;
  }

  /**
   * Ask, also while it is loading. A question that waits is dropped, and answered with null, when its asker asks another.
   * @param {string} request @param {unknown} [asker] e.g. the explorer's element
   * @returns {Promise<string | null>} rejects with an EngineError
   */
  ask(request, asker = "page") {
    return new Promise((resolve, reject) => {
      this.#waiting.get(asker)?.resolve(null);
      this.#waiting.set(asker, { request, resolve, reject });
      this.start().then(() => this.#next(), () => {});
    });
  }

  #hire() {
    try {
      const worker = new Worker(this.#url, { type: "module" });
      worker.onmessage = ({ data }) => worker === this.#worker && this.#heard(data);
      worker.onerror = () => worker === this.#worker && this.#fail(this.#starting ? "start" : "crash");
      this.#worker = worker;
      this.#allow(this.#limits.silence);
    } catch {
      this.#fail("unsupported");
    }
  }

  #heard(/** @type {any} */ message) {
    if (message.failed) this.#fail(message.failed);
    else if (message.ready) this.#begin(message.ready);
    else if (message.phase) this.#progressed(message);
    else if (message.id === this.#id) this.#answered(message.response);
  }

  #progressed(/** @type {Progress} */ progress) {
    if (this.#starting) this.#allow(this.#limits.silence);
    this.onprogress?.(progress);
  }

  #begin(/** @type {"memory" | "plain"} */ how) {
    clearTimeout(this.#timer);
    this.#starting?.resolve(how);
    this.#starting = null;
  }

  #next() {
    const [first] = this.#waiting;
    if (this.#asked || this.#starting || !first) return;
    const [asker, question] = first;
    this.#waiting.delete(asker);
    this.#asked = question;
    this.#allow(this.#limits.answer);
    this.#worker?.postMessage({ id: ++this.#id, request: question.request });
  }

  #answered(/** @type {string} */ response) {
    clearTimeout(this.#timer);
    this.#asked?.resolve(response);
    this.#asked = null;
    this.#next();
  }

  #allow(/** @type {number} */ milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#fail("timeout"), milliseconds);
  }

  #fail(/** @type {Reason} */ reason) {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    const error = new EngineError(reason);
    const open = [this.#starting, this.#asked, ...this.#waiting.values()];
    this.#worker = this.#started = this.#starting = this.#asked = null;
    this.#waiting.clear();
    open.forEach((each) => each?.reject(error));
  }
}
