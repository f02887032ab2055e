"""A small static server for the site on this machine: right types, sound caching, compression.

Only for playing and testing here; a release needs nothing but any static host.
"""

import gzip
import hashlib
import os
import re
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".pack": "application/octet-stream",
}
COMPRESSED = {".html", ".js", ".mjs", ".wasm", ".webmanifest", ".txt"}
HASHED = re.compile(r"-[0-9a-f]{12}(\.|/)")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
LEVEL = 6


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD from the server's folder."""

    protocol_version = "HTTP/1.1"
    server: "Server"

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send what a GET would say about a file."""
        self._answer(with_body=False)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: a player's terminal is not a log."""

    def _answer(self, with_body: bool) -> None:
        path = self._file()
        if path is None:
            self._send(
                HTTPStatus.NOT_FOUND, b"There is no such file here.\n", {"Content-Type": TYPES[".txt"]}, with_body
            )
            return
        stat = path.stat()
        wanted = self.server.compresses and "gzip" in self.headers.get("Accept-Encoding", "")
        packed = path.suffix in COMPRESSED and wanted
        body, tag = _content(path, stat.st_mtime_ns, stat.st_size, packed)
        headers = {
            "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
            "Cache-Control": FOR_EVER if HASHED.search(self.path) else ASK_FIRST,
            "ETag": tag,
            "Vary": "Accept-Encoding",
            "X-Content-Type-Options": "nosniff",
        }
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, b"", headers, with_body=False)
            return
        if packed:
            headers["Content-Encoding"] = "gzip"
        self._send(HTTPStatus.OK, body, headers, with_body)

    def _file(self) -> Path | None:
        """The file a request means, if it lies inside the folder."""
        relative = unquote(urlsplit(self.path).path).lstrip("/")
        if "\0" in relative:
            return None
        path = Path(os.path.normpath(self.server.folder / relative))
        if not path.is_relative_to(self.server.folder):
            return None
        if path.is_dir() and (not relative or relative.endswith("/")):
            path /= "index.html"
        return path if path.is_file() else None

    def _send(self, status: HTTPStatus, body: bytes, headers: dict[str, str], with_body: bool) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.server.sent += len(body)
            self.wfile.write(body)


class Server(ThreadingHTTPServer):
    """Serves one folder on this machine only, at a free port unless one is named."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0, compresses: bool = True) -> None:
        self.folder = folder.resolve()
        self.compresses = compresses  # many hosts do not; measurements want to know
        self.sent = 0
        super().__init__(("127.0.0.1", port), Handler)

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in the middle of an answer is no error."""


@lru_cache(maxsize=64)
def _content(path: Path, modified: int, size: int, packed: bool) -> tuple[bytes, str]:
    """A file's bytes as they are sent, and their tag; read anew when the file changes."""
    data = path.read_bytes()
    tag = hashlib.sha256(data).hexdigest()[:20]
    return (gzip.compress(data, LEVEL, mtime=0), f'"{tag}-gz"') if packed else (data, f'"{tag}"')
