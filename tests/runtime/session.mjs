/** Run Python in Pyodide for the tests: node session.mjs PYODIDE RUNTIME memory|alone|plain; one JSON line in, one out. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pyodideFolder, runtime, mode] = process.argv.slice(2);
const load = (/** @type {string} */ name) => import(pathToFileURL(join(runtime, name)).href);
const { loadPyodide } = await load("pyodide.js");
const { default: createModule } = await load("pyodide.asm.js");
const { startPlainly, startFromMemory, install, hostOf, readMemory } = await load("start.js");
const { lock } = await load("about.js");

const RUN = `
import contextlib, io

def run(code):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "<snippet>", "exec"), {"__name__": "__main__"})
    return out.getvalue()

run
`;

const pyodide = await start();
const run = pyodide.runPython(RUN);
const ask = hostOf(pyodide);

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(reply(JSON.parse(line)))}\n`);
}

/** @param {{code?: string, request?: string}} wanted */
function reply({ code, request }) {
  try {
    return { out: request === undefined ? run(code) : ask(request) };
  } catch (error) {
    return { error: String(error) };
  }
}

async function start() {
  const library = mode === "alone" ? "/dev/null" : join(runtime, "python.zip");
  const wasm = WebAssembly.compile(packed("pyodide.asm.wasm.gz"));
  const parts = { loadPyodide, createModule, wasm, lock, urls: { indexURL: pyodideFolder, stdLibURL: library } };
  if (mode !== "plain") return startFromMemory(parts, readMemory(packed("memory.bin.gz").buffer));
  const plain = await startPlainly(parts);
  install(plain, new Uint8Array(readFileSync(join(runtime, "app.zip"))));
  return plain;
}

function packed(/** @type {string} */ name) {
  return new Uint8Array(gunzipSync(readFileSync(join(runtime, name))));
}
