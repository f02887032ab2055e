"""One turn in the list of all: whose, what it is called, what it lost, and what is said of it."""

from __future__ import annotations

from game.review.state import ReviewState
from game.review.story import Entry
from game.screen import palette
from game.screen.letters.sanitize import breakable
from game.screen.wording import signed
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row
from game.ui.widgets import Sprite, Text

TALL = 44
LOSING = 0.5
"""Points from which on a turn counts as one that lost some."""
LOST, WON = styles.SUBHEAD.in_ink(palette.DEEP_RED), styles.SUBHEAD.in_ink(palette.GREEN)


def turn_row(review: ReviewState, entry: Entry, stand: Act) -> Box:
    """Emblem, caption, points."""
    words, turn = review.app.words, entry.turn
    id, losing = f"turn-{turn.first}", turn.lost >= LOSING
    points = signed(-round(turn.lost)) if losing else "0"
    said = " ".join(review.comments(entry))
    row = Row(
        children=[
            Sprite(sprite="seat", seat=review.colours[turn.seat], zoom=0.9, wide=28),
            Text(words=entry.caption, style=styles.BUTTON, fit="shrink", told=False, grow=1),
            Text(words=points, style=LOST if losing else WON, fit="shrink", side="right", told=False),
            Sprite(sprite="mark-loss" if losing else "mark-gain", zoom=0.7, wide=20),
        ],
        gap=6,
        tall=TALL,
    )
    bubble = Sprite(sprite="ui-comment", ink=palette.DEEP_GOLD, zoom=0.8, wide=28)
    comment = Text(words=breakable(said), style=styles.SMALL, told=False, wide=0, grow=1)
    below = [Row(children=[bubble, comment], gap=6, pad=(0, 0, 0, 8))] if said else []
    label = words("review.row", caption=entry.caption, name=review.session.name(turn.seat), points=points)
    return Column(
        children=[row, *below],
        pad=(8, 0),
        frame="review-card-active" if review.app.pointed == id else "review-card",
        id=id,
        act=stand,
        label=words("review.said", told=label, said=said) if said else label,
        hint=words("review.stand"),
    )
