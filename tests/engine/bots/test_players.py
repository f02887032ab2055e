"""Computer players: their choices are legal, repeatable, and know nothing they cannot see."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import engine
from engine import GAMES
from engine.bots import Effort, Level, Player, choose, think_through
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.engine.playing import mover
from tests.engine.samples import seats

SECOND, STRONGEST = 1, -1
"""Levels by their place among those of a game, the easiest first."""
CASES = [(name, level) for name in GAMES for level in GAMES[name].levels]


def decisions(name: str, count: int, apart: int) -> list[engine.Game[Any]]:
    """Games in which somebody has a real choice, so many moves apart; a short one, wherever that is so."""
    game = engine.new_game(name, players=seats(name, 3), seed=9)
    chance = Chance.seeded(9)
    found: list[engine.Game[Any]] = []
    while game.to_move is not None and len(found) < count:
        if len(game.moves) % apart == apart - 1 and len(game.legal_actions()) > 1:
            found.append(game.copy())
        game.apply(random(game, chance))
    return found if found or apart == 1 else decisions(name, count, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "level"), CASES)
def test_a_choice_is_legal_and_repeatable(name: str, level: str) -> None:
    for game in decisions(name, 4, 17):
        view = game.view(mover(game))
        untouched = copy.deepcopy(view)
        text = think_through(choose(view, level, 1))
        assert text in view["legal"]
        assert view == untouched
        assert think_through(choose(view, level, 1)) == text


@pytest.mark.parametrize(("name", "level"), CASES)
def test_thinking_pauses_often(name: str, level: str) -> None:
    game = max(decisions(name, 6, 13), key=lambda game: len(game.legal_actions()))
    pauses = sum(1 for _ in choose(game.view(mover(game)), level, 1))
    assert pauses >= len(game.legal_actions()) // 8


@pytest.mark.parametrize(("level", "count"), [(SECOND, 3), (STRONGEST, 1)])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_hidden_does_not_change_a_choice(name: str, level: int, count: int) -> None:
    called = list(GAMES[name].levels)[level]
    for game in decisions(name, count, 23):
        seat = mover(game)
        view = game.view(seat)
        choice = think_through(choose(view, called, 4))
        for seed in range(count):
            other = engine.imagine(view, seed)
            assert think_through(choose(other.view(seat), called, 4)) == choice


STYLES = [(name, style) for name in GAMES for style in GAMES[name].styles]


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_style_plays_legal_and_repeatable_turns_and_judges_otherwise(name: str, style: str) -> None:
    liking, standard = GAMES[name].styles[style], GAMES[name].expert
    differs = 0
    for game in decisions(name, 6, 21):
        seat = mover(game)
        view = game.view(seat)
        one, again = (think_through(Player(Level(Effort(1, 300)), 1, liking).choose(view)) for _ in range(2))
        assert one == again
        assert one in view["legal"]
        differs += liking.evaluate(game, seat, None)[0] != standard.evaluate(game, seat, None)[0]
    assert differs


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_single_choice_needs_no_thought(name: str) -> None:
    game = engine.new_game(name, players=seats(name, 4), seed=1)
    view = game.view(mover(game))
    view["legal"] = view["legal"][:1]
    assert list(choose(view, "hard", 1)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_easy_beats_chance(name: str) -> None:
    wins = 0
    for seed in range(6):
        game = engine.new_game(name, players=seats(name, 2), seed=seed)
        chance = Chance.seeded(seed)
        easy = Player(GAMES[name].levels["easy"], chance.word())
        while (seat := game.to_move) is not None:
            if seat == seed % 2:
                game.apply(game.parse(think_through(easy.choose(game.view(seat)))))
            else:
                game.apply(random(game, chance))
        wins += seed % 2 in game.winners
    assert wins >= 5


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_temperament_knows_no_more_than_it_sees(name: str, style: str) -> None:
    for game in decisions(name, 2, 29):
        seat = mover(game)
        view = game.view(seat)
        level = Level(Effort(2, 300))
        choice = think_through(Player(level, 4, GAMES[name].styles[style]).choose(view))
        assert choice in view["legal"]
        hidden = engine.imagine(view, 1).view(seat)
        assert think_through(Player(level, 4, GAMES[name].styles[style]).choose(hidden)) == choice
