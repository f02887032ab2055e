// While the title is shown, imports what comes after it: one module at a time, whenever the browser has nothing to do.

import { stir } from "./frames.js";

const LONGEST = 8; // milliseconds of one turn; a single module takes less than a frame
const idle = self.requestIdleCallback ?? ((act) => setTimeout(() => act({ timeRemaining: () => LONGEST }), 50));

/** Import the modules of the app's list, in its order. */
export function importMeanwhile(py) {
  const left = JSON.parse(py.FS.readFile("/app/modules.json", { encoding: "utf8" })).later;
  const some = (deadline) => {
    const end = performance.now() + Math.min(LONGEST, deadline.timeRemaining());
    try {
      while (left.length && performance.now() < end) py.pyimport(left.shift()).destroy();
    } catch {
      return; // whoever needs that module will meet the error, and say it
    }
    if (left.length) return idle(some);
    performance.mark("all-imported");
    stir(); // one more frame of a game that rests: it sees to its memory then (game/tidy.py)
  };
  idle(some);
}
