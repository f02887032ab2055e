"""What the sheet of a page is made of, as boxes: headings, paragraphs with pictures, choices, switches, fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.screen import palette
from game.screen.brush import Brush
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Fitting, Flow, Row, Stack
from game.ui.buttons import Button
from game.ui.widgets import Ground, Painting, Rule, Sprite, Text

CONTROL = 44
"""Units of height of everything that can be chosen."""
KNOB = 14
"""Units from the end of a slider's track to the middle of its knob at least."""
TRACK = "-track"
BESIDE = 520
"""Units that a label needs to stand beside its buttons."""


def heading_line(words: str) -> Box:
    """A line in the page's serif with a rule below."""
    line = Text(words=words, style=styles.HEAD, fit="shrink", level="bottom", tall=31)
    return Column(children=[line, Rule()], tall=34)


def paragraph(words: str, sprites: Sequence[str] = (), *, soft: bool = False, zoom: float = 1.0) -> Box:
    """A paragraph, with pictures in a column at its left if it has some."""
    ink = palette.SOFT if soft else palette.INK
    lines = Text(words=words, style=styles.PARAGRAPH.in_ink(ink), grow=1, wide=0)
    if not sprites:
        return replace(lines, pad=(0, 2))
    pictures = [picture(one, 64, 120, ink=palette.SOFT, zoom=zoom) for one in sprites]
    return Row(children=[Column(children=pictures, gap=4, wide=64), lines], gap=12, pad=(0, 2))


def picture(sprite: str, wide: float, tall: float, *, ink: str = palette.INK, zoom: float = 4.0) -> Box:
    """A picture that fits into so many units, at most so many times as big as it is; icons in this ink."""
    return Sprite(sprite=sprite, ink=ink, zoom=zoom, within=(wide, tall))


def choice(label: str, options: Sequence[Button], note: str = "") -> Box:
    """A label and a few buttons of which one is chosen, with a line below that explains."""
    shown = [_one_of(label, one) for one in options]
    below: list[Box] = [Flow(children=shown, gap=8)]
    if note:
        below.append(Text(words=note, style=styles.SMALL.in_ink(palette.SOFT), told=False, pad=(0, 3)))
    name = Text(words=label, style=styles.BUTTON, told=False, wide=0, tall=CONTROL, pad=(0, 0, 4, 0), grow=3)
    beside = Row(children=[name, Column(children=below, wide=0, grow=7)], align="start", least_wide=BESIDE)
    return Fitting(forms=[beside, Column(children=[replace(name, tall=26), *below])])


def _one_of(label: str, option: Button) -> Button:
    """One of several, the chosen one in gold."""
    chosen = option.kind == "pressed"
    kind = "main" if chosen else option.kind
    return replace(option, kind=kind, group=label, checked=chosen, tall=CONTROL, least_wide=64, air=6)


def switch(id: str, label: str, note: str, on: bool, act: Act, said: str) -> Box:
    """Something that is on or off, with a line below that explains; `said` is its label with its state."""
    lines = [Text(words=label, style=styles.BUTTON, told=False)]
    if note:
        lines.append(Text(words=note, style=styles.SMALL.in_ink(palette.SOFT), told=False))
    toggle = Sprite(sprite="toggle-on" if on else "toggle-off", wide=56)
    row = Row(children=[Column(children=lines, wide=0, grow=1), toggle], gap=14, pad=(0, 4))
    lit = Ground(pointed=id, pointed_ink=palette.LIT, spread=4)
    return Stack(children=[lit, row], id=id, act=act, label=said, hint=note, least=CONTROL)


def slider(id: str, label: str, note: str, part: float, less: Button, more: Button) -> Box:
    """A label, and below or beside it how much there is of something, between two buttons that change it.

    A pointer may also set it on the track, which is the box `<id>-track`: `part_at` says where it was put.
    """
    name = Text(words=label, style=styles.BUTTON, told=False)
    lines: list[Box] = [name]
    if note:
        lines.append(Text(words=note, style=styles.SMALL.in_ink(palette.SOFT), told=False))
    track = Painting(by=partial(_paint_track, part), id=f"{id}{TRACK}", wide=0, tall=CONTROL, grow=1)
    ends = [replace(one, tall=CONTROL, wide=CONTROL) for one in (less, more)]
    control = Row(children=[ends[0], track, ends[1]], gap=8)
    named = Column(children=lines, wide=0, grow=4, pad=(0, 2))
    wide = Row(children=[named, Column(children=[control], wide=0, grow=6)], gap=8, least_wide=BESIDE)
    return Fitting(forms=[wide, Column(children=[Column(children=lines), control], gap=2)])


def part_at(track: pygame.Rect, unit: float, x: float) -> float:
    """How much is wanted by a pointer on the track of a slider."""
    room = max(1.0, track.w - 2 * KNOB * unit)
    return min(1.0, max(0.0, (x - track.x - KNOB * unit) / room))


def _paint_track(part: float, brush: Brush, width: float, height: float) -> None:
    middle, end = height / 2, KNOB + part * (width - 2 * KNOB)
    brush.frame("slider-track", (KNOB - 6, middle - 4, width - 2 * KNOB + 12, 8))
    if part > 0:
        brush.frame("slider-fill", (KNOB - 6, middle - 4, end - KNOB + 12, 8))
    brush.sprite("slider-knob", end, middle)


def note(words: str) -> Box:
    """A few words on a card, where there is nothing else to show."""
    return Column(children=[Text(words=words, style=styles.BODY)], frame="panel-plain", pad=(16, 12))


def buttons(options: Sequence[Button]) -> Box:
    """Buttons of equal width beside each other: tabs, of which one is chosen, or ways on."""
    return Row(children=[replace(one, tall=CONTROL) for one in options], gap=8, equal=True)


def text_field(
    id: str,
    words: str,
    act: Act,
    *,
    open_now: bool,
    label: str = "",
    hint: str = "",
    icon: str = "",
    style: styles.Style = styles.BODY,
    wide: float | None = None,
    grow: float = 0,
) -> Box:
    """A field that takes letters while it is open."""
    edge = palette.GOLD if open_now else palette.PALE
    ground = Ground(ink=palette.FIELD, edge=edge, edge_wide=2, pointed=id, pointed_edge=palette.GOLD)
    shown = Text(words=f"{words}|" if open_now else words, style=style, told=False, grow=1, wide=0)
    before = [Sprite(sprite=icon, ink=palette.SOFT, wide=24)] if icon else []
    line = Row(children=[*before, shown], gap=6, pad=(10, 3), align="fill")
    stack = Stack(children=[ground, line], id=id, act=act, label=label or words, hint=hint)
    return replace(stack, tall=CONTROL, wide=wide, grow=grow)
