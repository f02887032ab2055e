"""Programs of this project that tests start, watch and disturb while they run."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
PATIENCE = 60  # seconds until a test gives up waiting


class Running:
    """A program with a terminal for its messages, so that it shows its progress; its results go to a file."""

    def __init__(self, process: subprocess.Popen[bytes], terminal: int, output: Path) -> None:
        self.process = process
        self._terminal = terminal
        self._output = output
        self.messages = ""

    def read(self) -> bool:
        """Take in what the program has said; False when it has ended."""
        if not select.select([self._terminal], [], [], 0.1)[0]:
            return True
        try:
            said = os.read(self._terminal, 4096)
        except OSError:  # the last one to hold the other end is gone
            return False
        self.messages += said.decode()
        return bool(said)

    def until(self, done: int) -> int:
        """Wait for its progress bar to say that so many things are done; how many there are by then."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.read():
            counts = [int(count) for count in re.findall(r"\] (\d+) of \d+ ", self.messages)]
            if counts and counts[-1] >= done:
                return counts[-1]
        raise AssertionError(f"it does not get on: {self.messages}{self._output.read_text()}")

    def finish(self) -> tuple[int, str]:
        """Wait for its end: its exit code and what it printed."""
        end = time.monotonic() + PATIENCE
        while self.read():
            assert time.monotonic() < end, f"it does not end: {self.messages}"
        return self.process.wait(PATIENCE), self._output.read_text(encoding="utf-8")


@contextmanager
def running(folder: Path, *arguments: str, **environment: str) -> Iterator[Running]:
    """Run Python with these arguments in a process group of its own."""
    terminal, other_end = pty.openpty()
    output = folder / "output"
    with output.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=os.environ | environment,
            stdout=file,
            stderr=other_end,
            start_new_session=True,
            # Who starts the tests in the background may have Ctrl-C ignored, and children would inherit that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
    os.close(other_end)
    try:
        yield Running(process, terminal, output)
    finally:
        process.kill()
        process.wait()
        os.close(terminal)
