"""A web page as the app's home.

The page's own script (build/page) does what needs the DOM and lends it as the module `expeditions_page`; this file
only puts it into the app's terms. Input comes from the page, not from SDL: exact to a fraction of a pixel,
with composed characters, and without taking the browser's own shortcuts away.
"""

import json
import os
from collections.abc import Callable, Coroutine, Generator, Sequence
from dataclasses import asdict
from types import coroutine
from typing import Any

import expeditions_page  # type: ignore[import-not-found]
import pygame
from pyodide.ffi import create_once_callable, create_proxy  # type: ignore[import-not-found]

from game.host.events import Arrived, FileOpened, Focus, Key, Pinch, Pointer, RawInput, TextInput, Wheel
from game.host.interface import Published, Surroundings
from game.host.reading import Reading
from game.host.viewport import Viewport

RAW: dict[str, Callable[..., RawInput]] = {
    "pointer": Pointer,
    "wheel": Wheel,
    "pinch": Pinch,
    "key": Key,
    "text": TextInput,
    "opened": FileOpened,
    "arrived": Arrived,
    "focus": Focus,
}


def steps(main: Callable[[], Coroutine[bool, str | None, None]]) -> Callable[[str | None], bool | None]:
    """`main()` as a function of the page (build/page/frames.js): each call goes on to the next frame.

    It takes the input as JSON and returns whether the next frame is wanted at once, and None at the end. Asyncio
    does not run it, because inside the event of a click browsers grant what they grant nowhere else, such as
    opening the choice of files.
    """
    game = main()

    def step(batch: str | None = None) -> bool | None:
        try:
            return game.send(batch)
        except StopIteration:
            return None

    return step


@coroutine
def _next_frame(busy: bool) -> Generator[bool, str, str]:
    """Rest until the page goes on with the game, with the input since then."""
    return (yield busy)


class Browser:
    """The page around the canvas."""

    def __init__(self) -> None:
        # SDL would otherwise listen for keys on the whole window and swallow shortcuts such as reload.
        os.environ["SDL_EMSCRIPTEN_KEYBOARD_ELEMENT"] = "#sdl-keys"
        pygame.display.init()
        pygame.font.init()
        self._view: Viewport | None = None

    def viewport(self) -> Viewport:
        """The present size of the canvas."""
        if self._view is None:
            self._view = Viewport(*expeditions_page.size())
        return self._view

    def window(self, viewport: Viewport) -> pygame.Surface:
        """Give the canvas one pixel for each pixel of the screen."""
        pygame.display.set_caption(expeditions_page.title)
        return pygame.display.set_mode(viewport.size)

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of the loading screen, which the browser has decoded."""
        pixels = expeditions_page.picture(name, *size)
        return pygame.image.frombuffer(pixels.to_bytes(), size, "RGBX") if pixels else None

    async def frame(self, busy: bool) -> Sequence[RawInput]:
        """Wait for the browser's next frame; when not busy, until something happens."""
        batch = await _next_frame(busy)
        pygame.event.clear()
        raws: list[RawInput] = []
        for kind, *values in json.loads(batch) if batch else ():
            if kind == "size":
                self._view = None
            else:
                raws.append(RAW[kind](*values))
        return raws

    def wake(self, seconds: float) -> None:
        """Have the browser stir the game after so long."""
        expeditions_page.wake(seconds)

    def mark(self, name: str) -> None:
        """Note the time of a step of the start."""
        expeditions_page.mark(name)

    def load(self, key: str) -> str | None:
        """The stored text, or None."""
        text = expeditions_page.load(key)
        return text if isinstance(text, str) else None

    def store(self, key: str, text: str | None) -> bool:
        """Store a text, or forget it with None; false when it is kept in memory only."""
        return bool(expeditions_page.store(key, text))

    def give(self, name: str, text: str) -> str:
        """Download a file; the browser tells where it is."""
        expeditions_page.give(name, text)
        return ""

    def ask(self) -> bool:
        """Open the browser's choice of files."""
        expeditions_page.ask()
        return True

    def address(self) -> str:
        """The page's own address."""
        return str(expeditions_page.address())

    def copy(self, text: str, told: Callable[[bool], None]) -> None:
        """Put a text on the browser's clipboard."""
        expeditions_page.copy(text, create_once_callable(told))

    def paste(self) -> None:
        """Take a text from the browser's clipboard; the browser may ask the player first."""
        expeditions_page.paste()

    def shares(self) -> bool:
        """Whether the browser can open the system's sheet."""
        return bool(expeditions_page.shares())

    def share(self, title: str, link: str) -> None:
        """Open the system's sheet to share a link."""
        expeditions_page.share(title, link)

    def languages(self) -> Sequence[str]:
        """The browser's languages."""
        return list(expeditions_page.languages())

    def speak(self, language: str) -> None:
        """Let the page speak the game's language."""
        expeditions_page.speak(language)

    def reduced_motion(self) -> bool:
        """Whether the system asks for less motion."""
        return bool(expeditions_page.reducedMotion())

    def publish(self, app: Published) -> None:
        """Let scripts in the page see and use the app as `window.expeditions`."""

        def as_json(ask: Callable[[], Any]) -> Any:
            return create_proxy(lambda: json.dumps(ask()))

        expeditions_page.publish(
            as_json(app.state), as_json(app.targets), create_proxy(app.choose), as_json(app.stats)
        )

    def mirror(self, targets: Sequence[dict[str, object]]) -> None:
        """Show the targets to screen readers as real buttons."""
        expeditions_page.mirror(json.dumps(targets))

    def read(self, reading: Reading) -> None:
        """Tell screen readers what is going on: a heading, a list, a live log, and what is answered."""
        expeditions_page.read(json.dumps(asdict(reading)))

    def focus(self, target: str) -> None:
        """Move the focus of screen readers to a target."""
        expeditions_page.focus(target)

    def typing(self, rect: pygame.Rect | None, shown: str = "", label: str = "") -> None:
        """Open or close text input at this place."""
        ratio = self.viewport().ratio
        expeditions_page.typing(shown, label, *(side / ratio for side in rect) if rect else ())

    def surroundings(self) -> Surroundings:
        """What the page knows of its browser and its build."""
        agent, build, pixels, *insets = json.loads(expeditions_page.surroundings())
        return Surroundings(agent, build, pixels, tuple(insets))

    def crash(self, report: str, name: str = "", text: str = "") -> None:
        """Show the page's error screen."""
        expeditions_page.crash(report, name, text)
