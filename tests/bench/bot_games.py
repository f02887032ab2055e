"""Games between computer players, for measuring and tuning them: seats alternate, all cores play."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import engine
from engine import GAMES
from engine.bots import Level, Player, think_through
from engine.core.chance import Chance
from engine.core.search import Expert
from engine.lost_temple.expert.expert import Weights as LostTempleWeights
from engine.lost_temple.expert.expert import expert as lost_temple_expert
from engine.tikal.expert.expert import expert as tikal_expert
from engine.tikal.expert.weights import Weights as TikalWeights
from engine.tools import workers
from engine.tools.policies import random
from tests.bench import former

Weights = LostTempleWeights | TikalWeights
FORMER = "former-hard"
MAKE_EXPERT: dict[str, Callable[..., Any]] = {"lost-temple": lost_temple_expert, "tikal": tikal_expert}


class Mind(NamedTuple):
    """Who plays: a level, with weights of its own where it is being tuned; no level plays at random."""

    level: Level | None
    weights: Weights | None = None
    style: str = ""  # one of the game's, or that of the former hard player


class Match(NamedTuple):
    """One mind against others of another kind."""

    game: str
    players: int
    one: Mind
    others: Mind
    options: dict[str, Any] | None = None


class Outcome(NamedTuple):
    """One game as the player measured saw it."""

    share: float  # of the victory: 1 alone, a part when shared
    score: int
    best_other: int
    seconds: float  # of thinking by the player measured
    turns: int


class Result(NamedTuple):
    """Many games of one match."""

    games: int
    wins: float
    low: float
    high: float
    score: float
    best_other: float
    margin_error: float
    milliseconds: float  # of thinking a turn


def named(game: str, level: str) -> Mind:
    """A level as players choose it ("expert/builder" with a style), the former hard player, or a random one."""
    if level == FORMER:
        return Mind(former.HARD[game], style=FORMER)
    level, _, style = level.partition("/")
    return Mind(None if level == "random" else GAMES[game].levels[level], style=style)


def play(match: Match, number: int) -> Outcome:
    """One game; the player measured sits at another seat each time, and each seed is played from every seat."""
    game = engine.new_game(
        match.game, players=match.players, seed=10_000 + number // match.players, options=match.options
    )
    measured = number % match.players
    chance = Chance.seeded(number)
    minds = [match.one if seat == measured else match.others for seat in range(match.players)]
    players = [_player(match.game, mind, chance.word()) for mind in minds]
    seconds = 0.0
    turns, last = 0, -1
    while (seat := game.to_move) is not None:
        player = players[seat]
        start = time.process_time()
        if player is None:
            action = random(game, chance)
        else:
            action = game.parse(think_through(player.choose(game.view(seat))))
        if seat == measured:
            seconds += time.process_time() - start
            turns += last != seat
        last = seat
        game.apply(action)
    share = 1 / len(game.winners) if measured in game.winners else 0.0
    rest = [score for seat, score in enumerate(game.scores) if seat != measured]
    return Outcome(share, game.scores[measured], max(rest), seconds, turns)


def _player(game: str, mind: Mind, seed: int) -> Player | None:
    if mind.level is None:
        return None
    return Player(mind.level, seed, _expert(game, mind))


def _expert(game: str, mind: Mind) -> Expert:
    if mind.weights:
        made: Expert = MAKE_EXPERT[game](mind.weights)
        return made
    if mind.style == FORMER:
        return former.EXPERTS[game]
    return GAMES[game].styles[mind.style] if mind.style else GAMES[game].expert


def on_all_cores(work: Callable[..., Any], *arguments: Iterable[Any], cluster: str | None = None) -> list[Any]:
    """The results of many games, in order; a Dask cluster may play them instead of this machine."""
    jobs = list(zip(*arguments, strict=True))
    return workers.spread(work, jobs, len(jobs), cluster=cluster)


def measure(match: Match, games: int, cluster: str | None = None) -> Result:
    """Play, and sum up; after Ctrl-C what was played so far, if anything was."""
    try:
        outcomes: list[Outcome] = on_all_cores(play, [match] * games, range(games), cluster=cluster)
    except workers.Interrupted as stopped:
        if not stopped.results:
            raise
        outcomes = stopped.results
        games = len(outcomes)
    wins = sum(outcome.share for outcome in outcomes) / games
    margins = [outcome.score - outcome.best_other for outcome in outcomes]
    mean = sum(margins) / games
    spread = math.sqrt(sum((margin - mean) ** 2 for margin in margins) / games)
    return Result(
        games,
        wins,
        *interval(wins, games),
        sum(outcome.score for outcome in outcomes) / games,
        sum(outcome.best_other for outcome in outcomes) / games,
        1.96 * spread / math.sqrt(games),
        1000 * sum(outcome.seconds for outcome in outcomes) / max(1, sum(outcome.turns for outcome in outcomes)),
    )


def until_interrupted(main: Callable[[], int]) -> int:
    """The exit code of a benchmark; after Ctrl-C what it printed so far stands, and it ends without a word."""
    try:
        return main()
    except KeyboardInterrupt:
        return workers.INTERRUPTED


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate, at 95 percent."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half
