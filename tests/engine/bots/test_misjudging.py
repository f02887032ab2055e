"""Players who misjudge places differ from each other, and not from a good player when they are never wrong."""

from __future__ import annotations

import pytest

from engine import GAMES
from engine.bots import Effort, Level, Player, think_through
from tests.engine.playing import mover
from tests.engine.samples import under_way


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_more_a_player_misjudges_the_more_its_turns_vary(name: str) -> None:
    game = under_way(name, 40, 10, players=2, seed=3, chance=3, options={"first": 0})
    view = game.view(mover(game))

    def turns(points: float) -> set[str]:
        level = Level(Effort(1, 300), misjudges=points)
        return {think_through(Player(level, seed).choose(view)) for seed in range(10)}

    assert len(turns(1e-9)) == len(turns(0.0)) < len(turns(40.0))
