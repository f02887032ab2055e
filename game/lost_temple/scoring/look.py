"""How points are counted in the temple: keys at the foot, lit sanctuaries with the keys that count, capsules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import PLAYERS
from game.lost_temple.animations import chest_hop
from game.lost_temple.board import capsules
from game.lost_temple.scoring.altars import AltarKeys, draw_capsule
from game.lost_temple.scoring.keys import ScoringKeys
from game.lost_temple.words import naming
from game.screen.art import Art, Point
from game.screen.palette import SOFT
from game.screen.wording import capital
from game.table.board.camera import Camera
from game.table.board.veil import VeilWindow, draw_rays, draw_veil, hexagon
from game.table.layout import down
from game.table.panels.panel import Panel
from game.table.scoring.controls import ScoringControls
from game.table.scoring.data import ScoringStep
from game.table.scoring.look import ScoringLook
from game.table.scoring.panel import HEAD, SUM, ScoringPanel
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.widgets import Rule, Sprite, Text, heading

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable
    from game.table.table import Table

SHARE = 0.48
"""How dark the veil is."""
RULES = {"camp keys": "keys", "altar": "altar", "treasures left": "treasures", "end card": "card"}
GAIN = 50.0
"""Units between the capsules of two winners."""
LEAST_RULE = 110.0
"""Units that the rule of a step needs."""


def rule_of(step: ScoringStep) -> str:
    """The key of the rule that a step follows; at the altar of all colours no colour counts."""
    rule = RULES[step.event["reason"]]
    every = rule == "altar" and step.event["room"] == naming.MULTICOLOURED
    return f"lost-temple.count.rule.{rule}.all" if every else f"lost-temple.count.rule.{rule}"


class ScoringRule(Panel):
    """The rule of the present step, with the numbers put in."""

    table: Table
    name = "rule"

    def content(self) -> object:
        """How far the counting is."""
        return self.table.counting.lit

    def box(self) -> Box:
        """What it is, how it counts, and what it gave."""
        counting = self.table.counting
        step = counting.count.steps[max(0, counting.lit - 1)]
        row = next(row for row in counting.count.rows if row.name == step.row)
        zoom = 0.6 if row.sprite.startswith("card") else 1.15
        rule = Text(words=self.words(rule_of(step)), style=styles.FINE.in_ink(SOFT), level="top", grow=1, wide=0)
        told = Text(words=step.explanation, style=styles.SMALL, level="top", grow=1, wide=0)
        seat = Sprite(sprite="seat", seat=self.table.colours[step.seat], zoom=0.8, wide=26)
        return Column(
            children=[
                heading(capital(row.label)),
                Row(children=[Sprite(sprite=row.sprite, zoom=zoom, wide=40), rule], gap=8, align="start", grow=1),
                Rule(),
                Row(children=[seat, told], gap=4, align="start", grow=1),
            ],
            gap=5,
            pad=(14, 6, 14, 8),
        )


class TempleFigures(ScoringPanel):
    """The figures, which need no other name beside the rule of the present step."""

    @property
    def heading(self) -> str:
        """Figures."""
        return super().heading if self.narrow else self.words("count.figures")


class LostTempleScoringLook(ScoringLook):
    """The counting of Lost Temple."""

    table: LostTempleTable
    covers = (
        "prices",
        "supply",
        "keys",
        "turn",
        "turn-end",
        "camp",
        "opened",
        "recap",
        "strip",
        *ScoringLook.covers,
    )

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table)
        self.board = table.board
        self.dock, self.figures = ScoringKeys(table), TempleFigures(table)
        self.parts = [self.sheet, self.dock, self.figures, ScoringRule(table), ScoringControls(table)]
        self._altars = {step.places[0]: step for step in self.counting.count.steps if step.places}
        self._windows: dict[str, VeilWindow] = {}
        self._altar_keys = AltarKeys(table)

    def open(self) -> None:
        """The whole temple comes into sight."""
        super().open()
        self.board.look(Camera())

    def places(self) -> dict[str, pygame.Rect]:
        """The camps at the foot; figures, rule and buttons in the right column."""
        named, unit = self.table.rect_named, self.table.unit
        gap, turn = round(6 * unit), named("turn")
        live, column, found = self.table.session.live, turn.copy(), {"foot": named("camp")}
        column.top = named("players").top
        column.height = (named("camp").bottom if live else turn.top - gap) - column.top
        if live:
            column, found["controls"] = down(column, column.h - round(54 * unit), None)
            column.height -= gap
        wanted = round((HEAD + SUM + 14 + 30 * len(self.counting.count.rows)) * unit)
        found["figures"], _ = down(column, min(wanted, column.h), None)
        _, rest = down(column, found["figures"].h + gap, None)
        if rest.h >= LEAST_RULE * unit:
            found["rule"], _ = down(rest, min(rest.h, round(210 * unit)), None)
        return found

    def sheet_rect(self) -> pygame.Rect:
        """Also over the river, where nothing counts."""
        sheet, river = super().sheet_rect(), self.table.rect_named("strip")
        return sheet.union(river.clip(sheet.x, river.y, sheet.w, river.h)) if sheet.w and river.w else sheet

    def source(self, step: ScoringStep) -> Point:
        """The sanctuary, or the player's camp."""
        if step.places:
            return self.board.ground.inward(self.board.ground.places[step.places[0]])
        return self.dock.source(step.seat) if self.dock.open else self.sheet.rect.center

    def landed(self, before: list[int]) -> None:
        """Chests hop along the track."""
        after = [player["score"] for player in self.table.view["players"]]
        hops = [
            chest_hop(self.table, seat, old, new, together=True)
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
            if old != new
        ]
        if self.board.open:
            self.table.motion.show(hops)

    def draw_marks(self, surface: pygame.Surface, art: Art) -> None:
        """The veil over the temple while altars count, rims, and who got what."""
        board, counting = self.board, self.counting
        lit = [step.places[0] for step in counting.present if step.places]
        self._windows = {}
        if not board.open or not any(step.places for step in counting.count.steps[: counting.lit]):
            return
        laid = board.ground
        outline = {place: hexagon(laid.places[place], laid.radius, flat=False) for place in self._altars}
        self._windows = {place: VeilWindow(surface, outline[place]) for place in lit}
        pen = board.pen(surface, art)
        counted = {step.row for step in counting.count.steps[: counting.lit]}
        with board.inside(surface):
            draw_veil(surface, laid.wall(-12), SHARE, outline.values())
            for place in self._altars:
                if place not in lit:
                    board.rim(pen, place, "counted" if place in counted else "counts")
            for place in self._altars:
                if place in counted and place not in lit:
                    self._draw_gains(surface, art, place)

    def _winners(self, place: str) -> list[ScoringStep]:
        return [step for step in self.counting.count.steps if step.row == place]

    def _draw_gains(self, surface: pygame.Surface, art: Art, place: str) -> None:
        """A capsule beside an altar for each of its winners, where they cover least."""
        laid, pen = self.board.ground, self.board.pen(surface, art)
        wide = {one: GAIN / 2 * len(self._winners(one)) for one in self._altars}
        (middle, down), winners = capsules.spots(laid, self.table.view, wide)[place], self._winners(place)
        for index, step in enumerate(winners):
            dx = middle + GAIN * (index - (len(winners) - 1) / 2)
            draw_capsule(pen, laid.spot(place, (dx, down)), PLAYERS[step.seat], step.points)

    def draw_light(self, surface: pygame.Surface, art: Art) -> None:
        """Rays and a white rim round the present sanctuary, and the keys that count there."""
        self.refresh_live(self.dock)
        board = self.board
        if not board.open:
            return
        pen = board.pen(surface, art)
        with board.inside(surface):
            for place, window in self._windows.items():
                if self.table.app.settings.motion:
                    draw_rays(pen, board.ground.places[place], 0.75)
                window.draw(surface)
                board.rim(pen, place, "chosen")
            for step in self.counting.present[:1]:
                if step.places:
                    self._altar_keys.draw(surface, art, step)
