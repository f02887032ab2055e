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
    if (!navigator.serviceWorker.controller) {
      navigator.serviceWorker.addEventListener("controllerchange", keepCompiled, { once: true });
    }
    // A page that was being loaded while the worker woke was overlooked by it, as is one loaded past all caches.
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) active.postMessage("claim");
  } catch (error) {
    console.info(`The game is not kept for offline play: ${error.message}`);
  }
}

/**
 * Have the browser keep what it has compiled of Python. Chromium does so only with a response that came as it is from
 * the service worker, and what it compiles of that is what runs here already. The next visit then compiles hardly anything.
 */
async function keepCompiled() {
  const response = await fetch(fileOf("python.pack").url);
  if (response.headers.has("X-Unpacked")) await WebAssembly.compileStreaming(response).catch(() => {});
}

/** Only the page whose player agreed is loaded anew; others have all they need in memory. */
function takeUp(worker) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  worker.postMessage("take up");
}
