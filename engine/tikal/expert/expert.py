"""What a position of Tikal is worth to a player, as points by the end compared with the strongest rival.

Temples count for every scoring still to come, by what it costs to take them (`outlook`). The weights are points or
shares.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...core.action import Action
from ...core.game import Game
from ...core.search import Answering, Effort, Expert, Level, Replies
from .. import actions as do
from .. import board
from .. import components as box
from ..rules import paths, scoring
from ..rules.state import ACT, BID, IN_SUPPLY, NO_SCORING, OVER, Player, State
from . import bidding, outlook, reasons
from .outlook import Ground
from .weights import STANDARD, Weights

LEVELS = {
    "easy": Level(Effort(1, 1000), misjudges=1.2),
    "medium": Level(Effort(1, 1000), misjudges=0.3),
    "hard": Level(Effort(4, 4000)),
    "expert": Level(Effort(8, 8000), replies=Replies(5, Effort(1, 1000))),
}
FEW = 3
SAVED = 3  # action points that a camp has to save at least
NOTHING = do.PASS()
LEADER = box.LEADER_STRENGTH
FAR = paths.FAR


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


class Notes(NamedTuple):
    """What an evaluation leaves for the one after the next action: most of it stays as it was."""

    value: float
    scoring: int  # which one was under way
    ground: Ground
    temples: list[int]
    ruins: list[int]
    room: tuple[int, ...]
    treasures: tuple[int, float]  # of the planner: points, and what one more would add
    rivals: list[float]  # what each has besides temples


def expert(weights: Weights = STANDARD) -> Expert:
    """What players with these weights know."""

    def worth(game: Game[State], seat: int) -> dict[str, float]:
        if game.state.phase == OVER:
            return Worth(float(game.state.players[seat].score))._asdict()
        return look(game.state, seat, None, NOTHING, weights)[0]._asdict()

    def evaluate(game: Game[State], seat: int, before: Notes | None) -> tuple[float, Notes | None]:
        """This player's prospects less a share of the best rival's, and notes for the next evaluation."""
        state = game.state
        if state.phase == OVER:
            scores = [float(player.score) for player in state.players]
            own = scores.pop(seat)
            return own - weights.lead * rivalry(scores), None
        action = game.moves[-1] if before is not None else NOTHING
        if before is not None and action.verb is do.END_TURN and before.scoring == NO_SCORING:
            return before.value, before  # what comes next is not known
        _, notes = look(state, seat, before, action, weights)
        return notes.value, notes

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


def look(state: State, seat: int, before: Notes | None, action: Action, weights: Weights) -> tuple[Worth, Notes]:
    """What this player has, and notes with the value compared with the rivals."""
    verb = action.verb
    player = state.players[seat]
    if before is None or verb is do.PLACE or verb is do.END_TURN:
        ground = Ground(state, seat, weights)
        temples = outlook.temples(state)
        ruins = [cell for cell in state.cells if state.buried[cell]]
        room = outlook.room(state.floors)
        treasures, rivals = _besides(state, seat, ruins, weights)
    else:
        _, _, ground, temples, ruins, room, treasures, rivals = before
        if verb is do.RECOVER or verb is do.EXCHANGE:
            treasures, rivals = _besides(state, seat, ruins, weights)
        elif verb is do.GUARD:
            temples = outlook.temples(state)
        elif verb is do.UNCOVER:
            room = outlook.room(state.floors)
        elif verb is do.CAMP:
            ground = ground.with_camp(state, seat)
    worth = rest(state, seat, ruins, *treasures, weights)
    held, coming = 0, 0.0
    others = rivals[:]
    workers, leader, values = player.workers, player.leader, state.values
    near, promise, distances = ground.near, ground.promise, state.distances
    spots = board.cells_in(player.present)
    walk = distances[leader] if leader >= 0 else near if leader == IN_SUPPLY else paths.NO_WAYS
    for cell in temples:
        value = values[cell]
        worker = near[cell]
        led = min(walk[cell], worker) if leader >= IN_SUPPLY else FAR
        row = distances[cell]
        for spot in spots:
            if row[spot] < worker and spot != cell:
                worker = row[spot]
        if leader == cell:
            found = promise(cell, value, room[value], workers[cell] + LEADER, worker, FAR)
        else:
            found = promise(cell, value, room[value], workers[cell], worker, led)
        now, own, theirs = found
        held += now
        coming += own
        for i, points in enumerate(theirs):
            others[i] += points
    if outlook.still_to_score(state, seat):
        worth = worth._replace(scoring=worth.scoring + held)
    worth = worth._replace(temples=coming)
    compared = round(sum(worth) - weights.lead * rivalry(others), 6)
    return worth, Notes(compared, state.scoring, ground, temples, ruins, room, treasures, rivals)


def rivalry(others: list[float]) -> float:
    """What several rivals have to be measured against: half of it the best of them, half of it all of them."""
    return others[0] if len(others) == 1 else (max(others) + sum(others) / len(others)) / 2


def _besides(state: State, seat: int, ruins: list[int], weights: Weights) -> tuple[tuple[int, float], list[float]]:
    """A player's treasures: points, and what one more would add; and what each rival has besides temples."""
    found = [(scoring.treasure_points(player), gain(state, player)) for player in state.players]
    rivals = [
        sum(rest(state, other, ruins, *treasures, weights))
        for other, treasures in enumerate(found)
        if other != seat
    ]
    return found[seat], rivals


def rest(state: State, seat: int, ruins: list[int], sets: int, more: float, weights: Weights) -> Worth:
    """What a player has besides temples without a guard."""
    player = state.players[seat]
    later = outlook.scorings_after(state)
    fraction = min(1.0, (len(state.stack) + 2) / 20)
    guarded = 0
    for cell in player.guards:
        guarded += state.values[cell]
    idle = max(0, player.workers[board.BASE_CELL] - FEW)
    workers = box.WORKERS - player.supply - player.removed - weights.waiting * idle
    ready = 0
    for cell in ruins:
        if player.present >> cell & 1:
            ready += min(player.members(cell), len(state.buried[cell]), box.MOST_PER_HEX)
    return Worth(
        points=float(player.score),
        scoring=float(guarded + sets) if outlook.still_to_score(state, seat) else 0.0,
        guards=later * guarded + fraction * weights.guard_left * (box.GUARDS - len(player.guards)),
        treasures=later * weights.sets * sets,
        ruins=later * weights.treasure * ready * more,
        people=fraction * (weights.worker * workers + (weights.leader if player.leader >= 0 else 0.0)),
        camps=fraction * weights.camp * len(player.camps),
    )


def gain(state: State, player: Player) -> float:
    """What one more treasure of those that nobody has found yet adds to a player's collection, on average."""
    points, unseen = 0, 0
    for kind, own in enumerate(player.treasures):
        left = box.TREASURES_PER_TYPE
        for one in state.players:
            left -= one.treasures[kind]
        if left:
            unseen += left
            points += left * (box.SET_POINTS[own + 1] - box.SET_POINTS[own])
    return points / unseen if unseen else 0.0


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
    near = paths.nearest(state, player)
    found = []
    for action in legal:
        if action.verb is do.CAMP and near[action.args[0]] < SAVED:
            continue  # a camp so near saves nothing
        if action.verb is do.MOVE:
            _, start, goal = action.args
            temple = state.values[goal] and not state.guarded >> goal & 1
            if not (temple or state.buried[goal] or (camp_wanted and state.sites >> goal & 1)):
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
