"""The parts a table is made of: board, river, panels and dialogs all have the shape of `Part`.

The table places its parts, tells them when the game has changed, draws them and gathers their targets. What is
drawn by `draw` is kept until something changes; `draw_live` is for what follows the pointer or pulses, and is
drawn in every frame above it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.screen.art import Art
from game.screen.catalogue import Catalogue
from game.screen.targets import Target
from game.session.session import Session
from game.table.layout import nowhere
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.app import App
    from game.table.api import TableApi


class Part:
    """What every part of a table is. `rect` and `unit` are in device pixels; an empty `rect` is out of sight."""

    name = ""
    """The rectangle of layout.py that this part is placed in."""
    dialog = False
    """Whether the part lies above everything while it is open."""
    digits = False
    """Whether digits choose what is in it, in reading order."""
    veil = True
    """Whether a dialog keeps everything below it quiet."""
    alone = True
    """Whether nothing else can be chosen while a dialog is open."""

    def __init__(self, table: TableApi) -> None:
        self.table = table
        self.app: App = table.app
        self.session: Session = table.session
        self.rect = nowhere()
        self.unit = 1.0
        self.narrow = False

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""
        return self.app.words

    @property
    def letters(self) -> float:
        """How much bigger than usual letters are."""
        return self.table.letters

    @property
    def pointed(self) -> str:
        """The target that the pointer or the keyboard is on."""
        return self.table.pointed

    @property
    def open(self) -> bool:
        """Whether a dialog is up; parts that are no dialogs are open while they have a place."""
        return self.rect.width > 0

    @property
    def covered(self) -> pygame.Rect:
        """The part of the window that a dialog covers."""
        return self.rect

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie here from now on; `unit` is device pixels per unit of the mock-ups."""
        self.rect, self.unit, self.narrow = rect, unit, narrow

    def update(self, session: Session) -> None:
        """The game has changed, or is looked at by somebody else."""

    def in_pieces(self, art: Art) -> Iterator[None]:
        """Make what takes long of what `draw` needs, in pieces that do not."""
        return iter(())

    def ready(self, art: Art) -> bool:
        """Have the picture ready that `draw` shows; false if it has been already."""
        return False

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Draw what stays until the next change."""

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """Draw what follows the pointer or pulses, above everything that stays."""

    def targets(self) -> list[Target]:
        """What can be chosen here, in reading order."""
        return []

    def tip(self, x: float, y: float) -> Tip | None:
        """What lies at this point, explained."""
        return None
