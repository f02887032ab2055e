"""Packs the compiled module, pygame-ce's Python files and all licence texts into a wheel.

Order, dates and permissions are fixed, so the same files give the same wheel.
"""

import base64
import hashlib
import zipfile
from pathlib import Path

from build.errors import BuildError
from build.wheel.runtime import Runtime

# Modules for hardware that a web page cannot reach, and icons of other systems.
LEFT_OUT = {"pygame_icon_mac.bmp", "pygame.ico", "macosx.py", "camera.py", "_camera_opencv.py", "midi.py"}
TAKEN = {".py", ".ttf", ".bmp"}

# Licence texts that are files of their own.
LICENCE_FILES = {
    "pygame-ce.txt": "pygame/docs/LGPL.txt",
    "SDL_gfx.txt": "pygame/docs/licenses/LICENSE.sdl_gfx.txt",
    "SDL.txt": "sdl/LICENSE.txt",
    "SDL-yuv2rgb.txt": "sdl/src/video/yuv2rgb/LICENSE",
    "SDL_image.txt": "image/LICENSE.txt",
    "SDL_ttf.txt": "ttf/LICENSE.txt",
    "SDL_mixer.txt": "mixer/LICENSE.txt",
    "dr_libs.txt": "mixer/src/codecs/dr_libs/LICENSE",
    "FreeType.txt": "freetype/LICENSE.TXT",
    "FreeType-FTL.txt": "freetype/docs/FTL.TXT",
    "HarfBuzz.txt": "harfbuzz/COPYING",
}
# Licence texts inside a header: from the first text to the second, comment marks included.
LICENCE_COMMENTS = {
    "stb_image.txt": ("image/src/stb_image.h", "This software is available under 2 licenses", "*/"),
    "stb_vorbis.txt": ("mixer/src/codecs/stb_vorbis/stb_vorbis.h", "This software is available under 2", "*/"),
    "nanosvg.txt": ("image/src/nanosvg.h", "Copyright (c)", "*/"),
    "qoi.txt": ("image/src/qoi.h", "Copyright(c)", "-- About"),
    "tiny_jpeg.txt": ("image/src/tiny_jpeg.h", "This software is in the public domain", "*/"),
    "miniz.txt": ("image/src/miniz.h", "This is free and unencumbered software", "*/"),
}


def wheel(work: Path, module: Path, python: Runtime) -> Path:
    """Write the wheel into the work folder."""
    target = work / python.wheel_name
    name, version, tag = target.stem.split("-", 2)
    info = f"{name}-{version}.dist-info"
    files = _python_files(work / "pygame/src_py")
    files["pygame/base" + python.sysconfig["EXT_SUFFIX"]] = module.read_bytes()
    licences = licence_texts(work)
    files |= {f"{info}/licenses/{file}": text for file, text in licences.items()}
    files[f"{info}/METADATA"] = _metadata(version, licences)
    files[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: expeditions\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    )
    files[f"{info}/RECORD"] = _record(files, f"{info}/RECORD")
    with zipfile.ZipFile(target, "w") as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content, compresslevel=9)
    return target


def licence_texts(work: Path) -> dict[str, bytes]:
    """The licence of everything that is compiled into the module, by file name."""
    texts = {file: (work / source).read_bytes() for file, source in LICENCE_FILES.items()}
    for file, (source, first, last) in LICENCE_COMMENTS.items():
        text = (work / source).read_text()
        start = text.find(first)
        end = text.find(last, start)
        if start < 0 or end < 0:
            raise BuildError(f"{source} no longer holds its licence where it was: update build/wheel/pack.py.")
        texts[file] = (text[start:end].rstrip("\n -*") + "\n").encode()
    return texts


def _python_files(src_py: Path) -> dict[str, bytes]:
    files = {}
    for file in sorted(src_py.rglob("*")):
        inner = file.relative_to(src_py)
        # Folders such as __pyinstaller help packagers on desktops.
        helper = any(folder.startswith("__") for folder in inner.parts[:-1])
        if file.is_file() and file.suffix in TAKEN and file.name not in LEFT_OUT and not helper:
            files[f"pygame/{inner.as_posix()}"] = file.read_bytes()
    return files


def _metadata(version: str, licences: dict[str, bytes]) -> bytes:
    lines = ["Metadata-Version: 2.4", "Name: pygame-ce", f"Version: {version}", "Summary: Python Game Development"]
    lines += ["License-Expression: LGPL-2.1-or-later", *(f"License-File: {file}" for file in licences)]
    return ("\n".join(lines) + "\n").encode()


def _record(files: dict[str, bytes], record: str) -> bytes:
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
        lines.append(f"{path},sha256={digest},{len(content)}")
    return ("\n".join([*lines, f"{record},,"]) + "\n").encode()
