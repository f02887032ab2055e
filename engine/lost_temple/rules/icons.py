"""Using the icons of an action tile, and looking at three.

An icon's choice names what it does ("key pink camp", "look rooms"); equal icons are one choice. The bonus
treasure of an excavation is chosen with the same functions.
"""

from __future__ import annotations

from ...core.action import Action
from .. import actions as do
from .. import components as box
from ..board import CELLS
from . import temple
from .state import Player, State, Step

KEY = [[do.KEY(colour, store) for store in (do.CAMP, do.BACKPACK)] for colour in range(len(box.COLOURS))]
KEY_TO_BACKPACK = [do.KEY(colour, do.BACKPACK) for colour in range(len(box.COLOURS))]
LOOK_TREASURES = [do.LOOK_TREASURES(pile) for pile in range(len(box.TREASURE_PILES))]
REFILL = [do.REFILL(pile) for pile in range(len(box.CONTROL_PILES))]
PICK_UP = [do.PICK_UP(treasure) for treasure in range(len(box.TREASURES))]
KEEP_TREASURE = [do.KEEP_TREASURE(treasure) for treasure in range(len(box.TREASURES))]
KEEP_CARD = [do.KEEP_CARD(card) for card in range(len(box.CARDS))]
KEEP_ROOM = [do.KEEP_ROOM(room) for room in range(box.LIGHT_ROOMS)]
PLACE_ROOM = [[do.PLACE_ROOM(cell, rotation) for rotation in box.SIDES] for cell in range(CELLS)]
SANCTUARY = [do.SANCTUARY(cell) for cell in range(CELLS)]
SCORE = [do.SCORE(colour) for colour in range(len(box.COLOURS))]
LOOK_CARDS, LOOK_ROOMS, PASSAGE, POINTS, DONE = (
    do.LOOK_CARDS(),
    do.LOOK_ROOMS(),
    do.PASSAGE(),
    do.POINTS(),
    do.DONE(),
)
LOOK = 3


def choices(state: State, player: Player, step: Step) -> list[Action]:
    """What the unused icons of the tile offer; the rest may be declined."""
    found: list[Action] = []
    _, tile, used = step
    seen = None
    for i, icon in enumerate(box.TILE_ICONS[int(tile)]):
        if not int(used) >> i & 1 and icon != seen:
            found += _icon_choices(state, icon)
            seen = icon
    found.append(DONE)
    return found


def skip(state: State, player: Player, step: Step) -> bool:
    """No icon is left that does anything: on to the explorer phase."""
    _, tile, used = step
    for i, icon in enumerate(box.TILE_ICONS[int(tile)]):
        if not int(used) >> i & 1 and _icon_choices(state, icon):
            return False
    state.steps.pop()
    return True


def _icon_choices(state: State, icon: int) -> list[Action]:
    if icon <= box.ANY_KEY:
        if icon < box.ANY_KEY and state.keys[icon]:
            return KEY[icon]
        return any_key_choices(state)
    if icon == box.TREASURE:
        return treasure_choices(state)
    if icon == box.CARD:
        return [LOOK_CARDS] if state.deck else []
    if icon == box.ROOM:
        return [LOOK_ROOMS] if state.rooms else []
    if icon == box.SANCTUARY:
        return [SANCTUARY[cell] for cell in temple.empty_cells(state)] if state.sanctuaries else []
    if icon == box.PASSAGE:
        return [PASSAGE] if state.passages else []
    return SCORE if icon == box.SCORING else [POINTS]


def any_key_choices(state: State) -> list[Action]:
    """A key of any colour in stock, to the camp or the backpack."""
    return [action for colour, count in enumerate(state.keys) if count for action in KEY[colour]]


def backpack_key_choices(state: State) -> list[Action]:
    """A key of any colour in stock, to the backpack."""
    return [KEY_TO_BACKPACK[colour] for colour, count in enumerate(state.keys) if count]


def treasure_choices(state: State) -> list[Action]:
    """Look at a pile, or pick up a treasure that lies face up."""
    found = [LOOK_TREASURES[i] for i, pile in enumerate(state.piles) if pile]
    found += [PICK_UP[treasure] for treasure in sorted(set(state.face_up))]
    return found


def use(state: State, *icons: int) -> None:
    """Mark the first unused icon of these as used; a bonus is used up by itself."""
    step = state.steps[-1]
    if step[0] != "icons":
        state.steps.pop()
        return
    _, tile, used = step
    for i, icon in enumerate(box.TILE_ICONS[int(tile)]):
        if icon in icons and not int(used) >> i & 1:
            state.steps[-1] = ("icons", tile, int(used) | 1 << i)
            return
    raise AssertionError("the tile has no such icon left")


def key(state: State, colour: int, store: int) -> None:
    """Take a key from the stock, for the icon, the card or the tent that allows it."""
    player = state.players[state.turn]
    use(state, *range(box.ANY_KEY + 1))
    state.keys[colour] -= 1
    (player.backpack if store == do.BACKPACK else player.camp)[colour] += 1
    state.tell("key", colour=box.COLOURS[colour], store="backpack" if store == do.BACKPACK else "camp")


def passage(state: State) -> None:
    """Take a secret passage token."""
    use(state, box.PASSAGE)
    state.passages -= 1
    state.players[state.turn].passages += 1
    state.tell("passage")


def points(state: State) -> None:
    """Score the points on the tile."""
    step = state.steps[-1]
    icon = max(box.TILE_ICONS[int(step[1])])
    use(state, icon)
    state.gain(state.players[state.turn], icon - box.POINTS, "tile")


def score(state: State, colour: int) -> None:
    """Score the doors of one's rooms of a colour."""
    use(state, box.SCORING)
    player = state.players[state.turn]
    doors = temple.flagged_doors(state, player.flags)[colour]
    state.gain(player, doors, "scoring", colour=box.COLOURS[colour])


def sanctuary(state: State, cell: int) -> None:
    """Discover the next sanctuary."""
    use(state, box.SANCTUARY)
    room, *rest = state.sanctuaries
    state.sanctuaries = tuple(rest)
    temple.discover(state, cell, room, 0)


def look_treasures(state: State, pile: int) -> None:
    """Look at the top of a treasure pile."""
    use(state, box.TREASURE)
    state.steps.append(("look treasures", pile))
    state.tell("look", what="treasures", pile=pile + 1)


def look_cards(state: State) -> None:
    """Look at the top of the deck."""
    use(state, box.CARD)
    begin_card(state)


def begin_card(state: State) -> None:
    """Look at the top of the deck, for an icon or as a bonus; nothing happens when it is empty."""
    if state.deck:
        state.steps.append(("look cards",))
        state.tell("look", what="cards")


def look_rooms(state: State) -> None:
    """Look at the top of the light rooms."""
    use(state, box.ROOM)
    state.steps.append(("look rooms",))
    state.tell("look", what="rooms")


def seen_choices(state: State, player: Player, step: Step) -> list[Action]:
    """One of the things looked at; equal ones are one choice."""
    if step[0] == "look treasures":
        return [KEEP_TREASURE[treasure] for treasure in sorted(set(state.piles[int(step[1])][:LOOK]))]
    if step[0] == "look cards":
        return [KEEP_CARD[card] for card in sorted(set(state.deck[:LOOK]))]
    return [KEEP_ROOM[room] for room in sorted(state.rooms[:LOOK])]


def without(pile: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A pile after one item was taken from it, the others in the same order."""
    i = pile.index(item)
    return pile[:i] + pile[i + 1 :]


def keep_treasure(state: State, treasure: int) -> None:
    """Keep a treasure in the camp, the others go back on top."""
    step = state.steps.pop()
    pile = int(step[1])
    state.piles[pile] = without(state.piles[pile], treasure)
    state.players[state.turn].treasures[treasure] += 1
    state.tell("keep treasure", treasure=box.TREASURES[treasure], pile=pile + 1)


def keep_card(state: State, card: int) -> None:
    """Keep a card in the hand."""
    state.steps.pop()
    state.deck = without(state.deck, card)
    state.players[state.turn].cards[card] += 1
    state.tell("keep card", card=box.CARDS[card])


def keep_room(state: State, room: int) -> None:
    """Choose the room to place."""
    state.rooms = without(state.rooms, room)
    state.steps[-1] = ("place", room)


def place_choices(state: State, player: Player, step: Step) -> list[Action]:
    """Every empty cell in every orientation."""
    return [action for cell in temple.empty_cells(state) for action in PLACE_ROOM[cell]]


def place_room(state: State, cell: int, rotation: int) -> None:
    """Put the chosen room on the board."""
    step = state.steps.pop()
    temple.discover(state, cell, int(step[1]), rotation)


def pick_up(state: State, treasure: int) -> None:
    """Take a treasure that lies face up; its place is filled from a pile."""
    use(state, box.TREASURE)
    state.face_up = without(state.face_up, treasure)
    state.players[state.turn].treasures[treasure] += 1
    state.tell("pick", treasure=box.TREASURES[treasure])
    filled = [pile for pile, left in enumerate(state.piles) if left]
    if len(filled) == 1:
        _turn_up(state, filled[0])
    elif filled:
        state.steps.append(("refill",))


def refill_choices(state: State, player: Player, step: Step) -> list[Action]:
    """Which pile the next face-up treasure comes from."""
    return [REFILL[i] for i, pile in enumerate(state.piles) if pile]


def refill(state: State, pile: int) -> None:
    """Turn up the top of a pile."""
    state.steps.pop()
    _turn_up(state, pile)


def _turn_up(state: State, pile: int) -> None:
    top, *rest = state.piles[pile]
    state.piles[pile] = tuple(rest)
    state.face_up = (*state.face_up, top)
    state.tell("refill", treasure=box.TREASURES[top], pile=pile + 1)


def done(state: State) -> None:
    """Decline the icons that are left."""
    state.steps.pop()
