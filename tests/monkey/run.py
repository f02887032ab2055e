"""Runs of the monkey: drawn at random, replayed from a script, and shortened to what a failure needs."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time

from tests.game import reviews
from tests.monkey.checks import Failure, checked, missing_words
from tests.monkey.clock import Clock, stopped
from tests.monkey.dice import Dice
from tests.monkey.player import Player, gone
from tests.monkey.script import Action, Script

LENGTH = 200
"""Actions of a run."""
WAYS_OUT = 150
"""Actions at random after which a scene should have been left."""
SLOWEST = 0.5
"""Seconds of work that a step may take once its scene has been drawn.

A step that shows another scene, window, language or size of letters makes pictures and may take longer; so may one
that starts a game from a file, a link or the storage, which replays its moves. They are listed by the bench.
"""


class Run:
    """One run: what was done, what was found, and how long it took by scene."""

    def __init__(self, script: Script, timed: bool = False) -> None:
        self.script = script.with_actions([])
        self.failures: list[tuple[Failure, int]] = []
        """With the number of actions that it took."""
        self.scenes: Counter[str] = Counter()
        self.slowest: dict[tuple[str, str], float] = {}
        """Seconds of the longest action of each kind by scene."""
        self.over = False
        self._timed = timed
        self._player: Player | None = None
        self._clock: Clock | None = None
        self._missing: list[str] = []

    @contextmanager
    def begun(self, script: Script) -> Iterator[None]:
        """Time stands still outside, and the first scene is shown."""
        with stopped() as self._clock, missing_words() as self._missing, reviews.slight():
            self._guarded(script.entry, lambda: self._begin(script))
            try:
                yield
            finally:
                gone()

    def _begin(self, script: Script) -> None:
        assert self._clock is not None
        self._player = Player(script, self._clock)
        self._check(0)

    @property
    def player(self) -> Player:
        """Who plays."""
        assert self._player is not None
        return self._player

    def do(self, action: Action) -> None:
        """One action, and a look at what came of it."""
        player, scene = self.player, self.player.scene
        self.script.actions.append(action)
        self.scenes[scene] += 1
        drawn, before = player.app._drawn, _look(player)
        start = process_time()
        self._guarded(scene, lambda: player.do(action))
        seconds = process_time() - start
        if self.over:
            return
        if not player.app.scenes:
            self.over = True
            return
        name = scene, action[0]
        self.slowest[name] = max(seconds, self.slowest.get(name, 0.0))
        if self._timed and _look(player) == before and action[0] not in LONG and seconds > SLOWEST:
            self._note(Failure("slow", scene, f"{action[0]} takes long"))
        self._guarded(scene, lambda: self._check(drawn))

    def _check(self, drawn: int) -> None:
        for failure in checked(self.player, self.player.app._drawn != drawn):
            self._note(failure)
        while self._missing:
            self._note(Failure("word missing", self.player.scene, self._missing.pop()))

    def _note(self, failure: Failure) -> None:
        if failure.sort not in {one.sort for one, _ in self.failures}:
            self.failures.append((failure, len(self.script.actions)))

    def stuck(self, dice: Dice) -> None:
        """Try to get out of the present scene."""
        player = self.player
        top = player.app.top
        for _ in range(WAYS_OUT):
            if self.over or player.app.top is not top or player.scene == "TitlePage":
                return
            self.do(dice.way_out(player))
        self._note(Failure("stuck", player.scene, f"not left within {WAYS_OUT} actions"))

    def _guarded(self, scene: str, act: Callable[[], None]) -> None:
        """Whatever is raised is a failure, and the end."""
        try:
            act()
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{where.filename.rsplit('/', 1)[-1]}:{where.name}"
            told = f"{type(error).__name__} in {place}: {error}"[:200]
            self._note(Failure("exception", scene, told, traceback.format_exc()))
            self.over = True


LONG = ("wait", "reload", "undo-redo", "open", "arrive")
"""Actions that are many steps, or replay a game."""


def _look(player: Player) -> tuple[object, ...]:
    """What decides which pictures are needed."""
    app = player.app
    top = app.top if app.scenes else None
    return id(top), player.home.size, app.words.language, app.settings.large_text


def drawn(dice: Dice, length: int = LENGTH, timed: bool = False) -> Run:
    """A run at random."""
    script = dice.script()
    run = Run(script, timed)
    with run.begun(script):
        for _ in range(length):
            if run.over:
                break
            run.do(dice.action(run.player))
        if not run.over:
            run.stuck(dice)
    return run


def replayed(script: Script, until: str = "", timed: bool = False) -> Run:
    """The same run again, as far as a failure of this sort."""
    run = Run(script, timed)
    with run.begun(script):
        for action in script.actions:
            if run.over or (until and until in {one.sort for one, _ in run.failures}):
                break
            run.do(action)
    return run


def shrunk(script: Script, sort: str) -> Script:
    """As few of its actions as lead to the same failure: what can be left out is left out, big pieces first."""
    actions = _until(script, sort)
    if actions is None:
        raise ValueError(f"The script does not lead to this: {sort}")
    size = max(1, len(actions) // 2)
    while True:
        start = 0
        while start < len(actions):
            found = _until(script.with_actions(actions[:start] + actions[start + size :]), sort)
            if found is None:
                start += size
            else:
                actions = found
        if size == 1:
            return script.with_actions(actions)
        size = max(1, size // 2)


def _until(script: Script, sort: str) -> list[Action] | None:
    """The actions up to the failure; None where it does not come."""
    run = replayed(script, sort, timed=sort.startswith("slow"))
    found = [count for failure, count in run.failures if failure.sort == sort]
    return script.actions[: found[0]] if found else None
