// Starts Python: takes the downloads, lends them to Pyodide, and runs the game's main().

import { script, take, Trouble } from "./download.js";
import { layOut } from "./pack.js";
import { page, opened, shown } from "./shell.js";
import { keepOffline } from "./offline.js";

const early = window.expeditionsEarly;
const STANDARD = "/lib/python314.zip";
const EXTENSION = "/lib/python3.14/site-packages/pygame/base.cpython-314-wasm32-emscripten.so";

const say = (word) => { document.getElementById("step").textContent = early.words(word); };

const compiled = (name) => take(name, (response) => WebAssembly.compileStreaming(response));
const bytes = (name) => take(name, async (response) => new Uint8Array(await response.arrayBuffer()));

/** Pyodide fetches and compiles its parts itself; for the length of its start it gets ours instead. */
async function withOurs(module, start) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (url, options) =>
    String(url).endsWith("/pyodide.asm.wasm") ? Promise.resolve(null)
      : String(url).endsWith("/python_stdlib.zip") ? Promise.resolve(new Response(new Uint8Array(0)))
        : fetch(url, options);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const compiledModule = await module;
    return { module: compiledModule, instance: await WebAssembly.instantiate(compiledModule, imports) };
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** Pyodide writes the (empty) answer from above as its library; once it has, a folder takes its place. */
async function install(FS, library) {
  while (!FS.analyzePath(STANDARD).exists) await new Promise((resolve) => setTimeout(resolve));
  FS.unlink(STANDARD);
  layOut(library, FS, "");
}

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
  const [{ loadPyodide }, { default: createPyodideModule }] =
    await Promise.all([script("pyodide.mjs"), script("pyodide.asm.mjs")]);
  page.mark("scripts");
  // Whatever is missing or damaged must be known before Pyodide trips over it.
  const libraryBytes = await library;
  const loading = Promise.all([python, extension, game, ...pictures]).then(() => {
    page.mark("downloaded");
    early.line.done();
    say("starting");
  });
  const py = await Promise.race([
    loading.then(() => new Promise(() => {})), // only its failure counts here
    withOurs(python, () => loadPyodide({
      indexURL: new URL("./", document.baseURI).href,
      packageBaseUrl: new URL("./", document.baseURI).href,
      lockFileContents: early.site.lock,
      createPyodideModule,
      env: { HOME: "/app", PYTHONDONTWRITEBYTECODE: "1" },
      fsInit: (FS) => install(FS, libraryBytes),
      stdout: (line) => console.log(line),
      stderr: (line) => console.warn(line),
    })),
  ]);
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
  opened(py);
  py.pyimport("solid").install("/app/code.zst", "/app");
  const main = py.pyimport("main");
  page.mark("imported");
  return main.main();
}

const ended = boot().catch((error) => {
  if (error instanceof Trouble) error.show();
  else page.crash(String(error.stack || error), "start");
});
keepOffline(early.words, Promise.race([shown, ended]));
