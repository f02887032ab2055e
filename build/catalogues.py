"""The catalogues of a site: one file for each language, so that the page fetches the one it speaks first."""

import json
import re
from collections.abc import Mapping
from typing import Any

from build.store import PROJECT

LOCALE = PROJECT / "assets" / "locale"
CATALOGUE = re.compile(r"assets/locale/([^/]+)/[^/]+/[^/]+\.json")


def languages() -> list[str]:
    """The letters of all languages, English first, as the game lists them (game/screen/catalogue.py)."""
    found = sorted(path.parent.name for path in LOCALE.glob("*/language.json"))
    return sorted(found, key=lambda letters: letters != "en")


def read(name: str) -> dict[str, Any]:
    """A file of a language's folder."""
    told: dict[str, Any] = json.loads((LOCALE / name).read_text(encoding="utf-8"))
    return told


def together(files: Mapping[str, bytes]) -> dict[str, dict[str, bytes]]:
    """The words among the files of an app: for each language one file."""
    words: dict[str, dict[str, str]] = {}
    for name, data in sorted(files.items()):
        if match := CATALOGUE.fullmatch(name):
            words.setdefault(match[1], {}).update(json.loads(data))
    return {
        letters: {f"assets/locale/{letters}/all/words.json": _compact(told)} for letters, told in words.items()
    }


def without(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of an app that are no words."""
    return {name: data for name, data in files.items() if not CATALOGUE.fullmatch(name)}


def _compact(told: dict[str, str]) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
