"""Codes that a camera reads: the picture of a text as black and white squares."""

from functools import lru_cache

import pygame
from segno.encoder import encode

from game.screen import palette

INK, PAPER = palette.CODE_INK, palette.CODE_PAPER
QUIET = 4
"""Squares of paper round a code."""
LONGEST = 900
"""Letters of the longest text: a code with more is too fine for a camera at arm's length."""


def side(text: str) -> int:
    """How many squares a code is wide, with the quiet ones round it; 0 for a text that is too long."""
    return 0 if len(text) > LONGEST else len(_squares(text)) + 2 * QUIET


def picture(text: str, square: int) -> pygame.Surface:
    """The code of a text, each square so many pixels wide."""
    rows = _squares(text)
    whole = len(rows) + 2 * QUIET
    small = pygame.Surface((whole, whole))
    small.fill(PAPER)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                small.set_at((x + QUIET, y + QUIET), INK)
    return pygame.transform.scale(small, (whole * square, whole * square))


@lru_cache(maxsize=4)
def _squares(text: str) -> tuple[bytes, ...]:
    made = encode(text, error="m", micro=False, boost_error=False)  # type: ignore[no-untyped-call]
    return tuple(bytes(row) for row in made.matrix)
