// Unpacks the site's packs: as a worker of the page piece by piece while they come, and in the service worker.
// A classic script, because the service worker is one.
"use strict";

const DECODER = new WebAssembly.Module(Uint8Array.from(atob("@@wasm@@"), (letter) => letter.charCodeAt(0)));
const MOST = 65536; // bytes that the decoder takes at a time: see unpack.c

/** What one pack holds. */
class Unpacking {
  constructor(size) {
    this.decoder = new WebAssembly.Instance(DECODER).exports;
    this.from = this.decoder.begin(size);
    if (!this.from) throw new Error("There is no memory to unpack in");
    this.done = 0;
  }

  /** The bytes that the next piece of the pack gives. */
  next(piece, last) {
    const { memory, place, unpack } = this.decoder;
    const before = this.done;
    let at = 0;
    do {
      const part = piece.subarray(at, at + MOST);
      at += part.length;
      new Uint8Array(memory.buffer, place(), part.length).set(part);
      this.done = unpack(part.length, last && at >= piece.length);
      if (this.done < 0) throw new Error("This is no pack");
    } while (at < piece.length);
    return new Uint8Array(memory.buffer.slice(this.from + before, this.from + this.done));
  }
}

if (self.DedicatedWorkerGlobalScope) {
  const all = new Map();
  self.onmessage = ({ data: { name, size, piece, last } }) => {
    try {
      if (size !== undefined) all.set(name, new Unpacking(size));
      const bytes = all.get(name)?.next(piece, last);
      if (bytes) self.postMessage({ name, bytes, last }, [bytes.buffer]);
      if (last) all.delete(name);
    } catch (error) {
      all.delete(name); // what still comes of it is not looked at
      self.postMessage({ name, error: error.message });
    }
  };
  self.postMessage({ ready: true });
}
