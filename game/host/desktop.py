"""A desktop window as the app's home: SDL's events and a folder for storage.

Also serves tests with SDL's dummy driver, and any WebAssembly runtime that is not our own page.
"""

import asyncio
import contextlib
import locale
import os
import platform
import sys
from collections.abc import Callable, Sequence
from itertools import chain, count
from pathlib import Path

import pygame

from game.host.events import FileOpened, Key, Phase, Pointer, Quit, RawInput, Shown, TextInput, Wheel
from game.host.interface import Published, Surroundings
from game.host.reading import Reading
from game.host.viewport import Viewport

FRAME_SECONDS = 1 / 60
LEAST_SIDE = 360
"""Pixels that a window is wide and tall at least."""
WHEEL_STEP = 60
LARGEST_FILE = 4_000_000
FORMER_FOLDER = "tikal"
"""Where games were stored before version 1.0."""
PHASES: dict[int, Phase] = {
    pygame.MOUSEBUTTONDOWN: "down",
    pygame.MOUSEBUTTONUP: "up",
    pygame.FINGERDOWN: "down",
    pygame.FINGERMOTION: "move",
    pygame.FINGERUP: "up",
}
SEEN = {
    pygame.WINDOWMINIMIZED: False,
    pygame.WINDOWHIDDEN: False,
    pygame.WINDOWRESTORED: True,
    pygame.WINDOWSHOWN: True,
}
NAMED_KEYS = {
    pygame.K_LEFT: "ArrowLeft",
    pygame.K_RIGHT: "ArrowRight",
    pygame.K_UP: "ArrowUp",
    pygame.K_DOWN: "ArrowDown",
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Escape",
    pygame.K_TAB: "Tab",
    pygame.K_SPACE: " ",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
    **{getattr(pygame, f"K_F{n}"): f"F{n}" for n in range(1, 13)},
}


class Desktop:
    """A resizable window; `size` is its first size and `folder` the place of stored texts."""

    def __init__(self, size: tuple[int, int] = (1280, 720), folder: Path | None = None) -> None:
        self._first_size = size
        self._folder = folder or _data_folder()
        self._memory: dict[str, str] = {}
        pygame.display.init()
        pygame.font.init()

    def viewport(self) -> Viewport:
        """The present size of the window."""
        surface = pygame.display.get_surface()
        return Viewport(*(surface.get_size() if surface else self._first_size))

    def window(self, viewport: Viewport) -> pygame.Surface:
        """Open the window, or return the surface that SDL has already fitted to the new size."""
        surface = pygame.display.get_surface()
        if surface is None:
            pygame.display.set_caption("Lost Temple & Tikal")
            surface = pygame.display.set_mode(viewport.size, pygame.RESIZABLE)
            pygame.key.stop_text_input()
        wide, tall = viewport.size
        if wide < LEAST_SIDE or tall < LEAST_SIDE:
            surface = pygame.display.set_mode((max(wide, LEAST_SIDE), max(tall, LEAST_SIDE)), pygame.RESIZABLE)
        return surface

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Nobody here has decoded a picture before."""
        return None

    async def frame(self, busy: bool) -> Sequence[RawInput]:
        """Wait a sixtieth of a second and return the input since the last frame."""
        await asyncio.sleep(FRAME_SECONDS)
        return [raw for event in pygame.event.get() if (raw := translate(event, self.viewport())) is not None]

    def wake(self, seconds: float) -> None:
        """Frames come all the time here."""

    def mark(self, name: str) -> None:
        """Nothing to note: a desktop start has no steps to watch."""

    def load(self, key: str) -> str | None:
        """The stored text, from memory when the folder cannot be used."""
        if key in self._memory:
            return self._memory[key]
        try:
            return (self._folder / f"{key}.txt").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def store(self, key: str, text: str | None) -> bool:
        """Write a text beside the old one and swap them, so that a crash in between loses neither."""
        path = self._folder / f"{key}.txt"
        try:
            if text is None:
                path.unlink(missing_ok=True)
            else:
                self._folder.mkdir(parents=True, exist_ok=True)
                _write(path, text)
        except OSError:
            self._memory[key] = text or ""
            return False
        self._memory.pop(key, None)
        return True

    def give(self, name: str, text: str) -> str | None:
        """Write a file into the folder for downloads, or beside the stored texts where there is none."""
        downloads = Path.home() / "Downloads"
        path = _unused((downloads if downloads.is_dir() else self._folder) / name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError:
            return None
        return str(path)

    def ask(self) -> bool:
        """SDL has no choice of files; one can be dropped on the window."""
        return False

    def address(self) -> str:
        """A window has none: its links are opened by pasting them."""
        return ""

    def copy(self, text: str, told: Callable[[bool], None]) -> None:
        """Put a text on the system's clipboard, where SDL reaches it."""
        try:
            pygame.scrap.put_text(text)
            told(True)
        except pygame.error:
            told(False)

    def paste(self) -> None:
        """Take a text from the system's clipboard."""
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=_pasted()))

    def shares(self) -> bool:
        """SDL knows of no such sheet."""
        return False

    def share(self, title: str, link: str) -> None:
        """SDL knows of no such sheet."""

    def languages(self) -> Sequence[str]:
        """The system's language."""
        name = os.environ.get("LANGUAGE") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
        return [part.split(".")[0].replace("_", "-") for part in name.split(":")]

    def speak(self, language: str) -> None:
        """The window says nothing itself."""

    def reduced_motion(self) -> bool:
        """SDL cannot tell; the setting in the game decides."""
        return False

    def publish(self, app: Published) -> None:
        """Nobody looks in from outside."""

    def mirror(self, targets: Sequence[dict[str, object]]) -> None:
        """SDL has no way to a screen reader."""

    def read(self, reading: Reading) -> None:
        """SDL has no way to a screen reader."""

    def focus(self, target: str) -> None:
        """SDL has no way to a screen reader."""

    def typing(self, rect: pygame.Rect | None, shown: str = "", label: str = "") -> None:
        """Open or close text input at this place."""
        if rect is None or shown:
            pygame.key.stop_text_input()
        else:
            pygame.key.set_text_input_rect(rect)
            pygame.key.start_text_input()

    def surroundings(self) -> Surroundings:
        """The system, Python and what draws."""
        drawn = f"pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}"
        return Surroundings(f"{platform.platform()}, Python {platform.python_version()}, {drawn}")

    def crash(self, report: str, name: str = "", text: str = "") -> None:
        """Print the report; the game is stored, and opens with the next start."""
        with contextlib.suppress(OSError):
            print(report, file=sys.stderr)


def translate(event: pygame.event.Event, viewport: Viewport) -> RawInput | None:
    """SDL's event as raw input; the mouse events that SDL makes up for fingers (touch=True) are left out."""
    kind = event.type
    if kind == pygame.QUIT:
        return Quit()
    if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        if event.touch or event.button > 3:
            return None
        return Pointer(PHASES[kind], 0, "mouse", event.pos[0], event.pos[1], event.button)
    if kind == pygame.MOUSEMOTION:
        return None if event.touch else Pointer("move", 0, "mouse", *event.pos)
    if kind in SEEN:
        return Shown(SEEN[kind])
    if kind == pygame.WINDOWLEAVE:
        return Pointer("cancel", 0, "mouse", -1, -1)
    if kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        return Pointer(
            PHASES[kind], 1 + event.finger_id, "touch", event.x * viewport.width, event.y * viewport.height
        )
    if kind == pygame.MOUSEWHEEL:
        x, y = pygame.mouse.get_pos()
        return Wheel(x, y, -event.precise_x * WHEEL_STEP, event.precise_y * WHEEL_STEP)
    if kind == pygame.KEYDOWN:
        name = NAMED_KEYS.get(event.key) or (event.unicode if event.unicode.isprintable() else "")
        if not name and event.mod & pygame.KMOD_CTRL:
            name = pygame.key.name(event.key)
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return TextInput(_pasted())
        mods = (pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_META, pygame.KMOD_ALT)
        return Key(name, *(bool(event.mod & mod) for mod in mods)) if name else None
    if kind == pygame.TEXTINPUT:
        return TextInput(event.text)
    if kind == pygame.DROPFILE:
        return FileOpened(_text_of(Path(event.file)))
    return None


def _pasted() -> str:
    """What is on the clipboard, if it is text."""
    try:
        return pygame.scrap.get_text()[:LARGEST_FILE]
    except pygame.error:
        return ""


def _text_of(path: Path) -> str:
    """What a file says; nothing when it is no text, or more than any game."""
    try:
        return path.read_text(encoding="utf-8") if path.stat().st_size <= LARGEST_FILE else ""
    except (OSError, UnicodeDecodeError):
        return ""


def _write(path: Path, text: str) -> None:
    """Put a text in the place of another: whatever happens meanwhile, one of the two is whole on the disk."""
    part = path.with_suffix(".part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink()  # a disk that is full needs the room
        raise
    if sys.platform != "win32":  # where a folder can be opened, its new entry is written out as well
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _unused(path: Path) -> Path:
    """A path of this name that nothing is at."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(one for one in chain([path], numbered) if not one.exists())


def _data_folder() -> Path:
    named = os.environ.get("XDG_DATA_HOME") or os.environ.get("APPDATA")
    base = Path(named) if named else Path.home() / ".local" / "share"
    folder, former = base / "expeditions", base / FORMER_FOLDER
    if former.is_dir() and not folder.exists():
        with contextlib.suppress(OSError):
            former.rename(folder)
    return folder
