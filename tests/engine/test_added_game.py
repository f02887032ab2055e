"""A game that is added to `GAMES` goes through the tests that run over them, without a line in any of them.

Stones (tests/stones) is such a game. A pytest of its own registers it before these tests are collected.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.rl.environment import NUMBERED
from tests.stones.rules import RULES

ROOT = Path(__file__).parents[2]
INPUT = ("test_input.py", "test_limits.py", "test_fuzz.py")
GAMES = ("test_face.py", "test_action.py", "test_changed_positions.py", "tools/test_own_player.py")
PLAYERS = tuple(
    f"bots/test_{what}.py" for what in ("players", "planning", "answers", "advice", "misjudging", "review")
)
OPTIONAL = ("rl", "test_lesson_claims.py")


def run(*files: str) -> subprocess.CompletedProcess[str]:
    """Run those tests of these files that are of Stones, with Stones among the games."""
    paths = [f"tests/engine/{file}" for file in files]
    options = ["-p", "tests.stones.registered", "-p", "no:cacheprovider", "-k", RULES.name, "-v"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *paths], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize("files", [INPUT, GAMES, PLAYERS], ids=["input", "games", "players"])
def test_an_added_game_passes_the_tests_of_all_games(files: tuple[str, ...]) -> None:
    done = run(*files)
    assert done.returncode == 0, done.stdout[-4000:]
    passed = set(re.findall(r"^tests/engine/(\S+?)::\S.*PASSED", done.stdout, re.MULTILINE))
    assert passed == set(files), "each of these files has tests that run over all games"


@pytest.mark.slow
def test_what_a_game_need_not_have_is_not_asked_of_it() -> None:
    assert RULES.name not in NUMBERED
    done = run(*OPTIONAL)
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, done.stdout[-4000:]
