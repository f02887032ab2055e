"""What a position of Lost Temple is worth to a player, as the points it will probably bring by the end.

Each part is one question a person would ask too: what do my keys score, what are treasures worth before the last
seaplane, where can I excavate next. The weights are points.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Game
from engine.lost_temple import board, explorer, flow, scoring, temple
from engine.lost_temple import components as box
from engine.lost_temple.state import Player, State


@dataclass(frozen=True, slots=True)
class Weights:
    """How many points things are worth that have not scored yet."""

    treasure: float = 2.6
    treasure_pair: float = 0.7  # for each further one of a type
    passage: float = 3.2
    backpack_colour: float = 1.6
    backpack_spare: float = 0.5
    altar: float = 2.0
    tent: float = 5.0
    camp_key: float = 0.8  # towards a set that is still to be completed
    reach: tuple[float, ...] = (0.62, 0.4, 0.28, 0.2)  # the best excavations within reach, the best first
    passage_reach: float = 0.35  # the best excavation one passage away
    cards: tuple[float, ...] = (3.4, 6.0, 3.0, 1.5, 2.6, 2.0, 3.2, 5.0, 0.0, 3.0)


STANDARD = Weights()


def explorations_left(state: State, seat: int) -> int:
    """How many explorer phases a player still has, the present one included."""
    if state.round == flow.OVER:
        return 0
    players = len(state.players)
    per_round = sum(box.DEALS[players]) // players
    own = len(state.players[seat].tiles)
    pending = sum(step[0] == "explore" for step in state.steps) if state.turn == seat else 0
    if state.round == flow.LAST_TURN:
        return pending if state.turn == seat else 1
    rest = per_round - own + 1
    return rest + (per_round if state.round < flow.SECOND else 0) + (pending if own else 0)


def evaluate(game: Game[State], seat: int, weights: Weights = STANDARD) -> float:
    """The points this player will probably have at the end."""
    state = game.state
    player = state.players[seat]
    if state.round == flow.OVER:
        return float(player.score)
    left = explorations_left(state, seat)
    scorings = 2 if state.round < flow.SECOND else 1
    value = float(player.score) + scorings * scoring.key_points(player.camp)
    value += _treasures(state, player, left, weights)
    value += _cards(state, player, left, weights)
    if left:
        value += weights.passage * min(player.passages, left, 3)
        for count in player.backpack:
            if count:
                value += weights.backpack_colour + weights.backpack_spare * min(count - 1, 1)
        value += _reach(state, seat, player, left, weights)
        if player.tent and state.round < flow.LAST_TURN:
            value += weights.tent
        if scorings == 2:
            value += weights.camp_key * sum(1 for count in player.camp if count)
    for cell, room in enumerate(state.board):
        if room in box.SANCTUARIES and player.flags >> cell & 1:
            sure = seat in scoring.altar_winners(state, cell)
            value += scorings * (box.ALTAR_POINTS if sure else weights.altar / 2)
    return value


def _treasures(state: State, player: Player, left: int, weights: Weights) -> float:
    if left <= 1:
        return float(sum(player.treasures))
    value = 0.0
    for count in player.treasures:
        if count:
            value += weights.treasure * count + weights.treasure_pair * (count - 1)
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


def _reach(state: State, seat: int, player: Player, left: int, weights: Weights) -> float:
    """The excavations within reach: the best ones, each for a later exploration."""
    rooms = explorer.open_rooms(state, player)
    locked = explorer.locked_colours(player)
    layers = explorer.reach(state, player.place, locked, 1 if explorer.passages_held(player) else 0)
    doors = temple.flagged_doors(state, player.flags)
    found = [_best(state, seat, place, doors) for place in board.places_in(layers[0] & rooms)]
    found.sort(reverse=True)
    value = 0.0
    for share, points in zip(weights.reach[:left], found, strict=False):
        value += share * points
    if len(layers) > 1 and left:
        beyond = max(
            (_best(state, seat, place, doors) for place in board.places_in(layers[1] & rooms)), default=0.0
        )
        value += weights.passage_reach * max(0.0, beyond - (found[0] if found else 0.0))
    return value


def _best(state: State, seat: int, place: int, doors: list[int]) -> float:
    """What the best free space of a room would give."""
    best = 0.0
    for space, taken in enumerate(state.spaces[place]):
        if taken < 0 or len(state.spaces[place]) == 1:
            gain = explorer.worth(state, seat, place, space, doors)
            best = max(best, gain.points + 2.6 * gain.treasure + 2.6 * gain.card)
            if taken < 0:
                break  # spaces are listed from the best down
    return best
