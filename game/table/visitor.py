"""Tables that are no game of their own: lessons, puzzles, positions of the rules. One comes, tries and goes."""

from __future__ import annotations

import pygame

from game.screen.gestures import Hover, InputEvent, Press, Tap
from game.table.table import Table


class Visitor(Table):
    """Mixed into the table of a game: Escape leaves it where others open the menu."""

    @property
    def above(self) -> pygame.Rect | None:
        """What lies over the table and keeps clicks from it, if anything does."""
        return None

    def leave(self) -> None:
        """Go back to where one came from."""
        raise NotImplementedError

    def handle(self, event: InputEvent) -> None:
        """A click on what lies above is no click on what lies below it."""
        above = self.above
        hit = isinstance(event, Tap | Press | Hover) and above is not None and above.collidepoint(event.x, event.y)
        if not hit:
            super().handle(event)

    def back(self) -> None:
        """Escape leaves what is open or chosen, and then the table."""
        super().back()
        if self.dialogs.kind == "menu":
            self.dialogs.close()
            self.leave()
