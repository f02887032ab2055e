"""Drives an ordinary Firefox through Marionette, its own remote protocol: a length, a colon and JSON over TCP.

Playwright only drives a Firefox that it has patched itself and that no system package has.
"""

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.web.driven import Driven, connected, free_port

SETTINGS = {
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}


class Firefox(Driven):
    """A running Firefox with one window."""

    def __init__(self, port: int) -> None:
        self._socket = connected(port, "Firefox")
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

    def run(self, script: str) -> Any:
        """What a function with this body returns in the page."""
        return self.ask("WebDriver:ExecuteScript", script=script, args=[], sandbox=None)["value"]

    def navigate(self, address: str) -> None:
        """Open an address."""
        self.ask("WebDriver:Navigate", url=address)

    def act(self, *sources: dict[str, Any]) -> None:
        """Use pointers and keys."""
        self.ask("WebDriver:PerformActions", actions=list(sources))

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
    port = free_port()
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
