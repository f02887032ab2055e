"""The state of a game of Tikal.

Plain fields and no rules. Whoever's ten action points are running is `turn`; whose turn it is in the order of play
is `owner`, which differs while a scoring round goes round the table. Piles are tuples with the top first. Lists
and tables are replaced and never changed, so that copies can share them.
"""

from __future__ import annotations

from typing import TypeVar

from ...core.telling import Event, Teller
from ..ruleset import RuleSet

T = TypeVar("T")

# What is being decided.
BID, CHOOSE, PLACE, ACT, OVER = range(5)
PHASES = ("bid", "choose", "place", "act", "over")
# Which scoring round the ten action points belong to.
NO_SCORING, VOLCANO_SCORING, FINAL_SCORING = range(3)
SCORINGS = ("none", "volcano", "final")
# Where a leader is when not on a cell.
IN_SUPPLY, OUT, ON_GUARD = -1, -2, -3
NOBODY = -1
NO_TILE = -1


def with_item(items: list[T], index: int, item: T) -> list[T]:
    """A list with another item at one place; the list that copies share stays as it was."""
    changed = items[:]
    changed[index] = item
    return changed


class Options:
    """The rule set of one game; never changes during it."""

    __slots__ = ("auction", "edition", "names", "rules")

    def __init__(self, edition: str, auction: bool, rules: RuleSet, names: tuple[str, ...]) -> None:
        self.edition = edition
        self.auction = auction
        self.rules = rules
        self.names = names


class Player:
    """What one player has. Workers are counted by cell, treasures by type."""

    __slots__ = (
        "camps",
        "guards",
        "leader",
        "nearest",
        "present",
        "removed",
        "score",
        "supply",
        "treasures",
        "workers",
    )

    score: int
    supply: int  # workers not yet brought in
    removed: int  # workers out of the game
    leader: int  # a cell, or IN_SUPPLY, OUT, ON_GUARD
    workers: list[int]  # on each cell
    present: int  # the set of cells with a member
    camps: tuple[int, ...]  # cells, in ascending order
    guards: tuple[int, ...]  # cells of guarded temples; the leader's first when the leader is on guard
    treasures: list[int]
    nearest: bytearray | None  # what walking costs between each cell and the nearest camp; None: not worked out

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player.__new__(Player)
        twin.score = self.score
        twin.supply = self.supply
        twin.removed = self.removed
        twin.leader = self.leader
        twin.workers = self.workers
        twin.present = self.present
        twin.camps = self.camps
        twin.guards = self.guards
        twin.treasures = self.treasures
        twin.nearest = self.nearest
        return twin

    def members(self, cell: int) -> int:
        """How many members are on a cell; a guard is none."""
        return self.workers[cell] + (self.leader == cell)


class State(Teller):
    """Everything on the table."""

    __slots__ = (
        "ap",
        "bid",
        "bidder",
        "board",
        "buried",
        "camp_cells",
        "cells",
        "distances",
        "edge",
        "edge_sides",
        "events",
        "explored",
        "floors",
        "guarded",
        "led",
        "options",
        "out",
        "owner",
        "passed",
        "phase",
        "pile",
        "played",
        "players",
        "queue",
        "rotations",
        "scoring",
        "shown",
        "sites",
        "stack",
        "tile",
        "turn",
        "values",
        "worked",
    )

    options: Options
    players: list[Player]
    phase: int
    turn: int  # the seat that decides
    owner: int  # the seat whose turn it is, or NOBODY while it is being auctioned
    scoring: int
    queue: tuple[int, ...]  # seats that follow in the scoring round
    ap: int  # action points left
    worked: dict[int, int]  # levels uncovered or treasures recovered by cell with these action points
    tile: int  # drawn or chosen and not yet placed, or NO_TILE
    stack: tuple[int, ...]
    shown: tuple[int, ...]  # tiles in the auction, in ascending order
    out: tuple[int, ...]  # tiles that fitted nowhere, in ascending order
    bid: int  # the highest of this auction
    bidder: int  # who made it, or NOBODY
    passed: tuple[int, ...]  # in order; after an auction without a bid those who follow without bidding
    played: int  # the set of seats that had their turn in this round of auctions
    board: list[int]  # tile in each cell, or EMPTY
    rotations: list[int]  # of each cell's tile
    values: list[int]  # of the temple in each cell; 0 elsewhere
    buried: list[tuple[int, ...]]  # treasures in each cell
    floors: list[int]  # left in the supply, by number
    pile: tuple[int, ...]  # treasures to come
    explored: int  # the set of cells that have a tile
    cells: tuple[int, ...]  # those of them that can be entered, in order
    edge: int  # the set of cells next to those
    edge_sides: list[int]  # of each cell the set of sides that face one of those
    led: int  # the set of cells that a stone of one of those faces
    sites: int  # the set of clearings and empty ruins
    camp_cells: int  # the set of cells with a camp
    guarded: int  # the set of temples with a guard
    distances: list[bytearray]  # what walking costs between two cells
    events: list[Event] | None

    def copy(self) -> State:
        """An independent copy, without listeners."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.players = [player.copy() for player in self.players]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.owner = self.owner
        twin.scoring = self.scoring
        twin.queue = self.queue
        twin.ap = self.ap
        twin.worked = self.worked
        twin.tile = self.tile
        twin.stack = self.stack
        twin.shown = self.shown
        twin.out = self.out
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.passed = self.passed
        twin.played = self.played
        twin.board = self.board
        twin.rotations = self.rotations
        twin.values = self.values
        twin.buried = self.buried
        twin.floors = self.floors
        twin.pile = self.pile
        twin.explored = self.explored
        twin.cells = self.cells
        twin.edge = self.edge
        twin.edge_sides = self.edge_sides
        twin.led = self.led
        twin.sites = self.sites
        twin.camp_cells = self.camp_cells
        twin.guarded = self.guarded
        twin.distances = self.distances
        twin.events = None
        return twin
