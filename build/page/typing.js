// Text input: a real field, not seen, lies where the game shows its own, so that dead keys, input methods and
// a phone's keyboard work as everywhere.

import { send } from "./frames.js";

const field = document.getElementById("field");
// A phone's keyboard reports a deletion only when there is something to delete.
const BAIT = "\u200b";

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

/** Open the field at left, top, width, height in CSS pixels; close it when there is no place. */
export function openField(rect) {
  if (!rect.length) {
    field.blur();
    return;
  }
  const [left, top, width, height] = rect;
  field.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  reset();
  field.focus({ preventScroll: true });
}
