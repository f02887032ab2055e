"""A short run of the monkey over the whole app, and proofs that it sees what it should see."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.host.interface import Host
from game.scene import Scene
from game.screen import text
from game.screen.letters import fit as letters_fit
from game.screen.targets import Target
from game.session.session import GameSession
from game.table.dialog.dialog import Dialogs
from tests.bench import monkey as bench
from tests.monkey import entries, run, script
from tests.monkey.dice import Dice
from tests.monkey.player import Forgetful
from tests.monkey.run import Run, drawn, replayed, shrunk
from tests.monkey.script import Action, Script

TABLE = "game 0 people 8"
ENTRIES = ("title", "set-up", "table", "tikal-act", "review", "lesson-temple", "puzzle-tikal", "record", TABLE)
"""Where the short run begins, once each."""


@pytest.mark.slow
@pytest.mark.parametrize("entry", ENTRIES)
def test_a_short_run_finds_nothing_wrong(entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entries, "drawn", lambda chance: entry)
    found = drawn(Dice(len(entry)), 60)
    assert [failure for failure, _ in found.failures] == []
    assert found.scenes.total() >= 60


class Planted(Scene):
    """A scene with one good button; those below do something wrong."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pressed = 0

    def draw(self, surface: pygame.Surface) -> None:
        text.begin()
        surface.fill("black")

    def press(self) -> None:
        self.pressed += 1

    def targets(self) -> list[Target]:
        return [Target("good", "good", pygame.Rect(10, 10, 100, 50), self.press)]


class Outside(Planted):
    def targets(self) -> list[Target]:
        return [*super().targets(), Target("far", "far", pygame.Rect(1270, 10, 100, 50), self.press)]


class Covered(Planted):
    def targets(self) -> list[Target]:
        return [*super().targets(), Target("above", "above", pygame.Rect(40, 10, 100, 50), self.press)]


class Raising(Planted):
    def press(self) -> None:
        super().press()
        if self.pressed == 3:
            raise ZeroDivisionError("planted")


class Writing(Planted):
    words = "A sentence that is far too long for the little room that it has here."
    fit: letters_fit.Fit = "ellipsis"
    tall = 30

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        text.draw(surface, self.words, "body", 16, "#FFFFFF", pygame.Rect(10, 100, 120, self.tall), self.fit)


class Tiny(Writing):
    words = "A few words"
    fit: letters_fit.Fit = "shrink"
    tall = 9


class Twice(Planted):
    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for x in (10, 20):
            text.draw(surface, "twice", "body", 16, "#FFFFFF", pygame.Rect(x, 100, 120, 30))


class Wordless(Planted):
    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.app.words("planted.missing")


class Unfocused(Planted):
    def targets(self) -> list[Target]:
        return [Target(f"good-{self.pressed}", "good", pygame.Rect(10, 10, 100, 50), self.press)]

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        return None

    def meanwhile(self, near: tuple[float, float] | None) -> Target | None:
        return None


class Endless(Planted):
    def back(self) -> None:
        self.changed()


TAB: Action = ["key", "Tab", False, False, False]
ENTER: Action = ["key", "Enter", False, False, False]
PRESS: Action = ["choose", "good"]


def plant(monkeypatch: pytest.MonkeyPatch, scene: Callable[[App], Scene]) -> None:
    """Have every run begin with this scene above the title."""
    monkeypatch.setattr(entries, "enter", lambda app, name: app.push(scene(app)))


def kinds(found: Run) -> list[str]:
    """What is wrong in a run."""
    return [failure.kind for failure, _ in found.failures]


def test_a_good_scene_is_not_accused(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, Planted)
    actions = [
        PRESS,
        TAB,
        ENTER,
        ["tap", 20, 20, "touch", 1],
        ["resize", 360, 640, 1.0],
        ["undo-redo"],
        ["wait", 1.0],
    ]
    found = replayed(Script("planted", actions=actions))
    assert kinds(found) == []
    assert found.scenes == {"Planted": len(actions)}


@pytest.mark.parametrize(
    ("scene", "kind", "actions"),
    [
        (Outside, "target outside", []),
        (Covered, "target covered", []),
        (Raising, "exception", [PRESS] * 3),
        (Writing, "text cut", []),
        (Tiny, "text small", []),
        (Twice, "texts not apart", []),
        (Wordless, "word missing", []),
        (Unfocused, "focus", [TAB, ENTER]),
    ],
)
def test_a_planted_fault_is_found(
    scene: type[Planted], kind: str, actions: list[Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, scene)
    assert kinds(replayed(Script("planted", actions=actions))) == [kind]


def test_a_scene_without_a_way_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "WAYS_OUT", 20)
    for scene, found in ((Endless, ["stuck"]), (Planted, [])):
        plant(monkeypatch, scene)
        assert kinds(drawn(Dice(1), 0)) == found


@pytest.mark.parametrize(("seconds", "found"), [(0.6, ["slow"]), (0.4, [])])
def test_a_slow_step_is_found_where_steps_are_timed(
    seconds: float, found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, Planted)
    passing = iter(n * seconds for n in range(100))
    monkeypatch.setattr(run, "process_time", partial(next, passing))
    assert kinds(replayed(Script("planted", actions=[PRESS]), timed=True)) == found
    assert kinds(replayed(Script("planted", actions=[["resize", 800, 600, 1.0]]), timed=True)) == []


def forgotten(home: Host, key: str) -> str | None:
    """A storage that has lost the game."""
    return None


def nothing(*anything: object) -> bool:
    """Nothing happens."""
    return False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("owner", "name", "broken", "kind", "action"),
    [
        (Forgetful, "load", forgotten, "restore", ["reload"]),
        (GameSession, "redo", nothing, "redo", ["undo-redo"]),
        (GameSession, "undo", nothing, "undo", ["undo-redo"]),
        (Dialogs, "show", nothing, "dead", ["choose", "ui-menu"]),
    ],
)
def test_what_is_not_restored_or_done_is_found(
    owner: type, name: str, broken: object, kind: str, action: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Script("tikal-act", actions=[["wait", 1.0], ["choose", "end turn"], ["wait", 1.0], action])
    assert kind not in kinds(replayed(begun))
    monkeypatch.setattr(owner, name, broken)
    assert kind in kinds(replayed(begun))


@pytest.mark.slow
def test_a_run_is_the_same_when_it_is_replayed() -> None:
    first = drawn(Dice(3), 50)
    second = replayed(first.script)
    assert second.script == first.script
    assert second.failures == first.failures
    assert second.player.app.state() == first.player.app.state()
    assert second.player.home.texts == first.player.home.texts


def test_a_script_is_replayed_from_its_file_and_made_shorter(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(monkeypatch, Raising)
    found = drawn(Dice(2), 200)
    assert kinds(found) == ["exception"]
    failure, count = found.failures[0]
    bench.Found().add(found, "1-0", tmp_path)
    path = tmp_path / "exception-1-0-0.json"
    whole, sort = script.read(path)
    assert (whole, sort) == (found.script, failure.sort)
    assert bench.again(path) == 1
    assert "planted" in capsys.readouterr().out
    short = shrunk(whole, sort)
    assert len(short.actions) == 3 < count
    assert kinds(replayed(short)) == ["exception"]
