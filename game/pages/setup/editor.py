"""An open seat: its name, who plays there, and how strong a computer player is and what it likes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.pages.setup.state import SITTERS, Sitter
from game.screen import palette
from game.screen.wording import capital
from game.ui import styles
from game.ui.blocks import text_field
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import Button, button
from game.ui.tiles import Tiles
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.pages.setup.page import SetupPage

CLOSED = {"you": "ui-person", "person": "ui-pass-device", "elsewhere": "ui-link", "bot": "ui-bot"}
"""The icon of each kind of player."""
LOW = 38
"""Units of height of the small buttons of a card that has to be low."""


def editor(page: SetupPage, seat: int) -> Box:
    """Everything that can be chosen of a seat."""
    chair, wide = page.choices.chairs[seat], page.shape == "wide"
    kinds = _kinds(page, seat, 4 if page.shape == "medium" else 2)
    below = _bot(page, seat, LOW if wide else 44) if chair.kind == "bot" else [_note(page, chair.kind)]
    gap, pad = (5, (10, 8, 10, 4)) if wide else (7, (10, 8, 10, 8))
    return Column(children=[_head(page, seat), kinds, *below], gap=gap, pad=pad)


def _head(page: SetupPage, seat: int) -> Box:
    """Emblem, the field of the name, and the way to close it."""
    words, typed, id = page.app.words, page.choices.chairs[seat].name, f"name-{seat}"
    writing, name = page.writing == id, page.names[seat]
    field = text_field(
        id,
        typed if writing else name,
        partial(page.write, id),
        open_now=writing,
        label=name,
        hint=words("newgame.name.edit"),
        style=styles.HEAD,
        wide=0,
        grow=1,
    )
    close = button(
        f"seat-{seat}", "", partial(page.turn_seat, seat), icon="ui-up", bare=True, label=words("newgame.close")
    )
    emblem = Sprite(sprite="seat", seat=page.choices.colours[seat], zoom=1.5, wide=42)
    away: list[Box] = []
    if page.rows and seat and page.choices.players > page.choices.fewest:
        label, act = words("newgame.remove", name=page.names[seat]), partial(page.remove, seat)
        away = [button(f"remove-{seat}", "", act, icon="ui-close", bare=True, label=label)]
    return Row(children=[emblem, replace(field, group=page.group(seat)), *away, close], gap=8, tall=46)


def _kinds(page: SetupPage, seat: int, across: int) -> Box:
    """Who plays, as buttons."""
    ways = [
        replace(
            button(
                _id(seat, kind), _named(page, kind), _sit(page, seat, kind), icon=CLOSED[kind], main=on, tall=44
            ),
            group=page.group(seat),
            checked=on,
        )
        for kind in SITTERS
        for on in [page.choices.chairs[seat].kind == kind]
    ]
    rows = [Row(children=ways[first : first + across], gap=6, equal=True) for first in range(0, len(ways), across)]
    return Column(children=rows, gap=6)


def _note(page: SetupPage, kind: Sitter) -> Box:
    """A line about somebody who is no computer player."""
    said = page.app.words("newgame.elsewhere.note" if kind == "elsewhere" else "newgame.here.note")
    return Text(words=said, style=styles.TEXT.in_ink(palette.DIM), told=False)


def _bot(page: SetupPage, seat: int, tall: float) -> list[Box]:
    """Level and temperament of a computer player, with a line about it."""
    words, state, chair = page.app.words, page.choices, page.choices.chairs[seat]
    levels = [
        _option(
            page,
            f"level-{seat}-{one}",
            words(f"newgame.level.{one}"),
            partial(page.be, seat, level=one),
            chair.level == one,
            "newgame.level",
            tall,
        )
        for one in state.levels
    ]
    parts: list[Box] = [Row(children=levels, gap=5, equal=True)]
    if state.styles:
        styled = [
            _option(
                page,
                f"style-{seat}-{one or 'any'}",
                _style(page, one),
                partial(page.be, seat, style=one),
                chair.style == one,
                "newgame.style",
                tall,
            )
            for one in state.styles
        ]
        note = words(f"{state.game}.style.{chair.style}.note") if chair.style else words("newgame.any.note")
        widest = Row(children=[replace(one, air=2) for one in styled], gap=5)
        parts.append(
            Fitting(
                forms=[
                    replace(widest, equal=True),
                    Tiles(children=styled, tile=110, gap=5),
                ],
                slack=0.97,
            )
        )
        parts.append(Text(words=note, style=styles.TEXT.in_ink(palette.DIM), told=False))
    return parts


def _option(page: SetupPage, id: str, said: str, act: partial[None], on: bool, group: str, tall: float) -> Button:
    """One of several levels or temperaments."""
    named = capital(said)
    whole = page.app.words("join.says", first=page.group(page.opened or 0), second=page.app.words(group))
    style = styles.SMALL_LABEL if tall < 44 else styles.LABEL
    made = button(id, named, act, main=on, tall=tall, style=style)
    return replace(made, group=whole, checked=on, pad=(3, 3))


def _style(page: SetupPage, style: str) -> str:
    words = page.app.words
    return words(f"{page.choices.game}.style.{style}") if style else words("newgame.any")


def _named(page: SetupPage, kind: Sitter) -> str:
    return page.app.words(f"newgame.kind.{kind}")


def _sit(page: SetupPage, seat: int, kind: Sitter) -> partial[None]:
    return partial(page.sit, seat, kind)


def _id(seat: int, kind: str) -> str:
    return f"kind-{seat}-{kind}"
