"""The recorded games of Tikal: every edition, the auction, and every verb."""

from __future__ import annotations

import json

from tests import fixtures

RECORDS = [json.loads(path.read_text(encoding="utf-8")) for path in (fixtures.RECORDS / "tikal").glob("*.json")]


def test_there_are_records_of_each_edition_and_of_the_auction() -> None:
    played = {(record["options"]["edition"], record["options"]["auction"]) for record in RECORDS}
    assert played >= {("1999", False), ("2015", False), ("classic", False), ("1999", True), ("2015", True)}
    assert {record["players"] for record in RECORDS} == {2, 3, 4}


def test_recorded_games_use_every_verb() -> None:
    verbs = {move.split()[0] for record in RECORDS for move in record["moves"]}
    every = {"bid", "pass", "choose", "place", "bring", "move", "uncover", "recover", "exchange", "camp", "guard"}
    assert verbs == {*every, "end"}
