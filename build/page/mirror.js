// The accessible mirror: what is going on in words, and every target of the game as a real button.
// It is not seen; the game draws the focus itself.

import { send, stepNow } from "./frames.js";

const mirror = document.getElementById("choices");
const byId = (id) => document.getElementById(id);
let told = [];
let buttons = new Map();

function button(id) {
  const element = document.createElement("button");
  element.onclick = () => {
    window.expeditions.choose(id);
    stepNow();
  };
  element.onfocus = () => send("focus", id);
  return element;
}

const lines = (texts, tag) => texts.map((text) => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
});

/** Say what is going on; the log gets only what is new, so that nothing is read out twice. */
export function read({ heading, facts, story }) {
  byId("heading").textContent = heading;
  byId("facts").replaceChildren(...lines(facts, "li"));
  let known = Math.min(told.length, story.length);
  while (known && !story.slice(0, known).every((text, n) => told[told.length - known + n] === text)) known -= 1;
  if (told.length && !known) byId("story").replaceChildren();
  byId("story").append(...lines(story.slice(known), "p"));
  told = story;
}

/** Move the keyboard's focus where the game has put it. */
export function focus(id) {
  const element = buttons.get(id);
  if (element && element !== document.activeElement) element.focus({ preventScroll: true });
}

/** Show these targets. */
export function show(targets) {
  const next = new Map();
  for (const target of targets) {
    const element = buttons.get(target.id) || button(target.id);
    element.textContent = target.label;
    element.title = target.hint;
    element.disabled = !target.enabled;
    if (target.key) element.setAttribute("aria-keyshortcuts", target.key);
    else element.removeAttribute("aria-keyshortcuts");
    element.style.cssText = `left:${target.x}px;top:${target.y}px;width:${target.w}px;height:${target.h}px`;
    next.set(target.id, element);
  }
  const wanted = [...next.values()];
  const same = wanted.length === mirror.children.length && wanted.every((element, n) => mirror.children[n] === element);
  if (!same) {
    const focused = document.activeElement;
    mirror.replaceChildren(...wanted);
    // What is taken out and put back has lost the focus.
    if (wanted.includes(focused)) focused.focus({ preventScroll: true });
  }
  buttons = next;
}
