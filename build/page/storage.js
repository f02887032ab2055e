// What the player keeps: in localStorage, and in the browser's database, which is not behind when the browser is killed.
// Every text has a number that goes up, so that at the start the newer one of the two is taken.

import * as durable from "./durable.js";
import { HERE, PATH } from "./here.js";
import { hold, holds } from "./tabs.js";

const PREFIX = `${HERE} `;
const FORMER = `tikal ${PATH} `; // as it was called before version 1.0
const NUMBERS = `${PREFIX}numbers`;
const PATIENCE = 4000; // milliseconds that the start waits for a database that does not answer
const memory = new Map();
let numbers = {};
let latest = 0;
let said = false;

/** Whether texts outlive the page. */
export function works() {
  try {
    localStorage.setItem(`${PREFIX}probe`, "1");
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return durable.keeps();
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

/** Take from the database what localStorage has not got, or only in an older form. */
async function compare() {
  moveFormer();
  try {
    numbers = JSON.parse(localStorage.getItem(NUMBERS)) || {};
  } catch {
    numbers = {};
  }
  const late = new Promise((resolve) => { setTimeout(() => resolve(new Map()), PATIENCE); });
  const kept = await Promise.race([durable.readAll(), late]);
  for (const [key, { text, number }] of kept) {
    if (number > (numbers[key] ?? 0)) keep(key, text, number);
  }
  latest = Math.max(0, ...Object.values(numbers));
}

/** This tab has the game, and knows what is stored. */
export const ready = hold().then(compare);

export function load(key) {
  if (memory.has(key)) return memory.get(key);
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Write a text into localStorage, or into memory where that is blocked or full. */
function keep(key, text, number) {
  numbers[key] = number;
  try {
    if (text === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
    localStorage.setItem(NUMBERS, JSON.stringify(numbers));
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Keep a text, or forget it with null; false when it stays in memory only. `lost` is called when that shows later. */
export function store(key, text, lost) {
  if (!holds()) return true; // another tab has the game, and this one rests
  const kept = keep(key, text ?? null, latest += 1);
  durable.write(key, { text: text ?? null, number: latest }, kept ? () => {} : lost);
  return kept || durable.keeps();
}

/** True the first time: nobody wants to be told twice. */
export function sayOnce() {
  if (said) return false;
  said = true;
  return true;
}
