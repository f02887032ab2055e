// Starts Python: takes the downloads, lends them to Pyodide, and runs the game's main().

import { fetchAfterwards, SOUNDS } from "./afterwards.js";
import { askFor, bytes, script, take } from "./download.js";
import { play } from "./frames.js";
import { importMeanwhile } from "./meanwhile.js";
import { layOut } from "./pack.js";
import { startPython } from "./python.js";
import { forget, refuse, remembered, rememberLater } from "./snapshot.js";
import { page, opened, shown, whole } from "./shell.js";
import { compiledToKeep, keepOffline } from "./offline.js";
import { load, ready, store } from "./storage.js";
import { brokenKept, brokenScript, fileOf, Trouble } from "./trouble.js";

const early = window.expeditionsEarly;
const EXTENSION = "/lib/python3.14/site-packages/pygame/base.cpython-314-wasm32-emscripten.so";

const told = new Map(); // the words of languages by their packs, as they come
const laidOut = new Set();

function wordsOf(pack) {
  if (!told.has(pack)) told.set(pack, bytes(pack.name));
  return told.get(pack);
}

async function layOutWords(py, pack) {
  if (laidOut.has(pack)) return;
  layOut(await wordsOf(pack), py.FS, "/app");
  laidOut.add(pack);
}

/** The words of the language that the page speaks; while they come another one may be chosen (welcome.js). */
async function layOutSpoken(py) {
  while (early.wordsPack() && !laidOut.has(early.wordsPack())) await layOutWords(py, early.wordsPack());
}

const compiled = (name) => take(name, (response) => WebAssembly.compileStreaming(response));

/** Emscripten's script: the page's policy allows this text alone, by its hash, and only as an inline script. */
const emscripten = (text) => new Promise((resolve) => {
  globalThis.expeditionsEmscripten = (create) => {
    delete globalThis.expeditionsEmscripten;
    resolve(create);
  };
  document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent: text }));
});

/** What the title does without: the code and the pictures of everything else. */
async function fetchRest(py, solid) {
  askFor(early.site.files.filter((file) => file.later && file.name !== SOUNDS));
  const [tables, ...pictures] = await Promise.all([bytes("tables.pack"), ...lent((file) => file.later)]);
  layOut(tables, py.FS, "/app");
  keepPictures(py, pictures);
  await Promise.all(early.wordsPacks.map((pack) => layOutWords(py, pack)));
  solid?.install("/app/tables.solid", "/app");
  early.line.done();
  page.mark("whole");
}

/** Those title pictures that are wanted, as they come. */
const lent = (wanted) => Object.entries(early.site.lent)
  .filter(([name]) => wanted(fileOf(name)))
  .map(async ([name, path]) => [path, await bytes(name)]);

function keepPictures(py, pictures) {
  for (const [path, bytes] of pictures) py.FS.writeFile(`/app/${path}`, bytes);
}

/** A language that was chosen on the loading screen is the game's (game/session/settings.py). */
function setLanguage(language) {
  let settings = {};
  try {
    settings = JSON.parse(load("settings")) || {};
  } catch {
    // Damaged settings count as none.
  }
  store("settings", JSON.stringify({ ...settings, language }));
}

async function boot() {
  if (early.failed) return;
  page.mark("loader");
  early.line.scripts = true;
  const parts = {
    python: compiled("python.pack"),
    create: take("pyodide.asm.pack", (response) => response.text()).then(emscripten),
    library: bytes("library.pack"),
    extension: compiled("pygame.pack"),
    game: bytes("game.pack"),
    pictures: Promise.all(lent((file) => !file.later)),
    words: early.wordsPack() ? wordsOf(early.wordsPack()) : Promise.resolve(),
  };
  // Whatever is missing or damaged must be known before Pyodide trips over it, or waits for what nobody asks for.
  const missed = Promise.race(Object.values(parts).map((part) => part.then(() => new Promise(() => {}))));
  return Promise.race([missed, started(parts, remembered())]);
}

/** Python with everything in it, and the game under way. */
async function started({ python, create, library, extension, game, pictures }, snapshot) {
  const scripts = await Promise.all([script("pyodide.mjs"), create]);
  page.mark("scripts");
  Promise.all([python, extension, game, pictures]).then(() => {
    page.mark("downloaded");
    early.say("starting");
  }, () => {});
  const libraryBytes = await library;
  const start = (memory) => startPython(scripts, early.site, document.baseURI, python, libraryBytes, memory);
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
  keepPictures(py, await pictures);
  const module = py._module;
  module.preloadedWasm[EXTENSION] = await module.loadWebAssemblyModule(
    await extension, { loadAsync: true, nodelete: true }, EXTENSION, {});
  py.FS.writeFile(EXTENSION, ""); // import looks for a file; its code is already there
  page.mark("extension");
  early.say("opening");
  py.canvas.setCanvas2D(document.getElementById("canvas"));
  py.registerJsModule("expeditions_page", page);
  await ready;
  await layOutSpoken(py);
  if (early.language) setLanguage(early.language);
  opened(py);
  const solid = py.pyimport("solid");
  if (memory) solid.awake();
  else solid.install("/app/title.solid", "/app");
  const main = py.pyimport("main");
  page.mark("imported");
  shown.then(() => fetchRest(py, memory ? null : solid)).catch(wrong);
  whole.then(() => {
    importMeanwhile(py);
    fetchAfterwards(py);
    rememberLater(async () => compiledToKeep(await python));
  });
  return play(py.pyimport("game.host.browser").steps(main.main));
}

async function wrong(error) {
  const trouble = error instanceof Trouble ? error : await brokenScript();
  if (trouble) return trouble.show();
  const marked = (name) => performance.getEntriesByName(name).length;
  const kept = marked("whole") ? null : await brokenKept();
  if (kept) return kept.show();
  // What was remembered may be at fault: without it, once more.
  if (marked("remembered") && !marked("first-frame") && (await refuse())) return location.reload();
  page.crash(`${error}\n${error.stack ?? ""}`, "", "", "start");
}

const ended = boot().catch(wrong);
keepOffline(early.words, Promise.race([whole, ended]));
