"""A real Dask cluster on this machine: a scheduler and two workers, one of which is killed while it plays."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.tools.simulate import combined_digest, simulate
from tests.bench.bot_games import Match, measure, named
from tests.engine.tools import noting
from tests.engine.tools.running import PATIENCE, ROOT, running

POLICY = "tests.engine.tools.noting:Noting"
GAMES = 24


class Cluster(NamedTuple):
    """A scheduler's address, its workers, and the folder where players leave their notes."""

    address: str
    workers: list[subprocess.Popen[bytes]]
    notes: Path

    def busy(self) -> set[int]:
        """The processes that have begun a game."""
        return {int(path.name) for path in self.notes.iterdir()}


def start(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """One process of the cluster; what it logs goes to a file."""
    environment = os.environ | {noting.FOLDER: str(folder / "notes"), "DASK_TEMPORARY_DIRECTORY": str(folder)}
    with (folder / f"{arguments[0]}.log").open("ab") as log:
        command = [sys.executable, "-m", "dask", *arguments, "--host", "127.0.0.1", "--no-dashboard"]
        return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    (folder / "notes").mkdir()
    described = folder / "scheduler.json"
    connection = ("--scheduler-file", str(described))
    scheduler = start(folder, "scheduler", "--port", "0", *connection)
    single = ("--no-nanny", "--nthreads", "1", "--local-directory", str(folder))
    workers = [start(folder, "worker", *connection, *single) for _ in range(2)]
    try:
        end = time.monotonic() + PATIENCE
        while not (described.is_file() and described.read_text().endswith("}")):
            assert time.monotonic() < end, (folder / "scheduler.log").read_text()
            time.sleep(0.1)
        yield Cluster(json.loads(described.read_text())["address"], workers, folder / "notes")
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


@pytest.mark.slow
def test_a_killed_worker_makes_no_difference_to_the_result(cluster: Cluster, tmp_path: Path) -> None:
    simulation = ("-m", "engine", "simulate", "--players", "3", "--policy", f"{POLICY},random")
    with running(tmp_path, *simulation, "-n", str(GAMES), "--cluster", cluster.address) as program:
        done = program.until(3)
        while len(cluster.busy()) < 2:  # both have begun, so the one killed is in the middle of a game
            done = program.until(done + 1)
        victim, other = cluster.workers
        assert cluster.busy() == {victim.pid, other.pid}
        victim.send_signal(signal.SIGKILL)
        victim.wait()
        assert done < GAMES // 2
        code, output = program.finish()
    assert code == 0, program.messages
    assert other.poll() is None
    assert f"{GAMES} games of lost-temple, 3 players" in output
    here = simulate("lost-temple", 3, {}, [POLICY, "random"], range(GAMES))
    assert output.splitlines()[-1] == f"digest {combined_digest(list(here))}"


@pytest.mark.slow
def test_a_run_on_a_cluster_can_be_interrupted(cluster: Cluster, tmp_path: Path) -> None:
    with running(tmp_path, "-m", "engine", "simulate", "-n", "100000", "--cluster", cluster.address) as program:
        program.until(20)
        program.process.send_signal(signal.SIGINT)
        code, output = program.finish()
    assert code == 130
    assert "Traceback" not in output + program.messages, program.messages
    (played,) = re.findall(r"^interrupted after (\d+) of 100000 games$", output, re.MULTILINE)
    here = simulate("lost-temple", 4, {}, ["random"], range(int(played)))
    assert output.splitlines()[-1] == f"digest {combined_digest(list(here))}"


@pytest.mark.slow
def test_bot_strength_on_a_cluster_finds_the_same(cluster: Cluster, tmp_path: Path) -> None:
    pairing = ("--game", "lost-temple", "--players", "2", "--one", "easy", "--others", "random", "--games", "2")
    strength = ("-m", "tests.bench.bot_strength", *pairing, "--cluster", cluster.address)
    with running(tmp_path, *strength) as program:
        _, output = program.finish()
    here = measure(Match("lost-temple", 2, named("lost-temple", "easy"), named("lost-temple", "random")), 2)
    expected = f"{here.wins:.1%} | {here.low:.1%} to {here.high:.1%}"
    points = f"{here.score:.0f} against {here.best_other:.0f}"
    (line,) = re.findall(r"^\| lost-temple \|.*$", output, re.MULTILINE)
    assert expected in line
    assert points in line


@pytest.mark.slow
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path, "-m", "engine", "simulate", "--cluster", "nonsense://nowhere") as program:
        code, _ = program.finish()
    assert code == 2
    assert "There is no Dask scheduler at 'nonsense://nowhere'" in program.messages
    assert "Traceback" not in program.messages
