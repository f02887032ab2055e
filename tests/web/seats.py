"""A seat at a table in the page: a game is put into the browser's storage and gone on with, then played by hand.

Hands use the real mouse, fingers and keys at the places that the page publishes for its targets.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.session.session import Session
from tests.game.sitting import Home
from tests.web.visits import Visit

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}
WIDE = {"viewport": {"width": 1280, "height": 720}}


class AtTable:
    """A visit that has sat down at a table."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit

    # What is on the table

    @property
    def state(self) -> dict[str, Any]:
        """The app's state."""
        return self.visit.state()

    def targets(self) -> dict[str, dict[str, Any]]:
        """Everything that can be chosen, by its id."""
        return {target["id"]: target for target in self.visit.js("expeditions.targets()")}

    def middle(self, target: str) -> tuple[float, float]:
        """The middle of a target, once it is there."""
        box = self.visit.until(lambda: self.targets().get(target))
        return box["x"] + box["w"] / 2, box["y"] + box["h"] / 2

    def until(self, met: Callable[[], Any]) -> Any:
        """Wait until something is so."""
        return self.visit.until(met)

    def still(self) -> None:
        """Wait until nothing moves."""
        self.until(lambda: not self.state.get("moving"))

    # Hands

    def click(self, target: str) -> None:
        """Click a target with the mouse."""
        self.visit.page.mouse.click(*self.middle(target))

    def tap(self, target: str) -> None:
        """Tap a target with a finger."""
        self.visit.page.touchscreen.tap(*self.middle(target))

    def point(self, target: str) -> None:
        """Point at a target with the mouse."""
        self.visit.page.mouse.move(*self.middle(target))

    def drag(self, start: tuple[float, float], goal: tuple[float, float]) -> None:
        """Drag with the mouse from one place to another."""
        mouse = self.visit.page.mouse
        mouse.move(*start)
        mouse.down()
        for step in range(1, 9):
            mouse.move(start[0] + (goal[0] - start[0]) * step / 8, start[1] + (goal[1] - start[1]) * step / 8)
        mouse.up()

    def swipe(self, start: tuple[float, float], goal: tuple[float, float]) -> None:
        """Drag with a finger from one place to another."""
        send = self.visit.cdp.send
        send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
        for step in range(1, 9):
            x, y = (a + (b - a) * step / 8 for a, b in zip(start, goal, strict=True))
            send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
        send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.visit.page.keyboard.press(key)


def stored(begin: Callable[[Home], Session]) -> str:
    """The text of a game that was begun outside the page."""
    return begin(Home((1280, 720))).saved()


def begin_with(here: Visit, game: str, **settings: Any) -> None:
    """Put a game and settings into the storage of an open page, and open it anew."""
    for key, text in (("game", game), ("settings", json.dumps({"language": "en", "sound": False, **settings}))):
        here.js(f"localStorage.setItem({f'expeditions / {key}'!r}, {json.dumps(text)})")
    here.page.reload()


def go_on_with(here: Visit, game: str, **settings: Any) -> None:
    """Put a game into the storage of an open page, and sit down at its table until nothing moves there."""
    begin_with(here, game, **{"motion": False, **settings})
    here.wait_for_frame()
    here.until(lambda: here.choose("continue"))
    here.until(lambda: "to_move" in here.state())
    here.page.wait_for_timeout(1500)


def sit(visit: Callable[..., Visit], site: Path, game: str, settings: dict[str, Any], **context: Any) -> AtTable:
    """Go on with a stored game in the page."""
    here = visit(site, again=True, **context)
    texts = {"game": game, "settings": json.dumps({"language": "en", "sound": False, **settings})}
    for key, text in texts.items():
        here.js(f"localStorage.setItem({f'expeditions / {key}'!r}, {json.dumps(text)})")
    here.play()
    here.until(lambda: here.choose("continue"))
    seat = AtTable(here)
    seat.until(lambda: "game" in seat.state and seat.state["seen"])
    return seat
