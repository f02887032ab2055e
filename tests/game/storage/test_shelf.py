"""The shelf: which games are kept, in which order, and what happens to the one under way."""

import json

import pytest

from game.session.session import KEY, Session, read, under_way
from game.storage import shelf
from tests.fixtures import former
from tests.game import games
from tests.game.sitting import Home


def begun(home: Home, seed: int = 5, moves: int = 1, humans: int = 1) -> Session:
    """A game under way in this home."""
    session = Session(home, games.setup(2, humans, seed))
    for _ in range(moves):
        session.apply(session.game.legal_actions()[0])
    return session


def seeds(home: Home) -> list[int]:
    return [json.loads(kept.text)["seed"] for kept in shelf.games(home)]


def test_an_empty_shelf_has_no_games() -> None:
    assert shelf.games(Home((320, 240))) == []


def test_the_game_under_way_is_set_aside_and_comes_back_as_it_was() -> None:
    home = Home((320, 240))
    session = begun(home, moves=4)
    shelf.set_aside(home)
    assert home.load(KEY) is None
    (kept,) = shelf.games(home)
    assert (kept.game, kept.names, kept.moves, kept.over) == ("lost-temple", ("Ada", "Blaise"), 4, False)
    assert kept.scores == tuple(session.game.scores)
    shelf.take_up(home, kept)
    assert shelf.games(home) == []
    again = under_way(home)
    assert again.game.digest() == session.game.digest()


def test_taking_up_a_game_sets_the_one_under_way_aside() -> None:
    home = Home((320, 240))
    begun(home, seed=1)
    shelf.set_aside(home)
    begun(home, seed=2)
    shelf.take_up(home, shelf.games(home)[0])
    assert seeds(home) == [2]
    assert json.loads(home.texts[KEY])["seed"] == 1


def test_the_newest_come_first_and_the_oldest_make_way() -> None:
    home = Home((320, 240))
    for seed in range(shelf.ROOM + 2):
        begun(home, seed)
        shelf.set_aside(home)
    assert seeds(home) == list(reversed(range(2, shelf.ROOM + 2)))


def test_the_same_game_is_kept_once() -> None:
    home = Home((320, 240))
    for seed in (1, 2, 1):
        begun(home, seed)
        shelf.set_aside(home)
    assert seeds(home) == [1, 2]


def test_a_game_can_be_removed() -> None:
    home = Home((320, 240))
    for seed in (1, 2, 3):
        begun(home, seed)
        shelf.set_aside(home)
    shelf.remove(home, shelf.games(home)[1])
    assert seeds(home) == [3, 1]


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "{}", '{"setup": {}}', "7"])
def test_what_is_no_game_stays_where_it_is(text: str) -> None:
    home = Home((320, 240))
    home.texts[KEY] = text
    shelf.set_aside(home)
    assert home.texts[KEY] == text
    assert shelf.games(home) == []


@pytest.mark.parametrize("text", ["{", "7", '"x"', "{}", '[1, null, "{}"]'])
def test_a_damaged_shelf_is_an_empty_one(text: str) -> None:
    home = Home((320, 240))
    home.texts[shelf.KEY] = text
    assert shelf.games(home) == []
    begun(home)
    shelf.set_aside(home)
    assert seeds(home) == [5]


@pytest.mark.parametrize(("humans", "secret"), [(0, False), (1, False), (2, True)])
def test_people_hide_things_from_each_other_and_not_from_bots(humans: int, secret: bool) -> None:
    home = Home((320, 240))
    begun(home, humans=humans)
    shelf.set_aside(home)
    assert shelf.games(home)[0].secret == secret


def test_a_finished_game_knows_how_it_ended() -> None:
    home = Home((320, 240))
    home.texts[KEY] = games.finished(3)[0]
    shelf.set_aside(home)
    (kept,) = shelf.games(home)
    session = read(home, kept.text)
    assert kept.over
    assert kept.scores == tuple(session.game.scores)


@pytest.mark.parametrize(("name", "moves"), [("lost-temple", 65), ("tikal", 79)])
def test_a_shelf_stored_before_version_1_is_listed_and_its_games_open(name: str, moves: int) -> None:
    home = Home((320, 240))
    home.texts[shelf.KEY] = former(name)["shelf"]
    (kept,) = shelf.games(home)
    assert (kept.game, kept.names, kept.moves, kept.over) == (name, ("Ada", "Blaise"), moves, False)
    session = read(home, kept.text)
    assert kept.scores == tuple(session.game.scores)
    assert kept.when == 1790000000
