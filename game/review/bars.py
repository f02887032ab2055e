"""Where the points came from: a bar for each player and source, or one bar of all sources for each player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.review.state import ReviewState
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import INK, SEATS
from game.screen.wording import printed
from game.table.reviewfacts import Source
from game.ui import styles
from game.ui.blocks import picture
from game.ui.boxes import Box, Column, Flow, Row
from game.ui.styles import Style
from game.ui.widgets import Ground, Painting, Rule, Sprite, Text, panel

ROW = 26
"""Units of a player's bar of all sources."""
BAR, PITCH = 11, 15
"""Units of a bar of one source, and from one to the next."""
LEAST = 14
"""Units of a part from which on it has its number in it."""
PAID = 6
"""Units between points that were won and points that were paid."""
FIGURES = 40
"""Units for the number after a bar."""
PART = styles.FINE_LABEL


def points_panel(review: ReviewState, room: float) -> Box:
    """The panel with the bars: apart for every source where so many units are tall enough for them."""
    sources = review.story.sources()
    apart = len(sources) * (20 + PITCH * review.story.players) + 72 <= room
    return _apart(review, sources) if apart else _stacked(review, sources)


def _quiet(words: str, style: Style, *, grow: float = 0, right: bool = False) -> Text:
    return Text(words=words, style=style, fit="shrink", told=False, grow=grow, side="right" if right else "left")


def _name(review: ReviewState, source: Source) -> str:
    return review.app.words(f"{review.story.game.name}.review.source.{source.name}")


def _told(review: ReviewState, sources: Sequence[tuple[Source, list[int]]]) -> list[str]:
    """Every player's points by source, for those who listen."""
    words = review.app.words
    return [
        f"{review.session.name(seat)}. "
        + ", ".join(
            words("review.listed", name=_name(review, source), points=printed(own[seat]))
            for source, own in sources
        )
        for seat in range(review.story.players)
    ]


# A bar for each source


def _apart(review: ReviewState, sources: Sequence[tuple[Source, list[int]]]) -> Box:
    most = max((abs(points) for _, own in sources for points in own), default=1) or 1
    rows: list[Box] = []
    for source, own in sources:
        bars = Painting(by=partial(_paint_bars, review.colours, own, most), tall=PITCH * len(own))
        named = Column(children=[_quiet(_name(review, source), styles.CAPTION), bars], grow=1)
        icon = Row(children=[picture(source.sprite, 32, 32)], wide=32, pack="centre")
        rows.append(Row(children=[icon, named], gap=16, pad=(4, 0), grow=1))
    scores: list[Box] = [
        Row(
            children=[
                Sprite(sprite="seat", seat=colour, zoom=0.85, words=said),
                _quiet(printed(score), styles.LARGE_LABEL),
            ],
            gap=4,
        )
        for colour, score, said in zip(
            review.colours, review.session.game.scores, _told(review, sources), strict=False
        )
    ]
    label = _quiet(review.app.words("review.score"), styles.LABEL, grow=1)
    foot = Row(children=[label, Row(children=scores, equal=True, gap=8, wide=230)], tall=26)
    return panel(review.app.words("review.sources"), *rows, Rule(tall=2), foot)


def _paint_bars(
    colours: Sequence[str], own: Sequence[int], most: int, brush: Brush, wide: float, tall: float
) -> None:
    """A bar for each player and its number; each has a light upper edge and a dark rim."""
    for seat, points in enumerate(own):
        y, length = seat * PITCH + (PITCH - BAR) / 2, max(3.0, (wide - FIGURES) * max(0, points) / most)
        bar, colour, edge = brush.rect((0, y, length, BAR)), SEATS[colours[seat]], max(1, round(brush.unit))
        radius = max(1, bar.h // 4)
        pygame.draw.rect(brush.surface, colour, bar, border_radius=radius)
        if length > 6:
            light = pygame.Color(colour).lerp(palette.WHITE, 0.28)
            pygame.draw.rect(brush.surface, light, brush.rect((2, y + 1, length - 4, 2)))
        pygame.draw.rect(brush.surface, palette.EDGE, bar, edge, radius)
        brush.write(printed(points), styles.SMALL_FIGURE, (length + 6, y - 4, FIGURES - 6, BAR + 8))


# One bar for each player


def _stacked(review: ReviewState, sources: Sequence[tuple[Source, list[int]]]) -> Box:
    players, scores, told = range(review.story.players), review.session.game.scores, _told(review, sources)
    most = max([1, *(sum(abs(own[seat]) for _, own in sources) for seat in players)])
    rows: list[Box] = []
    for seat in players:
        parts = [(source.colour, own[seat]) for source, own in sources]
        bar = Painting(by=partial(_paint_stack, parts, most), words=told[seat], grow=1)
        score = Row(children=[_quiet(printed(scores[seat]), styles.SUBHEAD, grow=1, right=True)], wide=42)
        emblem = Sprite(sprite="seat", seat=review.colours[seat], zoom=0.85)
        rows.append(Row(children=[emblem, bar, score], gap=6, pad=(0, 3), align="fill", least=ROW, grow=1))
    legend = [
        Row(
            children=[
                Ground(ink=source.colour, edge=palette.EDGE, radius=3, wide=12, tall=12),
                _quiet(_name(review, source), styles.SMALL),
            ],
            gap=6,
        )
        for source, _ in sources
    ]
    listed = Flow(children=legend, gap=12, pad=(0, 2, 0, 6))
    return panel(review.app.words("review.sources"), *rows, listed, Box(grow=2))


def _paint_stack(parts: Sequence[tuple[str, int]], most: int, brush: Brush, wide: float, tall: float) -> None:
    """A player's parts side by side, those that cost points last and a little apart."""
    scale, x = (wide - PAID) / most, 0.0
    won = [one for one in parts if one[1] > 0]
    for number, (colour, points) in enumerate([*won, *(one for one in parts if one[1] < 0)]):
        x += PAID if number == len(won) and won else 0
        long = abs(points) * scale
        bar = brush.rect((x, 0, long, tall))
        pygame.draw.rect(brush.surface, colour, bar)
        pygame.draw.rect(brush.surface, palette.EDGE, bar, max(1, round(brush.unit)))
        if brush.width(printed(points), PART) + 3 <= long and long >= LEAST:
            ink = palette.WHITE if pygame.Color(colour).hsla[2] < 40 else INK
            brush.write(printed(points), PART.in_ink(ink), (x, 0, long, tall), side="centre")
        x += long
