"""What a key would change before it is taken: the sets of the camp, the altars, the doors that open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Action
from engine.lost_temple import PLAYERS, Count, preview
from game.lost_temple.board import altar_leads
from game.lost_temple.view import known
from game.screen.brush import Brush
from game.screen.palette import CREAM, GLOW, SOFT
from game.table.dialog.page import Painter

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

LINE = 13.5


def pointed(table: LostTempleTable) -> Action | None:
    """The key that is pointed at, with its store."""
    return table.chosen.keys.named(table.pointed)


def to_camp(table: LostTempleTable) -> str:
    """The colour of the key that is pointed at and would go to the camp."""
    action = pointed(table)
    return str(action.colour) if action is not None and action.store == "camp" else ""


def points_with(camp: Count, colour: str) -> int:
    """What the camp keys would be worth with one more of a colour."""
    return preview.key_points({**camp, colour: camp.get(colour, 0) + 1})


def lines(table: LostTempleTable, action: Action) -> list[str]:
    """What taking a key changes, the most important first."""
    words, colour = table.words, str(action.colour)
    if action.store == "backpack":
        again = bool(table.mine["backpack"].get(colour))
        told = [words("lost-temple.choose.key.doors.again" if again else "lost-temple.choose.key.doors")]
        return [*told, words("lost-temple.choose.key.spare")] if again else told
    camp = known(table.mine["camp"])
    size = 1 + sum(count > camp.get(colour, 0) for name, count in camp.items() if name != colour)
    before, after = preview.key_points(camp), points_with(camp, colour)
    told = [words("lost-temple.choose.key.set", size=size, before=before, after=after)]
    return told + [altar_line(table, place, colour) for place in altar_leads.changed(table.view, colour)]


def altar_line(table: LostTempleTable, place: str, colour: str) -> str:
    """How an altar would stand with one more key of a colour."""
    words, view = table.words, table.view
    found = altar_leads.standing(view, place, colour)
    assert found is not None  # the viewer has a flag there
    mine = found.counts[view["seat"]]
    if not found.certain:
        return words("lost-temple.choose.altar.open", place=place, mine=mine)
    rivals = [count or 0 for seat, count in found.counts.items() if seat != view["seat"]]
    key = "lost" if view["seat"] not in found.seats else "mine" if len(found.seats) == 1 else "shared"
    return words(f"lost-temple.choose.altar.{key}", place=place, mine=mine, most=max(rivals, default=0))


def painter(table: LostTempleTable) -> Painter:
    """Paints what the key that is pointed at would change; else what the marks mean."""

    def paint(brush: Brush, width: float, height: float) -> None:
        action = pointed(table)
        if action is None:
            _paint_marks(brush, table, width, height)
            return
        box = (0.0, 3.0, width, height - 5)
        brush.frame("tooltip", box)
        told = lines(table, action)[:3]
        left = 33.0
        if max(brush.wide(line, "body", LINE) for line in told) <= width - 38:
            brush.sprite("key", 17, 1 + height / 2, colour=str(action.colour), zoom=0.9)
        else:
            left = 8.0  # the words need the room
        step = min(17.0 * brush.letters, (height - 11) / len(told))
        top = height / 2 - step * len(told) / 2
        for number, line in enumerate(told):
            colour = GLOW if number == 0 else CREAM
            brush.text(line, "body", LINE, colour, (left, top + step * number, width - left - 5, step))

    return paint


def _paint_marks(brush: Brush, table: LostTempleTable, width: float, height: float) -> None:
    words = table.words
    brush.sprite("backpack", 9, 11, zoom=0.6)
    brush.sprite(f"tent-{PLAYERS[table.session.viewer]}", 25, 11, zoom=0.6)
    brush.text(words("lost-temple.choose.key.marks"), "body", LINE, SOFT, (38, 2, width - 40, 18))
    told = (2.0, 21.0, width - 4, height - 24)
    if not table.small:
        brush.text(words("lost-temple.choose.key.point"), "body", LINE, SOFT, told, fit="wrap", level="top")
