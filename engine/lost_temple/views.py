"""The types of what a seat of Lost Temple sees: its view, and the events it hears of."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Count = dict[str, int]
"""How many of each thing, by name; what is not there is not named."""

StepView = TypedDict(
    "StepView",
    {
        "step": str,
        "tile": NotRequired[str],
        "used": NotRequired[list[str]],
        "pile": NotRequired[int],
        "room": NotRequired[str],
        "rescued": NotRequired[bool],
        "from": NotRequired[str | None],
        "optional": NotRequired[bool],
        "plus_two": NotRequired[bool],
        "several": NotRequired[bool],
        "types": NotRequired[list[str]],
    },
)
"""A decision: its name, and what else it needs to know."""


class OptionsView(TypedDict):
    """The rule set, and what people are called."""

    more_control: bool
    short_game: bool
    names: list[str]


class RoomView(TypedDict):
    """A place that is discovered; a secret room has spaces only."""

    room: NotRequired[str]
    rotation: NotRequired[int]
    spaces: list[int | None]


class PlayerView(TypedDict):
    """One player. What is hidden from the seat that looks is a number instead of a count by name."""

    score: int
    site: int
    place: str
    backpack: Count
    camp: Count | int
    treasures: Count | int
    cards: Count | int
    passages: int
    tent: bool
    flags: list[str]
    tiles: list[str]


class StockView(TypedDict):
    """Keys and passages that nobody has."""

    keys: Count
    passages: int


class TreasuresView(TypedDict):
    """Treasures that nobody has: the sizes of the piles, those face up, and those delivered."""

    piles: list[int]
    face_up: list[str]
    delivered: Count


class CardsView(TypedDict):
    """Cards that nobody has: how many are in the deck, and which were played."""

    deck: int
    discards: list[str]


class SanctuariesView(TypedDict):
    """Sanctuaries to come: the next one, and how many are left with it."""

    next: str | None
    left: int


class View(TypedDict):
    """Everything that a seat can see."""

    game: Literal["lost-temple"]
    options: OptionsView
    round: str
    first: int
    turn: int
    steps: list[StepView]
    decision: StepView
    wheel: int
    stock: StockView
    treasures: TreasuresView
    cards: CardsView
    rooms: int
    sanctuaries: SanctuariesView
    river: list[list[str]]
    temple: dict[str, RoomView]
    players: list[PlayerView]
    seat: int
    to_move: int | None
    prices: Count
    seen: list[str]
    legal: list[str]


class Event(TypedDict):
    """Something that happened, to whom, and what else belongs to its kind."""

    kind: str
    seat: int
    place: NotRequired[str]
    route: NotRequired[list[str]]
    passages: NotRequired[int]
    site: NotRequired[int]
    start: NotRequired[int]
    tile: NotRequired[str]
    key: NotRequired[str]
    wheel: NotRequired[int]
    round: NotRequired[int]
    colour: NotRequired[str]
    store: NotRequired[str]
    what: NotRequired[str]
    pile: NotRequired[int]
    treasure: NotRequired[str]
    card: NotRequired[str]
    room: NotRequired[str]
    rotation: NotRequired[int]
    space: NotRequired[int]
    points: NotRequired[int]
    reason: NotRequired[str]
    bonus: NotRequired[int]
    doors: NotRequired[int]
    elsewhere: NotRequired[int]
    count: NotRequired[int]
    price: NotRequired[int]
    sets: NotRequired[list[int]]
    keys: NotRequired[Count]
    counts: NotRequired[list[int | None]]
    colours: NotRequired[list[str]]
