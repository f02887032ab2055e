"""Why an action is refused, in a sentence for the player.

Each reason has a code, so that a table can translate it, and an English sentence with its parameters.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.action import Action, Verb
from ...core.errors import IllegalAction
from .. import actions as do
from .. import board
from .. import components as box
from . import members, paths, placing
from .state import ACT, BID, CHOOSE, IN_SUPPLY, OVER, PHASES, PLACE, Player, State

SENTENCES = {
    "over": "The game is over.",
    "another-decision": 'That is not the decision at hand: now it is "{decision}".',
    "bid-higher": "The highest bid is {points}, so bid more or pass.",
    "bid-too-high": "You have {points} points, so you cannot bid more.",
    "no-bidding": "Nobody bid, so the rest of this round is played without bidding.",
    "not-shown": "The tile {tile} is not on show.",
    "explored-already": "There is a tile at {place} already.",
    "nothing-beside": "No explored hex lies next to {place}.",
    "no-path": "Turned like this, no path leads to the tile at {place}.",
    "same-rotation": "Turned like this the tile looks as it does with a smaller turn; write that one.",
    "cuts-off": "Beside another volcano at {place} it would cut off a part of the jungle.",
    "too-few-points": "That costs {cost} action points, and you have {ap} left.",
    "no-workers": "You have no workers left in your supply.",
    "leader-in": "Your leader is not in your supply.",
    "not-your-camp": "Members come in at the base camp or at one of your camps, and {place} is neither.",
    "no-worker-there": "You have no worker at {place}.",
    "no-leader-there": "Your leader is not at {place}.",
    "already-there": "The member is at {place} already.",
    "unexplored": "{place} is not explored yet.",
    "volcano": "Nobody can enter the volcano at {place}.",
    "too-far": "The way to {place} costs {cost} action points, and you have {ap} left.",
    "no-temple": "There is no temple at {place}.",
    "no-ruin": "There is no ruin at {place}.",
    "no-member": "You have no member at {place}.",
    "guarded": "The temple at {place} has a guard.",
    "highest": "The temple at {place} is as high as a temple can get.",
    "no-floor": "There is no level {number} left, so the temple at {place} stays as it is.",
    "twice": "You have done that twice at {place} in this turn.",
    "one-each": "Each level or treasure takes a member of its own, and you have {members} at {place}.",
    "no-treasures": "There are no treasures left at {place}.",
    "own-treasure": "You can exchange only with another player.",
    "not-at-table": "Nobody plays {colour}.",
    "not-single": "You do not have a single {treasure}.",
    "not-their-single": "{colour} does not have a single {treasure}.",
    "same-treasure": "Exchanging a {treasure} for a {treasure} changes nothing.",
    "no-camps": "You have no camps left.",
    "no-camp-site": "A camp goes on a clearing or an empty ruin, and {place} is neither.",
    "camp-taken": "There is a camp at {place} already.",
    "no-guards": "You have placed your two guards.",
    "not-strongest": "You are not stronger at {place} than every other player.",
}


def refusal(state: State, action: Action) -> IllegalAction:
    """The reason why this action, which is not legal, is refused."""
    if state.phase == OVER:
        return _no("over")
    if action.verb in (do.BID, do.PASS) and state.phase != BID and state.passed:
        return _no("no-bidding")
    if action.verb not in REASONS:
        return _another(state)
    phase, reason = REASONS[action.verb]
    if phase != state.phase:
        return _another(state)
    return reason(state, state.players[state.turn], *action.args)


def _no(code: str, **params: object) -> IllegalAction:
    return IllegalAction(code, SENTENCES[code], **params)


def _another(state: State) -> IllegalAction:
    return _no("another-decision", decision=PHASES[state.phase])


def _dear(state: State, cost: int) -> IllegalAction | None:
    return _no("too-few-points", cost=cost, ap=state.ap) if state.ap < cost else None


def _bid(state: State, player: Player, points: int) -> IllegalAction:
    if points <= state.bid:
        return _no("bid-higher", points=state.bid)
    return _no("bid-too-high", points=player.score)


def _choose(state: State, player: Player, tile: int) -> IllegalAction:
    return _no("not-shown", tile=box.TILES[tile])


def _place(state: State, player: Player, cell: int, rotation: int) -> IllegalAction:
    place = board.NAMES[cell]
    if state.board[cell] != board.EMPTY:
        return _no("explored-already", place=place)
    if not board.NEAR[cell] & state.explored:
        return _no("nothing-beside", place=place)
    if state.tile == box.VOLCANO and cell not in placing.volcano_spaces(state):
        return _no("cuts-off", place=place)
    if rotation not in board.ROTATIONS[state.tile]:
        return _no("same-rotation")
    return _no("no-path", place=place)


def _bring(state: State, player: Player, member: int, cell: int) -> IllegalAction:
    if member == do.WORKER and not player.supply:
        return _no("no-workers")
    if member == do.LEADER and player.leader != IN_SUPPLY:
        return _no("leader-in")
    if cell not in (board.BASE_CELL, *player.camps):
        return _no("not-your-camp", place=board.NAMES[cell])
    return _no("too-few-points", cost=box.BRING_COST, ap=state.ap)


def _move(state: State, player: Player, member: int, start: int, goal: int) -> IllegalAction:
    if member == do.WORKER and not player.workers[start]:
        return _no("no-worker-there", place=board.NAMES[start])
    if member == do.LEADER and player.leader != start:
        return _no("no-leader-there", place=board.NAMES[start])
    place = board.NAMES[goal]
    if start == goal:
        return _no("already-there", place=place)
    if state.board[goal] == board.EMPTY:
        return _no("unexplored", place=place)
    if state.board[goal] == box.VOLCANO:
        return _no("volcano", place=place)
    return _no("too-far", place=place, cost=paths.cost(state, player, start, goal), ap=state.ap)


def _work(state: State, player: Player, cell: int) -> IllegalAction | None:
    place = board.NAMES[cell]
    done = state.worked.get(cell, 0)
    here = player.members(cell)
    if not here:
        return _no("no-member", place=place)
    if done >= box.MOST_PER_HEX:
        return _no("twice", place=place)
    return _no("one-each", members=here, place=place) if here <= done else None


def _uncover(state: State, player: Player, cell: int) -> IllegalAction:
    place = board.NAMES[cell]
    if not state.values[cell]:
        return _no("no-temple", place=place)
    if state.guarded >> cell & 1:
        return _no("guarded", place=place)
    number = state.values[cell] + 1
    if number > box.HIGHEST:
        return _no("highest", place=place)
    if not state.floors[number]:
        return _no("no-floor", number=number, place=place)
    return _work(state, player, cell) or _no("too-few-points", cost=box.UNCOVER_COST, ap=state.ap)


def _recover(state: State, player: Player, cell: int) -> IllegalAction:
    place = board.NAMES[cell]
    if state.board[cell] == board.EMPTY or box.KIND[state.board[cell]] != box.RUIN:
        return _no("no-ruin", place=place)
    if not state.buried[cell]:
        return _no("no-treasures", place=place)
    return _work(state, player, cell) or _no("too-few-points", cost=box.RECOVER_COST, ap=state.ap)


def _exchange(state: State, player: Player, give: int, take: int, seat: int) -> IllegalAction:
    if seat >= len(state.players):
        return _no("not-at-table", colour=box.PLAYERS[seat])
    if seat == state.turn:
        return _no("own-treasure")
    if player.treasures[give] != 1:
        return _no("not-single", treasure=box.TREASURES[give])
    if state.players[seat].treasures[take] != 1:
        return _no("not-their-single", colour=box.PLAYERS[seat].capitalize(), treasure=box.TREASURES[take])
    if give == take:
        return _no("same-treasure", treasure=box.TREASURES[give])
    return _no("too-few-points", cost=box.EXCHANGE_COST, ap=state.ap)


def _camp(state: State, player: Player, cell: int) -> IllegalAction:
    place = board.NAMES[cell]
    if len(player.camps) >= box.CAMPS:
        return _no("no-camps")
    if not state.sites >> cell & 1:
        return _no("no-camp-site", place=place)
    if state.camp_cells >> cell & 1:
        return _no("camp-taken", place=place)
    return _dear(state, box.CAMP_COST) or _no("no-member", place=place)


def _guard(state: State, player: Player, cell: int, member: int) -> IllegalAction:
    place = board.NAMES[cell]
    if not state.values[cell]:
        return _no("no-temple", place=place)
    if state.guarded >> cell & 1:
        return _no("guarded", place=place)
    if len(player.guards) >= box.GUARDS:
        return _no("no-guards")
    if member == do.WORKER and not player.workers[cell]:
        return _no("no-worker-there", place=place)
    if member == do.LEADER and player.leader != cell:
        return _no("no-leader-there", place=place)
    if members.strongest(state, cell) != state.turn:
        return _no("not-strongest", place=place)
    return _no("too-few-points", cost=box.GUARD_COST, ap=state.ap)


# For each verb the decision it belongs to, and what else can be wrong with it.
REASONS: dict[Verb, tuple[int, Callable[..., IllegalAction]]] = {
    do.BID: (BID, _bid),
    do.CHOOSE: (CHOOSE, _choose),
    do.PLACE: (PLACE, _place),
    do.BRING: (ACT, _bring),
    do.MOVE: (ACT, _move),
    do.UNCOVER: (ACT, _uncover),
    do.RECOVER: (ACT, _recover),
    do.EXCHANGE: (ACT, _exchange),
    do.CAMP: (ACT, _camp),
    do.GUARD: (ACT, _guard),
}
