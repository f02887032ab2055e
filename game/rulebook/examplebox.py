"""A worked example on a page of the rules: the board at the left, the same as sums at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.app import App
from game.routes import TryWanted
from game.rulebook.boardpicture import BoardPicture
from game.rulebook.passage import OUT, Spans, marked
from game.rulebook.sumbox import sum_box
from game.screen import palette
from game.screen.palette import DIM
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Kit, Row, Stack
from game.ui.buttons import button
from game.ui.widgets import Ground, Text

BESIDE = 620
"""Units of width from which on the sums stand beside the picture."""
SHARE = (47, 50)
"""How the width is shared by the picture and the sums."""
WIDE_SHAPE, SHAPE = 320 / 450, 3 / 4
"""The height of the picture as a part of its width: beside the sums, and between the words and them."""


@dataclass(frozen=True)
class WorkedExample:
    """An example in words: its title, what it is about, and what its sums are called."""

    plate: BoardPicture
    title: str
    words: str
    titles: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the example."""
        return self.plate.example.name

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything in it that a search finds, in the order of reading."""
        return (self.title, self.words, *self.titles)


class LitSums:
    """Which sum of which example is pointed at, in the picture or in its box, or was chosen."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._chosen = self._hovered = ("", -1)

    def of(self, example: str) -> int | None:
        """The sum of an example that is brighter than the others."""
        pointed = self._app.focus if self._app.keyboard else self._app.pointed
        start = sum_id(example, "")
        if pointed.startswith(start):
            return int(pointed.removeprefix(start))
        return next((number for name, number in (self._hovered, self._chosen) if name == example), None)

    def choose(self, example: str, number: int) -> None:
        """Have a sum stay bright until another is chosen."""
        self._chosen = ("", -1) if self._chosen == (example, number) else (example, number)

    def hover(self, example: str, number: int) -> bool:
        """Take note of what is pointed at in a picture; whether that is something else."""
        before, self._hovered = self._hovered, (example, number)
        return before != self._hovered


def sum_id(example: str, number: int | str) -> str:
    """The id of a sum."""
    return f"sum-{example}-{number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExamplePicture(Box):
    """The position of an example, as tall as its width makes it."""

    plate: BoardPicture
    shape: float
    lit: Callable[[], int | None]

    def inner_height(self, kit: Kit, width: int) -> int:
        """A part of its width."""
        return round(width * self.shape)

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The board with the sums marked."""
        self.plate.picture(rect.size, kit.unit, self.lit()).show(surface, *rect.topleft)
        edge = max(1, kit.px(2))
        pygame.draw.rect(surface, palette.EDGE, rect, edge, border_radius=kit.px(4))


def example_box(
    app: App, example: WorkedExample, number: int, spans: Spans, lit: LitSums, redraw: Callable[[], None]
) -> Box:
    """Picture, words, sums, and a way to try it out."""
    name, shown = example.name, partial(lit.of, example.name)
    title = marked(example.title, styles.HEAD, (number, 0), spans)
    words = marked(example.words, styles.BODY, (number, 1), spans)

    def choose(which: int) -> None:
        lit.choose(name, which)
        redraw()

    sums = [
        sum_box(
            one,
            marked(said, styles.LABEL, (number, which + 2), spans),
            partial(lambda which: lit.of(name) == which, which),
            sum_id(name, which),
            partial(choose, which),
        )
        for which, (said, one) in enumerate(zip(example.titles, example.plate.sums, strict=True))
    ]
    picture = ExamplePicture(plate=example.plate, shape=SHAPE, lit=shown)
    foot = _foot(app, example)
    aside = Column(children=[replace(picture, shape=WIDE_SHAPE)], wide=1, grow=SHARE[0])
    right = Column(children=[title, words, *sums, Box(grow=1), foot], gap=8, wide=1, grow=SHARE[1])
    beside = Row(children=[aside, right], gap=22, align="fill", least_wide=BESIDE)
    below = Column(children=[title, words, picture, *sums, foot], gap=8)
    ground = Ground(ink=palette.MOSS, edge=palette.SAGE, radius=8)
    return Row(
        children=[Stack(children=[ground, Fitting(forms=[beside, below], pad=(12, 12))], grow=1)], pad=(OUT, 0)
    )


def _foot(app: App, example: WorkedExample) -> Box:
    """The button to try it out, and where the position comes from."""
    words, about = app.words, example.plate.example
    go = partial(app.follow, TryWanted(about.game, about.name))
    start = button(f"try-{about.name}", words("rules.try"), go, main=True, icon="ui-play")
    start = replace(start, least_wide=150)
    note = Text(
        words=words("rules.example.from", count=about.after), style=styles.SMALL.in_ink(DIM), wide=130, grow=1
    )
    return Fitting(
        forms=[Row(children=[start, note], gap=14), Column(children=[Row(children=[start]), note], gap=4)]
    )
