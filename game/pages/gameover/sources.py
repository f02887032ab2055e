"""Where the points came from: a table, bars where sources are few, or a table taller than wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots import style_of
from game.pages.gameover.facts import reason
from game.screen import palette
from game.screen.catalogue import listed
from game.screen.palette import ON_SEAT, SEATS
from game.screen.wording import printed
from game.ui import styles
from game.ui.blocks import picture
from game.ui.boxes import Box, Column, Fitting, Row, Stack
from game.ui.scoretable import ScoreRow, score_table
from game.ui.widgets import Ground, Sprite, Text, heading

if TYPE_CHECKING:
    from game.pages.gameover.page import GameOver

FEW, NAME, TOTAL, BAR = 3, 128, 56, 26
"""So many sources are bars; units of a name, a score and a bar."""
GOLDS = (palette.GLOW, palette.SAND)
PLATE = Ground(ink=palette.GLOW, edge=palette.AMBER, edge_wide=1.3, radius=11, wide=42)
"""What the most points of a column lie on."""


def sources_panel(page: GameOver, room: float) -> Box:
    """The panel, which has so many units of width."""
    result, words = page.result, page.app.words
    sources = result.sources
    if len(sources) <= FEW and min((points for own in sources.values() for points in own), default=0) >= 0:
        rows = _bars(page)
    elif room >= NAME + TOTAL + 58 * len(sources):
        rows = _table(page)
    else:
        rows = [_tall(page)]
    drawn = temperaments(page)
    beside = bool(drawn) and page.shape == "wide"
    told = [Text(words=drawn, style=styles.NOTE, told=False)] if drawn and not beside else []
    head = heading(words("end.reasons"), note=drawn if beside else "", style=styles.HEAD)
    return Column(children=[head, *rows, *told], gap=3, frame="panel-plain", pad=(14, 6, 14, 8), grow=1, wide=0)


def temperaments(page: GameOver) -> str:
    """What the computer players liked, now that it makes no difference."""
    words, setup = page.app.words, page.result.session.setup
    found = []
    for number, seat in enumerate(setup.seats):
        style = (seat.style or style_of(setup.game, setup.seed, number)) if seat.kind == "bot" else ""
        if style:
            liked = words(f"{setup.game}.style.{style}")
            found.append(words("join.says", first=seat.name, second=liked))
    return " · ".join(found)


def told(page: GameOver) -> list[str]:
    """The same as sentences, for those who listen."""
    words, result = page.app.words, page.result
    return [
        words(
            "join.says",
            first=result.session.name(seat),
            second=listed(
                words("review.listed", name=reason(words, result, one), points=printed(own[seat]))
                for one, own in result.sources.items()
            ),
        )
        for seat in result.order
    ]


def _name(page: GameOver, seat: int, wide: float) -> Box:
    """Emblem and name of a row."""
    result, style = page.result, styles.LABEL
    name = Text(words=result.session.name(seat), style=style, fit="shrink", told=False, gives_way=True)
    you = [Text(words=page.app.words("end.you"), style=styles.FINE, told=False)] if seat == result.you else []
    emblem = Sprite(sprite="seat", seat=result.game.colours[seat], zoom=0.82, wide=26)
    return Row(children=[emblem, name, *you], gap=5, wide=wide)


def _table(page: GameOver) -> list[Box]:
    """A row for each player by place, a column for each source."""
    result, words = page.result, page.app.words
    few = len(result.order) < 4
    heads = [
        Column(
            children=[
                picture(result.game.reasons[one], 40, 28 if few else 24),
                Text(words=reason(words, result, one), style=styles.FINE, side="centre", fit="shrink", told=False),
            ],
            wide=0,
            grow=1,
        )
        for one in result.sources
    ]
    rows: list[Box] = [Row(children=[Box(wide=NAME), *heads, Box(wide=TOTAL)], gap=2, pad=(8, 0))]
    for seat in result.order:
        cells = [_cell(own, seat) for own in result.sources.values()]
        score = Text(
            words=printed(result.scores[seat]), style=styles.PAGE_HEAD, side="right", told=False, wide=TOTAL
        )
        line = Row(children=[_name(page, seat, NAME), *cells, score], gap=2, pad=(8, 0), tall=30 if few else 26)
        own = [Ground(ink=palette.LIT, edge=palette.GOLD, edge_wide=1.5)] if seat == result.you else []
        rows.append(Stack(children=[*own, line]))
    return rows


def _cell(own: list[int], seat: int) -> Box:
    """The points of one player from one source; the most of a column lie on gold."""
    points = own[seat]
    best = points > 0 and points == max(own) and len(own) > 1
    ink = palette.LOSS if points < 0 else palette.INK
    said = Text(
        words=printed(points) if points else "·", style=styles.CHOICE.in_ink(ink), side="centre", told=False
    )
    plate = [Row(children=[PLATE], pack="centre", align="fill", pad=(0, 2))] if best else []
    return Stack(children=[*plate, said], wide=0, grow=1)


def _bars(page: GameOver) -> list[Box]:
    """A bar for each player on one scale, its parts with their pictures."""
    result = page.result
    most = max([1, *(sum(own[seat] for own in result.sources.values()) for seat in result.seats)])
    rows: list[Box] = []
    for seat in result.order:
        score = Text(words=printed(result.scores[seat]), style=styles.PAGE_HEAD, side="right", told=False, wide=46)
        parts = [_part(page, seat, number, name) for number, name in enumerate(result.sources)]
        rest = Box(wide=0, grow=most - sum(own[seat] for own in result.sources.values()))
        bar = Row(children=[*parts, rest], align="fill", tall=BAR, grow=1, wide=0)
        rows.append(Row(children=[_name(page, seat, 106), bar, score], gap=6, tall=BAR + 7))
    return rows


def _part(page: GameOver, seat: int, number: int, name: str) -> Box:
    """A part of a bar, the first in the player's colour; with picture and number where there is room."""
    result, points = page.result, page.result.sources[name][seat]
    colour = result.game.colours[seat]
    ground = Ground(
        ink=SEATS[colour] if number == 0 else GOLDS[number - 1], edge=palette.BARK, edge_wide=1.4, radius=3
    )
    ink = ON_SEAT[colour] if number == 0 else palette.INK
    said = Text(words=printed(points), style=styles.CHOICE.in_ink(ink), told=False)
    both = Row(children=[picture(result.game.reasons[name], 24, 20), said], gap=5, pad=(6, 0))
    alone = Row(children=[said], pack="centre", pad=(2, 0))
    return Stack(children=[ground, Fitting(forms=[both, alone, Box()])], wide=0, grow=max(0.001, points))


def _tall(page: GameOver) -> Box:
    """A row for each source, where there is no room for a column."""
    result, words = page.result, page.app.words
    rows = [
        ScoreRow(
            reason(words, result, one),
            [printed(own[seat]) for seat in result.order],
            sprite=result.game.reasons[one],
        )
        for one, own in result.sources.items()
    ]
    scores = [printed(result.scores[seat]) for seat in result.order]
    names = [result.session.name(seat) for seat in result.order]
    colours = [result.game.colours[seat] for seat in result.order]
    return score_table(
        names, colours, [*rows, ScoreRow(words("scoring.score"), scores, sprite="ui-star", strong=True)]
    )
