"""The picture of a table: the still picture of all parts, and what lives above it.

The still picture is kept and only made anew when something has changed; what follows the pointer, what moves,
dialogs and explanations are drawn above it in every frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.screen import shared_art, text
from game.screen.art import Art
from game.table.board.fading import Fade

if TYPE_CHECKING:
    from game.table.panels.part import Part
    from game.table.table import Table


class Picture:
    """What is drawn of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._counting, self._motion = table.counting, table.motion
        self._pointing, self._explanations = table.pointing, table.explanations
        self._still = text.PaintedSheet(pygame.Surface((1, 1)))
        self.stale = True
        """Whether the still picture is made anew with the next frame."""
        self.panned: Part | None = None
        """The board, if it alone lies otherwise than on the still picture because a hand pans it."""
        self._blank = True
        self._fade = Fade()

    @property
    def texts(self) -> list[text.Drawn]:
        """Everything that is written on the still picture."""
        return self._still.texts

    def forget(self) -> None:
        """Make the still picture anew with the next frame."""
        self.stale = True

    def pan(self, board: Part) -> None:
        """The board is being panned: the rest of the still picture stays until the hand rests."""
        self.panned = board
        self._table.relist()

    def fit(self, size: tuple[int, int]) -> None:
        """Have a window of this size."""
        if self._still.surface.get_size() != size:
            self._still = text.PaintedSheet(pygame.Surface(size))
            self._blank = True

    def fade(self, seconds: float) -> None:
        """Let the picture as it is fade into what comes."""
        self._fade.begin(self._still.surface, seconds)

    def end_fade(self) -> None:
        """Show the new picture alone."""
        self._fade.end()

    def pass_time(self, dt: float) -> bool:
        """Let time pass; true while the old picture fades."""
        return self._fade.pass_time(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, and everything that lives above it."""
        table = self._table
        art = shared_art.art(table.unit)
        if self.panned is not None and not table.app.moving:
            self.forget()  # its texts are noted anew
        if self._blank or (self.stale and not self._counting.opening):
            for _ in self.in_pieces():
                pass
        elif self.panned is not None:
            self._pan(self.panned, art)
        text.begin()
        surface.blit(self._still.surface, (0, 0))
        text.drawn.extend(self._still.texts)
        dialog = table.dialog()
        if (dialog is None or not dialog.veil) and not self._counting.running:
            for part in table.all_parts:
                if part.open:
                    part.draw_live(surface, art)
        self._pointing.draw_place(surface)
        self._motion.draw(surface, art)
        self._counting.draw_live(surface, art)
        if dialog is not None and not self._motion.moving:
            dialog.draw(surface, art)
            dialog.draw_live(surface, art)
        self._pointing.draw_target(surface, art)
        self._fade.draw(surface)
        self._explanations.draw(surface, art)

    def _pan(self, board: Part, art: Art) -> None:
        """Draw the board anew, and what lies over it."""
        surface, above = self._still.surface, False
        # What the board writes keeps clear of what else is written on it.
        text.drawn[:] = [one for one in self._still.texts if not one.rect.colliderect(board.rect)]
        surface.blit(art.scene("table", surface.get_size()), board.rect, board.rect)
        for part in self._table.all_parts:
            above |= part is board
            if above and part.open and part.rect.colliderect(board.rect) and not self._counting.covers(part):
                part.draw(surface, art)

    def in_pieces(self) -> Iterator[None]:
        """Make the still picture, one part after the other; nothing else may be drawn meanwhile."""
        table, surface = self._table, self._still.surface
        art = shared_art.art(table.unit)
        self.stale, self.panned = False, None
        yield from art.scene_in_pieces("table", surface.get_size())
        text.begin()
        surface.blit(art.scene("table", surface.get_size()), (0, 0))
        for part in table.all_parts:
            if part.open and not self._counting.covers(part):
                yield from part.in_pieces(art)
                part.draw(surface, art)
                yield
        self._counting.draw_still(surface, art)
        self._still.texts = text.drawn[:]
        self._blank = False
