"""How many points things of Lost Temple are worth that have not scored yet, and what temperaments make of them."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Weights:
    """Points for what a player has or could do; where they come from is told in docs/bots.md."""

    price: float = 2.7  # of a treasure that a seaplane will take
    price_now: float = 0.5  # share of what its type brings now above or below the mean
    price_next: float = 0.15  # the same after somebody's delivery
    treasure_found: float = 2.0  # in a room
    card_found: float = 3.2
    passages: tuple[float, ...] = (2.5, 1.3, 1.2)  # the first, second and third
    secret: float = 0.1  # of what the best secret rooms bring above the usual, for each passage
    colours: float = 3.1  # another colour in the backpack, while there is time
    shared: float = 0.8  # taken off for each rival whose backpack has the colour too, while there is time
    backpack_spare: float = 0.5  # a second key of a colour, besides the rooms it opens now
    altars: tuple[float, ...] = (2.3, 3.1, 2.0, 0.2)  # for each scoring: alone there, ahead, level, behind
    tent: float = 2.8
    camp_key: float = 0.85  # towards a set that is still to be completed
    camp_more: float = 1.05  # for each key in the camp, while there is time
    reach: tuple[float, ...] = (0.72, 0.5, 0.21, 0.42, 0.16)  # the best excavations within reach, the best first
    passage_reach: float = 0.1  # the best excavation one passage away
    growth: float = 0.04  # a flagged door, for each other room of its colour, while there is time
    ahead: float = 0.28  # a turn of this round with a tile before the forest
    cards: tuple[float, ...] = (2.8, 4.9, 2.3, 0.5, 0.5, 0.2, 2.6, 5.0, 0.0, 0.0)
    rivals: float = 0.55  # share of what the rivals have on average


STANDARD = Weights()

STYLES = {
    # Treasures in rooms and under the seaplanes, and the cards that go with them.
    "collector": replace(
        STANDARD,
        price=3.0,
        treasure_found=3.0,
        camp_more=1.25,
        cards=(2.6, 4.7, 2.1, 0.4, 1.2, 0.9, 3.2, 5.0, 0.0, 0.0),
    ),
    # A camp full of keys, and the altars they win.
    "keeper": replace(STANDARD, camp_key=1.9, camp_more=2.6, altars=(3.1, 4.2, 2.9, 0.8)),
    # Rooms, doors and ways into the temple.
    "explorer": replace(
        STANDARD, colours=4.2, reach=(0.84, 0.62, 0.32, 0.49, 0.23), growth=0.23, passages=(3.4, 2.2, 1.6)
    ),
}
