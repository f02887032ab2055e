"""The app by itself, frame after frame: scenes that were left are forgotten, and a big picture comes in pieces."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Sequence

import pygame

from game.app import App
from game.host.events import Key, Quit, RawInput
from game.scene import Scene
from game.screen.targets import Target
from tests.game.sitting import Home

Frame = Callable[[App], Sequence[RawInput]]


class Script(Home):
    """A host that says before each frame what happens next, and closes the window after the last."""

    def __init__(self, *frames: Frame) -> None:
        super().__init__((320, 240))
        self.frames = list(frames)
        self.app: App | None = None
        self.seen: list[tuple[int, ...]] = []
        self.told: list[tuple[str, bool]] = []
        self.busy: list[bool] = []

    async def frame(self, busy: bool) -> Sequence[RawInput]:
        surface = pygame.display.get_surface()
        assert surface is not None
        assert self.app is not None
        self.seen.append(surface.get_at((5, 5))[:3])
        if self.app.scenes:
            state = self.app.state()
            self.told.append((state["scene"], state["seen"]))
        self.busy.append(busy)
        return self.frames.pop(0)(self.app) if self.frames else [Quit()]

    def play(self, first: Callable[[App], Scene]) -> None:
        self.app = App(self)
        try:
            asyncio.run(self.app.run(first))
        finally:
            gc.unfreeze()  # the tests go on after this app
        assert self.crashes == []


class Plain(Scene):
    """A scene of one colour, with a target that knows it."""

    colour = (10, 0, 0)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.keys: list[str] = []
        self._listed = [Target("here", "Here", pygame.Rect(0, 0, 50, 50), self.changed)]

    def targets(self) -> list[Target]:
        return self._listed

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.colour)

    def handle(self, event: object) -> None:
        if isinstance(event, Key):
            self.keys.append(event.name)


class Slow(Plain):
    """A scene whose first picture takes three frames."""

    colour = (0, 10, 0)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pieces = 0
        self.updated = 0

    def prepare(self) -> bool:
        self.pieces += 1
        pygame.time.wait(17)  # longer than the app spends on pieces in a frame
        return self.pieces > 3

    def update(self, dt: float) -> bool:
        self.updated += 1
        return False


def nothing(app: App) -> Sequence[RawInput]:
    """A frame in which nothing happens."""
    return ()


def test_a_scene_that_was_left_is_forgotten_at_the_next_rest() -> None:
    known: list[weakref.ref[Scene]] = []

    def come(app: App) -> Sequence[RawInput]:
        scene = Plain(app)
        known.append(weakref.ref(scene))
        app.push(scene)
        return ()

    def leave(app: App) -> Sequence[RawInput]:
        app.pop()
        return ()

    def look(app: App) -> Sequence[RawInput]:
        assert known[0]() is None
        return ()

    gc.disable()
    try:
        Script(come, leave, look).play(Plain)
    finally:
        gc.enable()
    assert known, "the scene was shown"


def test_the_scene_before_is_seen_until_the_first_picture_is_made() -> None:
    def come(app: App) -> Sequence[RawInput]:
        app.push(Slow(app))
        return ()

    host = Script(come, nothing, nothing, nothing)
    host.play(Plain)
    assert host.seen[:5] == [Plain.colour, Plain.colour, Plain.colour, Slow.colour, Slow.colour]
    assert host.told[:5] == [("plain", True), ("slow", False), ("slow", False), ("slow", True), ("slow", True)]
    assert host.busy[:5] == [False, True, True, False, False]


def test_nothing_moves_before_the_picture_is_there_and_no_key_is_lost() -> None:
    shown: list[Slow] = []

    def come(app: App) -> Sequence[RawInput]:
        shown.append(Slow(app))
        app.push(shown[0])
        return ()

    def press(app: App) -> Sequence[RawInput]:
        assert shown[0].updated == 0
        assert shown[0].keys == []
        return [Key("q")]

    def look(app: App) -> Sequence[RawInput]:
        assert shown[0].updated == 1
        assert shown[0].keys == ["q"]
        return ()

    Script(come, press, nothing, look).play(Plain)
