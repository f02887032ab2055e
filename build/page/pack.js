// Lays out the site's packs: a length, a JSON list of [path, size] and the files one after the other.

/** Write all files of a pack below a folder of Python's file system. */
export function layOut(bytes, FS, folder) {
  const length = new DataView(bytes.buffer).getUint32(0, true);
  let at = 4 + length;
  const made = new Set();
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, at)))) {
    const full = `${folder}/${path}`;
    const parent = full.slice(0, full.lastIndexOf("/"));
    if (!made.has(parent)) {
      FS.mkdirTree(parent);
      made.add(parent);
    }
    FS.writeFile(full, bytes.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}
