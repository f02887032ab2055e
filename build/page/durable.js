// The browser's database as a keeper of texts: what it has taken is on the disk at once and survives the browser being
// killed, while localStorage may be seconds behind. It answers later, so nobody waits for it but the start.

import { HERE } from "./here.js";

const STORE = "texts";
const given = new Map(); // what is not on the disk yet: the newest text of each key, and whom to tell if it cannot be
const waiting = new Set(); // the keys of this step
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
  if (base) return base;
  const opening = (async () => {
    const asked = indexedDB.open(HERE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    const opened = await request(asked);
    // Cleared by the player, or wanted by another tab: the next text opens it anew.
    opened.onclose = opened.onversionchange = () => leave(opening);
    return opened;
  })();
  opening.catch(() => leave(opening));
  base = opening;
  return opening;
}

function leave(opening) {
  if (base === opening) base = null;
  opening.then((opened) => opened.close(), () => {});
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

/** Keep a text with its number. Texts of one step are written together; `failed` is called if it is not. */
export function write(key, kept, failed) {
  given.set(key, { kept, failed });
  if (!waiting.size) queueMicrotask(flush);
  waiting.add(key);
}

async function flush() {
  const keys = [...waiting];
  waiting.clear();
  try {
    // Whoever clears what the browser keeps closes the database too, and it may not have been told yet: once more, with
    // a new one.
    await put(keys).catch(() => put(keys));
    works = true;
  } catch {
    works = false;
    for (const key of keys) given.get(key)?.failed();
  }
}

/** Write what was given last for these keys: a second try never puts an older text over a newer one. */
async function put(keys) {
  const opening = open();
  try {
    const change = (await opening).transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    const texts = keys.filter((key) => given.has(key)).map((key) => [key, given.get(key)]);
    for (const [key, { kept }] of texts) store.put(kept, key);
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve;
      change.onabort = change.onerror = () => reject(change.error);
    });
    for (const [key, text] of texts) {
      if (given.get(key) === text) given.delete(key);
    }
  } catch (error) {
    leave(opening);
    throw error;
  }
}
