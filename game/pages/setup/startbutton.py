"""The button that begins, which repeats what begins."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screen import palette
from game.ui import styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.buttons import Button
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.pages.setup.page import SetupPage

TALL, PHONE, LOW = 72, 60, 44


def start_button(page: SetupPage) -> Box:
    """Start, game, players, minutes; or why nothing can begin."""
    words, ready, shape = page.app.words, page.choices.ready, page.shape
    told = _summary(page) if ready else words("newgame.elsewhere.nobody")
    ink = palette.INK if ready else palette.OFF
    low = page.low and shape != "wide"
    start = Text(words=words("newgame.start"), style=styles.MAIN_LABEL.in_ink(ink), fit="shrink", told=False)
    said = Text(words=told, style=styles.BODY.in_ink(ink), fit="shrink", told=False)
    lines: Box = Row(children=[start, said], gap=14) if low else Column(children=[start, said], gives_way=True)
    icon = Sprite(sprite="ui-play", ink=ink, zoom=1.3 if not low else 1.0, wide=40)
    made = Button(
        children=[Row(children=[icon, lines], gap=6, pack="centre")],
        id="start",
        act=page.start,
        label=words("join.says", first=words("newgame.start"), second=told),
        enabled=ready,
        kind="main",
        pad=(10, 4),
        tall=TALL if shape == "wide" else LOW if low else PHONE,
    )
    if shape == "wide":
        return made
    row = Row(children=[replace(made, most_wide=None, grow=1, wide=0)], pad=(10, 4, 10, 4 if low else 10))
    return Stack(children=[row])


def _summary(page: SetupPage) -> str:
    words, state = page.app.words, page.choices
    parts = [words(f"{state.game}.title"), words("newgame.count", count=state.players)]
    if minutes := page.minutes(state.game):
        parts.append(words("newgame.minutes", minutes=minutes))
    return " · ".join(parts)
