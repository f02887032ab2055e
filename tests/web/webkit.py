"""Drives WebKit, Safari's engine, through its own driver: WebDriver over HTTP, in a window that nobody sees.

Playwright drives only a WebKit that it has built itself. `--automation` keeps nothing between two runs, and file
choosers are answered at once as if the player had closed them.
"""

import json
import os
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tests.web.driven import PATIENCE, Driven, connected, free_port

BROWSERS = ("webkit2gtk-4.1", "webkit2gtk-4.0")
OPTIONS = (
    "--automation",
    "--features=+StorageAPI,+StorageAPIEstimate",  # what Safari has and this build leaves out unless it is asked
    "--javascript-can-open-windows-automatically=true",
)
MISSING = (
    "This test needs WebKit: install it (on Debian: apt-get install webkit2gtk-driver xvfb) and run it again."
)


BETWEEN_PAGES = ("no such frame", "(evaluating 'window.expeditions.", "JSON Parse error: Unexpected identifier")
"""What the driver says of a page that goes, or of a game that does not answer yet."""


class WebKit(Driven):
    """A running WebKit with one window."""

    def __init__(self, port: int, program: str, arguments: Sequence[str] = ()) -> None:
        self._http = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        options = {"binary": program, "args": [*OPTIONS, *arguments]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = ""
        self._session = "/" + self.ask("POST", "", wanted)["sessionId"]

    def ask(self, method: str, command: str, values: dict[str, Any] | None = None) -> Any:
        """Send a command and return its answer."""
        body = json.dumps(values or {}) if method == "POST" else None
        self._http.request(method, f"/session{self._session}{command}", body)
        response = self._http.getresponse()
        answer = json.loads(response.read())["value"]
        assert response.status == 200, answer
        return answer

    def js(self, expression: str) -> Any:
        """The value of an expression in the page; None while one page makes way for the next."""
        try:
            return super().js(expression)
        except AssertionError as error:
            if not any(sign in str(error) for sign in BETWEEN_PAGES):
                raise
            return None

    def run(self, script: str) -> Any:
        """What a function with this body returns in the page."""
        return self.ask("POST", "/execute/sync", {"script": script, "args": []})

    def navigate(self, address: str) -> None:
        """Open an address."""
        self.ask("POST", "/url", {"url": address})

    def act(self, *sources: dict[str, Any]) -> None:
        """Use pointers and keys."""
        self.ask("POST", "/actions", {"actions": list(sources)})

    def resize(self, width: int, height: int) -> None:
        """Give the page this size in CSS pixels; the window's own size counts its frame too."""
        rect = self.ask("GET", "/window/rect")
        inside = self.js("[innerWidth, innerHeight]")
        wide, tall = rect["width"] + width - inside[0], rect["height"] + height - inside[1]
        self.ask("POST", "/window/rect", {"width": wide, "height": tall})
        self.until(f"innerWidth === {width} && innerHeight === {height}")

    def shrink(self, width: int, height: int) -> None:
        """Go on in a window without a frame, which may be as narrow as a phone, and close this one."""
        former = self.window()
        bare = "popup,toolbar=no,location=no,menubar=no"
        self.js(f"void open(location.href, '', '{bare},width={width},height={height}')")
        (small,) = set(self.ask("GET", "/window/handles")) - {former}
        self.close_window()
        self.switch(small)
        self.until(f"innerWidth === {width} && innerHeight === {height}")

    def screenshot(self) -> bytes:
        """A picture of the page, as PNG."""
        return b64decode(self.ask("GET", "/screenshot"))

    def window(self) -> str:
        """The window that is gone on in."""
        return str(self.ask("GET", "/window"))

    def open_window(self) -> str:
        """A second window of the same browser; it is only gone to by `switch`."""
        return str(self.ask("POST", "/window/new", {"type": "window"})["handle"])

    def switch(self, window: str) -> None:
        """Go on in this window."""
        self.ask("POST", "/window", {"handle": window})

    def close_window(self) -> None:
        """Close the window that is gone on in."""
        self.ask("DELETE", "/window")

    def quit(self) -> None:
        """Close the browser."""
        self.ask("DELETE", "")
        self._http.close()


@contextmanager
def webkit(size: str = "1400x1000", scale: int = 1, said: Path | None = None) -> Iterator[WebKit]:
    """A fresh WebKit on a screen of its own; what its console says goes into a file."""
    places = [Path(root, library, "MiniBrowser") for root in Path("/usr/lib").glob("*") for library in BROWSERS]
    program = next((str(place) for place in places if place.exists()), "")
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    if not (program and driver and screen):
        pytest.fail(MISSING)
    reading, writing = os.pipe()
    shown = subprocess.Popen(
        [screen, "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        display = told.readline().strip()
    port = free_port()
    # The optimising compiler works in the background, on the cores that a first frame needs.
    surroundings = {"DISPLAY": f":{display}", "LANG": "C.UTF-8", "JSC_useOMGJIT": "0", "GDK_SCALE": str(scale)}
    with (said or Path(os.devnull)).open("wb") as output:
        driving = subprocess.Popen(
            [driver, f"--port={port}"],
            env={**os.environ, **surroundings},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            connected(port, "WebKit's driver").close()
            driven = WebKit(port, program, ["--enable-write-console-messages-to-stdout=true"])
            try:
                yield driven
            finally:
                driven.quit()
        finally:
            for process in (driving, shown):
                process.terminate()
                process.wait(timeout=30)
