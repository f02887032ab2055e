"""What follows a page, as data, beside what follows a table (game/table/following.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.play.seats import Setup
    from game.play.session import Session


@dataclass(frozen=True, slots=True)
class NewGameWanted:
    """The player wants to set up a game, perhaps one that somebody else has chosen."""

    setup: Setup | None = None


@dataclass(frozen=True, slots=True)
class SavedGamesWanted:
    """The player wants to see the saved games."""


@dataclass(frozen=True, slots=True)
class PasteWanted:
    """The player has a link to paste."""


@dataclass(frozen=True, slots=True)
class TableWanted:
    """The players of a session sit down."""

    session: Session


@dataclass(frozen=True, slots=True)
class ReplayWanted:
    """Somebody wants to watch a session, from its beginning or from some move on."""

    session: Session
    move: int = 0


@dataclass(frozen=True, slots=True)
class ResumeWanted:
    """The player wants to go on with the game under way; `damaged` is called when it cannot be read."""

    damaged: Callable[[], None]
