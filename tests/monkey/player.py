"""Somebody in front of the app who does what a script says: each verb is one function.

What cannot be done any more, because another action of the script was taken away, does nothing.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import Any

from game.app import App
from game.host.events import Arrived, FileOpened, Key, Pinch, Pointer, RawInput, TextInput, Wheel
from game.pages import router
from game.pages.title import TitlePage
from game.screen.targets import Target
from game.session.session import KEY, GameSession, Session
from game.table.table import Table
from tests.game.sitting import Home, Sitting
from tests.monkey import entries
from tests.monkey.clock import Clock
from tests.monkey.script import Action, Script

FRAME = 0.016
LONG = 0.1
"""Seconds of a frame while only time passes."""
MOST_FRAMES = 400
"""Frames after which nothing is waited for any longer."""


class Forgetful(Home):
    """A host whose storage may be full: what it is given then lasts until the page is loaded again."""

    def __init__(self, size: tuple[int, int], ratio: float, language: str) -> None:
        super().__init__(size, ratio, language)
        self.lost: dict[str, str | None] = {}

    def load(self, key: str) -> str | None:
        return self.lost[key] if key in self.lost else super().load(key)

    def store(self, key: str, text: str | None) -> bool:
        if self.full:
            self.lost[key] = text
            return False
        self.lost.pop(key, None)
        return super().store(key, text)


class Player(Sitting):
    """A window with the whole app in it, and hands."""

    def __init__(self, script: Script, clock: Clock) -> None:
        width, height, ratio = script.window
        self.clock = clock
        self.home: Forgetful = Forgetful((width, height), ratio, script.language)
        self.home.sheet = script.settings.get("sheet", False)
        self.app = self._started()
        for name, value in script.settings.items():
            if name != "sheet":
                setattr(self.app.settings, name, value)
        self.typed: set[str] = set()
        """What was typed or came from outside: it may be longer than there is room for."""
        self.trouble: list[tuple[str, str]] = []
        """What an action itself has found wrong: the kind, and words."""
        self.busy = True
        self.pressed = False
        """Whether a key was pressed last, and so the keyboard's focus is to be seen."""
        self.step()
        entries.enter(self.app, script.entry)
        if (session := self.session()) is not None and not session.over:
            self.home.store(KEY, session.saved())  # it was not played here, and is to be found again
        self.step()

    def _started(self) -> App:
        app = App(self.home, router)
        app.push(TitlePage(app))
        app._running = True
        return app

    def step(self, raws: Sequence[RawInput] = (), dt: float = FRAME) -> None:
        """One frame, and a second one where the first has left something to be drawn."""
        self.clock.now += dt
        self.busy = self.app.step(raws, dt)
        for _ in range(MOST_FRAMES):
            if not self.app.scenes or not (self.app._preparing or self.app.top.stale):
                break
            self.busy = self.app.step((), 0.0)

    def do(self, action: Action) -> None:
        """Carry out an action."""
        verb, *more = action
        self.trouble.clear()
        self.pressed = verb == "key"
        VERBS[verb](self, *more)

    @property
    def still(self) -> bool:
        """Whether nothing moves, so that the picture is meant to stay as it is."""
        return not self.busy

    def session(self) -> Session | None:
        """The game that is played here and stored, if there is one."""
        for scene in reversed(self.app.scenes):
            if isinstance(scene, Table):
                return scene.session if type(scene.session) is GameSession and scene.session.live else None
        return None

    def settle(self, seconds: float = 4.0) -> None:
        """Let pass what moves by itself."""
        for _ in range(round(seconds / LONG)):
            if not self.app.scenes or not self.busy:
                return
            self.step((), LONG)

    # The verbs

    def pick(self, wanted: str) -> None:
        """Choose a target, as the page does for a screen reader."""
        before = self._offered()
        if self.app.choose(wanted):
            self.step()
            if wanted == "ui-menu" and self.app.scenes and self._offered() == before:
                self.trouble.append(("dead", f"{wanted} does nothing"))

    def tap(self, x: float, y: float, device: Any, button: int = 1) -> None:
        """Press and let go."""
        self.step([Pointer("down", 1, device, x, y, button), Pointer("up", 1, device, x, y, button)])

    def hold(self, x: float, y: float) -> None:
        """A long press."""
        self.step([Pointer("down", 1, "touch", x, y)])
        self.step((), 0.5)
        self.step([Pointer("up", 1, "touch", x, y)])

    def hover(self, x: float, y: float, inside: bool) -> None:
        """The mouse points somewhere, or leaves the window."""
        self.step([Pointer("move" if inside else "cancel", 0, "mouse", x, y)])
        self.step((), 0.6)

    def drag(self, x: float, y: float, to_x: float, to_y: float, device: Any, end: Any) -> None:
        """Press, move, and let go or be interrupted."""
        self.step([Pointer("down", 1, device, x, y)])
        half = Pointer("move", 1, device, (x + to_x) / 2, (y + to_y) / 2)
        self.step([half, Pointer("move", 1, device, to_x, to_y)])
        self.step([Pointer(end, 1, device, to_x, to_y)])

    def pinch(self, x: float, y: float, factor: float, dx: float, dy: float, turn: float) -> None:
        """What a page reports of two fingers."""
        self.step([Pinch(x, y, factor, dx, dy, turn)])

    def fingers(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """Two fingers, one of which moves."""
        self.step([Pointer("down", 1, "touch", x, y), Pointer("down", 2, "touch", to_x, to_y)])
        self.step([Pointer("move", 2, "touch", (x + to_x) / 2, (y + to_y) / 2)])
        self.step([Pointer("up", 2, "touch", x, y), Pointer("up", 1, "touch", x, y)])

    def wheel(self, x: float, y: float, dx: float, dy: float) -> None:
        """Turn the wheel."""
        self.step([Wheel(x, y, dx, dy)])

    def key(self, name: str, shift: bool, ctrl: bool, alt: bool) -> None:
        """Press a key; one that writes also gives its letter."""
        raws: list[RawInput] = [Key(name, shift, ctrl, alt)]
        if len(name) == 1 and self.app.top.typing() is not None and not (ctrl or alt):
            raws.append(TextInput(name))
        self.step(raws)

    def text(self, words: str) -> None:
        """Write or paste."""
        self.typed.add(words)
        self.step([TextInput(words)])

    def fit(self, width: int, height: int, ratio: float) -> None:
        """Give the window another size."""
        self.home.size, self.home.ratio = (width, height), ratio
        self.step()

    def open(self, words: str) -> None:
        """A file is dropped here."""
        self.typed.add(words)
        self.step([FileOpened(words)])

    def arrive(self, words: str) -> None:
        """A link comes."""
        self.typed.add(words)
        self.step([Arrived(words)])

    def full(self, full: bool) -> None:
        """The storage gets full, or has room again."""
        self.home.full = full

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / LONG)):
            self.step((), LONG)
            if not self.busy:
                break

    def setting(self, name: str, value: Any) -> None:
        """Change a setting."""
        setattr(self.app.settings, name, value)
        self.app.use_settings()
        self.step()

    def reload(self) -> None:
        """The page is loaded again, and the game that was under way is gone on with."""
        session, whole = self.session(), not self.home.lost
        self.home.lost.clear()
        del self.app
        gone()
        self.app = self._started()
        self.step()
        if session is None or not whole or not session.game.moves or session.setup.by_link:
            return  # a game by link may lie on the shelf, where it waits for the others
        if not self.app.choose("continue"):
            self.trouble.append(("restore", "the game under way is not offered after loading again"))
            return
        self.step()
        found = self.session()
        if not session.over and (found is None or not _goes_on(session, found)):
            self.trouble.append(("restore", "another game after loading again"))

    def back_and_forth(self) -> None:
        """Take back by a key, and do again by a key: the game is what it was."""
        self.settle()
        session = self.session()
        if session is None or not self._can_undo(session):
            return
        digest, moves = session.game.digest(), len(session.game.moves)
        self.step([Key("z", ctrl=True)])
        if len(session.game.moves) >= moves:
            self.trouble.append(("undo", "Ctrl+Z takes nothing back although ui-undo is offered"))
            return
        self.settle()
        if not session.redoable or self.session() is not session:
            return
        key, name = (Key("Z", True, True), "Ctrl+Shift+Z") if moves % 2 else (Key("y", ctrl=True), "Ctrl+Y")
        self.step([key])
        if session.game.digest() != digest:
            self.trouble.append(("redo", f"{name} does not bring the game back"))

    def _can_undo(self, session: Session) -> bool:
        found = [one for one in self.targets() if one.id == "ui-undo" and one.enabled]
        return bool(found) and not session.undo_block and self.app.top.typing() is None

    def _offered(self) -> list[Target]:
        return list(self.app.top.targets()) if self.app.scenes else []


def gone() -> None:
    """The app before is gone with all that it froze, as a page's memory is when another one is loaded."""
    gc.unfreeze()
    gc.collect()


def _goes_on(before: Session, found: Session) -> bool:
    """Whether it is the same game; a computer player may have moved in it already."""
    moves, further = before.game.moves, found.game.moves
    if found.setup != before.setup or further[: len(moves)] != moves:
        return False
    return len(further) > len(moves) or found.game.digest() == before.game.digest()


VERBS: dict[str, Callable[..., None]] = {
    "choose": Player.pick,
    "tap": Player.tap,
    "hold": Player.hold,
    "hover": Player.hover,
    "drag": Player.drag,
    "pinch": Player.pinch,
    "fingers": Player.fingers,
    "wheel": Player.wheel,
    "key": Player.key,
    "text": Player.text,
    "resize": Player.fit,
    "open": Player.open,
    "arrive": Player.arrive,
    "full": Player.full,
    "wait": Player.wait,
    "setting": Player.setting,
    "reload": Player.reload,
    "undo-redo": Player.back_and_forth,
}
