"""Checking what the set-ups of games have in common: players and their names, the seed, who is first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from .errors import OptionError
from .plain import BEYOND, DIGITS, listed, quoted

LONGEST_NAME = 40
# What would break a line, turn the direction of writing, or cannot be written at all.
UNSHOWABLE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class Option(NamedTuple):
    """An option of a game: what it can be, and what it is when nobody sets it; None: another option decides."""

    name: str
    values: tuple[str | bool, ...]
    default: str | bool | None = None


def flag(name: str) -> Option:
    """An option that is off until somebody turns it on."""
    return Option(name, (False, True), False)


def check_option(option: Option, value: object) -> str | bool:
    """The value of an option, when it is one of those it can have."""
    if option.values == (False, True):
        return check_flag(option.name, value)
    return check_word(option.name, value, map(str, option.values))


def check_players(title: str, players: object, numbers: Iterable[int]) -> int:
    """The number of players, when the game can be played by so many."""
    possible = list(numbers)
    if type(players) is not int or players not in possible:
        raise OptionError(f"{title} is for {min(possible)} to {max(possible)} players, not {quoted(players)}.")
    return players


def check_seed(seed: object) -> int:
    """The seed, which may be negative but not endless."""
    if type(seed) is not int or not -BEYOND < seed < BEYOND:
        raise OptionError(f"The seed should be a whole number of at most {DIGITS} digits, not {quoted(seed)}.")
    return seed


def check_known(title: str, options: Iterable[object], known: Iterable[str]) -> None:
    """Refuse options that the game does not have."""
    names = list(known)
    unknown = sorted(str(option) for option in options if option not in names)
    if unknown:
        raise OptionError(f"{title} has no option {listed(unknown)}; it has {', '.join(names)}.")


def check_flag(name: str, value: object) -> bool:
    """An option that is on or off."""
    if type(value) is not bool:
        raise OptionError(f"The option {name} should be true or false, not {quoted(value)}.")
    return value


def check_word(name: str, value: object, words: Iterable[str]) -> str:
    """An option that is one of some words."""
    possible = list(words)
    if not isinstance(value, str) or value not in possible:
        raise OptionError(f"The option {name} should be one of {', '.join(possible)}, not {quoted(value)}.")
    return value


def check_first(first: object, players: int) -> int | None:
    """The seat that begins, or None to leave it to chance."""
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise OptionError(f"The first player should be a seat from 0 to {players - 1}, not {quoted(first)}.")
    return first


def check_names(names: object, players: int) -> list[str]:
    """The players' names, when there is a different one for everybody."""
    if not isinstance(names, (list, tuple)):
        raise OptionError(f"The names should be a list of texts that are not empty, not {quoted(names)}.")
    if len(names) != players:
        raise OptionError(f"There should be {players} different names, not {len(names):,}.")
    checked = [check_name(name) for name in names]
    if len(set(checked)) != players:
        raise OptionError(f"There should be {players} different names, not {listed(checked)}.")
    return checked


def check_name(name: object) -> str:
    """What somebody is called, when it is short and can be shown in a line."""
    if not isinstance(name, str) or not name.strip():
        raise OptionError(f"A name should be a text that is not empty, not {quoted(name)}.")
    if len(name) > LONGEST_NAME:
        raise OptionError(f"A name has at most {LONGEST_NAME} characters; {quoted(name)} has {len(name):,}.")
    if sign := UNSHOWABLE.search(name):
        raise OptionError(f"The name {quoted(name)} holds U+{ord(sign[0]):04X}, which cannot be shown.")
    return name


def clean_name(name: object) -> str:
    """A name without what cannot be shown, and not too long; OptionError where nothing is left of it."""
    return check_name(clean_text(name, LONGEST_NAME) if isinstance(name, str) else name)


def clean_text(text: str, longest: int) -> str:
    """A line without what cannot be shown, and not too long; nothing may be left of it."""
    return UNSHOWABLE.sub("", text)[:longest].strip()
