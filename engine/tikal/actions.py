"""The verbs of Tikal: every choice a player can make, and how it is written."""

from __future__ import annotations

from engine.core.action import Grammar, Verb, Vocabulary
from engine.tikal import board
from engine.tikal import components as box

CELL = Vocabulary(board.NAMES)
ROTATION = Vocabulary(("", *(f"turn {rotation}" for rotation in range(1, 6))))
MEMBERS = ("worker", "leader")
MEMBER = Vocabulary(MEMBERS)
WORKER, LEADER = 0, 1
TREASURE = Vocabulary(box.TREASURES)
SEAT = Vocabulary(box.PLAYERS)
TILE = Vocabulary(box.STACK_NAMES)
MOST_POINTS = 999
POINTS = Vocabulary(map(str, range(1, MOST_POINTS + 1)), first=1)

# Auction
BID = Verb("bid", POINTS)
PASS = Verb("pass")
CHOOSE = Verb("choose", TILE)
# The tile; a rotation is counted in sixths clockwise
PLACE = Verb("place", CELL, ROTATION)
# Action points
BRING = Verb("bring", MEMBER, CELL)
MOVE = Verb("move", MEMBER, CELL, CELL)
UNCOVER = Verb("uncover", CELL)
RECOVER = Verb("recover", CELL)
EXCHANGE = Verb("exchange", TREASURE, TREASURE, SEAT)  # what one gives, what one takes, and from whom
CAMP = Verb("camp", CELL)
GUARD = Verb("guard", CELL, MEMBER)
END_TURN = Verb("end turn")

GRAMMAR = Grammar(value for value in list(globals().values()) if isinstance(value, Verb))
