"""Targets: everything that can be chosen on the screen, in one list per frame.

Mouse, touch, keyboard, the accessible mirror and browser tests all choose through this list, so what one
of them can do the others can do too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import TYPE_CHECKING

from game.host.viewport import Viewport

if TYPE_CHECKING:
    import pygame


TABLE_ID = "ui-"
"""How the id of a target begins that decides nothing in the game."""


@dataclass(frozen=True, slots=True)
class Target:
    """One thing that can be chosen: its id, its label in the player's language, its place and its effect."""

    id: str
    label: str
    rect: pygame.Rect
    act: Callable[[], None] = field(compare=False)
    hint: str = ""
    enabled: bool = True
    key: str = ""
    """The key that chooses it, where it has one."""
    steady: bool = False
    """Whether it goes on with what was chosen at this place before, so that two quick taps are meant for it."""
    group: str = ""
    """The name of those that it stands together with, for those who listen."""
    checked: bool | None = None
    """Whether it is the one that is chosen of its group; None where none of them is."""

    @property
    def of_table(self) -> bool:
        """Whether it is about the table and not about the game; the ids of such targets begin alike."""
        return self.id.startswith(TABLE_ID)

    def in_css(self, viewport: Viewport) -> dict[str, object]:
        """The target as plain data with its rectangle in CSS pixels, as the page publishes it."""
        x, y, w, h = (round(side / viewport.ratio, 3) for side in self.rect)
        return {
            "id": self.id,
            "label": self.label,
            "hint": self.hint,
            "enabled": self.enabled,
            "key": self.key,
            "group": self.group,
            "checked": self.checked,
            "x": x,
            "y": y,
            "w": w,
            "h": h,
        }


def at(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """The topmost target under a point: later ones lie above earlier ones."""
    return next((target for target in reversed(targets) if target.rect.collidepoint(x, y)), None)


def find(targets: Sequence[Target], wanted: str) -> Target | None:
    """The target with that id."""
    return next((target for target in targets if target.id == wanted), None)


def keyed(targets: Sequence[Target], key: str) -> Target | None:
    """The target that a key chooses."""
    return next((target for target in targets if target.key and target.key == key.lower()), None)


def numbered(targets: Sequence[Target]) -> list[Target]:
    """The same targets, the first nine with a digit each; one that cannot be chosen now keeps its digit free."""
    return [replace(one, key=str(number) if number < 10 else "") for number, one in enumerate(targets, 1)]


def nearest(targets: Sequence[Target], place: tuple[float, float]) -> Target | None:
    """The target nearest to a point, of those that can be chosen."""
    x, y = place
    near = [target for target in targets if target.enabled]
    return min(near, key=lambda one: hypot(one.rect.centerx - x, one.rect.centery - y), default=None)


def neighbour(targets: Sequence[Target], current: str, dx: int, dy: int) -> Target | None:
    """The target that an arrow key leads to: the nearest in that direction, steps aside counting double."""
    start = find(targets, current)
    if start is None:
        return targets[0] if targets else None
    best: Target | None = None
    best_cost = 0.0
    for target in targets:
        right, down = target.rect.centerx - start.rect.centerx, target.rect.centery - start.rect.centery
        along = right * dx + down * dy
        cost = along + 2 * abs(right * dy + down * dx)
        if along > 0 and (best is None or cost < best_cost):
            best, best_cost = target, cost
    return best


def following(targets: Sequence[Target], current: str, step: int) -> Target | None:
    """The target that Tab (step 1) or Shift-Tab (step -1) leads to, round in a circle."""
    if not targets:
        return None
    ids = [target.id for target in targets]
    if current not in ids:
        return targets[0 if step > 0 else -1]
    return targets[(ids.index(current) + step) % len(targets)]
