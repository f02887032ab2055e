"""A download that stops half-way: the page says so, asks for the rest by itself, and lets the player ask too."""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path

import pytest

from build.serve import Handler, Server
from tests.web.visits import Visit

Open = Callable[..., Visit]


class Stalling(Handler):
    """Stops in the middle of a file that the server's pattern names, the first time it is asked for."""

    server: "StallingServer"

    def do_GET(self) -> None:
        """Send a file, half a file, or the part of a file that is asked for."""
        path, asked = self._file(), self.headers.get("Range")
        if path is None or not re.search(self.server.pattern, self.path):
            super().do_GET()
        elif not self.server.asked:
            self._note(asked)
            data = path.read_bytes()
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", "text/javascript" if path.suffix in (".js", ".mjs") else "text/plain")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data[: len(data) // 2])
            self.wfile.flush()
            self.server.over.wait()
        elif len(self.server.asked) <= self.server.silent:
            self._note(asked)
            self.server.over.wait()
        elif asked and self.server.parts:
            self._note(asked)
            data, start = path.read_bytes(), int(asked.removeprefix("bytes=").removesuffix("-"))
            content = {"Content-Range": f"bytes {start}-{len(data) - 1}/{len(data)}"}
            self._send(HTTPStatus.PARTIAL_CONTENT, data[start:], content, with_body=True)
        else:
            self._note(asked)
            super().do_GET()

    def _note(self, asked: str | None) -> None:
        self.server.asked.append(asked)


class StallingServer(Server):
    """Serves a folder with one file that stalls."""

    def __init__(self, folder: Path, pattern: str, parts: bool, silent: int) -> None:
        super().__init__(folder)
        self.RequestHandlerClass = Stalling
        self.pattern, self.parts, self.silent = pattern, parts, silent
        self.asked: list[str | None] = []
        self.over = threading.Event()


@contextmanager
def stalling(folder: Path, pattern: str, parts: bool = False, silent: int = 0) -> Iterator[StallingServer]:
    """A running server that stalls once, gives no answer at all as often as said, and then works."""
    with StallingServer(folder, pattern, parts, silent) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server
        finally:
            server.over.set()
            server.shutdown()


def stalled(here: Visit) -> bool:
    """Whether the loading screen says that nothing comes."""
    return bool(here.js("document.getElementById('stalled')?.checkVisibility()"))


@pytest.mark.parametrize("parts", [True, False])
def test_the_rest_of_a_file_is_asked_for_again(probe_site: Path, visit: Open, parts: bool) -> None:
    (pack,) = probe_site.glob("runtime/game-*.pack")
    with stalling(probe_site, r"/game-\w+\.pack", parts) as server:
        here = visit(server.address).play()
        assert server.asked[:2] == [None, f"bytes={pack.stat().st_size // 2}-"]
        here.assert_quiet()


def test_the_player_is_told_while_nothing_comes_and_can_ask_too(probe_site: Path, visit: Open) -> None:
    with stalling(probe_site, r"/game-\w+\.pack", parts=True, silent=1) as server:
        here = visit(server.address).go()
        here.until(lambda: stalled(here))
        assert here.page.inner_text("#stalled p").startswith("Nothing is coming through.")
        here.page.click("#retry")
        here.wait_for_frame()
        assert len(server.asked) >= 3


@pytest.mark.parametrize("pattern", [r"/pyodide-\w+\.mjs", r"/unpack-\w+\.js", r"/tables-\w+\.pack"])
def test_a_script_of_the_runtime_is_asked_for_again(probe_site: Path, visit: Open, pattern: str) -> None:
    with stalling(probe_site, pattern) as server:
        visit(server.address).go().wait_for_frame()
        assert len(server.asked) >= 2


def test_the_page_is_not_mute_when_its_own_script_does_not_come(probe_site: Path, visit: Open) -> None:
    with stalling(probe_site, r"/loader\.js") as server:
        here = visit(server.address, locale="fr-FR").go()
        here.until(lambda: stalled(here))
        assert here.page.inner_text("#stalled p") == "Plus rien n\u2019arrive. La page redemande ce qui manque."
        here.page.click("#retry")
        here.until(lambda: here.js("Boolean(window.expeditions)"))
        here.wait_for_frame()
