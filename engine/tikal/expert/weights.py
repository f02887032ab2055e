"""What things of Tikal are worth that have not scored yet: the numbers that the computer players think with."""

from __future__ import annotations

from dataclasses import dataclass, replace

COSTS = 12
"""Action points that the tables tell apart; what costs more counts as this much."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Points, or shares of a temple's value; tables go by action points from 1 up."""

    # The share of a temple that the next scoring brings, and each one after that: to who holds it, by what it
    # would cost the nearest rival to take that away, and to who does not, by what it would cost to take it.
    hold: tuple[float, ...] = (0.78, 0.85, 0.9, 0.92, 0.935, 0.94, 0.945, 0.95, 0.955, 0.96, 0.965, 0.97)
    hold_later: tuple[float, ...] = (0.7, 0.73, 0.75, 0.76, 0.765, 0.77, 0.775, 0.78, 0.78, 0.78, 0.78, 0.78)
    take: tuple[float, ...] = (0.63, 0.56, 0.5, 0.43, 0.38, 0.33, 0.3, 0.29, 0.27, 0.25, 0.23, 0.2)
    take_later: tuple[float, ...] = (0.62, 0.59, 0.55, 0.52, 0.48, 0.45, 0.43, 0.42, 0.41, 0.4, 0.38, 0.36)
    # In a fight nobody's lead lasts: by the strength of the weaker side, how far shares of later scorings are from
    # those of equals.
    fight: tuple[float, ...] = (1.0, 0.9, 0.5, 0.2, 0.1)
    equals: float = 0.6
    growth: float = 0.35  # of each level that can still be uncovered, at scorings after the next
    treasure: float = 1.0  # for each that a member stands ready to recover, of what it adds to a collection
    sets: float = 1.0  # of what treasures bring at later scorings
    worker: float = 1.0  # on the board
    waiting: float = 0.9  # of that is lost for each worker at the base camp beyond a few
    leader: float = 8.7
    camp: float = 2.0
    guard_left: float = 4.0
    lead: float = 1.1  # of what the best rival stands to get


STANDARD = Weights()
# Likings that make equally strong players of different kinds.
STYLES = {
    "collector": replace(STANDARD, treasure=1.2, sets=1.1),
    "builder": replace(STANDARD, treasure=0.9, sets=0.96, camp=3.5),
    "raider": replace(STANDARD, lead=1.15, guard_left=2.5),
}
