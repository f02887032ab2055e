"""Everything in the box of Tikal, as data.

A value that could be printed otherwise is changed here and nowhere else. Tiles, treasures and players are numbers
in the engine; the tables here give their names. A tile's name says what it is, its value and its stones clockwise
from the north: "temple-5-200100". Equal tiles have one number.
"""

from __future__ import annotations

PLAYERS = ("red", "orange", "white", "blue")
NUMBERS = (2, 3, 4)
WORKERS = 18
LEADER_STRENGTH = 3
CAMPS = 2
GUARDS = 2

TREASURES = ("plume", "blade", "frog", "serpent", "shell", "beads", "bowl", "sun")
TREASURES_PER_TYPE = 3
SET_POINTS = (0, 1, 3, 6)  # for none, one, two or three of a type

# Temple floors by their number; a number that is not on any floor has none.
FLOORS = (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1)
HIGHEST = len(FLOORS) - 1

ACTION_POINTS = 10
BRING_COST, HOP_COST, UNCOVER_COST, RECOVER_COST, EXCHANGE_COST, CAMP_COST, GUARD_COST = 1, 1, 2, 3, 3, 5, 5
MOST_PER_HEX = 2  # levels of a temple, or treasures of a ruin, in one turn

AUCTION_SCORE = 20

VOLCANO_NAME = "volcano"
SETS: dict[str, tuple[str, ...]] = {
    "A": (
        "ruin-4-201000",
        "ruin-4-200010",
        "temple-1-210000",
        "temple-2-200100",
        "temple-2-201000",
        "clearing-110100",
    ),
    "B": (
        "clearing-201000",
        "clearing-210000",
        "ruin-4-200001",
        "temple-3-200100",
        "temple-2-200010",
        VOLCANO_NAME,
    ),
    "C": ("temple-3-300000", "clearing-300000", "ruin-3-300000", "clearing-110100", "temple-4-200010"),
    "D": ("temple-5-200100", "temple-5-300000", "ruin-3-300000", "clearing-101010", VOLCANO_NAME),
    "E": ("clearing-200100", "clearing-200100", "temple-5-300000", "temple-6-300000", "ruin-2-200001"),
    "F": ("temple-4-300000", "temple-4-210000", "ruin-2-200100", "clearing-200100", VOLCANO_NAME),
    "G": ("clearing-200100", "ruin-2-300000", "temple-3-200001", "temple-3-201000"),
}

# Printed on the board: column and row of the space, and the tile.
BASE_NAME = "base-111000"
PRINTED = (
    ((0, 4), BASE_NAME),
    ((0, 3), "temple-1-110100"),
    ((1, 3), "clearing-111000"),
    ((1, 4), "temple-1-010001"),
)

# Tiles in alphabetical order, those printed on the board last.
STACK_NAMES = tuple(sorted({name for names in SETS.values() for name in names}))
TILES = (*STACK_NAMES, *(name for _, name in PRINTED))
VOLCANO = TILES.index(VOLCANO_NAME)
BASE = TILES.index(BASE_NAME)
SET_TILES = tuple(tuple(STACK_NAMES.index(name) for name in names) for names in SETS.values())
# The set that each tile of the whole stack belongs to, from the top, and the sets that each tile comes in; what is
# printed on the board is there as early as the first of them.
SET_AT = tuple(number for number, tiles in enumerate(SET_TILES) for _ in tiles)
SETS_OF = tuple(
    tuple(number for number, tiles in enumerate(SET_TILES) for one in tiles if one == tile)
    for tile in range(len(STACK_NAMES))
)
FIRST_SET = (*(sets[0] for sets in SETS_OF), *(0 for _ in PRINTED))

KIND_NAMES = ("clearing", "temple", "ruin", "base", VOLCANO_NAME)
CLEARING, TEMPLE, RUIN = range(3)
KIND = tuple(KIND_NAMES.index(name.split("-")[0]) for name in TILES)
# The temple's value before anything is uncovered, or the ruin's treasures; nothing for other tiles.
VALUE = tuple(int(name.split("-")[1]) if name.count("-") == 2 else 0 for name in TILES)
# Stones on the six sides, clockwise from the north.
STONES = tuple(
    (0,) * 6 if name == VOLCANO_NAME else tuple(int(digit) for digit in name.split("-")[-1]) for name in TILES
)
