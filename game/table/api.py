"""What the parts of a table may ask of it, whatever game is played and whatever the table is for.

A part that needs more declares its `table` as a `Table`, or as the table of its game, and takes what it works with
from it when it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import pygame

from engine import Action
from game.session.played import AnyEvent
from game.session.session import Session

if TYPE_CHECKING:
    from game.app import App


class TableApi(Protocol):
    """The narrow face of a table."""

    @property
    def app(self) -> App:
        """The app: its settings, its window, and what follows."""

    @property
    def session(self) -> Session:
        """The game as the viewer sees it."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The players' colours by seat."""

    @property
    def unit(self) -> float:
        """Device pixels per unit of the mock-ups."""

    @property
    def letters(self) -> float:
        """How much bigger than in the mock-ups letters are."""

    @property
    def window(self) -> pygame.Rect:
        """All of the window."""

    @property
    def pointed(self) -> str:
        """The target that the pointer or the keyboard is on."""

    def told(self, event: AnyEvent) -> str:
        """An event as a sentence of the story, or nothing."""

    def acting(self, action: Action) -> Callable[[], None]:
        """What a target does that stands for an action."""

    def refresh(self) -> None:
        """The game or what is shown of it has changed: look at it anew."""
