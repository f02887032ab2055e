// What the page lends to the game, as the Python module expeditions_page: canvas, frames, storage and the like.

import { follow, size } from "./canvas.js";
import { ask, give, welcomeFiles } from "./files.js";
import { frame, stir } from "./frames.js";
import { listen } from "./hands.js";
import * as links from "./links.js";
import { focus, read, show } from "./mirror.js";
import { note } from "./note.js";
import { picture } from "./picture.js";
import * as storage from "./storage.js";
import { openField } from "./typing.js";

const early = window.expeditionsEarly;
const marks = {};
let tellShown;

/** Comes true with the first frame: what can wait, waits for it. */
export const shown = new Promise((resolve) => { tellShown = resolve; });

const { title } = document; // SDL writes its own name there

/** Say once that nothing is kept. */
function forgetful() {
  if (storage.sayOnce()) note(early.words("storage.note"), [[early.words("close"), () => {}]]);
}

let context = () => null;
let hushed = false;

/** Browsers keep sound silent until the first gesture, and a page that cannot be seen is not to be heard. */
function hear() {
  if (hushed) return;
  if (document.hidden) context()?.suspend();
  else context()?.resume();
}

/** No sound any more: the game has stopped, and what was playing would go on for ever. */
function hush() {
  hushed = true;
  context()?.close();
}

export const page = {
  title,
  size,
  frame,
  picture,
  wake: (seconds) => { setTimeout(stir, seconds * 1000); },
  mark(name) {
    marks[name] ??= Math.round(performance.now() * 10) / 10;
    performance.mark(name);
    if (name === "first-frame") {
      const loading = document.getElementById("loading");
      loading.classList.add("gone");
      setTimeout(() => loading.remove(), 300);
      tellShown();
    }
  },
  load: storage.load,
  store(key, text) {
    const kept = storage.store(key, text, forgetful);
    if (!kept) forgetful();
    return kept;
  },
  give,
  ask,
  address: links.address,
  copy: links.copy,
  paste: links.paste,
  shares: links.shares,
  share: links.share,
  languages: () => [...navigator.languages],
  reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  publish(state, targets, choose, stats) {
    window.expeditions = {
      state: () => JSON.parse(state()),
      targets: () => JSON.parse(targets()),
      choose(id) {
        const chosen = choose(id);
        stir();
        return chosen;
      },
      stats: () => ({ marks: { ...marks }, ...JSON.parse(stats()) }),
    };
    links.welcomeLinks();
  },
  mirror: (targets) => show(JSON.parse(targets)),
  read: (reading) => read(JSON.parse(reading)),
  focus,
  typing: (text, ...rect) => openField(rect, text),
  crash(report, kind = "crash") {
    hush();
    const about = `${title} ${early.site.version}\n${navigator.userAgent}\n${innerWidth}×${innerHeight} @ ${devicePixelRatio}`;
    early.trouble(kind, {}, ["restart", "copy"], `${about}\n\n${report}`);
  },
};

/** Python stands: follow the window and listen to the player. */
export function opened(py) {
  follow();
  listen();
  welcomeFiles();
  context = () => py._module.SDL2?.audioContext;
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, hear, { capture: true });
  document.addEventListener("visibilitychange", hear);
  addEventListener("halted", hush);
  if (!storage.works()) forgetful();
}
