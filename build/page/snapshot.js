// Python's memory, as it is when it has started and imported what needs no pygame: made once on this device, by a worker
// in idle time, kept with the version it belongs to, and taken instead of starting anew from the second visit on.
// It holds nothing of the player. Whenever anything about it is in doubt, the game starts without it.

import { digestOf } from "./digest.js";
import { nextStep, rested } from "./frames.js";
import { spread } from "./sparse.js";

const { site } = window.expeditionsEarly;
const SCOPE = new URL("./", document.baseURI);
const CACHE = `expeditions ${SCOPE.pathname} ${site.version}`; // as in sw.js
const KEY = new URL("runtime/snapshot", SCOPE).href;
const LATER = 20000; // milliseconds after the first frame
const REST = 4000; // and that the game has done nothing for
const ROOM = 200e6; // bytes on the disk
const COMPILED = 10000; // milliseconds after which the browser has kept what it has compiled, if the module is still there
const LEAST_MEMORY = 4; // gigabytes of the device

const STOPPED = Symbol("stopped");

/** The cache of this version, once the service worker has filled it. */
async function kept() {
  if (!self.caches || !crypto.subtle || !navigator.serviceWorker?.controller) return null;
  return (await caches.has(CACHE)) ? caches.open(CACHE) : null;
}

/** The snapshot, if there is one for this very version and not a byte of it has changed. */
export async function remembered() {
  try {
    const cache = await kept();
    const response = await cache?.match(KEY);
    if (!response || response.headers.has("X-Refused")) return null;
    const { headers } = response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (headers.get("X-Version") === site.version && bytes.length === Number(headers.get("X-Size"))
      && headers.get("X-Integrity") === await digestOf(bytes)) return spread(bytes);
    await cache.delete(KEY);
  } catch {
    await forget();
  }
  return null;
}

export async function forget() {
  try {
    await (await kept())?.delete(KEY);
  } catch {
    // Then it is refused again at the next visit.
  }
}

/** Remember that this version cannot be remembered here; false when even that cannot be kept. */
export async function refuse() {
  try {
    await (await kept()).put(KEY, new Response(null, { headers: { "X-Refused": "1" } }));
    return true;
  } catch {
    return false;
  }
}

/** Whether there is room for it: what tells neither its memory nor that it is no phone has none. */
async function room() {
  const memory = navigator.deviceMemory ?? (navigator.maxTouchPoints ? 0 : LEAST_MEMORY);
  if (memory < LEAST_MEMORY) return false;
  const estimate = await navigator.storage?.estimate?.();
  return !estimate || estimate.quota - estimate.usage >= ROOM;
}

/** Have the snapshot made by a compiled Python, which `compiled` gives, unless it is there; true once it is. `stopped` may end that before. */
async function remember(compiled, stopped) {
  const cache = await kept();
  if (!cache) return false;
  if (await cache.match(KEY)) return true;
  if (!(await room())) return false;
  const python = await compiled();
  const worker = new Worker(new URL("./snapmaker.js", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      stopped?.then(() => reject(STOPPED));
      worker.postMessage({ site, base: SCOPE.href, cache: CACHE, key: KEY, python });
    });
  } finally {
    worker.terminate();
    setTimeout(() => python, COMPILED);
  }
}

/** Make the snapshot while the game rests; as soon as it goes on, making it ends, and begins anew at a longer rest. */
async function rememberAtRest(compiled) {
  for (let rest = REST; ; rest *= 2) {
    await rested(rest);
    try {
      return await remember(compiled, nextStep());
    } catch (error) {
      if (error !== STOPPED) return false;
    }
  }
}

/** Make the snapshot when the player has had the page for a while; at once when a script asks for it. */
export function rememberLater(compiled) {
  window.expeditions.remember = () => remember(compiled).catch(() => false);
  setTimeout(() => rememberAtRest(compiled), LATER);
}
