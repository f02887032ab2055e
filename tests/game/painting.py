"""Notes which panels of a table are painted, for tests of what is kept."""

from collections.abc import Callable
from typing import Any

import pytest

from game.screen import text
from game.table.panels.panel import Panel
from game.table.table import Table


def note_paints(scene: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that gets the name of every panel that is painted from now on."""
    noted: list[str] = []
    for part in scene.parts:
        if isinstance(part, Panel):

            def painted(
                *given: Any, part: Panel = part, real: Callable[..., text.PaintedSheet] = part.painted
            ) -> Any:
                noted.append(part.name)
                return real(*given)

            monkeypatch.setattr(part, "painted", painted)
    return noted
