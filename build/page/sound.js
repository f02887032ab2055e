// Sound: browsers keep it silent until the first gesture, phones take it away for a call or another app, and a page that
// cannot be seen is not to be heard.

let context = () => null;
let watched = null;
let hushed = false;

function wake() {
  const sound = context();
  if (!sound || hushed || document.hidden || sound.state === "running") return;
  sound.resume().catch(() => {}); // during a call it is refused: the end of the call is a change of state
  if (watched === sound) return;
  watched = sound;
  sound.addEventListener("statechange", wake);
}

function seenOrNot() {
  const sound = context();
  if (!sound || hushed) return;
  // After a rest Safari may call a sound running that stands still; put to sleep and woken it goes on.
  if (document.hidden || sound.state === "running") sound.suspend().then(wake, () => {});
  else wake();
}

/** No sound any more: the game has stopped, and what was playing would go on for ever. */
export function hush() {
  hushed = true;
  context()?.close();
}

/** Wake the sound at every gesture and whenever the page is seen again; `found` gives SDL's, once there is one. */
export function wakeSound(found) {
  context = found;
  for (const kind of ["pointerdown", "pointerup", "touchend", "keydown"]) addEventListener(kind, wake, { capture: true });
  document.addEventListener("visibilitychange", seenOrNot);
  addEventListener("halted", hush);
}
