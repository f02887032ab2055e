// Runs before anything is loaded, as a classic inline script, so that it works even where modules cannot load:
// chooses the language, shows trouble, checks what the browser can do, and asks for what is needed first.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const site = JSON.parse(byId("site").textContent);
  const all = JSON.parse(byId("words").textContent);
  /** The language that was set in the game, if one was. */
  const setting = () => {
    try {
      return JSON.parse(localStorage.getItem(`expeditions ${new URL("./", location.href).pathname} settings`)).language;
    } catch {
      return "";
    }
  };
  let language = [setting(), ...(navigator.languages || [navigator.language || "en"])]
    .map((name) => String(name).slice(0, 2).toLowerCase()).find((name) => name in all) || "en";
  const words = (key, values = {}) =>
    all[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  /** The packs with the game's words, one for each language (build/site.py), and the one that is spoken. */
  const wordsPacks = site.files.filter((file) => file.name.startsWith("words-"));
  const wordsPack = () => wordsPacks.find((file) => file.name === `words-${language}.pack`);
  const speak = () => {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll("[data-word]")) {
      element.textContent = words(element.dataset.word);
    }
  };
  speak();

  const WAYS = {
    again: () => location.reload(),
    restart: () => location.reload(),
    reload: () => location.reload(),
    repair: async () => {
      const scope = new URL("./", location.href).pathname;
      if (self.caches) {
        for (const name of await caches.keys()) {
          if (name.startsWith(`expeditions ${scope} `)) await caches.delete(name);
        }
      }
      const worker = navigator.serviceWorker && (await navigator.serviceWorker.getRegistration());
      if (worker) await worker.unregister();
      // A plain reload may answer from the browser's own cache, where the damaged file came from.
      await Promise.all(site.files.map((file) => fetch(file.url, { cache: "reload" }).catch(() => {})));
      location.reload();
    },
    copy: async (button) => {
      const report = byId("trouble-report");
      try {
        await navigator.clipboard.writeText(report.textContent);
      } catch {
        getSelection().selectAllChildren(report);
        document.execCommand("copy");
      }
      button.textContent = words("copied");
    },
    save: () => early.save(), // a file of the game, to be attached to a report
  };

  // The first trouble is the cause; what follows from it would only hide it.
  let shown = false;
  const trouble = (kind, values = {}, ways = ["again"], report = "") => {
    if (shown) return;
    shown = true;
    byId("trouble-title").textContent = words(`${kind}.title`);
    byId("trouble-text").textContent = words(`${kind}.text`, values);
    byId("trouble-report").textContent = report;
    byId("trouble-ways").replaceChildren(...ways.map((way) => {
      const button = document.createElement("button");
      button.textContent = words(way);
      button.dataset.way = way;
      button.onclick = () => WAYS[way](button);
      return button;
    }));
    const dialog = byId("trouble");
    dialog.dataset.kind = kind;
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.showModal();
  };

  const simd = () => WebAssembly.validate(new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
  ]));
  const early = {
    site, words, trouble, failed: true, responses: new Map(), left: [], line: null,
    wish: null, // what was chosen on the loading screen: see welcome.js
    language: null, // and in which language to go on
    languages: Object.entries(all).map(([letters, { name }]) => ({ letters, name })),
    speaks: () => language,
    wordsPack, wordsPacks,
    /** Go on in this language. */
    speak(letters) {
      if (letters === language) return;
      language = letters;
      speak();
    },
    /** As `speak`, by choice of the player before the game is there; its words are needed for the first frame now. */
    choose(letters) {
      early.speak(letters);
      early.language = letters;
      const pack = wordsPack();
      if (pack?.later) {
        pack.later = false;
        early.ask(pack);
      }
    },
  };
  window.expeditionsEarly = early;
  if (location.protocol === "file:") return trouble("file", {}, []);
  if (typeof WebAssembly !== "object") return trouble("no-wasm", {}, []);
  if (!simd()) return trouble("no-simd", {}, []);
  early.failed = false;

  // A script that is missing or damaged never runs, so nobody but this listener can tell.
  // One script's failure is reported for the script that imports it, so all are looked at.
  addEventListener("error", async (event) => {
    if (!event.target || !event.target.integrity) return;
    for (const element of document.querySelectorAll("[integrity]")) {
      const url = element.src || element.href;
      const file = url.slice(url.lastIndexOf("/") + 1);
      try {
        const response = await fetch(url, { cache: "no-store" });
        if (!response.ok) return trouble("missing", { file, status: response.status });
      } catch {
        return trouble("offline", { file });
      }
      try {
        await fetch(url, { integrity: element.integrity });
      } catch {
        return trouble("damaged", { file }, ["repair"]);
      }
    }
  }, true);

  // The line to the server. When no byte of any file comes for a while, the player is told, and whoever waits for
  // bytes asks for the rest of them again. This watch needs no other script, because those may be what does not come.
  const QUIET = 8000;
  const RELOADS = "expeditions-reloads";
  const line = early.line = {
    heard: performance.now(),
    waiting: new Set(),
    scripts: false,
    /** A sign of life. */
    hear() {
      line.heard = performance.now();
      if (byId("stalled")) byId("stalled").hidden = true; // it goes when everything is here
    },
    /** Ask again for everything that has not come. */
    again() {
      line.heard = performance.now();
      if (line.scripts) return [...line.waiting].forEach((ask) => ask());
      location.reload(); // a script of the page that does not come cannot be asked for twice
    },
    /** All bytes are here. */
    done() {
      clearInterval(line.timer);
      line.hear();
      reloads(null);
    },
  };
  const reloads = (number) => {
    try {
      if (number === null) sessionStorage.removeItem(RELOADS);
      else if (number !== undefined) sessionStorage.setItem(RELOADS, number);
      return Number(sessionStorage.getItem(RELOADS));
    } catch {
      return Infinity; // nothing can be counted here, so the page is not loaded again by itself
    }
  };
  line.timer = setInterval(() => {
    if (line.scripts && !line.waiting.size) line.heard = performance.now(); // nothing is asked for now
    if (performance.now() - line.heard < QUIET) return;
    byId("stalled").hidden = false;
    byId("progress").classList.remove("unasked");
    if (line.scripts) return line.again();
    if (performance.now() - line.heard < 2 * QUIET || reloads() >= 3) return;
    reloads(reloads() + 1);
    line.again();
  }, 1000);
  byId("retry").onclick = line.again;

  // Without a secure context there is no digest to check with, but the browser itself can check.
  early.ask = (file) => {
    const stop = new AbortController();
    const response = fetch(file.url, {
      signal: stop.signal, ...(self.crypto && crypto.subtle ? {} : { integrity: file.integrity }),
    });
    response.then(line.hear, () => {}); // the loader awaits it and says what is wrong
    early.responses.set(file.name, { response, stop });
  };
  // Files that share the line arrive together, so what is needed first would arrive with the last of them: the others
  // are asked for one after another (download.js). What this browser keeps already waits for no line.
  const shape = matchMedia("(orientation: portrait)").matches ? "tall" : "wide";
  if (wordsPack()) wordsPack().later = false; // the words of other languages come with the rest
  for (const file of site.files) {
    if (file.name in site.lent) file.later = !file.name.includes(shape); // the page shows one of the title pictures
    if (!file.module && !file.later) early.left.push(file);
  }
  early.left.splice(0, navigator.serviceWorker?.controller ? Infinity : 1).forEach(early.ask);
})();
