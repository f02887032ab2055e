"""The keyboard's focus: which target it is on, and where it goes when that target is gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.host.events import Key
from game.scene import Scene
from game.screen import targets
from game.screen.targets import Target

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
LEADING = (*ARROWS, "Tab")
"""The keys that lead from target to target."""


@dataclass(slots=True)
class KeyFocus:
    """Where the focus of one app is."""

    id: str = ""
    shown: bool = False
    """Whether keys were used last, and so it is to be seen."""
    told: str = ""
    """The target that the host was told of last."""
    seen_at: tuple[float, float] | None = None
    """Where it was seen last; None on a new scene."""
    waits: bool = False
    """Whether it is only waiting where it is."""

    def go(self, wanted: str) -> None:
        """Be on this target now."""
        self.id, self.shown, self.waits = wanted, True, False

    def leads_to(self, key: Key, listed: Sequence[Target]) -> Target | None:
        """Where an arrow or Tab leads from here."""
        if key.name in ARROWS:
            return targets.neighbour(listed, self.id, *ARROWS[key.name])
        return targets.following(listed, self.id, -1 if key.shift else 1)

    def settle(self, scene: Scene, listed: Sequence[Target]) -> None:
        """Stay on something: when what had it is gone, it goes to the next sensible thing.

        Where nothing is to be chosen for a while it waits on something else, and then goes on from where it was.
        """
        focused = targets.find(listed, self.id)
        if focused is None or self.waits:
            sensible = scene.sensible(self.seen_at)
            self.waits = sensible is None
            focused = sensible or focused or scene.meanwhile(self.seen_at)
            self.id = focused.id if focused is not None else self.id
        if focused is not None and not self.waits:
            self.seen_at = focused.rect.center
