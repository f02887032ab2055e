"""What a position of Tikal is worth to a player, as points by the end compared with the strongest rival.

Temples count for every scoring still to come, by how firmly they are held: the difference in strength decides, and
for who has nobody there how far the nearest camp or member is. The weights are points or shares.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.action import Action
from engine.core.game import Game
from engine.core.search import Answering, Effort, Expert, Level
from engine.tikal import actions as do
from engine.tikal import board
from engine.tikal import components as box
from engine.tikal.expert import reasons
from engine.tikal.rules import members, paths, scoring
from engine.tikal.rules.state import ACT, BID, FINAL_SCORING, NO_SCORING, OVER, State
from tests.bench.former import bidding


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth that have not scored yet."""

    # The share of a temple's value that each coming scoring brings, by the lead in strength there: -4 … 4.
    hold: tuple[float, ...] = (0.12, 0.23, 0.25, 0.34, 0.3, 0.48, 0.54, 0.55, 0.555)
    absent: float = 1.1  # of that for who has nobody there but is on the spot, less the farther away
    treasure: float = 1.2  # for each that a member stands ready to recover, and scoring
    worker: float = 1.4  # on the board
    waiting: float = 0.9  # of that is lost for each worker at the base camp beyond a few
    leader: float = 8.7
    camp: float = -8.0
    guard_left: float = 7.5
    lead: float = 0.6  # of what the best rival stands to get


STANDARD = Weights()
LEVELS = {
    "easy": Level(Effort(200, 1), careless=2.0),
    "medium": Level(Effort(1, 800)),
    "hard": Level(Effort(10, 10_000)),
}
FEW = 3
NOTHING = do.PASS()
Part = tuple[tuple[int, float, float], ...]  # for each seat: held now, at later scorings, treasures ready
NO_PART: Part = ()


class Worth(NamedTuple):
    """The parts of what a player has; together they are the points expected at the end."""

    points: float
    scoring: float = 0.0  # the one under way
    temples: float = 0.0
    guards: float = 0.0
    treasures: float = 0.0
    ruins: float = 0.0
    people: float = 0.0
    camps: float = 0.0


class Survey(NamedTuple):
    """What the hexes promise each player; most actions change one or two of them only."""

    parts: tuple[Part, ...]  # of each cell
    held: tuple[int, ...]  # for each seat the temples held now
    later: tuple[float, ...]  # what each later scoring brings
    ruins: tuple[float, ...]


def expert(weights: Weights = STANDARD) -> Expert:
    """What players with these weights know."""

    def worth(game: Game[State], seat: int) -> dict[str, float]:
        return appraise(game.state, survey(game, None, weights), weights)[seat]._asdict()

    def evaluate(game: Game[State], seat: int, before: Survey | None) -> tuple[float, Survey]:
        """This player's prospects less a share of the best rival's, and the survey for the next evaluation."""
        found = survey(game, before, weights)
        worths = [sum(worth) for worth in appraise(game.state, found, weights)]
        own = worths.pop(seat)
        return round(own - weights.lead * max(worths), 6), found

    def answer(game: Game[State], effort: Effort) -> Answering | None:
        return bidding.bid(game, known, effort) if game.state.phase == BID else None

    known = Expert(
        worth,
        evaluate,
        choices,
        stage,
        spot,
        answer,
        closing=reasons.CLOSING,
        reason=lambda game, turn: reasons.reason(game, turn, worth),
    )
    return known


def appraise(state: State, found: Survey, weights: Weights) -> list[Worth]:
    """What each player has, part by part."""
    if state.phase == OVER:
        return [Worth(float(player.score)) for player in state.players]
    later = state.stack.count(box.VOLCANO) + state.shown.count(box.VOLCANO) + (state.scoring != FINAL_SCORING)
    fraction = min(1.0, (len(state.stack) + 2) / 20)
    return [_worth(state, seat, later, fraction, found, weights) for seat in range(len(state.players))]


def _worth(state: State, seat: int, later: int, fraction: float, found: Survey, weights: Weights) -> Worth:
    player = state.players[seat]
    sets = scoring.treasure_points(player)
    guarded = sum(map(state.values.__getitem__, player.guards))
    pending = state.scoring != NO_SCORING and (seat == state.turn or seat in state.queue)
    idle = max(0, player.workers[board.BASE_CELL] - FEW)
    workers = box.WORKERS - player.supply - player.removed - weights.waiting * idle
    return Worth(
        points=float(player.score),
        scoring=float(found.held[seat] + guarded + sets) if pending else 0.0,
        temples=later * found.later[seat],
        guards=later * guarded + fraction * weights.guard_left * (box.GUARDS - len(player.guards)),
        treasures=float(later * sets),
        ruins=later * found.ruins[seat],
        people=fraction * (weights.worker * workers + (weights.leader if player.leader >= 0 else 0.0)),
        camps=fraction * weights.camp * len(player.camps),
    )


# ---- hexes ---------------------------------------------------------------------------------------


def survey(game: Game[State], before: Survey | None, weights: Weights) -> Survey:
    """Look at all hexes, or at those only that the last action has touched."""
    state = game.state
    seats = range(len(state.players))
    cells = _touched(game.moves[-1]) if before is not None else None
    if before is None or cells is None:
        before = Survey((NO_PART,) * board.CELLS, (0,) * len(seats), (0.0,) * len(seats), (0.0,) * len(seats))
        cells = state.cells
    parts = list(before.parts)
    held, later, ruins = list(before.held), list(before.later), list(before.ruins)
    near = [paths.nearest(state, player) for player in state.players]
    for cell in cells:
        if parts[cell]:
            for seat, (was_held, was_later, was_ruin) in enumerate(parts[cell]):
                held[seat] -= was_held
                later[seat] -= was_later
                ruins[seat] -= was_ruin
        if state.values[cell]:
            parts[cell] = _temple(state, cell, near, weights) if not state.guarded >> cell & 1 else NO_PART
        elif state.buried[cell]:
            parts[cell] = _ruin(state, cell, weights)
        else:
            parts[cell] = NO_PART
        for seat, (is_held, is_later, is_ruin) in enumerate(parts[cell]):
            held[seat] += is_held
            later[seat] += is_later
            ruins[seat] += is_ruin
    return Survey(tuple(parts), tuple(held), tuple(later), tuple(ruins))


def _touched(action: Action) -> tuple[int, ...] | None:
    """The cells where an action changes something; None: a way has changed, so it may be anywhere."""
    if action.verb in (do.PLACE, do.CAMP):
        return None
    if action.verb in (do.MOVE, do.BRING):
        return action.args[1:]
    return action.args[:1] if action.verb in (do.UNCOVER, do.RECOVER, do.GUARD) else ()


def _temple(state: State, cell: int, near: list[bytearray], weights: Weights) -> Part:
    """Who holds a temple, and what it will probably bring each player at a later scoring."""
    value = state.values[cell]
    strengths = [members.strength(player, cell) for player in state.players]
    *_, second, best = sorted(strengths)
    found = []
    for seat, own in enumerate(strengths):
        ahead = own - (second if own == best else best)
        share = weights.hold[min(8, max(0, ahead + 4))]
        if not own:
            share *= weights.absent * max(0.0, 1.0 - near[seat][cell] / 10)
        found.append((value if ahead > 0 else 0, value * share, 0.0))
    return tuple(found)


def _ruin(state: State, cell: int, weights: Weights) -> Part:
    """The treasures that members stand ready to recover."""
    most = min(len(state.buried[cell]), box.MOST_PER_HEX)
    return tuple((0, 0.0, weights.treasure * min(player.members(cell), most)) for player in state.players)


# ---- planning ------------------------------------------------------------------------------------


def spot(game: Game[State], seat: int) -> tuple[object, ...]:
    """Where a player stands in a turn; plans of equal worth at the same spot are the same."""
    player = game.state.players[seat]
    return game.state.ap, game.state.tile, player.present, player.leader


def choices(game: Game[State]) -> Iterable[Action]:
    """The choices worth following in a plan: of the same decisions in another order, one order is enough."""
    legal = game.legal_actions()
    state = game.state
    if state.phase != ACT:
        return legal
    last = game.moves[-1] if game.moves else NOTHING
    player = state.players[state.turn]
    camp_wanted = state.options.rules.camp_needs_member and len(player.camps) < box.CAMPS
    found = []
    for action in legal:
        if action.verb is do.MOVE:
            _, start, goal = action.args
            if not (state.values[goal] or state.buried[goal] or (camp_wanted and state.sites >> goal & 1)):
                continue  # nothing to do there
            if last.verb is do.MOVE and start == last.args[2]:
                continue  # it could have gone there at once
        if action.verb is last.verb and action.args < last.args:
            continue
        found.append(action)
    return found


def stage(game: Game[State]) -> int:
    """Plans are comparable that have spent equally many action points."""
    state = game.state
    return len(game.moves) if state.phase != ACT else 10 + box.ACTION_POINTS - state.ap
