// Mouse, fingers, pen, wheel and keys, as the game's raw input (game/input.py), in device pixels.
// The stage lies over the canvas, so that SDL's own listeners do not hear the same things.

import { size } from "./canvas.js";
import { send, stepNow } from "./frames.js";
import { touchField } from "./typing.js";

const stage = document.getElementById("stage");
const KEPT_FROM_THE_PAGE = new Set([
  " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "Backspace", "'", "/",
]);
const LINE = 40;
const TOUCHES = "ontouchend" in window;

function at(event) {
  const [width, height] = size();
  const box = stage.getBoundingClientRect();
  return [
    ((event.clientX - box.left) * width) / box.width,
    ((event.clientY - box.top) * height) / box.height,
  ];
}

function pointer(phase, event) {
  const mouse = event.pointerType === "mouse";
  const device = mouse || event.pointerType === "pen" ? event.pointerType : "touch";
  send("pointer", phase, mouse ? 0 : event.pointerId, device, ...at(event), 1 + Math.max(0, event.button));
}

function scroll(event) {
  event.preventDefault();
  const [x, y] = at(event);
  const scale = size()[2] * [1, LINE, innerHeight][event.deltaMode];
  // A pinch on a touchpad arrives as a wheel with Ctrl.
  if (event.ctrlKey) send("pinch", x, y, Math.exp((-event.deltaY * scale) / (200 * size()[2])), 0, 0);
  else send("wheel", x, y, -event.deltaX * scale, -event.deltaY * scale);
}

function key(event) {
  const { activeElement: element } = document;
  const unfinished = event.isComposing || event.key === "Dead" || event.key === "Unidentified";
  const typing = element?.id === "field";
  // In a field Tab is the game's, which completes a word with it or leads on; elsewhere it is the browser's.
  const leads = event.key === "Tab" && (!typing || element.readOnly);
  if (unfinished || leads || document.querySelector("dialog[open]")) return;
  // A focused button takes its own keys, and the text field its characters.
  if (element?.tagName === "BUTTON" && (event.key === "Enter" || event.key === " ")) return;
  if (typing && (event.key.length === 1 || event.key === "Backspace")) return;
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (!shortcut && (typing ? event.key === "Tab" : KEPT_FROM_THE_PAGE.has(event.key))) event.preventDefault();
  send("key", event.key, event.shiftKey, event.ctrlKey || event.metaKey, event.altKey);
  if (!event.repeat) stepNow();
}

/** Listen to everything the player does. */
export function listen() {
  const on = (target, kind, act) => target.addEventListener(kind, act, { passive: false });
  const stop = (event) => event.preventDefault();
  on(stage, "pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    if (document.activeElement?.id !== "field") document.activeElement?.blur();
    pointer("down", event);
  });
  on(stage, "pointermove", (event) => pointer("move", event));
  // What a tap or a click leads to happens inside its event: browsers grant the choice of files, a phone's keyboard, the
  // clipboard, sharing and sound to the player's hand only. Of a finger the oldest of these events is the one that all know.
  on(stage, "pointerup", (event) => {
    pointer("up", event);
    if (event.pointerType !== "touch" || !TOUCHES) stepNow();
  });
  on(stage, "touchend", (event) => {
    stepNow();
    if (event.touches.length === 0) touchField(event.changedTouches[0]);
  });
  on(stage, "pointercancel", (event) => pointer("cancel", event));
  on(stage, "pointerleave", (event) => {
    if (event.pointerType === "mouse" && !event.buttons) pointer("cancel", event);
  });
  on(stage, "wheel", scroll);
  on(window, "keydown", key);
  // The browser's own answers to the same gestures: menus, scrolling, zooming, text selection.
  for (const kind of ["contextmenu", "touchstart", "touchmove", "mousedown", "dragstart"]) {
    on(stage, kind, stop);
  }
  // Beside the notch nothing lies over the page, and a finger that begins there would swipe to the page before.
  on(document, "touchstart", (event) => {
    if (event.target === document.documentElement || event.target === document.body) event.preventDefault();
  });
  for (const kind of ["gesturestart", "gesturechange"]) on(document, kind, stop);
}
