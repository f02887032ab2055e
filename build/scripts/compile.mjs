// Byte-compiles folders with the page's own Python. Settings: pyodide (folder), trees ([folder, shown, optimize]),
// and solid (the name of a file in each folder to put all of it into), if that is wanted.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { pyodide, trees, solid } = JSON.parse(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
// Columns would make the packed bytecode a third bigger; without sources beside it they tell nobody anything.
const py = await loadPyodide({ indexURL: pyodide, env: { PYTHONNODEBUGRANGES: "1" } });
py.runPython(readFileSync(new URL("compile_tree.py", import.meta.url), "utf8"));
const compileTree = py.globals.get("compile_tree");
trees.forEach(([folder, shown, optimize], n) => {
  py.FS.mkdirTree(`/tree${n}`);
  py.mountNodeFS(`/tree${n}`, folder);
  compileTree(`/tree${n}`, shown, optimize);
  if (solid) py.globals.get("make_solid")(`/tree${n}`, solid);
});
process.exit(0);
