"""The choices that a plan follows: of those that come to the same thing one is enough, and hopeless ones are left.

Most choices of a turn are where to put a room and where to go. A room that opens the same places to the player is
the same wherever it lies, and a move is for excavating: only the most promising rooms are gone to.
"""

from __future__ import annotations

from ...core.action import Action
from ...core.game import Game
from .. import actions as do
from .. import board
from ..rules import explorer, flow, temple
from ..rules.state import Player, State

GOALS = 6
"""Rooms that a plan goes to: more are hardly ever the best."""
EXTRA = 3.0  # points for a treasure or a card, roughly
TOLL = 2.0  # points for a passage, roughly


def candidates(game: Game[State]) -> tuple[Action, ...]:
    """The choices worth following, in the order of the legal ones."""
    legal = game.legal_actions()
    state = game.state
    if not state.steps:
        return legal
    name = state.steps[-1][0]
    if name == "place":
        return _placements(state, legal)
    if name == "explore":
        return _moves(state, legal)
    return legal


def _placements(state: State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """One placement for each set of places that it opens to the player, beside a place to break through or not.

    Of those the one that opens least to the next player.
    """
    player = state.players[state.turn]
    rival = state.players[flow.next_seat(state)]
    free = _free(state, player)
    passage = explorer.passages_held(player) > 0
    kept: dict[object, tuple[int, Action]] = {}
    others = []
    for action in legal:
        if action.verb is not do.PLACE_ROOM:
            others.append(action)
            continue
        key = _opened(state, player, action), passage and board.NEAR[action.args[0]] & free != 0
        gift = _opened(state, rival, action).bit_count()
        if key not in kept or gift < kept[key][0]:
            kept[key] = gift, action
    return (*(action for _, action in kept.values()), *others)


def _free(state: State, player: Player) -> int:
    return state.walks.free(player.place, explorer.locked_colours(player))


def _opened(state: State, player: Player, placement: Action) -> int:
    """The places that a room would let a player walk to who cannot yet; 0 if not even the room itself."""
    cell, rotation = placement.args
    room = int(state.steps[-1][1])
    locked = explorer.locked_colours(player)
    free = _free(state, player)
    own = board.ROOM_DOORS[room][rotation]
    colour = 1 << board.ROOM_COLOUR[room]
    joined, entered = 0, False
    for side, other in enumerate(board.NEIGHBOURS[cell]):
        colours = colour if own >> side & 1 else 0
        if other != board.OUTSIDE:
            there = state.board[other]
            if there == board.EMPTY:
                continue
            if board.ROOM_DOORS[there][state.rotations[other]] >> (side + 3) % 6 & 1:
                colours |= 1 << board.ROOM_COLOUR[there]
        if colours and not colours & locked:
            joined |= 1 << other
            entered |= bool(free >> other & 1)
    if not entered:
        return 0
    found = 1 << cell
    for other in board.places_in(joined & ~free):
        found |= state.walks.free(other, locked)
    return found & ~free


def _moves(state: State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """The best rooms to excavate, each by its cheapest way, and all that is no move."""
    player = state.players[state.turn]
    rooms = explorer.open_rooms(state, player)
    ways: dict[int, Action] = {}
    others = []
    for action in legal:
        if action.verb is not do.GO:
            others.append(action)
            continue
        goal = action.args[0]
        if rooms >> goal & 1 and (goal not in ways or _toll(action) < _toll(ways[goal])):
            ways[goal] = action
    doors = temple.flagged_doors(state, player.flags)
    ranked = sorted(ways, key=lambda goal: TOLL * _toll(ways[goal]) - _promise(state, goal, doors))
    return (*(ways[goal] for goal in sorted(ranked[:GOALS])), *others)


def _toll(move: Action) -> float:
    """What a move costs, in passages; a card is kept rather than a token."""
    _, _, tokens, cards = move.args
    return tokens + 1.01 * cards


def _promise(state: State, place: int, doors: list[int]) -> float:
    """What an excavation there brings, roughly."""
    spaces = state.spaces[place]
    space = spaces.index(board.FREE_SPACE) if board.FREE_SPACE in spaces else 0
    gained = explorer.worth(state, state.turn, place, space, doors)
    return gained.points + EXTRA * (gained.treasure + gained.card)
