// The browser's storage, or memory where it is blocked or full.

// Many sites share one origin on some hosts; the path keeps them apart.
const PREFIX = `tikal ${new URL("./", location.href).pathname} `;
const memory = new Map();
let said = false;

export function works() {
  try {
    localStorage.setItem(`${PREFIX}probe`, "1");
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}

export function load(key) {
  if (memory.has(key)) return memory.get(key);
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keep a text, or forget it with null; false when it stays in memory only. */
export function store(key, text) {
  const gone = text === null || text === undefined;
  try {
    if (gone) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, gone ? null : text);
    return false;
  }
}

/** True the first time: nobody wants to be told twice. */
export function sayOnce() {
  if (said) return false;
  said = true;
  return true;
}
