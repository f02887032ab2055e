"""Bad input that nobody thought of: whatever comes, the engine answers with one of its own errors."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine
from tests.bench import fuzz
from tests.engine.mutations import at, paths
from tests.engine.readers import GAMES, NAMES, POSITIONS, RECORDS, VIEWS, answer, put, put_text, readers
from tests.engine.shapes import JUNK, SHAPES, Shape

RELAXED = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
SECONDS = 2.0


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reader", sorted(readers("tikal")))
@RELAXED
@given(shape=SHAPES)
def test_json_of_any_shape_depth_and_size_is_taken_or_refused_in_time(
    reader: str, name: str, shape: Shape
) -> None:
    read, kind = readers(name)[reader]
    for value in (shape.data(), shape.text()):
        error, seconds = answer(read, value)
        assert error is None or isinstance(error, kind)
        assert seconds < SECONDS


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@RELAXED
@given(data=st.data(), shape=SHAPES)
def test_anything_in_any_field_is_taken_or_refused_in_time(name: str, data: st.DataObject, shape: Shape) -> None:
    way = data.draw(st.sampled_from(paths(POSITIONS[name])))
    error, seconds = answer(engine.from_position, put(POSITIONS[name], way, shape.data()))
    assert error is None or isinstance(error, engine.PositionError)
    assert seconds < SECONDS
    way = data.draw(st.sampled_from(paths(VIEWS[name])))
    error, seconds = answer(lambda view: engine.imagine(view, 1), put(VIEWS[name], way, shape.data()))
    assert error is None or isinstance(error, engine.PositionError)
    assert seconds < SECONDS
    way = data.draw(st.sampled_from(paths(json.loads(RECORDS[name]))))
    for read in (engine.load, engine.notes):
        error, seconds = answer(read, put_text(RECORDS[name], way, shape.text()))
        assert error is None or isinstance(error, engine.RecordError)
        assert seconds < SECONDS


@pytest.mark.slow
def test_a_sample_of_the_long_fuzz_finds_nothing() -> None:
    answers, failures = fuzz.work(1_000_000)
    assert failures == []
    for kind in fuzz.KINDS:
        found = {answer for name, answer in answers if name == kind.__name__}
        assert fuzz.ACCEPTED in found
        assert found - {fuzz.ACCEPTED}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(deadline=None)
@given(text=st.text(max_size=30))
def test_any_text_is_an_action_or_a_notation_error(name: str, text: str) -> None:
    try:
        action = GAMES[name].parse(text)
    except engine.NotationError:
        return
    assert GAMES[name].parse(str(action)) is action


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(deadline=None, max_examples=200)
@given(data=st.data())
def test_a_changed_position_is_refused_or_stands_for_itself(name: str, data: st.DataObject) -> None:
    position = copy.deepcopy(POSITIONS[name])
    *path, last = data.draw(st.sampled_from(paths(position)))
    place = at(position, tuple(path))
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
def test_a_changed_record_is_refused_or_the_same_game(name: str, data: st.DataObject) -> None:
    record = json.loads(RECORDS[name])
    key = data.draw(st.sampled_from(sorted(record)))
    record[key] = data.draw(JUNK)
    try:
        game = engine.load(json.dumps(record))
    except engine.RecordError:
        return
    assert game.digest() == GAMES[name].digest()


@pytest.mark.slow
@settings(deadline=None)
@given(text=st.text())
def test_any_text_is_a_record_error(text: str) -> None:
    with pytest.raises(engine.RecordError):
        engine.load(text)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(deadline=None)
@given(players=JUNK, seed=JUNK, options=JUNK)
def test_any_set_up_is_a_game_or_an_option_error(name: str, players: Any, seed: Any, options: Any) -> None:
    try:
        game = engine.new_game(name, players=players, seed=seed, options=options)
    except engine.OptionError:
        return
    assert game.legal_actions()
