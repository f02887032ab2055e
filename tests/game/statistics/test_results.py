"""The player's own record: which games count, files, erasing, and what is damaged."""

import json
from dataclasses import replace

import pytest

from engine import EngineError
from engine.core.chance import Chance
from engine.tools import policies
from game.session.playback import Playback
from game.session.seats import Seat
from game.session.session import Session, read
from game.statistics import results
from game.statistics.results import KEY, PEOPLE, Finished
from game.storage import puzzle_results
from tests.game import games, reviews
from tests.game.sitting import Home


def line(number: int = 1, **other: object) -> Finished:
    """A finished game."""
    one = Finished(f"{number:032x}", 100, "tikal", 1_700_000_000 + number, 0, (90, 80), True, "hard", {"guard": 5})
    return replace(one, **other)  # type: ignore[arg-type]


def over(*kinds: str) -> Session:
    """A finished game of people and bots."""
    home = Home((320, 240))
    session = read(home, games.finished(2)[0])
    seats = tuple(
        Seat(seat.name, "human") if kind == "human" else Seat(seat.name, "bot", kind)
        for seat, kind in zip(session.setup.seats, kinds, strict=True)
    )
    session.setup = replace(session.setup, seats=seats)
    return session


def test_a_finished_game_with_a_person_counts_once() -> None:
    home, session = Home((320, 240)), over("human", "easy")
    found = results.of(session, {"delivery": 12})
    assert found is not None
    assert (found.game, found.players, found.against, found.seat) == ("lost-temple", 2, "easy", 0)
    assert found.scores == tuple(session.game.scores)
    assert found.won == (0 in session.game.winners)
    assert results.add(home, found)
    assert not results.add(home, found)
    assert results.games(home) == [found]


def test_the_lead_is_against_the_best_of_the_others() -> None:
    assert line(scores=(90, 70, 95)).lead == -5
    assert line(scores=(90, 70, 80), seat=2).lead == -10


def test_bots_alone_replays_games_tried_out_and_unfinished_ones_do_not_count() -> None:
    assert results.of(over("easy", "easy"), {}) is None
    watched = over("human", "easy")
    assert results.of(Playback(watched), {}) is None
    watched.tried = True
    assert results.of(watched, {}) is None
    begun = Session(Home((320, 240)), games.setup(2, humans=1))
    begun.apply(policies.random(begun.game, Chance.seeded(1)))
    assert results.of(begun, {}) is None


@pytest.mark.parametrize(
    ("kinds", "against"), [(("human", "human"), PEOPLE), (("human", "easy"), "easy"), (("human", "hard"), "hard")]
)
def test_the_strongest_at_the_table_counts(kinds: tuple[str, ...], against: str) -> None:
    found = results.of(over(*kinds), {})
    assert found is not None
    assert found.against == against


def test_several_levels_count_for_the_strongest() -> None:
    seats = [Seat("Ada", "human"), Seat("Bo", "bot", "medium"), Seat("Cy", "bot", "easy")]
    assert results.against("tikal", seats) == "medium"


def test_a_file_adds_what_is_missing_in_the_order_of_time() -> None:
    here, there = Home((320, 240)), Home((320, 240))
    for home, numbers in ((here, (1, 3)), (there, (2, 3))):
        for number in numbers:
            results.add(home, line(number))
    assert results.take_in(here, results.text(there)) == (1, 0)
    assert [one.digest[-1] for one in results.games(here)] == ["1", "2", "3"]
    assert results.take_in(here, results.text(there)) == (0, 0)


def test_a_file_carries_what_came_of_puzzles_and_the_better_result_stays() -> None:
    here, there = Home((320, 240)), Home((320, 240))
    puzzle_results.ended(there, "tikal 3", 20, 2, of_today=True)
    puzzle_results.ended(there, "tikal 4", 5, 0, of_today=False)
    puzzle_results.ended(here, "tikal 4", 9, 1, of_today=False)
    assert results.take_in(here, results.text(there)) == (0, 1)
    kept = puzzle_results.load(here)
    assert {name: (one.best, one.stars) for name, one in kept.results.items()} == {
        "tikal 3": (20, 2),
        "tikal 4": (9, 1),
    }
    assert list(kept.days.values()) == [2]
    # Once the best known turn was shown, a better result from elsewhere would not be found but seen.
    puzzle_results.shown(here, "tikal 4")
    puzzle_results.ended(there, "tikal 4", 12, 3, of_today=False)
    assert results.take_in(here, results.text(there)) == (0, 0)


@pytest.mark.parametrize(
    "turns", [None, [], "x", {"results": [], "days": {}}, {"results": {"a": [1]}, "days": [[1]]}]
)
def test_a_file_with_damaged_puzzles_still_brings_its_games(turns: object) -> None:
    there, here = Home((320, 240)), Home((320, 240))
    results.add(there, line())
    data = {**json.loads(results.text(there)), "turns": turns}
    assert results.take_in(here, json.dumps(data)) == (1, 0)
    assert puzzle_results.load(here) == puzzle_results.PuzzleResults()


def test_erasing_forgets_everything() -> None:
    home = Home((320, 240))
    results.add(home, line())
    results.erase(home)
    assert results.games(home) == []
    assert KEY not in home.texts


def test_the_oldest_make_way() -> None:
    home = Home((320, 240))
    many = [line(number) for number in range(results.ROOM + 5)]
    results._merge(home, many)
    found = results.games(home)
    assert len(found) == results.ROOM
    assert found[0].when == many[5].when


@pytest.mark.parametrize("stored", ["", "{", "[]", "null", '{"format": "x"}', "9" * 9999])
def test_damaged_storage_counts_as_none(stored: str) -> None:
    home = Home((320, 240))
    home.texts[KEY] = stored
    assert results.games(home) == []
    assert results.add(home, line())
    assert results.games(home) == [line()]


@pytest.mark.parametrize("field", results.FIELDS)
def test_one_damaged_game_costs_no_other_and_is_refused_in_a_file(field: str) -> None:
    home = Home((320, 240))
    results.add(home, line(1))
    results.add(home, line(2))
    data = json.loads(home.texts[KEY])
    data["games"][0][field] = {"far": "off"}
    home.texts[KEY] = json.dumps(data)
    assert results.games(home) == [line(2)]
    with pytest.raises(EngineError):
        results.take_in(Home((320, 240)), json.dumps(data))


@pytest.mark.parametrize("text", ["", "{}", "a game", reviews.record("2")])
def test_a_file_that_is_no_record_is_refused(text: str) -> None:
    home = Home((320, 240))
    with pytest.raises(EngineError):
        results.take_in(home, text)
    assert results.games(home) == []
