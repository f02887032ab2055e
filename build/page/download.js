// Takes the downloads that were started early: counts their bytes, checks them against the site's hashes and unpacks
// them as they come. Where nothing comes any more, the rest is asked for again.

import { digestOf } from "./digest.js";

const { site, words, responses, line } = window.expeditionsEarly;
const megabytes = new Intl.NumberFormat(document.documentElement.lang, {
  minimumFractionDigits: 1, maximumFractionDigits: 1,
});
const total = site.files.reduce((sum, file) => sum + (file.later ? 0 : file.size), 0);
let done = 0;

export class Trouble extends Error {
  constructor(kind, values, ways) {
    super(`${kind}: ${JSON.stringify(values)}`);
    this.show = () => window.expeditionsEarly.trouble(kind, values, ways);
  }
}

export const fileOf = (name) => site.files.find((file) => file.name === name);
const damaged = (file) => new Trouble("damaged", { file: file.url }, ["repair"]);

let showing = false;
export function count(bytes) {
  done += bytes;
  line.hear();
  if (showing) return;
  showing = true;
  requestAnimationFrame(() => {
    showing = false;
    const part = Math.min(1, done / total);
    document.getElementById("bar").style.transform = `scaleX(${part})`;
    document.getElementById("track").setAttribute("aria-valuenow", Math.round(part * 100));
    document.getElementById("bytes").textContent = words("bytes", {
      done: megabytes.format(Math.min(done, total) / 1e6), total: megabytes.format(total / 1e6),
    });
  });
}

/** A file being asked for; once more, and from where it broke off, whenever the line has gone quiet. */
class Request {
  constructor(file) {
    this.file = file;
    this.at = 0;
    this.asked = responses.get(file.name);
    this.again = () => this.asked.stop.abort();
    line.waiting.add(this.again);
  }

  close() {
    line.waiting.delete(this.again);
  }

  askForRest() {
    // Without a digest of our own the browser checks the file, and only as a whole.
    const how = !crypto.subtle ? { integrity: this.file.integrity }
      : this.at ? { headers: { Range: `bytes=${this.at}-` } } : {};
    const stop = new AbortController();
    this.asked = { response: fetch(this.file.url, { signal: stop.signal, cache: "no-store", ...how }), stop };
  }

  /** The response, once its headers are there; trouble when there is none. */
  async answer() {
    for (;;) {
      let response;
      try {
        response = await this.asked.response;
      } catch (error) {
        if (error.name !== "AbortError") throw await whatIsWrong(this.file);
        this.askForRest();
        continue;
      }
      if (!response.ok) throw new Trouble("missing", { file: this.file.url, status: response.status });
      return response;
    }
  }

  /** All bytes, checked; each piece is also handed on as it comes. */
  async bytes(response, handOn) {
    const { file } = this;
    const bytes = new Uint8Array(file.size);
    for (;;) {
      const from = this.at;
      try {
        let skip = response.status === 206 ? 0 : this.at; // a server that knows no parts begins anew
        const reader = response.body.getReader();
        for (let { done: last, value } = await reader.read(); !last; { done: last, value } = await reader.read()) {
          const piece = value.subarray(Math.min(skip, value.length));
          skip -= value.length - piece.length;
          if (this.at + piece.length > file.size) throw damaged(file);
          bytes.set(piece, this.at);
          this.at += piece.length;
          handOn(piece);
          count(piece.length);
        }
        break;
      } catch (error) {
        if (error instanceof Trouble) throw error;
        // A line that breaks is tried again as long as each try brings something.
        if (error.name !== "AbortError" && this.at === from) throw new Trouble("offline", { file: file.url });
      }
      this.askForRest();
      response = await this.answer();
    }
    if (this.at !== file.size || !(await fits(bytes, file.integrity))) throw damaged(file);
    return bytes;
  }
}

/** What a file holds: `use` gets a response with it while it comes, and its result counts once all is checked. */
export async function take(name, use) {
  const file = fileOf(name);
  const request = new Request(file);
  try {
    const response = await request.answer();
    if (response.headers.has("X-Unpacked")) return await fromCache(file, response, use);
    if (!file.inside) {
      const bytes = await request.bytes(response, () => {});
      return await use(new Response(bytes));
    }
    const { readable, writable } = new DecompressionStream("gzip");
    const writer = writable.getWriter();
    writer.closed.catch(() => {}); // what cannot be unpacked does not fit its hash either
    const used = use(new Response(readable, { headers: { "Content-Type": file.inside.type } }));
    used.catch(() => {});
    await request.bytes(response, (piece) => writer.write(piece).catch(() => {}));
    writer.close().catch(() => {});
    return await used;
  } finally {
    request.close();
  }
}

/** From the service worker, which has unpacked it: see sw.js. */
async function fromCache(file, response, use) {
  const copy = response.clone();
  const used = use(response);
  used.catch(() => {});
  const bytes = new Uint8Array(await copy.arrayBuffer());
  if (bytes.length !== file.inside.size || !(await fits(bytes, file.inside.integrity))) throw damaged(file);
  count(file.size);
  return used;
}

async function fits(bytes, integrity) {
  if (!crypto.subtle) return true; // the browser has checked it: see early.js
  return (await digestOf(bytes)) === integrity;
}

/** A script: the browser has fetched and checked it already, see the preloads in the page. */
export async function script(name) {
  const file = fileOf(name);
  let tries = 0;
  let again;
  const asked = (url) => import(new URL(`../${url}`, import.meta.url));
  try {
    const module = await new Promise((resolve, reject) => {
      asked(file.url).then(resolve, reject);
      // The same address would only wait for the same answer; the element sees to the hash.
      again = () => {
        const url = `${file.url}?${++tries}`;
        const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: url, integrity: file.integrity });
        link.onload = () => asked(url).then(resolve, reject);
        document.head.append(link);
      };
      line.waiting.add(again);
    });
    count(file.size);
    return module;
  } catch {
    throw await whatIsWrong(file);
  } finally {
    line.waiting.delete(again);
  }
}

/** What is wrong with a script, if anything: a browser may import one although its preload did not fit the hash. */
export async function brokenScript() {
  for (const file of site.files.filter((one) => one.module)) {
    try {
      await fetch(file.url, { integrity: file.integrity });
    } catch {
      return whatIsWrong(file);
    }
  }
  return null;
}

/** A fetch says only that it failed; asking again without the check tells a bad file from a lost connection. */
export async function whatIsWrong(file) {
  try {
    const response = await fetch(file.url, { cache: "no-store" });
    if (response.ok) return damaged(file);
    return new Trouble("missing", { file: file.url, status: response.status });
  } catch {
    return new Trouble("offline", { file: file.url });
  }
}
