// Sound: browsers keep it silent until the first gesture, and phones take it away for a call or another app.

/** Wake the sound at every gesture and whenever the page comes back; `context` gives SDL's, once there is one. */
export function wakeSound(context) {
  let watched = null;
  const wake = () => {
    const sound = context();
    if (!sound || sound.state === "running") return;
    sound.resume().catch(() => {}); // during a call it is refused: the end of the call is a change of state
    if (watched === sound) return;
    watched = sound;
    sound.addEventListener("statechange", () => { if (!document.hidden) wake(); });
  };
  for (const kind of ["pointerdown", "pointerup", "touchend", "keydown"]) addEventListener(kind, wake, { capture: true });
  document.addEventListener("visibilitychange", () => {
    const sound = context();
    if (document.hidden || !sound) return;
    // After a rest Safari may call a sound running that stands still; put to sleep and woken it goes on.
    if (sound.state === "running") sound.suspend().then(wake, () => {});
    else wake();
  });
}
