"""Simple ways to choose, for simulations and tests. Opponents worth playing live in bots.

In a simulation somebody at a seat is one of these ways, a level of the game's computer players, or a player of
one's own, which gets views and never the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import GAMES
from ..bots import Maker, Player, think_through
from ..core.action import Action
from ..core.chance import Chance
from ..core.errors import OptionError
from ..core.game import Game, Json
from ..core.plain import quoted
from ..core.search import Level
from . import own

Way = Callable[[Game[Any], Chance], Action]
"""How a seat chooses, in a whole game: the chance is that of the game played."""
Who = str | Maker
"""Who plays: a name (of a way, a level or a class as "module:Class"), or a class itself."""


def random(game: Game[Any], chance: Chance) -> Action:
    """Any choice, each equally likely."""
    actions = game.legal_actions()
    return actions[chance.below(len(actions))]


def first(game: Game[Any], chance: Chance) -> Action:
    """The first choice of the list."""
    return game.legal_actions()[0]


def greedy(game: Game[Any], chance: Chance) -> Action:
    """A choice that gives the most points at once; any of them when several do."""
    seat = game.to_move
    assert seat is not None
    best: list[Action] = []
    most = None
    for action in game.legal_actions():
        trial = game.copy()
        trial.apply(action)
        points = trial.scores[seat]
        if most is None or points > most:
            best, most = [], points
        if points == most:
            best.append(action)
    return best[chance.below(len(best))]


POLICIES: dict[str, Way] = {"random": random, "first": first, "greedy": greedy}


class _AtLevel:
    """A computer player of a level as a policy."""

    def __init__(self, level: Level, seed: int) -> None:
        self._player = Player(level, seed)

    def choose(self, view: Json) -> str:
        return think_through(self._player.choose(view))


def seated(game: str, who: Who) -> Callable[[Chance], Way]:
    """What gives somebody a seat for one game; OptionError or PolicyError where nobody is called so."""
    if not isinstance(who, str):
        return _own(who, getattr(who, "__name__", "the player"))
    if who in POLICIES:
        return lambda chance: POLICIES[who]
    levels = GAMES[game].levels
    if who in levels:
        return _own(lambda seed: _AtLevel(levels[who], seed), who)
    if ":" in who:
        return _own(own.load(who), who)
    known = ", ".join((*POLICIES, *levels))
    raise OptionError(f"There is no policy {quoted(who)}; there is {known}, or module:Class for one of your own.")


def _own(maker: Maker, label: str) -> Callable[[Chance], Way]:
    def take_seat(chance: Chance) -> Way:
        player = own.made(maker, label, chance.word())
        return lambda game, chance: own.asked(player, label, game)

    return take_seat
