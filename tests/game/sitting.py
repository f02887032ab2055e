"""A player's seat in front of the app, for tests: a window of any size, and hands that choose targets."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.app import App
from game.host.events import Pointer, RawInput
from game.host.interface import Published, Surroundings
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.pages import router
from game.scene import Scene
from game.screen import text
from game.screen.targets import Target
from game.session.session import Session

SIZES = ((1280, 720), (1920, 1080), (390, 844), (844, 390), (360, 640), (3840, 2160))


class Home:
    """A host without a window: storage in memory, and the size that the test wants."""

    def __init__(self, size: tuple[int, int], ratio: float = 1.0, language: str = "en") -> None:
        self.size = size
        self.ratio = ratio
        self.language = language
        self.spoken = ""
        self.texts: dict[str, str] = {}
        self.full = False
        self.typed_at: pygame.Rect | None = None
        self.crashes: list[str] = []
        self.readings: list[Reading] = []
        self.given: dict[str, str] = {}
        self.asked = 0
        self.focused: list[str] = []
        self.page = "https://example.org/tikal/"
        self.clipboard: str | None = ""
        """What was copied; None where nothing can be."""
        self.sheet = False
        self.shared: list[str] = []
        self.woken: list[float] = []
        pygame.display.init()
        pygame.font.init()

    def viewport(self) -> Viewport:
        return Viewport(*self.size, self.ratio)

    def window(self, viewport: Viewport) -> pygame.Surface:
        return pygame.display.set_mode(viewport.size)

    def read(self, reading: Reading) -> None:
        self.readings.append(reading)

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        return None

    async def frame(self, busy: bool) -> Sequence[RawInput]:
        return ()

    def wake(self, seconds: float) -> None:
        self.woken.append(seconds)

    def mark(self, name: str) -> None: ...

    def load(self, key: str) -> str | None:
        return self.texts.get(key)

    def store(self, key: str, text: str | None) -> bool:
        if text is None:
            self.texts.pop(key, None)
        else:
            self.texts[key] = text
        return not self.full

    def give(self, name: str, text: str) -> str:
        self.given[name] = text
        return ""

    def ask(self) -> bool:
        self.asked += 1
        return True

    def address(self) -> str:
        return self.page

    def copy(self, text: str, told: Callable[[bool], None]) -> None:
        if self.clipboard is not None:
            self.clipboard = text
        told(self.clipboard is not None)

    def paste(self) -> None: ...

    def shares(self) -> bool:
        return self.sheet

    def share(self, title: str, link: str) -> None:
        self.shared.append(link)

    def languages(self) -> Sequence[str]:
        return [self.language]

    def speak(self, language: str) -> None:
        self.spoken = language

    def reduced_motion(self) -> bool:
        return False

    def publish(self, app: Published) -> None: ...

    def mirror(self, targets: Sequence[dict[str, object]]) -> None: ...

    def focus(self, target: str) -> None:
        self.focused.append(target)

    def typing(self, rect: pygame.Rect | None, shown: str = "", label: str = "") -> None:
        self.typed_at = rect

    def surroundings(self) -> Surroundings:
        return Surroundings("a test", pixels=self.ratio)

    def crash(self, report: str, name: str = "", text: str = "") -> None:
        self.crashes.append(report)
        if text:
            self.given[name] = text


def home_of(session: Session) -> Home:
    """The host of a session that has one without a window."""
    assert isinstance(session.host, Home)
    return session.host


class Sitting:
    """An app with one scene, drawn after everything that happens."""

    def __init__(
        self,
        first: Callable[[App], Scene],
        size: tuple[int, int] = (1280, 720),
        *,
        ratio: float = 1.0,
        language: str = "en",
        **settings: Any,
    ) -> None:
        self.home = Home(size, ratio, language)
        self.app = App(self.home, router)
        self.quick = False
        for name, value in settings.items():
            setattr(self.app.settings, name, value)
        self.app.push(first(self.app))
        self.see()

    def see(self, raws: Sequence[RawInput] = (), dt: float = 0.016) -> None:
        """Let one frame pass, and have drawn what comes of it: one picture, and none on the way to it."""
        self.pass_by(raws, dt)
        if self.app.scenes:
            self.app.top.changed()
            self.app.step((), 0.0)

    def pass_by(self, raws: Sequence[RawInput] = (), dt: float = 0.016) -> None:
        """Let one frame pass that nobody looks at; a finger rests before it is put down, unless it is quick."""
        if not self.quick and any(isinstance(raw, Pointer) and raw.phase == "down" for raw in raws):
            self.app.thumb.forget()
        draw = self.app._draw
        self.app._draw = lambda: None  # type: ignore[method-assign]
        try:
            self.app.step(raws, dt)
        finally:
            self.app._draw = draw  # type: ignore[method-assign]

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(round(seconds / 0.05)):
            self.app.step((), 0.05)
        self.see()

    def choose(self, wanted: str) -> None:
        """Choose a target that must be there."""
        assert self.app.choose(wanted), f"{wanted} is not among {[target.id for target in self.targets()]}"
        self.see()

    def resize(self, size: tuple[int, int], ratio: float = 1.0) -> None:
        """Give the window another size."""
        self.home.size, self.home.ratio = size, ratio
        self.see()

    def targets(self) -> list[Target]:
        """Everything that can be chosen."""
        return self.app.top.targets()

    def ids(self) -> list[str]:
        """The ids of everything that can be chosen."""
        return [target.id for target in self.targets()]

    @property
    def scene(self) -> str:
        """The name of the scene that is shown."""
        return self.app.top.name

    @property
    def surface(self) -> pygame.Surface:
        """The surface of the window."""
        assert self.app._window.surface is not None
        return self.app._window.surface

    def faults(self) -> list[str]:
        """What is wrong with the picture: targets outside, texts that overlap, are cut off or lie outside."""
        window = pygame.Rect((0, 0), self.app.viewport.size)
        found = [f"target {one.id} outside" for one in self.targets() if not window.contains(one.rect)]
        texts = text.drawn
        found += [f"text {one.text!r} outside" for one in texts if not window.contains(one.rect)]
        found += [f"text {one.text!r} cut off" for one in texts if one.cut]
        found += [f"letters of {one.text!r} cut" for one in texts if not one.whole]
        rects = [one.rect for one in texts]
        for n, one in enumerate(texts, 1):
            found += [f"{one.text!r} over {texts[n + two].text!r}" for two in one.rect.collidelistall(rects[n:])]
        return found
