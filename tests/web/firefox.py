"""Drives an ordinary Firefox through Marionette, its own remote protocol: a length, a colon and JSON over TCP.

Playwright only drives a Firefox that it has patched itself and that no system package has.
"""

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 60.0
SETTINGS = {
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}


class Firefox:
    """A running Firefox with one window."""

    def __init__(self, port: int) -> None:
        self._socket = _connected(port)
        self.close = self._socket.close
        self._count = 0
        self._read()
        self.ask("WebDriver:NewSession", capabilities={})

    def ask(self, command: str, **values: Any) -> Any:
        """Send a command and return its answer."""
        self._count += 1
        message = json.dumps([0, self._count, command, values]).encode()
        self._socket.sendall(f"{len(message)}:".encode() + message)
        _, _, error, result = self._read()
        assert error is None, error
        return result

    def js(self, expression: str) -> Any:
        """The value of an expression in the page."""
        return self.ask("WebDriver:ExecuteScript", script=f"return ({expression})", args=[], sandbox=None)["value"]

    def go(self, address: str) -> None:
        """Open an address and wait for the game's first frame."""
        self.ask("WebDriver:Navigate", url=address)
        self.until(
            "performance.getEntriesByName('first-frame').length > 0 || document.querySelector('dialog[open]')"
        )
        assert self.js("document.querySelector('dialog[open]')?.textContent ?? ''") == ""

    def until(self, expression: str) -> None:
        """Wait until an expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.js(expression):
            assert time.monotonic() < end, f"waited in vain for {expression}"
            time.sleep(0.1)

    def click(self, x: float, y: float) -> None:
        """Click at a place in CSS pixels."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.ask("WebDriver:PerformActions", actions=[mouse])

    def press(self, key: str) -> None:
        """Press and release a key."""
        steps = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.ask("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": steps}])

    def _read(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += self._socket.recv(1)
        data = b""
        while len(data) < int(size[:-1]):
            data += self._socket.recv(int(size[:-1]) - len(data))
        return json.loads(data)


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """A fresh Firefox without a window."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, (
        "This test needs Firefox: install it (on Debian: apt-get install firefox-esr) and run it again."
    )
    port = _free_port()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
    (profile / "user.js").write_text("\n".join([*lines, f'user_pref("marionette.port", {port});']))
    command = [program, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with closing(Firefox(port)) as driven:
            yield driven
    finally:
        process.terminate()
        process.wait(timeout=30)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _connected(port: int) -> socket.socket:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        except OSError:
            assert time.monotonic() < end, "Firefox did not start"
            time.sleep(0.2)
