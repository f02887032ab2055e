"""The pack: many small files as one, made to be laid out by a dozen lines of JavaScript (page/pack.js).

A little-endian length, a JSON list of [path, size], and the files one after the other.
"""

import json
import struct
from collections.abc import Mapping


def pack(files: Mapping[str, bytes]) -> bytes:
    """The pack of these files; the same files give the same bytes."""
    names = sorted(files)
    index = json.dumps([[name, len(files[name])] for name in names], separators=(",", ":")).encode()
    return struct.pack("<I", len(index)) + index + b"".join(files[name] for name in names)


def unpack(body: bytes) -> dict[str, bytes]:
    """The files of a pack."""
    (length,) = struct.unpack_from("<I", body)
    files, at = {}, 4 + length
    for name, size in json.loads(body[4:at]):
        files[name] = body[at : at + size]
        at += size
    return files
