"""A day in words, such as "16 November"."""

from __future__ import annotations

import time

from game.screen.catalogue import Catalogue


def day(words: Catalogue, when: int) -> str:
    """The day of a moment, given in seconds since 1970."""
    at = time.localtime(when)
    return words("record.day", day=at.tm_mday, month=words("record.months").split()[at.tm_mon - 1])
