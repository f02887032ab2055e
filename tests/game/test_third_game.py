"""A third game needs new files and two lines: set up, played, saved, resumed, watched and listed like any other.

Nothing outside tests/stones knows it; the tests register its two records and its words, and nothing else.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from game.games import GAMES
from game.pages.title import TitlePage
from game.screen import catalogue
from game.session.seats import Setup
from game.session.session import KEY
from game.storage import shelf
from tests.game import setups
from tests.game.hands import Hands, seats
from tests.game.setups import reach
from tests.game.sitting import Sitting
from tests.game.typist import Typist
from tests.languages import in_languages, replaced
from tests.stones import rules, table

WORDS = Path(table.__file__).parent / "locale"
SIZES = [(1280, 720), (390, 844), (844, 390)]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One line in the engine, one at the table, and a folder of words."""
    monkeypatch.setitem(engine.GAMES, "stones", rules.RULES)
    monkeypatch.setitem(GAMES, "stones", table.STONES)
    with replaced(monkeypatch, [*catalogue.roots(), WORDS]):
        yield


def sit_down(size: tuple[int, int], language: str = "en") -> Sitting:
    """From the title to a game of Stones against a computer player."""
    sitting = Sitting(TitlePage, size, language=language, motion=False)
    for wanted in ("play", "game-stones", "few", "first-0"):
        reach(sitting, wanted)
    setups.sit(sitting, 1, "bot")
    reach(sitting, "start")
    return sitting


def play_on(sitting: Sitting, moves: int | None = None) -> Hands:
    """Play through targets, to the end or for so many moves."""
    hands = Hands(sitting, 1)
    hands.play(lambda: sitting.scene == "GameOver" or len(hands.session.game.moves) == moves)
    return hands


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_set_up_and_played_to_its_end(size: tuple[int, int], language: str) -> None:
    sitting = sit_down(size, language)
    assert sitting.scene == "StonesTable"
    assert sitting.faults() == []
    session = play_on(sitting).session
    assert session.over
    assert session.setup.options["few"] is True
    assert [seat.kind for seat in session.setup.seats] == ["human", "bot"]
    assert sitting.faults() == []
    assert sitting.home.crashes == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_saved_and_resumed(size: tuple[int, int]) -> None:
    sitting = sit_down(size)
    session = play_on(sitting, moves=2).session
    again = Sitting(TitlePage, size)
    again.home.texts[KEY] = sitting.home.texts[KEY]
    again.app.top.layout(again.app.viewport)
    again.choose("continue")
    assert again.scene == "StonesTable"
    assert again.app.state()["game"]["stones"] == session.view["stones"]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_listed_on_the_shelf_and_watched(size: tuple[int, int]) -> None:
    sitting = sit_down(size)
    session = play_on(sitting).session
    (kept,) = shelf.games(sitting.home)
    assert (kept.game, kept.over, kept.scores) == ("stones", True, tuple(session.game.scores))
    sitting.choose("back")
    sitting.choose("saved")
    assert sitting.faults() == []
    sitting.choose("watch-0")
    assert sitting.scene == "Replay"
    sitting.choose("replay-end")
    assert sitting.app.state()["game"]["stones"] == 0
    assert sitting.faults() == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_played_by_typed_moves(language: str) -> None:
    setup = Setup("stones", seats(2, 0), {"few": True, "first": 0}, 1)
    typist = Typist(setup, language=language)
    typist.press("/")
    assert typist.type("take 4")[0] != ""
    assert typist.session.game.moves == []
    typist.play()
    assert typist.session.over
    assert typist.session.game.scores in ([1, 0], [0, 1])


def test_it_has_rules_a_hint_and_undo() -> None:
    sitting = sit_down((1280, 720))
    sitting.choose("ui-hint")
    sitting.choose("ui-ask")
    while "ui-show" not in sitting.ids():
        sitting.wait(0.1)
    sitting.choose("ui-show")
    play_on(sitting, moves=1)
    sitting.choose("ui-menu")
    sitting.choose("ui-rules")
    assert sitting.scene == "RulesPage"
    reach(sitting, "chapter-aim")
    assert sitting.faults() == []


def test_nothing_in_the_project_knows_its_name() -> None:
    root = Path(engine.__file__).parent.parent
    sources = [path for folder in ("engine", "game", "build") for path in (root / folder).rglob("*.py")]
    assert [path for path in sources if "stones.rules" in path.read_text(encoding="utf-8")] == []
