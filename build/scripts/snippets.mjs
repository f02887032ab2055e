// Prints the JavaScript that a wasm library brings along as text, as a JSON list. Settings: pyodide (folder),
// library (.so file). Emscripten would evaluate these texts in the page, which a strict page does not allow.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { pyodide, library } = JSON.parse(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "snippets-"));
try {
  const listening = join(folder, "pyodide.asm.mjs");
  globalThis.snippets = [];
  const script = readFileSync(join(pyodide, "pyodide.asm.mjs"), "utf8");
  writeFileSync(listening, script.replaceAll("=eval(func)", "=(globalThis.snippets.push(func),eval(func))"));
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
  const { default: createPyodideModule } = await import(pathToFileURL(listening));
  const py = await loadPyodide({ indexURL: pyodide, createPyodideModule });
  py.FS.writeFile("/library.so", readFileSync(library));
  await py._api.loadDynlib("/library.so");
  console.log(JSON.stringify([...new Set(globalThis.snippets)].sort()));
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(0);
