"""The treasures: one's own with what they score, and everybody's in the rows of the players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from engine.tikal import TREASURES, prospects
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue, listed
from game.screen.palette import CREAM, DEEP_RED, INK, SOFT, WHITE
from game.screen.wording import capital, signed
from game.session.events_since import since
from game.tikal.features import passages
from game.tikal.panels.panel import TikalPanel
from game.tikal.recap.data import exchanged
from game.tikal.words import naming
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row, Stack
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Painting, Sprite, Text, heading

WIDE, TALL = 72.0, 66.0
"""Units of a treasure where there is room."""
SIDE = 44.0
"""Units of a disc with its badge in the size of the drawings."""


class Treasures(TikalPanel):
    """The viewer's treasures by type."""

    name = "treasures"

    @property
    def _held(self) -> dict[str, int]:
        return self.view["players"][self.session.viewer]["treasures"]

    @property
    def _exchanged(self) -> tuple[set[str], set[str]]:
        """What others took from the viewer and gave for it before the present turn."""
        return exchanged(since(self.session))

    def content(self) -> object:
        """What the viewer has."""
        return self._held, self.session.viewer, self._exchanged

    def box(self) -> Box:
        """Discs with what one has, traces of what one has not, and the points."""
        held = self._held
        shown = [self._treasure_box(name, held.get(name, 0)) for name in TREASURES]
        per = len(shown) if self.width > 2.4 * self.height else 4
        points = sum(prospects.treasure_points(held).values())
        told = self.words("tikal.treasures.points", count=points)
        return treasures_box(self.words, self.words("tikal.treasures"), shown, per, held, told)

    def _treasure_box(self, name: str, count: int) -> Box:
        """A type as it is now, and what became of it in an exchange."""
        lost, got = self._exchanged
        parts: list[Box] = [Painting(by=partial(paint_treasure, name=name, count=count))]
        if name in lost and not count:
            parts.append(Sprite(sprite="gone", zoom=1.25))
        elif name in lost:
            parts.append(_tag(signed(-1), "row-loud", DEEP_RED))
        elif name in got and count:
            forms = [_tag(said, "tag-new", CREAM) for said in (self.words("recap.new"), signed(1))]
            parts.append(Fitting(forms=forms))
        return Stack(children=parts, wide=WIDE, tip=partial(self._explained, name))

    def _explained(self, name: str, _: pygame.Rect) -> Tip:
        """A type, who has it, and what it gives."""
        words, lines = self.words, []
        for seat, player in enumerate(self.view["players"]):
            count = player["treasures"].get(name, 0)
            if count:
                owner = words("tikal.treasures.owner", name=self.session.name(seat), count=count)
                lines.append(TipLine(owner, f"treasure-{name}"))
        lines.append(TipLine(words("tikal.treasures.tip")))
        return Tip(
            self.rect, capital(naming.treasure(words, name)), tuple(lines), rule=passages.PANELS["treasures"]
        )


def _tag(words: str, frame: str, ink: str) -> Box:
    """A small tag at the foot of a treasure."""
    style = styles.FINE_LABEL.in_ink(ink)
    tag = Text(words=words, style=style, side="centre", fit="shrink", frame=frame, pad=(8, 0), tall=18)
    return Column(children=[tag], align="centre", pack="end")


def treasures_box(
    words: Catalogue, title: str, shown: Sequence[Box], per: int, held: dict[str, int], told: str
) -> Box:
    """A panel of treasures: so many in a row, the sets that they make, and a line about their points."""
    rows = [
        Row(children=shown[first : first + per], pack="centre", align="fill", tall=TALL)
        for first in range(0, len(shown), per)
    ]
    grid = Column(children=rows, pack="centre", grow=1)
    sets = Text(words=sets_told(words, held), style=styles.FINE.in_ink(SOFT), side="centre", fit="shrink")
    points = Text(words=told, style=styles.PANEL_HEAD, side="centre", fit="shrink")
    return Column(children=[heading(title, pad=(9, 0, 8, 0)), grid, sets, points], pad=(5, 6, 5, 7))


def paint_treasure(brush: Brush, width: float, height: float, *, name: str, count: int, lit: bool = False) -> None:
    """A type on its disc with how many there are; its trace where there is none, and its worth while it is lit."""
    zoom = min(1.25, width / SIDE, height / SIDE)
    x, y = width / 2, height / 2
    counted = bool(count) and lit
    if counted:
        brush.sprite("badge-gold", x, y, zoom=2.35 * zoom)
    brush.sprite("treasure-disc" if count else "treasure-disc-empty", x, y, zoom=1.3 * zoom)
    brush.sprite(f"treasure-{name}" if count else f"treasure-faint-{name}", x, y, zoom=1.25 * zoom)
    x, y = x + 15 * zoom, y - 14 * zoom
    area = (x - 9, y - 9, 18.0, 18.0)
    if counted:
        brush.sprite("coin", x, y, zoom=0.42)
        worth = sum(prospects.treasure_points({name: count}).values())
        brush.write(str(worth), styles.FINE_LABEL.in_ink(INK), area, side="centre")
    elif count > 1:
        brush.sprite("count-badge", x, y)
        brush.write(str(count), styles.FINE_LABEL.in_ink(WHITE), area, side="centre")


def sets_told(words: Catalogue, held: dict[str, int]) -> str:
    """Sets as words: "1 triple, 2 pairs, 1 single"; what nobody has is left out."""
    counts = [(size, sum(1 for count in held.values() if count == size)) for size in (3, 2, 1)]
    parts = [words(f"tikal.treasures.of-{size}", count=count) for size, count in counts if count]
    return listed(parts) if parts else words("tikal.treasures.none")
