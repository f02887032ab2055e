"""The shell tool, run as a person would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from tests.engine.samples import seats
from tests.fixtures import RECORDS

ROOT = Path(__file__).parents[2]
RECORD = RECORDS / "lost-temple" / "four-random.json"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.slow
def test_simulate_prints_figures_and_one_digest() -> None:
    result = run(
        "simulate", "-n", "6", "--players", "3", "--option", "short_game=true", "--policy", "greedy,random"
    )
    assert result.returncode == 0
    assert "6 games of lost-temple, 3 players, policy greedy,random" in result.stdout
    for word in ("games/s", "decisions/s", "seat 0:", "seat 2:", "median", "digest "):
        assert word in result.stdout


@pytest.mark.slow
def test_the_game_to_simulate_is_a_word_or_an_option() -> None:
    usual = ("--players", "2", "-n", "3", "--workers", "1")
    told = [
        run("simulate", *arguments).stdout.splitlines()
        for arguments in (("tikal", *usual), (*usual, "tikal"), ("--game", "tikal", *usual))
    ]
    assert {lines[0] for lines in told} == {"3 games of tikal, 2 players, policy random"}
    assert len({lines[-1] for lines in told}) == 1
    assert "3 games of lost-temple, 2 players" in run("simulate", *usual).stdout


def test_help_shows_examples_that_can_be_run() -> None:
    shown = run("--help").stdout
    assert "  python -m engine simulate tikal -n 3\n" in shown
    assert run("simulate", "tikal", "-n", "3", "--workers", "1").stdout.startswith("3 games of tikal, ")
    assert "[game]" in run("simulate", "--help").stdout


@pytest.mark.slow
def test_a_simulation_does_not_depend_on_the_order_of_hashes() -> None:
    digests = {
        run("simulate", "-n", "12", PYTHONHASHSEED=seed).stdout.splitlines()[-1] for seed in ("0", "1", "424242")
    }
    assert len(digests) == 1
    assert digests.pop().startswith("digest ")


@pytest.mark.slow
def test_show_a_new_game_a_record_and_a_position(tmp_path: Path) -> None:
    assert "secret rooms" in run("show", "--players", "2").stdout
    assert "The game is over." in run("show", str(RECORD)).stdout
    position = tmp_path / "position.json"
    position.write_text(json.dumps(engine.new_game("lost-temple", players=2).position()), encoding="utf-8")
    assert "decides: pack" in run("show", str(position)).stdout


@pytest.mark.slow
def test_replay_step_by_step_and_up_to_a_move() -> None:
    moves = json.loads(RECORD.read_text(encoding="utf-8"))["moves"]
    lines = run("replay", str(RECORD)).stdout.splitlines()
    assert len(lines) == len(moves) + 1
    assert moves[9] in lines[9]
    assert (
        str(engine.load(RECORD.read_text(encoding="utf-8"), upto=12))
        in run("replay", str(RECORD), "--to", "12").stdout
    )


def test_perft_counts() -> None:
    assert run("perft", "3", "--players", "2").stdout.split() == ["1", "5", "2", "25", "3", "125"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "--game", "chess"], "There is no game 'chess'"),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "tikal", "--game", "lost-temple"], "One game can be simulated"),
        (["simulate", "tikal", "lost-temple"], "unrecognized arguments: lost-temple"),
        (["simulate", "--players", "7"], "2 to 4 players, not 7"),
        (["simulate", "--option", "magic"], "NAME=VALUE"),
        (["simulate", "--policy", "genius"], "There is no policy 'genius'"),
        (["simulate", "-n", "0"], "at least one game"),
        (["show", "no-such-file.json"], "no-such-file.json"),
        (["show", "pyproject.toml"], "neither a record nor a position"),
        (["replay", "pyproject.toml"], "not a record"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def surrogate_name() -> bytes:
    data = json.loads(engine.save(engine.new_game("tikal", players=2)))
    data["options"]["names"] = ["\ud800", "Bo"]
    return json.dumps(data).encode()


BAD_FILES = {
    "deep nesting": (b"[" * 100_000, "nested more than 32 deep"),
    "a deep record": (b'{"format": "tikal-record", "moves":' + b"[" * 2000, "nested more than 32 deep"),
    "a long number": (b'{"format": "tikal-record", "version": ' + b"1" * 5000 + b"}", "more than 100 digits"),
    "no text": (b"\xff\xfe\x00", "is no text in UTF-8"),
    "nothing": (b"", "cut short"),
    "ten million characters": (b" " * 10_000_000, "longer than 1,000,000 characters"),
    "a name that cannot be shown": (surrogate_name(), "lone surrogate"),
}


@pytest.mark.slow
@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize("file", BAD_FILES)
def test_a_bad_file_is_one_sentence_and_exit_code_2(file: str, command: str, tmp_path: Path) -> None:
    content, sentence = BAD_FILES[file]
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    result = run(command, str(path))
    assert result.returncode == 2
    assert sentence in result.stderr
    assert result.stderr.startswith("engine: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["perft", "²"], "should be a whole number"),
        (["perft", "-1"], "a number from 0 to 1,000,000"),
        (["perft", "101"], "Counting goes 100 choices deep at most, not 101"),
        (["perft", "9" * 5000], "should be a whole number"),
        (["simulate", "-n", "1" * 50], "a number from 0 to 1,000,000"),
        (["simulate", "--players", "9" * 5000], "should be a whole number"),
        (["show", "--seed", "9" * 101], "should be a whole number"),
        (["show", "--option", "names=" + "[" * 50_000], "The names should be a list"),
        (["show", "--option", "magic=" + "9" * 5000], "has no option magic"),
        (["show", "x" * 5000], "cannot be read"),
        (["show", "."], "cannot be read"),
        (["replay", "x", "--to", "1.5"], "should be a whole number"),
        (["x" * 50_000], "invalid choice"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else " ".join(value)[:40],
)
def test_bad_arguments_are_a_short_sentence_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr) < 1000


@pytest.mark.slow
def test_show_a_position_of_either_game(tmp_path: Path) -> None:
    for name in engine.GAMES:
        game = engine.new_game(name, players=seats(name, 2))
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(game.position()), encoding="utf-8")
        assert run("show", str(path)).stdout == f"{game}\n"
