"""Players of one's own: `simulate --policy module:Class` plays them, and says clearly what is wrong with them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import GAMES
from engine.bots import Player, Policy, think_through
from engine.core.chance import Chance
from engine.tools.simulate import Played, play, simulate
from engine.tools.workers import spread

ROOT = Path(__file__).parents[3]


class Last:
    """Always the last choice."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: dict[str, Any]) -> str:
        return str(view["legal"][-1])


class Wrecker(Last):
    """Spoils its view before it answers."""

    def choose(self, view: dict[str, Any]) -> str:
        answer = super().choose(view)
        wreck(view)
        return answer


def wreck(data: Any) -> None:
    for value in list(data.values() if isinstance(data, dict) else data):
        if isinstance(value, dict | list):
            wreck(value)
    data.clear()


class Watcher(Last):
    """Keeps what it is given."""

    given: list[Any] = []  # noqa: RUF012
    seeds: list[int] = []  # noqa: RUF012

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seeds.append(seed)

    def choose(self, view: dict[str, Any]) -> str:
        self.given.append(view)
        return super().choose(view)


class Broken(Last):
    def choose(self, view: dict[str, Any]) -> str:
        raise ValueError("lost my map")


class Cheat(Last):
    def choose(self, view: dict[str, Any]) -> str:
        return "end turn"


class Mumbler(Last):
    def choose(self, view: dict[str, Any]) -> str:
        return "hm"


class Silent(Last):
    def choose(self, view: dict[str, Any]) -> str:
        return None  # type: ignore[return-value]


class Dumb:
    def __init__(self, seed: int) -> None: ...


class Seedless:
    def choose(self, view: dict[str, Any]) -> str:
        return ""


def played(game: str, *policies: Any, seeds: Sequence[int] = range(2)) -> list[Played]:
    return [one for seed in seeds for one in simulate(game, 2, {}, policies, range(seed, seed + 1))]


def test_a_player_is_typed() -> None:
    player: Policy = Last(1)  # mypy checks this line
    view = engine.new_game("tikal", players=2).view(0)
    view["legal"] = ["a", "b"]
    assert player.choose(view) == "b"


@pytest.mark.parametrize("game", GAMES)
def test_a_player_gets_its_own_view_at_its_own_decisions_and_a_seed_of_its_own(game: str) -> None:
    Watcher.given.clear()
    Watcher.seeds.clear()
    (result,) = played(game, Watcher, "first", seeds=[5])
    assert len(Watcher.seeds) == 1
    assert {view["seat"] for view in Watcher.given} == {view["to_move"] for view in Watcher.given} == {0}
    game_again = engine.new_game(game, players=2, seed=5)
    for view in Watcher.given:
        while game_again.to_move != 0:
            game_again.apply(game_again.legal_actions()[0])
        assert game_again.view(0) == view
        game_again.apply(game_again.parse(view["legal"][-1]))
    while game_again.to_move is not None:
        game_again.apply(game_again.legal_actions()[0])
    assert game_again.digest() == result.digest
    played(game, Watcher, seeds=[6, 7])
    assert len(set(Watcher.seeds)) == len(Watcher.seeds) == 5  # one, and then two at each of two tables


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_does_to_its_view_does_not_touch_the_game(game: str) -> None:
    assert played(game, Wrecker) == played(game, Last)


@pytest.mark.slow
def test_levels_play_by_name() -> None:
    (result,) = played("lost-temple", "easy", seeds=[4])
    table = engine.new_game("lost-temple", players=2, seed=4)
    chance = Chance.seeded(4)
    minds = [Player(GAMES["lost-temple"].levels["easy"], chance.word()) for _ in range(2)]
    while (seat := table.to_move) is not None:
        table.apply(table.parse(think_through(minds[seat].choose(table.view(seat)))))
    assert table.digest() == result.digest


HERE = "tests.engine.tools.test_own_player"


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        ("no_such:Player", "There is no module 'no_such', neither in this folder nor installed."),
        ("tests.no_such:Player", "There is no module 'tests.no_such'"),
        (f"{HERE}:Nobody", f"The module '{HERE}' has no class 'Nobody'."),
        (f"{HERE}:HERE", f"The module '{HERE}' has no class 'HERE'."),
        (f"{HERE}:", "is written module:Class"),
        (":Last", "is written module:Class"),
        (f"{HERE}:Dumb", "has no method choose(view)"),
        (f"{HERE}:Seedless", "cannot be made with a seed: TypeError"),
        (f"{HERE}:Broken", "failed with ValueError: 'lost my map' (test_own_player.py, line"),
        (f"{HERE}:Cheat", 'answered "end turn", which is not legal: That is not the decision at hand'),
        (f"{HERE}:Mumbler", "did not answer with an action: 'hm' does not begin with a verb"),
        (f"{HERE}:Silent", "did not answer with an action: An action is written as text, not as None."),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_wrong_with_a_player_is_said_in_a_sentence(policy: str, sentence: str, workers: int) -> None:
    jobs: list[tuple[Any, ...]] = [("lost-temple", 2, {}, [policy], seed) for seed in range(3)]
    with pytest.raises(engine.PolicyError) as caught:
        spread(play, jobs, len(jobs), workers=workers)
    assert sentence in str(caught.value)
    if "at seat" in str(caught.value):
        assert re.search(r"at seat \d, in the game of seed 0 after \d+ moves,", str(caught.value))


def test_a_module_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "needs_more.py").write_text("import no_such_thing\n", encoding="utf-8")
    (tmp_path / "half_written.py").write_text("class Player:\n    def\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(engine.PolicyError, match=r"'needs_more' cannot be imported: .*no_such_thing"):
        played("tikal", "needs_more:Player")
    with pytest.raises(engine.PolicyError, match="'half_written' cannot be imported: SyntaxError"):
        played("tikal", "half_written:Player")


def shell(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The shell tool in another folder, where the project is installed."""
    code = f"import sys; sys.path[0] = {str(ROOT)!r}; from engine.__main__ import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.slow
def test_the_player_of_the_docs_is_played_from_the_shell_and_beats_chance(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    page = re.sub(r"(?<=from )expeditions", "engine", page)  # as the package is called in a clone
    (example,) = re.findall(r"^```python\n# mine\.py\n(.*?)```", page, re.DOTALL | re.MULTILINE)
    lines = [line[4:] for line in example.splitlines() if line.startswith((">>> ", "... "))]
    (tmp_path / "mine.py").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (command,) = re.findall(r"^expeditions (simulate .*mine:.*)$", page, re.MULTILINE)
    result = shell(tmp_path, *command.split())
    assert result.returncode == 0, result.stderr
    wins = [int(number) for number in re.findall(r"(\d+) wins", result.stdout)]
    assert wins[0] > 3 * wins[1]


def test_an_unknown_policy_lists_what_there_is(tmp_path: Path) -> None:
    result = shell(tmp_path, "simulate", "--policy", "genius")
    assert result.returncode == 2
    for name in ("random", "greedy", *GAMES["lost-temple"].levels, "module:Class"):
        assert name in result.stderr
    assert result.stderr.count("\n") == 1
