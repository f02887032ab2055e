"""What a key would change before it is taken: the sets of the camp, the altars, the doors that open."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine import Action
from engine.lost_temple import PLAYERS, Count, View, preview
from game.lost_temple.board import altar_leads
from game.lost_temple.view import known
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import CREAM, GLOW, SOFT
from game.table.dialog.page import Painter
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.widgets import Sprite, Text, painter_of

if TYPE_CHECKING:
    from game.lost_temple.dialog.pages import LostTemplePages


def points_with(camp: Count, colour: str) -> int:
    """What the camp keys would be worth with one more of a colour."""
    return preview.key_points({**camp, colour: camp.get(colour, 0) + 1})


def lines(words: Catalogue, view: View, action: Action) -> list[str]:
    """What taking a key changes, the most important first."""
    mine, colour = view["players"][view["seat"]], str(action.colour)
    if action.store == "backpack":
        again = bool(mine["backpack"].get(colour))
        told = [words("lost-temple.choose.key.doors.again" if again else "lost-temple.choose.key.doors")]
        return [*told, words("lost-temple.choose.key.spare")] if again else told
    camp = known(mine["camp"])
    size = 1 + sum(count > camp.get(colour, 0) for name, count in camp.items() if name != colour)
    before, after = preview.key_points(camp), points_with(camp, colour)
    told = [words("lost-temple.choose.key.set", size=size, before=before, after=after)]
    return told + [altar_line(words, view, place, colour) for place in altar_leads.changed(view, colour)]


def altar_line(words: Catalogue, view: View, place: str, colour: str) -> str:
    """How an altar would stand with one more key of a colour."""
    found = altar_leads.standing(view, place, colour)
    assert found is not None  # the viewer has a flag there
    mine = found.counts[view["seat"]]
    if not found.certain:
        return words("lost-temple.choose.altar.open", place=place, mine=mine)
    rivals = [count or 0 for seat, count in found.counts.items() if seat != view["seat"]]
    key = "lost" if view["seat"] not in found.seats else "mine" if len(found.seats) == 1 else "shared"
    return words(f"lost-temple.choose.altar.{key}", place=place, mine=mine, most=max(rivals, default=0))


def painter(maker: LostTemplePages) -> Painter:
    """Paints what the key that is pointed at would change; else what the marks mean."""

    def paint(brush: Brush, width: float, height: float) -> None:
        action = maker.table.pointed_key
        box = _marks(maker) if action is None else _change(maker, action)
        painter_of(box)(brush, width, height)

    return paint


def _change(maker: LostTemplePages, action: Action) -> Box:
    """What taking a key changes; the key has no picture where the words need the room."""
    style = styles.FINE.in_ink(CREAM)
    told = zip(lines(maker.words, maker.view, action), (style.in_ink(GLOW), style, style), strict=False)
    written = [Text(words=line, style=style, fit="shrink") for line, style in told]
    beside = Column(children=written, pack="centre", grow=1)
    key = Sprite(sprite=f"key-{action.colour}", zoom=0.9, wide=20)
    forms = [Row(children=[key, beside], gap=5, align="fill", tall=0), replace(beside, tall=0)]
    return Column(children=[Fitting(forms=forms, frame="tooltip", pad=(7, 3), grow=1)], pad=(0, 3, 0, 2))


def _marks(maker: LostTemplePages) -> Box:
    """Where one has keys of a colour; with a mouse also what pointing at one does."""
    words, style = maker.words, styles.FINE.in_ink(SOFT)
    signs = [
        Sprite(sprite=sprite, zoom=0.6, wide=15)
        for sprite in ("backpack", f"tent-{PLAYERS[maker.session.viewer]}")
    ]
    told = Text(words=words("lost-temple.choose.key.marks"), style=style, fit="shrink", grow=1, wide=0)
    found: list[Box] = [Row(children=[*signs, told], gap=2)]
    if not maker.table.small:
        point = words("lost-temple.choose.key.point")
        found.append(Text(words=point, style=style, level="top", grow=1))
    return Column(children=found, pad=(2, 2))
