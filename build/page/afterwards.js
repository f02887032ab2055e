// What no frame needs is fetched after the first one: the sounds. Without them the game is silent and goes on.

import { stir } from "./frames.js";
import { layOut } from "./pack.js";

/** Fetch what is for later, lay it out where the game looks for it, and let the game see it. */
export async function fetchAfterwards(py) {
  for (const file of window.expeditionsEarly.site.files.filter(({ later }) => later)) {
    try {
      const { ok, body } = await fetch(file.url, { integrity: file.integrity });
      if (!ok) continue;
      const unpacked = new Response(body.pipeThrough(new DecompressionStream("gzip")));
      layOut(new Uint8Array(await unpacked.arrayBuffer()), py.FS, "/app");
      performance.mark(file.name);
      stir();
    } catch (error) {
      console.info(`${file.name} did not come: ${error.message}`);
    }
  }
}
