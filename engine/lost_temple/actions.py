"""The verbs of Lost Temple: every choice a player can make, and how it is written."""

from __future__ import annotations

from engine.core.action import Grammar, Verb, Vocabulary
from engine.lost_temple import board, components

COLOUR = Vocabulary(components.COLOURS)
TREASURE = Vocabulary(components.TREASURES)
STORE = Vocabulary(("camp", "backpack"))
CAMP, BACKPACK = 0, 1
TILE = Vocabulary(components.TILES)
PILE = Vocabulary("123")
COUNT = Vocabulary(map(str, range(1, components.TREASURES_PER_TYPE + 1)), first=1)
PLAYED = Vocabulary(
    (
        "exploration",
        "any-key",
        "forest-free",
        "delivery-plus-two",
        "delivery-several-types",
        "delivery-anywhere",
    ),
    first=components.CARD_EXPLORATION,
)
CELL = Vocabulary(board.PLACE_NAMES[: board.CELLS])
PLACE = Vocabulary(board.PLACE_NAMES)
TURN = Vocabulary(map(str, range(6)))
SPACE = Vocabulary(("", "1", "2", "3", "4"))
NOWHERE = -1
FROM = Vocabulary(("", *(f"by {name}" for name in board.PLACE_NAMES)), first=NOWHERE)
TOKENS = Vocabulary(("", "1 token", *(f"{n} tokens" for n in range(2, components.PASSAGES + 1))))
CARDS = Vocabulary(("", "1 card", "2 cards"))

# Set-up
PACK = Verb("pack", COLOUR)
# Pirogue
TAKE = Verb("take", TILE)
PAY = Verb("pay", COLOUR)
PAY_FINE = Verb("pay fine")
DELIVER = Verb("deliver", TREASURE, COUNT)
DELIVERED = Verb("delivered")
PADDLE_ON = Verb("paddle on")
# Icons
KEY = Verb("key", COLOUR, STORE)
LOOK_TREASURES = Verb("look treasures", PILE)
LOOK_CARDS = Verb("look cards")
LOOK_ROOMS = Verb("look rooms")
PICK_UP = Verb("pick", TREASURE)  # a face-up treasure of the "more control" variant
REFILL = Verb("refill", PILE)
SANCTUARY = Verb("sanctuary", CELL)
PASSAGE = Verb("passage")
POINTS = Verb("points")
SCORE = Verb("score", COLOUR)
DONE = Verb("done")
# Looking at three
KEEP_TREASURE = Verb("keep", TREASURE)
KEEP_CARD = Verb("keep", Vocabulary(components.CARDS))
KEEP_ROOM = Verb("keep", Vocabulary(components.ROOMS[: components.LIGHT_ROOMS]))
PLACE_ROOM = Verb("place", CELL, TURN)
# Explorer: where to, the place stepped in from when the last step is a passage, and what that costs
GO = Verb("go", PLACE, FROM, TOKENS, CARDS)
DIG = Verb("dig", SPACE)
STOP = Verb("stop")
BACK = Verb("back")
STAY = Verb("stay")
RESCUE = Verb("rescue", COLOUR)
REST = Verb("rest")
# Cards, tent, end of turn
PLAY = Verb("play", PLAYED)
TENT_EXPLORE = Verb("tent exploration")
TENT_KEY = Verb("tent key")
END_TURN = Verb("end turn")

GRAMMAR = Grammar(value for value in list(globals().values()) if isinstance(value, Verb))
