"""One's own record: what it shows at every size, what can be done on it, and where it leads."""

from collections.abc import Callable

import pytest

from game.app import App
from game.games import GAMES
from game.host.events import FileOpened, Pointer
from game.pages.gameover.page import GameOver
from game.pages.title import TitlePage
from game.routes import EndFollows
from game.scene import Scene
from game.screen import text
from game.statistics import results as statistics_results
from game.statistics.page import StatisticsPage
from tests.game import games, reviews
from tests.game.reviews import slight
from tests.game.sitting import Sitting
from tests.languages import in_languages

SIZES = [((1280, 720), 1.0), ((800, 600), 1.0), ((1170, 2532), 3.0), ((844, 390), 1.0)]


def leafed_through(sitting: Sitting) -> list[str]:
    """The faults of a page from its top to its bottom."""
    faults = sitting.faults()
    while "page-down" in sitting.ids() and sitting.app.choose("page-down"):
        sitting.see()
        faults += sitting.faults()
    return faults


@in_languages
@pytest.mark.parametrize(("size", "ratio"), SIZES)
@pytest.mark.parametrize("count", [0, 3, 24])
def test_nothing_of_a_record_overlaps_or_is_cut_off(
    count: int, size: tuple[int, int], ratio: float, language: str
) -> None:
    def first(app: App) -> Scene:
        if count:
            reviews.remembered(app.host, count)
        return StatisticsPage(app)

    assert leafed_through(Sitting(first, size, ratio=ratio, language=language, motion=False)) == []


@pytest.mark.parametrize("size", [(200, 150), (1, 1), (60, 900), (900, 60)], ids=str)
def test_a_tiny_window_breaks_nothing(size: tuple[int, int]) -> None:
    Sitting(StatisticsPage, size).resize((1280, 720))


def test_the_record_is_reached_from_the_title() -> None:
    sitting = Sitting(TitlePage, sound=False, motion=False)
    sitting.choose("record")
    assert sitting.scene == "StatisticsPage"


def test_the_end_of_a_game_counts_once_and_a_best_score_is_crowned() -> None:
    sitting = Sitting(TitlePage, sound=False, motion=False)
    ended = games.ended(sitting.home, 2)
    line = statistics_results.of(ended, {})
    assert line is not None
    low = statistics_results.Finished("0" * 32, 9, line.game, 5, 0, (line.score - 1, 0), True, "easy", {})
    statistics_results.add(sitting.home, low)
    sitting.app.follow(EndFollows(ended))
    sitting.see()
    assert len(statistics_results.games(sitting.home)) == 2
    assert sitting.faults() == []
    page = sitting.app.top
    assert isinstance(page, GameOver)
    assert page.crowned
    sitting.app.follow(EndFollows(games.ended(sitting.home, 2)))
    assert len(statistics_results.games(sitting.home)) == 2


def keeping(count: int = 24) -> Sitting:
    sitting = Sitting(TitlePage, sound=False, motion=False)
    reviews.remembered(sitting.home, count)
    sitting.app.push(StatisticsPage(sitting.app))
    sitting.see()
    return sitting


@pytest.mark.parametrize(("size", "ratio"), [((1280, 720), 1.0), ((1170, 2532), 3.0)], ids=["wide", "phone"])
def test_an_empty_record_says_so_to_who_looks_and_to_who_listens(size: tuple[int, int], ratio: float) -> None:
    def told(first: Callable[[App], Scene]) -> tuple[bool, bool]:
        sitting = Sitting(first, size, ratio=ratio, motion=False)
        none = sitting.app.words("record.none")
        seen = " ".join(one.text for one in text.drawn)
        return none in seen, none in sitting.app.top.reading().facts

    def three(app: App) -> Scene:
        reviews.remembered(app.host, 3)
        return StatisticsPage(app)

    assert told(StatisticsPage) == (True, True)
    assert told(three) == (False, False)


def test_beginning_anew_asks_a_second_time_on_the_button_itself() -> None:
    sitting = keeping()
    sitting.choose("erase")
    assert len(statistics_results.games(sitting.home)) == 24
    sitting.choose("erase")
    assert statistics_results.games(sitting.home) == []
    assert not next(target for target in sitting.targets() if target.id == "erase").enabled
    assert sitting.faults() == []


def test_anything_else_takes_the_question_back() -> None:
    sitting = keeping()
    sitting.choose("erase")
    sitting.choose("save")
    sitting.choose("erase")
    assert len(statistics_results.games(sitting.home)) == 24


def test_a_record_leaves_as_a_file_and_is_taken_in_elsewhere() -> None:
    sitting = keeping()
    sitting.choose("save")
    (text,) = sitting.home.given.values()
    other = Sitting(StatisticsPage, motion=False)
    other.see([FileOpened(text)])
    assert statistics_results.games(other.home) == statistics_results.games(sitting.home)
    other.see([FileOpened("no record")])
    assert len(statistics_results.games(other.home)) == 24
    assert other.faults() == []


def test_a_game_that_is_still_on_the_shelf_leads_to_its_review() -> None:
    sitting = keeping()
    listed = [wanted for wanted in sitting.ids() if wanted.startswith("game-")]
    assert len(listed) == 20
    sitting.choose(listed[0])
    assert sitting.scene == "StatisticsPage"
    assert sitting.faults() == []
    with slight():
        sitting.choose(listed[-1])
    assert sitting.scene == "Review"


def test_a_cell_filters_the_chart() -> None:
    sitting = keeping()
    cell = next(wanted for wanted in sitting.ids() if wanted.startswith("cell-tikal"))
    sitting.choose(cell)
    against = cell.rpartition("-")[2]
    wanted = [
        one for one in statistics_results.games(sitting.home) if (one.game, one.against) == ("tikal", against)
    ]
    assert len([one for one in sitting.ids() if one.startswith("game-")]) == len(wanted)
    assert sitting.faults() == []


def test_every_game_has_its_sources_and_feats_named() -> None:
    sitting = keeping()
    words = sitting.app.words
    for name, game in GAMES.items():
        assert game.reviewed is not None
        keys = [f"{name}.review.source.{source.name}" for source in game.reviewed.sources]
        keys += [f"{name}.review.feat.{feat}" for feat in game.reviewed.feats]
        assert [key for key in keys if words(key) == key] == []


def test_pointing_at_a_bar_of_a_phone_names_the_game_and_a_second_tap_opens_its_review() -> None:
    sitting = Sitting(TitlePage, (390, 844), sound=False, motion=False)
    reviews.remembered(sitting.home, 24)
    page = StatisticsPage(sitting.app)
    sitting.app.push(page)
    sitting.see()
    chart = page.rect_of("last-games")
    assert chart is not None
    at = (chart.right - 8, chart.centery)
    tap = [Pointer("down", 0, "touch", *at), Pointer("up", 0, "touch", *at)]
    sitting.see(tap)
    newest = statistics_results.games(sitting.home)[-1]
    assert any(str(newest.score) in one.text for one in text.drawn)
    assert sitting.faults() == []
    sitting.wait(0.5)
    with slight():
        sitting.see(tap)
    assert sitting.scene == "Review"
