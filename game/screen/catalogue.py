"""Every word the player sees, from the catalogues in assets.

A language is a folder of `assets/locale`, found by itself: what it is called and how it counts (`language.json`),
and the words of each game and of what they share. A key may have forms: `key.0` for exactly none, `key.one` and
`key.other` by the rule of the language, `key@f` for a feminine thing, `key@acc` where another text asks for it as
`{name:acc}`. A key that a catalogue lacks falls back to English, then to the key itself: a gap never stops a game.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from game.host.files import assets


class Language(NamedTuple):
    """A language: its two letters, its name in itself, and which form goes with a number."""

    letters: str
    name: str
    plurals: Mapping[str, Callable[[int], bool]]


class Said(str):
    """Words that remember how they came about, so that a text they are put into can ask for another form."""

    __slots__ = ("in_form",)
    in_form: Callable[[str], str]


def said(in_form: Callable[[str], str]) -> Said:
    """Words from what tells them in each form; "" is the form in which they stand alone."""
    told = Said(in_form(""))
    told.in_form = in_form
    return told


def listed(parts: Iterable[str], between: str = ", ") -> Said:
    """Several words after each other, each in the form that is asked for."""
    parts = list(parts)
    return said(lambda form: between.join(_in_form(part, form) for part in parts))


def _in_form(words: str, form: str) -> str:
    return words.in_form(form) if form and isinstance(words, Said) else words


class _Filling(Formatter):
    """Puts values into their places; `{item:acc}` asks a value for its form `acc`, if it has one."""

    def format_field(self, value: object, form: str) -> str:
        """A value as it is written in a place."""
        return _in_form(value, form) if isinstance(value, str) else str(value)


FILLING = _Filling()
ASKING = re.compile(r"\{\w+:")


def _filled(text: str, values: Mapping[str, object]) -> str:
    return FILLING.vformat(text, (), values) if ASKING.search(text) else text.format(**values)


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
            rules = {name: plural_rule(text) for name, text in told["plurals"].items()}
            found[path.parent.name] = Language(path.parent.name, told["name"], rules)
    return {letters: found[letters] for letters in sorted(found, key=lambda letters: (letters != "en", letters))}


class Catalogue:
    """The catalogue of one language."""

    def __init__(self, chosen: str, wanted: Sequence[str]) -> None:
        self.language = _best(chosen, wanted)

    def __call__(self, key: str, *, count: int | None = None, of: str = "", **values: object) -> str:
        """The words of a key, for so many and of such a thing, with the values put into their places."""

        def told(form: str) -> str:
            for language in dict.fromkeys((self.language, "en")):
                words = words_in(language)
                for found in _forms(language, key, count, (form, words.get(f"gender.{of}", ""))):
                    if found in words:
                        return _filled(words[found], {"count": count, **values})
            return key

        return said(told)

    def data(self, key: str) -> str:
        """The words of a key as data, such as a player's name that is stored: they have no other form."""
        return str(self(key))


def _forms(language: str, key: str, count: int | None, forms: Sequence[str]) -> list[str]:
    """The keys under which the words may be, the closest first."""
    ends = [""]
    if count is not None:
        ends = [f".{count}", f".{form_of(languages()[language].plurals, count)}", ".other", ""]
    return [start + end for start in [*(f"{key}@{form}" for form in forms if form), key] for end in ends]


def _best(chosen: str, wanted: Sequence[str]) -> str:
    for name in (chosen, *wanted):
        if name[:2].lower() in languages():
            return name[:2].lower()
    return "en"


def ahead() -> None:
    """Read which languages there are, before the page keeps Python's memory without any (build/page/solid.py)."""
    languages()


def words_in(language: str) -> dict[str, str]:
    """All words of a language; none until its files are there, which the page fetches one after another."""
    if language not in _read:
        words: dict[str, str] = {}
        for root in roots():
            for path in sorted((root / language).glob("*/*.json")):
                words.update(json.loads(path.read_text(encoding="utf-8")))
        if not words:
            return words
        _read[language] = words
    return _read[language]


_read: dict[str, dict[str, str]] = {}


def forget() -> None:
    """Let go of what was read."""
    _read.clear()
    languages.cache_clear()


# Which form of a word goes with a number: rules in the notation of the CLDR, such as
# "n % 10 = 2..4 and n % 100 != 12..14", as Unicode's tables of plurals have them for whole numbers.

RELATION = re.compile(r"n(?: % (\d+))? (!?=) ([\d.,]+)")


def plural_rule(text: str) -> Callable[[int], bool]:
    """Whether a number is one of those that a rule describes."""
    ways = [[_relation(part) for part in way.split(" and ")] for way in text.split(" or ")]
    return lambda number: any(all(fits(number) for fits in way) for way in ways)


def form_of(rules: Mapping[str, Callable[[int], bool]], count: int) -> str:
    """The name of the form for so many: the first whose rule fits, or "other"."""
    return next((name for name, fits in rules.items() if fits(abs(count))), "other")


def _relation(text: str) -> Callable[[int], bool]:
    found = RELATION.fullmatch(text.strip())
    if not found:
        raise ValueError(f"not a rule for plurals: {text!r}; such as 'n = 1' or 'n % 10 = 2..4'")
    divisor, relation, listed = found.groups()
    numbers: set[int] = set()
    for part in listed.split(","):
        first, _, last = part.partition("..")
        numbers.update(range(int(first), int(last or first) + 1))
    wanted = relation == "="
    return lambda number: ((number % int(divisor) if divisor else number) in numbers) is wanted
