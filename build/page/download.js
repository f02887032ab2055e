// The downloads: asks for one file after another, counts their bytes, checks them against the site's hashes and has them
// unpacked as they come. Where nothing comes any more, the rest is asked for again.

import { fits } from "./digest.js";
import { damaged, fileOf, Trouble, whatIsWrong } from "./trouble.js";
import { unpacking } from "./unpacking.js";

const { site, words, responses, left, ask, line } = window.expeditionsEarly;
const AHEAD = 256e3; // bytes still to come when the next file is asked for, so that the line never pauses
const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const megabytes = (bytes) => (bytes / 1e6).toLocaleString(document.documentElement.lang, DIGITS);
const sizeOf = (files) => files.reduce((sum, file) => sum + file.size, 0);
let total = sizeOf(site.files.filter((file) => !file.later));
let done = 0;
let coming = sizeOf(site.files.filter((file) => responses.has(file.name)));
const wanted = new Map(); // what to do when a file is asked for

/** So many bytes of what was asked for have come: perhaps it is time to ask for more. */
function arrived(bytes) {
  coming -= bytes;
  count(bytes);
  while (left.length && coming < AHEAD) {
    const file = left.shift();
    coming += file.size;
    ask(file);
    wanted.get(file.name)?.();
  }
}

/** Ask for files that the title does without. */
export function askFor(files) {
  left.push(...files);
  [total, done] = [sizeOf(files), 0];
  arrived(0);
}

let showing = false;
function count(bytes) {
  done += bytes;
  line.hear();
  if (showing) return;
  showing = true;
  requestAnimationFrame(() => {
    showing = false;
    if (!document.getElementById("progress")) return;
    const part = Math.min(1, done / total);
    document.getElementById("bar").style.transform = `scaleX(${part})`;
    document.getElementById("track").setAttribute("aria-valuenow", Math.round(part * 100));
    document.getElementById("bytes").textContent = words("bytes", {
      done: megabytes(Math.min(done, total)), total: megabytes(total),
    });
  });
}

/** A file being asked for; once more, and from where it broke off, whenever the line has gone quiet. */
class Request {
  constructor(file) {
    this.file = file;
    this.at = 0;
    this.asked = responses.get(file.name);
    this.again = () => this.asked?.stop.abort();
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
    const { name } = this.file;
    if (!this.asked) {
      if (!responses.has(name)) await new Promise((resolve) => { wanted.set(name, resolve); });
      this.asked = responses.get(name);
    }
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
        let skip = response.status === 206 ? 0 : this.at; // a server without Range support begins anew
        const reader = response.body.getReader();
        for (let { done: last, value } = await reader.read(); !last; { done: last, value } = await reader.read()) {
          const piece = value.subarray(Math.min(skip, value.length));
          skip -= value.length - piece.length;
          if (this.at + piece.length > file.size) throw damaged(file);
          bytes.set(piece, this.at);
          this.at += piece.length;
          arrived(piece.length);
          handOn(piece);
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
    const { readable, write, close } = unpacking(file);
    const used = use(new Response(readable, { headers: { "Content-Type": file.inside.type } }));
    used.catch(() => {}); // what cannot be unpacked does not fit its hash either
    await request.bytes(response, write);
    close();
    return await used;
  } finally {
    request.close();
  }
}

/** All bytes of what a file holds. */
export const bytes = (name) => take(name, async (response) => new Uint8Array(await response.arrayBuffer()));

/**
 * From the service worker, which has checked and unpacked it: see sw.js. It is looked at again only when a start fails
 * (trouble.js), because reading everything twice takes a phone a tenth of its start; and a browser keeps what it has
 * compiled only with a response that nobody else reads.
 */
async function fromCache(file, response, use) {
  try {
    const used = await use(response);
    arrived(file.size);
    return used;
  } catch {
    throw damaged(file);
  }
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
