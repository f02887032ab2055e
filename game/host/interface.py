"""What the app asks of its surroundings: a window, frames with input, storage, language.

Two homes implement it: `desktop` and `browser`. Scenes reach it through the app.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from game.host.events import RawInput
from game.host.reading import Reading
from game.host.viewport import Viewport

if TYPE_CHECKING:
    import pygame  # the page remembers this module before pygame is there: see build/ahead.py


@dataclass(frozen=True, slots=True)
class Published:
    """What the app shows to the outside: each is asked anew whenever someone wants to know."""

    state: Callable[[], dict[str, Any]]
    targets: Callable[[], list[dict[str, object]]]
    choose: Callable[[str], bool]
    stats: Callable[[], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a report tells of where the app runs."""

    agent: str
    """What the browser calls itself, or the system and what draws there."""
    build: str = ""
    """Which build of the page it is."""
    pixels: float = 1.0
    """Pixels of the screen per CSS pixel; the picture may have fewer."""
    insets: tuple[float, ...] = (0, 0, 0, 0)
    """CSS pixels at the top, the right, the bottom and the left that a notch or the like takes."""


class Host(Protocol):
    """The surroundings of the app."""

    def viewport(self) -> Viewport:
        """The present size of the window."""

    def window(self, viewport: Viewport) -> pygame.Surface:
        """Open the window, or fit it to a new size, and return the surface to draw on."""

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """A big picture that covers a size, where the surroundings have it at hand."""

    async def frame(self, busy: bool) -> Sequence[RawInput]:
        """Wait for the next frame and return the input since the last one; may rest longer when not busy."""

    def wake(self, seconds: float) -> None:
        """Have a frame after so long, although the game rests."""

    def mark(self, name: str) -> None:
        """Note the time of a step of the start, once."""

    def load(self, key: str) -> str | None:
        """The stored text, or None."""

    def store(self, key: str, text: str | None) -> bool:
        """Store a text, or forget it with None; false when it is kept in memory only."""

    def give(self, name: str, text: str) -> str | None:
        """Give the player a file: where it is now, "" when the surroundings say so themselves, None if nowhere."""

    def ask(self) -> bool:
        """Ask the player for a file, which comes as `Opened`; false when it can only be dropped here."""

    def address(self) -> str:
        """The page's own address without what stands behind its #; empty where there is no page."""

    def copy(self, text: str, told: Callable[[bool], None]) -> None:
        """Put a text on the clipboard, and tell whether that worked; perhaps only after a while."""

    def paste(self) -> None:
        """Take a text from the clipboard; it comes as `Text`, where it comes at all."""

    def shares(self) -> bool:
        """Whether the system has a sheet to share with."""

    def share(self, title: str, link: str) -> None:
        """Open the system's sheet to share a link."""

    def languages(self) -> Sequence[str]:
        """The player's languages, the best first, such as "fr-CH"."""

    def speak(self, language: str) -> None:
        """Go on in a language, by its letters: in what the surroundings say, and how they read aloud."""

    def reduced_motion(self) -> bool:
        """Whether the system asks for less motion."""

    def publish(self, app: Published) -> None:
        """Let the outside see and use the app."""

    def mirror(self, targets: Sequence[dict[str, object]]) -> None:
        """Show the targets to screen readers."""

    def read(self, reading: Reading) -> None:
        """Tell screen readers what is going on."""

    def focus(self, target: str) -> None:
        """Move the focus of screen readers to a target."""

    def typing(self, rect: pygame.Rect | None, shown: str = "", label: str = "") -> None:
        """Open or close text input at this place; what is `shown` is selected there, only to be copied.

        Screen readers call it by its label.
        """

    def surroundings(self) -> Surroundings:
        """Where the app runs."""

    def crash(self, report: str, name: str = "", text: str = "") -> None:
        """Show an unexpected error with its report, and offer a file of this name and text if there is one."""
