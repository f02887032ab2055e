"""The local server: types, caching, compression, and nothing outside its folder."""

import gzip
import http.client
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.serve import Server

Answer = tuple[int, dict[str, str], bytes]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    site = tmp_path / "site"
    (site / "runtime").mkdir(parents=True)
    (site / "index.html").write_text("<p>page</p>" * 50)
    (site / "runtime" / "python-0123456789ab.wasm").write_bytes(b"\0asm" * 500)
    (site / "runtime" / "game-0123456789ab.pack").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")
    with Server(site) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    answer = response.status, dict(response.getheaders()), response.read()
    connection.close()
    return answer


def test_a_folder_means_its_page(server: Server) -> None:
    status, headers, body = ask(server, "/")
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert body == b"<p>page</p>" * 50


def test_wasm_has_the_type_that_streaming_needs(server: Server) -> None:
    assert ask(server, "/runtime/python-0123456789ab.wasm")[1]["Content-Type"] == "application/wasm"


def test_text_and_wasm_are_compressed_for_those_who_understand_it(server: Server) -> None:
    path = "/runtime/python-0123456789ab.wasm"
    _, headers, body = ask(server, path, Accept_Encoding="gzip, br")
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == b"\0asm" * 500
    assert len(body) < 200
    assert "Content-Encoding" not in ask(server, path)[1]
    assert "Content-Encoding" not in ask(server, "/runtime/game-0123456789ab.pack", Accept_Encoding="gzip")[1]


def test_hashed_names_are_kept_for_ever_and_the_page_is_asked_for(server: Server) -> None:
    assert "immutable" in ask(server, "/runtime/game-0123456789ab.pack")[1]["Cache-Control"]
    assert ask(server, "/index.html")[1]["Cache-Control"] == "no-cache"


def test_an_unchanged_page_is_not_sent_again_and_a_changed_one_is(server: Server) -> None:
    tag = ask(server, "/")[1]["ETag"]
    status, _, body = ask(server, "/", If_None_Match=tag)
    assert (status, body) == (304, b"")
    (server.folder / "index.html").write_text("new page")
    status, _, body = ask(server, "/", If_None_Match=tag)
    assert (status, body) == (200, b"new page")


def test_head_tells_the_same_without_a_body(server: Server) -> None:
    status, headers, body = ask(server, "/", method="HEAD")
    assert (status, headers["Content-Length"], body) == (200, "550", b"")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/runtime/../../secret.txt", "/no", "/%00", "/runtime"]
)
def test_nothing_else_is_there(server: Server, path: str) -> None:
    status, _, body = ask(server, path)
    assert status == 404
    assert b"secret" not in body


def test_it_listens_on_this_machine_only(server: Server) -> None:
    assert server.server_address[0] == "127.0.0.1"
    assert server.address.startswith("http://127.0.0.1:")
