"""Tables at which points are about to be counted, for tests and pictures.

Games are played once, on the engine alone; a table then sits down at the last of their moves.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import engine
from engine import Action, Game
from engine.core.chance import Chance
from engine.tools import policies
from game.app import App
from game.host.interface import Host
from game.lost_temple.table import LostTempleTable
from game.screen.catalogue import Catalogue
from game.session.seats import Seat, Setup
from game.session.session import LogEntry, Session
from game.tikal.table import TikalTable

NAMES = ("Ada", "Blaise", "Chiara", "Dimitri")


def options(players: int, **more: object) -> dict[str, Any]:
    """The options of every game here."""
    return {"names": list(NAMES[:players]), "first": 0, **more}


def session(
    host: Host, game: str, players: int, people: Sequence[int], seed: int, moves: Sequence[str]
) -> Session:
    """A session after these moves; the seats that are not people are bots."""
    seats = tuple(
        Seat(name, "human") if number in people else Seat(name, "bot", "easy")
        for number, name in enumerate(NAMES[:players])
    )
    plan = Setup(game, seats, options(players), seed)
    found = Session(host, plan, _course(game, players, seed, moves))
    found.passed()
    return found


def _course(name: str, players: int, seed: int, moves: Sequence[str]) -> Iterator[Game[Any]]:
    game = engine.new_game(name, players=players, seed=seed, options=options(players))
    yield game
    for move in moves:
        game.apply(game.parse(move))
        yield game


def busy(game: Game[Any], chance: Chance) -> Action:
    """Work where there is work, else anything but the end of the turn."""
    listed = game.legal_actions()
    for wanted in (("uncover", "recover", "guard"), ("place", "bring", "move", "camp", "bid", "choose")):
        found = [action for action in listed if str(action).startswith(wanted)]
        if found and (wanted[0] == "place" or chance.below(3)):
            return found[chance.below(len(found))]
    return listed[chance.below(len(listed))]


class Witness:
    """Whoever watches a game on the engine alone: as much of a table and its session as a count is made from."""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.session = game, self
        self.words = Catalogue("en", ())
        self.log: list[LogEntry] = []
        self._heard = game.listen()
        self._heard.clear()

    @property
    def view(self) -> dict[str, Any]:
        """What the first seat sees."""
        return self.game.view(0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.to_move is None

    def name(self, seat: int) -> str:
        """The name of a player."""
        return NAMES[seat]

    def apply(self, action: Action) -> list[dict[str, Any]]:
        """Carry out an action; gives what happened."""
        self.game.apply(action)
        events = self._heard[:]
        self._heard.clear()
        self.log += [LogEntry(event["seat"], len(self.game.moves) - 1, event) for event in events]
        return events


@cache
def _tikal_moves(players: int, kind: str, lying: int) -> list[str]:
    game = engine.new_game("tikal", players=players, seed=7, options=options(players))
    chance = Chance.seeded(11)
    while not _scores_last(game.view(0), kind, lying):
        game.apply(busy(game, chance))
    while actions := [action for action in game.legal_actions() if str(action) != "end turn"]:
        game.apply(actions[chance.below(len(actions))])
    return [str(move) for move in game.moves]


def _scores_last(view: dict[str, Any], kind: str, lying: int) -> bool:
    volcanoes = sum(there["tile"] == "volcano" for there in view["board"].values())
    return bool(view["scoring"] == kind and not view["queue"] and volcanoes >= lying)


def tikal(
    app: App, players: int = 2, people: Sequence[int] = (0, 1), kind: str = "volcano", lying: int = 1
) -> TikalTable:
    """The last player of a scoring round has spent all points: only the end of the turn is left."""
    return TikalTable(app, tikal_session(app.host, players, people, kind, lying))


def tikal_session(
    host: Host, players: int = 2, people: Sequence[int] = (0, 1), kind: str = "volcano", lying: int = 1
) -> Session:
    """The same without a table."""
    return session(host, "tikal", players, people, 7, _tikal_moves(players, kind, lying))


def end_turn(table: TikalTable) -> TikalTable:
    """The turn ends, and its points are counted."""
    table.carry_out(table.session.game.parse("end turn"))
    return table


@cache
def _temple_moves(players: int, final: bool, seed: int) -> list[str]:
    """A game up to the move that brings the scoring of a round, that move included."""
    game = engine.new_game("lost-temple", players=players, seed=seed, options=options(players))
    chance, heard = Chance.seeded(players), game.listen()
    while True:
        heard.clear()
        game.apply(keen(game, chance))
        scored = any(event.get("reason") == "camp keys" for event in heard)
        if scored and (game.to_move is None) == final:
            return [str(move) for move in game.moves]


def temple(
    app: App, players: int = 2, people: Sequence[int] = (0, 1), final: bool = False, seed: int = 5
) -> LostTempleTable:
    """The last decision of a round is made: its points are counted."""
    *moves, last = _temple_moves(players, final, seed)
    table = LostTempleTable(app, session(app.host, "lost-temple", players, people, seed, moves))
    table.arrange()
    table.carry_out(table.session.game.parse(last))
    return table


def keen(game: Game[Any], chance: Chance) -> Action:
    """Keep keys and treasures, place sanctuaries; else what gives the most points at once."""
    listed = game.legal_actions()
    for wanted in ("camp", "sanctuary", "keep"):
        found = [action for action in listed if wanted in str(action)]
        if found:
            return found[chance.below(len(found))]
    rich = [action for action in listed if str(action).startswith("take") and chance.below(2)]
    return rich[chance.below(len(rich))] if rich else policies.greedy(game, chance)
