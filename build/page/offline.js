// Keeps the game for offline play and takes up new versions: as a whole, and when the player agrees.

import { note } from "./note.js";
import { fileOf } from "./trouble.js";

/** Register the service worker once the game stands, and tell the player when a new version lies ready. */
export async function keepOffline(words, standing) {
  if (!navigator.serviceWorker || !window.isSecureContext) return;
  try {
    const known = await navigator.serviceWorker.getRegistration();
    if (known && known.waiting && !window.expeditions) return takeUp(known.waiting);
    await standing; // fetching everything for later would be in the way of what is needed now
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    const offer = (worker) => note(words("update.note"), [
      [words("reload"), () => takeUp(worker)], [words("later"), () => {}],
    ]);
    const watch = (worker) => worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer(worker);
    });
    if (registration.waiting) offer(registration.waiting);
    if (registration.installing) watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
    // A page that was being loaded while the worker woke was overlooked by it, as is one loaded past all caches.
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) active.postMessage("claim");
  } catch (error) {
    console.info(`The game is not kept for offline play: ${error.message}`);
  }
}

/**
 * Python's module for making the snapshot. Chromium keeps what it has compiled with a response of the service worker's
 * cache, and only if it compiles it for that response; the module that runs here came over the line. So the snapshot is
 * made with another one, of what is kept: what the next start will run is compiled for it, and stays. Other browsers
 * keep nothing compiled.
 */
export async function compiledToKeep(python) {
  if (!navigator.userAgentData) return python;
  const response = await fetch(fileOf("python.pack").url);
  return response.headers.has("X-Unpacked") ? WebAssembly.compileStreaming(response) : python;
}

/** Only the page whose player agreed is loaded anew; others have all they need in memory. */
function takeUp(worker) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  worker.postMessage("take up");
}
