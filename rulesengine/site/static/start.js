/** Start Python from the fetched parts: the same code in the reader's browser, in the tests' Node and in the build. */

/**
 * @typedef {object} Memory a memory image: what a started Python holds beyond the bytes the wasm file brings itself
 * @property {number} size bytes of the whole memory
 * @property {number} pristine bytes at its start that are taken from the fresh instance
 * @property {[number, number][]} runs start and length of each changed stretch
 * @property {object} state Pyodide's own table of references into JavaScript
 * @property {string} build the build of Pyodide that it belongs to
 * @property {Uint8Array} bytes the changed stretches, one after the other
 */

/**
 * @typedef {object} Parts
 * @property {(options: object) => Promise<any>} loadPyodide
 * @property {(settings: object) => Promise<any>} createModule
 * @property {Promise<WebAssembly.Module>} wasm
 * @property {object} lock Pyodide's lock file, without packages
 * @property {{indexURL: string, stdLibURL: string}} urls
 */

const HOST = "rulesengine.explorers.host";

/** @param {Parts} parts @param {Memory} memory @returns {Promise<any>} Python as it was when the memory was taken */
export async function startFromMemory(parts, memory) {
  let fresh = new Uint8Array(0);
  const keepFresh = (/** @type {WebAssembly.Memory} */ own) => {
    own.grow(Math.max(0, memory.size - own.buffer.byteLength) / 65536);
    fresh = new Uint8Array(own.buffer).slice(0, memory.pristine);
  };
  return load(parts, {
    _loadSnapshot: new Uint8Array(1),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const module = await withWasm(parts.createModule, settings, parts.wasm, keepFresh);
      settings.API.restoreSnapshot = () => restore(module, memory, fresh);
      return module;
    },
  });
}

/** @param {Parts} parts @param {object} [options] @returns {Promise<any>} Python without the package */
export async function startPlainly(parts, options = {}) {
  return load(parts, {
    createPyodideModule: (/** @type {any} */ settings) => withWasm(parts.createModule, settings, parts.wasm, () => {}),
    ...options,
  });
}

/** @param {any} pyodide @param {Uint8Array} archive unpack the package's files where Python finds them */
export function install(pyodide, archive) {
  pyodide.unpackArchive(archive, "zip", { extractDir: pyodide._api.sitepackages });
  pyodide._api.importlib.invalidate_caches();
}

/** @param {any} pyodide @returns {(request: string) => string} the one function that pages ask */
export function hostOf(pyodide) {
  return pyodide.pyimport(HOST).answer;
}

/** @param {ArrayBuffer} file @returns {Memory} */
export function readMemory(file) {
  const length = new DataView(file).getUint32(0, true);
  const head = new TextDecoder().decode(new Uint8Array(file, 4, length));
  return { ...JSON.parse(head), bytes: new Uint8Array(file, 4 + length) };
}

/**
 * Create Pyodide's module from a compiled wasm file instead of letting it fetch its own.
 * @param {Parts["createModule"]} createModule
 * @param {any} settings
 * @param {Promise<WebAssembly.Module>} wasm
 * @param {(memory: WebAssembly.Memory) => void} sawFresh is shown the memory before anything runs
 * @returns {Promise<any>}
 */
export function withWasm(createModule, settings, wasm, sawFresh) {
  return new Promise((resolve, reject) => {
    settings.instantiateWasm = (/** @type {any} */ imports, /** @type {Function} */ done) => {
      addErrorMarker(imports.env);
      wasm
        .then(async (compiled) => {
          const instance = await WebAssembly.instantiate(compiled, imports);
          sawFresh(/** @type {WebAssembly.Memory} */ (instance.exports.memory));
          done(instance, compiled);
        })
        .catch(reject);
      return {};
    };
    createModule(settings).then(resolve, reject);
  });
}

function load(/** @type {Parts} */ parts, /** @type {object} */ options) {
  const { loadPyodide, lock, urls } = parts;
  return loadPyodide({ ...urls, lockFileContents: lock, packageBaseUrl: urls.indexURL, ...options });
}

/** Pyodide's own stand-in for engines without garbage-collected wasm types; it is all that the wasm file lacks. */
function addErrorMarker(/** @type {any} */ env) {
  const marker = Symbol("error");
  env.Jsv_GetError_import = () => marker;
  env.JsvError_Check = (/** @type {unknown} */ value) => value === marker;
}

/** @param {any} module @returns {number} the word that holds this engine's own way to call C functions, or 0 for none */
export function callerOf(module) {
  const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4];
  return (module.__PyRuntime + offset) / 4;
}

function restore(/** @type {any} */ module, /** @type {Memory} */ memory, /** @type {Uint8Array} */ fresh) {
  if (module.API.config.BUILD_ID !== memory.build) throw new Error("this memory belongs to another build of Pyodide");
  const heap = module.HEAPU8;
  const caller = callerOf(module);
  const own = module.HEAP32[caller];
  heap.fill(0);
  heap.set(fresh);
  let at = 0;
  for (const [start, length] of memory.runs) {
    heap.set(memory.bytes.subarray(at, at + length), start);
    at += length;
  }
  module.HEAP32[caller] = own;
  return memory.state;
}
