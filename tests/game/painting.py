"""Notes which panels of a table are painted, for tests of what is kept."""

from collections.abc import Callable

import pytest

from game.screen.brush import Brush
from game.table.panels.panel import Panel
from game.table.table import Table


def note_paints(scene: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that gets the name of every panel that is painted from now on."""
    painted: list[str] = []
    for part in scene.parts:
        if isinstance(part, Panel):
            real = part.paint

            def paint(brush: Brush, part: Panel = part, real: Callable[[Brush], None] = real) -> None:
                painted.append(part.name)
                real(brush)

            monkeypatch.setattr(part, "paint", paint)
    return painted
