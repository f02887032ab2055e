"""The value of a puzzle's gauge, which gets to a new one in a moment."""

from __future__ import annotations

COUNT_UP = 0.24
"""Seconds in which it gets there."""


class Gauge:
    """A value on its way to another one."""

    def __init__(self, value: float) -> None:
        self.value = value

    def pass_time(self, goal: float, dt: float, motion: bool) -> bool:
        """Come nearer to the goal, or be there at once; true while that changes anything."""
        away = goal - self.value
        if not away:
            return False
        step = max(abs(away), 1.0) * dt / COUNT_UP
        if not motion or abs(away) <= step:
            self.value = goal
        else:
            self.value += step if away > 0 else -step
        return True
