// Starts Pyodide with parts that are already here. Works in the page and in a worker.

import { layOut } from "./pack.js";

const STANDARD = "/lib/python314.zip";
const MEMORY_PAGE = 65536;

/**
 * Pyodide fetches and compiles its parts itself; for the length of its start it gets ours instead.
 *
 * It also does not get to see WebAssembly.Suspending. Where the browser can switch stacks, Pyodide runs Python on
 * stacks of its own, which nothing here needs; and Chromium looks through the stack of one allocation in many in one
 * process in a hundred, goes past the end of such a stack, and the tab crashes.
 */
async function withOurs(module, room, start) {
  const { fetch } = globalThis;
  const { instantiateStreaming, Suspending } = WebAssembly;
  delete WebAssembly.Suspending;
  globalThis.fetch = (url, options) =>
    String(url).endsWith("/pyodide.asm.wasm") ? Promise.resolve(null)
      : String(url).endsWith("/python_stdlib.zip") ? Promise.resolve(new Response(new Uint8Array(0)))
        : fetch(url, options);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const compiledModule = await module;
    const instance = await WebAssembly.instantiate(compiledModule, imports);
    const { memory } = instance.exports;
    const missing = Math.ceil((room - memory.buffer.byteLength) / MEMORY_PAGE);
    if (missing > 0) memory.grow(missing); // a snapshot may be bigger than what Python begins with
    return { module: compiledModule, instance };
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    if (Suspending) WebAssembly.Suspending = Suspending;
  }
}

/** Pyodide writes the (empty) answer from above as its library; once it has, a folder takes its place. */
async function install(FS, library) {
  while (!FS.analyzePath(STANDARD).exists) await new Promise((resolve) => setTimeout(resolve));
  FS.unlink(STANDARD);
  layOut(library, FS, "");
}

/** Python with its library; from a snapshot of its memory, or with the option to make one (`memory` is "make"). */
export function startPython([{ loadPyodide }, createPyodideModule], site, base, module, library, memory) {
  const here = new URL("./", base).href;
  const how = memory === "make" ? { _makeSnapshot: true } : memory ? { _loadSnapshot: memory } : {};
  return withOurs(module, how._loadSnapshot?.length ?? 0, () => loadPyodide({
    indexURL: here,
    packageBaseUrl: here,
    lockFileContents: site.lock,
    createPyodideModule,
    // The language of the browser would be the only thing of the player in Python's memory.
    env: { HOME: "/app", PYTHONDONTWRITEBYTECODE: "1", LANG: "C.UTF-8", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
    fsInit: (FS) => install(FS, library),
    stdout: (line) => console.log(line),
    stderr: (line) => console.warn(line),
    ...how,
  }));
}
