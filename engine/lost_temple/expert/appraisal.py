"""What a position of Lost Temple is worth to a player, as the points it will probably bring by the end.

Each part is one question a person would ask too: what do my keys score, what are treasures worth before the last
seaplane, where can I excavate next, are there tiles for me before the forest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .. import board
from .. import components as box
from ..rules import explorer, flow, scoring, temple
from ..rules.state import Player, State
from .weights import STANDARD, Weights

SEAPLANES_AHEAD = tuple(sum(1 for after in box.SEAPLANES_AFTER if site <= after) for site in range(box.SITES))
MEAN_PRICE = sum(box.PRICES) / len(box.PRICES)
# By type less turns of the wheel, which may be negative: so much more than the mean does a treasure bring.
ABOVE_MEAN = tuple(price - MEAN_PRICE for price in box.PRICES * 2)
LONG = 8  # explorations that are left: from so many on there is time for everything
USUAL = 6.0  # points of an excavation
SANCTUARIES_FROM, SANCTUARIES_TO = box.SANCTUARIES[0], box.SANCTUARIES[-1]
EXPLORING = ("explore", "dig")
ALONE, AHEAD, LEVEL, BEHIND = range(4)


class Worth(NamedTuple):
    """The parts of what a position is worth; together they are the points expected at the end."""

    points: float
    keys: float = 0.0
    altars: float = 0.0
    treasures: float = 0.0
    cards: float = 0.0
    passages: float = 0.0
    doors: float = 0.0
    rooms: float = 0.0
    tent: float = 0.0
    river: float = 0.0


def explorations_left(state: State, seat: int) -> int:
    """How many explorer phases a player still has, the present one included."""
    players = len(state.players)
    per_round = sum(box.DEALS[players]) // players
    own = len(state.players[seat].tiles)
    pending = sum(step[0] in EXPLORING for step in state.steps) if state.turn == seat else 0
    if state.round == flow.LAST_TURN:
        return pending if state.turn == seat else 1
    rest = per_round - own + 1
    return rest + (per_round if state.round < flow.SECOND else 0) + (pending if own else 0)


def appraise(state: State, seat: int, weights: Weights = STANDARD) -> Worth:
    """What a player has, part by part."""
    player = state.players[seat]
    if state.round == flow.OVER:
        return Worth(float(player.score))
    left = explorations_left(state, seat)
    time = left / LONG if left < LONG else 1.0
    scorings = 2 if state.round < flow.SECOND else 1
    doors = temple.flagged_doors(state, player.flags)
    return Worth(
        float(player.score),
        _keys(player, scorings, time, weights),
        _altars(state, seat, scorings, weights),
        _treasures(state, player, weights),
        _cards(state, player, left, doors, weights),
        _passages(state, player, left, weights),
        _doors(state, player, time, weights) if left else 0.0,
        _rooms(state, player, left, time, doors, weights) if left else 0.0,
        weights.tent if player.tent and state.round < flow.LAST_TURN else 0.0,
        _river(state, player, weights),
    )


@lru_cache(maxsize=4096)
def _key_points(camp: tuple[int, ...]) -> int:
    return scoring.key_points([*camp])


def _keys(player: Player, scorings: int, time: float, weights: Weights) -> float:
    camp = player.camp
    value = scorings * _key_points(tuple(camp)) + weights.camp_more * time * sum(camp)
    if scorings == 2:
        value += weights.camp_key * (5 - camp.count(0))
    return value


def _altars(state: State, seat: int, scorings: int, weights: Weights) -> float:
    """Sanctuaries with a flag: who is alone there, or has most keys, scores at every round's end."""
    value = 0.0
    rooms = state.board
    players = state.players
    me = players[seat]
    for cell in board.places_in(me.flags & board.TEMPLE_MASK):
        if not SANCTUARIES_FROM <= rooms[cell] <= SANCTUARIES_TO:
            continue
        colour = rooms[cell] - box.LIGHT_ROOMS
        several = colour == box.MULTICOLOURED
        own = sum(me.camp) if several else me.camp[colour]
        most = -1
        for player in players:
            if player.flags >> cell & 1 and player is not me:
                most = max(most, sum(player.camp) if several else player.camp[colour])
        standing = ALONE if most < 0 else AHEAD if own > most else LEVEL if own == most else BEHIND
        value += weights.altars[standing]
    return scorings * value


def _treasures(state: State, player: Player, weights: Weights) -> float:
    """Each seaplane still to be passed takes one type; what stays gives a point each."""
    if not any(player.treasures):
        return 0.0
    if state.round == flow.LAST_TURN:
        return float(sum(player.treasures))
    planes = SEAPLANES_AHEAD[player.site] + (2 if state.round < flow.SECOND else 0)
    planes += player.cards[box.CARD_ANYWHERE]
    lots = []
    for treasure, count in enumerate(player.treasures):
        if count:
            now = ABOVE_MEAN[treasure - state.wheel]
            then = ABOVE_MEAN[treasure - state.wheel - 1]
            lots.append(count * (weights.price - 1.0 + weights.price_now * now + weights.price_next * then))
    lots.sort(reverse=True)
    return sum(player.treasures) + sum(lots[:planes])


def _cards(state: State, player: Player, left: int, doors: list[int], weights: Weights) -> float:
    value = 0.0
    if not any(player.cards):
        return value
    for card, count in enumerate(player.cards):
        if not count:
            continue
        if card in (box.CARD_FIVE, box.CARD_IDOL):
            value += scoring.end_card_points(state, player, card)
        elif card == box.CARD_COLOURS:
            colours = 5 - doors[:5].count(0)
            value += box.END_PER_COLOUR * (colours + (5 - colours) * min(1.0, left / LONG))
        elif left > 1 or card in (box.CARD_PASSAGE, box.CARD_EXPLORATION):
            value += weights.cards[card] * count * (1.0 if left > 2 else 0.5)
    return value


def _passages(state: State, player: Player, left: int, weights: Weights) -> float:
    """What secret passages are good for: rooms without a door, the secret rooms above all."""
    usable = min(player.passages, left, len(weights.passages))
    if not usable:
        return 0.0
    value = sum(weights.passages[:usable])
    secrets = board.SECRET_MASK & ~state.closed
    best = [SECRET_WORTH[place - board.CELLS] for place in board.places_in(secrets)[:usable]]
    return value + weights.secret * sum(best)


SECRET_WORTH = tuple(room.points + 3.0 * (room.treasure or room.card) - USUAL for room in box.SECRET_ROOMS)


def _doors(state: State, player: Player, time: float, weights: Weights) -> float:
    """What keys in the backpack promise to open later; others who have the same will be there as well."""
    own = player.backpack
    held = 5 - own.count(0)
    shared = 0
    for other in state.players:
        if other is not player:
            for mine, theirs in zip(own, other.backpack, strict=True):
                if mine and theirs:
                    shared += 1
    spare = sum(count > 1 for count in own)
    return (weights.colours * held - weights.shared * shared) * time + weights.backpack_spare * spare


def _rooms(state: State, player: Player, left: int, time: float, doors: list[int], weights: Weights) -> float:
    """The excavations within reach: the best ones, each for a later exploration; and what flags make of others."""
    rooms = explorer.open_rooms(state, player)
    locked = explorer.locked_colours(player)
    passage = player.passages or player.cards[box.CARD_PASSAGE]
    walks = state.walks
    found = _finds(state, walks.free(player.place, locked) & rooms, doors, weights)
    found.sort(reverse=True)
    value = 0.0
    for share, points in zip(weights.reach[:left], found, strict=False):
        value += share * points
    if passage:
        behind = walks.beyond(player.place, locked, state.discovered) & rooms
        beyond = max(_finds(state, behind, doors, weights), default=0.0)
        if found:
            beyond -= found[0]
        if beyond > 0:
            value += weights.passage_reach * beyond
    if weights.growth:
        # Seven doors belong to a colour, two for nearly each of its rooms: those without a flag are still to come.
        value += weights.growth * time * sum(count * (7 - count) for count in doors[:-1]) / 2
    return value


def _finds(state: State, places: int, doors: list[int], weights: Weights) -> list[float]:
    """What the best free space of each of these rooms gives."""
    found = []
    rooms, spaces = state.board, state.spaces
    table = space_worth(weights.treasure_found, weights.card_found)
    for place in board.places_in(places):
        if place >= board.CELLS:
            found.append(table[place][0])
            continue
        room = rooms[place]
        if room >= box.LIGHT_ROOMS:
            best = spaces[place].index(board.FREE_SPACE)  # listed from the best down
            found.append(table[SECRETS_END + room][best])
        else:
            bonus = table[SECRETS_END + room][0] if spaces[place][0] < 0 else 0.0
            found.append(bonus + board.ROOM_DOOR_COUNT[room] + doors[board.ROOM_COLOUR[room]])
    return found


SECRETS_END = board.OUTSIDE


@lru_cache(maxsize=64)
def space_worth(treasure: float, card: float) -> tuple[tuple[float, ...], ...]:
    """What spaces give without the doors: of each place up to the secret rooms, then of each kind of room."""
    secrets = [(reward,) for reward in box.SECRET_ROOMS]
    rows = [*([()] * board.CELLS), *secrets, *box.SPACES]
    return tuple(tuple(r.points + treasure * r.treasure + card * r.card for r in row) for row in rows)


def _river(state: State, player: Player, weights: Weights) -> float:
    """Turns of this round that find a tile before the forest has to be crossed."""
    if not weights.ahead or state.round not in (flow.FIRST, flow.SECOND):
        return 0.0
    tiles = sum(len(site) for site in state.river)
    if not tiles:
        return 0.0
    before_forest = sum(len(site) for site in state.river[player.site :])
    players = len(state.players)
    per_round = sum(box.DEALS[players]) // players
    return weights.ahead * (per_round - len(player.tiles)) * before_forest / tiles
