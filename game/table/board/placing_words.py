"""What is said of a piece that is being placed: what it is and where, how it is turned, what to do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.table.board.placing import Placing

DEGREES = 60
"""How far a turn by one side goes."""


def turning(placing: Placing) -> str:
    """How the held piece is turned."""
    words, hand = placing.board.words, placing.hand
    if not hand.turnable:
        return words("placing.only")
    turned = hand.turned(hand.held)
    return words("placing.turned", degrees=turned * DEGREES) if turned else words("placing.straight")


def title(placing: Placing) -> str:
    """What is placed and where."""
    return placing.board.words("placing.title", piece=placing.called(), place=placing.hand.held)


def hint(placing: Placing) -> str:
    """What to do with the held piece, in one line; nothing while none is held."""
    words, hand, table = placing.board.words, placing.hand, placing.board.table
    if not hand.held:
        return ""
    if not table.small:
        return words(f"{placing.words}.chosen", place=hand.held)
    if not hand.turnable:
        return words("placing.hint.fixed")
    return words(f"placing.hint.{table.arrangement.layout.shape}")


def reading(placing: Placing) -> str:
    """The held piece for those who listen: how it is turned, where it leads, which of the places this is."""
    words, listed, held = placing.board.words, placing.places(), placing.hand.held
    told = [words("placing.to" if one.way else "placing.not-to", place=one.place) for one in placing.joins()]
    number = words(f"{placing.words}.count", number=listed.index(held) + 1, most=len(listed))
    parts = (f"{title(placing)}, {turning(placing)}", ", ".join(told), number)
    return " ".join(f"{part}." for part in parts if part)
