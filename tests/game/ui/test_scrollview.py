"""What scrolls behind a window, and what is noted as readable at its edges."""

from __future__ import annotations

import pygame

from game.screen import text
from game.ui.scrollview import fading_edges

WINDOW = pygame.Rect(0, 40, 300, 200)
STRIP = pygame.Rect(0, 40, 300, 30)


def write(words: str, y: int, surface: pygame.Surface) -> None:
    text.draw(surface, words, "body", 16, "#000000", pygame.Rect(10, y, 280, 24), level="top")


def noted(*, covering: bool) -> list[str]:
    """The texts that count as readable after scrolling, with or without something opaque drawn on the way."""
    pygame.init()
    surface = pygame.display.set_mode((300, 300))
    text.begin()
    write("below", 100, surface)
    write("beside", 270, surface)
    with fading_edges(surface, WINDOW, [(STRIP, "top")], letters=False):
        if covering:
            text.cover(pygame.Rect(0, 90, 300, 40))
        write("half in the strip", STRIP.bottom - 6, surface)
        write("in sight", 150, surface)
    return [one.text for one in text.drawn]


def test_what_stands_where_it_fades_is_not_noted() -> None:
    assert noted(covering=False) == ["below", "beside", "in sight"]


def test_something_opaque_drawn_while_it_scrolls_makes_no_text_noted_that_fades() -> None:
    assert noted(covering=True) == ["beside", "in sight"]
