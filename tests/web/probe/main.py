"""A tiny app for the browser tests, packaged like the game: it notes every event, and does on request what a
test wants to see happen inside the page.
"""

import asyncio
import importlib
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import pygame

from game.app import App
from game.host import home
from game.host.events import FileOpened, Key, TextInput
from game.host.viewport import Viewport
from game.keyfocus import KeyFocus
from game.scene import Scene
from game.screen.fonts import font
from game.screen.gestures import InputEvent
from game.screen.targets import Target

if TYPE_CHECKING:
    from game.session.session import Session


class Probe(Scene):
    """Nine squares, the middle one a text field; events are listed in the state."""

    takes_files = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.events: list[dict[str, Any]] = []
        self.chosen: list[str] = []
        self.results: dict[str, Any] = {}
        self.text = ""
        self.field: pygame.Rect | None = None
        self.squares: list[Target] = []
        self.session: Session | None = None

    def layout(self, viewport: Viewport) -> None:
        """Lay out the squares; the gaps between them belong to nobody."""
        acts = (self.digest, self.imports, self.fail, self.keep, self.kept, self.write, self.picture)
        names = [act.__name__ for act in acts] + ["plain", "reset"]
        self.squares = []
        for n, name in enumerate(names):
            x, y = viewport.width * (n % 3 * 4 + 1) // 13, viewport.height * (n // 3 * 4 + 1) // 13
            rect = pygame.Rect(x, y, viewport.width * 3 // 13, viewport.height * 3 // 13)
            self.squares.append(Target(name, name, rect, self.choosing(name)))

    def choosing(self, name: str) -> Any:
        """What choosing a square does: note it, and do what it is named after."""

        def act() -> None:
            self.chosen.append(name)
            getattr(self, name, lambda: None)()

        return act

    def handle(self, event: InputEvent) -> None:
        """Note the event; a record that is opened is replayed, and is the game that a report is about."""
        if isinstance(event, FileOpened):
            self.session = importlib.import_module("game.session.session").read(self.app.host, event.text)
            self.results["retraced"] = importlib.import_module("playout").retraced(event.text)
            return
        self.events.append({"kind": type(event).__name__, **asdict(event)})
        if isinstance(event, TextInput):
            self.text += event.text
        elif isinstance(event, Key) and event.name == "Backspace":
            self.text = self.text[:-1]
        elif isinstance(event, Key) and event.name == "Escape":
            self.field = None
        self.changed()

    def back(self) -> None:
        """Escape closes the field."""
        self.field = None
        self.changed()

    def typing(self) -> pygame.Rect | None:
        """The open field."""
        return self.field

    def draw(self, surface: pygame.Surface) -> None:
        """Squares, each in its own colour, with a one-pixel cross in the middle of the window."""
        surface.fill("#143021")
        for n, square in enumerate(self.squares):
            surface.fill((40 + 20 * n, 200 - 20 * n, 120), square.rect)
        surface.set_at((surface.get_width() // 2, surface.get_height() // 2), "#FFFFFF")

    def targets(self) -> list[Target]:
        """The squares."""
        return self.squares

    def state(self) -> dict[str, Any]:
        """All that was noted."""
        return {"events": self.events, "chosen": self.chosen, "text": self.text, **self.results}

    def save(self) -> None:
        """Leave a trace, so that a test sees that saving was tried."""
        self.app.host.store("saved", ",".join(self.chosen))

    def reset(self) -> None:
        """Forget all that was noted, for the next test."""
        self.events, self.chosen, self.results, self.text, self.field = [], [], {}, "", None
        self.app.keyfocus = KeyFocus()

    def digest(self) -> None:
        """Play a whole game of each kind at random."""
        playout = importlib.import_module("playout")
        self.results["digests"] = playout.digests()

    def imports(self) -> None:
        """Import every module that the page should have."""
        failed = []
        names = importlib.import_module("playout").MODULES
        for name in names:
            try:
                importlib.import_module(name)
            except Exception as error:
                failed.append(f"{name}: {error!r}")
        self.results["imported"], self.results["failed"] = len(names), failed

    def played(self) -> Session | None:
        """The game of the record."""
        return self.session

    def fail(self) -> None:
        """Meet an unexpected error, in the next frame as most do."""
        self.update = self._broken  # type: ignore[method-assign]

    def _broken(self, dt: float) -> bool:
        raise ZeroDivisionError("the probe was asked to fail")

    def keep(self) -> None:
        """Store something."""
        self.results["stored"] = self.app.host.store("probe", "kept")

    def kept(self) -> None:
        """Read it back."""
        self.results["loaded"] = self.app.host.load("probe")

    def write(self) -> None:
        """Open the text field."""
        self.field = self.squares[5].rect

    def picture(self) -> None:
        """Decode a picture and set a text, as the game does."""
        letters = font("body", 20).render("probe", True, "white")
        self.results["letters"] = letters.get_size()


async def main() -> None:
    """Run the probe."""
    await App(home()).run(Probe)


if __name__ == "__main__":
    asyncio.run(main())
