// Takes the downloads that were started early: counts their bytes and checks them against the site's hashes.

const { site, words, responses } = window.expeditionsEarly;
const megabytes = new Intl.NumberFormat(document.documentElement.lang, {
  minimumFractionDigits: 1, maximumFractionDigits: 1,
});
const total = site.files.reduce((sum, file) => sum + file.size, 0);
let done = 0;

export class Trouble extends Error {
  constructor(kind, values, ways) {
    super(`${kind}: ${JSON.stringify(values)}`);
    this.show = () => window.expeditionsEarly.trouble(kind, values, ways);
  }
}

export const fileOf = (name) => site.files.find((file) => file.name === name);

let showing = false;
export function count(bytes) {
  done += bytes;
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

/** The response of a file, once its headers are there; trouble when there is none. */
export async function answer(name) {
  const file = fileOf(name);
  let response;
  try {
    response = await responses.get(name);
  } catch {
    throw await whatIsWrong(file);
  }
  if (!response.ok) throw new Trouble("missing", { file: file.url, status: response.status });
  return response;
}

/** The checked bytes of a response. */
export async function bytesOf(name, response) {
  const file = fileOf(name);
  const bytes = new Uint8Array(file.size);
  let at = 0;
  try {
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      if (at + chunk.value.length > file.size) throw new Trouble("damaged", { file: file.url }, ["repair"]);
      bytes.set(chunk.value, at);
      at += chunk.value.length;
      count(chunk.value.length);
    }
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble("offline", { file: file.url });
  }
  if (at !== file.size || !(await fits(bytes, file))) {
    throw new Trouble("damaged", { file: file.url }, ["repair"]);
  }
  return bytes;
}

async function fits(bytes, file) {
  if (!crypto.subtle) return true; // the browser has checked it: see early.js
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}` === file.integrity;
}

/** A fetch says only that it failed; asking again without the check tells a bad file from a lost connection. */
export async function whatIsWrong(file) {
  try {
    const response = await fetch(file.url, { cache: "no-store" });
    if (response.ok) return new Trouble("damaged", { file: file.url }, ["repair"]);
    return new Trouble("missing", { file: file.url, status: response.status });
  } catch {
    return new Trouble("offline", { file: file.url });
  }
}
