"""What a position of Lost Temple is worth to a player, as the points it will probably bring by the end.

Each part is one question a person would ask too: what do my keys score, what are treasures worth before the last
seaplane, where can I excavate next. The weights are points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.action import Action
from engine.core.game import Game
from engine.core.search import Effort, Expert, Level
from engine.lost_temple import actions as do
from engine.lost_temple import board
from engine.lost_temple import components as box
from engine.lost_temple.expert import reasons
from engine.lost_temple.rules import explorer, flow, scoring, temple
from engine.lost_temple.rules.state import Player, State


@dataclass(frozen=True, slots=True)
class Weights:
    """How many points things are worth that have not scored yet."""

    price: float = 3.6  # of a treasure that a seaplane will take
    treasure_found: float = 3.0  # in a room
    card_found: float = 3.2
    passage: float = 1.7
    backpack_spare: float = 0.5  # a second key of a colour, besides the rooms it opens now
    altar: float = 1.2  # for each scoring, while somebody else has more keys
    tent: float = 2.6
    camp_key: float = 0.6  # towards a set that is still to be completed
    reach: tuple[float, ...] = (0.8, 0.43, 0.25, 0.37)  # the best excavations within reach, the best first
    passage_reach: float = 0.1  # the best excavation one passage away
    cards: tuple[float, ...] = (2.8, 4.4, 2.3, 0.5, 0.5, 0.9, 2.9, 5.0, 0.0, 3.0)


STANDARD = Weights()
LEVELS = {
    "easy": Level(Effort(200, 1), careless=1.5),
    "medium": Level(Effort(2, 800)),
    "hard": Level(Effort(8, 3000)),
}
BESIDES = (do.PLAY, do.TENT_EXPLORE, do.TENT_KEY)
STAGES = ("pirogue", "icons", "explore")
SEAPLANES_AHEAD = tuple(sum(1 for after in box.SEAPLANES_AFTER if site <= after) for site in range(box.SITES))


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


def expert(weights: Weights = STANDARD) -> Expert:
    """What players with these weights know."""

    def worth(game: Game[State], seat: int) -> dict[str, float]:
        return appraise(game.state, seat, weights)._asdict()

    return Expert(
        worth=worth,
        evaluate=lambda game, seat, before: (sum(appraise(game.state, seat, weights)), None),
        choices=Game.legal_actions,
        stage=stage,
        spot=spot,
        asked=asked,
        closing=reasons.CLOSING,
        reason=lambda game, turn: reasons.reason(game, turn, worth),
    )


def asked(game: Game[State]) -> list[Action]:
    """The answers to the decision at hand; cards and the tent are something besides."""
    return [action for action in game.legal_actions() if action.verb not in BESIDES]


def stage(game: Game[State]) -> int:
    """How far a turn has come: pirogue, icons, exploration, excavation, and what may follow it."""
    state = game.state
    names = [step[0] for step in state.steps]
    for i, name in enumerate(STAGES):
        if name in names:
            return i
    return len(STAGES) + (names[-1] == "end")


def spot(game: Game[State], seat: int) -> tuple[object, ...]:
    """Where a player stands in a turn; plans of equal worth at the same spot are the same."""
    player = game.state.players[seat]
    return player.place, player.site, player.flags, tuple(game.state.steps)


def explorations_left(state: State, seat: int) -> int:
    """How many explorer phases a player still has, the present one included."""
    players = len(state.players)
    per_round = sum(box.DEALS[players]) // players
    own = len(state.players[seat].tiles)
    pending = sum(step[0] == "explore" for step in state.steps) if state.turn == seat else 0
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
    scorings = 2 if state.round < flow.SECOND else 1
    return Worth(
        points=float(player.score),
        keys=_keys(player, scorings, weights),
        altars=_altars(state, seat, scorings, weights),
        treasures=_treasures(state, player, weights),
        cards=_cards(state, player, left, weights),
        passages=weights.passage * min(player.passages, left, 3),
        doors=_doors(player, weights) if left else 0.0,
        rooms=_rooms(state, player, left, weights) if left else 0.0,
        tent=weights.tent if player.tent and state.round < flow.LAST_TURN else 0.0,
    )


def _keys(player: Player, scorings: int, weights: Weights) -> float:
    value = float(scorings * scoring.key_points(player.camp))
    if scorings == 2:
        value += weights.camp_key * (5 - player.camp.count(0))
    return value


def _altars(state: State, seat: int, scorings: int, weights: Weights) -> float:
    value = 0.0
    for cell in board.places_in(state.players[seat].flags & board.TEMPLE_MASK):
        if state.board[cell] in box.SANCTUARIES:
            sure = seat in scoring.altar_winners(state, cell)
            value += scorings * (box.ALTAR_POINTS if sure else weights.altar)
    return value


def _treasures(state: State, player: Player, weights: Weights) -> float:
    """Each seaplane still to be passed takes one type; what stays gives a point each."""
    if state.round == flow.LAST_TURN:
        return float(sum(player.treasures))
    planes = SEAPLANES_AHEAD[player.site] + (2 if state.round < flow.SECOND else 0)
    planes += player.cards[box.CARD_ANYWHERE]
    value = 0.0
    for i, count in enumerate(sorted(player.treasures, reverse=True)):
        value += count * (weights.price if i < planes else 1.0)
    return value


def _cards(state: State, player: Player, left: int, weights: Weights) -> float:
    value = 0.0
    for card, count in enumerate(player.cards):
        if not count:
            continue
        if card in (box.CARD_FIVE, box.CARD_IDOL):
            value += scoring.end_card_points(state, player, card)
        elif card == box.CARD_COLOURS:
            colours = len(temple.flagged_colours(state, player.flags))
            value += box.END_PER_COLOUR * (colours + (5 - colours) * min(1.0, left / 8))
        elif left > 1 or card in (box.CARD_PASSAGE, box.CARD_EXPLORATION):
            value += weights.cards[card] * count * (1.0 if left > 2 else 0.5)
    return value


def _doors(player: Player, weights: Weights) -> float:
    """What spare keys in the backpack promise to open later."""
    return weights.backpack_spare * sum(count > 1 for count in player.backpack)


def _rooms(state: State, player: Player, left: int, weights: Weights) -> float:
    """The excavations within reach: the best ones, each for a later exploration."""
    rooms = explorer.open_rooms(state, player)
    locked = explorer.locked_colours(player)
    passage = explorer.passages_held(player) > 0
    layers = explorer.reach(state, player.place, locked, 1 if passage else 0)
    doors = temple.flagged_doors(state, player.flags)
    found = _finds(state, layers[0] & rooms, doors, weights)
    found.sort(reverse=True)
    value = 0.0
    for share, points in zip(weights.reach[:left], found, strict=False):
        value += share * points
    if len(layers) > 1:
        beyond = max(_finds(state, layers[1] & rooms, doors, weights), default=0.0)
        if found:
            beyond -= found[0]
        if beyond > 0:
            value += weights.passage_reach * beyond
    return value


def _finds(state: State, places: int, doors: list[int], weights: Weights) -> list[float]:
    """What the best free space of each of these rooms gives."""
    found = []
    for place in board.places_in(places):
        if place >= board.CELLS:
            points, treasure, card = box.SECRET_ROOMS[place - board.CELLS]
            worth = float(points)
        else:
            room = state.board[place]
            free = state.spaces[place]
            if room >= box.LIGHT_ROOMS:
                points, treasure, card = box.SPACES[room][free.index(-1)]  # listed from the best down
                worth = float(points)
            else:
                worth = float(board.ROOM_DOOR_COUNT[room] + doors[board.ROOM_COLOUR[room]])
                if free[0] >= 0:
                    found.append(worth)
                    continue
                points, treasure, card = box.SPACES[room][0]
                worth += points
        if treasure:
            worth += weights.treasure_found
        if card:
            worth += weights.card_found
        found.append(worth)
    return found
