"""The review of a finished game is kept beside it, goes on where it was left, and survives what is damaged."""

import json

import pytest

import engine
from game.review.analysis import Analysis
from game.session import storing
from game.session.playback import Playback
from game.session.session import read
from game.storage import shelf
from tests.game import reviews
from tests.game.reviews import slight
from tests.game.sitting import Home


def finish(found: Analysis) -> None:
    while not found.done:
        found.think(1000)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["two-1999", "2"])
def test_left_and_taken_up_again_it_comes_to_the_same(name: str) -> None:
    home = Home((320, 240))
    session = read(home, reviews.record(name))
    with slight():
        begun = Analysis(home, session)
        while len(begun.turns) < 7:
            begun.think(1000)
        again = Analysis(home, read(home, reviews.record(name)))
        assert again.turns == begun.turns
        assert not again.done
        finish(again)
    assert home.texts[shelf.review_key(session.game.digest())] == reviews.review(name)
    assert Analysis(home, session).done


def test_thinking_stops_when_the_time_is_up() -> None:
    home = Home((320, 240))
    begun = Analysis(home, read(home, reviews.record("two-1999")))
    assert begun.think(0.0) is False
    assert begun.turns == []
    assert begun.progress == 0


@pytest.mark.parametrize(
    "stored",
    ["", "{", "[]", "9" * 5000, '{"version": 3, "turns": []}', '{"version": 2, "turns": [[1]]}', "null"],
)
def test_a_damaged_review_begins_anew(stored: str) -> None:
    home = Home((320, 240))
    session = read(home, reviews.record("2"))
    home.texts[shelf.review_key(session.game.digest())] = stored
    assert Analysis(home, session).turns == []


@pytest.mark.parametrize("field", range(13))
def test_a_review_with_any_field_damaged_begins_anew(field: int) -> None:
    home = Home((320, 240))
    session = read(home, reviews.record("2"))
    wrongs: tuple[object, ...] = (None, {}, "x" if field not in (8, 10) else 5, -(10**9))
    for wrong in wrongs:
        data = json.loads(reviews.review("2"))
        data["turns"][3][field] = wrong
        home.texts[shelf.review_key(session.game.digest())] = json.dumps(data)
        assert Analysis(home, session).turns == []


@pytest.mark.slow
def test_the_review_of_another_game_is_not_taken_for_this_one() -> None:
    home = Home((320, 240))
    session = read(home, reviews.record("2"))
    home.texts[shelf.review_key(session.game.digest())] = reviews.review("3")
    assert Analysis(home, session).turns == []


def test_the_shelf_forgets_a_review_with_its_game() -> None:
    home = Home((320, 240))
    session = reviews.session(home, "2")
    shelf.put(home, session.saved())
    (kept,) = shelf.games(home)
    assert shelf.review_key(kept.digest) in home.texts
    shelf.remove(home, kept)
    assert shelf.review_key(kept.digest) not in home.texts


def test_the_oldest_game_takes_its_review_with_it() -> None:
    home = Home((320, 240))
    shelf.put(home, reviews.session(home, "2").saved())
    name = next(key for key in home.texts if key.startswith("review-"))
    for seed in range(shelf.ROOM):
        game = engine.new_game("tikal", players=2, seed=seed, options={"names": ["Ada", "Bo"]})
        shelf.put(home, read(home, engine.save(game)).saved())
    assert name not in home.texts


# ---- another line in a replay ----------------------------------------------------------------------


def test_another_line_goes_as_far_as_it_is_possible_and_back() -> None:
    home = Home((320, 240))
    watched = read(home, reviews.record("two-1999"))
    replay = Playback(watched)
    replay.go_to(30)
    other = next(action for action in replay.game.legal_actions() if action is not replay.moves[30])
    replay.branch([str(other), "no such move"])
    assert replay.branched
    assert len(replay.moves) == 31
    replay.advance()
    assert replay.game.moves[-1] is other
    replay.as_played(30)
    assert not replay.branched
    replay.go_to(len(watched.game.moves))
    assert replay.game.digest() == watched.game.digest()
    assert [entry.event for entry in replay.log] == [entry.event for entry in watched.log]


def test_a_game_goes_on_from_the_middle_of_another_with_the_same_players() -> None:
    home = Home((320, 240))
    watched = read(home, reviews.record("2"))
    replay = Playback(watched)
    replay.go_to(40)
    begun = read(home, storing.from_here(replay))
    assert begun.game.moves == watched.game.moves[:40]
    assert begun.setup.seats == watched.setup.seats
    assert begun.tried
    assert read(home, begun.saved()).tried
    assert not watched.tried
