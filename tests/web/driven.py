"""A browser that is driven from outside by WebDriver's commands, whatever carries them."""

import socket
import time
from typing import Any, Protocol

PATIENCE = 60.0
FIRST_FRAME = "performance.getEntriesByName('first-frame').length > 0"


class Driven(Protocol):
    """A running browser with one window."""

    def run(self, script: str) -> Any:
        """What a function with this body returns in the page."""

    def navigate(self, address: str) -> None:
        """Open an address."""

    def act(self, *sources: dict[str, Any]) -> None:
        """Use pointers and keys."""

    def js(self, expression: str) -> Any:
        """The value of an expression in the page."""
        return self.run(f"return ({expression})")

    def go(self, address: str) -> None:
        """Open an address and wait for the game's first frame."""
        self.navigate(address)
        self.wait_for_frame()

    def wait_for_frame(self) -> None:
        """Wait for the game's first frame; a message of the page fails."""
        said = self.until(f"{FIRST_FRAME} || document.querySelector('dialog[open]')?.textContent")
        assert said is True, f"the page said {said}"

    def until(self, expression: str) -> Any:
        """Wait until an expression is true, and return its value."""
        end = time.monotonic() + PATIENCE
        while not (answer := self.js(expression)):
            assert time.monotonic() < end, f"waited in vain for {expression}"
            time.sleep(0.1)
        return answer

    def state(self) -> dict[str, Any]:
        """The app's state."""
        state: dict[str, Any] = self.js("window.expeditions.state()")
        return state

    def click(self, x: float, y: float) -> None:
        """Click at a place in CSS pixels."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})

    def click_target(self, target: str) -> None:
        """Click the middle of a target with the mouse, once it is there."""
        box = self.until(f"window.expeditions.targets().find((one) => one.id === {target!r}) ?? null")
        self.click(box["x"] + box["w"] / 2, box["y"] + box["h"] / 2)

    def lead(self, target: str, to: str) -> None:
        """Click a target until something comes of it: what has just come up under the pointer takes no click."""
        end = time.monotonic() + PATIENCE
        while not self.js(to):
            assert time.monotonic() < end, f"{target} does not lead to {to}"
            if box := self.js(f"window.expeditions.targets().find((one) => one.id === {target!r}) ?? null"):
                self.click(box["x"] + box["w"] / 2, box["y"] + box["h"] / 2)
            rest = time.monotonic() + 2
            while time.monotonic() < rest and not self.js(to):
                time.sleep(0.1)

    def press(self, *keys: str) -> None:
        """Press and release keys one after another."""
        steps = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": steps})


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def connected(port: int, name: str) -> socket.socket:
    """A connection to a browser that is just starting."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        except OSError:
            assert time.monotonic() < end, f"{name} did not start"
            time.sleep(0.1)
