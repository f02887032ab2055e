"""What was chosen last, by the ids of targets: a report of something wrong tells how one came there."""

from collections import deque

ROOM = 40
"""How many steps are remembered."""
LONGEST = 80
"""Characters of a step at most."""


class LastSteps:
    """A short memory of what was done where; what is typed is never in it."""

    def __init__(self) -> None:
        self._steps: deque[str] = deque(maxlen=ROOM)

    def note(self, scene: str, what: str) -> None:
        """Remember a step."""
        self._steps.append(f"{scene}: {what}"[:LONGEST])

    def listed(self) -> list[str]:
        """The steps, the oldest first."""
        return list(self._steps)
