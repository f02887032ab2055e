"""The licences of everything in the site, as text files and one plain page that lists them.

Our own come first. Those of others come from the packages themselves: pygame's and its libraries' from the
wheel, the fonts' and segno's from theirs, Python's from a package of the same project. Pyodide's package brings
none, so a notice says what the Mozilla Public License asks for: which licence it is, where its text is, and how
to get the source. Debian keeps that text for all programs, and where the site is built there it comes along.
"""

import html
import zipfile
from importlib.metadata import PackageNotFoundError
from importlib.metadata import files as package_files
from pathlib import Path

from build.errors import BuildError
from build.store import PROJECT

OWN = {
    "Expeditions.txt": ("Expeditions: the code (MIT)", "LICENSE"),
    "Expeditions-art.txt": ("Expeditions: drawings, sounds and texts (CC BY 4.0)", "LICENSE-ART.md"),
}
PYTHON = ("Python and its standard library (PSF)", "typing-extensions")
SEGNO = ("segno: codes for cameras (BSD)", "segno")
PYODIDE = """Pyodide {version}

Pyodide is subject to the terms of the Mozilla Public License, version 2.0. Its text can be read at
https://mozilla.org/MPL/2.0/ and Pyodide's source code, release {version}, at https://github.com/pyodide/pyodide.
The build of this site changes one of its scripts, pyodide.asm.mjs; the change is made by build/runtime.py, which
is part of this project's source and under the same licence as far as it concerns that script.
"""
MPL = Path("/usr/share/common-licenses/MPL-2.0")
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title>Licences</title></head>
<body><h1>Licences</h1>
<p>The game is free software. The site also contains software and fonts by others, each under its own licence.</p>
<ul>
{items}
</ul></body></html>
"""


def licences(pyodide_version: str, wheel: Path, fonts: Path | None) -> dict[str, bytes]:
    """Licence texts by file name, and the page that lists them."""
    title, package = PYTHON
    codes, segno = SEGNO
    texts: dict[str, tuple[str, bytes]] = {
        **{name: (words, (PROJECT / source).read_bytes()) for name, (words, source) in OWN.items()},
        "Pyodide.txt": ("Pyodide (MPL 2.0)", PYODIDE.format(version=pyodide_version).encode()),
        "Python.txt": (title, _text_of(package)),
        "segno.txt": (codes, _text_of(segno)),
    }
    if MPL.is_file():
        texts["MPL-2.0.txt"] = ("Mozilla Public License 2.0", MPL.read_bytes())
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if ".dist-info/licenses/" in name and not name.endswith("/"):
                short = name.partition("/licenses/")[2].replace("/", "-")
                texts[f"{short.removesuffix('.txt')}.txt"] = (short, archive.read(name))
    for path in sorted(fonts.glob("*.txt")) if fonts else ():
        texts[path.name] = (f"Font: {path.stem}", path.read_bytes())
    items = "\n".join(f'<li><a href="{name}">{html.escape(title)}</a></li>' for name, (title, _) in texts.items())
    return {"index.html": PAGE.format(items=items).encode(), **{name: text for name, (_, text) in texts.items()}}


def _text_of(package: str) -> bytes:
    try:
        listed = package_files(package) or []
    except PackageNotFoundError:
        listed = []
    for path in listed:
        if path.name.upper().startswith("LICENSE"):
            return Path(str(path.locate())).read_bytes()
    raise BuildError(f"The package {package} came without its licence; please install the dependencies again.")
