"""Compares the words of a language with the English ones: what is missing, unused, or does not fit together."""

import json
import re
from collections.abc import Container, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from game.host.files import assets
from game.screen import catalogue

FORMS = ("zero", "one", "two", "few", "many", "other")
"""The names of the CLDR."""
ASKED = re.compile(r"\{\w+:(\w+)\}")


class Complaint(NamedTuple):
    """What is wrong with a text."""

    kind: str
    key: str
    about: str = ""


def read(language: str, root: Path | None = None) -> dict[str, str]:
    """All words of a language, with those of the page itself (their keys begin with "page:")."""
    words: dict[str, str] = {}
    for folder in [root] if root else catalogue.roots():
        for path in sorted((folder / language).glob("*/*.json")):
            words |= json.loads(path.read_text(encoding="utf-8"))
        page = folder / language / "page.json"
        if page.exists():
            words |= {f"page:{key}": text for key, text in json.loads(page.read_text(encoding="utf-8")).items()}
    return words


def english() -> dict[str, str]:
    """The words that every language has."""
    return read("en", assets() / "locale")


def base(key: str, words: Container[str]) -> str:
    """A key without its form, such as `key` of `key.one`, `key.0` and `key@f.other`."""
    if "@" in key:
        return key.partition("@")[0]
    start, _, end = key.rpartition(".")
    return start if f"{start}.other" in words and (end in FORMS or end.isdigit()) else key


def values(text: str) -> set[str]:
    """The names of the values that are put into a text."""
    return set(re.findall(r"\{(\w+)[:}]", text))


def values_by_base(words: Mapping[str, str]) -> dict[str, set[str]]:
    """The values that each key has room for, whatever its form."""
    found: dict[str, set[str]] = {}
    for key, text in words.items():
        found.setdefault(base(key, words), set()).update(values(text))
    return found


def complaints(words: Mapping[str, str], original: Mapping[str, str]) -> list[Complaint]:
    """What is wrong with the words of a language, beside the original ones."""
    return [*_missing(words, original), *_unused(words, original), *_unfitting(words, original)]


def _missing(words: Mapping[str, str], original: Mapping[str, str]) -> Iterator[Complaint]:
    left = {base(key, original): text for key, text in reversed(list(original.items()))}
    for key in words:
        left.pop(base(key, words), None)
    for key in reversed(list(left)):
        yield Complaint("missing", key, left[key])


def _unused(words: Mapping[str, str], original: Mapping[str, str]) -> Iterator[Complaint]:
    there = {base(key, original) for key in original}
    forms = {text for key, text in words.items() if key.startswith("gender.")}
    forms |= {form for text in words.values() for form in ASKED.findall(text)}
    for key, text in words.items():
        if not key.startswith("gender.") and base(key, words) not in there:
            yield Complaint("unused", key, text)
        elif "@" in key and key.partition("@")[2].split(".")[0] not in forms:
            yield Complaint("unused", key, "no text asks for this form")


def _unfitting(words: Mapping[str, str], original: Mapping[str, str]) -> Iterator[Complaint]:
    wanted, given = values_by_base(original), values_by_base(words)
    for key, names in given.items():
        if key in wanted and names - {"count"} != wanted[key] - {"count"}:
            told = ", ".join(sorted(names ^ wanted[key]))
            yield Complaint("values", key, f"only in one of both languages: {told}")
    for key, text in words.items():
        if "count" in values(text) and base(key, words) == key:
            yield Complaint("values", key, "{count} needs forms: .one, .other and so on")
