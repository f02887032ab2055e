"""The page's own unpacker gives back what was packed, whatever the pieces, and refuses what is no pack."""

import json
import random
import subprocess
from pathlib import Path

import pytest

from build import npm
from build.parcel import opened, parcel
from build.unpacker import unpacker

TRY = """
const { readFileSync } = require("node:fs");
const [script, packed, size, step] = JSON.parse(process.argv[1]);
globalThis.self = globalThis;
const Unpacking = eval(`${readFileSync(script)}; Unpacking`);
const unpacking = new Unpacking(size), whole = readFileSync(packed), parts = [];
for (let at = 0; at < whole.length; at += step) {
  parts.push(unpacking.next(new Uint8Array(whole.subarray(at, at + step)), at + step >= whole.length));
}
process.stdout.write(Buffer.concat(parts));
"""


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Say nothing."""


def unpacked(packed: bytes, size: int, step: int, place: Path) -> bytes:
    """What the page makes of it; an error of its own is a CalledProcessError."""
    (place / "unpack.js").write_bytes(unpacker(quiet))
    (place / "packed").write_bytes(packed)
    settings = json.dumps([str(place / "unpack.js"), str(place / "packed"), size, step])
    command = [str(npm.program("node", quiet)), "-e", TRY, settings]
    return subprocess.run(command, capture_output=True, check=True).stdout


def samples() -> dict[str, bytes]:
    """Things that use every way in which the format says something."""
    chance = random.Random(5)
    words = [chance.randbytes(chance.randrange(1, 40)) for _ in range(300)]
    return {
        "one": b"x",
        "same": b"a" * 100_000,
        "noise": chance.randbytes(200_000),
        "words": b"".join(chance.choice(words) for _ in range(40_000)),
        "code": b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.parent.rglob("*.py"))),
    }


@pytest.mark.slow
@pytest.mark.parametrize("step", [1, 999, 1 << 20])
@pytest.mark.parametrize("name", samples())
def test_the_page_unpacks_what_was_packed(name: str, step: int, tmp_path: Path) -> None:
    data = samples()[name]
    packed = parcel(data, quiet)
    assert opened(packed) == data
    assert unpacked(packed, len(data), step, tmp_path) == data


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["cut", "changed", "empty", "noise"])
def test_what_is_no_pack_ends_in_an_error_or_in_other_bytes(fault: str, tmp_path: Path) -> None:
    data = samples()["words"]
    packed = bytearray(parcel(data, quiet))
    if fault == "cut":
        packed = packed[: len(packed) // 2]
    elif fault == "changed":
        packed[len(packed) // 2] ^= 255
    elif fault == "empty":
        packed = bytearray(b"\0")
    else:
        packed = bytearray(b"\0" + random.Random(6).randbytes(50_000))
    try:
        found = unpacked(bytes(packed), len(data), 4096, tmp_path)
    except subprocess.CalledProcessError as error:
        found = error.stderr
    assert b"This is no pack" in found or (len(found) == len(data) and found != data)
