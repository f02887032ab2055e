"""The last games of one's own record: bars up for points ahead of the best of the others, down for behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.app import App
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import CREAM, DIM, GLOW, GOLD, INK
from game.screen.wording import day, printed, signed
from game.statistics.results import Finished
from game.statistics.tables import against_words
from game.table.gamerecord import games
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Flow, Kit, Placed, Row, Stack
from game.ui.chartlines import thick
from game.ui.widgets import Ground, Painting, Text, panel

LAST, MEAN = 20, 5
STEPS = (10, 20, 40, 80, 160, 320)
FINE = 2
"""How much finer lines are drawn than they are shown."""
CHART = "last-games"
CHOSEN_FROM = 30
"""Units of width from which on the bars can be chosen one by one."""
LEGEND = styles.SMALL.in_ink(DIM)


def id_of(one: Finished) -> str:
    """The id of a game on the chart."""
    return f"game-{one.digest}-{one.moves}"


def said(app: App, one: Finished) -> str:
    """A game in one line."""
    words = app.words
    return words(
        "record.game",
        game=words(f"{one.game}.title"),
        against=against_words(app, one.against),
        when=day(words, one.when),
        score=printed(one.score),
        other=printed(one.score - one.lead),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class LastGames(Box):
    """The bars on their grid, the oldest game first; the numbers stand in its padding at the left."""

    app: App
    results: Sequence[Finished]
    choose: Callable[[Finished], None]
    lit: Callable[[], Finished | None]
    """The game that was pointed at, when it is painted."""

    @property
    def shown(self) -> Sequence[Finished]:
        """The games on the chart."""
        return self.results[-LAST:]

    def strips(self, room: pygame.Rect) -> list[tuple[Finished, pygame.Rect]]:
        """The games with the upright strips of the chart that are theirs."""
        wide = room.w / LAST
        return [
            (one, pygame.Rect(round(room.x + n * wide), room.y, max(1, round(wide)), room.h))
            for n, one in enumerate(self.shown)
        ]

    def at(self, room: pygame.Rect, x: float, y: float) -> Finished | None:
        """The game at a point of the window."""
        return next((one for one, strip in self.strips(room) if strip.collidepoint(x, y)), None)

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """The games, where they are wide enough to be chosen one by one."""
        for one, strip in self.strips(rect):
            if strip.w >= kit.px(CHOSEN_FROM):
                label = said(self.app, one)
                yield Placed(Box(id=id_of(one), label=label, act=partial(self.choose, one), reach=False), strip)

    def span(self) -> tuple[int, int, int]:
        """The least and the most that the chart shows, and the step between its lines."""
        leads = [one.lead for one in self.shown] or [0]
        low, high = min(0, *leads), max(10, *leads)
        step = next((one for one in STEPS if (high - low) / one <= 5), STEPS[-1])
        return (low // step) * step if low else 0, -(-high // step) * step, step

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Grid, bars and the mean."""
        (low, high, step), lit = self.span(), self.lit()
        brush = kit.brush(surface, rect)

        def y_of(lead: float) -> int:
            return rect.bottom - round(rect.h * (lead - low) / (high - low))

        for one, strip in self.strips(rect):
            if one is lit or kit.pointed == id_of(one):
                pygame.draw.rect(surface, palette.LIT, strip)
        for lead in range(low, high + 1, step):
            y = y_of(lead)
            pygame.draw.line(surface, palette.GRID if lead else INK, (rect.x, y), (rect.right, y), kit.px(1) or 1)
            label = (-50, (y - rect.y) / kit.unit - 9, 42, 18)
            brush.write(signed(lead) if lead else "0", styles.FINE, label, side="right")
        for one, strip in self.strips(rect):
            top, bottom = sorted((y_of(one.lead), y_of(0)))
            bar = pygame.Rect(strip.x + strip.w // 6, top, max(2, strip.w * 2 // 3), max(2, bottom - top))
            radius = min(kit.px(3), bar.h // 2)
            pygame.draw.rect(surface, games(self.app)[one.game].colour, bar, border_radius=radius)
            if bar.h > 2 * kit.px(1):
                pygame.draw.rect(surface, INK, bar, max(1, kit.px(1)), radius)
        self._paint_mean(kit, surface, rect, y_of)

    def _paint_mean(
        self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect, y_of: Callable[[float], int]
    ) -> None:
        start, points = len(self.results) - len(self.shown), []
        for n, (_, strip) in enumerate(self.strips(rect)):
            five = self.results[max(0, start + n - MEAN + 1) : start + n + 1]
            if len(five) == MEAN:
                y = y_of(sum(one.lead for one in five) / MEAN)
                points.append(((strip.centerx - rect.x) * FINE, (y - rect.y) * FINE))
        if len(points) > 1:
            fine = pygame.Surface((rect.w * FINE, rect.h * FINE), pygame.SRCALPHA)
            thick(fine, palette.FIELD, points, kit.px(5) * FINE)
            thick(fine, palette.OCHRE, points, kit.px(2.6) * FINE)
            surface.blit(pygame.transform.smoothscale(fine, rect.size), rect)


def last_games(chart: LastGames, title: str, none: str) -> Box:
    """The panel of the chart, its legend below; `none` is said where there are no games."""
    shown: Box = chart
    if none:
        empty = Text(words=none, style=styles.BODY.in_ink(DIM), side="centre", pad=(52, 0, 32, 0))
        shown = Stack(children=[chart, empty], grow=1)
    return panel(title, shown, _legend(chart.app), gap=8, grow=1)


def _legend(app: App) -> Box:
    """Which colour is which game, the mean, and what is measured."""
    listed: list[Box] = []
    for name, game in games(app).items():
        dot = Ground(ink=game.colour, edge=INK, radius=3, wide=13, tall=13)
        listed.append(_entry(dot, app.words(f"{name}.title")))
    listed.append(_entry(Painting(by=_paint_stroke, wide=24, tall=13), app.words("record.average")))
    axis = Text(words=app.words("record.axis"), style=LEGEND, side="right", fit="shrink", told=False, grow=1)
    beside = Row(children=[*listed, axis], gap=16, pad=(36, 0, 0, 0))
    return Fitting(forms=[beside, Column(children=[Flow(children=listed, gap=12), axis])], pad=(0, 0, 0, 6))


def _entry(picture: Box, words: str) -> Box:
    return Row(children=[picture, Text(words=words, style=LEGEND, told=False)], gap=7)


def _paint_stroke(brush: Brush, wide: float, tall: float) -> None:
    brush.line(0, tall / 2, wide, tall / 2, palette.OCHRE, 3)


def game_tip(app: App, one: Finished, kept: bool) -> Box:
    """What a game was; and that choosing it leads to its review, if it is `kept`."""
    words, level = app.words, against_words(app, one.against)
    note = words(
        "record.tip.note",
        when=day(words, one.when),
        score=printed(one.score),
        other=printed(one.score - one.lead),
    )
    title = words("record.tip", game=words(f"{one.game}.title"), against=level)
    lines = [(title, styles.PANEL_HEAD.in_ink(GOLD)), (note, styles.TEXT.in_ink(CREAM))]
    if kept:
        lines.append((words("record.tip.choose"), styles.LABEL.in_ink(GLOW)))
    told = [Text(words=line, style=style, fit="shrink") for line, style in lines]
    return Column(children=told, frame="tooltip", pad=(12, 8))
