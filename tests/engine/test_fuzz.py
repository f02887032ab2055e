"""Bad input that nobody thought of: whatever comes, the engine answers with one of its own errors."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.core.chance import Chance
from engine.tools.policies import random

NAMES = sorted(engine.GAMES)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def in_mid_game(name: str, seed: int = 3, moves: int = 60) -> engine.Game:
    game = engine.new_game(name, players=3, seed=seed)
    chance = Chance.seeded(seed)
    for _ in range(moves):
        game.apply(random(game, chance))
    return game


GAMES = {name: in_mid_game(name) for name in NAMES}
POSITIONS = {name: game.position() for name, game in GAMES.items()}
RECORDS = {name: engine.save(game) for name, game in GAMES.items()}


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every way into nested data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += paths(value, (*path, i))
    return found


@pytest.mark.parametrize("name", NAMES)
@given(text=st.text(max_size=30))
def test_any_text_is_an_action_or_a_notation_error(name: str, text: str):
    try:
        action = GAMES[name].parse(text)
    except engine.NotationError:
        return
    assert GAMES[name].parse(str(action)) is action


@pytest.mark.parametrize("name", NAMES)
@settings(deadline=None, max_examples=200)
@given(data=st.data())
def test_a_changed_position_is_refused_or_stands_for_itself(name: str, data: st.DataObject):
    position = copy.deepcopy(POSITIONS[name])
    *path, last = data.draw(st.sampled_from(paths(position)))
    place = position
    for key in path:
        place = place[key]
    if data.draw(st.booleans()):
        place[last] = data.draw(JUNK)
    else:
        del place[last]
    try:
        game = engine.from_position(position)
    except engine.PositionError:
        return
    assert engine.from_position(game.position()).digest() == game.digest()
    assert game.to_move is None or game.legal_actions()


@pytest.mark.parametrize("name", NAMES)
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_a_changed_record_is_refused_or_the_same_game(name: str, data: st.DataObject):
    record = json.loads(RECORDS[name])
    key = data.draw(st.sampled_from(sorted(record)))
    record[key] = data.draw(JUNK)
    try:
        game = engine.load(json.dumps(record))
    except engine.RecordError:
        return
    assert game.digest() == GAMES[name].digest()


@given(text=st.text())
def test_any_text_is_a_record_error(text: str):
    with pytest.raises(engine.RecordError):
        engine.load(text)


@pytest.mark.parametrize("name", NAMES)
@settings(deadline=None)
@given(players=JUNK, seed=JUNK, options=JUNK)
def test_any_set_up_is_a_game_or_an_option_error(name: str, players: Any, seed: Any, options: Any):
    try:
        game = engine.new_game(name, players=players, seed=seed, options=options)
    except engine.OptionError:
        return
    assert game.legal_actions()
