"""Treasures: recovering them from ruins, and exchanging singles."""

from __future__ import annotations

from ...core.action import Action
from .. import actions as do
from .. import board
from .. import components as box
from .state import Player, State, with_item

RECOVER = [do.RECOVER(cell) for cell in range(board.CELLS)]
EXCHANGE = [
    [[do.EXCHANGE(give, take, seat) for seat in range(len(box.PLAYERS))] for take in range(len(box.TREASURES))]
    for give in range(len(box.TREASURES))
]


def can_recover(state: State, player: Player, cell: int) -> bool:
    """Whether a player with a member at this ruin, and the points, can recover its top treasure."""
    done = state.worked.get(cell, 0)
    return bool(state.buried[cell]) and done < box.MOST_PER_HEX and player.members(cell) > done


def exchange_choices(state: State, player: Player) -> list[Action]:
    """Each own single against each single of another type that another player has."""
    if 1 not in player.treasures:
        return []
    own = [treasure for treasure, count in enumerate(player.treasures) if count == 1]
    found = []
    for seat, other in enumerate(state.players):
        if seat != state.turn and 1 in other.treasures:
            singles = [treasure for treasure, count in enumerate(other.treasures) if count == 1]
            found += [EXCHANGE[give][take][seat] for give in own for take in singles if give != take]
    return found


def recover(state: State, cell: int) -> None:
    """Take the top treasure of a ruin, for all to see."""
    state.ap -= box.RECOVER_COST
    state.worked = {**state.worked, cell: state.worked.get(cell, 0) + 1}
    treasure, *rest = state.buried[cell]
    state.buried = with_item(state.buried, cell, tuple(rest))
    if not rest:
        state.sites |= 1 << cell
    player = state.players[state.turn]
    player.treasures = with_item(player.treasures, treasure, player.treasures[treasure] + 1)
    state.tell("recover", place=board.NAMES[cell], treasure=box.TREASURES[treasure], left=len(rest))


def exchange(state: State, give: int, take: int, seat: int) -> None:
    """Exchange one single for another; the other player cannot refuse."""
    player, other = state.players[state.turn], state.players[seat]
    state.ap -= box.EXCHANGE_COST
    _swap(player, give, take)
    _swap(other, take, give)
    state.tell("exchange", gave=box.TREASURES[give], took=box.TREASURES[take], other=seat)


def _swap(player: Player, give: int, take: int) -> None:
    treasures = player.treasures = player.treasures[:]
    treasures[give] -= 1
    treasures[take] += 1
