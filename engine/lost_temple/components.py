"""Everything in the box of Lost Temple, as data.

A value that could be printed otherwise is changed here and nowhere else. Colours, treasures, cards, rooms and
tiles are numbers in the engine; the tables here give their names.
"""

from __future__ import annotations

from typing import NamedTuple

PLAYERS = ("red", "orange", "black", "beige")
FLAGS = 20

COLOURS = ("pink", "blue", "green", "yellow", "brown")
KEYS_PER_COLOUR = 7
PASSAGES = 8

TREASURES = ("mask", "jade", "vase", "calendar", "statuette")
TREASURES_PER_TYPE = 5
TREASURE_PILES = (9, 8, 8)
# More control: piles of 13 and 12, of which two and one are turned face up.
CONTROL_PILES = (11, 11)
FACE_UP = 3

# Price wheel: the number opposite each treasure before any turn.
PRICES = (2, 4, 3, 5, 3)
# What a card adds to the price of each treasure of a delivery.
DELIVERY_PLUS = 2


class Reward(NamedTuple):
    """What a space of a room gives."""

    points: int = 0
    treasure: bool = False
    card: bool = False


# Light rooms: four shapes of each colour, room number = colour * 4 + shape.
SHAPES = ("single", "straight", "bend", "wide")
SHAPE_DOORS = ((0,), (0, 3), (0, 1), (0, 2))
SHAPE_REWARDS = (Reward(5), Reward(3), Reward(treasure=True), Reward(2, card=True))
LIGHT_ROOMS = len(COLOURS) * len(SHAPES)

# Dark rooms follow: a sanctuary per colour, the multicoloured one, the treasure room.
MULTICOLOURED = len(COLOURS)
SANCTUARIES = tuple(range(LIGHT_ROOMS, LIGHT_ROOMS + 6))
TREASURE_ROOM = LIGHT_ROOMS + 6

COLOURED_SPACES = (Reward(7), Reward(4, treasure=True), Reward(3, card=True), Reward(1))
MULTICOLOURED_SPACES = (Reward(7, card=True), Reward(5, treasure=True), Reward(3, card=True), Reward(1))
TREASURE_ROOM_SPACES = (Reward(16), Reward(12), Reward(8), Reward(4))
SECRET_ROOMS = (Reward(10), Reward(9), Reward(8), Reward(7), Reward(6, card=True), Reward(5, treasure=True))

ROOMS = (
    *(f"{colour}-{shape}" for colour in COLOURS for shape in SHAPES),
    *(f"{colour}-sanctuary" for colour in (*COLOURS, "multicoloured")),
    "treasure-room",
)
# What each room's spaces give.
SPACES: tuple[tuple[Reward, ...], ...] = (
    *((SHAPE_REWARDS[shape],) for _ in COLOURS for shape in range(len(SHAPES))),
    *(COLOURED_SPACES for _ in COLOURS),
    MULTICOLOURED_SPACES,
    TREASURE_ROOM_SPACES,
)
ROOM_PILE = tuple(colour * 4 + shape for colour in range(len(COLOURS)) for shape in (2, 3))

# Light rooms on the board from the start: (row, column), room, rotation of the shape's doors.
NE, E, SE, SW, W, NW = SIDES = range(6)
START_ROOMS = (
    ((0, 0), "pink-straight", SE),
    ((0, 1), "blue-single", NE),
    ((0, 3), "green-straight", NE),
    ((0, 4), "yellow-single", NE),
    ((2, 4), "brown-straight", E),
    ((4, 4), "pink-single", SE),
    ((4, 3), "blue-straight", SE),
    ((4, 1), "green-single", SW),
    ((4, 0), "yellow-straight", NE),
    ((2, 0), "brown-single", W),
)

# The river.
SITES = 6
SEAPLANES_AFTER = (1, 3)
FOREST_AFTER = 5
FOREST_FINE = 10
RESCUE_PRICE = 10
DEALS = {2: (3, 3, 2, 3, 3, 2), 3: (4, 3, 4, 3, 4, 3), 4: (4, 4, 4, 4, 4, 4)}

# Icons on action tiles. An icon below ANY_KEY is a key of that colour; points are POINTS + how many.
ANY_KEY, TREASURE, CARD, ROOM, SANCTUARY, PASSAGE, SCORING, POINTS = range(5, 13)


def _icon(word: str) -> int:
    if word.isdigit():
        return POINTS + int(word)
    if word in COLOURS:
        return COLOURS.index(word)
    return {
        "any": ANY_KEY,
        "treasure": TREASURE,
        "card": CARD,
        "room": ROOM,
        "sanctuary": SANCTUARY,
        "passage": PASSAGE,
        "scoring": SCORING,
    }[word]


# Name of each tile: its icons. The second number is the fewest players it is in the game for.
TILE_TABLE = (
    *((f"room+{colour}", 2) for colour in COLOURS),
    ("sanctuary+any", 2),
    ("sanctuary+card", 2),
    ("sanctuary+2", 2),
    ("treasure+passage+1", 2),
    ("treasure+treasure", 2),
    ("treasure+any", 2),
    ("treasure+card", 2),
    ("card+any", 2),
    ("passage+any", 2),
    ("scoring+2", 2),
    ("scoring+treasure", 2),
    *((f"{colour}+2", 3) for colour in COLOURS),
    ("passage+3", 4),
    ("treasure+3", 4),
    ("card+scoring", 4),
)
TILES = tuple(name for name, _ in TILE_TABLE)
TILE_PLAYERS = tuple(players for _, players in TILE_TABLE)
TILE_ICONS = tuple(tuple(_icon(word) for word in name.split("+")) for name in TILES)

# Special cards: kinds and how many of each.
CARDS = (
    "secret-passage",
    "exploration",
    "any-key",
    "forest-free",
    "delivery-plus-two",
    "delivery-several-types",
    "delivery-anywhere",
    "end-five-points",
    "end-colours",
    "end-idol",
)
CARD_COUNTS = (2, 2, 1, 1, 1, 1, 1, 1, 1, 2)
(
    CARD_PASSAGE,
    CARD_EXPLORATION,
    CARD_KEY,
    CARD_FOREST,
    CARD_PLUS_TWO,
    CARD_SEVERAL,
    CARD_ANYWHERE,
    CARD_FIVE,
    CARD_COLOURS,
    CARD_IDOL,
) = range(10)

# Scorings.
KEY_SET_POINTS = (0, 1, 3, 6, 10, 15)
ALTAR_POINTS = 3
END_FIVE = 5
END_PER_COLOUR = 2
END_IDOL = (0, 3, 12)
