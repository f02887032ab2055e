"""A turn on a card: a picture of its place, what was played, what the strongest player would do, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.review.state import ReviewState
from game.review.story import Card
from game.screen import palette, text
from game.screen.brush import Brush
from game.screen.palette import DEEP_GOLD, DIM, INK
from game.screen.wording import capital, signed
from game.table.reviewfacts import Clause
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Fitting, Row, Stack
from game.ui.styles import Style
from game.ui.widgets import Painting, Sprite, Text

WIDE, TALL = 95, 104
"""The height of a card in units: beside others, and on a phone."""
ROOMY = 480
"""Units of width from which on the points stand beside the words."""
NUMBER = styles.SMALL_FIGURE.in_ink(palette.WHITE)
YOU, STRONGEST = styles.LABEL.in_ink(palette.COPPER), styles.LABEL.in_ink(palette.GREEN)
WHY, GOLD_LABEL = styles.PANEL_HEAD.in_ink(DIM), styles.SMALL_LABEL.in_ink(DEEP_GOLD)


def paint_rank(brush: Brush, card: Card, at: tuple[float, float]) -> None:
    """A turn's place among the costliest or the best, on a shield that points down or up."""
    brush.sprite("rank-loss" if card.lost else "rank-gain", *at)
    x, y = brush.x + at[0] * brush.unit, brush.y + (at[1] + (-1 if card.lost else 1.5)) * brush.unit
    size = max(6, round(NUMBER.size * brush.unit))
    text.mark(brush.surface, str(card.rank), NUMBER.role, size, NUMBER.ink, (x, y))


def turn_card(review: ReviewState, card: Card, pick: Act, stand: Act) -> Box:
    """All of a card is one choice; on a phone its arrow is another, which leads to the turn at once."""
    lit = review.marked == card.entry.turn.first or review.app.pointed == card.id
    hint = review.app.words("review.stand")
    chevron = Sprite(
        sprite="ui-chevron", ink=DEEP_GOLD, wide=44, tall=44, id=f"stand-{card.id}", act=stand, label=hint
    )
    corner = Row(children=[chevron], pack="end", align="end")
    return Fitting(
        forms=[_beside(review, card, lit), Stack(children=[_below(review, card), corner], tall=TALL)],
        frame="review-card-active" if lit else "review-card",
        id=card.id,
        act=pick,
        label=_label(review, card),
        hint=hint,
    )


def _label(review: ReviewState, card: Card) -> str:
    """A card in words, with what is said of its turn."""
    told, said = review.story.said(card), " ".join(review.comments(card.entry))
    return review.app.words("review.said", told=told, said=said) if said else told


def _caption(review: ReviewState, card: Card, grow: float = 0) -> Box:
    """What the turn is called, and the sign of a comment; the list of all turns has its words."""
    said = [Sprite(sprite="ui-comment", ink=DEEP_GOLD, zoom=0.72, wide=22)] if review.comments(card.entry) else []
    return Row(children=[_line(card.entry.caption, styles.BUTTON), *said], gap=5, grow=grow)


def waiting(wide: bool) -> Box:
    """The outline of a card that is still to come."""
    return Box(frame="review-card-empty", tall=WIDE if wide else TALL)


def _beside(review: ReviewState, card: Card, lit: bool) -> Box:
    """The points at the right, and what choosing does while it is pointed at."""
    caption = _caption(review, card)
    if lit:
        eye = Sprite(sprite="ui-eye", ink=DEEP_GOLD, zoom=0.8)
        stand = Row(children=[eye, _line(review.app.words("review.stand"), GOLD_LABEL)], gap=2)
        caption = Fitting(forms=[Row(children=[caption, stand], gap=20, pack="between"), caption])
    words = [caption, *_told(review, card), _line(card.why, WHY)]
    told = Column(children=words, pack="centre", wide=1, grow=1)
    unit = review.app.words("review.lost" if card.lost else "review.gained")
    points = Row(children=[_badge(card, styles.PAGE_HEAD, 60, 36)], pack="centre")
    below = Text(words=unit, style=styles.FINE, fit="shrink", side="centre", told=False)
    right = Column(children=[points, below], gap=2, wide=84, pad=(0, 14, 0, 0))
    picture = _picture(review, card, 96, 82)
    return Row(children=[picture, told, right], gap=10, pad=(8, 3, 2, 3), wide=ROOMY, tall=WIDE)


def _below(review: ReviewState, card: Card) -> Box:
    """The points beside the caption, and room for the arrow below them."""
    caption = _caption(review, card, grow=1)
    head = Row(children=[caption, _badge(card, styles.SUBHEAD, 52, 28)], gap=8)
    why = Row(children=[_line(card.why, WHY, grow=1), Box(wide=20)])
    told = Column(children=[head, *_told(review, card), why], pack="between", wide=1, grow=1, align="fill")
    picture = _picture(review, card, 76, 84)
    return Row(children=[picture, told], gap=10, pad=(8, 6, 8, 6), align="fill")


def _line(words: str, style: Style, *, grow: float = 0) -> Text:
    return Text(words=words, style=style, fit="shrink", told=False, grow=grow)


def _told(review: ReviewState, card: Card) -> list[Box]:
    """What was played, and what the strongest player would have done."""
    words = review.app.words
    better = [f"{words('review.same')}."] if card.better is None else _sayings(review, card.better)
    lines = (
        (words("review.you"), YOU, _sayings(review, card.played)),
        (words("review.strongest"), STRONGEST, better),
    )
    return [
        Row(
            children=[
                _line(label, style),
                Fitting(forms=[_line(one, styles.TEXT) for one in sayings], wide=1, grow=1),
            ],
            gap=5,
        )
        for label, style, sayings in lines
    ]


def _sayings(review: ReviewState, clauses: Sequence[Clause]) -> list[str]:
    """The weightiest clauses, fewer and fewer of them."""
    return [f"{review.story.joined(clauses, most)}." for most in (4, 3, 2, 1)]


def _badge(card: Card, style: Style, wide: float, tall: float) -> Box:
    """What the turn lost or won."""
    return Text(
        words=signed(card.points),
        style=style.in_ink(palette.FIELD),
        fit="shrink",
        side="centre",
        told=False,
        frame="review-loss" if card.lost else "review-gain",
        pad=(4, 0),
        wide=wide,
        tall=tall,
    )


def _picture(review: ReviewState, card: Card, wide: float, tall: float) -> Box:
    """The board where the turn is about, with its rank; it tells the whole card to those who listen."""
    said = capital(review.story.said(card))
    return Painting(by=partial(_paint_picture, review, card), words=said, wide=wide, tall=tall)


def _paint_picture(review: ReviewState, card: Card, brush: Brush, wide: float, tall: float) -> None:
    turn, rect = card.entry.turn, brush.rect((0, 0, wide, tall))
    picture = review.thumbnails.at(turn.first + turn.length, card.place, rect.size, brush.unit)
    if picture is not None:
        brush.surface.blit(picture, rect)
        pygame.draw.rect(brush.surface, INK, rect, max(1, round(brush.unit)), round(3 * brush.unit))
    else:
        brush.sprite(review.story.game.cover, wide / 2, tall / 2)
    paint_rank(brush, card, (9, 9))
