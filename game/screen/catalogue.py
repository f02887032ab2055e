"""Every word the player sees, from the catalogues in assets.

A language is a folder of `assets/locale`, found by itself: what it is called and how it counts (`language.json`), and
the words of each game and of what they share. A key may have forms: `key.0` for exactly none, `key.one` and `key.other`
by the rule of the language, `key@f` for a feminine thing, `key@acc` where another text asks for it as `{name:acc}`. A
key that a catalogue lacks falls back to English, then to the key itself: a gap never stops a game.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

from game.host.files import assets
from game.screen import plurals


class Language(NamedTuple):
    """A language: its two letters, its name in itself, and which form goes with a number."""

    letters: str
    name: str
    plurals: Mapping[str, Callable[[int], bool]]


class Said(str):
    """Words that remember how they came about, so that a text they are put into can ask for another form of them."""

    __slots__ = ("in_form",)
    in_form: Callable[[str], str]


class _Filling(Formatter):
    """Puts values into their places; `{item:acc}` asks a value for its form `acc`, if it has one."""

    def format_field(self, value: Any, form: str) -> str:
        """A value as it is written in a place."""
        if isinstance(value, str):
            return value.in_form(form) if form and isinstance(value, Said) else value
        return format(value, form)


FILLING = _Filling()


def _filled(text: str, values: Mapping[str, object]) -> str:
    return FILLING.vformat(text, (), values) if ":" in text else text.format(**values)


def roots() -> list[Path]:
    """The folders of languages."""
    return [assets() / "locale"]


@cache
def languages() -> dict[str, Language]:
    """All languages by their letters, English first."""
    found = {}
    for root in roots():
        for path in sorted(root.glob("*/language.json")):
            told = json.loads(path.read_text(encoding="utf-8"))
            rules = {name: plurals.rule(text) for name, text in told["plurals"].items()}
            found[path.parent.name] = Language(path.parent.name, told["name"], rules)
    return {letters: found[letters] for letters in sorted(found, key=lambda letters: (letters != "en", letters))}


def following_language(language: str) -> str:
    """The language that the title's button leads to, round in a circle."""
    letters = list(languages())
    return letters[(letters.index(language) + 1) % len(letters)]


class Catalogue:
    """The catalogue of one language."""

    def __init__(self, chosen: str, wanted: Sequence[str]) -> None:
        self.language = _best(chosen, wanted)
        self._words = {language: words_in(language) for language in (self.language, "en")}

    def __call__(self, key: str, *, count: int | None = None, of: str = "", **values: object) -> str:
        """The words of a key, for so many and of such a thing, with the values put into their places."""

        def said(form: str) -> str:
            for language, words in self._words.items():
                for found in _forms(language, key, count, form or words.get(f"gender.{of}", "")):
                    if found in words:
                        return _filled(words[found], {"count": count, **values})
            return key

        told = Said(said(""))
        told.in_form = said
        return told


def _forms(language: str, key: str, count: int | None, form: str) -> list[str]:
    """The keys under which the words may be, the closest first."""
    ends = [""]
    if count is not None:
        ends = [f".{count}", f".{plurals.form(languages()[language].plurals, count)}", ".other", ""]
    return [start + end for start in ([f"{key}@{form}"] if form else []) + [key] for end in ends]


def _best(chosen: str, wanted: Sequence[str]) -> str:
    for name in (chosen, *wanted):
        if name[:2].lower() in languages():
            return name[:2].lower()
    return "en"


def ahead() -> None:
    """Read all catalogues, which the page does before it keeps Python's memory (build/page/solid.py)."""
    for language in languages():
        words_in(language)


@cache
def words_in(language: str) -> dict[str, str]:
    """All words of a language."""
    words: dict[str, str] = {}
    for root in roots():
        for path in sorted((root / language).glob("*/*.json")):
            words.update(json.loads(path.read_text(encoding="utf-8")))
    return words
