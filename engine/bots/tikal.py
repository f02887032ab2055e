"""What a position of Tikal is worth to a player, as points by the end compared with the strongest rival."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Game
from engine.tikal import board, members, scoring
from engine.tikal import components as box
from engine.tikal.state import OVER, Player, State


@dataclass(frozen=True, slots=True)
class Weights:
    """How many points things are worth that have not scored yet."""

    treasure: float = 0.8  # for each scoring still to come
    worker: float = 0.35  # on the board
    leader: float = 0.9
    camp: float = 2.2
    guard_left: float = 2.5
    lead: float = 0.5  # of what the best rival stands to get


STANDARD = Weights()


def scorings_left(state: State) -> float:
    """How many scorings are still to come: volcanoes in the stack, and the final one."""
    return 1.0 + state.stack.count(box.VOLCANO) + state.shown.count(box.VOLCANO)


def evaluate(game: Game[State], seat: int, weights: Weights = STANDARD) -> float:
    """This player's prospects less a share of the best rival's."""
    state = game.state
    prospects = [_prospects(state, i, weights) for i in range(len(state.players))]
    rival = max(value for i, value in enumerate(prospects) if i != seat)
    return prospects[seat] - weights.lead * rival


def _prospects(state: State, seat: int, weights: Weights) -> float:
    player = state.players[seat]
    if state.phase == OVER:
        return float(player.score)
    left = scorings_left(state)
    value = float(player.score)
    for cell in scoring.temples_held(state, seat):
        guarded = state.guarded >> cell & 1
        value += state.values[cell] * left * (1.0 if guarded else _firmness(state, seat, cell))
    value += left * (scoring.treasure_points(player) + weights.treasure * _chances(state, player))
    fraction = min(1.0, left / 3)
    value += fraction * weights.worker * sum(player.workers)
    if player.leader >= 0:
        value += fraction * weights.leader
    value += fraction * weights.camp * len(player.camps)
    value += fraction * weights.guard_left * (box.GUARDS - len(player.guards))
    return value


def _firmness(state: State, seat: int, cell: int) -> float:
    """How safely a temple is held: by one it is soon lost, by four hardly ever."""
    own = members.strength(state.players[seat], cell)
    rival = max(members.strength(p, cell) for i, p in enumerate(state.players) if i != seat)
    return min(1.0, 0.55 + 0.12 * (own - rival))


def _chances(state: State, player: Player) -> float:
    """Treasures in reach: members standing at ruins that still hide some."""
    chances = 0.0
    for cell in board.cells_in(player.present):
        if state.buried[cell]:
            chances += 0.4 * min(player.members(cell), len(state.buried[cell]), 2)
    return chances
