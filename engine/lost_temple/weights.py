"""How many points things of Lost Temple are worth that have not scored yet, and what temperaments make of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Points for what a player has or could do; where they come from is told in docs/bots.md."""

    price: float = 3.05  # of a treasure that a seaplane will take
    price_now: float = 0.4  # share of what its type brings now above or below the mean
    price_next: float = 0.05  # the same after somebody's delivery
    treasure_found: float = 2.3  # in a room
    card_found: float = 3.2
    passages: tuple[float, ...] = (2.4, 1.9, 1.5)  # the first, second and third
    secret: float = 0.1  # of what the best secret rooms bring above the usual, for each passage
    colours: float = 2.2  # another colour in the backpack, while there is time
    backpack_spare: float = 0.5  # a second key of a colour, besides the rooms it opens now
    altars: tuple[float, ...] = (2.7, 3.0, 2.1, 0.5)  # for each scoring: alone there, ahead, level, behind
    tent: float = 3.8
    camp_key: float = 0.9  # towards a set that is still to be completed
    camp_more: float = 0.8  # for each key in the camp, while there is time
    reach: tuple[float, ...] = (0.75, 0.48, 0.25, 0.32, 0.1)  # the best excavations within reach, the best first
    passage_reach: float = 0.1  # the best excavation one passage away
    growth: float = 0.05  # a flagged door, for each other room of its colour, while there is time
    ahead: float = 0.38  # a turn of this round with a tile before the forest
    cards: tuple[float, ...] = (2.8, 5.3, 2.3, 0.5, 0.5, 0.3, 2.9, 5.0, 0.0, 0.0)
    rivals: float = 0.6  # share of what the rivals have on average


STANDARD = Weights()
