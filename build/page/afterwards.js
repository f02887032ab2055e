// What no frame needs is fetched when all else is here: the sounds. Without them the game is silent and goes on.

import { askFor, bytes } from "./download.js";
import { stir } from "./frames.js";
import { layOut } from "./pack.js";
import { fileOf } from "./trouble.js";
import { endUnpacking } from "./unpacking.js";

export const SOUNDS = "sounds.pack";

/** Fetch them, lay them out where the game looks for them, and let the game see them. */
export async function fetchAfterwards(py) {
  try {
    askFor([fileOf(SOUNDS)]);
    layOut(await bytes(SOUNDS), py.FS, "/app");
    performance.mark(SOUNDS);
    stir();
  } catch (error) {
    console.info(`${SOUNDS} did not come: ${error.message}`);
  } finally {
    endUnpacking();
  }
}
