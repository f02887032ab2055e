"""One seat of the set-up page: its emblem, a field for the name, and a button for who plays it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import engine
from game.screen.palette import INK, SOFT
from game.ui import styles
from game.ui.blocks import CONTROL, text_field
from game.ui.boxes import Box, Fitting, Row
from game.ui.buttons import button
from game.ui.widgets import Sprite

if TYPE_CHECKING:
    from game.pages.setup import SetupPage

ICONS = {"human": "ui-person", "elsewhere": "ui-link"}


def seat_row(page: SetupPage, seat: int) -> Box:
    """The row of one seat."""
    emblem = Sprite(sprite="seat", seat=page.colours[seat], zoom=1.4, wide=44)
    return Row(children=[emblem, Row(children=[_name(page, seat), _kind(page, seat)], gap=8, grow=1)], gap=6)


def _name(page: SetupPage, seat: int) -> Box:
    typed, name = page.chairs[seat].name, page.names()[seat]
    id = f"name-{seat}"
    open_now = page.writing == id
    return text_field(
        id,
        typed if open_now else name,
        partial(page.write, id),
        open_now=open_now,
        label=name,
        hint=page.app.words("newgame.name.edit"),
        style=styles.CHOICE.in_ink(INK if typed or not open_now else SOFT),
        wide=0,
        grow=45,
    )


def _kind(page: SetupPage, seat: int) -> Box:
    """Who plays there: a computer with its level alone where there is no room for more, as its icon shows it."""
    words, kind, style = page.app.words, page.chairs[seat].kind, page.style(seat)
    asked = words("newgame.kind.change", name=page.names()[seat])
    below = words(f"{page.game}.style.{style}") if style else ""
    if style:
        liking = words("newgame.style", style=below)
        asked = f"{liking} {words(f'{page.game}.style.{style}.note')} {asked}"
    played = words(f"newgame.kind.{kind}")
    short = words(f"newgame.level.{kind}") if kind in engine.GAMES[page.game].levels else ""
    forms = [
        button(
            f"kind-{seat}",
            said,
            partial(page.next_kind, seat),
            icon=ICONS.get(kind, "ui-bot"),
            below=below,
            label=played,
            hint=asked,
            tall=CONTROL,
        )
        for said in (played, short)
        if said
    ]
    return Fitting(forms=forms, slack=0.85, wide=0, grow=55)
