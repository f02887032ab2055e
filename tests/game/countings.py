"""Tables at which points are about to be counted, for tests and pictures."""

from typing import Any

from engine import Action, Game
from engine.core.chance import Chance
from engine.tools import policies
from game.app import App
from game.lost_temple.scene import LostTempleTable
from game.play.seats import Seat, Setup
from game.play.session import Session
from game.tikal.scene import TikalTable

NAMES = ("Ada", "Blaise", "Chiara", "Dimitri")


def setup(game: str, players: int, humans: int, seed: int, **options: object) -> Setup:
    """A game of so many players, the first ones people."""
    seats = tuple(
        Seat(name, "human") if number < humans else Seat(name, "bot", "easy")
        for number, name in enumerate(NAMES[:players])
    )
    return Setup(game, seats, {"names": list(NAMES[:players]), "first": 0, **options}, seed)


def busy(game: Game[Any], chance: Chance) -> Action:
    """Work where there is work, else anything but the end of the turn."""
    listed = game.legal_actions()
    for wanted in (("uncover", "recover", "guard"), ("place", "bring", "move", "camp", "bid", "choose")):
        found = [action for action in listed if str(action).startswith(wanted)]
        if found and (wanted[0] == "place" or chance.below(3)):
            return found[chance.below(len(found))]
    return listed[chance.below(len(listed))]


def tikal(app: App, players: int = 2, humans: int = 2, kind: str = "volcano", lying: int = 1) -> TikalTable:
    """The last player of a scoring round has spent all points: only the end of the turn is left."""
    session = Session(app.host, setup("tikal", players, humans, 7))
    chance = Chance.seeded(11)
    while not _scores_last(session.view, kind, lying):
        session.apply(busy(session.game, chance))
    while session.view["action_points"]:
        actions = [action for action in session.game.legal_actions() if str(action) != "end turn"]
        if not actions:
            break
        session.apply(actions[chance.below(len(actions))])
    session.take_events()
    return TikalTable(app, session)


def _scores_last(view: dict[str, Any], kind: str, lying: int) -> bool:
    volcanoes = sum(there["tile"] == "volcano" for there in view["board"].values())
    return bool(view["scoring"] == kind and not view["queue"] and volcanoes >= lying)


def end_turn(table: TikalTable) -> TikalTable:
    """The turn ends, and its points are counted."""
    table.carry_out(table.session.game.parse("end turn"))
    return table


def temple(app: App, players: int = 2, humans: int = 2, final: bool = False, seed: int = 5) -> LostTempleTable:
    """The last decision of a round is made: its points are counted."""
    session = Session(app.host, setup("lost-temple", players, humans, seed))
    table = LostTempleTable(app, session)
    chance = Chance.seeded(players)
    while True:
        session.passed()
        action = keen(session.game, chance)
        if _scores(session.game, action, final):
            session.take_events()
            table.arrange()
            table.carry_out(action)
            return table
        session.apply(action)


def keen(game: Game[Any], chance: Chance) -> Action:
    """Keep keys and treasures, place sanctuaries and excavate in them; else what gives the most points at once."""
    listed = game.legal_actions()
    for wanted in ("camp", "sanctuary", "keep"):
        found = [action for action in listed if wanted in str(action)]
        if found:
            return found[chance.below(len(found))]
    rich = [action for action in listed if str(action).startswith("take") and chance.below(2)]
    return rich[chance.below(len(rich))] if rich else policies.greedy(game, chance)


def _scores(game: Game[Any], action: Action, final: bool) -> bool:
    trial = game.copy()
    heard = trial.listen()
    heard.clear()
    trial.apply(action)
    return any(event.get("reason") == "camp keys" for event in heard) and (trial.to_move is None) == final
