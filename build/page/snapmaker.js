// A worker that starts a second Python, imports what needs no pygame, and keeps its memory: see snapshot.js.

import { digestOf } from "./digest.js";
import { layOut } from "./pack.js";
import { startPython } from "./python.js";
import { dense } from "./sparse.js";

async function make({ site, base, cache: name, key, python }) {
  const cache = await caches.open(name);
  const addressOf = (part) => new URL(site.files.find((file) => file.name === part).url, base).href;
  const part = async (file) => {
    const response = await cache.match(addressOf(file));
    if (!response?.headers.has("X-Unpacked")) throw new Error(`${file} is not kept`);
    return response;
  };
  const bytes = async (file) => new Uint8Array(await (await part(file)).arrayBuffer());
  const emscripten = URL.createObjectURL(await (await part("pyodide.asm.pack")).blob());
  const [pyodide, { default: create }] = await Promise.all([addressOf("pyodide.mjs"), emscripten].map((url) => import(url)));
  URL.revokeObjectURL(emscripten);
  const py = await startPython([pyodide, create], site, base, python, await bytes("library.pack"), "make");
  const solid = py.pyimport("solid");
  for (const [pack, code] of [["game.pack", "title.solid"], ["tables.pack", "tables.solid"]]) {
    layOut(await bytes(pack), py.FS, "/app");
    solid.install(`/app/${code}`, "/app");
  }
  solid.remember("/app/modules.json");
  solid.destroy();
  const memory = new Uint8Array(await dense(py.makeMemorySnapshot()).arrayBuffer());
  const headers = { "X-Version": site.version, "X-Size": memory.length, "X-Integrity": await digestOf(memory) };
  if (await caches.has(name)) await cache.put(key, new Response(memory, { headers }));
}

self.onmessage = async ({ data }) => {
  try {
    await make(data);
    self.postMessage(true);
  } catch (error) {
    console.info(`Nothing is remembered for a quicker start: ${error.message}`);
    self.postMessage(false);
  }
};
