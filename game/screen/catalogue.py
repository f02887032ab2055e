"""Every word the player sees, from the catalogues in assets.

Each game has a folder for every language, and so has what they share; together they are its catalogue. A key may
have forms: `key.0` for exactly none, `key.one` and `key.other` by the rule of the language, `key@f` for a feminine
thing. A key that a catalogue lacks falls back to English, then to the key itself: a gap never stops a game.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from game.host.files import assets

PLURALS: dict[str, Callable[[int], str]] = {
    "en": lambda count: "one" if count == 1 else "other",
    "fr": lambda count: "one" if count < 2 else "other",
}
"""The form for so many of something, by language; named as in the plural rules of the CLDR."""
LANGUAGES = tuple(PLURALS)


def following_language(language: str) -> str:
    """The language that the title's button leads to, round in a circle."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


class Catalogue:
    """The catalogue of one language."""

    def __init__(self, chosen: str, wanted: Sequence[str]) -> None:
        self.language = _best(chosen, wanted)
        self._words = {language: _catalogue(language) for language in (self.language, "en")}

    def __call__(self, key: str, *, count: int | None = None, of: str = "", **values: object) -> str:
        """The words of a key, for so many and of such a thing, with the values put into their places."""
        for language, words in self._words.items():
            for form in _forms(language, key, count, words.get(f"gender.{of}", "")):
                if form in words:
                    return words[form].format(count=count, **values)
        return key


def _forms(language: str, key: str, count: int | None, gender: str) -> list[str]:
    """The keys under which the words may be, the closest first."""
    ends = [""] if count is None else [f".{count}", f".{PLURALS[language](abs(count))}", ".other", ""]
    return [start + end for start in ([f"{key}@{gender}"] if gender else []) + [key] for end in ends]


def _best(chosen: str, wanted: Sequence[str]) -> str:
    for name in (chosen, *wanted):
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


def folders() -> list[Path]:
    """The folders of catalogues, each with a folder for every language: by game, and what all games share."""
    return sorted(assets().glob("*/locale"))


def ahead() -> None:
    """Read all catalogues, which the page does before it keeps Python's memory (build/page/solid.py)."""
    for language in LANGUAGES:
        _catalogue(language)


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
