"""The environments keep PettingZoo's promises, by its own tests, and ours about rewards and illegal actions."""

from __future__ import annotations

import os
import warnings
from typing import Any

import pytest

import engine
from engine import rl
from engine.rl.environment import NUMBERED

with warnings.catch_warnings():  # its tests import an example that warns
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

from tests.engine.rl.steps import play_on

# PettingZoo has a list of its own environments whose observations are tables with a mask, and warns of any other.
# It also warns of masks without a legal action, which is what an agent sees whose game is over.
EXPECTED = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def expected(test: Any) -> Any:
    for text in EXPECTED:
        test = pytest.mark.filterwarnings(text)(test)
    return test


@expected
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", NUMBERED)
def test_pettingzoos_api_test(game: str, players: int) -> None:
    api_test(rl.env(game, players=players))


@expected
def test_pettingzoos_api_test_with_rewards_for_points_and_an_auction() -> None:
    api_test(rl.env("tikal", players=4, options={"auction": True}, reward="points"))


@pytest.mark.slow
@pytest.mark.parametrize("game", NUMBERED)
def test_pettingzoos_seed_test(game: str) -> None:
    seed_test(lambda: rl.env(game, players=3))


@pytest.mark.slow
@pytest.mark.parametrize("game", NUMBERED)
def test_pettingzoos_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    sizes = set()

    def is_drawn(picture: Any) -> bool:
        sizes.add(picture.shape)
        return bool(picture.std() > 10)

    modes = {"ansi": lambda text: text.count("points") >= 2, "rgb_array": is_drawn}
    render_test(lambda render_mode: rl.env(game, players=2, render_mode=render_mode), modes)
    assert len(sizes) == 1
    assert "points" in capsys.readouterr().out  # what a person sees in the mode "human"


@pytest.mark.parametrize("game", NUMBERED)
def test_a_seed_is_the_game_of_that_seed_and_without_one_games_differ(game: str) -> None:
    env = rl.raw_env(game, players=2)
    env.reset(seed=7)
    assert env.game.digest() == engine.new_game(game, players=2, seed=7).digest()
    env.reset()
    second = env.game.digest()
    env.reset()
    assert env.game.digest() != second
    env.reset(seed=7)
    env.reset()
    assert env.game.digest() == second


@pytest.mark.parametrize("reward", ["outcome", "points"])
@pytest.mark.parametrize("game", NUMBERED)
def test_rewards_are_zero_in_sum_and_agree_with_the_end(game: str, reward: str) -> None:
    env = rl.raw_env(game, players=3, reward=reward)
    env.reset(seed=3)
    earned = [0.0] * 3
    for _ in play_on(env, seed=3):
        assert sum(env.rewards.values()) == pytest.approx(0)
        earned = [before + now for before, now in zip(earned, env.rewards.values(), strict=True)]
    scores = env.game.scores
    start = engine.new_game(game, players=3, seed=3).scores
    if reward == "points":
        gained = [score - points for score, points in zip(scores, start, strict=True)]
        assert earned == pytest.approx([own - (sum(gained) - own) / 2 for own in gained])
    else:
        (winner,) = env.game.winners
        assert earned == pytest.approx([1.0 if seat == winner else -0.5 for seat in range(3)])


def test_winners_share_the_reward() -> None:
    from engine.rl.environment import against_the_others

    assert against_the_others([0.5, 0.5, 0.0]) == pytest.approx([0.25, 0.25, -0.5])
    assert against_the_others([0.5, 0.5]) == [0.0, 0.0]


def test_an_illegal_action_is_refused_by_the_bare_environment_and_loses_in_the_wrapped_one() -> None:
    env: Any = rl.raw_env("lost-temple")
    number = env.numbered.actions.number("end turn")
    env.reset(seed=1)
    before = env.game.digest()
    with pytest.raises(engine.IllegalAction):
        env.step(number)
    for nothing in (None, -1, len(env.numbered.actions)):
        with pytest.raises(
            engine.IllegalAction, match=r"is not the number of an action; they go from 0 to 5625\."
        ):
            env.step(nothing)
    assert env.game.digest() == before
    env = rl.env("lost-temple")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(number)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


@pytest.mark.parametrize(
    ("setting", "error"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "tikal", "players": 5}, "players"),
        ({"game": "tikal", "options": {"magic": 1}}, "magic"),
        ({"game": "tikal", "reward": "praise"}, "not for 'praise'"),
    ],
)
def test_what_does_not_fit_is_said_at_once(setting: dict[str, Any], error: str) -> None:
    with pytest.raises(engine.OptionError, match=error):
        rl.env(**setting)


def test_importing_does_not_choose_a_sound_driver() -> None:
    assert os.environ.get("SDL_AUDIODRIVER") != "dsp"
