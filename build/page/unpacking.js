// Has the site's packs unpacked by a worker (unpack.js), so that the page is free to start Python meanwhile.

import { fileOf, whatIsWrong } from "./trouble.js";

const { line } = window.expeditionsEarly;
const SCRIPT = fileOf("unpack.js");
// Says nothing, and makes what has come over the line another module than what is kept: see compiledToKeep in offline.js.
const EMPTY_SECTION = new Uint8Array([0, 1, 0]);
const open = new Map();
let unsent = []; // until the worker is there
let worker;
let tries = 0;

function begin() {
  worker?.terminate();
  // The same address would only wait for the same answer.
  worker = new Worker(new URL(`../${SCRIPT.url}${tries ? `?${tries}` : ""}`, import.meta.url));
  tries += 1;
  worker.onmessage = ({ data }) => (data.ready ? ready() : take(data));
  worker.onerror = async () => {
    const trouble = await whatIsWrong(SCRIPT);
    for (const stream of open.values()) stream.error(trouble);
  };
}

function ready() {
  line.waiting.delete(begin);
  for (const message of unsent) worker.postMessage(message, [message.piece.buffer]);
  unsent = null;
}

function take({ name, bytes, last, error }) {
  const stream = open.get(name);
  if (error) stream.error(new Error(`${name}: ${error}`));
  else if (bytes.length) stream.enqueue(bytes);
  if (last && !error) {
    if (fileOf(name).inside.type === "application/wasm") stream.enqueue(EMPTY_SECTION);
    stream.close();
  }
  if (last || error) open.delete(name);
  if (done && !open.size) worker.terminate();
}

function send(message) {
  if (unsent) unsent.push(message);
  else worker.postMessage(message, [message.piece.buffer]);
}

/** What a pack holds, as a stream, and the ways to put in the pieces of the pack and to end. */
export function unpacking({ name, inside: { size } }) {
  if (!worker) {
    line.waiting.add(begin);
    begin();
  }
  const readable = new ReadableStream({ start: (stream) => { open.set(name, stream); } });
  send({ name, size, piece: new Uint8Array(0), last: false });
  return {
    readable,
    write: (piece) => send({ name, piece: piece.length < piece.buffer.byteLength ? piece.slice() : piece, last: false }),
    close: () => send({ name, piece: new Uint8Array(0), last: true }),
  };
}

let done = false;

/** Nothing more will be unpacked: the worker's memory goes when the last pack is. */
export function endUnpacking() {
  done = true;
  if (!open.size) worker?.terminate();
}
