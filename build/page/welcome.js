// The loading screen is the title already: its buttons stand where the game will have them, and what is chosen before the
// game is there happens as soon as it can. Inline, behind early.js.
(() => {
  "use strict";
  const early = window.expeditionsEarly;
  const { words } = early;
  const byId = (id) => document.getElementById(id);
  const path = new URL("./", location.href).pathname;
  const stored = (key) => {
    try {
      return localStorage.getItem(`expeditions ${path} ${key}`);
    } catch {
      return null;
    }
  };
  const SMALLEST = 0.62; // as game/screen/letters/fit.py
  const [RISE, LINE, DROP] = [0.891, 1.36, 0.246]; // of the letters of the name, as parts of their size
  const ICONS = {
    continue: "play", play: "next", learn: "learn", today: "calendar", saved: "shelf", record: "trophy",
    rules: "rules", settings: "settings", language: "language", "language-back": "back",
  };
  const underWay = Boolean(stored("game"));
  const LARGE = ["continue", "play", "learn", "today"];

  let listing = false; // whether the languages are listed in place of the ways on
  const LANGUAGE = "language-";

  /** As game/pages/titlerows.py. */
  const rows = (low) => (listing ? pairs([...early.languages.map(({ letters }) => LANGUAGE + letters), "language-back"]) : [
    underWay ? ["continue", "play"] : ["play"], ...(low ? [["learn", "today"]] : [["learn"], ["today"]]),
    ["saved", "record"], ["rules", "settings", "language"],
  ]);
  const pairs = (names) => names.flatMap((_, n) => (n % 2 ? [] : [names.slice(n, n + 2)]));

  const made = (tag, given = {}, ...inside) => {
    const element = Object.assign(document.createElement(tag), given);
    element.append(...inside);
    return element;
  };
  const icon = (name, kind = "") => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#icon-${name}`);
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("class", kind);
    svg.append(use);
    return svg;
  };

  /** What a stored text tells of today, as a number; none where it is damaged or missing. */
  const ofToday = (key, told) => {
    const now = new Date();
    const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5 + 719163;
    try {
      return told(JSON.parse(stored(key)), day) ?? 0;
    } catch {
      return 0;
    }
  };
  /** The stars of today's turn (game/storage/puzzle_results.py). */
  const starsOfToday = () => ofToday("puzzles", ({ days }, day) => Object.fromEntries(days)[day]);
  /** How many of one's own turns have come back (game/storage/own_turns.py). */
  const turnsDue = () => ofToday("turns", (kept, day) => Object.values(kept).filter((one) => one[4] && one[4] <= day).length);

  const wordOf = (name) => (name === "language" ? words("name") : name === "language-back" ? words("page.back")
    : name.startsWith(LANGUAGE) ? early.languages.find(({ letters }) => name === LANGUAGE + letters).name
      : words(`title.${name === "play" && underWay ? "newgame" : name}`));
  const main = () => (listing ? LANGUAGE + early.speaks() : underWay ? "continue" : "play");
  const button = (name, small) => {
    const kind = name === early.wish ? "pressed" : name === main() ? "main" : "normal";
    const way = made("button", { className: `way ${kind}${small ? " small" : ""}`, onclick: () => wish(name) },
      icon(ICONS[name] ?? "language"), made("span", { textContent: wordOf(name) }));
    way.dataset.way = name;
    way.setAttribute("aria-pressed", name === early.wish);
    if (name === "learn" && !small) way.append(made("small", { textContent: words("title.learn.note") }));
    const due = name === "today" && turnsDue();
    if (due) way.append(made("small", { className: "count", textContent: due }));
    if (name === "today" && !small) {
      const full = starsOfToday();
      way.append(made("div", { className: "stars" }, ...[0, 1, 2].map((n) => icon("star-hollow", n < full ? "full" : ""))));
    }
    return way;
  };

  /** As big as it has room for, and not smaller than can be read; sizes are those of the screen's pixels. */
  const fit = (element, fits) => {
    element.style.fontSize = "";
    const size = Math.round(parseFloat(getComputedStyle(element).fontSize) * devicePixelRatio);
    for (let now = size; ; now -= 1) {
      element.style.fontSize = `${now / devicePixelRatio}px`;
      if (fits(now)) return true;
      if (now <= size * SMALLEST) return false;
    }
  };

  /** The name and its line share a height of 210 units, or less where there is less; whether they have room there. */
  const fitName = (room) => {
    const name = byId("name");
    const unit = byId("ways").clientWidth / 300;
    const tall = Math.round((Math.min(210 * unit, room - 12 * unit) - 40 * unit) * devicePixelRatio);
    return fit(name, (size) => {
      const [rise, line, drop] = [RISE, LINE, DROP].map((part) => Math.ceil(part * size));
      name.style.lineHeight = `${line / devicePixelRatio}px`;
      const more = (Math.round(name.clientHeight * devicePixelRatio / line) - 1) * line;
      const base = rise + Math.floor((line - rise - drop) / 2);
      const up = base - Math.max(rise, Math.min(base, tall - more - drop)); // where it is tight the first line is higher
      name.parentElement.style.transform = `translateY(${-up / devicePixelRatio}px)`;
      return rise + more + drop <= tall && name.scrollWidth <= name.clientWidth;
    });
  };

  const show = () => {
    if (!byId("ways")) return;
    const low = byId("title").clientHeight < 480;
    const focused = document.activeElement?.dataset.way;
    byId("ways").replaceChildren(...rows(low).map((row) => {
      const kind = row.includes("today") ? "large last-large" : LARGE.includes(row[0]) ? "large" : "";
      return made("div", { className: `ways-row ${kind}` }, ...row.map((name) => button(name, row.length > 1)));
    }));
    if (focused) byId("ways").querySelector(`[data-way=${focused}]`)?.focus();
    for (const span of byId("ways").querySelectorAll("span")) fit(span, () => span.scrollWidth <= span.clientWidth);
    const ways = byId("ways").getBoundingClientRect();
    const room = ways.top - byId("title").getBoundingClientRect().top - parseFloat(getComputedStyle(byId("front")).paddingTop);
    // In a low window the name stands beside the temple where it has room there.
    byId("front").classList.remove("across");
    if (!fitName(room) && low) {
      byId("front").classList.add("across");
      fitName(room);
    }
    document.documentElement.style.setProperty("--ways", `${innerHeight - ways.top + 14}px`);
    early.say();
  };

  let step = "fetching";
  /** What the page is doing; but somebody who has chosen wants to know of that. */
  early.say = (word) => {
    step = word ?? step;
    const way = early.wish;
    byId("step")?.replaceChildren(way ? words("wished", { way: wordOf(way) }) : words(step));
  };

  const wish = (name) => {
    if (name.startsWith("language")) {
      listing = !listing;
      if (name.startsWith(LANGUAGE) && name !== "language-back") early.choose(name.slice(LANGUAGE.length));
    } else early.wish = early.wish === name ? null : name;
    show();
  };

  show();
  document.fonts?.ready.then(show);
  addEventListener("resize", show);
})();
