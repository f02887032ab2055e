// The beat of the game: input gathered between two frames, and the game's next step.
// A step is made before the next picture, or at once inside an event. No scheduler stands between, so that what the game
// asks of the browser in such a step is asked inside the gesture.

const queue = [];
let game = null; // its function for a step, and whom to tell how it has ended
let asked = 0; // the number of the picture that is waited for, where one is
let stepping = false;
let halted = false;
let stepped = 0; // when the game has last done anything
let disturbed = () => {};

/** Run the game, given as a function that makes one step with the input as JSON (game/host/browser.py), to its end. */
export function play(act) {
  return new Promise((resolve, reject) => {
    game = { act, resolve, reject };
    step();
  });
}

/** One step of the game, up to where it waits for the next frame. */
function step(input) {
  const { act, resolve, reject } = game;
  disturbed();
  let busy;
  stepping = true;
  try {
    busy = act(input);
  } catch (error) {
    game = null;
    return reject(error);
  } finally {
    stepping = false;
    stepped = performance.now();
  }
  if (busy === undefined) {
    game = null;
    return resolve();
  }
  if (busy || queue.length) stir();
}

function goOn() {
  const input = queue.length ? JSON.stringify(queue) : "";
  queue.length = 0;
  step(input);
}

const ready = () => game && !stepping && !halted;

/** Let a resting game go on with its next frame. */
export function stir() {
  if (!ready() || asked) return;
  asked = requestAnimationFrame(() => {
    asked = 0;
    if (ready()) goOn();
  });
}

/** Let the game go on now, inside the event that is being handled: some things the browser grants only there. */
export function stepNow() {
  if (!ready()) return;
  cancelAnimationFrame(asked);
  asked = 0;
  goOn();
}

/** Fulfilled when the game has done nothing for so many milliseconds. */
export async function rested(length) {
  for (let left = length; left > 0; left = asked || stepping ? length : stepped + length - performance.now()) {
    await new Promise((resolve) => { setTimeout(resolve, left); });
  }
}

/** Fulfilled at the game's next step. */
export const nextStep = () => new Promise((resolve) => { disturbed = resolve; });

/** No further frame: another tab has the game now. Whoever still does something of its own listens for it. */
export function halt() {
  halted = true;
  dispatchEvent(new Event("halted"));
}

/** Report raw input to the game. */
export function send(...entry) {
  const moves = (one) => one[0] === "pointer" && one[1] === "move";
  // Of many moves of a finger between two frames the last one is enough; two fingers move by turns.
  for (let n = queue.length - 1; moves(entry) && n >= 0 && moves(queue[n]); n -= 1) {
    if (queue[n][2] !== entry[2]) continue;
    queue.splice(n, 1);
    break;
  }
  queue.push(entry);
  stir();
}
