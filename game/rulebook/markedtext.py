"""Words in which a search can mark some letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.screen.letters import marked
from game.screen.letters.marked import Span
from game.ui.boxes import Kit
from game.ui.widgets import Text


def text_id(block: int, which: int) -> str:
    """The id of a text of a block of the chapter that is open."""
    return f"text-{block}-{which}"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkedText(Text):
    """Words in lines, with the letters marked that are looked for when they are painted."""

    spans: Callable[[], Sequence[Span]]

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The words and the marks."""
        size = kit.type(self.style.size)
        marked.draw(surface, self.words, self.style.role, size, self.style.ink, rect, self.spans())

    def line_of(self, kit: Kit, width: int, letter: int) -> int:
        """How far below its top the line with a letter begins, in pixels."""
        return marked.line_of(self.words, self.style.role, kit.type(self.style.size), width, letter)
