"""The memory of scenes that were left is given back while nothing moves.

Targets know their scene and a scene its targets, so a scene goes, with all its pictures, only when Python looks
for garbage. By itself it may do that many tables later: to Python a big picture is one thing as any other.
"""

import gc


class Tidy:
    """Knows when looking for garbage is worth while, and keeps it quick."""

    def __init__(self) -> None:
        self._moved = False
        self._left = False

    def move(self) -> None:
        """A scene is shown after the first one."""
        self._moved = True

    def leave(self) -> None:
        """A scene was left for good."""
        self._left = True

    def rest(self) -> None:
        """Nothing moves now."""
        if not self._moved:
            # What is there before the first step, modules above all, stays to the end: never look at it again.
            gc.freeze()
        elif self._left:
            self._left = False
            gc.collect()
