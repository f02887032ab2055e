"""Every action of a game has a number of its own, in every position."""

from __future__ import annotations

import pytest

import engine
from engine import GAMES
from engine.core.chance import Chance
from engine.rl.environment import NUMBERED
from engine.tools.policies import POLICIES
from tests.bench.bot_endurance import OPTIONS


@pytest.mark.parametrize("game", NUMBERED)
def test_numbers_and_actions_are_one_to_one(game: str) -> None:
    actions = NUMBERED[game].actions
    assert [actions.number(action.text) for action in actions.actions] == list(range(len(actions)))
    assert all(GAMES[game].parse(action.text) is action for action in actions.actions[::7])


@pytest.mark.slow
@pytest.mark.parametrize("game", NUMBERED)
def test_every_legal_action_of_random_and_greedy_games_has_a_number(game: str) -> None:
    actions = NUMBERED[game].actions
    met = set()
    for seed, options in enumerate(OPTIONS[game] * 4):
        table = engine.new_game(game, players=2 + seed % 3, seed=seed, options=options)
        chance = Chance.seeded(seed)
        policy = POLICIES["greedy" if seed % 4 == 0 else "random"]
        while table.to_move is not None:
            met.update(actions.numbers(str(action) for action in table.legal_actions()))
            table.apply(policy(table, chance))
    assert len({actions.actions[number].verb for number in met}) >= {"lost-temple": 30, "tikal": 12}[game]


def test_the_sizes_are_those_of_the_docs() -> None:
    """A network is made for these sizes: whoever changes one also raises VERSION in engine/rl/environment.py."""
    sizes = {name: (len(game.actions), game.layout.size) for name, game in NUMBERED.items()}
    assert sizes == {"lost-temple": (5626, 2323), "tikal": (4925, 1592)}
