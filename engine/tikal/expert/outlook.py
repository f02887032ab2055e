"""What temples promise each player of Tikal, seen by one who plans a turn.

Everybody scores after ten action points of their own. So what counts is what it costs to take a temple: for who
holds it what that would cost the rivals, for who does not what it costs to get there in strength. Ways, and where
the rivals stand, do not change while a player plans, so what was once worked out for a hex is kept.
"""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from .. import board
from .. import components as box
from ..rules import members, paths
from ..rules.state import FINAL_SCORING, IN_SUPPLY, NO_SCORING, Player, State
from .weights import COSTS, Weights

FAR = paths.FAR
MOST = COSTS - 1


Hand = tuple[int, int, int]
"""How strong somebody is on a hex, and what it costs to bring one more worker, and the leader."""


class Promise(NamedTuple):
    """What a temple promises: points that the planner holds now, and points to come for everybody."""

    held: int
    own: float
    rivals: tuple[float, ...]  # in the order of their seats


class Ground:
    """The board as a planner sees it until a way changes; where the rivals stand does not change meanwhile."""

    __slots__ = ("_hands", "_kept", "_later", "_waiting", "_weights", "near")

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self._weights = weights
        self._later = scorings_after(state)
        others = [other for other in range(len(state.players)) if other != seat]
        self._waiting = [still_to_score(state, other) for other in others]
        self.near = from_supply(state, state.players[seat])
        rivals = [(player, from_supply(state, player)) for player in map(state.players.__getitem__, others)]
        self._hands = {
            cell: [hand(state, player, near, cell) for player, near in rivals] for cell in temples(state)
        }
        self._kept: dict[tuple[int, ...], Promise] = {}

    def with_camp(self, state: State, seat: int) -> Ground:
        """The same with a new camp of the planner."""
        twin = copy(self)
        twin.near = from_supply(state, state.players[seat])
        return twin

    def promise(self, cell: int, value: int, levels: int, strength: int, worker: int, leader: int) -> Promise:
        """What a temple promises that is worth so much and can be uncovered so far.

        The planner is so strong there, and another worker and the leader would cost so much.
        """
        key = cell, value, levels, strength, worker, leader
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._look(cell, value, levels, (strength, worker, leader))
        return found

    def _look(self, cell: int, value: int, levels: int, own: Hand) -> Promise:
        weights, rivals = self._weights, self._hands[cell]
        hands = [own, *rivals]
        shares = [share(hands, i, weights) for i in range(len(hands))]
        coming = value if self._later else 0
        grown = (value + weights.growth * levels) * max(0, self._later - 1)
        mine, *theirs = [coming * soon + grown * then for soon, then in shares]
        held = value if own[0] > max(rival[0] for rival in rivals) else 0
        # A rival who is still to score in this round has ten action points before that.
        for i, waiting in enumerate(self._waiting):
            if waiting:
                theirs[i] += value * shares[i + 1][0]
        return Promise(held, mine, tuple(theirs))


def scorings_after(state: State) -> int:
    """How many scorings are to come after the one under way."""
    volcanoes = state.stack.count(box.VOLCANO) + state.shown.count(box.VOLCANO)
    return volcanoes + (state.scoring != FINAL_SCORING)


def still_to_score(state: State, seat: int) -> bool:
    """Whether a scoring is under way in which this player has not scored yet."""
    return state.scoring != NO_SCORING and (seat == state.turn or seat in state.queue)


def hand(state: State, player: Player, near: bytearray, cell: int) -> Hand:
    """How strong a player is on a hex, and what another worker and the leader would cost there."""
    worker = near[cell]
    row = state.distances[cell]
    for spot in board.cells_in(player.present):
        if row[spot] < worker and spot != cell:
            worker = row[spot]
    return members.strength(player, cell), worker, leader_to(state, player, near, cell)


def leader_to(state: State, player: Player, near: bytearray, cell: int) -> int:
    """What the leader costs on a hex, by a walk or from the supply; FAR for one who is there already, or gone."""
    if player.leader < IN_SUPPLY or player.leader == cell:
        return FAR
    return min(near[cell], state.distances[player.leader][cell]) if player.leader >= 0 else near[cell]


def from_supply(state: State, player: Player) -> bytearray:
    """What it costs to bring a member in and to each hex."""
    return paths.nearest(state, player).translate(paths.PLUS[box.BRING_COST])


def share(hands: list[Hand], which: int, weights: Weights) -> tuple[float, float]:
    """The shares of the next and of later scorings that one of several players will probably get of a temple."""
    own, worker, leader = hands[which]
    others = [hand for i, hand in enumerate(hands) if i != which]
    best = max(strength for strength, _, _ in others)
    if best >= own:
        step = min(cost(best - own + 1, worker, leader) - 1, MOST)
        soon, then = weights.take[step], weights.take_later[step]
    else:
        step = min(min(cost(own - strength, *steps) for strength, *steps in others) - 1, MOST)
        soon, then = weights.hold[step], weights.hold_later[step]
    lasts = weights.fight[min(own, best, len(weights.fight) - 1)]
    return soon, weights.equals + lasts * (then - weights.equals)


def cost(strength: int, worker: int, leader: int) -> int:
    """What so much more strength costs on a hex, by workers alone or with the leader; at least one point."""
    led = leader + worker * max(0, strength - box.LEADER_STRENGTH)
    return max(1, min(strength * worker, led))


def room(floors: list[int]) -> tuple[int, ...]:
    """For each value of a temple how many levels can be uncovered on it one after another."""
    found = [0] * (box.HIGHEST + 1)
    for value in range(box.HIGHEST - 1, 0, -1):
        if floors[value + 1]:
            found[value] = found[value + 1] + 1
    return tuple(found)


def temples(state: State) -> list[int]:
    """The temples without a guard."""
    return [cell for cell in state.cells if state.values[cell] and not state.guarded >> cell & 1]
