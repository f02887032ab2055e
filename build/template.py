"""Fills the page's template and writes the small files around it: service worker and web app manifest.

Everything in the page is either in its own text, allowed by hash, or comes from the site itself.
"""

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

PAGE = Path(__file__).parent / "page"
DESCRIPTION = "Lost Temple and Tikal: two expedition board games to play in the browser, alone or together."
MODULES = (
    "loader.js",
    "afterwards.js",
    "download.js",
    "pack.js",
    "shell.js",
    "canvas.js",
    "digest.js",
    "durable.js",
    "files.js",
    "frames.js",
    "hands.js",
    "here.js",
    "keeping.js",
    "links.js",
    "meanwhile.js",
    "mirror.js",
    "note.js",
    "picture.js",
    "offline.js",
    "python.js",
    "snapmaker.js",
    "snapshot.js",
    "sound.js",
    "sparse.js",
    "storage.js",
    "tabs.js",
    "trouble.js",
    "typing.js",
    "unpacking.js",
)


INLINE = ("early.js", "welcome.js")
"""Scripts in the page itself."""


@dataclass(frozen=True)
class Inside:
    """What a compressed file holds: the type that the browser wants for it, and how it must look."""

    type: str
    size: int
    integrity: str


@dataclass(frozen=True)
class File:
    """A file of the site: what the loader calls it, where it is, and how it must look."""

    name: str
    url: str
    size: int
    integrity: str
    module: bool = False
    fixed: bool = False
    later: bool = False
    """Whether it is fetched only after the first frame."""
    inside: Inside | None = None
    """What it holds, if it travels compressed."""


def integrity(data: bytes) -> str:
    """The hash of a file as browsers write it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def hashed(name: str, data: bytes) -> str:
    """A file name that changes with its content."""
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}-{hashlib.sha256(data).hexdigest()[:12]}{dot}{suffix}"


def file_of(name: str, url: str, data: bytes, *, module: bool = False, fixed: bool = False) -> File:
    """The entry of a file."""
    return File(name, url, len(data), integrity(data), module, fixed)


def parcel_of(name: str, url: str, data: bytes, type_: str, plain: bytes, *, later: bool = False) -> File:
    """The entry of a compressed file, with what it holds and the type of that."""
    return File(
        name, url, len(data), integrity(data), inside=Inside(type_, len(plain), integrity(plain)), later=later
    )


def read(name: str) -> str:
    """A part of the page."""
    return (PAGE / name).read_text(encoding="utf-8")


def style(made: str) -> str:
    """The page's style on one line, and rules that were made for it."""
    # With spaces: a brace and a hash side by side would mean something to the packager.
    return re.sub(r"\s*\n\s*", " ", read("welcome.css") + read("style.css")) + made


def policy(css: str) -> str:
    """The page's Content-Security-Policy: itself, WebAssembly, and the inline parts it was built with.

    One of those the page makes itself, from a parcel: Emscripten's script, which `finish` knows.
    """
    scripts = " ".join(f"'{integrity(read(name).encode())}'" for name in INLINE)
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'wasm-unsafe-eval' {scripts} '@@emscripten@@'",
            f"style-src '{integrity(css.encode())}'",
            "font-src data:",
            "img-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def template(made: str, words: Mapping[str, Mapping[str, str]], icons: str) -> str:
    """The template for the packager: all that does not depend on what it packs.

    Given are rules of style, words by language, and icons of the title (welcome.py).
    """
    css = style(made)
    title = "{{cookiecutter.title}}"
    return _fill(
        read("index.html"),
        {
            "policy": policy(css),
            "description": html.escape(DESCRIPTION),
            "title": title,
            "style": css,
            "icons": icons,
            "words": json.dumps(words, ensure_ascii=False, separators=(",", ":")),
            "noscript": "".join(
                f'<p lang="{language}">{html.escape(told["noscript"])}</p>' for language, told in words.items()
            ),
            "early": read("early.js"),
            "welcome": read("welcome.js"),
        },
    )


def finish(page: str, site: Mapping[str, object], files: list[File], places: Mapping[str, str]) -> str:
    """The packager's page with the names of everything it was packed with."""
    preloads = "\n".join(
        f'<link rel="modulepreload" href="{file.url}" integrity="{file.integrity}">'
        for file in files
        if file.module and file.name not in ("loader.js", "snapmaker.js", "unpack.js")
    )
    loader = next(file for file in files if file.name == "loader.js")
    emscripten = next(file.inside for file in files if file.name == "pyodide.asm.pack")
    assert emscripten is not None
    data = {**site, "files": [_entry(file) for file in files if file.name not in MODULES]}
    return _fill(
        page,
        {
            **places,
            "preloads": preloads,
            "emscripten": emscripten.integrity,
            "loader": loader.url,
            "loader-integrity": loader.integrity,
            "site": _inline(data),
        },
    )


def worker(version: str, files: list[File]) -> str:
    """The service worker of this version."""
    unpacker = next(file.url for file in files if file.name == "unpack.js")
    site = json.dumps({"version": version, "files": [_entry(file) for file in files]})
    return _fill(read("sw.js"), {"site": site, "unpacker": json.dumps(unpacker)})


def manifest(title: str, places: Mapping[str, str]) -> str:
    """The web app manifest, which makes the page installable."""
    icons = [
        {"src": places["icon-192"], "sizes": "192x192", "type": "image/png"},
        {"src": places["icon-512"], "sizes": "512x512", "type": "image/png", "purpose": "any maskable"},
    ]
    data = {
        "id": "./",
        "name": title,
        "short_name": "Expeditions",
        "description": DESCRIPTION,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#0C2016",
        "theme_color": "#0C2016",
        "categories": ["games"],
        "icons": icons,
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def _entry(file: File) -> dict[str, object]:
    return {key: value for key, value in asdict(file).items() if value not in (False, None)}


def _inline(data: object) -> str:
    """JSON that cannot end the script element it stands in."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _fill(text: str, values: Mapping[str, str]) -> str:
    return re.sub(r"@@([\w-]+)@@", lambda match: values.get(match[1], match[0]), text)
