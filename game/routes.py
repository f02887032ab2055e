"""What a scene asks for next, as data: it says it to the app, and game/pages/router.py finds the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.app import App
    from game.session.offer import Offer
    from game.session.seats import Setup
    from game.session.session import Session


@dataclass(frozen=True, slots=True)
class PassFollows:
    """Somebody else must take the device before anything hidden shows."""

    session: Session


@dataclass(frozen=True, slots=True)
class EndFollows:
    """The game is over."""

    session: Session


@dataclass(frozen=True, slots=True)
class EndWanted:
    """The player wants to see how a game ended that was over before."""

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
class ReportWanted:
    """Something is wrong with the game on the table, and the player wants to report it."""


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
class TaughtGame:
    """The player wants to play on for real after the last lesson."""

    session: Session


@dataclass(frozen=True, slots=True)
class PuzzleWanted:
    """The player wants to find a turn: that of a day, or the one with this id; without both, today's."""

    id: str = ""
    day: int = 0


@dataclass(frozen=True, slots=True)
class OwnTurnWanted:
    """The player wants to find a turn of a game of their own, by its name; without one, the next that is due."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class TurnsWanted:
    """The player wants to see all turns that can be looked for."""


@dataclass(frozen=True, slots=True)
class ShareWanted:
    """Something is to be given to others by link."""

    offer: Offer


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


def to_title(app: App) -> None:
    """Leave every scene but the first; what is on a table is stored by whoever wants it kept."""
    del app.scenes[1:]


class Router(Protocol):
    """What the app knows of pages and games: the module game/pages/router.py, which loads them when asked."""

    def follow(self, app: App, what: object) -> None:
        """Show the scene that follows what a scene has said."""

    def games(self) -> Mapping[str, object]:
        """The records of the games on offer; game/table/gamerecord.py knows their type."""


class Nowhere:
    """The router of an app with a single scene."""

    def follow(self, app: App, what: object) -> None:
        """Nothing follows."""
        raise LookupError(f"Nothing follows {what!r}.")

    def games(self) -> Mapping[str, object]:
        """No games."""
        return {}
