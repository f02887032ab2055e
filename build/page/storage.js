// The browser's storage, or memory where it is blocked or full.

// Many sites share one origin on some hosts; the path keeps them apart.
const PATH = new URL("./", location.href).pathname;
const PREFIX = `expeditions ${PATH} `;
const FORMER = `tikal ${PATH} `; // as it was called before version 1.0
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

/** Give what an earlier version has stored its present name. */
function moveFormer() {
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(FORMER)) continue;
      const key = PREFIX + name.slice(FORMER.length);
      if (localStorage.getItem(key) === null) localStorage.setItem(key, localStorage.getItem(name));
      localStorage.removeItem(name);
    }
  } catch {
    // Blocked or full: what is there stays where it is.
  }
}

moveFormer();

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
