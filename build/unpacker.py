"""Makes the script that unpacks the site's packs in the browser: a decoder in C, as WebAssembly inside it.

No browser unpacks LZMA by itself, and what they all unpack is a quarter bigger (docs/web.md has the figures).
"""

import base64
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from build import commands, store
from build.cache import Report
from build.template import PAGE

SOURCE = PAGE / "unpack.c"
EXPORTS = ("begin", "place", "unpack")
FLAGS = (
    "--target=wasm32-freestanding",
    "-O3",
    "-nostdlib",
    "-Wl,--no-entry",
    "-Wl,--strip-all",
    "-Wl,-z,stack-size=4096",
)


def unpacker(report: Report) -> bytes:
    """The script, for workers."""
    made = store.made(
        "unpacker", store.key_of(SOURCE, store.recipe("unpacker.py", "constraints.txt")), _make, report
    )
    text = (PAGE / "unpack.js").read_text(encoding="utf-8")
    wasm = base64.b64encode((made / "unpack.wasm").read_bytes()).decode()
    return text.replace("@@wasm@@", wasm).encode()


def _make(out: Path) -> None:
    exports = [f"-Wl,--export={name}" for name in EXPORTS]
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "ziglang",
        "cc",
        *FLAGS,
        *exports,
        "-o",
        out / "unpack.wasm",
        SOURCE,
    ]
    with TemporaryDirectory() as work:
        caches = {"ZIG_GLOBAL_CACHE_DIR": work, "ZIG_LOCAL_CACHE_DIR": work}
        commands.run(command, "Compiling the unpacker", out, caches)
