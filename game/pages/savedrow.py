"""One saved game: what it is, who played it and how it stands, and what can be done with it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from game.screen import palette
from game.screen.catalogue import Catalogue
from game.storage.shelf import SavedGame
from game.ui import styles
from game.ui.blocks import CONTROL, picture
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import Button
from game.ui.widgets import Rule, Sprite, Text

TOLD = 304
"""Units that picture and lines need beside the buttons."""


def saved_row(
    id: str, game: str, names: str, standing: str, cover: str, options: Sequence[Button], mark: str = ""
) -> Box:
    """A picture, three lines beside it, and buttons: at the right where there is room, otherwise below.

    `mark` is the icon before how it stands, for a game by link.
    """
    ink = palette.GREEN if mark == "ui-check" else palette.DEEP_GOLD
    style = styles.SMALL_LABEL.in_ink(ink) if mark else styles.SMALL.in_ink(palette.SOFT)
    linked = [Sprite(sprite="ui-link", ink=palette.DEEP_GOLD)] if mark else []
    marked = [Sprite(sprite=mark, ink=ink, zoom=0.8, wide=18)] if mark else []
    title = Text(words=game, style=styles.SUBHEAD, told=False, gives_way=True)
    lines = [
        Row(children=[title, *linked], gap=8),
        Text(words=names, style=styles.LABEL, told=False),
        Row(children=[*marked, Text(words=standing, style=style, told=False, grow=1, wide=0)], gap=4),
    ]
    cover_box = replace(picture(cover, 46, 50, zoom=1.0), wide=46)
    told = Row(children=[cover_box, Column(children=lines, gap=1, wide=0, grow=1)], gap=8, least=50, grow=1)
    spelt = _buttons(options, [True] * len(options))
    asks = any(option.kind == "pressed" for option in options)
    short = [option.kind == "pressed" if asks else number == 0 for number, option in enumerate(options)]
    beside = Row(children=[replace(told, wide=TOLD), spelt], gap=8)
    below = Column(children=[told, Fitting(forms=[spelt, _buttons(options, short)])], gap=8)
    return Column(children=[Fitting(forms=[beside, below]), Rule()], gap=8, id=id)


def _buttons(options: Sequence[Button], spelt: Sequence[bool]) -> Row:
    """The buttons in a row, the first one that is spelt with the room that is left; the others are icons."""
    first = list(spelt).index(True)
    shown = [
        replace(one, tall=CONTROL, air=4, grow=float(number == first), wide=one.wide if whole else CONTROL)
        for number, (one, whole) in enumerate(zip(options, spelt, strict=True))
    ]
    return Row(children=shown, gap=8)


def standing_words(words: Catalogue, kept: SavedGame) -> str:
    """How far a game has come, and when it was played."""
    at = time.localtime(kept.when)
    month = words("record.months").split()[at.tm_mon - 1]
    clock = time.strftime("%H:%M", at)
    when = words("saved.when", count=at.tm_mday, month=month, year=at.tm_year, time=clock)
    if kept.over:
        return words("saved.over", when=when)
    return words("saved.under-way", count=kept.moves, when=when)
