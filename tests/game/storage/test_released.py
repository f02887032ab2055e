"""For ever: what every released version has written still opens, and comes to what it came to there."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import engine
from game.host.events import Arrived, FileOpened
from game.pages.settings import SettingsPage
from game.pages.title import TitlePage
from game.session import session as sessions
from game.session.link import opened
from game.session.playback import Playback
from game.session.session import read
from game.storage import shelf
from game.table.table import Table
from tests.fixtures import FIXTURES
from tests.fixtures.replaying import replayed, result
from tests.fixtures.write import listed
from tests.game.sitting import Home, Sitting

VERSIONS = sorted(path.parent.name for path in FIXTURES.glob("*/results.json"))
SMALL = (320, 240)


@cache
def told(version: str) -> dict[str, Any]:
    """What a version says of what it wrote."""
    found: dict[str, Any] = json.loads((FIXTURES / version / "results.json").read_text(encoding="utf-8"))
    return found


def having(part: str) -> list[str]:
    """The versions that wrote something of this kind."""
    return [version for version in VERSIONS if part in told(version)]


def each(part: str) -> list[tuple[str, Any]]:
    """Everything of a kind, with its version."""
    return [(version, one) for version in having(part) for one in told(version)[part]]


def text_of(version: str, name: str) -> str:
    return (FIXTURES / version / name).read_text(encoding="utf-8")


def test_every_folder_says_what_it_comes_to_and_holds_nothing_else() -> None:
    """A record without a result, or the other way round, would never be looked at."""
    folders = {path.name for path in FIXTURES.iterdir() if path.is_dir()} - {"games", "__pycache__"}
    assert folders == set(VERSIONS) >= {"0.1.0", "1.0.0"}
    for version in VERSIONS:
        root = FIXTURES / version / "records"
        found = {path.relative_to(root).with_suffix("").as_posix() for path in root.rglob("*.json")}
        assert found == told(version)["records"].keys()
        games = [name.partition("/")[0] for name in found]
        assert min(games.count("lost-temple"), games.count("tikal")) >= 3


@pytest.mark.parametrize(("version", "name"), each("records"))
def test_a_record_comes_to_the_same_game_in_the_engine_and_at_the_table(version: str, name: str) -> None:
    text, expected = text_of(version, f"records/{name}.json"), told(version)["records"][name]
    assert result(replayed(json.loads(text))) == expected
    assert engine.load(text).digest() == expected["digest"]
    home = Home(SMALL)
    session = read(home, text)
    assert result(session.game) == expected
    assert shelf.put(home, session.saved())
    (kept,) = shelf.games(home)
    assert (kept.digest, kept.scores, kept.over) == (expected["digest"], tuple(expected["scores"]), session.over)
    watched = Playback(read(home, kept.text))
    watched.go_to(expected["moves"])
    assert watched.game.digest() == expected["digest"]


@pytest.mark.parametrize(("version", "said"), each("links"), ids=lambda one: one if isinstance(one, str) else "")
def test_a_link_opens_in_the_program_and_at_its_page(version: str, said: dict[str, Any]) -> None:
    found = opened(said["link"])
    assert (found.purpose, found.setup.game, found.moment) == (said["purpose"], said["game"], said["moment"])
    assert [[seat.name, seat.kind, seat.level] for seat in found.setup.seats] == said["seats"]
    assert (result(found.game) if found.game is not None else None) == said["result"]
    assert (found.puzzle.id if found.puzzle is not None else None) == said["puzzle"]
    sitting = Sitting(TitlePage, SMALL)
    sitting.see([Arrived(said["link"])])
    assert sitting.scene not in ("TitlePage", "Trouble")


@pytest.mark.parametrize(("version", "name"), each("devices"))
def test_what_a_device_kept_is_all_there(version: str, name: str) -> None:
    expected = told(version)["devices"][name]
    sitting = Sitting(TitlePage, SMALL)
    sitting.home.texts.update(json.loads(text_of(version, f"{name}.json")))
    assert listed(sitting.home) == expected
    assert sessions.under_way(sitting.home).game.digest() == expected["games"][0][2]
    games = [read(sitting.home, kept.text).game.digest() for kept in shelf.games(sitting.home)]
    assert games == [one[2] for one in expected["games"][1:]]
    sitting.choose("saved")
    sitting.choose("back")
    sitting.app.top.layout(sitting.app.viewport)
    sitting.choose("continue")
    assert isinstance(sitting.app.top, Table)


@pytest.mark.parametrize("version", having("backup"))
def test_a_backup_is_brought_back_whole(version: str) -> None:
    sitting = Sitting(SettingsPage, SMALL)
    sitting.see([FileOpened(text_of(version, "backup.json"))])
    assert listed(sitting.home) == told(version)["backup"]
    assert sitting.app.words.language == told(version)["backup"]["language"]


def test_some_of_it_was_played_by_what_is_legal_no_more() -> None:
    """Or nothing here would prove that withdrawing a choice leaves old games as they are."""
    withdrawn = 0
    for version, name in each("records"):
        for game in engine.replay(text := text_of(version, f"records/{name}.json")):
            moves = json.loads(text)["moves"][len(game.moves) :]
            withdrawn += bool(moves) and game.parse(moves[0]) not in game.legal_actions()
    assert withdrawn > 0
