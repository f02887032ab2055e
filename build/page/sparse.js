// A third of Python's memory is empty pages; they need not be kept, read and checked.
// Kept are: the number of pages, a byte for each that says whether it holds anything, and those that do.

const PAGE = 16384;

/** The bytes without their empty pages. */
export function dense(bytes) {
  const pages = Math.ceil(bytes.length / PAGE);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  const head = new Uint8Array(8 + pages);
  new DataView(head.buffer).setUint32(0, pages, true);
  new DataView(head.buffer).setUint32(4, bytes.length, true);
  const parts = [head];
  for (let page = 0; page < pages; page += 1) {
    const from = page * PAGE;
    if (words.subarray(from >> 2, (from + PAGE) >> 2).some((word) => word)) {
      head[8 + page] = 1;
      parts.push(bytes.subarray(from, from + PAGE));
    }
  }
  return new Blob(parts);
}

/** The bytes with their empty pages. */
export function spread(kept) {
  const view = new DataView(kept.buffer, kept.byteOffset);
  const pages = view.getUint32(0, true);
  const bytes = new Uint8Array(view.getUint32(4, true));
  let at = 8 + pages;
  for (let page = 0; page < pages; page += 1) {
    if (!kept[8 + page]) continue;
    const part = kept.subarray(at, at + Math.min(PAGE, bytes.length - page * PAGE));
    bytes.set(part, page * PAGE);
    at += part.length;
  }
  return bytes;
}
