// What can be wrong with a file of the site, in the words of the page.

import { fits } from "./digest.js";

const { site, trouble } = window.expeditionsEarly;

export class Trouble extends Error {
  constructor(kind, values, ways) {
    super(`${kind}: ${JSON.stringify(values)}`);
    this.show = () => trouble(kind, values, ways);
  }
}

export const fileOf = (name) => site.files.find((file) => file.name === name);
export const damaged = (file) => new Trouble("damaged", { file: file.url }, ["repair"]);

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

/** What is wrong with what the service worker has kept, if anything: a start takes it unread. */
export async function brokenKept() {
  for (const file of site.files.filter((one) => one.inside)) {
    try {
      const response = await fetch(file.url);
      if (!response.headers.has("X-Unpacked")) continue;
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (!(await fits(bytes, file.inside.integrity))) return damaged(file);
    } catch {
      return damaged(file);
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
