"""Bidding for a turn of Tikal: going first is worth what the best tile brings over the one that would be left.

That is the second best while others may still be outbid for it. Where a round goes on without bidding when nobody
bids, everybody who passed before goes first as well.
"""

from __future__ import annotations

from engine.core.game import Game
from engine.core.search import Answer, Answering, Effort, Expert, best_turns
from engine.tikal import actions as do
from engine.tikal.rules import auction
from engine.tikal.rules.state import BID, CHOOSE, State
from engine.tikal.ruleset import CLOCKWISE

# Reasons for a hint: going first is worth so much, or not worth the price; or it makes no difference.
FIRST, DEAR, ALIKE = "bid", "pass", "alike"


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
    first = _going_first(world, price)
    values = {}
    for tile in sorted(set(state.shown)):
        chosen = first.copy()
        chosen.apply(do.CHOOSE(tile))
        chosen.moves.clear()
        turns = yield from best_turns(chosen, expert, effort)
        values[tile] = max(plan.value for plan in turns.values())
    ranked = sorted((values[tile] for tile in state.shown), reverse=True)
    worth = ranked[0] - ranked[max(1, _before(state))]
    if worth >= price:
        return Answer(do.BID(price), FIRST, worth, auction.PASS, worth - price)
    return Answer(auction.PASS, DEAR, worth, do.BID(price), price - worth)


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
