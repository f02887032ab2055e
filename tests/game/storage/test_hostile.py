"""What is stored or comes as a file is a game, or none, or refused with a RecordError: nothing stops the app."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine
from engine import RecordError
from game.app import App
from game.host.events import FileOpened
from game.pages.title import TitlePage
from game.session import session, storing
from game.session import settings as stored_settings
from game.session.bots import controllers
from game.session.seats import Seat, Setup
from game.session.session import Session
from game.storage import shelf
from game.storage.filename import file_name
from tests.engine.mutations import changed, paths, stirred
from tests.engine.readers import put
from tests.engine.shapes import SHAPES, Shape
from tests.game import games
from tests.game.sitting import Home, Sitting
from tests.languages import LANGUAGES

SEATS = (Seat("Ada", "human"), Seat("Bo", "bot", "easy"))


def playing(name: str) -> Session:
    """A game a few moves old."""
    found = Session(Home((320, 240)), Setup(name, SEATS, {"names": ["Ada", "Bo"]}, 7))
    for _ in range(6):
        found.apply(found.game.legal_actions()[0])
    return found


STORED = {name: playing(name).saved() for name in engine.GAMES}


def resumed(text: str) -> None:
    """Start the app with this text for its game under way, and look for it."""
    home = Home((320, 240))
    home.texts[session.KEY] = text
    with contextlib.suppress(RecordError):
        session.under_way(home)
    shelf.set_aside(home)


def listed(text: str) -> None:
    """Start the app with this text for its shelf, and open what is on it."""
    home = Home((320, 240))
    home.texts[shelf.KEY] = text
    for kept in shelf.games(home):
        session.read(home, kept.text)


def started(text: str) -> None:
    """Start the app with this text for its settings."""
    home = Home((320, 240))
    home.texts[stored_settings.KEY] = text
    assert App(home).words.language in LANGUAGES


READERS: dict[str, Callable[[str], object]] = {
    "the game under way": lambda text: session.read(Home((320, 240)), text),
    "resuming": resumed,
    "the shelf": listed,
    "a game on the shelf": lambda text: listed(json.dumps([text])),
    "the settings": started,
}
SECONDS = 3.0


def read(reader: str, text: str) -> bool:
    """Whether a reader takes a text; it may only say no, and not take long to say it."""
    before, refusal = time.process_time(), ""
    try:
        READERS[reader](text)
    except RecordError as error:
        refusal = str(error)
    assert time.process_time() - before < SECONDS
    assert len(refusal) < 1000
    return not refusal


HOSTILE = {
    "deep lists": "[" * 100_000,
    "deep tables": '{"a":' * 100_000,
    "deep lists with an end": "[" * 2000 + "]" * 2000,
    "a number": "9" * 5000,
    "a list of a number": "[" + "9" * 5000 + "]",
    "ten million brackets": "[" * 10_000_000,
    "ten million letters": "x" * 10_000_000,
    "half of a character": '"\ud800"',
    "a table for a list": "{}",
    "nothing": "",
    "not a number": '{"pace": NaN}',
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_texts_are_no_games(reader: str, hostile: str) -> None:
    taken = read(reader, HOSTILE[hostile])
    assert taken == (reader != "the game under way")


@pytest.mark.slow
@pytest.mark.parametrize("name", STORED)
def test_anything_strange_in_any_field_of_a_stored_game_is_refused_or_played(name: str) -> None:
    data = json.loads(STORED[name])
    strange: tuple[Any, ...] = (None, -1, 7, 10**99, 0.5, "", "x" * 50, "\u202e", [], [[]], {}, {"a": 1})
    for path in paths(data):
        for value in strange:
            text = json.dumps(put(data, path, value))
            for reader in ("the game under way", "resuming", "a game on the shelf"):
                read(reader, text)


@pytest.mark.parametrize(
    "seat",
    [
        {"name": "Ada", "kind": "bot", "level": "divine"},
        {"name": "Ada", "kind": "bot"},
        {"name": "Ada", "kind": "cat", "level": ""},
        {"name": "Ada", "kind": "human", "level": 7},
        {"name": "", "kind": "human", "level": ""},
        {"name": "\u202e\0 ", "kind": "human", "level": ""},
        {"name": ["Ada"], "kind": "human", "level": ""},
        {"kind": "human", "level": ""},
        7,
    ],
)
def test_a_stored_game_with_a_strange_player_is_a_game_between_people(seat: object) -> None:
    data = json.loads(STORED["tikal"])
    data["notes"]["seats"][0] = seat
    opened = session.read(Home((320, 240)), json.dumps(data))
    assert opened.setup.seats == (Seat("Ada", "human"), Seat("Bo", "human"))
    home = Home((320, 240))
    home.texts[shelf.KEY] = json.dumps([json.dumps(data)])
    assert shelf.games(home) == []


@pytest.mark.parametrize(
    ("name", "shown"),
    [("A\u202eb", "Ab"), ("A\0b", "Ab"), ("A\x1b[1mb\n", "A[1mb"), ("x" * 10_000, "x" * 40)],
)
def test_a_name_that_cannot_be_shown_is_cleaned_and_the_player_stays(name: str, shown: str) -> None:
    data = json.loads(STORED["tikal"])
    data["notes"]["seats"][1]["name"] = name
    opened = session.read(Home((320, 240)), json.dumps(data))
    assert opened.setup.seats == (Seat("Ada", "human"), Seat(shown, "bot", "easy"))


@pytest.mark.parametrize(
    ("field", "value"), [("when", 10**18), ("when", -(10**18)), ("scores", ["7", "8"]), ("over", 1)]
)
def test_a_game_with_figures_that_cannot_be_shown_is_not_on_the_shelf(field: str, value: object) -> None:
    home = Home((320, 240))
    data = json.loads(STORED["tikal"])
    data["notes"]["standing"][field] = value
    home.texts[shelf.KEY] = json.dumps([json.dumps(data), STORED["tikal"]])
    assert len(shelf.games(home)) == 1


def test_an_unknown_game_is_not_on_the_shelf() -> None:
    home = Home((320, 240))
    home.texts[shelf.KEY] = json.dumps([STORED["tikal"].replace('"tikal"', '"chess"')])
    assert shelf.games(home) == []


def test_thirty_long_games_have_room_on_the_shelf() -> None:
    text = games.finished(4)[0]
    assert 3 * shelf.ROOM * len(json.dumps([text])) < storing.STORED


def test_bots_play_with_the_largest_seed_of_all() -> None:
    game = engine.new_game("tikal", players=2, seed=10**100 - 1)
    notes = {"seats": [{"name": name, "kind": "bot", "level": "easy"} for name in ("Ada", "Bo")]}
    opened = session.read(Home((320, 240)), engine.save(game, notes))
    assert len(controllers(opened.setup)) == 2


def test_a_file_of_long_names_has_a_name_that_every_system_allows() -> None:
    seats = tuple(Seat(sign * 40, "human") for sign in "𐍈王ée")
    session = Session(Home((320, 240)), Setup("tikal", seats, {}, 1))
    assert len(file_name(session).encode()) < 250


@pytest.mark.parametrize("name", STORED)
def test_hostile_files_dropped_on_the_app_are_refused_in_words(name: str) -> None:
    sitting = Sitting(TitlePage)
    record = json.loads(STORED[name])
    deep: Any = []
    for _ in range(200):
        deep = [deep]
    texts = [*HOSTILE.values(), *(json.dumps(record | {field: deep}) for field in record)]
    for text in texts:
        sitting.see([FileOpened(text)])
        assert sitting.scene == "SavedGamesPage"
    assert shelf.games(sitting.home) == []
    sitting.see([FileOpened(STORED[name])])
    assert len(shelf.games(sitting.home)) == 1
    assert sitting.home.crashes == []


@pytest.mark.slow
@pytest.mark.parametrize("reader", READERS)
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(shape=SHAPES)
def test_json_of_any_shape_depth_and_size_is_read_in_time(reader: str, shape: Shape) -> None:
    read(reader, shape.text())


@pytest.mark.parametrize("name", STORED)
@pytest.mark.parametrize("reader", READERS)
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32))
def test_damaged_games_are_read_in_time(reader: str, name: str, seed: int) -> None:
    rng = Random(seed)
    text = STORED[name]
    if reader == "the shelf":
        text = json.dumps([text, STORED["tikal"]])
    damaged = changed(json.loads(text), rng, json.loads(STORED["tikal"]))
    read(reader, json.dumps(damaged))
    read(reader, stirred(text, rng))
