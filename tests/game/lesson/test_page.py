"""The way to the lessons: what a first visitor is asked, their page, and the game that goes on after them."""

import pytest

from game.host.events import Key
from game.lesson import progress
from game.lesson.data import lessons
from game.lesson.page import LearnPage
from game.pages.title import TitlePage
from game.screen import text
from game.session import session
from game.storage.shelf import games
from tests.game import hands
from tests.game.lessons import Pupil, lesson_of
from tests.game.sitting import SIZES, Sitting
from tests.languages import in_languages

OFFER = ["offer-lost-temple", "offer-tikal", "offer-no"]


def visit() -> Sitting:
    """A first visit, after the man in the pirogue has begun to speak."""
    sitting = Sitting(TitlePage, sound=False)
    assert not set(OFFER) & set(sitting.ids())
    sitting.wait(1.4)
    assert set(OFFER) <= set(sitting.ids())
    return sitting


def test_a_first_visitor_is_asked_once() -> None:
    sitting = visit()
    assert "New to the jungle?" in sitting.home.readings[-1].heading
    sitting.choose("offer-no")
    assert not set(OFFER) & set(sitting.ids())
    again = TitlePage(sitting.app)
    sitting.app.replace(again)
    sitting.wait(2.0)
    assert not set(OFFER) & set(sitting.ids())


@pytest.mark.parametrize("game", ["lost-temple", "tikal"])
def test_the_offer_begins_the_first_lesson_at_once(game: str) -> None:
    sitting = visit()
    sitting.choose(f"offer-{game}")
    assert sitting.scene == "Lesson"
    pupil = Pupil(sitting)
    assert (pupil.mode.lesson.game, pupil.mode.lesson.number) == (game, 0)
    pupil.listen()
    sitting.choose("lesson-leave")
    assert sitting.scene == "TitlePage"
    assert not set(OFFER) & set(sitting.ids())


def test_escape_and_any_other_button_are_a_no() -> None:
    sitting = visit()
    sitting.see([Key("Escape")])
    assert not set(OFFER) & set(sitting.ids())
    assert progress.load(sitting.home).asked
    other = visit()
    other.choose("rules")
    assert progress.load(other.home).asked


def test_who_was_here_before_is_not_asked() -> None:
    sitting = Sitting(TitlePage, sound=False)
    sitting.home.store("settings", "{}")
    sitting.app.replace(TitlePage(sitting.app))
    sitting.wait(2.0)
    assert not set(OFFER) & set(sitting.ids())


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", SIZES)
def test_the_offer_and_the_page_fit_every_window(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(TitlePage, size, language=language, sound=False)
    sitting.wait(1.6)
    assert set(OFFER) <= set(sitting.ids())
    assert sitting.faults() == []
    progress.finished(sitting.home, "lost-temple", 4, last=False)
    sitting.choose("learn")
    assert sitting.scene == "LearnPage"
    assert sitting.faults() == []


@in_languages
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (640, 360), (1280, 720)])
def test_no_letters_of_the_title_are_half_below_the_offer(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(TitlePage, size, language=language, sound=False, motion=False)
    line = sitting.app.words("title.line")
    sitting.wait(1.6)
    bubble = next(one.rect for one in sitting.targets() if one.id == OFFER[0]).move(0, -60)
    assert not [one for one in text.drawn if one.text == line and one.rect.colliderect(bubble)]
    sitting.choose(OFFER[-1])
    assert line in [one.text for one in text.drawn]


def test_the_page_goes_on_where_one_was() -> None:
    sitting = Sitting(LearnPage, sound=False)
    assert "Begin" in [target.label for target in sitting.targets()]
    progress.began(sitting.home, "tikal", 3)
    sitting.app.replace(LearnPage(sitting.app))
    sitting.see()
    labels = {target.id: target.label for target in sitting.targets()}
    assert labels["learn-tikal"] == "Go on with step 4"
    assert labels["learn-lost-temple"] == "Begin"
    sitting.choose("learn-tikal")
    assert Pupil(sitting).mode.lesson.number == 3


def test_any_lesson_can_be_chosen_again() -> None:
    sitting = Sitting(LearnPage, sound=False)
    sitting.choose("lesson-lost-temple-7")
    pupil = Pupil(sitting)
    assert pupil.mode.lesson.number == 6
    pupil.listen()
    sitting.choose("lesson-leave")
    assert sitting.scene == "LearnPage"
    labels = {target.id: target.label for target in sitting.targets()}
    assert labels["learn-lost-temple"] == "Go on with step 7", "the page knows what was begun meanwhile"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lost-temple", "tikal"])
def test_after_the_last_lesson_the_game_goes_on_for_real(game: str) -> None:
    last = lessons(game)[-1]
    sitting = Sitting(lesson_of(last), motion=False, sound=False)
    under_way = session.Session(sitting.home, hands.setup(1, 1, seed=9))
    under_way.apply(under_way.choices[0])
    before = sitting.home.texts["game"]
    pupil = Pupil(sitting)
    pupil.hear_out(last)
    assert sitting.home.texts["game"] == before, "a lesson leaves the game under way alone"
    assert progress.load(sitting.home).done[game] == {len(lessons(game)) - 1}
    assert game not in progress.load(sitting.home).at
    moves = [str(move) for move in pupil.table.session.game.moves]
    sitting.choose("lesson-play")
    assert sitting.scene in ("LostTempleTable", "TikalTable")
    found = session.under_way(sitting.home)
    assert [str(move) for move in found.game.moves] == moves
    assert [(seat.kind, seat.level) for seat in found.setup.seats] == [("human", ""), ("bot", "easy")]
    assert [kept.moves for kept in games(sitting.home)] == [1], "the other game waits on the shelf"
