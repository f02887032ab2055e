"""A player that takes its time and leaves a note of the process it plays in, where it is asked to."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

FOLDER = "EXPEDITIONS_TEST_NOTES"


class Noting:
    """Always the first choice; a file named after the process says that it has begun a game."""

    def __init__(self, seed: int) -> None:
        self._watched = FOLDER in os.environ
        if self._watched:
            (Path(os.environ[FOLDER]) / str(os.getpid())).touch()

    def choose(self, view: dict[str, Any]) -> str:
        """The first choice, after a moment in which others can disturb the game."""
        if self._watched:
            time.sleep(0.001)
        return str(view["legal"][0])
