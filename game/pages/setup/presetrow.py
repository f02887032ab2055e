"""The presets, side by side."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.pages.setup import presets
from game.screen import palette
from game.ui import styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.buttons import Button, button
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.pages.setup.page import SetupPage


def preset_row(page: SetupPage) -> Box:
    """What to start from; on a phone in short words below the icons, so that all are in sight."""
    words, offered = page.app.words, presets.offered(page.app.host)
    phone, from_words = (
        page.shape == "phone",
        Text(
            words=words("newgame.from"),
            style=styles.SMALL_HEAD.in_ink(palette.CREAM),
            told=False,
            pad=(2, 0, 8, 0),
        ),
    )
    ways = [_way(page, name, phone) for name in offered]
    if phone:
        return Row(children=ways, gap=6, equal=True, align="fill")
    before = [from_words] if page.shape == "wide" else []
    return Row(children=[*before, *ways], gap=8, tall=44)


def _way(page: SetupPage, name: str, phone: bool) -> Box:
    words, lit = page.app.words, page.lit == name
    whole = words(f"newgame.from.{name}")
    act = partial(page.begin_from, name)
    if phone:
        small = Text(
            words=words(f"newgame.from.{name}.short"),
            style=styles.FINE_LABEL,
            side="centre",
            told=False,
            grow=1,
            tall=34,
        )
        icon = Sprite(sprite=presets.ICONS[name], ink=palette.INK, zoom=0.8, tall=22)
        made = Button(
            children=[Column(children=[icon, small])],
            id=f"from-{name}",
            act=act,
            kind="pressed" if lit else "normal",
            pad=(2, 4, 2, 2),
        )
    else:
        made = button(f"from-{name}", whole, act, icon=presets.ICONS[name], chosen=lit, tall=44)
    made = replace(made, label=whole, group=words("newgame.from"), checked=lit, told=False)
    glow = [Box(frame="glow")] if lit else []
    return Stack(children=[*glow, made], grow=0 if phone else 1)
