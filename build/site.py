"""Puts the site together: one folder of static files that any host can serve.

Each step has its own module; this one calls them in order and gives every file its name.
"""

import hashlib
import re
import shutil
import zipfile
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from build import store, template, welcome
from build.art import art
from build.cache import Report
from build.catalogues import together
from build.compile import game_packs
from build.errors import BuildError, plain_failures
from build.icons import icons
from build.inputs import pyodide, segno
from build.lettering import lettering
from build.library import extension, library_pack
from build.licences import licences
from build.meanwhile import meanwhile
from build.pack import pack
from build.package import Packaged, package
from build.parcel import parcel
from build.runtime import emscripten_script, lock, script, version_of
from build.sounds import sounds
from build.stage import App, stage
from build.unpacker import unpacker
from build.wheel import pygame_wheel

TYPES = {
    "python.pack": "application/wasm",
    "pyodide.asm.pack": "text/javascript",
    "library.pack": "application/octet-stream",
    "pygame.pack": "application/wasm",
    "game.pack": "application/octet-stream",
    "tables.pack": "application/octet-stream",
    "sounds.pack": "application/octet-stream",
}
"""What travels compressed by us, so that no host has to do it, in the order in which the page asks for it."""
LATER = ("tables.pack", "sounds.pack")
"""What the page asks for when the title is there, with the words of languages that it does not speak."""
ZIP_TIME = (2020, 1, 1, 0, 0, 0)


def build_site(app: App, out: Path, report: Report) -> None:
    """Build the site of an app into a folder, replacing what is there only when all of it is ready."""
    _check_place(out)
    runtime, fonts = pyodide(report), lettering(report)
    python = (runtime / "pyodide.asm.wasm").read_bytes()
    with meanwhile(lambda: art(report), lambda: parcel(python, report)):
        wheel = pygame_wheel(report)
    library = partial(library_pack, runtime, wheel, segno(report), report)
    made = (("fonts", fonts), ("atlas", art(report)))
    heard = {f"assets/sounds/{path.name}": path.read_bytes() for path in store.files_below(sounds(report))}
    app = replace(app, extra=(*app.extra, *made))
    pictures = icons()
    page = template.template(welcome.faces(fonts, report) + welcome.frames(), welcome.words(), welcome.icons())
    packaged = _packaged(app, page, pictures["favicon"], report)
    titles = _titles(packaged.files)
    lent = {name: packaged.files.pop(path) for name, path in titles.items()}
    with meanwhile(lambda: parcel(library().read_bytes(), report), lambda: parcel(extension(wheel), report)):
        title, tables = game_packs(runtime, packaged.files, report)
        emscripten = emscripten_script(runtime, wheel, report)
    held = {
        "python.pack": python,
        "pyodide.asm.pack": emscripten,
        "library.pack": library().read_bytes(),
        "pygame.pack": extension(wheel),
        "game.pack": title,
        "tables.pack": tables,
        "sounds.pack": pack(heard),
    }
    words = {words_pack(language): pack(told) for language, told in together(packaged.files).items()}
    held |= words
    report("Writing the site")
    content: dict[str, bytes] = {}
    files: list[template.File] = []
    for name, type_ in {**TYPES, **dict.fromkeys(words, "application/octet-stream")}.items():
        data = parcel(held[name], report)
        url = f"runtime/{template.hashed(name, data)}"
        content[url] = data
        files.append(template.parcel_of(name, url, data, type_, held[name], later=name in (*LATER, *words)))
    plain = {**lent, "pyodide.mjs": script(runtime), "unpack.js": unpacker(report)}
    for name, data in plain.items():
        url = f"runtime/{template.hashed(name, data)}"
        content[url] = data
        files.append(template.file_of(name, url, data, module=name not in lent))
    places = {file.name.partition(".")[0]: file.url for file in files if file.name in lent}
    files += _page_modules(content)
    places |= _icons(content, pictures)
    version = _version(content, packaged.page)
    site = {"version": version, "lock": lock(runtime, wheel), "lent": titles}
    content["index.html"] = template.finish(packaged.page, site, files, places).encode()
    content["manifest.webmanifest"] = template.manifest(app.title, places).encode()
    content["favicon.png"] = packaged.icon
    known = {file.url for file in files}
    kept = [*files]
    for url, data in content.items():
        if url not in known:
            kept.append(template.file_of(url, url, data, fixed="/" not in url))
    content["sw.js"] = template.worker(version, kept).encode()
    for name, data in licences(version_of(runtime), wheel, fonts).items():
        content[f"licences/{name}"] = data
    _write(content, out)


def words_pack(language: str) -> str:
    """The pack with the words of a language, as the page asks for it (page/early.js)."""
    return f"words-{language}.pack"


def zip_site(site: Path, target: Path) -> None:
    """The site as one zip with the page at its top, as game hosts want it."""
    with plain_failures(target), zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(site.rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(site).as_posix(), ZIP_TIME)
                info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                archive.writestr(info, path.read_bytes())


def _packaged(app: App, template: str, icon: bytes, report: Report) -> Packaged:
    report("Packaging the game")
    with TemporaryDirectory() as work:
        staged, page, favicon = (Path(work) / name for name in ("expeditions", "page.tmpl", "favicon.png"))
        stage(app, staged)
        page.write_text(template, encoding="utf-8")
        favicon.write_bytes(icon)
        return package(staged, page, favicon, app.title)


def _titles(names: Iterable[str]) -> dict[str, str]:
    """The title pictures, which the page shows while it loads and then lends to the game: name and path."""
    return {
        f"{match[1]}.jpg": name
        for name in names
        if (match := re.fullmatch(r"assets/atlas/(title-(?:wide|tall))-[\d.]+\.jpg", name))
    }


def _page_modules(content: dict[str, bytes]) -> list[template.File]:
    """The page's own scripts import each other by name, so they share one folder that carries the hash."""
    scripts = {name: template.read(name).encode() for name in template.MODULES}
    folder = template.hashed("page.", b"".join(scripts.values())).rstrip(".")
    files = []
    for name, data in scripts.items():
        url = f"{folder}/{name}"
        content[url] = data
        files.append(template.file_of(name, url, data, module=True))
    return files


def _icons(content: dict[str, bytes], pictures: dict[str, bytes]) -> dict[str, str]:
    places = {}
    for name, data in pictures.items():
        if name != "favicon":
            places[name] = f"icons/{template.hashed(f'{name}.png', data)}"
            content[places[name]] = data
    return places


def _version(content: dict[str, bytes], page: str) -> str:
    digest = hashlib.sha256(page.encode())
    for url in sorted(content):
        digest.update(url.encode() + content[url])
    return digest.hexdigest()[:12]


def _check_place(out: Path) -> None:
    """The folder is replaced as a whole, so it must be new, empty, or an earlier site."""
    if out.is_dir() and any(out.iterdir()) and not (out / "sw.js").is_file():
        raise BuildError(f"{out} holds other things, and building there would delete them: name a new folder.")
    if out.exists() and not out.is_dir():
        raise BuildError(f"{out} is a file: name a folder for the site.")


def _write(content: dict[str, bytes], out: Path) -> None:
    """Write beside the old folder first, so that a failure leaves the old one whole."""
    part, old = out.with_name(out.name + ".part"), out.with_name(out.name + ".old")
    with plain_failures(out):
        for folder in (part, old):
            shutil.rmtree(folder, ignore_errors=True)
        for url, data in content.items():
            path = part / url
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        if out.exists():
            out.rename(old)
        part.rename(out)
        shutil.rmtree(old, ignore_errors=True)
