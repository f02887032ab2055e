// Boots Pyodide under Node with the pygame-ce wheel and runs outcomes.py in it; lines go to standard output.
// Arguments: folder of Pyodide, wheel file, unpacked sdist, this folder, module, tests to leave out (a JSON list).
import { readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, wheel, sdist, here, module, leaveOut] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")));
const quiet = { stdout: () => {}, stderr: () => {} };
const pyodide = await loadPyodide({
  ...quiet,
  env: { HOME: "/home/pyodide", SDL_VIDEODRIVER: "dummy", SDL_AUDIODRIVER: "dummy", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
});
// SDL asks the browser for gamepads whenever it pumps events; Pyodide itself must not see a navigator under Node.
globalThis.navigator ??= {};
globalThis.navigator.getGamepads = () => [];
pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
for (const [place, folder] of [["/sdist", sdist], ["/suite", here]]) {
  pyodide.FS.mkdir(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, place);
}
// writeSync: a trap in wasm must not lose lines that were already said.
pyodide.globals.set("say", (line) => writeSync(1, line + "\n"));
pyodide.globals.set("module", module);
pyodide.globals.set("leave_out", pyodide.toPy(JSON.parse(leaveOut)));
pyodide.runPython(`
import sys
sys.path.insert(0, "/suite")
sys.dont_write_bytecode = True
import outcomes
outcomes.run("/sdist", module, leave_out, say)
`);
