"""Fills the page's template and writes the small files around it: service worker and web app manifest.

Everything in the page is either in its own text, allowed by hash, or comes from the site itself.
"""

import base64
import gzip
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
    "typing.js",
)


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


def file_of(name: str, url: str, data: bytes, module: bool = False, fixed: bool = False, type_: str = "") -> File:
    """The entry of a file; for a compressed one with the type of what it holds."""
    plain = gzip.decompress(data) if type_ else b""
    inside = Inside(type_, len(plain), integrity(plain)) if type_ else None
    return File(name, url, len(data), integrity(data), module, fixed, inside=inside)


def read(name: str) -> str:
    """A part of the page."""
    return (PAGE / name).read_text(encoding="utf-8")


def style() -> str:
    """The page's style, without line breaks and indentation."""
    return re.sub(r"\s*\n\s*", "", read("style.css"))


def policy() -> str:
    """The page's Content-Security-Policy: itself, WebAssembly, and the two inline parts it was built with."""
    script, css = (integrity(text.encode()) for text in (read("early.js"), style()))
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'wasm-unsafe-eval' '{script}'",
            f"style-src '{css}'",
            "img-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def template() -> str:
    """The template for the packager: all that does not depend on what it packs."""
    words = json.dumps(json.loads(read("words.json")), ensure_ascii=False, separators=(",", ":"))
    title = "{{cookiecutter.title}}"
    return _fill(
        read("index.html"),
        {
            "policy": policy(),
            "description": html.escape(DESCRIPTION),
            "title": title,
            "style": style(),
            "words": words,
            "early": read("early.js"),
        },
    )


def finish(page: str, site: Mapping[str, object], files: list[File], places: Mapping[str, str]) -> str:
    """The packager's page with the names of everything it was packed with."""
    preloads = "\n".join(
        f'<link rel="modulepreload" href="{file.url}" integrity="{file.integrity}">'
        for file in files
        if file.module and file.name not in ("loader.js", "snapmaker.js")
    )
    loader = next(file for file in files if file.name == "loader.js")
    data = {**site, "files": [_entry(file) for file in files if not file.name.endswith(".js")]}
    return _fill(
        page,
        {
            **places,
            "preloads": preloads,
            "loader": loader.url,
            "loader-integrity": loader.integrity,
            "site": _inline(data),
        },
    )


def worker(version: str, files: list[File]) -> str:
    """The service worker of this version."""
    return _fill(
        read("sw.js"), {"site": json.dumps({"version": version, "files": [_entry(file) for file in files]})}
    )


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
