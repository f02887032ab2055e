"""The explorer phase: where the explorer can get to, excavating, stepping back, and the rescue.

A move is one choice: the place to go to, with the fewest secret passages that get there. When the last step is a
passage the place it comes from is part of the choice, because the explorer may step back there after excavating.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.action import Action
from .. import actions as do
from .. import board
from .. import components as box
from . import icons, temple
from .extras import discard, tent_ready
from .state import Player, State, Step
from .walks import near

FREE = [do.GO(place, do.NOWHERE, 0, 0) for place in range(board.PLACES)]
FREE_MOVES = frozenset(FREE)
DIG = [do.DIG(space) for space in range(5)]
RESCUE = [do.RESCUE(colour) for colour in range(len(box.COLOURS))]
STOP, REST, BACK, STAY = do.STOP(), do.REST(), do.BACK(), do.STAY()
NO_REWARD = box.Reward()
ALL_COLOURS = (1 << len(box.COLOURS)) - 1


# ---- getting about -------------------------------------------------------------------------------


def locked_colours(player: Player) -> int:
    """The colours of door that this player's backpack does not open."""
    locked = ALL_COLOURS
    for colour, count in enumerate(player.backpack):
        if count:
            locked ^= 1 << colour
    return locked


def passages_held(player: Player) -> int:
    """Secret passages of both kinds, tokens and cards."""
    return player.passages + player.cards[box.CARD_PASSAGE]


def reach(state: State, place: int, locked: int, passages: int) -> list[int]:
    """Sets of places by the fewest passages they cost from here: free ones first, then those for one…"""
    walks = state.walks
    layers = [walks.free(place, locked)]
    if passages and (behind := walks.beyond(place, locked, state.discovered)):
        layers.append(behind)
    seen = layers[0] | layers[-1]
    for _ in range(1, passages):
        beyond = near(layers[-1]) & state.discovered & ~seen
        if not beyond:
            break
        layers.append(walks.spread(beyond, locked, seen))
        seen |= layers[-1]
    return layers


def open_rooms(state: State, player: Player) -> int:
    """The rooms where this player could excavate."""
    if player.flags.bit_count() >= box.FLAGS:
        return 0
    return state.discovered & ~player.flags & ~state.closed & ~board.OUTSIDE_MASK


def passage_from(state: State, start: int, goal: int, locked: int) -> bool:
    """Whether some side between two neighbours is a wall or a door that stays shut."""
    unlocked = sum(1 for other, colours in state.doors[start] if other == goal and not colours & locked)
    return unlocked < board.sides_between(start, goal)


def can_excavate(state: State, player: Player, tent: bool) -> bool:
    """Whether any excavation is possible, with every passage and card held, and with the key of an unused tent."""
    rooms = open_rooms(state, player)
    if not rooms:
        return False
    locked = locked_colours(player)
    keyrings = {locked}
    stock = [1 << colour for colour, count in enumerate(state.keys) if count]
    for _ in range(player.cards[box.CARD_KEY] + tent):
        keyrings |= {ring & ~key for ring in keyrings for key in stock}
    held = passages_held(player)
    return any(layer & rooms for ring in keyrings for layer in reach(state, player.place, ring, held))


def key_helps(player: Player) -> bool:
    """Whether a key could lead to an excavation: there is a flag to place, and a way out of a secret room."""
    if player.flags.bit_count() >= box.FLAGS:
        return False
    return not board.SECRET_MASK >> player.place & 1 or passages_held(player) > 0


# ---- choices -------------------------------------------------------------------------------------


def choices(state: State, player: Player, step: Step) -> list[Action]:
    """Where to go, excavating on the spot, the rescue where nothing else helps, or nothing at all."""
    place = player.place
    locked = locked_colours(player)
    held = passages_held(player)
    rooms = open_rooms(state, player)
    layers = reach(state, place, locked, held)
    if held:
        found = _moves(state, player, rooms, locked, layers)
    else:
        found = [FREE[goal] for goal in board.places_in(layers[0] & ~(1 << place))]
    if rooms >> place & 1:
        found += dig_choices(state, place)
    elif not step[1] and not any(layer & rooms for layer in layers) and _rescued(state, player):
        found += [RESCUE[colour] for colour, count in enumerate(state.keys) if count]
    found.append(REST)
    return found


def _rescued(state: State, player: Player) -> bool:
    """Whether nothing can be excavated, and a key might change that."""
    return key_helps(player) and not can_excavate(state, player, tent_ready(state, player))


def _moves(state: State, player: Player, rooms: int, locked: int, layers: list[int]) -> list[Action]:
    cost = {place: n for n, layer in enumerate(layers) for place in board.places_in(layer)}
    held = passages_held(player)
    found: list[Action] = []
    for goal, fewest in cost.items():
        ways: list[Action] = []
        by_passage = False
        if rooms >> goal & 1:
            for start in board.places_in(board.NEAR[goal]):
                needed = cost.get(start, held) + 1
                if needed <= held and passage_from(state, start, goal, locked):
                    by_passage |= needed == fewest
                    ways += _paid(player, goal, start, needed)
        if not by_passage and goal != player.place:
            found += _paid(player, goal, do.NOWHERE, fewest)
        found += ways
    return found


def _paid(player: Player, goal: int, start: int, passages: int) -> list[Action]:
    if not passages:
        return [FREE[goal]]
    cards = player.cards[box.CARD_PASSAGE]
    fewest_cards = max(0, passages - player.passages)
    return [do.GO(goal, start, passages - paid, paid) for paid in range(fewest_cards, min(cards, passages) + 1)]


def dig_choices(state: State, place: int) -> list[Action]:
    """The spaces a flag can go on."""
    spaces = state.spaces[place]
    if len(spaces) == 1:
        return DIG[:1]
    return [DIG[space + 1] for space, seat in enumerate(spaces) if seat < 0]


def arrived_choices(state: State, player: Player, step: Step) -> list[Action]:
    """Excavate after a move, or leave it."""
    return [*dig_choices(state, player.place), STOP]


def skip_arrival(state: State, player: Player, step: Step) -> bool:
    """Nothing to excavate here: the exploration is over."""
    if open_rooms(state, player) >> player.place & 1:
        return False
    state.steps.pop()
    return True


def back_choices(state: State, player: Player, step: Step) -> list[Action]:
    """Through the passage again before it closes, or stay."""
    return [BACK, STAY]


# ---- effects -------------------------------------------------------------------------------------


def go(state: State, goal: int, start: int, tokens: int, cards: int) -> None:
    """Move the explorer, paying its passages."""
    player = state.players[state.turn]
    if state.events is not None:
        steps = route(state, state.turn, goal, start)
        state.tell("go", route=[board.PLACE_NAMES[place] for place, _ in steps], passages=tokens + cards)
    player.passages -= tokens
    state.passages += tokens
    for _ in range(cards):
        discard(state, player, box.CARD_PASSAGE)
    player.place = goal
    state.steps[-1] = ("dig", start)


class Worth(NamedTuple):
    """What excavating a space gives one player now."""

    bonus: int  # the points of the space
    doors: int  # of this room
    elsewhere: int  # doors of the same colour in rooms with one's flag
    treasure: bool
    card: bool

    @property
    def points(self) -> int:
        """All points together."""
        return self.bonus + self.doors + self.elsewhere


def worth(state: State, seat: int, place: int, space: int, doors: list[int] | None = None) -> Worth:
    """What a player would get for a flag on this space (counted from 0) of a place.

    Who asks about many places at once can hand in the player's flagged doors by colour.
    """
    reward = board.rewards(state.board, place)[space]
    if state.spaces[place][space] >= 0:
        reward = NO_REWARD
    if place >= board.CELLS:
        return Worth(reward.points, 0, 0, reward.treasure, reward.card)
    if doors is None:
        doors = temple.flagged_doors(state, state.players[seat].flags)
    room = state.board[place]
    elsewhere = doors[board.ROOM_COLOUR[room]]  # none of a dark room's, which has no doors itself
    return Worth(reward.points, board.ROOM_DOOR_COUNT[room], elsewhere, reward.treasure, reward.card)


def dig(state: State, space: int) -> None:
    """Place a flag and take what the room gives."""
    player = state.players[state.turn]
    place = player.place
    step = state.steps.pop()
    index = max(0, space - 1)
    gained = worth(state, state.turn, place, index)
    if step[0] == "dig" and step[1] != do.NOWHERE:
        state.steps.append(("back", step[1]))
    spaces = state.spaces[place]
    if spaces[index] < 0:
        state.spaces[place] = (*spaces[:index], state.turn, *spaces[index + 1 :])
    player.flags |= 1 << place
    if place >= board.CELLS:
        state.closed |= 1 << place
    state.tell("flag", place=board.PLACE_NAMES[place], space=space)
    state.gain(
        player,
        gained.points,
        "excavation",
        place=board.PLACE_NAMES[place],
        bonus=gained.bonus,
        doors=gained.doors,
        elsewhere=gained.elsewhere,
    )
    if gained.card:
        icons.begin_card(state)
    if gained.treasure and icons.treasure_choices(state):
        state.steps.append(("treasure",))


def stop(state: State) -> None:
    """End the exploration without excavating."""
    state.steps.pop()


def back(state: State) -> None:
    """Step back through the passage, and stop there."""
    step = state.steps.pop()
    player = state.players[state.turn]
    start = player.place
    player.place = int(step[1])
    state.tell("back", route=[board.PLACE_NAMES[start], board.PLACE_NAMES[player.place]])


def rescue(state: State, colour: int) -> None:
    """Buy a key into the backpack."""
    player = state.players[state.turn]
    state.keys[colour] -= 1
    player.backpack[colour] += 1
    state.tell("key", colour=box.COLOURS[colour], store="backpack")
    state.gain(player, -box.RESCUE_PRICE, "rescue")
    state.steps[-1] = ("explore", True)


def formerly_rescued(state: State, action: Action) -> bool:
    """Whether earlier versions of the rules offered this rescue: where no key helps, or beside an unused tent."""
    player = state.players[state.turn]
    if action.verb is not do.RESCUE or not state.steps or state.steps[-1] != ("explore", False):
        return False
    return bool(state.keys[action.args[0]]) and not can_excavate(state, player, tent=False)


def rescues_beside_a_tent(state: State) -> list[Action]:
    """The rescues that were offered until the key of an unused tent counted as something that one holds."""
    player = state.players[state.turn]
    if state.steps[-1] != ("explore", False) or not tent_ready(state, player):
        return []
    if can_excavate(state, player, tent=False) or not can_excavate(state, player, tent=True):
        return []
    return [RESCUE[colour] for colour, count in enumerate(state.keys) if count]


def route(state: State, seat: int, goal: int, start: int) -> list[tuple[int, bool]]:
    """The places a move goes through, each with whether a passage leads into it; the first is where it begins."""
    player = state.players[seat]
    locked = locked_colours(player)
    end = goal if start == do.NOWHERE else start
    before = {player.place: (player.place, False)}
    ring = [player.place]
    while ring:
        for at in ring:  # grows while it is walked: everything free from here belongs to the same ring
            for other, colours in state.doors[at]:
                if other not in before and not colours & locked:
                    before[other] = (at, False)
                    ring.append(other)
        walls: dict[int, tuple[int, bool]] = {}
        for at in ring:
            for other in board.places_in(board.NEAR[at] & state.discovered):
                if other not in before:
                    walls.setdefault(other, (at, True))
        before |= walls
        ring = list(walls)
    at = end
    steps = [(at, before[at][1])]
    while at != player.place:
        at = before[at][0]
        steps.append((at, before[at][1]))
    steps.reverse()
    return steps if start == do.NOWHERE else [*steps, (goal, True)]
