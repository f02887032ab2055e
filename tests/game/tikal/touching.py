"""Hands at a table of Tikal, for tests: clicks, taps and drags at points, and keys; each of them is counted."""

from typing import Any

import pygame

from game.host.events import Device, Key, Pointer
from game.screen import text
from game.screen.targets import find
from game.tikal.table import TikalTable
from tests.engine.tikal.situation import Situation
from tests.game.hands import table, tikal
from tests.game.sitting import Sitting

PHONE = (390, 844)


class Touch:
    """A person at a table for two."""

    def __init__(
        self,
        situation: Situation | None = None,
        size: tuple[int, int] = (1280, 720),
        seed: int = 3,
        **settings: Any,
    ) -> None:
        """At a position if one is given, else at the beginning of a game, which can be taken back."""
        self.sitting = Sitting(
            table(tikal(2, 0, seed, first=0)), size, **{"motion": False, "sound": False, **settings}
        )
        scene = self.sitting.app.top
        assert isinstance(scene, TikalTable)
        self.table = scene
        self.clicks = self.keys = 0
        if situation is not None:
            scene.session.played.game = situation.game()
            scene.session.look()
            self.show()

    def show(self) -> None:
        """Have the table look at the game anew."""
        self.table.session.take_events()
        self.table.refresh()
        self.sitting.see()

    def play(self, *moves: str) -> None:
        """Make moves without hands."""
        for move in moves:
            self.table.session.apply(self.table.session.game.parse(move))
        self.show()

    # Pointers

    def middle(self, place: str) -> tuple[float, float]:
        return self.table.board.ground.places[place]

    def rect(self, target: str) -> pygame.Rect:
        found = find(self.sitting.targets(), target)
        assert found is not None, f"{target} is not among {self.sitting.ids()}"
        return found.rect

    def tap(self, at: tuple[float, float], device: Device = "mouse") -> None:
        self.clicks += 1
        if device == "mouse":
            self.sitting.see([Pointer("move", 1, device, *at)])
        self.sitting.see([Pointer("down", 1, device, *at), Pointer("up", 1, device, *at)])

    def click(self, place: str, device: Device = "mouse") -> None:
        """Click on a hex."""
        self.tap(self.middle(place), device)

    def press(self, target: str, device: Device = "mouse") -> None:
        """Click on a target where it lies; nothing may lie above it."""
        at = self.rect(target).center
        self.tap(at, device)

    def hover(self, at: tuple[float, float]) -> None:
        self.sitting.see([Pointer("move", 1, "mouse", *at)])

    def drag(
        self, start: tuple[float, float], end: tuple[float, float], device: Device = "mouse", drop: bool = True
    ) -> None:
        """Drag from one point to another in a few steps, and let go there."""
        self.sitting.see([Pointer("down", 1, device, *start)])
        for step in range(1, 5):
            part = step / 4
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self.sitting.see([Pointer("move", 1, device, x, y)])
        if drop:
            self.clicks += 1
            self.sitting.see([Pointer("up", 1, device, *end)])

    # Keys

    def key(self, name: str, **more: bool) -> None:
        self.keys += 1
        self.sitting.see([Key(name, **more)])

    # What is to be seen

    def workers(self, seat: int = 0) -> dict[str, int]:
        found: dict[str, int] = self.table.session.view["players"][seat]["workers"]
        return found

    @property
    def points(self) -> int:
        return int(self.table.session.view["action_points"])

    def told(self) -> list[str]:
        """The title and lines of the tooltip that is up."""
        tip = self.table.explanations.tip
        return [] if tip is None else [tip.title, *(line.text for line in tip.lines)]


def on_screen() -> list[str]:
    return [one.text for one in text.drawn]


def busy() -> Situation:
    """Seat 0 can do nearly everything: members at a temple, in a ruin and on a clearing, a single to exchange."""
    return (
        Situation()
        .tile("b3", "ruin-4-201000")
        .workers("a4", 2)
        .workers("b3", 1)
        .workers("b4", 1)
        .workers("base", 2)
        .leader("a4")
        .treasures("frog plume plume")
        .treasures("sun beads", 1)
    )
