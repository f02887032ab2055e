"""What lies before the scene of the end: headline, chips, facts, the chart, and the buttons at the foot."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.pages.gameover import facts
from game.screen import palette
from game.screen.letters.fit import Side
from game.screen.wording import printed
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row
from game.ui.buttons import Button, button
from game.ui.linechart import line_chart
from game.ui.shaded import ShadedText
from game.ui.widgets import Painting, Sprite, Text, heading

if TYPE_CHECKING:
    from game.pages.gameover.page import GameOver
    from game.screen.brush import Brush

CHIP, STACKED_CHIP, CHIPS, CHART, FACTS = 38, 52, 168, 474, 326
"""Units: the height of a chip with one line and with two, its width in a wide window, and the width of the chart
and of what is remembered."""
CALM = styles.BODY.in_ink(palette.CREAM)


def headline(page: GameOver, side: Side) -> Box:
    """Who won."""
    title, below = facts.headline(page.app.words, page.result)
    wide = page.shape == "wide"
    style, small = (styles.END_TITLE, styles.SUBHEAD) if wide else (styles.PHONE_TITLE, styles.SMALL_HEAD)
    tall = 66 if wide else 50 if page.shape == "tall" else 44
    return Column(
        children=[
            ShadedText(words=title, style=style, fit="shrink", side=side, tall=tall),
            ShadedText(words=below, style=small.in_ink(palette.CREAM), side=side),
        ],
    )


def own_place(page: GameOver) -> list[Box]:
    """One's own place in words, with one's emblem."""
    said = facts.own_place(page.app.words, page.result)
    if said is None or page.result.you is None:
        return []
    lines = [Text(words=said[0], style=styles.SUBHEAD)]
    lines += [Text(words=said[1], style=styles.NOTE)] if said[1] else []
    emblem = Sprite(sprite="seat", seat=page.game.colours[page.result.you], zoom=1.4, wide=40)
    return [Row(children=[emblem, Column(children=lines, wide=0, grow=1)], gap=8, frame="chip-active", pad=(8, 6))]


def chips(page: GameOver) -> Box:
    """Emblem, name and points of each player, below the explorers."""
    result = page.result
    columns = [result.order[1], result.order[0], *result.order[2:]]
    if len(columns) == 2:
        cells = [*(_chip(page, seat) for seat in columns), Box()]
    else:
        cells = [_chip(page, seat) for seat in columns]
    row = Row(
        children=cells, gap=6 if page.shape != "wide" else 10, equal=True, tall=chip_tall(page), align="fill"
    )
    if page.shape == "wide":
        return Row(children=[row], pack="centre")
    return Row(children=[replace(row, grow=1, wide=0)], pad=(8, 0))


def chip_tall(page: GameOver) -> float:
    """Units that a chip is tall."""
    return STACKED_CHIP if page.stacked else CHIP


def _chip(page: GameOver, seat: int) -> Box:
    result, own = page.result, seat == page.result.you
    named = result.session.name(seat)
    if own and page.shape == "wide":
        named = page.app.words("end.named-you", name=named)
    emblem = Sprite(sprite="seat", seat=page.game.colours[seat], zoom=0.9, wide=24)
    score = Painting(by=partial(_score, page, seat), wide=44, tall=26)
    if page.stacked:
        name = Text(words=named, style=styles.LABEL, fit="shrink", side="centre", told=False, tall=20)
        inside: Box = Column(children=[name, Row(children=[emblem, score], gap=2, pack="centre")])
    else:
        name = Text(words=named, style=styles.SUBHEAD, fit="shrink", told=False, grow=1, wide=0)
        inside = Row(children=[emblem, name, score], gap=4)
    return Column(
        children=[inside],
        pack="centre",
        pad=(6, 3, 8, 3),
        frame="chip-active" if own else "chip",
        wide=CHIPS if page.shape == "wide" else None,
    )


def _score(page: GameOver, seat: int, brush: Brush, wide: float, tall: float) -> None:
    """The points, as far as they are counted."""
    points = round(page.result.scores[seat] * page.climax.count)
    brush.write(printed(points), styles.SCORE, (0, 0, wide, tall), side="right")


def remember(page: GameOver) -> list[Box]:
    """What is to be remembered, on dark ground."""
    found = facts.facts(page.app.words, page.result, best_ever=page.crowned)
    if not found:
        return []
    rows: list[Box] = []
    for fact in found:
        lines = [Text(words=fact.title, style=styles.BUTTON.in_ink(palette.CREAM))]
        lines += [Text(words=fact.note, style=styles.TEXT.in_ink(palette.MINT))] if fact.note else []
        icon = Sprite(sprite=fact.icon, ink=palette.GLOW, wide=34)
        rows.append(Row(children=[icon, Column(children=lines, wide=0, grow=1)], gap=8))
    head = Text(words=page.app.words("end.remember"), style=styles.SUBHEAD.in_ink(palette.GLOW))
    if page.shape != "wide":
        return [Column(children=rows, gap=7, frame="tooltip", pad=(12, 8, 12, 9))]
    return [Column(children=[head, *rows], gap=7, frame="tooltip", pad=(16, 10, 14, 12))]


def chart_panel(page: GameOver) -> Box:
    """The scores over the game."""
    result, words = page.result, page.app.words
    named = range(1, page.game.parts + 1) if result.marks else ()
    labels = [words(f"{page.game.name}.part.chart", number=number) for number in named]
    chart = line_chart(result.lines, page.game.colours, result.marks, labels, 140)
    head = heading(words("end.chart"), style=styles.HEAD)
    return Column(children=[head, chart], gap=3, frame="panel-plain", pad=(14, 6, 14, 6))


def foot(page: GameOver, ways: list[Button]) -> Box:
    """The buttons: side by side with words beside the icons, or on a phone below them."""
    first, *others = ways
    if page.shape == "wide":
        return Row(
            children=[_sized(first, 300), *(_sized(one, None) for one in others)],
            gap=14,
            tall=72,
            pad=(14, 8, 14, 12),
        )
    row = Row(children=[_sized(first, None, 1.3), *(_sized(one, None) for one in others)], gap=8, align="fill")
    tall = 52 if page.shape == "low" else 74
    return Column(children=[row], frame="tabs", pad=(8, 5 if page.shape == "low" else 10, 8, 8), tall=tall)


def _sized(one: Button, wide: float | None, grow: float = 1) -> Button:
    return replace(
        one, wide=wide if wide is not None else 0, grow=0 if wide is not None else grow, tall=None, least=44
    )


def way(page: GameOver, id: str, words: str, act: Act, icon: str, *, main: bool = False) -> Button:
    """A way on; on a phone with its icon above smaller words."""
    if not page.phone:
        return button(id, words, act, icon=icon, main=main)
    small = Text(words=words, style=styles.FINE_LABEL, side="centre", fit="shrink", told=False)
    picture = Sprite(sprite=icon, ink=palette.INK, zoom=0.9, tall=24)
    lettered = Column(children=[picture, small], pack="centre")
    kind = "main" if main else "normal"
    return Button(children=[lettered], id=id, act=act, label=words, kind=kind, pad=(3, 4))
