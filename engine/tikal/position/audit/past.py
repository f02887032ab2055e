"""What must have happened before: turns and scorings so far, and whether they explain what everybody has.

Who had how many turns follows from the tiles drawn. Everything in the jungle took action points, at the least for
the cheapest way there, and every point was scored in a scoring round.
"""

from __future__ import annotations

from typing import NamedTuple

from ....core.errors import PositionError
from ... import board
from ... import components as box
from ...rules import auction, members, paths
from ...rules.state import ACT, FINAL_SCORING, NO_SCORING, NOBODY, OUT, OVER, PLACE, Player, State
from ...ruleset import CLOCKWISE
from .. import laying
from .checks import on


class Past(NamedTuple):
    """What one player has had so far: turns begun, scorings, and action points of turns of both kinds."""

    turns: int
    scorings: int
    points: int


def audit(state: State) -> None:
    """Turns explain what there is."""
    pasts = [_past(state, seat) for seat in range(len(state.players))]
    _treasures(state)
    _action_points(state, pasts)
    _levels_and_treasures(state, pasts)
    for seat, past in enumerate(pasts):
        _score(state, seat, past)


def _past(state: State, seat: int) -> Past:
    begun = _turns(state, seat)
    scorings = state.board.count(box.VOLCANO)
    scorings += state.phase == OVER or (state.phase == PLACE and state.tile == box.VOLCANO)
    if state.scoring != NO_SCORING:
        scorings += seat not in (state.turn, *state.queue)
    # A turn's action points come after its tile, and after the scoring that a volcano brings.
    finished = begun - (seat == state.owner and state.scoring != FINAL_SCORING)
    points = box.ACTION_POINTS * (finished + scorings)
    if state.phase == ACT and seat == state.turn:
        points += box.ACTION_POINTS - state.ap
    return Past(begun, scorings, points)


def _turns(state: State, seat: int) -> int:
    """How many turns a player has begun."""
    drawn = len(box.SET_AT) - len(state.stack)
    count = len(state.players)
    if not state.options.auction:
        last = state.turn if state.owner == NOBODY else state.owner
        return (drawn - 1 - (last - seat) % count) // count + 1
    if state.phase == OVER or state.scoring == FINAL_SCORING:
        return drawn // count
    return drawn // count - 1 + (bool(state.played >> seat & 1) or seat == state.owner)


def _treasures(state: State) -> None:
    """Nobody has a treasure that was not recovered from a ruin."""
    gone = sum(
        box.VALUE[tile] - len(state.buried[cell])
        for cell, tile in enumerate(state.board)
        if tile != board.EMPTY and box.KIND[tile] == box.RUIN
    )
    owned = sum(sum(player.treasures) for player in state.players)
    if owned != gone:
        raise PositionError("treasures", f"{gone} were recovered from ruins, but the players have {owned}")


# ---- action points -------------------------------------------------------------------------------


def _action_points(state: State, pasts: list[Past]) -> None:
    total = 0
    for seat, (player, past) in enumerate(zip(state.players, pasts, strict=True)):
        least = _least_spent(state, player)
        total += least
        if least > past.points:
            raise PositionError(
                f"players[{seat}]", f"what they did took {least} action points or more, and they had {past.points}"
            )
        if not members.brought_in(player):
            _nobody_in(state, seat, player)
    levels = sum(box.FLOORS) - sum(state.floors)
    total += levels * box.UNCOVER_COST
    had = sum(past.points for past in pasts)
    if total > had:
        raise PositionError("floors", f"all that was done took {total} action points or more, of {had}")
    if levels and not any(map(members.brought_in, state.players)):
        raise PositionError("floors", "nobody has been in the jungle to uncover a level")


def _least_spent(state: State, player: Player) -> int:
    """The action points without which a player cannot have what they have."""
    way = paths.nearest(state, player)
    spent = box.RECOVER_COST * sum(player.treasures) + box.CAMP_COST * len(player.camps)
    for cell in board.cells_in(player.present):
        spent += player.members(cell) * (box.BRING_COST + way[cell])
    if player.guards:
        ways = [way[cell] for cell in player.guards]
        gone = player.removed + (player.leader == OUT)
        spent += len(ways) * (box.BRING_COST + box.GUARD_COST) + sum(ways) + gone * (box.BRING_COST + min(ways))
    return spent


def _nobody_in(state: State, seat: int, player: Player) -> None:
    """Without a member in the jungle there is nothing to do but to set up camps, where the edition allows it."""
    where = f"players[{seat}]"
    if sum(player.treasures):
        raise PositionError(f"{where}.treasures", "none of their members has been in the jungle")
    if player.camps and state.options.rules.camp_needs_member:
        raise PositionError(f"{where}.camps", "none of their members has been in the jungle")
    if state.phase == ACT and seat == state.turn:
        spent = box.ACTION_POINTS - state.ap
        if spent % box.CAMP_COST or spent > box.CAMP_COST * len(player.camps):
            raise PositionError("action_points", f"there is nothing that {spent} were spent on")


def _levels_and_treasures(state: State, pasts: list[Past]) -> None:
    """Each temple and each ruin was worked on twice in a turn at most."""
    turns = sum(-(-past.points // box.ACTION_POINTS) for past in pasts)
    count = laying.together(state)
    for cell in state.cells:
        tile = state.board[cell]
        if state.values[cell]:
            times = state.values[cell] - box.VALUE[tile]
        elif box.KIND[tile] == box.RUIN:
            times = box.VALUE[tile] - len(state.buried[cell])
        else:
            continue
        first = box.SET_AT.index(box.FIRST_SET[tile]) // count * count
        if times > box.MOST_PER_HEX * (turns - first):
            raise PositionError(on(cell), f"there were not enough turns to work there {times} times")


# ---- points --------------------------------------------------------------------------------------


def _score(state: State, seat: int, past: Past) -> None:
    player = state.players[seat]
    start = box.AUCTION_SCORE if state.options.auction else 0
    most = start + (_most_scored(state, player, past.scorings) if members.brought_in(player) else 0)
    least = start if not past.turns else 0
    if state.options.auction and _has_paid(state, seat):
        most -= 1
    if not least <= player.score <= most:
        raise PositionError(f"players[{seat}].score", f"should be from {least} to {most}, not {player.score}")


def _most_scored(state: State, player: Player, scorings: int) -> int:
    """The points of so many scorings if all temples that could be explored by then had been the player's."""
    count = sum(player.treasures)
    sets, rest = divmod(count, box.TREASURES_PER_TYPE)
    treasures = sets * box.SET_POINTS[-1] + box.SET_POINTS[rest]
    beside = laying.LAST_BESIDE[laying.together(state) - 1]
    rounds = [beside[number] for number in box.SETS_OF[box.VOLCANO]]
    total = 0
    for last in [*rounds, laying.NEVER][:scorings]:
        total += treasures
        total += sum(state.values[cell] for cell in state.cells if box.FIRST_SET[state.board[cell]] <= last)
    return total


def _has_paid(state: State, seat: int) -> bool:
    """Whether a player must have won this turn with a bid: others still wait for theirs, and not for nothing."""
    if seat != state.owner or state.scoring == FINAL_SCORING or state.passed:
        return False
    return state.options.rules.nobody_bids == CLOCKWISE and len(auction.waiting(state, seat)) > 1
