"""Sets of small numbers as bit masks: one integer, so that a copy is free and a comparison one operation."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The numbers in a set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
