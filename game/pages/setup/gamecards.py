"""The games as picture cards: one is lit, a thin shade lies over the others."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import engine
from game.games import GAMES
from game.pages.setup import pictures
from game.screen import palette
from game.screen.wording import printed
from game.ui import styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.widgets import Painting, Rule, Shade, Sprite, Text

if TYPE_CHECKING:
    from game.pages.setup.page import SetupPage
    from game.screen.brush import Brush

SHADE, TALL, PHONE = 0.3, 196, 152


def game_cards(page: SetupPage) -> Box:
    """A card for each game: the picture beside its words, or above them on a phone."""
    narrow = page.shape == "phone" or page.rows
    cards = [_card(page, name, narrow) for name in GAMES]
    return Row(children=cards, gap=8 if narrow else 14, equal=True, align="fill", pad=(0, 4 if narrow else 2))


def _card(page: SetupPage, name: str, narrow: bool) -> Box:
    words, id, chosen = page.app.words, f"game-{name}", page.choices.game == name
    shaded = [] if chosen else [Shade(part=SHADE, pointed=id)]
    picture: Box = Stack(children=[_picture(name), *shaded], grow=1 if narrow else 1.35)
    picture = replace(picture, tall=0) if narrow else replace(picture, wide=0)
    if narrow:
        inside: Box = Column(children=[picture, *_told(page, name, short=True)], gap=2, pad=(6, 6, 6, 2))
    else:
        told = Column(children=_told(page, name, short=False), gap=4, wide=0, grow=1, pad=(0, 2, 4, 2))
        inside = Row(children=[picture, told], gap=14, align="fill", pad=(6, 6))
    ground: list[Box] = [Box(frame="panel-plain"), *([Box(frame="glow")] if chosen else [])]
    shade = [] if chosen else [Shade(part=SHADE, pointed=id)]
    over = [Painting(by=_seal)] if chosen else []
    label = words("join.says", first=words(f"{name}.title"), second=words(f"{name}.note"))
    return Stack(
        children=[*ground, *shade, inside, *over],
        id=id,
        act=partial(page.play, name),
        label=label,
        group=words("newgame.game"),
        checked=chosen,
        least=PHONE if narrow else TALL,
    )


def _picture(name: str) -> Box:
    game = GAMES[name]
    if game.picture:
        return pictures.scene(game.picture, game.picture_middle)
    return Sprite(sprite=game.cover, ink=palette.DEEP_GOLD, zoom=3, within=(90, 70))


def _told(page: SetupPage, name: str, *, short: bool) -> list[Box]:
    """Name, a sentence, and how many play for how long."""
    words = page.app.words
    title = Text(
        words=words(f"{name}.title"),
        style=styles.HEAD if short or page.shape != "wide" else styles.LARGE_HEAD,
        told=False,
    )
    facts = _facts(page, name)
    if short:
        return [title, facts]
    note = Text(words=words(f"{name}.note"), style=styles.BODY, told=False, level="top", grow=1)
    return [title, note, Rule(ink=palette.OCHRE), facts]


def _facts(page: SetupPage, name: str) -> Box:
    words, players, minutes = page.app.words, engine.GAMES[name].players, page.minutes(name)
    several = words("newgame.range", least=min(players), most=max(players))
    told = [("ui-person", several if len(players) > 1 else printed(players[0]))]
    if minutes:
        told.append(("ui-waiting", words("newgame.minutes", minutes=minutes)))
    parts = [
        Row(
            children=[
                Sprite(sprite=icon, ink=palette.INK, zoom=0.8, wide=20),
                Text(words=said, style=styles.BUTTON, fit="shrink", told=False),
            ],
            gap=4,
        )
        for icon, said in told
    ]
    return Row(children=parts, gap=14, tall=30)


def _seal(brush: Brush, wide: float, tall: float) -> None:
    """A golden seal with a tick at the corner of what is chosen."""
    brush.sprite("badge-gold", wide - 5, 5, zoom=1.45)
    brush.sprite("ui-check", wide - 5, 5, tint=palette.INK, zoom=0.9)
