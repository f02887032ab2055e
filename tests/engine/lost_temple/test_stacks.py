"""Which decisions can stand on which: the table of the audit against the stacks that come up in play."""

from __future__ import annotations

import itertools

import pytest

import engine
from engine.core.chance import Chance
from engine.lost_temple.position import steps
from engine.lost_temple.position.audit.stacks import NOTHING, STANDS_ON
from engine.lost_temple.rules import extras
from engine.lost_temple.rules.state import State
from tests.engine.lost_temple.situation import digger

VARIANTS = list(itertools.product((2, 3, 4), (False, True), (False, True)))
GAMES = 160


def pairs(state: State) -> set[tuple[str, str]]:
    names = [NOTHING, *(str(step[0]) for step in state.steps)]
    return set(itertools.pairwise(names))


@pytest.mark.slow
def test_every_stack_of_the_table_comes_up_in_play_and_no_other() -> None:
    """Players who dig; tent, cards and bonus treasures are tried at every decision, so that rare pairs come up."""
    met: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        players, more_control, short_game = VARIANTS[seed % len(VARIANTS)]
        options = {"more_control": more_control, "short_game": short_game}
        game = engine.new_game("lost-temple", players=players, seed=seed, options=options)
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            met |= pairs(game.state)
            step, player = game.state.steps[-1], game.state.players[game.to_move]
            every = game.legal_actions() if step[0] == "treasure" else extras.choices(game.state, player, step)
            for action in every:
                tried = game.copy()
                tried.apply(action)
                met |= pairs(tried.state)
            game.apply(digger(game, chance))
    listed = {(below, str(name)) for name, places in STANDS_ON.items() for below in places}
    assert met - listed == set(), "these come up, and the table does not know them"
    assert listed - met == set(), "the table allows these, and they do not come up"


def test_every_decision_is_in_the_table() -> None:
    assert set(STANDS_ON) == set(steps.PARTS)
