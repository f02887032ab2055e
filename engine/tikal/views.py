"""The types of what a seat of Tikal sees: its view, and the events it hears of."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Count = dict[str, int]
"""How many of each thing, by name; what is not there is not named."""


class StepView(TypedDict):
    """A decision: "bid", "choose", "place" or "act"; "over" at the end."""

    step: str


class OptionsView(TypedDict):
    """The edition and its rule set, and what people are called."""

    edition: str
    auction: bool
    camp_needs_member: bool
    volcano_beside_volcano: str
    tie_break: str
    auction_allowed: bool
    nobody_bids: str
    names: list[str]


class HexView(TypedDict):
    """An explored hex: a temple has a value, a ruin a number of treasures."""

    tile: str
    rotation: int
    value: NotRequired[int]
    treasures: NotRequired[int]


class AuctionView(TypedDict):
    """The auction under way: tiles on show, the highest bid, and who has passed or played."""

    shown: list[str]
    bid: int
    bidder: int | None
    passed: list[int]
    played: list[int]


class PlayerView(TypedDict):
    """One player: everything lies open. The leader is at a place, in "supply", "out" or on "guard"."""

    score: int
    supply: int
    removed: int
    leader: str
    workers: Count
    camps: list[str]
    guards: dict[str, str]
    """For each place whether a "worker" or the "leader" stands there."""
    treasures: Count


class View(TypedDict):
    """Everything that a seat can see."""

    game: Literal["tikal"]
    options: OptionsView
    decision: StepView
    turn: int
    owner: int | None
    scoring: str
    queue: list[int]
    action_points: int
    worked: Count
    tile: str | None
    stack: int
    out: list[str]
    auction: AuctionView
    board: dict[str, HexView]
    floors: Count
    treasures: int
    players: list[PlayerView]
    seat: int
    to_move: int | None
    legal: list[str]


class Event(TypedDict):
    """Something that happened, to whom, and what else belongs to its kind."""

    kind: str
    seat: int
    place: NotRequired[str]
    route: NotRequired[list[str]]
    secret: NotRequired[list[bool]]
    cost: NotRequired[int]
    member: NotRequired[str]
    tile: NotRequired[str]
    tiles: NotRequired[list[str]]
    rotation: NotRequired[int]
    buried: NotRequired[int]
    value: NotRequired[int]
    workers_removed: NotRequired[int]
    leader_removed: NotRequired[bool]
    treasure: NotRequired[str]
    left: NotRequired[int]
    gave: NotRequired[str]
    took: NotRequired[str]
    other: NotRequired[int]
    price: NotRequired[int]
    scoring: NotRequired[str]
    winners: NotRequired[list[int]]
    order: NotRequired[list[int]]
    points: NotRequired[int]
    reason: NotRequired[str]
    guarded: NotRequired[bool]
    strengths: NotRequired[list[int]]
    sets: NotRequired[Count]
