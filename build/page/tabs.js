// One tab has the game: two that write the same storage would lose each other's moves unseen.
// The others say so and can take it over; then the first one rests and says that.

import { halt } from "./frames.js";
import { HERE } from "./here.js";

const NAME = `${HERE} tab`;
const BACK = `${HERE} back`; // when this tab had the game last, or was asked to take it back
const RELOAD = 10_000; // milliseconds that loading a page anew takes at most
const ANSWER = 600; // milliseconds in which a tab that is awake answers
const ASLEEP = 2000; // and after which whoever has the game must be asleep
const early = window.expeditionsEarly;
const channel = new BroadcastChannel(NAME);
const queue = new AbortController();
let state = "asking"; // then "holding", then perhaps "lost"
let begin = () => {};
let given = () => {};

/** Whether this tab has the game. */
export const holds = () => state === "holding";

const dialog = () => document.getElementById("tabs");

/** The page's own words, and one way on. */
function show(kind, way) {
  const box = dialog();
  if (box.open && box.dataset.kind === kind) return;
  document.getElementById("tabs-title").textContent = early.words(`${kind}.title`);
  document.getElementById("tabs-text").textContent = early.words(`${kind}.text`);
  const button = document.getElementById("tabs-way");
  button.textContent = early.words(`${kind}.way`);
  button.disabled = false;
  button.onclick = way;
  box.dataset.kind = kind;
  box.addEventListener("cancel", (event) => event.preventDefault());
  if (!box.open) box.showModal();
}

function have() {
  if (state !== "asking") return;
  state = "holding";
  dialog().close();
  begin();
}

function lose() {
  if (state !== "holding") return;
  state = "lost";
  halt();
  show("taken", () => {
    comeBack();
    location.reload(); // what this page holds in memory is old by now
  });
}

/** The page is loaded anew and takes the game back, also from a tab that has waited for it. */
function comeBack() {
  try {
    sessionStorage.setItem(BACK, Date.now());
  } catch {
    // Then the player is asked once more.
  }
}

function comesBack() {
  try {
    const when = sessionStorage.getItem(BACK);
    sessionStorage.removeItem(BACK);
    return when !== null && Math.abs(Date.now() - when) < RELOAD;
  } catch {
    return false;
  }
}

/** Ask for the lock, or take it from whoever has it. It is kept until the page goes, or another one takes it. */
function lock(options, refused) {
  navigator.locks.request(NAME, options, (granted) => {
    if (!granted) return refused();
    have();
    return new Promise(() => {});
  }).catch((error) => {
    // Where nothing may be stored there are no locks either, and nothing to lose.
    if (error.name === "AbortError") lose();
    else have();
  });
}

/** Ask the tab that has the game to rest; one that does not answer is asleep and is not asked twice. */
async function take() {
  document.getElementById("tabs-way").disabled = true;
  const answered = new Promise((resolve) => { given = resolve; });
  channel.postMessage("take");
  await Promise.race([answered, new Promise((resolve) => { setTimeout(resolve, ANSWER); })]);
  queue.abort();
  if (navigator.locks) lock({ steal: true });
  else have();
}

/** Fulfilled when this tab has the game: at once where it is the only one. */
export function hold() {
  const back = comesBack();
  let alone = true;
  const busy = () => {
    if (state !== "asking" || !alone) return;
    alone = false;
    if (back) take();
    else show("busy", take);
  };
  channel.onmessage = ({ data }) => {
    if (data === "anybody" && holds()) channel.postMessage("here");
    if (data === "here") busy();
    if (data === "given") given();
    if (data === "take" && holds()) {
      lose();
      channel.postMessage("given");
    }
  };
  addEventListener("pagehide", () => { if (holds()) comeBack(); });
  // A page that the browser has kept asleep, to show it again after "back", does not know what other tabs did meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && state !== "lost") location.reload();
  });
  return new Promise((resolve) => {
    begin = resolve;
    channel.postMessage("anybody");
    if (navigator.locks) {
      lock({ ifAvailable: true }, () => {
        if (queue.signal.aborted) return; // it was taken meanwhile
        lock({ signal: queue.signal });
        setTimeout(busy, ASLEEP);
      });
    } else {
      // Without a secure context there are no locks: then it is who answers that counts.
      setTimeout(() => { if (alone) have(); }, ANSWER);
    }
  });
}
