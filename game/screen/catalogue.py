"""Every word the player sees, from the catalogues in assets.

Each game has a folder for every language, and so has what they share; together they are its catalogue. A key that
a catalogue lacks falls back to English, then to the key itself, so that a gap never stops a game.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from game.host.files import assets

LANGUAGES = ("en", "fr")


class Catalogue:
    """The catalogue of one language."""

    def __init__(self, chosen: str, wanted: Sequence[str]) -> None:
        self.language = _best(chosen, wanted)
        self._words = {**_catalogue("en"), **_catalogue(self.language)}

    def __call__(self, key: str, **values: object) -> str:
        """The words of a key, with the values put into their places."""
        return self._words.get(key, key).format(**values)


def _best(chosen: str, wanted: Sequence[str]) -> str:
    for name in (chosen, *wanted):
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


def folders() -> list[Path]:
    """The folders of catalogues, each with a folder for every language: by game, and what all games share."""
    return sorted(assets().glob("*/locale"))


def _catalogue(language: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for folder in folders():
        words |= _words_in(folder / language)
    return words


@cache
def _words_in(folder: Path) -> dict[str, str]:
    words: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        words.update(json.loads(path.read_text(encoding="utf-8")))
    return words
