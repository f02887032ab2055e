"""The verbs of Tikal: every choice a player can make, and how it is written."""

from __future__ import annotations

from ..core.action import Grammar, Verb, Vocabulary, number
from . import board
from . import components as box

CELL = Vocabulary(board.NAMES)
ROTATION = Vocabulary(("", *(f"turn {rotation}" for rotation in range(1, 6))), meanings=range(6))
MEMBERS = ("worker", "leader")
MEMBER = Vocabulary(MEMBERS)
WORKER, LEADER = 0, 1
TREASURE = Vocabulary(box.TREASURES)
SEAT = Vocabulary(box.PLAYERS, meanings=range(len(box.PLAYERS)))
TILE = Vocabulary(box.STACK_NAMES)
MOST_POINTS = 999
POINTS = number(range(1, MOST_POINTS + 1))

# Auction
BID = Verb("bid", points=POINTS)
PASS = Verb("pass")
CHOOSE = Verb("choose", tile=TILE)
# The tile; a rotation is counted in sixths clockwise
PLACE = Verb("place", place=CELL, rotation=ROTATION)
# Action points
BRING = Verb("bring", member=MEMBER, place=CELL)
MOVE = Verb("move", member=MEMBER, start=CELL, place=CELL)
UNCOVER = Verb("uncover", place=CELL)
RECOVER = Verb("recover", place=CELL)
EXCHANGE = Verb("exchange", gives=TREASURE, takes=TREASURE, seat=SEAT)  # the seat is whom one takes it from
CAMP = Verb("camp", place=CELL)
GUARD = Verb("guard", place=CELL, member=MEMBER)
END_TURN = Verb("end turn")

GRAMMAR = Grammar(value for value in list(globals().values()) if isinstance(value, Verb))
