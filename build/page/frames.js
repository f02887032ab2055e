// The beat of the game: input gathered between two frames, and the promise of the next frame.

const queue = [];
let resting = null;
let halted = false;
let held = false;

/** Let a resting game go on with its next frame. */
export function stir() {
  if (!resting || halted || held) return;
  const resume = resting;
  resting = null;
  requestAnimationFrame(() => {
    resume(queue.length ? JSON.stringify(queue) : "");
    queue.length = 0;
  });
}

/** No further frame: another tab has the game now. */
export function halt() {
  halted = true;
}

/** No further frame until `release`: what the game may need now is still on its way. */
export function hold() {
  held = true;
}

export function release() {
  held = false;
  stir();
}

/** Report raw input to the game. */
export function send(...entry) {
  const last = queue[queue.length - 1];
  // Of many moves between two frames the last one is enough.
  if (last && entry[1] === "move" && last[1] === "move" && last[2] === entry[2]) queue.pop();
  queue.push(entry);
  stir();
}

/** The input at the next frame: the very next one when busy, otherwise when something has happened. */
export function frame(busy) {
  return new Promise((resolve) => {
    resting = resolve;
    if (busy || queue.length) stir();
  });
}
