"""Words that the tables of both games share: one or many of something, points with their sign."""

from typing import Any

from game.screen.catalogue import Catalogue

View = Any
"""What a seat sees of either game; each engine has a type of its own for it."""
MINUS = "\u2212"


def several(words: Catalogue, key: str, count: int, **values: object) -> str:
    """The words for one or for many of something; French counts none as one."""
    single = abs(count) == 1 or (count == 0 and words.language == "fr")
    return words(f"{key}.one" if single else f"{key}.many", count=count, **values)


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+d}".replace("-", MINUS)


def capital(sentence: str) -> str:
    """The same words with a capital at the beginning."""
    return sentence[:1].upper() + sentence[1:]
