// Python's memory, as it is when it has started and imported what needs no pygame: made once on this device, by a worker
// in idle time, kept with the version it belongs to, and taken instead of starting anew from the second visit on.
// It holds nothing of the player. Whenever anything about it is in doubt, the game starts without it.

import { digestOf } from "./digest.js";
import { spread } from "./sparse.js";

const { site } = window.expeditionsEarly;
const SCOPE = new URL("./", document.baseURI);
const CACHE = `expeditions ${SCOPE.pathname} ${site.version}`; // as in sw.js
const KEY = new URL("runtime/snapshot", SCOPE).href;
const REST = 20000;
const ROOM = 200e6;
const COMPILED = 10000; // milliseconds after which the browser has kept what it has compiled, if the module is still there

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

/** Have the snapshot made by a compiled Python, which `compiled` gives, unless it is there; true once it is. */
async function remember(compiled) {
  const cache = await kept();
  if (!cache) return false;
  if (await cache.match(KEY)) return true;
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < ROOM) return false;
  const python = await compiled();
  const worker = new Worker(new URL("./snapmaker.js", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage({ site, base: SCOPE.href, cache: CACHE, key: KEY, python });
    });
  } finally {
    worker.terminate();
    setTimeout(() => python, COMPILED);
  }
}

/** Make the snapshot when the player has had the page for a while and the browser has nothing to do. */
export function rememberLater(compiled) {
  const idle = self.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
  const quietly = () => remember(compiled).catch(() => false);
  window.expeditions.remember = quietly;
  setTimeout(() => idle(quietly), REST);
}
