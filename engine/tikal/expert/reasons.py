"""Why a choice of Tikal is a good one: what it changes by itself, or else what its turn improves most.

Every reason is a fact that can be read off the board before and after. A scoring is named as under way only while
one is, and what the next player draws never counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.action import Action
from ...core.game import Game
from ...core.reasons import CALM, Reason, Worth, most_improved, points_gained, positions
from .. import actions as do
from .. import board
from ..rules import members, paths, scoring
from ..rules.state import NO_SCORING, Player, State

CLOSING = (do.END_TURN,)
MOVING = (do.MOVE, do.BRING)


def reason(world: Game[State], turn: Sequence[Action], worth: Worth) -> Reason:
    """Why this turn is a good one, beginning with its first choice."""
    seat = world.to_move
    assert seat is not None
    choice = turn[0]
    if choice.verb is do.END_TURN:
        scored = points_gained(world, choice, seat)
        return Reason("now", scored) if scored > 0 else CALM
    after = positions(world, turn)
    last = [game for game in (world, *after) if game.to_move == seat][-1]
    if choice.verb is do.PLACE:
        found = _tile(world.state, after[0].state, last.state, seat, choice)
    else:
        fact = FACTS.get(choice.verb)
        found = fact(world.state, after[0].state, seat, choice) if fact else None
    return found or _of_the_turn(world, last, turn, seat, worth)


# ---- what the choice changes ---------------------------------------------------------------------


def _guard(before: State, after: State, seat: int, choice: Action) -> Reason:
    return Reason("guard", after.values[choice.args[0]], choice.place)


def _uncover(before: State, after: State, seat: int, choice: Action) -> Reason:
    cell = choice.args[0]
    name = "uncover" if members.strongest(after, cell) != seat else "uncover-held"
    return Reason(name, after.values[cell], choice.place)


def _recover(before: State, after: State, seat: int, choice: Action) -> Reason:
    return Reason("recover", sum(after.players[seat].treasures))


def _exchange(before: State, after: State, seat: int, choice: Action) -> Reason | None:
    more = scoring.treasure_points(after.players[seat]) - scoring.treasure_points(before.players[seat])
    return Reason("exchange", more) if more > 0 else None


def _camp(before: State, after: State, seat: int, choice: Action) -> Reason:
    return Reason("camp", 0, choice.place)


def _member(before: State, after: State, seat: int, choice: Action) -> Reason | None:
    """A member comes to a temple and takes it or secures it, or to treasures."""
    cell = choice.args[-1]
    if before.values[cell] and not before.guarded >> cell & 1 and members.strongest(after, cell) == seat:
        if members.strongest(before, cell) == seat:
            return Reason("lead", lead(after, cell, seat), choice.place)
        name = "majority" if before.scoring == NO_SCORING else "majority-now"
        return Reason(name, after.values[cell], choice.place)
    if before.buried[cell] and after.players[seat].members(cell) <= len(before.buried[cell]):
        return Reason("ruin", len(before.buried[cell]), choice.place)
    return None


def _from(players: Sequence[Player], seat: int) -> list[Player]:
    return [*players[seat:], *players[:seat]]


def lead(state: State, cell: int, seat: int) -> int:
    """By how much a player is stronger on a hex than the next one; below zero for who is weaker."""
    own, *others = [members.strength(player, cell) for player in _from(state.players, seat)]
    return own - max(others)


def steps_to(state: State, player: Player, cell: int) -> int:
    """What walking costs to a hex from the nearest camp or member of a player."""
    from_members = [state.distances[start][cell] for start in board.cells_in(player.present)]
    return min(paths.nearest(state, player)[cell], *from_members, paths.FAR)


FACTS: dict[object, Callable[[State, State, int, Action], Reason | None]] = {
    do.GUARD: _guard,
    do.UNCOVER: _uncover,
    do.RECOVER: _recover,
    do.EXCHANGE: _exchange,
    do.CAMP: _camp,
    do.MOVE: _member,
    do.BRING: _member,
}


# ---- a tile --------------------------------------------------------------------------------------


def _tile(before: State, after: State, end: State, seat: int, choice: Action) -> Reason | None:
    """What the turn does on the new hex, who is nearest to it, or where it leads."""
    cell, player = choice.args[0], end.players[seat]
    if cell in player.camps:
        return Reason("tile-camp", 0, choice.place)
    if after.values[cell] and (cell in player.guards or members.strongest(end, cell) == seat):
        return Reason("tile-temple", end.values[cell], choice.place)
    if after.buried[cell] and player.members(cell):
        return Reason("tile-ruin", len(after.buried[cell]), choice.place)
    if after.values[cell] or after.buried[cell]:
        own, *others = [steps_to(after, one, cell) for one in _from(after.players, seat)]
        if own < min(others):
            return Reason("near-temple" if after.values[cell] else "near-ruin", own, choice.place)
    return _shorter(before, after, seat)


def _shorter(before: State, after: State, seat: int) -> Reason | None:
    """The way that a tile shortens to the most valuable temple."""
    player = after.players[seat]
    found = [
        (after.values[cell], steps, board.NAMES[cell])
        for cell in before.cells
        if after.values[cell]
        and (steps := steps_to(after, player, cell)) < steps_to(before, before.players[seat], cell)
    ]
    return Reason("shorter", *max(found)[1:]) if found else None


# ---- what the turn brings ------------------------------------------------------------------------


def _of_the_turn(world: Game[State], last: Game[State], turn: Sequence[Action], seat: int, worth: Worth) -> Reason:
    """What the turn takes where the choice leads, the scoring it begins, or the part that it improves most."""
    start, end, choice = world.state, last.state, turn[0]
    if choice.verb in MOVING:
        cell = choice.args[-1]
        free = start.values[cell] and not end.guarded >> cell & 1
        if free and members.strongest(end, cell) == seat != members.strongest(start, cell):
            return Reason("towards", end.values[cell], choice.place)
    if choice.verb is do.CHOOSE and end.scoring != NO_SCORING and would_score(end, seat):
        return Reason("begins", would_score(end, seat))
    gained = [name for name, really in GAINED.items() if really(start, end, seat)]
    if choice.verb is do.PLACE and "people" in gained:
        gained.remove("people")  # members come in wherever the tile lies
    return most_improved(worth, world, last, seat, gained)


def would_score(state: State, seat: int) -> int:
    """What a scoring gives this player as things are."""
    held = sum(state.values[cell] for cell in scoring.temples_held(state, seat))
    return held + scoring.treasure_points(state.players[seat])


def _more(things: Callable[[Player], int]) -> Callable[[State, State, int], bool]:
    return lambda start, end, seat: things(end.players[seat]) > things(start.players[seat])


def _ready(state: State, seat: int) -> int:
    """Treasures that members stand ready to recover."""
    player = state.players[seat]
    return sum(min(player.members(cell), len(state.buried[cell])) for cell in board.cells_in(player.present))


GAINED: dict[str, Callable[[State, State, int], bool]] = {
    "scoring": lambda start, end, seat: (
        start.scoring != NO_SCORING and would_score(end, seat) > would_score(start, seat)
    ),
    "temples": lambda start, end, seat: any(
        lead(end, cell, seat) > lead(start, cell, seat) or end.values[cell] > start.values[cell]
        for cell in end.cells
        if end.values[cell]
    ),
    "guards": _more(lambda player: len(player.guards)),
    "treasures": _more(scoring.treasure_points),
    "ruins": lambda start, end, seat: _ready(end, seat) > _ready(start, seat),
    "people": _more(members.brought_in),
}
"""What a player must have got for a part of the worth to be named as gained."""
