/** Compile the archives, start the engine once, and write its memory: node snapshot.mjs PYODIDE SOURCES TARGET */

import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [pyodideFolder, sources, target] = process.argv.slice(2);
makeRepeatable();
const load = (/** @type {string} */ folder, /** @type {string} */ name) => import(pathToFileURL(join(folder, name)).href);
const { loadPyodide } = await load(pyodideFolder, "pyodide.mjs");
const { default: createModule } = await load(pyodideFolder, "pyodide.asm.mjs");
const { startPlainly, startFromMemory, install, hostOf, readMemory, withWasm, callerOf } = await load(target, "start.js");
const { lock } = await load(target, "about.js");

const BLOCK = 64;
const GAP = 256;
const PROBE = JSON.stringify({ explorer: "", lang: "en", given: {} });
const wasm = WebAssembly.compile(readFileSync(join(pyodideFolder, "pyodide.asm.wasm")));

/** Python's files as byte code, without docstrings and with one line number a function: a third less to send. */
const COMPILE = `
import importlib.util, warnings, zipfile
from types import CodeType
from importlib._bootstrap_external import _code_to_hash_pyc

def lean(code):
    inner = tuple(lean(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=first_line_only(len(code.co_code) // 2))

def first_line_only(units):
    # each entry: no columns, up to eight units, the same line (CPython's InternalDocs/code_objects.md)
    whole, rest = divmod(units, 8)
    return b"\\xef\\0" * whole + (bytes([0xE8 | rest - 1, 0]) if rest else b"")

def compiled(name, source, root):
    code = lean(compile(source, root + name, "exec", dont_inherit=True, optimize=2))
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))

def compile_archive(given, made, root):
    with zipfile.ZipFile(given) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in old.namelist():
            content = old.read(name)
            if name.endswith(".py"):
                name, content = name + "c", compiled(name, content, root)
            new.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)

warnings.simplefilter("ignore")
compile_archive
`;

/** The image holds modules, not files; Jinja2 imports its own explanation of errors only when there is one. */
const WARM = `
import gc
import jinja2.debug
from rulesengine.explorers import host

host.warm()
gc.collect()
gc.freeze()
`;

await make().catch((/** @type {Error} */ error) => {
  // left uncaught, Node would quote the failing line, and Pyodide's script is one line of a megabyte
  console.error(error.stack ?? String(error));
  process.exitCode = 1;
});

async function make() {
  await compileArchives();
  const { image, build } = await takeImage();
  const { fresh, state } = await takeApart(image);
  writeMemory(bodyOf(image), fresh, { state, build });
  await probe();
}

/** Two builds of the same inputs shall be the same: no clock, no chance, nothing of the machine or of its Node. */
function makeRepeatable() {
  process.env.TZ = "UTC";
  // Python keeps the runtime's name and the user's language; a Node before 21 has no such object
  const navigator = { language: "C", userAgent: "Node.js", platform: "" };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  const start = Date.UTC(2020, 0, 1);
  Date.now = () => start;
  performance.now = () => 0;
  Math.random = () => 0.5;
  crypto.randomFillSync = (/** @type {any} */ view) => view.fill(42);
  Object.defineProperty(process, "pid", { value: 42 });
  process.argv[1] = "python";
}

/** @param {string} standardLibrary where the standard library lies */
function partsWith(standardLibrary) {
  return { loadPyodide, createModule, wasm, lock, urls: { indexURL: pyodideFolder, stdLibURL: standardLibrary } };
}

async function compileArchives() {
  const pyodide = await startPlainly(partsWith(join(pyodideFolder, "python_stdlib.zip")));
  const compileArchive = pyodide.runPython(COMPILE);
  const roots = { "python.zip": "/lib/python314.zip/", "app.zip": `${pyodide._api.sitepackages}/` };
  for (const [name, root] of Object.entries(roots)) {
    pyodide.FS.writeFile("/tmp/given.zip", new Uint8Array(readFileSync(join(sources, name))));
    compileArchive("/tmp/given.zip", "/tmp/made.zip", root);
    writeFileSync(join(target, name), pyodide.FS.readFile("/tmp/made.zip"));
  }
}

async function takeImage() {
  const options = { _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } };
  const pyodide = await startPlainly(partsWith(join(target, "python.zip")), options);
  install(pyodide, new Uint8Array(readFileSync(join(target, "app.zip"))));
  pyodide.runPython(WARM);
  scrub(pyodide._module);
  return { image: pyodide.makeMemorySnapshot(), build: pyodide._api.config.BUILD_ID };
}

/** Write zeros over all memory that is free, and over what is this engine's own: it would be sent to every reader. */
function scrub(/** @type {any} */ module) {
  const blocks = [];
  for (let size = 1 << 20; size >= 12; size = Math.floor(size * 0.75)) {
    const end = module._sbrk(0);
    while (module._sbrk(0) === end) {
      const block = module._malloc(size);
      module.HEAPU8.fill(0, block, block + size);
      blocks.push(block);
    }
  }
  blocks.forEach((block) => module._free(block));
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  module.HEAP32[callerOf(module)] = 0;
}

/** Start once from the whole image, to see what a fresh instance brings itself and what Pyodide reads from the header. */
async function takeApart(/** @type {Uint8Array} */ whole) {
  let fresh = new Uint8Array(0);
  let state = {};
  const size = bodyOf(whole).length;
  await startPlainly(partsWith(join(target, "python.zip")), {
    _loadSnapshot: whole,
    createPyodideModule: async (/** @type {any} */ settings) => {
      const module = await withWasm(createModule, settings, wasm, (/** @type {WebAssembly.Memory} */ memory) => {
        memory.grow(Math.max(0, size - memory.buffer.byteLength) / 65536);
        fresh = new Uint8Array(memory.buffer).slice();
      });
      const original = settings.API.restoreSnapshot;
      settings.API.restoreSnapshot = (/** @type {Uint8Array} */ given) => (state = original(given));
      return module;
    },
  });
  return { fresh, state };
}

/** The memory without Pyodide's header, whose length is its second word. */
function bodyOf(/** @type {Uint8Array} */ whole) {
  return whole.subarray(new Uint32Array(whole.buffer, whole.byteOffset, 2)[1]);
}

function writeMemory(/** @type {Uint8Array} */ body, /** @type {Uint8Array} */ fresh, /** @type {object} */ about) {
  const pristine = fresh.findLastIndex((byte) => byte !== 0) + 1;
  const runs = changedRuns(body, fresh);
  const head = Buffer.from(JSON.stringify({ ...about, size: body.length, pristine, runs }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const stretches = runs.map(([start, count]) => body.subarray(start, start + count));
  writeFileSync(join(target, "memory.bin"), Buffer.concat([length, head, ...stretches]));
}

function changedRuns(/** @type {Uint8Array} */ body, /** @type {Uint8Array} */ fresh) {
  /** @type {[number, number][]} */
  const runs = [];
  for (let at = 0; at < body.length; at += BLOCK) {
    if (Buffer.compare(body.subarray(at, at + BLOCK), fresh.subarray(at, at + BLOCK)) === 0) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] + GAP >= at) last[1] = at + BLOCK - last[0];
    else runs.push([at, BLOCK]);
  }
  return runs;
}

/** The image is good when the engine answers from it with no file beside it. */
async function probe() {
  const file = new Uint8Array(readFileSync(join(target, "memory.bin")));
  const pyodide = await startFromMemory(partsWith("/dev/null"), readMemory(file.buffer));
  JSON.parse(hostOf(pyodide)(PROBE));
}
