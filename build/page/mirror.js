// The accessible mirror: every target of the game as a real button, for screen readers and the Tab key.
// It is not seen; the game draws the focus itself.

import { send } from "./frames.js";

const mirror = document.getElementById("mirror");
let buttons = new Map();

function button(id) {
  const element = document.createElement("button");
  element.onclick = () => window.tikal.choose(id);
  element.onfocus = () => send("focus", id);
  return element;
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
    element.style.cssText = `left:${target.x}px;top:${target.y}px;width:${target.w}px;height:${target.h}px`;
    next.set(target.id, element);
  }
  const wanted = [...next.values()];
  const same = wanted.length === mirror.children.length && wanted.every((element, n) => mirror.children[n] === element);
  if (!same) mirror.replaceChildren(...wanted);
  buttons = next;
}
