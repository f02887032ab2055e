"""Games as files: what is written can be read here and by the engine, and nonsense is refused."""

import json

import pytest

import engine
from engine import RecordError
from game.session.seats import Seat, Setup
from game.session.session import Session, read
from game.storage.filename import file_name
from tests.game import games
from tests.game.sitting import Home


def host() -> Home:
    return Home((320, 240))


def test_a_file_gives_the_same_game_with_the_same_players() -> None:
    session = Session(host(), games.setup(3, humans=1))
    session.apply(session.game.legal_actions()[0])
    again = read(host(), session.saved())
    assert again.game.digest() == session.game.digest()
    assert again.setup.seats == session.setup.seats
    assert [seat.kind for seat in again.setup.seats] == ["human", "bot", "bot"]


def test_the_engine_reads_the_file_as_a_record() -> None:
    session = games.ended(host(), 2)
    assert engine.load(session.saved()).scores == session.game.scores


def test_a_record_without_notes_is_a_game_between_people() -> None:
    game = engine.new_game("tikal", players=2, seed=3, options={"names": ["Ada", "Blaise"]})
    again = read(host(), engine.save(game))
    assert again.setup.seats == (Seat("Ada", "human"), Seat("Blaise", "human"))


@pytest.mark.parametrize(
    "seats",
    [
        None,
        7,
        [],
        [1, 2],
        [{"name": "Ada", "kind": "human"}],
        [{"name": "Ada", "kind": "cat"}, {"name": "B", "kind": "human"}],
        [{"name": "Ada", "kind": "bot", "level": "divine"}, {"name": "B", "kind": "human"}],
        [{"name": 4, "kind": "human"}, {"name": "B", "kind": "human"}],
        [{"name": "Ada", "wings": 2}, {"name": "B", "kind": "human"}],
    ],
)
def test_notes_that_make_no_sense_are_passed_over(seats: object) -> None:
    game = engine.new_game("tikal", players=2, seed=3)
    again = read(host(), engine.save(game, {"seats": seats}))
    assert [seat.kind for seat in again.setup.seats] == ["human", "human"]


def test_what_is_no_record_is_refused() -> None:
    whole = games.ended(host(), 2).saved()
    edited = json.loads(whole)
    edited["seed"] += 1
    for text in ("", "hello", "{}", whole[:-200], json.dumps(edited)):
        with pytest.raises(RecordError):
            read(host(), text)


def test_a_record_from_the_middle_of_a_game_is_refused() -> None:
    game = engine.new_game("tikal", players=2, seed=3)
    with pytest.raises(RecordError):
        read(host(), engine.save(engine.from_position(game.position())))


def test_a_file_has_a_name_that_every_system_allows() -> None:
    seats = (Seat("A/d: a", "human"), Seat("Zoé?", "bot", "easy"))
    session = Session(host(), Setup("tikal", seats, {}, 1))
    assert file_name(session) == "tikal-a-d-a-zoé.json"
