"""What an agent observes: everything that its seat may know, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import engine
from engine import GAMES, rl
from engine.rl.environment import NUMBERED
from engine.tikal import board
from engine.tikal import components as box
from tests.bench.bot_endurance import OPTIONS
from tests.engine.rl.steps import play_on


def observed(env: rl.ExpeditionEnv, seat: int) -> tuple[bytes, bytes]:
    seen = env.observe(env.possible_agents[seat])
    return seen["observation"].tobytes(), seen["action_mask"].tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("game", NUMBERED)
def test_what_is_hidden_from_a_seat_makes_no_difference_to_its_observation(game: str) -> None:
    """Everything hidden is dealt anew behind the back of one seat after another, all through games."""
    others_noticed = 0
    dealt_anew = 0
    for seed in range(2):
        env = rl.raw_env(game, players=3)
        env.reset(seed=seed)
        for number, _ in enumerate(play_on(env, seed)):
            if number % 11 or env.game.to_move is None:
                continue
            true_game = env.game
            for seat in range(3):
                before = [observed(env, each) for each in range(3)]
                env.game = engine.imagine(true_game.view(seat), seed=number)
                dealt_anew += env.game.digest() != true_game.digest()
                after = [observed(env, each) for each in range(3)]
                assert after[seat] == before[seat]
                others_noticed += after != before
                env.game = true_game
    assert dealt_anew > 60
    if GAMES[game].secrets:  # others look at their own hands, which were dealt anew
        assert others_noticed > 30


def plain(view: dict[str, Any]) -> str:
    """A view as text, without what means nothing to the rules: names, and the order in heaps that have none."""
    view = json.loads(json.dumps(view))
    del view["options"]["names"]
    if view["game"] == "lost-temple":
        for heap in (view["cards"]["discards"], view["seen"], *(player["tiles"] for player in view["players"])):
            heap.sort()
    else:
        del view["options"]["edition"]  # a name; what it stands for is among the options
        for entry in view["board"].values():
            tile = box.TILES.index(entry.pop("tile"))  # equal if they look equal
            entry["looks"] = box.KIND[tile], board.STONES[tile][entry.pop("rotation")]
    return json.dumps(view, sort_keys=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", NUMBERED)
def test_two_views_that_differ_are_observed_differently(game: str) -> None:
    views: dict[bytes, str] = {}
    encode = NUMBERED[game].encode
    for seed, options in enumerate(OPTIONS[game] * 2):
        env = rl.raw_env(game, players=2 + seed % 3, options=options)
        env.reset(seed=seed)
        for seat in play_on(env, seed):
            view = env.game.view(seat)
            text = plain(view)
            assert views.setdefault(encode(view).tobytes(), text) == text
    assert len(views) > 1000


@pytest.mark.parametrize("game", NUMBERED)
def test_observations_stay_in_their_space_and_can_be_taken_apart_by_name(game: str) -> None:
    env = rl.raw_env(game, players=4)
    env.reset(seed=2)
    layout = env.numbered.layout
    for seat in play_on(env, seed=2):
        agent = env.possible_agents[seat]
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        parts = layout.parts(seen["observation"])
        assert parts["seat"].argmax() == seat
        assert parts["score"][0] == np.float32(env.game.scores[seat] / 100)
    assert sum(part.size for part in parts.values()) == layout.size == seen["observation"].size


@pytest.mark.slow
@pytest.mark.parametrize("game", NUMBERED)
def test_players_are_told_from_the_one_that_looks_clockwise(game: str) -> None:
    env = rl.raw_env(game, players=4, options={"first": 0})
    env.reset(seed=4)
    for _ in play_on(env, seed=4):
        for seat, agent in enumerate(env.possible_agents):
            parts = env.numbered.layout.parts(env.observe(agent)["observation"])
            scores = env.game.scores
            assert parts["score"].tolist() == pytest.approx([scores[(seat + i) % 4] / 100 for i in range(4)])
            if env.game.to_move is not None:
                assert parts["to_move"].argmax() == (env.game.to_move - seat) % 4
    assert len(set(env.game.scores)) > 1


@pytest.mark.parametrize("game", NUMBERED)
def test_only_who_is_to_move_has_legal_actions(game: str) -> None:
    env = rl.raw_env(game, players=3)
    env.reset(seed=6)
    for _ in play_on(env, seed=6):
        for seat, agent in enumerate(env.possible_agents):
            mask = env.observe(agent)["action_mask"]
            legal = env.game.legal_actions() if seat == env.game.to_move else ()
            assert [env.numbered.actions.actions[number] for number in mask.nonzero()[0]] == sorted(
                legal, key=lambda action: env.numbered.actions.number(action.text)
            )
