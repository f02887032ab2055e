"""A row of the page of lessons: a game, its lessons as dots that can be chosen, and the way to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.app import App
from game.screen import palette
from game.screen.brush import Brush
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Fitting, Flow, Row
from game.ui.buttons import button
from game.ui.widgets import Painting, Rule, Sprite, Text

CONTROL, GAP, DOT = 44.0, 8.0, 13.0


@dataclass(frozen=True)
class Dot:
    """A lesson: what it is called, whether it was gone through, and whether it is the one to go on with."""

    id: str
    number: str
    label: str
    act: Act
    done: bool
    now: bool
    state: str
    """The same in words, for those who listen."""


def lesson_row(app: App, cover: str, title: str, note: str, dots: Sequence[Dot], way_on: Box) -> Box:
    """Picture and name above, the dots and the button below each other."""
    named = Text(words=title, style=styles.HEAD, fit="shrink", tall=30)
    told = Column(children=[named, Text(words=note, style=styles.NOTE, level="top")], grow=1)
    picture = Sprite(sprite=cover, wide=50, tall=54)
    found = [_dot(app, dot) for dot in dots]
    half = (len(found) + 1) // 2
    two = Column(children=[Row(children=found[:half]), Row(children=found[half:])])
    lessons = Fitting(forms=[Row(children=found), two, Flow(children=found)])
    head = Row(children=[picture, told], gap=GAP, least=64)
    ways = Column(children=[way_on], align="start")
    return Column(children=[head, lessons, Column(children=[ways, Rule()], gap=2 * GAP)], gap=GAP)


def way_on(game: str, words: str, act: Act) -> Box:
    """The button that begins or goes on."""
    return button(f"learn-{game}", words, act, icon="ui-play", main=True, least=CONTROL, air=8)


def _dot(app: App, dot: Dot) -> Box:
    by = partial(_paint_dot, app, dot)
    return Painting(by=by, wide=CONTROL, tall=CONTROL, id=dot.id, act=dot.act, label=dot.label, hint=dot.state)


def _paint_dot(app: App, dot: Dot, brush: Brush, wide: float, tall: float) -> None:
    """Brown when it is done, gold now, hollow when it is to come; with its number."""
    whole = brush.rect((0, 0, wide, tall))
    radius = round((DOT + (2 if dot.now else 0)) * brush.unit)
    if app.pointed == dot.id:
        pygame.draw.circle(brush.surface, palette.LIT, whole.center, radius + round(5 * brush.unit))
    if dot.now or dot.done:
        pygame.draw.circle(brush.surface, palette.GOLD if dot.now else palette.BRONZE, whole.center, radius)
    edge = palette.DEEP_GOLD if dot.now else palette.BRONZE
    pygame.draw.circle(brush.surface, edge, whole.center, radius, max(1, round(1.6 * brush.unit)))
    ink = palette.WHITE if dot.done and not dot.now else palette.INK
    brush.write(dot.number, styles.SMALL_LABEL.in_ink(ink), (0, 0, wide, tall), side="centre")
