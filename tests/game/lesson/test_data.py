"""Lessons as data: every position, move and text holds; and their course without a picture."""

import json
import re
from pathlib import Path

import pytest

from engine import PositionError
from game.lesson.course import Course
from game.lesson.data import Lesson, LessonStep, lessons, matches, read, taught
from game.screen.catalogue import words_in
from game.session.seats import Seat, Setup
from game.session.trial import Trial
from tests.game.sitting import Home
from tests.languages import LANGUAGES

ALL = [lesson for game in taught() for lesson in lessons(game)]
TITLE, SENTENCE = 20, 60
"""Letters that a title and a sentence may have in English."""
LONGER = 1.4
"""By how much other languages may be longer; whether they have room is seen at the table (test_table.py)."""


def begun(lesson: Lesson) -> Course:
    """A lesson at its first step."""
    seats = (Seat("Red", "human"), Seat("Orange", "bot", "easy"))
    options = {**lesson.record.options, "names": ["Red", "Orange"]}
    setup = Setup(lesson.game, seats, options, lesson.record.seed)
    return Course(lesson, Trial(Home((320, 240)), setup, lesson.record.moves[: lesson.after]))


def carry_on(lead: Course) -> None:
    """One move that the lesson wants or makes by itself, or the next step where it only tells."""
    action = lead.pending() or lead.wanted()
    if action is None:
        assert lead.telling, f"{lead.lesson.name}: nothing can be done at step {lead.number}"
        lead.go_on()
    else:
        lead.session.apply(action)
        lead.look()


def named(lesson: Lesson) -> str:
    return f"{lesson.game} {lesson.name}"


def test_each_game_has_about_ten_lessons() -> None:
    assert taught() == ("lost-temple", "tikal")
    assert {game: len(lessons(game)) for game in taught()} == {"lost-temple": 10, "tikal": 10}


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_every_wanted_move_is_legal_and_leads_to_the_end(lesson: Lesson) -> None:
    lead = begun(lesson)
    heard = []
    for _ in range(200):
        if lead.over:
            break
        if lead.pending() is None and lead.number not in heard:
            heard.append(lead.number)
        assert lead.stray is None
        assert not lead.stuck
        carry_on(lead)
    assert heard == list(range(len(lesson.steps)))


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_every_answer_is_to_a_legal_move(lesson: Lesson) -> None:
    lead = begun(lesson)
    unheard = {(step.say, answer.say) for step in lesson.steps for answer in step.answers}
    for _ in range(200):
        step = lead.step
        if step is None:
            break
        if lead.wanted() is not None:
            others = [str(move) for move in lead.session.choices if not matches(move, step.do[lead.made :][:1])]
            unheard -= {(step.say, step.answer(move)) for move in others}
        carry_on(lead)
    assert unheard == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_texts_are_there_and_short(lesson: Lesson, language: str) -> None:
    known = words_in(language)
    title = known[lesson.key]
    most_title, most = (TITLE, SENTENCE) if language == "en" else (round(LONGER * TITLE), round(LONGER * SENTENCE))
    assert len(title) <= most_title
    for step in lesson.steps:
        keys = [lesson.words_of(step), *(lesson.words_of(step, answer.say) for answer in step.answers)]
        for key in keys:
            said = known[key]
            assert said.count("*") % 2 == 0, key
            sentences = re.split(r"(?<=[.!?])\s+", said.replace("*", ""))
            assert len(sentences) <= 2, key
            assert max(map(len, sentences)) <= most, key
        for key in keys[1:]:
            assert known[key].startswith(known["lesson.legal"].partition(" ")[0])


def test_no_text_is_left_over() -> None:
    """A text that no lesson says is a mistake in a name."""
    said = {lesson.key for lesson in ALL} | {f"{game}.lesson.end" for game in taught()}
    for lesson in ALL:
        for step in lesson.steps:
            said |= {lesson.words_of(step), *(lesson.words_of(step, one.say) for one in step.answers)}
    for language in LANGUAGES:
        known = words_in(language)
        assert {key for key in known if re.match(r"(lost-temple|tikal)\.lesson\.", key)} == said


def doors() -> Course:
    """The lesson with a room to walk into and a flag to plant."""
    return begun(next(lesson for lesson in lessons("lost-temple") if lesson.name == "doors"))


def play(lead: Course, move: str) -> None:
    lead.session.apply(lead.session.game.parse(move))
    lead.look()


def test_a_move_that_was_not_wanted_is_answered_and_can_be_taken_back() -> None:
    lead = doors()
    moves = len(lead.session.game.moves)
    play(lead, "go a2")
    assert lead.stray is not None
    assert (str(lead.stray.move), lead.stray.say) == ("go a2", "deadend")
    assert lead.wanted() is None
    lead.take_back()
    assert lead.stray is None
    assert len(lead.session.game.moves) == moves
    assert str(lead.wanted()) == "go a1"


def test_who_keeps_a_move_goes_on_with_what_can_still_be_asked_for() -> None:
    lead = doors()
    play(lead, "go a2")
    lead.keep()
    assert lead.step is not None
    assert lead.step.say == "dig"
    assert str(lead.wanted()) == "dig"


def test_a_lesson_is_over_when_nothing_of_it_can_be_asked_for() -> None:
    lead = doors()
    play(lead, "go a1")
    play(lead, "stop")
    assert lead.stray is not None
    assert lead.stray.say == "stop"
    lead.keep()
    assert lead.over


def test_back_takes_the_moves_of_a_step_back() -> None:
    lead = begun(next(lesson for lesson in lessons("lost-temple") if lesson.name == "keys"))
    start = len(lead.session.game.moves)
    assert not lead.backward
    lead.go_on()
    lead.go_on()
    assert lead.step is not None
    assert lead.step.say == "choose"
    lead.back()
    assert lead.step.say == "camp"
    lead.go_on()
    play(lead, "key pink camp")
    assert lead.over
    lead.back()
    assert lead.step.say == "choose"
    assert len(lead.session.game.moves) == start


def test_the_last_own_move_can_be_taken_back_even_after_the_rival_has_moved() -> None:
    lead = begun(next(lesson for lesson in lessons("tikal") if lesson.name == "volcano"))
    while lead.step is not None and lead.step.say != "scored":
        carry_on(lead)
    while lead.session.to_move == lead.session.viewer or lead.number == 5:
        carry_on(lead)
    own = lead.session.last_own()
    assert own is not None
    lead.undo()
    assert len(lead.session.game.moves) == own
    assert lead.step is not None
    assert lead.step.say == "end"


def test_a_lesson_stores_no_game() -> None:
    lead = doors()
    play(lead, "go a1")
    lead.undo()
    assert isinstance(lead.session.host, Home)
    assert lead.session.host.texts == {}


def written(folder: Path, lesson: object, records: object | None = None) -> Path:
    """A folder with one lesson of Lost Temple."""
    records = records or {"one": {"seed": 4, "options": {"first": 0}, "moves": ["pack pink"]}}
    (folder / "records.json").write_text(json.dumps(records), "utf-8")
    (folder / "01-first.json").write_text(json.dumps(lesson), "utf-8")
    return folder


def test_a_lesson_needs_no_code(tmp_path: Path) -> None:
    steps = [{"say": "hello", "point": ["players"]}, {"say": "key", "do": ["pack *"], "answers": {"no": ["rest"]}}]
    (lesson,) = read(written(tmp_path, {"record": "one", "after": 1, "steps": steps}), "lost-temple")
    assert (lesson.name, lesson.number, lesson.key) == ("first", 0, "lost-temple.lesson.first")
    assert lesson.steps[0] == LessonStep("hello", point=("players",))
    assert lesson.words_of(lesson.steps[1], "no") == "lost-temple.lesson.first.key.no"
    lead = begun(lesson)
    lead.go_on()
    assert str(lead.wanted()) == "pack pink"


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        ({"record": "two", "after": 0, "steps": []}, "record"),
        ({"record": "one", "after": 2, "steps": []}, "after"),
        ({"record": "one", "after": 0}, "steps"),
        ({"record": "one", "after": 0, "steps": [{"do": []}]}, r"steps\[0\]"),
        ({"record": "one", "after": 0, "steps": [{"say": "a", "does": []}]}, "does"),
        ({"record": "one", "after": 0, "steps": [{"say": "a", "do": "dig"}]}, r"steps\[0\].do"),
    ],
)
def test_a_mistake_in_a_file_is_named(tmp_path: Path, lesson: object, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        read(written(tmp_path, lesson), "lost-temple")
