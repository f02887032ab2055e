"""Many games at once: the number of those who play makes no difference, and stopping leaves what was played."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

import pytest

from engine.tools.progress import Progress
from engine.tools.simulate import combined_digest, simulate
from engine.tools.workers import AHEAD, WorkerError, spread
from tests.engine.tools.running import running

SIMULATE = ("-m", "engine", "simulate", "--policy", "random", "--players", "3")


def digest(games: int) -> str:
    return combined_digest(list(simulate("lost-temple", 3, {}, ["random"], range(games))))


def square(number: int) -> int:
    return number * number


def slow_at_first(number: int) -> int:
    time.sleep(0.2 if number == 0 else 0)
    return number


def die(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2", "3"])
def test_a_simulation_does_not_depend_on_the_number_of_workers(workers: str, tmp_path: Path) -> None:
    with running(tmp_path, *SIMULATE, "-n", "12", "--workers", workers) as program:
        code, output = program.finish()
    assert code == 0
    assert output.splitlines()[-1] == f"digest {digest(12)}"


def test_results_come_in_the_order_of_the_jobs_and_more_jobs_than_are_handed_out_at_once() -> None:
    assert spread(slow_at_first, [(n,) for n in range(20)], 20, workers=2) == list(range(20))
    many = AHEAD + 50
    assert spread(square, ((n,) for n in range(many)), many, workers=2) == [n * n for n in range(many)]


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(WorkerError, match="A worker process has died"):
        spread(die, [(n,) for n in range(6)], 6, workers=2)


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_after_an_interrupt_what_was_played_so_far_is_printed(workers: str, tmp_path: Path) -> None:
    with running(tmp_path, *SIMULATE, "-n", "100000", "--workers", workers) as program:
        program.until(8)
        group = os.getpgid(program.process.pid)
        os.killpg(group, signal.SIGINT)  # as Ctrl-C in a terminal does: to all its processes
        code, output = program.finish()
        with pytest.raises(ProcessLookupError):  # and none of them is left
            os.killpg(group, 0)
    assert code == 130
    assert "Traceback" not in output + program.messages
    (played,) = re.findall(r"^interrupted after (\d+) of 100000 games$", output, re.MULTILINE)
    assert int(played) >= 1
    assert f"{played} games of lost-temple, 3 players" in output
    assert output.splitlines()[-1] == f"digest {digest(int(played))}"


@pytest.mark.slow
def test_bot_strength_prints_the_games_so_far_when_it_is_interrupted(tmp_path: Path) -> None:
    pairing = ("--game", "lost-temple", "--players", "2", "--one", "easy", "--others", "random")
    with running(tmp_path, "-m", "tests.bench.bot_strength", *pairing, "--games", "1000") as program:
        program.until(2 + 2 * (os.cpu_count() or 1))  # so that the first game is surely among them
        os.killpg(os.getpgid(program.process.pid), signal.SIGINT)
        code, output = program.finish()
    assert code == 130
    assert "Traceback" not in output + program.messages
    (played,) = re.findall(r"^interrupted after (\d+) games of this pairing$", output, re.MULTILINE)
    assert 1 <= int(played) < 1000
    assert "| lost-temple | 2 | easy against random | " in output


def test_a_bar_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(8, "games") as progress:
        progress.step()
        progress.step()
        assert progress.line(4) == "[######..................] 2 of 8 games, 0.5 a second, 0:12 left"
    assert capsys.readouterr().err == ""  # no bar in a file
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr("engine.tools.progress.PAUSE", 0)
    with Progress(2, "games") as progress:
        progress.step()
        assert "] 1 of 2 games" in capsys.readouterr().err
    assert capsys.readouterr().err == "\r\x1b[K"  # the line is wiped
