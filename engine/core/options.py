"""Checking what the options of a game have in common: the table's size, who is first, what people are called."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.errors import OptionError


def check_players(title: str, players: object, numbers: Iterable[int]) -> int:
    """The number of players, when the game can be played by so many."""
    possible = list(numbers)
    if type(players) is not int or players not in possible:
        raise OptionError(f"{title} is for {min(possible)} to {max(possible)} players, not {players!r}.")
    return players


def check_known(title: str, options: Iterable[object], known: Iterable[str]) -> None:
    """Refuse options that the game does not have."""
    names = list(known)
    unknown = sorted(str(option) for option in options if option not in names)
    if unknown:
        raise OptionError(f"{title} has no option {', '.join(unknown)}; it has {', '.join(names)}.")


def check_flag(name: str, value: object) -> bool:
    """An option that is on or off."""
    if type(value) is not bool:
        raise OptionError(f"The option {name} should be true or false, not {value!r}.")
    return value


def check_word(name: str, value: object, words: Iterable[str]) -> str:
    """An option that is one of some words."""
    possible = list(words)
    if not isinstance(value, str) or value not in possible:
        raise OptionError(f"The option {name} should be one of {', '.join(possible)}, not {value!r}.")
    return value


def check_first(first: object, players: int) -> int | None:
    """The seat that begins, or None to leave it to chance."""
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise OptionError(f"The first player should be a seat from 0 to {players - 1}, not {first!r}.")
    return first


def check_names(names: object, players: int) -> list[str]:
    """The players' names, when there is a different one for everybody."""
    if not isinstance(names, (list, tuple)) or not all(isinstance(n, str) and n.strip() for n in names):
        raise OptionError("The names should be a list of texts that are not empty.")
    if len(names) != players or len(set(names)) != players:
        raise OptionError(f"There should be {players} different names, not {list(names)!r}.")
    return list(names)
