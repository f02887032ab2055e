// Links: the part of the page's address behind the #, which no server sees, and ways to give a link away.

import { send, stir } from "./frames.js";

/** Hand the game what stands behind the #, and clear it, so that loading the page again does not open it again. */
function take() {
  const text = location.hash.slice(1);
  if (!text) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  send("arrived", text);
}

/** Take the link that the page was opened with, and those that come while it is open. */
export function welcomeLinks() {
  take();
  addEventListener("hashchange", take);
}

/** The page's own address. */
export const address = () => location.href.split("#")[0];

async function put(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure context or permission there is still the old way.
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  const { activeElement } = document;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  activeElement?.focus?.({ preventScroll: true });
  return done;
}

/** Copy a text, and tell whether that worked. */
export async function copy(text, told) {
  told(await put(text));
  stir();
}

/** Take what is on the clipboard as if it was typed; where the browser does not allow that, nothing comes. */
export async function paste() {
  try {
    send("text", await navigator.clipboard.readText());
  } catch {
    send("text", "");
  }
}

/** Whether the system has a sheet to share with. */
export const shares = () => typeof navigator.share === "function";

/** Open the system's sheet. A player who closes it without sharing has changed nothing. */
export function share(title, url) {
  navigator.share({ title, url }).catch(() => {});
}
