"""How points are counted in the jungle: veil, lit temples, coins, the volcanoes, figures and treasures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.art import Art, Point
from game.screen.brush import Brush
from game.screen.pen import Pen
from game.table.board.camera import Camera
from game.table.board.veil import VeilWindow, draw_rays, draw_veil, hexagon
from game.table.scoring.coins import draw_coin
from game.table.scoring.data import ScoringStep
from game.table.scoring.look import ScoringLook
from game.table.scoring.panel import ScoringPanel
from game.table.scoring.sheet import SumFoot
from game.tikal.board.hexes import paint_tile
from game.tikal.scoring import volcanoes
from game.tikal.scoring.treasures import CountedTreasures
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.widgets import Painting, Text, painter_of

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

SHARE = 0.5
"""How dark the veil is."""
COIN_AT: Point = (-26, -26)
"""Where on a hex the small coin stays."""
BOX = 56.0
"""Units of the box in which the volcano waits."""


class TikalFigures(ScoringPanel):
    """Also the volcano that waits to be placed."""

    table: TikalTable
    tallest = 22.0

    @property
    def foot(self) -> float:  # type: ignore[override]
        """Units of the box, where there is one."""
        return BOX if self.table.view["tile"] == "volcano" and not self.narrow else 0.0

    @property
    def waiting_place(self) -> pygame.Rect:
        """Where the volcano waits, in the window."""
        place = self.rect.copy()
        place.h = round(BOX * self.unit)
        place.bottom = self.rect.bottom
        return place

    def paint(self, brush: Brush) -> None:
        """The figures, and the box."""
        super().paint(brush)
        if self.foot:
            painter_of(self.volcano_box())(brush.at(10, self.height - BOX - 2), self.width - 20, BOX - 6)

    def volcano_box(self) -> Box:
        """The volcano that waits, which one it is, and whom it waits for."""
        view = self.table.view
        index, whole = volcanoes.number(view)
        told = self.words("tikal.count.volcano", number=index, all=whole)
        lines = [Text(words=told, style=styles.SMALL_FIGURE, fit="shrink")]
        if view["owner"] is not None:
            waits = self.words("tikal.count.waits", name=self.session.name(view["owner"]))
            lines.append(Text(words=waits, style=styles.FINE, fit="shrink"))
        tile = Painting(by=partial(paint_tile, tile="volcano"), wide=48)
        written = Column(children=lines, pack="centre", grow=1)
        return Row(children=[tile, written], gap=8, pad=(6, 2), align="fill", frame="well-warm")


class TikalScoringLook(ScoringLook):
    """The counting of Tikal."""

    table: TikalTable
    covers = (
        "forecast",
        "tile",
        "auction",
        "sets",
        "floors",
        "treasures",
        "actions",
        "hex",
        "recap",
        *ScoringLook.covers,
    )

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self.figures: TikalFigures = TikalFigures(table)
        self.treasures = CountedTreasures(table)
        self.parts = [self.sheet, SumFoot(table), self.figures, self.treasures]
        self._windows: dict[str, VeilWindow] = {}
        temples = [step.places[0] for step in self.counting.count.steps if step.row != "treasures"]
        self._temples = temples
        self._scene = volcanoes.erupting(table.view, [*temples, *(row for row, _ in self.counting.count.earlier)])

    def open(self) -> None:
        """The whole jungle comes into sight."""
        super().open()
        self.table.board.look(Camera())

    def places(self) -> dict[str, pygame.Rect]:
        """Figures in the right column, the treasures below them, the sum at the foot."""
        named, gap = self.table.rect_named, round(6 * self.table.unit)
        treasures, top = named("treasures"), named("players").top
        figures = treasures.copy()
        figures.y, figures.h = top, treasures.top - gap - top
        found = {"foot": named("actions"), "figures": figures}
        return {**found, "treasures": treasures} if self.counting.session.live else found

    def sheet_rect(self) -> pygame.Rect:
        """Also over what everybody would score, where that stands above the sheet."""
        sheet, above = super().sheet_rect(), self.table.rect_named("forecast")
        return sheet.union(above) if sheet.w and above.w else sheet

    def source(self, step: ScoringStep) -> Point:
        """The temple, or the treasures."""
        if step.row != "treasures":
            ground = self.table.board.ground
            return ground.inward(ground.places[step.places[0]])
        return (self.treasures if self.treasures.open else self.sheet).rect.center

    def draw_marks(self, surface: pygame.Surface, art: Art) -> None:
        """The veil with its windows, volcanoes, temples that are counted and temples to come."""
        board, counting = self.table.board, self.counting
        if not board.open:
            return
        laid, pen = board.ground, board.pen(surface, art)
        smoking = volcanoes.volcanoes(self.table.view)
        outline = {
            place: hexagon(laid.places[place], laid.radius, flat=True) for place in (*self._temples, *smoking)
        }
        lit = [place for step in counting.present for place in step.places if place in outline]
        self._windows = {place: VeilWindow(surface, outline[place]) for place in lit}
        with board.inside(surface):
            draw_veil(surface, board.rect, SHARE, outline.values())
            for number, step in enumerate(counting.count.steps):
                for place in step.places:
                    if place in outline and place not in lit:
                        board.rim(pen, place, "counted" if number < counting.lit else "counts")
            for place in smoking:
                if place == self._scene and self._volcano:
                    volcanoes.draw_eruption(pen, laid.places[place])
                else:
                    volcanoes.draw_smoke(pen, laid.places[place])
            for step in counting.count.steps[: counting.lit]:
                if step not in counting.present and step.row in outline:
                    draw_coin(pen, laid.spot(step.row, COIN_AT), step.points, small=True)

    @property
    def _volcano(self) -> bool:
        """Whether a volcano made everybody score, and things may move."""
        return self.table.view["scoring"] == "volcano" and self.counting.app.settings.motion

    def _draw_box(self, surface: pygame.Surface, art: Art) -> None:
        """With no volcano on the board that hides nothing, the one that waits erupts in its box for a moment."""
        counting, part = self.counting, self.counting.spent / volcanoes.TURN_SECONDS
        if self._volcano and not self._scene and counting.lit == 1 and part < 1 and self.figures.open:
            box, unit = self.figures.waiting_place, self.table.unit
            volcanoes.draw_eruption(Pen(surface, art, 0.5 * unit), (box.x + 40 * unit, box.centery), part)

    def draw_light(self, surface: pygame.Surface, art: Art) -> None:
        """Rays and a white rim round the present temple; types of treasure one after another."""
        self.refresh_live(self.treasures)
        self._draw_box(surface, art)
        board, motion = self.table.board, self.counting.app.settings.motion
        if not board.open:
            return
        pen = board.pen(surface, art)
        with board.inside(surface):
            for place, window in self._windows.items():
                at = board.ground.places[place]
                if motion:
                    draw_rays(pen, at)
                window.draw(surface)
                board.rim(pen, place, "chosen")
                if self.counting.landed == self.counting.lit:
                    with text.sheet((1, 1)):
                        draw_coin(pen, board.ground.spot(place, COIN_AT), self._points(place), small=True)

    def _points(self, place: str) -> int:
        return next(step.points for step in self.counting.present if step.row == place)
