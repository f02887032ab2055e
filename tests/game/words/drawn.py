"""Finds texts that have no room where they stand, and takes a picture of each."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.screen import text
from game.screen.catalogue import Catalogue
from game.screen.text import Drawn
from tests.game.sitting import Sitting
from tests.game.words.compare import Complaint
from tests.legible import LEAST

SIZES = ((1280, 720), (390, 844), (844, 390))
FRAME = "#E0312B"


class Asked:
    """Which key told which words."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}

    def note(self, key: str, told: str, values: Mapping[str, object]) -> None:
        """These words were asked for."""
        if len(told) > 1:
            self._keys[_plain(told)] = key

    def key(self, drawn: str) -> str:
        """The key of words on the screen; of words put together, that of the longest part."""
        whole = _plain(drawn)
        if whole in self._keys:
            return self._keys[whole]
        parts = [told for told in self._keys if told in whole]
        return self._keys[max(parts, key=len)] if parts else ""


def _plain(words: str) -> str:
    return re.sub(r"\s+", " ", words.replace("*", "")).strip().casefold()


@contextmanager
def listening(heard: Callable[[str, str, dict[str, object]], None]) -> Iterator[None]:
    """Hear everything that is asked of catalogues: the key, what was told, and what was put into it."""
    answer = Catalogue.__call__

    def call(self: Catalogue, key: str, **values: Any) -> str:
        told = answer(self, key, **values)
        heard(key, str(told), values)
        return told

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "__call__", call)
        yield


def too_long(sitting: Sitting) -> list[Drawn]:
    """Texts on the screen that are cut, or had to be too small to fit."""
    least = (LEAST - 0.5) * sitting.home.ratio
    return [one for one in text.drawn if one.cut or not one.whole or (not one.printed and 0 < one.size < least)]


def picture(sitting: Sitting, drawn: Sequence[Drawn], path: Path) -> None:
    """The window, with a frame round these texts."""
    shown = sitting.surface.copy()
    for one in drawn:
        pygame.draw.rect(shown, FRAME, one.rect.inflate(12, 8), 3, border_radius=4)
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(shown, path)


def look(
    sitting: Sitting, asked: Asked, wanted: dict[str, Complaint], place: str, folder: Path
) -> Iterator[tuple[Complaint, Path]]:
    """What has no room on the screen, and which of the wanted texts stand there, each once and with a picture."""
    for one in too_long(sitting):
        key = asked.key(one.text)
        if f"long {key}" not in wanted:
            about = one.text if key else f"no key known: {one.text}"
            wanted[f"long {key}"] = complaint = Complaint("too long", key or "?", about)
            yield complaint, _shown(sitting, [one], folder / f"{_file(place, complaint)}.png")
    for one in text.drawn:
        found = wanted.get(asked.key(one.text))
        if found is not None:
            del wanted[found.key]
            yield found, _shown(sitting, [one], folder / f"{_file(place, found)}.png")


def _shown(sitting: Sitting, drawn: Sequence[Drawn], path: Path) -> Path:
    picture(sitting, drawn, path)
    return path


def _file(place: str, complaint: Complaint) -> str:
    return re.sub(r"[^\w.-]+", "-", f"{complaint.kind}-{complaint.key}-{place}")
