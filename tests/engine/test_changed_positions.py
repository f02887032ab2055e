"""Positions from random games with a field or two changed: refused with a sentence, or played to the end.

The same with 10,000 positions of each game is `python3 play.py bench positions`.
"""

from __future__ import annotations

import pytest

import engine
from tests.engine.mutating import Changer, Mutant, outcome, sampled

COUNT = 300


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(engine.GAMES))
def test_a_changed_position_is_refused_with_a_sentence_or_can_be_played_to_its_end(name: str) -> None:
    positions = sampled(name, COUNT, seed=77)
    changer = Changer(positions, seed=77)
    outcomes = {"refused": 0, "played": 0}
    for number, position in enumerate(positions):
        outcomes[outcome(changer.mutant(position), number)] += 1
    assert outcomes["refused"] > COUNT / 2, "most changes make a position impossible"
    assert outcomes["played"] > COUNT / 50, "some do not"


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(engine.GAMES))
def test_positions_that_nobody_changed_are_all_accepted(name: str) -> None:
    for number, position in enumerate(sampled(name, COUNT // 10, seed=5)):
        assert outcome(Mutant(position, ()), number) == "played"
