// Starts Python: takes the downloads, lends them to Pyodide, and runs the game's main().

import { fetchAfterwards } from "./afterwards.js";
import { brokenScript, script, take, Trouble } from "./download.js";
import { play } from "./frames.js";
import { importMeanwhile } from "./meanwhile.js";
import { layOut } from "./pack.js";
import { startPython } from "./python.js";
import { forget, refuse, remembered, rememberLater } from "./snapshot.js";
import { page, opened, shown } from "./shell.js";
import { keepOffline } from "./offline.js";
import { ready } from "./storage.js";

const early = window.expeditionsEarly;
const EXTENSION = "/lib/python3.14/site-packages/pygame/base.cpython-314-wasm32-emscripten.so";

const say = (word) => { document.getElementById("step").textContent = early.words(word); };

const compiled = (name) => take(name, (response) => WebAssembly.compileStreaming(response));
const bytes = (name) => take(name, async (response) => new Uint8Array(await response.arrayBuffer()));

async function boot() {
  if (early.failed) return;
  page.mark("loader");
  early.line.scripts = true;
  const python = compiled("python.pack");
  const extension = compiled("pygame.pack");
  const library = bytes("library.pack");
  const game = bytes("game.pack");
  const pictures = Object.entries(early.site.lent).map(async ([name, path]) => [path, await bytes(name)]);
  for (const promise of [python, extension, library, game, ...pictures]) promise.catch(() => {});
  const snapshot = remembered();
  const scripts = await Promise.all([script("pyodide.mjs"), script("pyodide.asm.mjs")]);
  page.mark("scripts");
  // Whatever is missing or damaged must be known before Pyodide trips over it.
  const libraryBytes = await library;
  const loading = Promise.all([python, extension, game, ...pictures]).then(() => {
    page.mark("downloaded");
    early.line.done();
    say("starting");
  });
  const start = (memory) => Promise.race([
    loading.then(() => new Promise(() => {})), // only its failure counts here
    startPython(scripts, early.site, document.baseURI, python, libraryBytes, memory),
  ]);
  let py;
  let memory = await snapshot;
  if (memory) page.mark("remembered");
  try {
    py = await start(memory);
  } catch (error) {
    if (!memory || error instanceof Trouble) throw error;
    memory = null;
    await forget();
    py = await start(null);
  }
  page.mark("python");
  layOut(await game, py.FS, "/app");
  for (const [path, bytes] of await Promise.all(pictures)) py.FS.writeFile(`/app/${path}`, bytes);
  const module = py._module;
  module.preloadedWasm[EXTENSION] = await module.loadWebAssemblyModule(
    await extension, { loadAsync: true, nodelete: true }, EXTENSION, {});
  py.FS.writeFile(EXTENSION, ""); // import looks for a file; its code is already there
  page.mark("extension");
  say("opening");
  py.canvas.setCanvas2D(document.getElementById("canvas"));
  py.registerJsModule("expeditions_page", page);
  await ready;
  opened(py);
  const solid = py.pyimport("solid");
  if (memory) solid.awake();
  else solid.install("/app/code.zst", "/app");
  const main = py.pyimport("main");
  page.mark("imported");
  shown.then(() => {
    importMeanwhile(py);
    fetchAfterwards(py);
    rememberLater(python);
  });
  return play(py.pyimport("game.host.browser").steps(main.main));
}

const ended = boot().catch(async (error) => {
  const trouble = error instanceof Trouble ? error : await brokenScript();
  if (trouble) return trouble.show();
  // What was remembered may be at fault: without it, once more.
  const marked = (name) => performance.getEntriesByName(name).length;
  if (marked("remembered") && !marked("first-frame") && (await refuse())) return location.reload();
  page.crash(`${error}\n${error.stack ?? ""}`, "start");
});
keepOffline(early.words, Promise.race([shown, ended]));
