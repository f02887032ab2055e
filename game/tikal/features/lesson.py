"""What lessons can point at on the table of Tikal, by the names that docs/lessons.md lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.board.veil import hexagon
from game.table.layout import across, centred_at, down
from game.table.sight import Sight

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

ELSEWHERE = {"players": "chips", "actions": "sheet", "tile": "sheet", "auction": "sheet"}
"""What a small window has in place of a part."""
SUPPLY = ("forecast", "sets", "floors", "treasures")
POINTS, DISC = 96.0, 54.0
"""Units of the action points at the left of their panel: with what is planned, and the disc alone on a phone."""


def sights(table: TikalTable, name: str) -> list[Sight] | None:
    """Where it lies; None when this game has no name of its own for it."""
    kind, _, which = name.partition(" ")
    if kind == "place":
        return place(table, which)
    if kind == "dialog":
        placed = table.dialogs.placed
        return [Sight(placed.rect)] if placed is not None else []
    if kind == "points":
        panel = table.rect_named("sheet" if table.small else "actions")
        side = round((DISC if table.small else POINTS) * table.unit)
        corner = across(down(panel, min(panel.h, side))[0], side)[0]
        return [Sight(corner)] if panel.w else []
    if table.small and kind in ELSEWHERE:
        rect = table.rect_named(ELSEWHERE[kind])
        return [Sight(rect)] if rect.w else []
    return None


def reveal(table: TikalTable, name: str) -> None:
    """Have a part in sight that a small window shows on another page; anything else is on the board's page."""
    page = "supply" if name in SUPPLY else "board"
    if table.small and table.page != page:
        table.turn_to(page)


def place(table: TikalTable, where: str) -> list[Sight]:
    """A hex."""
    board = table.board
    if not board.open or where not in board.ground.places or not board.ground.in_sight(where):
        return []
    ground = board.ground
    centre = ground.places[where]
    rect = centred_at(centre, round(2 * ground.radius), round(1.74 * ground.radius))
    return [Sight(rect, tuple(hexagon(centre, ground.radius, flat=True)))]
