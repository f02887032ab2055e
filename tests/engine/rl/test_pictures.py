"""The pictures: what is drawn is where it belongs, and nothing hidden is drawn."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import rl
from engine.rl import font
from engine.rl.canvas import Canvas, hexagon
from engine.rl.environment import NUMBERED
from tests.engine.rl.steps import play_on

WHITE, RED = (255, 255, 255), (200, 0, 0)


def red(canvas: Canvas) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    found: np.ndarray[tuple[int, int], np.dtype[np.bool_]] = (canvas.picture() == RED).all(axis=2)
    return found


def test_shapes_cover_their_area_and_stay_in_the_picture() -> None:
    canvas = Canvas(100, 80, WHITE)
    canvas.polygon(hexagon((50, 40), 30, 0), RED)
    assert red(canvas).sum() == pytest.approx(3 * 3**0.5 / 2 * 30**2, rel=0.05)
    assert red(canvas)[40, 50]
    canvas = Canvas(100, 80, WHITE)
    canvas.disc((0, 0), 20, RED)
    assert red(canvas).sum() == pytest.approx(np.pi * 20**2 / 4, rel=0.1)
    canvas = Canvas(100, 80, WHITE)
    canvas.rectangle((-50, -50), (20, 20), RED)
    canvas.rectangle((90, 70), (50, 50), RED)
    assert red(canvas).sum() == 100
    canvas = Canvas(100, 80, WHITE)
    canvas.line((10, 40), (90, 40), 6, RED)
    assert red(canvas).sum() == 480


def test_letters_differ_and_are_drawn_dot_by_dot() -> None:
    assert len(set(font.LETTERS.values())) == len(font.LETTERS)
    canvas = Canvas(40, 10, WHITE)
    canvas.text((0, 0), "i1", RED)
    assert red(canvas).sum() == len(font.dots("I1")) == len(font.dots("I")) + len(font.dots("1"))


@pytest.mark.slow
@pytest.mark.parametrize("game", NUMBERED)
def test_a_picture_changes_with_the_table_and_not_with_what_is_hidden(game: str) -> None:
    env = rl.raw_env(game, players=4, render_mode="rgb_array")
    env.reset(seed=1)
    pictures = [env.render()]
    for number, _ in enumerate(play_on(env, seed=1)):
        if number % 60 == 30:
            pictures.append(env.render())
            true_game = env.game
            for seat in range(4):
                if true_game.to_move is not None:
                    env.game = engine.imagine(true_game.view(seat), seed=1)
                    assert np.array_equal(env.render(), pictures[-1])
            env.game = true_game
    assert len({picture.tobytes() for picture in pictures}) == len(pictures) >= 4
