"""What the monkey did, as plain data: where it began, in which window, and every action with all its numbers."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.legible import SCREENS, device

Action = list[Any]
"""A verb and its numbers and words, such as ["tap", 100, 200, "touch"]: see tests/monkey/player.py."""
Window = tuple[int, int, float]
"""Width and height in device pixels, and device pixels per CSS pixel."""
WINDOWS: tuple[Window, ...] = (
    *((*device(css, ratio), ratio) for css, ratio in SCREENS),
    *((360, 640, 1.0), (1080, 1920, 3.0), (390, 844, 1.0), (844, 390, 1.0), (640, 360, 1.0), (800, 360, 1.0)),
    *((855, 376, 1.0), (900, 380, 1.0), (768, 1024, 1.0), (1280, 720, 2.0)),
)
"""Windows in which everything should be readable and within reach."""


@dataclass(frozen=True)
class Script:
    """A run: its entry (tests/monkey/entries.py), the first window, the settings, and the actions."""

    entry: str
    window: Window = (1280, 720, 1.0)
    language: str = "en"
    settings: dict[str, Any] = field(default_factory=dict)
    actions: list[Action] = field(default_factory=list)

    def with_actions(self, actions: list[Action]) -> Script:
        """The same with other actions."""
        return replace(self, actions=actions)

    def write(self, path: Path, found: str = "") -> None:
        """Keep it in a file, with what was found by it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({**asdict(self), "found": found}, indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> tuple[Script, str]:
    """The script of a file, and what was found by it."""
    data = json.loads(path.read_text(encoding="utf-8"))
    found = str(data.pop("found", ""))
    width, height, ratio = data.pop("window")
    return Script(window=(width, height, ratio), **data), found
