"""The pack: many small files as one, made to be unpacked by a dozen lines of JavaScript (page/pack.js).

Gzip around a little-endian length, a JSON list of [path, size], and the files one after the other.
"""

import gzip
import json
import struct
from collections.abc import Callable, Mapping


def quick(data: bytes) -> bytes:
    """A gzip file without name and time."""
    return gzip.compress(data, compresslevel=9, mtime=0)


def pack(files: Mapping[str, bytes], compress: Callable[[bytes], bytes] = quick) -> bytes:
    """The pack of these files; the same files give the same bytes."""
    names = sorted(files)
    index = json.dumps([[name, len(files[name])] for name in names], separators=(",", ":")).encode()
    body = struct.pack("<I", len(index)) + index + b"".join(files[name] for name in names)
    return compress(body)


def unpack(data: bytes) -> dict[str, bytes]:
    """The files of a pack."""
    body = gzip.decompress(data)
    (length,) = struct.unpack_from("<I", body)
    files, at = {}, 4 + length
    for name, size in json.loads(body[4:at]):
        files[name] = body[at : at + size]
        at += size
    return files
