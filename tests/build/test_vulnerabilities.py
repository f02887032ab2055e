"""The command that looks for known vulnerabilities finds them, and never takes silence for good news."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from build.inputs import PINNED
from tests.bench import vulnerabilities
from tests.bench.vulnerabilities import NoAnswer, audited, pinned_npm, pinned_python, pinned_tools, python_packages

WEAK = {"id": "PYSEC-1", "summary": "reads too much", "withdrawn": None}


class Index(ThreadingHTTPServer):
    """An index that knows what a test tells it."""

    known: dict[str, Any]


class Answers(BaseHTTPRequestHandler):
    """Answers of that index."""

    def do_GET(self) -> None:
        assert isinstance(self.server, Index)
        listed = self.server.known.get("/".join(self.path.split("/")[1:3]))
        self.send_response(404 if listed is None else 200)
        self.end_headers()
        if listed is not None:
            self.wfile.write(json.dumps({"vulnerabilities": listed}).encode())

    def log_message(self, format: str, *args: Any) -> None: ...


@pytest.fixture
def index() -> Iterator[Index]:
    with Index(("127.0.0.1", 0), Answers) as server:
        server.known = {"requests/2.19.1": [WEAK]}
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def ask(index: Index, **pins: str) -> list[str]:
    return python_packages(pins, f"http://127.0.0.1:{index.server_address[1]}")


def test_what_is_known_is_found(index: Index) -> None:
    index.known |= {"good/1.0": [], "bad/2.0": [WEAK, {**WEAK, "withdrawn": "2026-01-01"}]}
    assert ask(index, good="1.0") == []
    assert ask(index, good="1.0", bad="2.0") == ["bad 2.0: PYSEC-1 reads too much"]


def test_a_package_that_the_index_does_not_have_was_not_checked(index: Index) -> None:
    with pytest.raises(NoAnswer, match=r"gone 1\.0"):
        ask(index, gone="1.0")


def test_an_index_without_vulnerabilities_was_not_asked_in_earnest(index: Index) -> None:
    index.known = {"requests/2.19.1": [], "good/1.0": []}
    with pytest.raises(NoAnswer, match="which is vulnerable"):
        ask(index, good="1.0")


def test_answers_of_npm() -> None:
    known = {"lodash": {"severity": "high", "range": "<4.17.21"}}
    assert audited(json.dumps({"vulnerabilities": known})) == []
    bad = known | {"bad": {"severity": "low", "range": "<=2"}}
    assert audited(json.dumps({"vulnerabilities": bad})) == ["bad <=2: low"]
    for answer in ('{"vulnerabilities": {}}', '{"message": "405 Method Not Allowed"}', "no such host", ""):
        with pytest.raises(NoAnswer):
            audited(answer)


def test_silence_fails_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def silent(*_: object) -> list[str]:
        raise NoAnswer("404")

    monkeypatch.setattr(vulnerabilities, "python_packages", silent)
    monkeypatch.setattr(vulnerabilities, "npm_packages", lambda pins: [])
    assert vulnerabilities.main() == vulnerabilities.NOTHING_CHECKED
    assert "NOT CHECKED" in capsys.readouterr().out


def test_every_pin_is_looked_up() -> None:
    python, tools, npm = pinned_python(), pinned_tools(), pinned_npm()
    assert python["pygame-ce"] == "2.5.7"
    assert python["h11"]  # only brought along by others
    assert tools["pyodide-build"] == "0.39.2"
    assert all(row.package.rpartition("@")[0] in npm for row in PINNED if row.client == "npm")
    assert all(version and version[0].isdigit() for version in (*python.values(), *tools.values(), *npm.values()))
