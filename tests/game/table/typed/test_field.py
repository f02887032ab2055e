"""Moves and questions in writing: completed, carried out, refused with the reason, answered, and read out."""

from __future__ import annotations

import pytest

from game.host.events import Key, TextInput
from game.lesson.data import lessons
from game.lesson.open import learning
from game.screen.catalogue import words_in
from game.session.seats import Setup
from game.table.table import Table
from game.table.typed.known import END_TURN
from tests.game.hands import setup, table, tikal
from tests.game.sitting import Sitting
from tests.game.typist import Typist
from tests.languages import LANGUAGES

PLANS = [setup(2, 0, 4), tikal(2, 0, 4)]
SIZES = [(1280, 720), (390, 844), (844, 390)]


def typist(plan: Setup, language: str = "en") -> Typist:
    """Somebody with the field open."""
    made = Typist(plan, language=language)
    made.press("/")
    return made


@pytest.mark.parametrize("plan", PLANS)
def test_a_move_is_completed_word_by_word_and_carried_out(plan: Setup) -> None:
    here = typist(plan)
    wanted = str(here.session.choices[-1])
    here.type(wanted[:2], enter=False)
    assert any(name.startswith(wanted.split()[0]) for name in here.offered())
    here.press("Tab")
    assert wanted.startswith(here.table.typed_field.text.split()[0])
    here.press(*["Backspace"] * 30)
    said = here.type(wanted)
    assert [str(move) for move in here.session.game.moves] == [wanted]
    assert any(here.table.decision()[0] in sentence for sentence in said)


def test_the_only_move_that_fits_needs_no_more_letters() -> None:
    here = typist(PLANS[0])
    here.type("pack y")
    assert [str(move) for move in here.session.game.moves] == ["pack yellow"]


@pytest.mark.parametrize(
    ("plan", "typed", "reason"),
    [
        (PLANS[0], "go a1", "lost-temple.refuse."),
        (PLANS[1], "place a1", "tikal.refuse."),
        (PLANS[1], "recover c3", "tikal.refuse."),
    ],
)
def test_what_the_rules_forbid_is_refused_with_the_words_of_the_catalogue(
    plan: Setup, typed: str, reason: str
) -> None:
    here = typist(plan)
    (said,) = here.type(typed)
    assert here.session.game.moves == []
    assert said == here.table.bar.notice
    sentences = [words for key, words in words_in("en").items() if key.startswith(reason)]
    assert any(said.startswith(words.partition("{")[0]) for words in sentences)


def test_tab_writes_what_all_ways_to_go_on_have_in_common() -> None:
    here = typist(PLANS[1])
    here.type("pl", enter=False)
    (said,) = here.press("Tab")
    assert here.table.typed_field.text == "place "
    assert said.startswith("It goes on: place a3, ")
    assert here.press("Tab")[0].startswith("place a3: ")
    here.press("Tab")
    assert here.table.typed_field.text == "place a3 "


def test_what_is_written_nowhere_is_said_to_be_unknown_and_new_letters_begin_anew() -> None:
    here = typist(PLANS[1])
    assert "“fly”" in here.type("fly")[0]
    assert "Only “place” is known. It goes on: place a3, " in here.type("place zz")[0]
    here.type("place a", enter=False)
    assert here.table.typed_field.text == "place a"


def test_nobody_types_the_move_of_another() -> None:
    here = typist(tikal(1, 1, 4))
    assert not here.session.choices
    theirs = str(here.session.game.legal_actions()[0])
    assert here.type(theirs) == here.type("")
    assert here.session.game.moves == []


def test_a_move_is_taken_back_and_done_again_in_writing() -> None:
    here = typist(PLANS[0])
    assert here.type("undo") == (here.table.words("table.undo.nothing"),)
    here.type("pack blue")
    here.type("undo")
    assert here.session.game.moves == []
    here.type("redo")
    assert [str(move) for move in here.session.game.moves] == ["pack blue"]


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words_and_an_answer_in_every_language(plan: Setup, language: str) -> None:
    here = typist(plan, language)
    known = here.table.typed_field.known
    for question in known.questions:
        things = question.things(known.asked())
        thing = next(iter(things), "")
        asked = here.table.words(question.key, thing=things.get(thing, ""))
        assert asked != question.key
        said = here.type(asked)
        assert said == tuple(filter(None, question.answer(known.asked(), thing)))
        assert said != ()
    assert here.session.game.moves == []


def test_the_name_of_a_place_asks_what_lies_there() -> None:
    here = typist(PLANS[1])
    assert here.type("b4") == here.type("What lies at b4?")
    assert "b4" in here.type("B4")[0]


def test_what_others_hide_is_not_told() -> None:
    here = typist(PLANS[0])
    theirs = here.session.name(1 - here.session.viewer)
    said = here.type(f"what does {theirs} hold")
    assert "Camp: 0" in said
    assert "Camp: nothing" in here.type("what do I hold")


def test_arrows_read_out_the_ways_to_go_on() -> None:
    here = typist(PLANS[0])
    here.type("pack ", enter=False)
    assert here.press("ArrowDown") == ("pack pink: Pack a pink key",)
    assert here.press("ArrowDown") == ("pack blue: Pack a blue key",)
    assert here.press("ArrowUp", "ArrowUp") == ("pack pink: Pack a pink key", "pack brown: Pack a brown key")
    here.press("Enter")
    assert [str(move) for move in here.session.game.moves] == ["pack brown"]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("plan", PLANS)
def test_escape_closes_it_and_the_focus_is_where_it_was(plan: Setup, size: tuple[int, int]) -> None:
    sitting = Sitting(table(plan), size, motion=False)
    scene = sitting.app.top
    sitting.see([Key("Tab")])
    before = sitting.app.focus
    for keys in (["/"], ["ArrowDown"], ["Enter"]):
        sitting.see([Key(name) for name in keys])
        assert sitting.faults() == []
        assert sitting.home.typed_at is not None
    sitting.see([Key("Escape")])
    assert scene.typing() is None
    assert sitting.home.typed_at is None
    assert (sitting.app.focus, sitting.home.focused[-1]) == (before, before)


@pytest.mark.parametrize("plan", PLANS)
def test_the_menu_of_a_phone_opens_it(plan: Setup) -> None:
    sitting = Sitting(table(plan), (390, 844), motion=False)
    sitting.choose("ui-menu")
    sitting.choose("ui-type")
    assert sitting.home.typed_at is not None
    assert "typed-field" in sitting.ids()
    assert sitting.faults() == []


def test_the_menu_closes_it() -> None:
    here = typist(PLANS[0])
    here.sitting.choose("ui-menu")
    assert not here.table.typed_field.open
    assert "ui-leave" in here.sitting.ids()


def test_shift_and_tab_lead_from_the_field_to_its_buttons() -> None:
    here = typist(PLANS[0])
    here.sitting.see([Key("Tab", shift=True)])
    assert here.table.typing() is None
    assert here.sitting.app.focus in here.sitting.ids()
    here.sitting.choose("ask.scores")
    assert here.listen("") == ("Ada: score 0", "Ben: score 0")


def test_a_lesson_takes_no_typed_moves() -> None:
    lesson = lessons("lost-temple")[0]
    sitting = Sitting(lambda app: learning(app, lesson), motion=False)
    scene = sitting.app.top
    assert isinstance(scene, Table)
    sitting.see([Key("/"), TextInput("go")])
    assert not scene.typed_field.open
    assert "ui-type" not in sitting.ids()


@pytest.mark.slow
@pytest.mark.parametrize("plan", [setup(2, 0, 4, short_game=True), tikal(1, 1, 4)])
def test_a_whole_game_is_played_by_ear(plan: Setup) -> None:
    here = Typist(plan, seed=3)

    def ask(moves: int) -> None:
        if moves % 10 == 0:
            here.type("What do I hold?")

    here.play(ask)
    assert here.session.over
    assert here.sitting.home.crashes == []
    moves = [str(move) for move in here.session.game.moves]
    typed = [heard for heard in here.transcript if heard.typed in moves and heard.typed != END_TURN]
    done = iter(moves)
    assert all(heard.typed in done for heard in typed)  # in this order; what leaves no choice is done by itself
    for heard in typed:
        # Each was read out with what it means before it was chosen, and then what came of it.
        meant = [said for said in heard.said if said.startswith(f"{heard.typed}: ")]
        assert meant != []
        assert heard.said[-1] not in meant
    told = {sentence for heard in here.transcript for sentence in heard.said}
    assert [sentence for sentence in told if f"{plan.game}." in sentence] == []  # a key without words
    assert {here.table.told(entry.event) for entry in here.session.log[:-40]} - {""} <= told
