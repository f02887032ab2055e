"""What the parts of a table may ask of it, whatever game is played and whatever the table is for.

A part that needs more says so by declaring its `table` as a `Table`, or as the table of its game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import pygame

from engine import Action
from game.screen.catalogue import Catalogue
from game.screen.targets import Target
from game.session.session import Session
from game.table.speech import Speech

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
    def speech(self) -> Speech:
        """The words of the game."""

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""

    @property
    def unit(self) -> float:
        """Device pixels per unit of the mock-ups."""

    @property
    def letters(self) -> float:
        """How much bigger than in the mock-ups letters are."""

    @property
    def finger(self) -> int:
        """The least side of a target, in device pixels."""

    @property
    def small(self) -> bool:
        """Whether the window shows one page at a time."""

    @property
    def window(self) -> pygame.Rect:
        """All of the window."""

    @property
    def pointed(self) -> str:
        """The target that the pointer or the keyboard is on."""

    @property
    def acting_seat(self) -> int | None:
        """Who decides, or whose points are counted; None when the game is over."""

    def rect_named(self, name: str) -> pygame.Rect:
        """Where something lies that the layout knows by this name; empty when it is out of sight."""

    def targets(self) -> list[Target]:
        """What can be chosen now."""

    def say(self, notice: str, rule: str = "") -> None:
        """Show a sentence in the bar until the game goes on, with the paragraph of the rules behind it."""

    def act(self, *actions: Action) -> None:
        """The person to move does this as one step; a refusal is said in the bar."""

    def acting(self, action: Action) -> Callable[[], None]:
        """What a target does that stands for an action."""

    def arrange(self) -> None:
        """Place every part and let it look at the game."""

    def refresh(self) -> None:
        """The game or what is shown of it has changed: look at it anew."""

    def redraw(self) -> None:
        """Make the still picture anew with the next frame."""
