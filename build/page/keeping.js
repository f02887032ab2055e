// How long the browser keeps what is stored. Safari deletes it when a page was not visited for seven days, unless it is on
// the home screen; others only where the disk is full.

const ofApple = navigator.vendor.startsWith("Apple");
const installed = () => navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;

async function keeps() {
  try {
    return Boolean(await navigator.storage?.persisted?.());
  } catch {
    return false;
  }
}

/** Ask the browser to keep what is stored; true where it may still delete it after some days. */
export async function askToKeep() {
  // Firefox would ask the player in turn, in the middle of a move.
  const quiet = !navigator.userAgent.includes("Firefox/");
  try {
    if (quiet && !(await keeps())) await navigator.storage?.persist?.();
  } catch {
    // It is as it was.
  }
  return ofApple && !installed() && !(await keeps());
}
