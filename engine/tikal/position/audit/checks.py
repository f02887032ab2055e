"""What all parts of the audit share: how they refuse, and how they name a hex."""

from __future__ import annotations

from ....core.errors import PositionError
from ... import board


def ensure(holds: bool, where: str, what: str) -> None:
    """Refuse a position in which something does not hold."""
    if not holds:
        raise PositionError(where, what)


def expect(where: str, found: object, wanted: object) -> None:
    """Refuse a position in which something is there too often or not often enough."""
    if found != wanted:
        raise PositionError(where, f"there should be {wanted} in all, not {found}")


def on(cell: int) -> str:
    """Where a hex stands in a position."""
    return f"board.{board.NAMES[cell]}"
