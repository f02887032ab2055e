"""Something is wrong: the file for a report, from the menu or after a crash, and what opening it does."""

from __future__ import annotations

import asyncio
import gc
import json
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from game import report
from game.app import App
from game.host.events import FileOpened, RawInput
from game.laststeps import ROOM
from game.pages import router
from game.pages.title import TitlePage
from game.routes import TableWanted
from game.scene import Scene
from game.screen import text
from game.session.session import Session
from game.storage import shelf
from tests.fixtures import replaying
from tests.game.hands import Hands, setup, table, tikal
from tests.game.sitting import Home, Sitting

NAME = "Zebulon"


def said() -> str:
    """Everything that the page says."""
    return " ".join(one.text for one in text.drawn)


def saved(sitting: Sitting) -> tuple[str, dict[str, Any]]:
    """The name and the content of the file that the menu saves."""
    for wanted in ("ui-menu", "ui-report", "report-save"):
        sitting.choose(wanted)
    ((name, given),) = sitting.home.given.items()
    data: dict[str, Any] = json.loads(given)
    return name, data


@pytest.mark.parametrize("plan", [setup(1, 1), tikal(2)], ids=["lost-temple", "tikal"])
def test_the_menu_saves_a_game_that_can_be_replayed_and_checked(plan: Any) -> None:
    sitting = Sitting(table(plan), (390, 844), ratio=2.0)
    hands = Hands(sitting, 4)
    hands.play_moves(8)
    hands.play(lambda: "ui-menu" in sitting.ids())
    game = hands.session.game
    name, data = saved(sitting)
    assert name.startswith(f"{plan.game}-report-20")
    assert name.endswith(f"{data['date']}.json")
    again = replaying.report(json.dumps(data))
    assert (again.name, again.digest(), again.moves) == (plan.game, game.digest(), game.moves)
    assert data["expected"]["scores"] == game.scores
    assert data["shown"]["scene"] == hands.table.name
    window = {"width": 390, "height": 844, "ratio": 2.0, "pixels": 2.0, "insets": [0, 0, 0, 0]}
    assert data["window"] == {**window, "drawn": list(sitting.app.viewport.size)}
    assert data["settings"]["pace"] == "normal"
    assert data["steps"][-3:] == [
        f"{hands.table.name}: ui-menu",
        f"{hands.table.name}: ui-report",
        "ReportPage: report-save",
    ]


def test_only_the_last_steps_are_told_and_names_stand_only_in_the_record_and_in_what_is_shown() -> None:
    plan = setup(2)
    seats = tuple(type(seat)(f"{NAME}{number}", "human") for number, seat in enumerate(plan.seats))
    sitting = Sitting(table(type(plan)(plan.game, seats, plan.options, plan.seed)))
    for _ in range(ROOM):
        sitting.choose("ui-menu")
        sitting.app.top.back()
    _, data = saved(sitting)
    assert len(data["steps"]) == ROOM
    assert NAME in json.dumps(data["record"])
    del data["record"], data["shown"]
    assert NAME not in json.dumps(data)


def test_a_report_is_opened_as_the_file_of_a_game() -> None:
    sitting = Sitting(table(tikal(1, 1)))
    hands = Hands(sitting, 1)
    hands.play_moves(3)
    hands.play(lambda: "ui-menu" in sitting.ids())
    _, data = saved(sitting)
    other = Sitting(TitlePage)
    other.see([FileOpened(json.dumps(data))])
    (kept,) = shelf.games(other.home)
    assert (kept.digest, kept.names) == (data["expected"]["digest"], ("Ada", "Ben"))
    other.choose("continue-0")
    assert other.app.state()["game"] == hands.session.view


@pytest.mark.parametrize(
    "damage", [{"record": None}, {"record": {"moves": 3}}, {"record": {}, "version": [[]]}, {"format": "x"}]
)
def test_a_damaged_report_is_refused_in_a_sentence(damage: dict[str, object]) -> None:
    sitting = Sitting(TitlePage)
    record = json.loads(Session(sitting.home, setup(1, 1)).saved())
    sitting.see([FileOpened(json.dumps({"format": "expedition-report", "record": record} | damage))])
    assert shelf.games(sitting.home) == []
    assert "not a game that can be opened" in said()


def test_where_no_file_can_be_written_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(table(setup(1, 1)))
    monkeypatch.setattr(sitting.home, "give", lambda name, text: None)
    for wanted in ("ui-menu", "ui-report", "report-save"):
        sitting.choose(wanted)
    assert "could not be written" in said()


class Crashing(Home):
    """A host in whose second frame the app fails."""

    app: App

    async def frame(self, busy: bool) -> Sequence[RawInput]:
        def fail(dt: float) -> bool:
            raise LookupError("no such luck")

        self.app.top.update = fail  # type: ignore[method-assign]
        return ()


def crashed(first: Callable[[App], Scene]) -> Crashing:
    home = Crashing((640, 480))
    home.app = App(home, router)
    try:
        asyncio.run(home.app.run(first))
    finally:
        gc.unfreeze()  # the tests go on after this app
    return home


def test_after_a_crash_the_same_file_is_offered_with_the_error_in_it() -> None:
    home = crashed(table(setup(1, 1)))
    (error,) = home.crashes
    ((name, given),) = home.given.items()
    assert name.startswith("lost-temple-report-")
    data = json.loads(given)
    assert "LookupError: no such luck" in data["error"]
    assert data["error"] in error
    assert replaying.report(given).moves == []


def test_a_crash_without_a_game_offers_no_file() -> None:
    home = crashed(TitlePage)
    assert "LookupError: no such luck" in home.crashes[0]
    assert home.given == {}


def test_a_report_names_the_version_that_is_released() -> None:
    project = tomllib.loads((Path(report.__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == report.VERSION


@pytest.mark.parametrize("wanted", [(), ("ui-menu",), ("ui-menu", "ui-report")], ids=["table", "menu", "report"])
def test_a_file_dropped_on_a_table_is_opened_beside_the_game_there(wanted: tuple[str, ...]) -> None:
    sitting = Sitting(TitlePage)
    begun = Session(sitting.home, setup(1, 1))
    begun.apply(begun.game.legal_actions()[0])
    sitting.app.follow(TableWanted(begun))
    sitting.see()
    mine = sitting.app.state()["game"]
    for one in wanted:
        sitting.choose(one)
    dropped = Session(Home((320, 240)), tikal(1, 1))
    sitting.see([FileOpened(dropped.saved())])
    assert sitting.scene == "SavedGamesPage"
    assert "among your saved games now" in said()
    assert [kept.game for kept in shelf.games(sitting.home)] == ["tikal"]
    sitting.choose("back")
    sitting.choose("continue")
    assert sitting.app.state()["game"] == mine
