"""What lessons can point at on the table of Lost Temple, by the names that docs/lessons.md lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from game.lost_temple.board.mapping import OUTSIDE
from game.lost_temple.panels.camps import Camps
from game.lost_temple.panels.owncamp import OwnCamp
from game.lost_temple.panels.prices import Prices
from game.lost_temple.river import geometry
from game.table.panels.part import Part
from game.table.sight import Sight

if TYPE_CHECKING:
    from game.lost_temple.board.board import LostTempleBoard
    from game.lost_temple.river.river import River
    from game.lost_temple.table import LostTempleTable

P = TypeVar("P", bound=Part)
SECTIONS = ("backpack", "campkeys", "treasures", "passages", "cards", "flags", "tent")
ELSEWHERE = {"players": "chips", "river": "strip", "turn": "sheet"}
"""What a small window has in place of a part."""


def sights(table: LostTempleTable, name: str) -> list[Sight] | None:
    """Where it lies; None when this game has no name of its own for it."""
    kind, _, which = name.partition(" ")
    if kind == "place":
        return place(table.board, which)
    if kind == "explorer":
        return place(table.board, table.mine["place"])
    if kind == "dialog":
        placed = table.dialogs.placed
        return [Sight(placed.rect)] if placed is not None else []
    if kind == "temple":
        return [Sight(table.board.ground.wall(16))]
    if kind in ("site", "river", "seaplane") and table.river.open:
        return _on_river(table.river, kind, which)
    if kind == "opened":
        return [Sight(table.opened.rect)] if table.opened.open else []
    if kind in SECTIONS:
        camp = _panel(table, OwnCamp)
        found = camp.section("camp" if kind == "campkeys" else kind) if camp is not None else None
        return [Sight(found)] if found is not None else []
    if kind == "prices" and table.small:
        wheel = _panel(table, Prices)
        return [Sight(wheel.rect)] if wheel is not None else []
    if table.small and kind in ELSEWHERE:
        rect = table.rect_named(ELSEWHERE[kind])
        return [Sight(rect)] if rect.w else []
    return None


def _on_river(river: River, kind: str, which: str) -> list[Sight]:
    """A seaplane, a site, or all of the sites."""
    if kind == "seaplane":
        x, y = geometry.SEAPLANES[int(which)]
        return [Sight(river.map.box(x - 32, y - 28, 64, 56))]
    numbers = range(geometry.COUNT) if kind == "river" else (int(which),)
    return [Sight(river.site_rect(number)) for number in numbers]


def reveal(table: LostTempleTable, name: str) -> None:
    """Have a part in sight that a small window shows on another page; anything else is on the board's page."""
    kind = name.partition(" ")[0]
    tab = "camp" if kind in SECTIONS else "supply" if kind == "prices" else ""
    camps = next(part for part in table.parts if isinstance(part, Camps))
    if table.small and tab and camps.tab != tab:
        camps.turn_to(tab)
    if table.small and table.page != ("camps" if tab else "board"):
        table.turn_to("camps" if tab else "board")


def _panel(table: LostTempleTable, kind: type[P]) -> P | None:
    """The panel of a kind that is in sight: on a wide table, or on the tab that a small one shows."""
    listed: list[Part] = list(table.parts)
    for part in table.parts:
        if isinstance(part, Camps) and part.open:
            listed = [*part.shown, *listed]
    return next((part for part in listed if isinstance(part, kind) and part.open), None)


def place(board: LostTempleBoard, where: str) -> list[Sight]:
    """A cell as its hexagon; secret rooms and the outside as rectangles."""
    ground = board.ground
    if not board.open or where not in ground.places or not ground.in_sight(where):
        return []
    area = ground.area(where)
    if where == OUTSIDE:
        return [Sight(area)]
    reach = ground.reach(where)
    cell = area.copy()
    cell.size = round(reach * 1.74), round(reach * 2)
    cell.center = area.center
    return [Sight(cell, tuple(ground.outline(where, 1.02)))]
