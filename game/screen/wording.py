"""Words that the tables of both games share: points as they are printed, the beginning of a sentence."""

import datetime
from typing import Any

from game.screen.catalogue import Catalogue, Said, said

View = Any
"""What a seat sees of either game; each engine has a type of its own for it."""
MINUS = "\u2212"


def printed(points: int) -> str:
    """Points as they are printed: a loss has a minus sign and no hyphen."""
    return str(points).replace("-", MINUS)


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+d}".replace("-", MINUS)


def capital(sentence: str) -> str:
    """The same words with a capital at the beginning."""
    if isinstance(sentence, Said):
        return said(lambda form: _capital(sentence.in_form(form)))
    return _capital(sentence)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def day(words: Catalogue, when: int) -> str:
    """The day of a moment, given in seconds since 1970, in words."""
    return day_name(words, datetime.date.fromtimestamp(when).toordinal())


def day_name(words: Catalogue, day: int) -> str:
    """A day in words, such as "16 November"; days are counted as `datetime.date` does."""
    date = datetime.date.fromordinal(day)
    return words("record.day", count=date.day, month=words("record.months").split()[date.month - 1])
