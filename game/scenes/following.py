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
class LearnWanted:
    """The player wants to see the lessons."""


@dataclass(frozen=True, slots=True)
class PasteWanted:
    """The player has a link to paste."""


@dataclass(frozen=True, slots=True)
class TableWanted:
    """The players of a session sit down."""

    session: Session


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn to stand at in a replay: its first move, and a better line that could have begun later in it."""

    first: int
    begins: int = 0
    better: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplayWanted:
    """Somebody wants to watch a session, from its beginning, from some move on, or standing at a moment of it."""

    session: Session
    moment: Moment | None = None
    move: int = 0


@dataclass(frozen=True, slots=True)
class ReviewWanted:
    """Somebody wants to see what was good and bad in a finished game; `when` it ended, in seconds since 1970."""

    session: Session
    when: int
    moment: int = -1
    """The first move of a turn that is to be marked."""


@dataclass(frozen=True, slots=True)
class RecordWanted:
    """The player wants to see the results of all games so far."""


@dataclass(frozen=True, slots=True)
class ResumeWanted:
    """The player wants to go on with the game under way; `damaged` is called when it cannot be read."""

    damaged: Callable[[], None]


@dataclass(frozen=True, slots=True)
class TryWanted:
    """The player wants to try out the position of a worked example, by its name."""

    game: str
    example: str
