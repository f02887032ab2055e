"""What is lost when the window is killed: `python3 play.py bench desktop_kills [COUNT]`.

A game against a computer player is played in a window (SDL's dummy driver, so no screen is needed), and at a
random moment the program is killed with SIGKILL. It says after each frame how many moves are on the screen; the
stored game is then read, and compared with the last word. Then the same with a disk that is full at some moment.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import engine
from build.store import PROJECT
from game.host.desktop import Desktop
from game.session.session import Session
from tests.game import games

COUNT = 100
PLAYER = """
import asyncio, random, resource, signal, sys
from pathlib import Path
import pygame
from game.app import App
from game.host import workshop
from game.host.desktop import Desktop
from game.pages import router
from game.pages.title import TitlePage

workshop.prepare()
ASIDE = "undo redo menu hint log zoom recap peek page player camp take-back close".split()
full = int(sys.argv[2])

class Played(Desktop):
    count = 0

    async def frame(self, busy):
        raws = await super().frame(busy)
        session = getattr(app.top, "session", None) if app.scenes else None
        if session:
            print(len(session.game.moves), flush=True)
        self.count += 1
        if full and self.count == full:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        if self.count % 5 == 0 and app.scenes:
            free = [one.id for one in app.top.targets() if one.enabled]
            if session is None:
                free = [one for one in free if one in ("continue", "ready")]
            free = [one for one in free if not one.startswith(tuple(f"ui-{word}" for word in ASIDE))]
            if free:
                app.choose(random.choice(free))
        return raws

app = App(Played(folder=Path(sys.argv[1])), router)
asyncio.run(app.run(TitlePage))
"""
"""Plays on with the stored game, as somebody would who knows no rules."""


class Kill(NamedTuple):
    """One end of the program: moves on the screen, and moves that were there again."""

    shown: int
    found: int


def begin(folder: Path, seed: int) -> None:
    """Store a new game against a computer player."""
    home = Desktop(folder=folder)
    assert home.store("game", Session(home, games.setup(2, humans=1, seed=seed)).saved())
    assert home.store("settings", json.dumps({"language": "en", "sound": False, "pace": "fast"}))


def kill(folder: Path, after: float, full: int = 0) -> Kill:
    """Play for so many seconds, kill the program and look; with `full` the disk is full from that frame on."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", PLAYER, str(folder), str(full)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=PROJECT, env=environment) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]  # the first frame of the table
        end = time.monotonic() + after
        while time.monotonic() < end and process.poll() is None:
            time.sleep(0.01)
        assert process.poll() is None, "the program ended by itself"
        process.kill()
        lines += [line for line in process.stdout.readlines() if line.endswith("\n")]  # the last may be cut short
    return Kill(int(lines[-1]), moves(folder))


def moves(folder: Path) -> int:
    """How many moves the stored game has; it can be read, or this fails."""
    text = Desktop(folder=folder).load("game")
    return len(engine.load(text).moves) if text else 0


def main(arguments: list[str]) -> int:
    """Print what was lost; 1 when anything was that had been on the screen."""
    count = int(arguments[0]) if arguments else COUNT
    chance, found, wrong = Random(1), list[Kill](), 0
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work) / "games"
        for number in range(count):
            if number % 10 == 0:
                begin(folder, number)
            found.append(kill(folder, chance.uniform(0, 2.5)))
            wrong += found[-1].found < found[-1].shown
        print(f"the window was killed {count} times; after each, the stored game could be read")
        shown = [one.shown for one in found if one.shown]
        print(f"moves were on the screen {len(shown)} times, {max(shown)} at most; lost {wrong} times")
        damaged, times = 0, max(1, count // 10)
        for number in range(times):
            before = moves(folder)
            damaged += kill(folder, 2, full=20 + 10 * number).found < before
        print(
            f"with the disk full from some moment on: {times} times, what was on the disk damaged {damaged} times"
        )
    return int(bool(wrong or damaged))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
