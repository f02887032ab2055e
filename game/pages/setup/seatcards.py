"""The seats as cards: who plays which colour. One of them can be open, to choose who sits there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.pages.setup import pictures
from game.pages.setup.editor import CLOSED, editor
from game.pages.setup.state import Chair, Sitter
from game.screen import palette
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row, Stack
from game.ui.buttons import Button, button
from game.ui.shaded import ShadedText
from game.ui.tiles import Tiles
from game.ui.widgets import Ground, Painting, Rule, Sprite, Text

if TYPE_CHECKING:
    from game.pages.setup.page import SetupPage
    from game.screen.brush import Brush

PICTURE, EMBLEM, OPEN, ROW, ROW_WIDE = 150, 19, 310, 56, 340
"""Units of the height of a picture, the radius of an emblem, the width of an open card, the size of a row."""
DASH = 9
EDITOR = "open-seat"
"""The id of the open card."""


def head(page: SetupPage) -> Box:
    """What the cards are about, and how many there may be; on a phone the way to another player."""
    words, state = page.app.words, page.choices
    style = styles.HEAD.in_ink(palette.CREAM)
    title = ShadedText(words=words("newgame.who"), style=style, fit="shrink", grow=1, wide=0)
    side: list[Box] = []
    if not page.rows:
        several = words("newgame.between", least=state.fewest, most=state.most)
        side = [Text(words=several, style=styles.TEXT.in_ink(palette.CREAM))] if state.fewest < state.most else []
    elif state.players < state.most:
        side = [button("add", words("newgame.add"), page.add, icon="ui-plus", hint=_next(page), tall=44)]
    return Row(children=[title, *side], gap=10, tall=44 if page.rows else 34, pad=(2, 0))


def seats(page: SetupPage) -> Box:
    """Cards side by side, the open one wider; or below each other on a phone, the open one unfolded."""
    state = page.choices
    if page.shape == "phone":
        rows = [
            _framed(editor(page, seat)) if page.opened == seat else _row(page, seat)
            for seat in range(state.players)
        ]
        return Column(children=rows, gap=8)
    if page.rows:
        found = Tiles(children=[_row(page, seat) for seat in range(state.players)], tile=ROW_WIDE, gap=8)
        return Column(children=[found, *_below(page)], gap=8)
    wide, cards = page.shape == "wide", []
    for seat in range(state.players):
        if wide and page.opened == seat:
            room = 292 if state.players == state.most else OPEN
            cards.append(_framed(editor(page, seat), wide=room))
        else:
            cards.append(_card(page, seat))
    if state.players < state.most:
        cards.append(_empty(page))
    row = Row(children=cards, gap=12, align="fill", grow=1 if wide else 0)
    return row if wide else Column(children=[row, *_below(page)], gap=10)


def _below(page: SetupPage) -> list[Box]:
    """The open seat, unfolded below all of them."""
    return [] if page.opened is None else [_framed(editor(page, page.opened))]


def _framed(inside: Box, wide: float | None = None) -> Box:
    """An open card shines."""
    return Stack(children=[Box(frame="panel-plain"), Box(frame="glow"), inside], id=EDITOR, wide=wide)


def _card(page: SetupPage, seat: int) -> Box:
    """A closed card: picture, name, who plays."""
    chair, colour, lit = page.choices.chairs[seat], page.choices.colours[seat], page.opened == seat
    name = Text(words=page.names[seat], style=styles.PAGE_HEAD, fit="shrink", tall=30, told=False)
    named = Row(
        children=[Box(wide=2 * EMBLEM + 10), Column(children=[name, Rule(ink=palette.OCHRE)], grow=1, wide=0)]
    )
    about = _about(page, seat)
    opener = Column(
        children=[
            _sitter(page, seat),
            Text(words=about[0], style=styles.LABEL, side="centre", least=26, told=False),
            Text(words=about[1], style=styles.NOTE, side="centre", level="top", told=False, grow=1, tall=0),
        ],
        gap=2,
        id=f"seat-{seat}",
        act=partial(page.turn_seat, seat),
        label=_said(page, seat),
        group=page.group(seat),
        grow=1,
        tall=136,
        pad=(4, 6, 4, 4),
    )
    pose = pictures.FLAG if chair.kind == "you" else pictures.REST
    shown = pictures.portrait(colour, pose, tall=PICTURE)
    inside = Column(children=[shown, named, opener], gap=0, pad=(6, 6, 6, 2))
    over: list[Box] = [Painting(by=partial(_emblem, colour))]
    if seat and page.choices.players > page.choices.fewest:
        over.append(Column(children=[Row(children=[_away(page, seat)], pack="end")], pad=(4, 4)))
    frame = [Box(frame="glow")] if lit else []
    return Stack(children=[Box(frame="panel-plain"), *frame, inside, *over], grow=1, wide=0)


def _row(page: SetupPage, seat: int) -> Box:
    """A closed row of a phone; all of it opens it."""
    chair, colour = page.choices.chairs[seat], page.choices.colours[seat]
    pose = pictures.FLAG if chair.kind == "you" else pictures.REST
    lines = [
        Text(words=page.names[seat], style=styles.HEAD, fit="shrink", told=False),
        Text(words=_about(page, seat)[0], style=styles.NOTE, told=False),
    ]
    picture = Stack(
        children=[
            Row(children=[pictures.portrait(colour, pose, bust=True, wide=66, tall=48)], pad=(0, 0, 12, 0)),
            Row(children=[Sprite(sprite="seat", seat=colour, zoom=0.84)], pack="end", pad=(0, 14, 0, 0)),
        ],
        wide=78,
    )
    row = Row(
        children=[picture, Column(children=lines, wide=0, grow=1), _sitter(page, seat, wide=150)],
        gap=8,
        pad=(4, 4, 8, 4),
        frame="panel-plain",
        id=f"seat-{seat}",
        act=partial(page.turn_seat, seat),
        label=_said(page, seat),
        group=page.group(seat),
        least=ROW,
    )
    lit = [Box(frame="glow")] if page.opened == seat else []
    return Stack(children=[row, *lit])


def _sitter(page: SetupPage, seat: int, wide: float | None = None) -> Box:
    """Who sits there, as the button that the card is."""
    kind: Sitter = page.choices.chairs[seat].kind
    row = [
        Sprite(sprite=CLOSED[kind], ink=palette.INK, wide=26),
        Text(
            words=page.app.words(f"newgame.sits.{kind}"),
            style=styles.LABEL,
            grow=1,
            wide=0,
            told=False,
        ),
        Sprite(sprite="ui-down", ink=palette.INK, wide=20, zoom=0.8),
    ]
    # The card is what is chosen; the id lets its button shine with it.
    kind_of = "pressed" if page.opened == seat else "normal"
    return Button(
        children=[Row(children=row, gap=6)], id=f"seat-{seat}", kind=kind_of, tall=44, pad=(8, 3), wide=wide
    )


def _about(page: SetupPage, seat: int) -> tuple[str, str]:
    """Two lines about who sits there."""
    words, chair = page.app.words, page.choices.chairs[seat]
    if chair.kind == "bot":
        return _bot(page, chair)
    here = "elsewhere" if chair.kind == "elsewhere" else "here"
    return words(f"newgame.{here}"), words(f"newgame.{here}.note")


def _bot(page: SetupPage, chair: Chair) -> tuple[str, str]:
    words, level = page.app.words, page.app.words(f"newgame.level.{chair.level}")
    if not page.choices.styles:
        return level, ""
    game, style = page.choices.game, chair.style
    named = words(f"{game}.style.{style}") if style else words("newgame.any.short")
    note = words(f"{game}.style.{style}.note") if style else words("newgame.any.note")
    return words("newgame.level.style", level=level, style=named), note


def _said(page: SetupPage, seat: int) -> str:
    """The seat in words, for those who listen."""
    words, chair = page.app.words, page.choices.chairs[seat]
    first, second = _about(page, seat)
    kind = words(f"newgame.kind.{chair.kind}")
    return words("newgame.seat.said", name=page.names[seat], kind=kind, about=first, note=second)


def _away(page: SetupPage, seat: int) -> Box:
    label = page.app.words("newgame.remove", name=page.names[seat])
    return cross(f"remove-{seat}", label, partial(page.remove, seat))


def cross(id: str, label: str, act: Act) -> Box:
    """A round button that takes something away."""

    def paint(brush: Brush, wide: float, tall: float) -> None:
        brush.sprite("badge-dark", wide / 2, tall / 2, zoom=1.7)
        brush.sprite("ui-close", wide / 2, tall / 2, tint=palette.CREAM, zoom=0.7)

    return Stack(children=[Painting(by=paint)], id=id, act=act, label=label, wide=44, tall=44)


def _empty(page: SetupPage) -> Box:
    """The place of another player."""
    words = page.app.words

    def paint(brush: Brush, wide: float, tall: float) -> None:
        brush.sprite("icon-disc", wide / 2, tall / 2, zoom=2.2)
        brush.sprite("ui-plus", wide / 2, tall / 2, tint=palette.INK, zoom=1.3)

    colour = words(f"player.{page.choices.colours[page.choices.players]}")
    lines = [
        Box(grow=1),
        Painting(by=paint, tall=58),
        Text(words=words("newgame.add"), style=styles.BUTTON.in_ink(palette.CREAM), side="centre", told=False),
        Text(words=colour, style=styles.TEXT.in_ink(palette.CREAM), side="centre", told=False),
        Box(grow=1),
    ]
    return Stack(
        children=[
            Ground(ink=palette.NIGHT, radius=7, pointed="add", pointed_edge=palette.GOLD, edge_wide=2),
            Painting(by=_dashes),
            Column(children=lines, gap=6, pad=(8, 8)),
        ],
        id="add",
        act=page.add,
        label=words("newgame.add"),
        hint=_next(page),
        wide=126 if page.shape == "wide" else 96,
    )


def _next(page: SetupPage) -> str:
    words, state = page.app.words, page.choices
    name, players = (
        words(f"player.{state.colours[state.players]}"),
        words("newgame.count", count=state.players + 1),
    )
    return words("newgame.joins", name=name, players=players)


def _dashes(brush: Brush, wide: float, tall: float) -> None:
    """A dashed edge."""
    for at in range(6, round(wide) - DASH, 2 * DASH):
        brush.line(at, 0, at + DASH, 0, palette.SAGE, 1.6)
        brush.line(at, tall - 1, at + DASH, tall - 1, palette.SAGE, 1.6)
    for at in range(6, round(tall) - DASH, 2 * DASH):
        brush.line(0, at, 0, at + DASH, palette.SAGE, 1.6)
        brush.line(wide - 1, at, wide - 1, at + DASH, palette.SAGE, 1.6)


def _emblem(colour: str, brush: Brush, wide: float, tall: float) -> None:
    """The emblem at the lower left corner of the picture."""
    brush.sprite("seat", 6 + EMBLEM + 7, PICTURE + 6 + 5, colour=colour, zoom=EMBLEM / 12)
