"""A game as one of its players sees it: the view, the choices, and the story of what that player has witnessed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine import Choices
from game.session.played import AnyEvent, AnyGame, AnyView, PlayedGame
from game.session.seats import Seat, Setup

View = TypeVar("View")
Event = TypeVar("Event")


# Without slots: a generic class that is made by an alias of it notes which one that was.
@dataclass(frozen=True)
class StoryEntry(Generic[Event]):
    """One line of the story: whose doing it was, by which move, and the event as the viewer saw it."""

    seat: int
    move_index: int
    event: Event


class SeenGame(Generic[View, Event]):
    """A game through the eyes of one seat; views and events are of the game's own types."""

    view: View
    choices: Choices

    def __init__(self, setup: Setup, played: PlayedGame) -> None:
        self.setup, self.played = setup, played
        self.humans = [number for number, seat in enumerate(setup.seats) if seat.kind == "human"]
        """The seats of people here."""
        self.viewer = self.humans[0] if self.humans else 0
        self.log: list[StoryEntry[Event]] = []
        self._log_eyes: tuple[int, bool] | None = None

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        return self.played.game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.to_move is None

    @property
    def people(self) -> bool:
        """Whether anybody at the table is a person."""
        return bool(self.humans)

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when the game is over."""
        return self.game.to_move

    @property
    def movers(self) -> Sequence[int]:
        """Who made each move so far."""
        return self.played.movers

    def stood_after(self, moves: int) -> AnyGame:
        """The game as it stood after so many moves, when another player came to decide; not to be changed."""
        return self.played.stood_after(moves)

    def seen_by(self, seat: int, game: AnyGame | None = None) -> View:
        """What a seat may know of the game, or of another one of its kind."""
        found: AnyView = (game or self.game).view(seat)
        known: View = found
        return known

    @property
    def decision(self) -> dict[str, Any]:
        """The decision at hand as plain data, such as {"step": "pirogue"}; its step is "over" after the end."""
        view: AnyView = self.view
        found: dict[str, Any] = view["decision"]
        return found

    @property
    def step(self) -> str:
        """The name of the decision at hand."""
        return str(self.decision["step"])

    def who(self, seat: int) -> Seat:
        """Who plays a seat."""
        return self.setup.seats[seat]

    def name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.who(seat).name

    # Looking

    def look(self) -> None:
        """See the game as it is now."""
        self.view = self.seen_by(self.viewer)
        mine = self.game.to_move == self.viewer and self.viewer in self.humans
        self.choices = Choices(self.game.legal_actions() if mine else ())
        self._tell()

    def _tell(self) -> None:
        """Write on the story; all of it anew for other eyes, or when something was taken back."""
        eyes = (self.viewer, self.over)
        if eyes != self._log_eyes or len(self.log) > len(self.played.events):
            self._log_eyes, self.log = eyes, []
        for index, event in self.played.events[len(self.log) :]:
            self.log.append(StoryEntry(event["seat"], index, self.played.seen(event, self.viewer)))

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked, as the viewer saw it."""
        events, self.played.fresh = self.played.fresh, []
        return [self.played.seen(event, self.viewer) for event in events]

    # What the table shows while points are counted

    def look_back(self, view: View, log: Sequence[StoryEntry[Event]], told: Sequence[AnyEvent]) -> None:
        """Show an earlier view, in which nothing can be chosen, and a story that goes as far as some events."""
        self.view, self.choices = view, Choices(())
        latest = len(self.game.moves) - 1
        self.log = [*log, *(StoryEntry(event["seat"], latest, event) for event in told)]

    def look_ahead(self) -> None:
        """Show the game as it is again."""
        self.tell_anew()
        self.look()

    def tell_anew(self) -> None:
        """Write the whole story anew with the next look."""
        self._log_eyes = None
