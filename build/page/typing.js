// Text input: a real field, not seen, lies where the game shows its own, so that dead keys, input methods and
// a phone's keyboard work as everywhere.

import { send } from "./frames.js";

const field = document.getElementById("field");
// A phone's keyboard reports a deletion only when there is something to delete.
const BAIT = "\u200b";
let open = false;

function reset() {
  field.value = BAIT;
  field.setSelectionRange(1, 1);
}

function commit(event) {
  if (event.isComposing) return;
  const text = field.value.replaceAll(BAIT, "");
  if (text) send("text", text);
  else if (!field.value.includes(BAIT)) send("key", "Backspace", false, false, false);
  reset();
}

field.addEventListener("input", commit);
field.addEventListener("compositionend", commit);

/** Open the field at left, top, width, height in CSS pixels; close it when there is no place.
 * A text is there to be copied: the field holds it, selected, and takes nothing in. Screen readers hear the label. */
export function openField(rect, text, label) {
  open = Boolean(rect.length);
  field.readOnly = Boolean(text);
  if (!rect.length) {
    field.blur();
    field.parentElement.setAttribute("aria-hidden", "true");
    return;
  }
  field.parentElement.removeAttribute("aria-hidden");
  field.setAttribute("aria-label", label);
  const [left, top, width, height] = rect;
  // What is to be copied must be reached by a finger that stays on it, for the system's own menu.
  const reach = text ? ";pointer-events:auto" : "";
  field.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px${reach}`;
  if (text) field.value = text;
  else reset();
  field.focus({ preventScroll: true });
  if (text) field.select();
}

/** A finger on the open field brings up the keyboard, which its owner may have closed, or the browser not yet shown. */
export function touchField({ clientX: x, clientY: y }) {
  const { left, top, right, bottom } = field.getBoundingClientRect();
  if (!open || x < left || x > right || y < top || y > bottom) return;
  field.blur(); // a field that has the focus already would not bring it up
  field.focus({ preventScroll: true });
}
