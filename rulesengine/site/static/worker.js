/** Answer a page's requests with the engine, in a worker beside the page: {id, request} in, {id, response} out. */

/**
 * While it starts it says {phase, progress}, then {ready: "memory" | "plain"};
 * {failed: "network" | "start" | "crash"} says that this worker will not answer any more.
 *
 * @typedef {{ask: (request: string) => string, how: "memory" | "plain", pyodide: any}} Engine
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */

const HERE = new URL(".", self.location.href).href;
const SHELF = "rulesengine ";
const WASM = "pyodide.asm.wasm.gz";
const MEMORY = "memory.bin.gz";
const LIBRARY = "python.zip";
const APPLICATION = "app.zip";
const fetchAnything = self.fetch.bind(self);

/** @type {Record<string, number>} file → share that has arrived, 0 to 1 */
const arrived = { [WASM]: 0, [MEMORY]: 0 };
/** @type {Record<string, number>} file → its bytes on the line */
let sizes = {};
let lastSaid = -1;

// everything is asked for at once, before anything is waited for
const shelf = openShelf();
const wasm = part(WASM, "application/wasm").then((response) => WebAssembly.compileStreaming(response));
const memory = part(MEMORY).then((response) => response.arrayBuffer());
const about = import("./about.js");
const scripts = Promise.all([import("./pyodide.js"), import("./pyodide.asm.js"), import("./start.js"), about]);
const engine = start();

// a failure is seen where the part is used, which may be later
for (const early of [wasm, memory, about, scripts]) early.catch(() => {});
about.then((module) => (sizes = module.sizes));
engine.then(welcome, giveUp);

self.onmessage = async ({ data: { id, request } }) => {
  const { ask } = await engine;
  try {
    self.postMessage({ id, response: ask(request) });
  } catch (error) {
    console.error(error);
    self.postMessage({ failed: "crash" });
  }
};

/** @returns {Promise<Engine>} */
async function start() {
  const parts = await gather();
  say("start", 0.9);
  try {
    return await startFromImage(parts);
  } catch (error) {
    console.warn(error);
    await (await shelf)?.delete(HERE + MEMORY);
    return startWithoutImage(parts);
  }
}

/** @param {any} parts @returns {Promise<Engine>} */
async function startFromImage(parts) {
  const [, , { hostOf, startFromMemory, readMemory }] = await scripts;
  const pyodide = await startFromMemory(parts, readMemory(await memory));
  return { ask: hostOf(pyodide), how: "memory", pyodide };
}

/** @param {any} parts @returns {Promise<Engine>} */
async function startWithoutImage(parts) {
  const [, , { hostOf, startPlainly, install }] = await scripts;
  const [library, application] = await Promise.all([bytes(LIBRARY), bytes(APPLICATION)]).catch(failing("network"));
  hand(LIBRARY, library);
  const pyodide = await startPlainly(parts);
  install(pyodide, application);
  return { ask: hostOf(pyodide), how: "plain", pyodide };
}

async function gather() {
  const [{ loadPyodide }, { default: createModule }, , { lock }] = await scripts.catch(failing("network"));
  await wasm.catch(failing("network"));
  hand(WASM.replace(".gz", ""), new Uint8Array(0));
  hand(LIBRARY, new Uint8Array(0));
  return { loadPyodide, createModule, wasm, lock, urls: { indexURL: HERE, stdLibURL: HERE + LIBRARY } };
}

/** Pyodide fetches its files itself: give it this content instead when it asks for this name. */
function hand(/** @type {string} */ name, /** @type {Bytes} */ content) {
  const before = self.fetch;
  self.fetch = (target, ...rest) =>
    String(target) === HERE + name ? Promise.resolve(new Response(content)) : before(target, ...rest);
}

/** @param {Engine} engine */
async function welcome({ how, pyodide }) {
  say("ready", 1);
  self.postMessage({ ready: how });
  if (how === "plain") return;
  // an image holds all that was imported when it was taken; the rest of the library follows behind the first answer
  const library = await bytes(LIBRARY).catch(() => null);
  const [major, minor] = pyodide._api.pyVersionTuple;
  if (library) pyodide.FS.writeFile(`/lib/python${major}${minor}.zip`, library);
}

async function giveUp(/** @type {any} */ error) {
  console.error(error);
  // what is kept may be what is broken
  await self.caches?.delete(SHELF + HERE).catch(() => {});
  self.postMessage({ failed: error.reason ?? "start" });
}

function failing(/** @type {string} */ reason) {
  return (/** @type {unknown} */ cause) => {
    throw Object.assign(new Error(reason, { cause }), { reason });
  };
}

async function bytes(/** @type {string} */ name) {
  return new Uint8Array(await (await part(name)).arrayBuffer());
}

/** Take a file from the shelf, where all pages and languages find it unpacked, else from the server. */
async function part(/** @type {string} */ name, type = "application/octet-stream") {
  const kept = await (await shelf)?.match(HERE + name);
  if (kept) {
    note(name, 1);
    return kept;
  }
  const response = await fetchAnything(HERE + name);
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const unpacked = new Response(await unpack(name, response.body), { headers: { "content-type": type } });
  const mine = await shelf;
  if (mine) keep(mine, name, unpacked.clone());
  return unpacked;
}

/** Keep a copy, but not before the engine is up: writing would slow it down. */
async function keep(/** @type {Cache} */ mine, /** @type {string} */ name, /** @type {Response} */ copy) {
  await engine.catch(() => {});
  await mine.put(HERE + name, copy).catch(() => {}); // without room the server is asked again next time
}

/** Undo gzip where it is still there: some servers announce it, and then the browser has undone it already. */
async function unpack(/** @type {string} */ name, /** @type {ReadableStream<Bytes>} */ body) {
  const reader = body.getReader();
  const first = await reader.read();
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  const whole = counted(name, reader, first);
  return packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** @param {string} name @param {ReadableStreamDefaultReader<Bytes>} reader @param {ReadableStreamReadResult<Bytes>} first */
function counted(name, reader, first) {
  let seen = 0;
  let next = Promise.resolve(first);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await next;
      if (done) return controller.close();
      next = reader.read();
      next.catch(() => {});
      seen += value.length;
      note(name, seen / (sizes[name] ?? Infinity));
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function note(/** @type {string} */ name, /** @type {number} */ share) {
  if (!(name in arrived)) return;
  arrived[name] = Math.min(1, share);
  const shares = Object.values(arrived);
  say("fetch", (0.9 * shares.reduce((sum, each) => sum + each, 0)) / shares.length);
}

function say(/** @type {string} */ phase, /** @type {number} */ progress) {
  if (progress < 1 && progress < lastSaid + 0.01) return;
  lastSaid = progress;
  self.postMessage({ phase, progress });
}

/** The browser's cache for exactly this runtime; those of earlier ones at the same place are cleared away. */
async function openShelf() {
  try {
    const mine = SHELF + HERE;
    const place = SHELF + new URL("..", HERE).href;
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(place) && name !== mine);
    await Promise.all(old.map((name) => caches.delete(name)));
    return await caches.open(mine);
  } catch {
    return null; // no such cache outside of https, or the reader forbids it
  }
}
