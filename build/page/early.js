// Runs before anything is loaded, as a classic inline script, so that it works even where modules cannot load:
// chooses the language, shows trouble, checks what the browser can do, and starts all downloads at once.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const site = JSON.parse(byId("site").textContent);
  const all = JSON.parse(byId("words").textContent);
  const language = (navigator.languages || [navigator.language || "en"])
    .map((name) => name.slice(0, 2)).find((name) => name in all) || "en";
  document.documentElement.lang = language;

  const words = (key, values = {}) =>
    all[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = words(element.dataset.word);
  }

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
  const early = { site, words, trouble, failed: true, responses: new Map(), line: null };
  window.expeditionsEarly = early;
  if (location.protocol === "file:") return trouble("file", {}, []);
  if (typeof WebAssembly !== "object") return trouble("no-wasm", {}, []);
  if (!simd() || typeof DecompressionStream !== "function") return trouble("no-simd", {}, []);
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
      byId("stalled").hidden = true;
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
    if (performance.now() - line.heard < QUIET) return;
    byId("stalled").hidden = false;
    if (line.scripts) return line.again();
    if (performance.now() - line.heard < 2 * QUIET || reloads() >= 3) return;
    reloads(reloads() + 1);
    line.again();
  }, 1000);
  byId("retry").onclick = line.again;

  // Without a secure context there is no digest to check with, but the browser itself can check.
  for (const file of site.files) {
    if (!file.module && !file.later) {
      const stop = new AbortController();
      const response = fetch(file.url, {
        signal: stop.signal, ...(self.crypto && crypto.subtle ? {} : { integrity: file.integrity }),
      });
      response.then(line.hear, () => {}); // the loader awaits it and says what is wrong
      early.responses.set(file.name, { response, stop });
    }
  }
})();
