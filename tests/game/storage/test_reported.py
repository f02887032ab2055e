"""Whatever lies in tests/fixtures/games is a test: records and reports come to what they expect."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.session.session import read
from game.session.storing import present
from tests.fixtures import FIXTURES
from tests.fixtures.replaying import report, result
from tests.game.sitting import Home

GAMES = sorted((FIXTURES / "games").glob("*.json"))


def test_there_are_games_of_both() -> None:
    assert {report(path.read_text(encoding="utf-8")).name for path in GAMES} == {"lost-temple", "tikal"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game_that_was_reported_comes_to_what_is_expected(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = report(text)
    record = json.loads(present(text)) | {"digest": game.digest()}  # what is expected may have been corrected
    if "position" not in record:
        session = read(Home((320, 240)), json.dumps(record))
        assert result(session.game) == result(game)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game_that_comes_to_something_else_is_noticed(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    if "expected" not in data:
        pytest.skip("a record names its digest alone")
    for key in ("scores", "choices", "moves", "digest", "to_move"):
        with pytest.raises(AssertionError):
            report(json.dumps(data | {"expected": {**data["expected"], key: "something else"}}))
