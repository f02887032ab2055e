"""The verbs of Lost Temple: every choice a player can make, and how it is written."""

from __future__ import annotations

from ..core.action import Grammar, Verb, Vocabulary, number
from . import board, components

COLOUR = Vocabulary(components.COLOURS)
TREASURE = Vocabulary(components.TREASURES)
STORE = Vocabulary(("camp", "backpack"))
CAMP, BACKPACK = 0, 1
TILE = Vocabulary(components.TILES)
PILE = Vocabulary("123", meanings=(1, 2, 3))
COUNT = number(range(1, components.TREASURES_PER_TYPE + 1))
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
TURN = number(components.SIDES)
SPACE = Vocabulary(("", "1", "2", "3", "4"), meanings=range(5))
NOWHERE = -1
FROM = Vocabulary(
    ("", *(f"by {name}" for name in board.PLACE_NAMES)), first=NOWHERE, meanings=("", *board.PLACE_NAMES)
)
TOKENS = Vocabulary(
    ("", "1 token", *(f"{n} tokens" for n in range(2, components.PASSAGES + 1))),
    meanings=range(components.PASSAGES + 1),
)
CARDS = Vocabulary(("", "1 card", "2 cards"), meanings=range(3))

# Set-up
PACK = Verb("pack", colour=COLOUR)
# Pirogue
TAKE = Verb("take", tile=TILE)
PAY = Verb("pay", colour=COLOUR)
PAY_FINE = Verb("pay fine")
DELIVER = Verb("deliver", treasure=TREASURE, count=COUNT)
DELIVERED = Verb("delivered")
PADDLE_ON = Verb("paddle on")
# Icons
KEY = Verb("key", colour=COLOUR, store=STORE)
LOOK_TREASURES = Verb("look treasures", pile=PILE)
LOOK_CARDS = Verb("look cards")
LOOK_ROOMS = Verb("look rooms")
PICK_UP = Verb("pick", treasure=TREASURE)  # a face-up treasure of the "more control" variant
REFILL = Verb("refill", pile=PILE)
SANCTUARY = Verb("sanctuary", place=CELL)
PASSAGE = Verb("passage")
POINTS = Verb("points")
SCORE = Verb("score", colour=COLOUR)
DONE = Verb("done")
# Looking at three
KEEP_TREASURE = Verb("keep", treasure=TREASURE)
KEEP_CARD = Verb("keep", card=Vocabulary(components.CARDS))
KEEP_ROOM = Verb("keep", room=Vocabulary(components.ROOMS[: components.LIGHT_ROOMS]))
PLACE_ROOM = Verb("place", place=CELL, rotation=TURN)
# Explorer: where to, the place stepped in from when the last step is a passage, and what that costs
GO = Verb("go", place=PLACE, by=FROM, tokens=TOKENS, cards=CARDS)
DIG = Verb("dig", space=SPACE)
STOP = Verb("stop")
BACK = Verb("back")
STAY = Verb("stay")
RESCUE = Verb("rescue", colour=COLOUR)
REST = Verb("rest")
# Cards, tent, end of turn
PLAY = Verb("play", card=PLAYED)
TENT_EXPLORE = Verb("tent exploration")
TENT_KEY = Verb("tent key")
END_TURN = Verb("end turn")

GRAMMAR = Grammar(value for value in list(globals().values()) if isinstance(value, Verb))
