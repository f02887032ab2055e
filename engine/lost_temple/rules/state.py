"""The state of a game of Lost Temple.

Plain fields and no rules. `steps` is the stack of decisions still to be made in this turn, the current one last;
each is a tuple of its name and what it needs to know. Piles are tuples with the top first.
"""

from __future__ import annotations

from ...core.telling import Event, Teller
from ..board import Door
from .walks import Walks

Step = tuple[str | int, ...]


class Options:
    """The rule set of one game; never changes during it."""

    __slots__ = ("more_control", "names", "short_game")

    def __init__(self, more_control: bool, short_game: bool, names: tuple[str, ...]) -> None:
        self.more_control = more_control
        self.short_game = short_game
        self.names = names


class Player:
    """What one player has. Keys, treasures and cards are counted by kind."""

    __slots__ = (
        "backpack",
        "camp",
        "cards",
        "flags",
        "passages",
        "place",
        "score",
        "site",
        "tent",
        "tiles",
        "treasures",
    )

    score: int
    site: int
    place: int
    backpack: list[int]
    camp: list[int]
    treasures: list[int]
    cards: list[int]
    passages: int
    tent: bool  # still to be used in this round
    flags: int  # the set of places that hold one
    tiles: tuple[int, ...]  # taken in this round

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player.__new__(Player)
        twin.score = self.score
        twin.site = self.site
        twin.place = self.place
        twin.backpack = self.backpack[:]
        twin.camp = self.camp[:]
        twin.treasures = self.treasures[:]
        twin.cards = self.cards[:]
        twin.passages = self.passages
        twin.tent = self.tent
        twin.flags = self.flags
        twin.tiles = self.tiles
        return twin


class State(Teller):
    """Everything on the table."""

    __slots__ = (
        "board",
        "chance",
        "closed",
        "deck",
        "delivered",
        "discards",
        "discovered",
        "doors",
        "events",
        "face_up",
        "first",
        "keys",
        "options",
        "passages",
        "piles",
        "players",
        "river",
        "rooms",
        "rotations",
        "round",
        "sanctuaries",
        "spaces",
        "steps",
        "turn",
        "walks",
        "wheel",
    )

    options: Options
    players: list[Player]
    round: int  # 0 set-up, 1 and 2, 3 the last turn
    first: int  # who started round 1
    turn: int  # whose turn it is
    steps: list[Step]
    chance: int  # the generator's state
    wheel: int  # turns of the price wheel, modulo 5
    keys: list[int]  # the stock, by colour
    passages: int  # the stock
    piles: list[tuple[int, ...]]  # treasures
    face_up: tuple[int, ...]  # treasures of the "more control" variant
    delivered: list[int]  # treasures out of the game, by type
    deck: tuple[int, ...]  # special cards
    discards: tuple[int, ...]
    rooms: tuple[int, ...]  # light rooms to come
    sanctuaries: tuple[int, ...]  # to come
    river: list[tuple[int, ...]]  # tiles at each site
    # Copies share the next two, the doors and the walks; who changes the temple replaces them.
    board: list[int]  # room in each cell, or EMPTY
    rotations: list[int]  # of each cell's room
    spaces: list[tuple[int, ...]]  # for each place the seat whose flag is on each space, or FREE_SPACE
    discovered: int  # set of places that can be entered
    closed: int  # set of secret rooms whose space is taken; a dark room has a space for everybody
    doors: list[tuple[Door, ...]]  # of each place
    walks: Walks  # where they lead
    events: list[Event] | None

    def copy(self) -> State:
        """An independent copy, without listeners."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.players = [player.copy() for player in self.players]
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.steps = self.steps[:]
        twin.chance = self.chance
        twin.wheel = self.wheel
        twin.keys = self.keys[:]
        twin.passages = self.passages
        twin.piles = self.piles[:]
        twin.face_up = self.face_up
        twin.delivered = self.delivered[:]
        twin.deck = self.deck
        twin.discards = self.discards
        twin.rooms = self.rooms
        twin.sanctuaries = self.sanctuaries
        twin.river = self.river[:]
        twin.board = self.board
        twin.rotations = self.rotations
        twin.spaces = self.spaces[:]
        twin.discovered = self.discovered
        twin.closed = self.closed
        twin.doors = self.doors
        twin.walks = self.walks
        twin.events = None
        return twin
