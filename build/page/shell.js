// What the page lends to the game, as the Python module expeditions_page: canvas, frames, storage and the like.

import { follow, size } from "./canvas.js";
import { ask, give, welcomeFiles } from "./files.js";
import { hold, release, stir } from "./frames.js";
import { listen } from "./hands.js";
import { askToKeep } from "./keeping.js";
import * as links from "./links.js";
import { focus, read, show } from "./mirror.js";
import { note } from "./note.js";
import { picture } from "./picture.js";
import { hush, wakeSound } from "./sound.js";
import * as storage from "./storage.js";
import { openField } from "./typing.js";

const early = window.expeditionsEarly;
const progress = document.getElementById("progress");
const askedFor = () => progress.classList.remove("unasked");
const marks = {};
const GAMES = ["game", "shelf"]; // the names under which games are stored
const WARNED = "warned";
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

let asked = false;
let warning = false;

/** A game is stored: have it kept, and where that is not sure, the player is to learn it at the title, once ever. */
async function keepGames() {
  if (asked) return;
  asked = true;
  if (storage.load(WARNED) || !(await askToKeep())) return;
  warning = true;
  await shown;
  warnAtTitle();
}

function warnAtTitle() {
  if (!warning || window.expeditions.state().scene !== "title") return;
  warning = false;
  storage.store(WARNED, "1", () => {});
  note(early.words("keeping.note"), [[early.words("close"), () => {}]]);
}

export const page = {
  title,
  size,
  picture,
  wake: (seconds) => { setTimeout(stir, seconds * 1000); },
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
    else if (text && GAMES.includes(key)) keepGames();
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
  speak: (letters) => { early.speak(letters); },
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
  mirror(targets) {
    show(JSON.parse(targets));
    if (warning) setTimeout(warnAtTitle);
  },
  read: (reading) => read(JSON.parse(reading)),
  focus,
  typing: (text, label, ...rect) => openField(rect, text, label),
  /** What a report tells of this browser: its name for itself, the build, the screen's pixels, and what a notch takes. */
  surroundings() {
    const style = getComputedStyle(document.documentElement);
    const insets = ["top", "right", "bottom", "left"].map((side) => parseFloat(style.getPropertyValue(`--${side}`)) || 0);
    return JSON.stringify([navigator.userAgent, early.site.version, devicePixelRatio, ...insets]);
  },
  crash(report, name = "", text = "", kind = "crash") {
    hush();
    early.save = () => give(name, text);
    const about = `${title} ${early.site.version}\n${navigator.userAgent}\n${innerWidth}×${innerHeight} @ ${devicePixelRatio}`;
    early.trouble(kind, {}, ["restart", "copy", ...(text ? ["save"] : [])], `${about}\n\n${report}`);
    if (text) document.getElementById("trouble-text").append(` ${early.words("save.note")}`);
  },
};

/** Python stands: follow the window and listen to the player. */
export function opened(py) {
  follow();
  listen();
  welcomeFiles();
  wakeSound(() => py._module.SDL2?.audioContext);
  if (!storage.works()) forgetful();
  else if (GAMES.some(storage.load)) keepGames();
}
