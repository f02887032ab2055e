"""What follows a table, as data: a table says it, and game/scenes/ways.py finds the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.play.offer import Offer
    from game.play.session import Session


@dataclass(frozen=True, slots=True)
class PassFollows:
    """Somebody else must take the device before anything hidden shows."""

    session: Session


@dataclass(frozen=True, slots=True)
class EndFollows:
    """The game is over."""

    session: Session


@dataclass(frozen=True, slots=True)
class SendFollows:
    """Somebody elsewhere is to move, and has to get a link."""

    session: Session


@dataclass(frozen=True, slots=True)
class RulesWanted:
    """The player wants to read the rules of a game, or of the first one on offer; perhaps a paragraph."""

    game: str = ""
    paragraph: str = ""
    """Such as "move.2"."""
    edition: str = ""
    """The edition that is played at the table."""


@dataclass(frozen=True, slots=True)
class SettingsWanted:
    """The player wants to change the settings."""


@dataclass(frozen=True, slots=True)
class ShortcutsWanted:
    """The player wants to know the keys, those of a game too."""

    game: str = ""


@dataclass(frozen=True, slots=True)
class LessonWanted:
    """The player wants to go through a lesson of a game; from 0."""

    game: str
    number: int


@dataclass(frozen=True, slots=True)
class LessonLeft:
    """The player has had enough of lessons for now."""


@dataclass(frozen=True, slots=True)
class TaughtGame:
    """The player wants to play on for real after the last lesson."""

    session: Session


@dataclass(frozen=True, slots=True)
class PuzzleWanted:
    """The player wants to find a turn: that of a day, or the one with this id; without both, today's."""

    id: str = ""
    day: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleLeft:
    """The player has had enough of a puzzle for now."""


@dataclass(frozen=True, slots=True)
class TurnsWanted:
    """The player wants to see all turns that can be looked for."""


@dataclass(frozen=True, slots=True)
class ShareWanted:
    """Something is to be given to others by link."""

    offer: Offer


Following = PassFollows | EndFollows | SendFollows | RulesWanted | SettingsWanted | ShortcutsWanted


def due(session: Session) -> Following | None:
    """What follows a game by itself: the end, a link to be sent, or a pass of the device."""
    if session.held:
        return None
    if session.over:
        return EndFollows(session)
    if session.unsent:
        return SendFollows(session)
    return PassFollows(session) if session.needs_pass is not None else None
