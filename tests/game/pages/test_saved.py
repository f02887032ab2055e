"""The page of saved games, from the title on."""

import pytest

from game.host.events import FileOpened
from game.lost_temple.table import LostTempleTable
from game.pages.title import TitlePage
from game.session.seats import Seat, Setup
from game.session.session import KEY, Session
from game.storage import shelf
from game.tikal.table import TikalTable
from tests.game import games
from tests.game.sitting import SIZES, Sitting
from tests.languages import in_languages


def shelved(sitting: Sitting, *sessions: Session) -> None:
    """Have these games on the shelf, the last one first."""
    for session in sessions:
        shelf.put(sitting.home, session.saved())


def begun(sitting: Sitting, humans: int = 1, seed: int = 5) -> Session:
    session = Session(sitting.app.host, games.setup(2, humans, seed))
    session.apply(session.game.legal_actions()[0])
    return session


def told(sitting: Sitting) -> str:
    """Everything that the page says."""
    from game.screen import text

    return " ".join(one.text for one in text.drawn)


def test_without_games_the_page_says_how_they_come() -> None:
    sitting = Sitting(TitlePage)
    sitting.choose("saved")
    assert sitting.ids() == ["back", "open", "paste"]
    assert "Finished games come here" in told(sitting)


def test_a_game_that_was_set_aside_goes_on() -> None:
    sitting = Sitting(TitlePage)
    session = begun(sitting)
    shelf.set_aside(sitting.home)
    sitting.choose("saved")
    sitting.choose("continue-0")
    table = sitting.app.top
    assert isinstance(table, LostTempleTable)
    assert table.session.game.digest() == session.game.digest()
    assert shelf.games(sitting.home) == []
    assert sitting.home.load(KEY)
    assert [type(scene).__name__ for scene in sitting.app.scenes] == ["TitlePage", "LostTempleTable"]


def test_a_new_game_leaves_the_old_one_on_the_shelf() -> None:
    sitting = Sitting(TitlePage)
    old = begun(sitting)
    sitting.app.top.layout(sitting.app.viewport)
    sitting.choose("play")
    assert "will wait among the saved games" in told(sitting)
    sitting.choose("start")
    (kept,) = shelf.games(sitting.home)
    assert kept.moves == len(old.game.moves)


def test_what_people_hide_from_each_other_is_not_watched_before_the_end() -> None:
    sitting = Sitting(TitlePage)
    tikal = Session(sitting.app.host, Setup("tikal", (Seat("Ada", "human"), Seat("Blaise", "human")), {}, 1))
    shelved(sitting, games.ended(sitting.app.host, 2), begun(sitting, 2, seed=1), begun(sitting, 1, seed=2), tikal)
    sitting.choose("saved")
    watched = [id for id in sitting.ids() if id.startswith("watch")]
    assert watched == ["watch-0", "watch-1", "watch-3"]


def test_watching_leaves_everything_as_it_is() -> None:
    sitting = Sitting(TitlePage)
    shelved(sitting, games.ended(sitting.app.host, 2))
    sitting.choose("saved")
    kept = dict(sitting.home.texts)
    sitting.choose("watch-0")
    sitting.choose("replay-end")
    sitting.choose("back")
    assert sitting.scene == "SavedGamesPage"
    assert sitting.home.texts == kept


def test_a_game_goes_only_when_it_is_asked_for_twice() -> None:
    sitting = Sitting(TitlePage)
    shelved(sitting, begun(sitting, seed=1), begun(sitting, seed=2))
    sitting.choose("saved")
    sitting.choose("delete-0")
    assert "Delete for good" in told(sitting)
    sitting.choose("delete-1")
    assert len(shelf.games(sitting.home)) == 2
    sitting.choose("delete-1")
    (left,) = shelf.games(sitting.home)
    assert '"seed": 2' in left.text
    assert "Delete for good" not in told(sitting)


def test_a_game_is_given_as_a_file_and_comes_back_from_it() -> None:
    sitting = Sitting(TitlePage)
    ended = games.ended(sitting.app.host, 2)
    shelved(sitting, ended)
    sitting.choose("saved")
    sitting.choose("share-0")
    sitting.choose("share-file")
    ((name, file),) = sitting.home.given.items()
    assert name == "lost-temple-ada-blaise.json"
    sitting.choose("delete-0")
    sitting.choose("delete-0")
    sitting.choose("open")
    assert sitting.home.asked == 1
    sitting.see([FileOpened(file)])
    assert "among your saved games now" in told(sitting)
    (kept,) = shelf.games(sitting.home)
    assert kept.over
    assert kept.scores == tuple(ended.game.scores)


def test_a_file_may_be_dropped_on_the_title() -> None:
    sitting = Sitting(TitlePage)
    session = Session(sitting.app.host, Setup("tikal", (Seat("Ada", "human"), Seat("Bo", "bot", "easy")), {}, 1))
    sitting.see([FileOpened(session.saved())])
    assert sitting.scene == "SavedGamesPage"
    sitting.choose("continue-0")
    assert isinstance(sitting.app.top, TikalTable)


@pytest.mark.parametrize("text", ["", "a letter", "{}"])
def test_a_foreign_file_is_refused_in_words(text: str) -> None:
    sitting = Sitting(TitlePage)
    sitting.choose("saved")
    sitting.see([FileOpened(text)])
    assert "not a game that can be opened here" in told(sitting)
    assert shelf.games(sitting.home) == []


def test_a_damaged_game_leaves_the_shelf_with_a_word() -> None:
    sitting = Sitting(TitlePage)
    session = begun(sitting)
    shelf.put(sitting.home, session.saved().replace("pack pink", "pack gold"))
    sitting.choose("saved")
    sitting.choose("watch-0")
    assert "was damaged" in told(sitting)
    assert shelf.games(sitting.home) == []


@in_languages
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_page_can_be_read_at_every_size(size: tuple[int, int], language: str) -> None:
    for large in (False, True):
        sitting = Sitting(TitlePage, size, language=language, large_text=large)
        sitting.choose("saved")
        assert sitting.faults() == []
        sitting.choose("back")
        shelved(sitting, games.ended(sitting.app.host, 4), begun(sitting, humans=2), begun(sitting))
        sitting.choose("saved")
        sitting.choose("delete-0")
        assert sitting.faults() == []
        assert min(min(target.rect.size) for target in sitting.targets()) >= 44
        while "page-down" in sitting.ids() and sitting.app.choose("page-down"):
            sitting.see()
            assert sitting.faults() == []
