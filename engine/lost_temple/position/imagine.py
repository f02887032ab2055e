"""A full position that agrees with what one seat knows.

Everything the view leaves out is dealt at random from what must be somewhere: the whole box less what the seat
can see. A player who thinks ahead plays on with such a position, never with the real one.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import NamedTuple

from ...core.chance import Chance
from ...core.game import Json
from ...core.reader import Reader
from .. import board
from .. import components as box

EXTRAS = ("decision", "seat", "seen", "legal", "prices", "to_move")


def imagine(view: Json, chance: Chance) -> Json:
    """One of the positions that this view could be a view of; PositionError where it is nobody's view."""
    data = copy.deepcopy(view)
    root = Reader(data, "view")
    players = root.field("players").items(tuple(box.DEALS))
    seat = root.field("seat").whole(0, len(players) - 1)
    steps = root.field("steps").items()
    looking = steps[-1].field("step").value if steps else None

    def seen(what: str) -> Reader:
        return root.field("seen") if looking == f"look {what}" else Reader([], "view.seen")

    hidden = [player for i, player in enumerate(players) if i != seat and type(player.field("camp").value) is int]
    shown = [player for player in players if player not in hidden]
    _deal_keys(root, players, shown, hidden, chance)
    pile = steps[-1].field("pile").whole(1, len(box.TREASURE_PILES)) if looking == "look treasures" else None
    _deal_treasures(root, shown, hidden, seen("treasures"), pile, chance)
    _deal_cards(root, shown, hidden, seen("cards"), chance)
    _deal_rooms(root, steps, seen("rooms"), chance)
    for extra in EXTRAS:
        root.field(extra)
        del data[extra]
    data["chance"] = f"{chance.word():016x}"
    return data


class Pool:
    """Things of one kind that the seat cannot see: the whole box, less what the view shows."""

    def __init__(self, words: Sequence[str], counts: Sequence[int]) -> None:
        self.words = words
        self.left = list(counts)

    def subtract(self, where: Reader) -> None:
        """Take out what lies there, named in a list or counted in a table."""
        counts = [0] * len(self.words)
        if isinstance(where.value, list):
            for thing in where.words(self.words):
                counts[thing] += 1
        else:
            counts = where.counts(self.words, max(self.left))
        for thing, count in enumerate(counts):
            self.left[thing] -= count
            if self.left[thing] < 0:
                where.fail(f"there are not so many of {self.words[thing]}")

    def deal(self, hidden: Sequence[Reader], field: str, chance: Chance) -> list[str]:
        """Deal each player as many as the view says, and return what is left."""
        rest = chance.shuffled(word for word, left in zip(self.words, self.left, strict=True) for _ in range(left))
        for player in hidden:
            lot = [rest.pop() for _ in range(player.field(field).whole(0, len(rest)))]
            player.table()[field] = {word: lot.count(word) for word in dict.fromkeys(lot)}
        return rest


def _deal_keys(
    root: Reader, players: Sequence[Reader], shown: Sequence[Reader], hidden: Sequence[Reader], chance: Chance
) -> None:
    pool = Pool(box.COLOURS, [box.KEYS_PER_COLOUR] * len(box.COLOURS))
    pool.subtract(root.field("stock").field("keys"))
    for player in players:
        pool.subtract(player.field("backpack"))
    for player in shown:
        pool.subtract(player.field("camp"))
    pool.deal(hidden, "camp", chance)


def _deal_treasures(
    root: Reader,
    shown: Sequence[Reader],
    hidden: Sequence[Reader],
    seen: Reader,
    pile: int | None,
    chance: Chance,
) -> None:
    lying = root.field("treasures")
    pool = Pool(box.TREASURES, [box.TREASURES_PER_TYPE] * len(box.TREASURES))
    for where in (lying.field("delivered"), lying.field("face_up"), seen):
        pool.subtract(where)
    for player in shown:
        pool.subtract(player.field("treasures"))
    kept = _kept_for_delivery(root, hidden, pool, chance)
    rest = pool.deal(hidden, "treasures", chance)
    if kept is not None:
        held = kept.player.field("treasures").table()
        held[kept.treasure] = held.get(kept.treasure, 0) + 1
    piles = lying.field("piles")
    for number, size in enumerate(piles.items(), 1):
        top = seen.value if number == pile else []
        below = size.whole(len(top), len(top) + len(rest)) - len(top)
        piles.value[number - 1] = [*top, *(rest.pop() for _ in range(below))]


class Kept(NamedTuple):
    """A treasure that a player must hold, whatever else is dealt."""

    player: Reader
    treasure: str


def _kept_for_delivery(root: Reader, hidden: Sequence[Reader], pool: Pool, chance: Chance) -> Kept | None:
    """Whoever goes on with a delivery of several types holds one that is not delivered yet: take it aside."""
    steps = root.field("steps").items()
    players = root.field("players").items()
    player = players[root.field("turn").whole(0, len(players) - 1)]
    delivered = steps[-1].table().get("types") if steps else None
    if not delivered or all(player.value is not other.value for other in hidden):
        return None
    delivered = steps[-1].field("types").words(box.TREASURES)
    possible = [thing for thing, left in enumerate(pool.left) if thing not in delivered for _ in range(left)]
    count = player.field("treasures").whole(0, sum(pool.left))
    if not possible or not count:
        return None
    thing = possible[chance.below(len(possible))]
    pool.left[thing] -= 1
    player.table()["treasures"] = count - 1
    return Kept(player, box.TREASURES[thing])


def _deal_cards(
    root: Reader, shown: Sequence[Reader], hidden: Sequence[Reader], seen: Reader, chance: Chance
) -> None:
    cards = root.field("cards")
    pool = Pool(box.CARDS, box.CARD_COUNTS)
    for where in (cards.field("discards"), seen):
        pool.subtract(where)
    for player in shown:
        pool.subtract(player.field("cards"))
    deck = [*seen.value, *pool.deal(hidden, "cards", chance)]
    _agree(cards.field("deck"), deck)
    cards.table()["deck"] = deck


def _deal_rooms(root: Reader, steps: Sequence[Reader], seen: Reader, chance: Chance) -> None:
    places = [entry for _, entry in root.field("temple").entries(board.PLACE_NAMES[: board.OUTSIDE])]
    held = [step for step in steps if step.field("step").value == "place"]
    known = [*(entry.field("room") for entry in (*places, *held) if "room" in entry.table())]
    used = {room.word(box.ROOMS) for room in known} | {*seen.words(box.ROOMS)}
    rooms = [box.ROOMS[room] for room in box.ROOM_PILE if room not in used]
    rooms = [*seen.value, *chance.shuffled(rooms)]
    _agree(root.field("rooms"), rooms)
    pile = root.field("sanctuaries")
    first = [] if pile.field("next").value is None else [box.ROOMS[pile.field("next").word(box.ROOMS)]]
    others = [box.ROOMS[room] for room in box.SANCTUARIES if room not in used and box.ROOMS[room] not in first]
    if others and not first:
        pile.field("next").fail("should be a sanctuary while there are any")
    sanctuaries = [*first, *chance.shuffled(others)]
    _agree(pile.field("left"), sanctuaries)
    root.table().update(rooms=rooms, sanctuaries=sanctuaries)


def _agree(number: Reader, dealt: Sequence[str]) -> None:
    """A pile is as large as the view says, when everything that it shows is right."""
    if type(number.value) is not int or number.value != len(dealt):
        number.fail(f"should be {len(dealt)}, by what lies elsewhere")
