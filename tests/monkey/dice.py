"""What the monkey does next: drawn at random from what is on the screen, with every number in it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.lesson.mode import LessonMode
from game.screen.targets import Target
from game.session.link import PURPOSES, link
from game.session.pace import PACES
from game.session.settings import Settings
from game.table.table import Table
from tests.engine.mutations import stirred
from tests.game import reviews
from tests.languages import LANGUAGES
from tests.monkey import entries
from tests.monkey.player import Player
from tests.monkey.script import WINDOWS, Action, Script, Window

KEYS = (
    *("Tab",) * 6,
    *("Enter",) * 6,
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", " ", "Escape") * 2,
    *"abcdefghijklmnopqrstuvwxyz0123456789+-?.,/",
    *("Backspace", "Delete", "Home", "End", "PageUp", "PageDown", "F1", "F5"),
)
TEXTS = (
    *("Ada", "zwölf", "", " ", "\n", "0", "-1", "9" * 40, "é\u0301" * 9, "\u202eabc", "🐒🐒🐒", "\x00\x07"),
    *("W" * 60, "stone", "pierre", "temple " * 200, "<b>{count}</b>", "{", "%s", "https://example.org/#"),
)
ODD_WINDOWS: tuple[Window, ...] = (
    *((1, 1, 1.0), (100, 700, 1.0), (700, 150, 1.0), (1280, 200, 1.0), (320, 480, 1.0), (500, 500, 1.0)),
    *((2000, 400, 1.0), (333, 777, 1.5), (640, 1136, 2.0), (240, 240, 1.0), (1023, 767, 1.25)),
)


class Dice:
    """Draws scripts and their actions; the same seed draws the same."""

    def __init__(self, seed: int, windows: tuple[Window, ...] = WINDOWS) -> None:
        self.chance = Random(seed)
        self.windows = windows
        self.fixed = len(windows) == 1
        """Whether the window keeps its size."""
        self._weights: dict[Callable[[Player], Action], float] = {
            self._choose: 44,
            self._tap: 12,
            self._hold: 2,
            self._hover: 3,
            self._drag: 5,
            self._pinch: 3,
            self._wheel: 4,
            self._key: 18,
            self._text: 2,
            self._resize: 0 if self.fixed else 1.5,
            self._file: 1,
            self._link: 1,
            self._full: 0.5,
            self._wait: 7,
            self._setting: 1,
            self._reload: 1,
            self._undo_redo: 3,
        }

    def script(self) -> Script:
        """Where to begin."""
        chance = self.chance
        settings = {
            "large_text": chance.random() < 0.3,
            "motion": chance.random() < 0.3,
            "sound": False,
            "countdown": chance.random() < 0.2,
            "pace": chance.choice(list(PACES)),
            "sheet": chance.random() < 0.3,
        }
        return Script(entries.drawn(chance), self._window(), chance.choice(LANGUAGES), settings)

    def action(self, player: Player) -> Action:
        """Something to do now."""
        return self.chance.choices(list(self._weights), list(self._weights.values()))[0](player)

    def way_out(self, player: Player) -> Action:
        """Something that may lead out of a scene."""
        return self.chance.choice((self._choose, self._choose, self._tap, self._escape, self._wait))(player)

    # One function for each kind of action

    def _choose(self, player: Player) -> Action:
        target = self._target(player)
        return ["choose", target.id] if target else self._wait(player)

    def _target(self, player: Player) -> Target | None:
        """One of the targets: at a table often one that carries out an action, in a lesson the wanted one."""
        listed = [one for one in player.targets() if one.enabled]
        top = player.app.top
        if isinstance(top, Table) and self.chance.random() < 0.4:
            wanted = top.mode.lead.wanted() if isinstance(top.mode, LessonMode) else None
            legal = {str(wanted)} if wanted else {str(action) for action in top.session.choices}
            listed = [one for one in listed if one.id in legal] or listed
        return self.chance.choice(listed) if listed else None

    def _tap(self, player: Player) -> Action:
        device = self.chance.choice(("mouse", "touch"))
        target = self._target(player) if self.chance.random() < 0.6 else None
        if target is not None:
            return ["tap", *target.rect.center, device, 1]
        return ["tap", *self._point(player), device, self.chance.choice((1, 1, 1, 3))]

    def _hold(self, player: Player) -> Action:
        return ["hold", *self._near(player)]

    def _hover(self, player: Player) -> Action:
        return ["hover", *self._near(player), self.chance.random() < 0.9]

    def _drag(self, player: Player) -> Action:
        device, end = self.chance.choice(("mouse", "touch")), self.chance.choice(("up", "up", "up", "cancel"))
        return ["drag", *self._near(player), *self._near(player), device, end]

    def _pinch(self, player: Player) -> Action:
        if self.chance.random() < 0.3:
            return ["fingers", *self._point(player), *self._point(player)]
        factor = round(self.chance.choice((0.2, 0.8, 1.0, 1.3, 4.0)), 3)
        return ["pinch", *self._point(player), factor, *self._shift(), self.chance.choice((0, 0, 40, -95))]

    def _wheel(self, player: Player) -> Action:
        return ["wheel", *self._point(player), *self._shift()]

    def _key(self, player: Player) -> Action:
        chance = self.chance
        if chance.random() < 0.15:
            return ["key", *chance.choice((("z", False, True), ("y", False, True), ("Z", True, True))), False]
        name = chance.choice(KEYS)
        return ["key", name, chance.random() < 0.15, chance.random() < 0.05, chance.random() < 0.03]

    def _escape(self, player: Player) -> Action:
        return ["key", "Escape", False, False, False]

    def _text(self, player: Player) -> Action:
        return ["text", self.chance.choice(TEXTS)]

    def _resize(self, player: Player) -> Action:
        kind, (width, height) = self.chance.random(), player.home.size
        if kind < 0.3:
            return ["resize", height, width, player.home.ratio]
        return ["resize", *(self.chance.choice(ODD_WINDOWS) if kind < 0.6 else self._window())]

    def _window(self) -> Window:
        """One of the windows; big ones, which take long to draw, less often."""
        weights = [1 / (1 + width * height / 500_000) for width, height, _ in self.windows]
        return self.chance.choices(self.windows, weights)[0]

    def _file(self, player: Player) -> Action:
        record = self.chance.choice(("two-1999", "2", "3"))
        return ["open", self._damaged(reviews.record(record))]

    def _link(self, player: Player) -> Action:
        session = player.session()
        if session is None:
            return ["arrive", self._damaged("g1x")]
        purpose = self.chance.choice([one for one in PURPOSES if one != "puzzle"])
        return ["arrive", self._damaged(link(purpose, session.setup, session.game))]

    def _damaged(self, text: str) -> str:
        """A text as it should be, or not quite."""
        return stirred(text, self.chance) if self.chance.random() < 0.4 else text

    def _full(self, player: Player) -> Action:
        return ["full", not player.home.full]

    def _wait(self, player: Player) -> Action:
        return ["wait", self.chance.choice((0.1, 0.5, 2.0))]

    def _setting(self, player: Player) -> Action:
        values: dict[str, Callable[[], Any]] = {
            "language": lambda: self.chance.choice((*LANGUAGES, "")),
            "large_text": lambda: self.chance.random() < 0.5,
            "motion": lambda: self.chance.random() < 0.5,
            "countdown": lambda: self.chance.random() < 0.5,
            "pace": lambda: self.chance.choice(list(PACES)),
        }
        name = self.chance.choice(list(values))
        assert hasattr(Settings(), name)
        return ["setting", name, values[name]()]

    def _reload(self, player: Player) -> Action:
        return ["reload"]

    def _undo_redo(self, player: Player) -> Action:
        return ["undo-redo"]

    # Places

    def _point(self, player: Player) -> tuple[int, int]:
        """A point of the window, or just outside."""
        width, height = player.home.size
        return self.chance.randint(-3, width + 3), self.chance.randint(-3, height + 3)

    def _near(self, player: Player) -> tuple[int, int]:
        """The middle of a target, or any point."""
        target = self._target(player) if self.chance.random() < 0.6 else None
        return target.rect.center if target is not None else self._point(player)

    def _shift(self) -> tuple[int, int]:
        steps = (-600, -60, -7, 0, 0, 7, 60, 600)
        return self.chance.choice(steps), self.chance.choice(steps)
