"""The official wheel: used with the right hash only, and every other answer is said and gives none."""

import hashlib
import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from build.wheel import official
from build.wheel.runtime import Runtime

WHEEL = b"the bytes of a wheel"
NAME = "pygame_ce-2.5.7-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


class Server(ThreadingHTTPServer):
    """Serves a few paths from memory and remembers what was asked for."""

    files: dict[str, bytes]
    asked: list[str]


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        content = self.server.files.get(self.path)
        self.send_response(404 if content is None else 200)
        self.end_headers()
        self.wfile.write(content or b"")

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(("127.0.0.1", 0), Handler) as running:
        running.files, running.asked = {}, []
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


def runtime(folder: Path, port: int) -> Runtime:
    entry = {"file_name": NAME, "sha256": hashlib.sha256(WHEEL).hexdigest()}
    (folder / "pyodide-lock.json").write_text(json.dumps({"packages": {"pygame-ce": entry}}))
    (folder / "package.json").write_text(json.dumps({"version": "1.2.3"}))
    (folder / "pyodide.mjs").write_text(f"let a=k(e.packageBaseUrl??`http://127.0.0.1:{port}/v${{U}}/full/`),b")
    return Runtime(folder)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EXPEDITIONS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("no_proxy", "127.0.0.1")


class Said(list[str]):
    """A report that remembers."""

    def __call__(self, text: str, done: int | None = None, total: int | None = None) -> None:
        self.append(text)


def test_the_right_file_is_taken_once_and_then_from_the_cache(tmp_path: Path, server: Server) -> None:
    python = runtime(tmp_path, server.server_port)
    server.files[f"/v1.2.3/full/{NAME}"] = WHEEL
    first = official.wheel(python, Said())
    assert first is not None
    assert first.name == NAME
    assert first.read_bytes() == WHEEL
    assert official.wheel(python, Said()) == first
    assert server.asked == [f"/v1.2.3/full/{NAME}"]


def test_a_damaged_copy_in_the_cache_is_fetched_again(tmp_path: Path, server: Server) -> None:
    python = runtime(tmp_path, server.server_port)
    server.files[f"/v1.2.3/full/{NAME}"] = WHEEL
    first = official.wheel(python, Said())
    assert first is not None
    first.write_bytes(WHEEL[:5])
    again = official.wheel(python, Said())
    assert again is not None
    assert again.read_bytes() == WHEEL


def test_another_file_is_not_taken(tmp_path: Path, server: Server) -> None:
    server.files[f"/v1.2.3/full/{NAME}"] = b"something else"
    said = Said()
    assert official.wheel(runtime(tmp_path, server.server_port), said) is None
    assert "not the file Pyodide names" in said[-1]
    assert not list((tmp_path / "cache").rglob("*.whl"))


def test_a_missing_file_gives_none(tmp_path: Path, server: Server) -> None:
    said = Said()
    assert official.wheel(runtime(tmp_path, server.server_port), said) is None
    assert "404" in said[-1]
    assert len(server.asked) == 1


def test_nobody_listening_gives_none(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed_soon:
        port = closed_soon.getsockname()[1]
    said = Said()
    assert official.wheel(runtime(tmp_path, port), said) is None
    assert "cannot be reached" in said[-1]


def test_a_host_that_never_answers_gives_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(official, "TIMEOUT", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        said = Said()
        assert official.wheel(runtime(tmp_path, silent.getsockname()[1]), said) is None
    assert "cannot be reached" in said[-1]


def test_a_runtime_without_an_address_gives_none(tmp_path: Path) -> None:
    python = runtime(tmp_path, 9)
    (tmp_path / "pyodide.mjs").write_text("no address here")
    assert official.wheel(python, Said()) is None
