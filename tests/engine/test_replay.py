"""Records are replayed up to any move, the beginning included."""

from __future__ import annotations

import pytest

import engine
from tests.engine.playing import play


def test_a_record_is_replayed_up_to_each_of_its_moves() -> None:
    game = play(engine.new_game("lost-temple", players=2, options={"first": 0}), "pack pink", "pack blue")
    text = engine.save(game)
    packed = ["pack pink", "pack blue"]
    for upto in range(4):
        assert [str(move) for move in engine.load(text, upto=upto).moves] == packed[:upto]
    with pytest.raises(engine.RecordError, match="from 0 on, not -1"):
        engine.load(text, upto=-1)
