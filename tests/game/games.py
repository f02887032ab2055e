"""Whole games for tests of what comes around the table: played by a simple policy, not through the screen."""

from functools import cache

from engine.core.chance import Chance
from engine.tools import policies
from game.games import GAMES
from game.host.interface import Host
from game.session.played import AnyEvent as Event
from game.session.seats import Seat, Setup
from game.session.session import Session, read
from tests.game.sitting import Home

NAMES = ("Ada", "Blaise", "Chiara", "Dimitri")


def setup(players: int, humans: int = 4, seed: int = 5) -> Setup:
    """A set-up of Lost Temple; the seats after the humans are bots."""
    seats = tuple(
        Seat(name, "human") if number < humans else Seat(name, "bot", "easy")
        for number, name in enumerate(NAMES[:players])
    )
    return Setup("lost-temple", seats, {"names": list(NAMES[:players]), "first": 0}, seed)


@cache
def finished(players: int) -> tuple[str, tuple[tuple[Event, ...], ...]]:
    """A game to its end: the autosave after the last move, and the events of each scoring."""
    home = Home((320, 240))
    session = Session(home, setup(players))
    chance, scorings = Chance.seeded(players), []
    while not session.over:
        session.apply(policies.greedy(session.game, chance))
        events = _scored(session.take_events())
        if events:
            scorings.append(tuple(events))
    return home.texts["game"], tuple(scorings)


def _scored(events: list[Event]) -> list[Event]:
    reasons = GAMES["lost-temple"].table.scored_apart
    return [event for event in events if event.get("reason") in reasons]


def ended(host: Host, players: int = 4) -> Session:
    """The session of a game that is over."""
    return read(host, finished(players)[0])
