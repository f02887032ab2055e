// The browser's database as a keeper of texts: what it has taken is on the disk at once and survives the browser being
// killed, while localStorage may be seconds behind. It answers later, so nobody waits for it but the start.

import { HERE } from "./here.js";

const STORE = "texts";
const waiting = new Map();
let base = null;
let works = true;

function request(asked) {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error("blocked"));
  });
}

function open() {
  base ??= (async () => {
    const asked = indexedDB.open(HERE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    const opened = await request(asked);
    // Cleared by the player, or wanted by another tab: the next text opens it anew.
    opened.onclose = () => { base = null; };
    opened.onversionchange = () => { opened.close(); base = null; };
    return opened;
  })();
  base.catch(() => { base = null; });
  return base;
}

/** Everything that is kept: for each key its text, or null where it was forgotten, and its number. */
export async function readAll() {
  try {
    const store = (await open()).transaction(STORE).objectStore(STORE);
    const [keys, kept] = await Promise.all([request(store.getAllKeys()), request(store.getAll())]);
    return new Map(keys.map((key, n) => [key, kept[n]]));
  } catch {
    works = false;
    return new Map();
  }
}

/** Whether the last text that was given found its place. */
export const keeps = () => works;

/** Keep a text with its number. Texts of one step are written together; `failed` is called if they are not. */
export function write(key, kept, failed) {
  if (!waiting.size) queueMicrotask(() => flush(failed));
  waiting.set(key, kept);
}

async function flush(failed) {
  const texts = [...waiting];
  waiting.clear();
  try {
    const change = (await open()).transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    for (const [key, kept] of texts) store.put(kept, key);
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve;
      change.onabort = change.onerror = () => reject(change.error);
    });
    works = true;
  } catch {
    works = false;
    failed();
  }
}
