"""Bidding for a turn of Tikal: going first is worth what the best tile brings over the one that would be left.

That is the second best while others may still be outbid for it. What the best tile would bring a rival counts as
well, for who goes first takes it away from all others. Where a round goes on without bidding when nobody
bids, everybody who passed before goes first as well.
"""

from __future__ import annotations

from collections.abc import Generator

from ...core.game import Game
from ...core.search import Answer, Answering, Effort, Expert, best_turns
from .. import actions as do
from ..rules import auction
from ..rules.state import BID, CHOOSE, State
from ..ruleset import CLOCKWISE

Values = dict[int, float]
"""What a turn with each tile is worth."""

# Reasons for a hint: going first is worth so much, or not worth the price; or it makes no difference.
FIRST, DEAR, ALIKE = "bid", "pass", "alike"


SPITE = 0.6
"""What a point that a rival does not get counts for."""


def bid(world: Game[State], expert: Expert, effort: Effort) -> Answering:
    """The lowest bid while it costs no more than going first is worth, otherwise a pass.

    The tiles on show are only compared with each other, so each is thought about a quarter as hard as a turn.
    """
    state = world.state
    price = state.bid + 1
    if price > state.players[state.turn].score:
        return Answer(auction.PASS, DEAR, 0.0)
    if len(set(state.shown)) == 1:
        return Answer(auction.PASS, ALIKE, 0.0, do.BID(price), price)
    effort = Effort(max(1, effort.width // 4), effort.evaluations // 4)
    own = yield from _tiles(_going_first(world, price), expert, effort)
    rivals = yield from _tiles(_passing(world), expert, effort)
    worth = going_first_is_worth(list(state.shown), own, rivals, max(1, _before(state)))
    if worth >= price:
        return Answer(do.BID(price), FIRST, worth, auction.PASS, worth - price)
    return Answer(auction.PASS, DEAR, worth, do.BID(price), price - worth)


def going_first_is_worth(shown: list[int], own: Values, rivals: Values, before: int) -> float:
    """The difference between choosing first and after so many others, for oneself and for who would be first."""

    def chosen(tiles: list[int], values: Values) -> int:
        return max(tiles, key=lambda tile: (values[tile], -tile))

    left = shown[:]
    left.remove(chosen(left, own))
    first = own[chosen(shown, own)] - SPITE * rivals[chosen(left, rivals)]
    left = shown[:]
    for _ in range(before):
        left.remove(chosen(left, rivals))
    later = own[chosen(left, own)] - SPITE * rivals[chosen(shown, rivals)]
    return first - later


def _tiles(first: Game[State], expert: Expert, effort: Effort) -> Generator[None, None, Values]:
    """What the turn of who may choose now is worth with each tile."""
    values = {}
    for tile in sorted(set(first.state.shown)):
        chosen = first.copy()
        chosen.apply(do.CHOOSE(tile))
        chosen.moves.clear()
        turns = yield from best_turns(chosen, expert, effort)
        values[tile] = max(plan.value for plan in turns.values())
    return values


def _before(state: State) -> int:
    """How many would choose a tile before a player who passes now, if nobody bids."""
    settled = state.options.rules.nobody_bids == CLOCKWISE and not state.bid
    return len(state.passed) if settled else 0


def _going_first(world: Game[State], price: int) -> Game[State]:
    """The auction won for this price: everybody else passes."""
    game = world.copy()
    game.apply(do.BID(price))
    while game.state.phase == BID:
        game.apply(auction.PASS)
    assert game.state.phase == CHOOSE
    return game


def _passing(world: Game[State]) -> Game[State]:
    """The auction when everybody who may still bid passes, this player first: another one goes first.

    Where nobody has bid that would be who passes now, so the next player bids the least there is.
    """
    game = world.copy()
    game.apply(auction.PASS)
    if game.state.phase == BID and game.state.bid == 0 and do.BID(1) in game.legal_actions():
        game.apply(do.BID(1))
    while game.state.phase == BID:
        game.apply(auction.PASS)
    return game
