// What the page lends to the game, as the Python module expeditions_page: canvas, frames, storage and the like.

import { follow, size } from "./canvas.js";
import { ask, give, welcomeFiles } from "./files.js";
import { frame, hold, release, stir } from "./frames.js";
import { listen } from "./hands.js";
import * as links from "./links.js";
import { focus, read, show } from "./mirror.js";
import { note } from "./note.js";
import { picture } from "./picture.js";
import * as storage from "./storage.js";
import { openField } from "./typing.js";

const early = window.expeditionsEarly;
const progress = document.getElementById("progress");
const askedFor = () => progress.classList.remove("unasked");
const marks = {};
let tellShown;

/** Comes true with the first frame: what can wait, waits for it. */
export const shown = new Promise((resolve) => { tellShown = resolve; });

let complete = false;
let tellWhole;

/** Comes true when everything is here: the game goes on after its first frame. */
export const whole = new Promise((resolve) => { tellWhole = resolve; });

const { title } = document; // SDL writes its own name there

/** Say once that nothing is kept. */
function forgetful() {
  if (storage.sayOnce()) note(early.words("storage.note"), [[early.words("close"), () => {}]]);
}

export const page = {
  title,
  size,
  frame,
  picture,
  mark(name) {
    marks[name] ??= Math.round(performance.now() * 10) / 10;
    performance.mark(name);
    if (name === "first-frame") {
      const loading = document.getElementById("loading");
      const focused = document.activeElement?.dataset.way;
      if (focused) setTimeout(() => focus(focused)); // the mirror has its buttons in a moment
      loading.classList.add("gone");
      setTimeout(() => loading.remove(), 300);
      hold();
      tellShown();
      // How far the rest is, only somebody wants to know who goes on before it is here.
      early.say("rest");
      if (early.wish) return window.expeditions.choose(early.wish);
      progress.classList.add("unasked");
      for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, askedFor, { capture: true, once: true });
    }
    if (name === "whole") {
      complete = true;
      progress.remove();
      release();
      tellWhole();
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
        if (!complete) {
          askedFor();
          whole.then(() => window.expeditions.choose(id));
          return JSON.parse(targets()).some((target) => target.id === id && target.enabled);
        }
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
    const about = `${title} ${early.site.version}\n${navigator.userAgent}\n${innerWidth}×${innerHeight} @ ${devicePixelRatio}`;
    early.trouble(kind, {}, ["restart", "copy"], `${about}\n\n${report}`);
  },
};

/** Python stands: follow the window and listen to the player. */
export function opened(py) {
  follow();
  listen();
  welcomeFiles();
  // Browsers keep sound silent until the first gesture.
  const resume = () => py._module.SDL2?.audioContext?.resume();
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, resume, { capture: true });
  if (!storage.works()) forgetful();
}
