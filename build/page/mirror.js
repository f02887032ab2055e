// The accessible mirror: what is going on in words, and every target of the game as a real button.
// It is not seen; the game draws the focus itself.

import { send, stepNow } from "./frames.js";

const mirror = document.getElementById("choices");
const byId = (id) => document.getElementById(id);
let told = [];
let answered = 0;
let buttons = new Map();
let groups = new Map();

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

/** Say what is going on; the log gets only what is new, so that nothing is read out twice. An answer is read out again. */
export function read({ heading, facts, story, said, number }) {
  byId("heading").textContent = heading;
  byId("facts").replaceChildren(...lines(facts, "li"));
  let known = Math.min(told.length, story.length);
  while (known && !story.slice(0, known).every((text, n) => told[told.length - known + n] === text)) known -= 1;
  if (told.length && !known) byId("story").replaceChildren();
  byId("story").append(...lines(story.slice(known), "p"));
  told = story;
  if (number !== answered) byId("said").replaceChildren(...lines(said, "p"));
  answered = number;
}

/** Move the keyboard's focus where the game has put it. */
export function focus(id) {
  const element = buttons.get(id);
  if (element && element !== document.activeElement) element.focus({ preventScroll: true });
}

/** The box of a group: those of which one is chosen are radio buttons. */
function grouped(name, radio) {
  const role = radio ? "radiogroup" : "group";
  const element = groups.get(`${role} ${name}`) || document.createElement("div");
  element.setAttribute("role", role);
  element.setAttribute("aria-label", name);
  return element;
}

/** Targets of one group lie in its box, which stands where the first of them would. */
function boxed(targets, next) {
  const top = [];
  const inside = new Map();
  const used = new Map();
  for (const target of targets) {
    const element = next.get(target.id);
    const key = `${target.checked === null ? "group" : "radiogroup"} ${target.group}`;
    const box = target.group ? used.get(key) || grouped(target.group, target.checked !== null) : null;
    if (box && !inside.has(box)) {
      used.set(key, box);
      inside.set(box, []);
      top.push(box);
    }
    (box ? inside.get(box) : top).push(element);
  }
  groups = used;
  return { top, inside };
}

const same = (element, wanted) => wanted.length === element.children.length
  && wanted.every((one, n) => element.children[n] === one);

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
    if (target.checked === null) element.removeAttribute("role");
    else element.setAttribute("role", "radio");
    if (target.checked === null) element.removeAttribute("aria-checked");
    else element.setAttribute("aria-checked", target.checked);
    element.style.cssText = `left:${target.x}px;top:${target.y}px;width:${target.w}px;height:${target.h}px`;
    next.set(target.id, element);
  }
  const { top, inside } = boxed(targets, next);
  if (!same(mirror, top) || [...inside].some(([box, wanted]) => !same(box, wanted))) {
    const focused = document.activeElement;
    for (const [box, wanted] of inside) box.replaceChildren(...wanted);
    mirror.replaceChildren(...top);
    // What is taken out and put back has lost the focus.
    if (mirror.contains(focused)) focused.focus({ preventScroll: true });
  }
  buttons = next;
}
