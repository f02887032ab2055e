"""Everything as a file: what is saved comes back on another device, and nothing that is there is lost."""

from __future__ import annotations

import json

import pytest

from engine import EngineError
from game.host.events import FileOpened
from game.lesson import progress
from game.pages import backup
from game.pages.settings import SettingsPage
from game.session.session import KEY, Session
from game.statistics import results
from game.storage import own_turns, puzzle_results, shelf
from tests.game import games
from tests.game.sitting import Home, Sitting


def begun(home: Home, seed: int) -> str:
    """The text of a game after its first move; a session leaves it in the home as the one under way."""
    session = Session(home, games.setup(2, 1, seed))
    session.apply(session.game.legal_actions()[0])
    return session.saved()


def played() -> Home:
    """A home with a game under way, two on the shelf, a line in the record, a puzzle, a lesson, a turn to find."""
    home = Home((320, 240))
    for seed in (1, 2):
        shelf.put(home, begun(home, seed))
    home.texts[KEY] = begun(home, 3)
    home.texts["settings"] = json.dumps({"language": "fr", "sound": False})
    results.add(home, results.Finished("d", 9, "tikal", 5, 0, (7, 3), True, "easy", {}))
    puzzle_results.ended(home, "p", 12, 2, of_today=False)
    progress.finished(home, "tikal", 0, last=False)
    own_turns.keep(home, "t", "tikal", "majority", "its game")
    return home


def seeds(home: Home) -> set[int]:
    return {json.loads(kept.text)["seed"] for kept in shelf.games(home)}


def test_everything_comes_back_on_a_device_that_has_nothing() -> None:
    old, new = played(), Home((320, 240))
    assert backup.take_in(new, backup.text(old)) == backup.Added(3, 1)
    assert new.texts[KEY] == old.texts[KEY]
    assert seeds(new) == {1, 2}
    assert [one.digest for one in results.games(new)] == ["d"]
    assert puzzle_results.load(new) == puzzle_results.load(old)
    assert progress.load(new) == progress.load(old)
    assert own_turns.data(new) == own_turns.data(old)
    assert json.loads(new.texts["settings"]) == {"language": "fr", "sound": False}


def test_bringing_it_back_a_second_time_adds_nothing() -> None:
    home = played()
    before = dict(home.texts)
    assert backup.take_in(home, backup.text(home)) == backup.Added(0, 0)
    assert {key: home.load(key) for key in (KEY, "shelf", "record")} == {
        key: before[key] for key in (KEY, "shelf", "record")
    }


def test_what_is_here_stays_and_the_game_under_way_of_the_file_joins_the_shelf() -> None:
    old, new = played(), Home((320, 240))
    shelf.put(new, begun(new, 9))
    new.texts[KEY] = mine = begun(new, 8)
    progress.finished(new, "lost-temple", 1, last=False)
    assert backup.take_in(new, backup.text(old)).games == 3
    assert new.texts[KEY] == mine
    assert seeds(new) == {1, 2, 3, 9}
    assert progress.load(new).done == {"lost-temple": {1}, "tikal": {0}}


def test_a_full_shelf_keeps_its_own_games() -> None:
    old, new = played(), Home((320, 240))
    for seed in range(100, 100 + shelf.ROOM - 1):
        shelf.put(new, begun(new, seed))
    new.texts[KEY] = begun(new, 99)
    before = seeds(new)
    assert backup.take_in(new, backup.text(old)).games == 1
    assert before < seeds(new)


@pytest.mark.parametrize(
    "text", ["", "{}", "[" * 10_000, json.dumps({"format": "expedition-backup", "version": 2})]
)
def test_a_file_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(EngineError):
        backup.take_in(Home((320, 240)), text)


def test_a_file_of_a_version_without_turns_to_find_opens_too() -> None:
    data = json.loads(backup.text(played()))
    del data["turns"]
    home = Home((320, 240))
    assert backup.take_in(home, json.dumps(data)) == backup.Added(3, 1)
    assert own_turns.load(home) == {}


@pytest.mark.parametrize("field", ["record", "shelf", "lessons"])
def test_a_damaged_file_changes_nothing(field: str) -> None:
    data = json.loads(backup.text(played()))
    data[field] = 7
    home = Home((320, 240))
    with pytest.raises(EngineError):
        backup.take_in(home, json.dumps(data))
    assert home.texts == {}


def test_one_button_of_the_settings_saves_all_and_one_brings_it_back() -> None:
    old = Sitting(SettingsPage)
    old.home.texts.update(played().texts)
    assert old.app.choose("backup-save")
    (file,) = old.home.given.values()
    new = Sitting(SettingsPage)
    assert new.app.choose("backup-open")
    assert new.home.asked == 1
    new.app.step([FileOpened(file)], 0.016)
    assert seeds(new.home) == {1, 2}
    assert new.app.settings.language == "fr"
    assert not new.app.settings.sound
    new.app.step([FileOpened("{}")], 0.016)
    assert seeds(new.home) == {1, 2}
