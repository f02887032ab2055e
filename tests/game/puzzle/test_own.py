"""Turns of one's own: kept from a review, on the page of all turns and on the title, and played at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine import GAMES
from game.host.events import Focus, Key
from game.lost_temple.features.review import REVIEWED
from game.pages.title import TitlePage
from game.puzzle.own.mode import OwnMode
from game.puzzle.page import PuzzlesPage
from game.review.page import Review
from game.routes import OwnTurnWanted
from game.screen import text
from game.screen.catalogue import words_in
from game.session.seats import Seat
from game.storage import own_turns
from game.table.gamerecord import games, mode_of
from tests.game import keptturns, reviews
from tests.game.keptturns import NAMES, on
from tests.game.puzzlers import Puzzler, natural
from tests.game.sitting import Home, Sitting
from tests.languages import LANGUAGES

WIDE, PHONE, LOW = (1280, 720), (390, 844), (844, 390)


@pytest.fixture(autouse=True)
def _quick() -> Iterator[None]:
    """Turns are weighed with as little effort as the reviews that they are from."""
    with reviews.slight():
        yield


def sit(size: tuple[int, int] = WIDE, language: str = "en") -> Sitting:
    return Sitting(TitlePage, size, language=language, motion=False, sound=False)


def player(sitting: Sitting, game: str) -> tuple[Puzzler, OwnMode]:
    """Somebody at the first of the turns of a game that are kept."""
    keptturns.keep(sitting.home, game)
    mode = keptturns.playing(sitting, keptturns.first(sitting.home, game))
    if "puzzle-start" in sitting.ids():
        sitting.choose("puzzle-start")
    return Puzzler(sitting), mode


def played_then(home: Home, game: str, name: str) -> list[str]:
    """The moves that were played in the game where a turn begins, as far as its player made them."""
    session = reviews.session(home, NAMES[game])
    first = int(name.rpartition("-")[2])
    end = next(n for n in range(first, len(session.movers)) if session.movers[n] != session.movers[first])
    return [str(move) for move in session.game.moves[first:end]]


def carry_out(found: Puzzler, line: list[str]) -> str:
    """Make these moves at once, and hear what the card says."""
    for move in line:
        found.table.carry_out(found.table.session.game.parse(move))
    return found.end()


# ---- in the review -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_one_choice_in_the_review_keeps_the_costliest_turns_and_forgets_them(size: tuple[int, int]) -> None:
    sitting = sit(size)
    page = reviews.page(sitting.app, "two-1999")
    sitting.app.push(page)
    sitting.see()
    before = set(sitting.home.texts)
    while "keep" not in sitting.ids():
        sitting.choose("page-down")
    with on(0):
        sitting.see([Focus("keep")])
        sitting.see([Key("Enter")])
    kept, reviewed = own_turns.load(sitting.home), page.review.story.game.reviewed
    assert reviewed is not None
    cards = page.review.cards("costly")
    assert {name.rpartition("-")[2] for name in kept} == {str(card.entry.turn.begins) for card in cards}
    assert all(turn.subject in reviewed.subjects for turn in kept.values())
    assert sitting.faults() == []
    sitting.choose("keep")
    assert set(sitting.home.texts) == before


def test_nothing_is_offered_of_a_computer_player_or_before_all_is_judged() -> None:
    sitting = sit()
    page = reviews.page(sitting.app, "two-1999")
    assert page.keeping.cards
    setup = page.session.setup
    page.session.setup = replace(setup, seats=(Seat("Bot", "bot", "hard"), *setup.seats[1:]))
    page.review.seat = 0
    assert page.keeping.cards == []
    begun = Review(Sitting(TitlePage).app, page.session, 0)
    begun.review.seat = 1
    assert begun.keeping.cards == []


ANSWERS = {"bid", "pass", "alike"}
"""Reasons for decisions that are no turns."""


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_better_turn_is_about_something(game: str) -> None:
    record, start = games(sit().app)[game], f"{game}.review.why."
    assert record.reviewed is not None
    reasons = {key.removeprefix(start).partition(".")[0] for key in words_in("en") if key.startswith(start)}
    about = {record.reviewed.subject(reason, (), ()) for reason in reasons - ANSWERS}
    assert len(reasons) > 10
    assert about
    assert about <= set(record.reviewed.subjects)
    assert all(f"{game}.subject.{subject}" in words_in("en") for subject in record.reviewed.subjects)


@pytest.mark.parametrize(
    ("site", "tile", "about"), [(3, "points-2", "left"), (4, "points-2", "altar"), (3, "room-pink", "altar")]
)
def test_a_tile_that_somebody_else_took_then_is_one_that_was_left(site: int, tile: str, about: str) -> None:
    better = [{"kind": "paddle", "seat": 0, "site": 3, "tile": "points-2"}]
    after = [{"kind": "card", "seat": 1}, {"kind": "paddle", "seat": 1, "site": site, "tile": tile}]
    assert REVIEWED.subject("altar", better, after) == about


# ---- at the table --------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_turn_wins_everything_back_and_the_turn_comes_back_later(
    game: str, size: tuple[int, int]
) -> None:
    sitting = sit(size)
    with on(1):
        found, mode = player(sitting, game)
        due = len(own_turns.due(sitting.home))
        said = carry_out(found, list(mode.puzzle.line))
        assert mode.attempt.points == mode.puzzle.best
        assert "It comes back in 3 days." in said
        assert mode.stars == 3
        assert len(own_turns.due(sitting.home)) == due - 1
        assert sitting.faults() == []
        assert sitting.home.crashes == []
    with on(4):
        assert len(own_turns.due(sitting.home)) == due


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_turn_that_was_played_wins_nothing_back(game: str) -> None:
    sitting = sit()
    with on(1):
        found, mode = player(sitting, game)
        name = keptturns.first(sitting.home, game)
        said = carry_out(found, played_then(sitting.home, game, name))
        assert mode.attempt.points == 0
        assert "No star." in said
        assert name in own_turns.due(sitting.home)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_show_it_plays_the_strongest_turn_and_has_it_come_back_tomorrow(game: str) -> None:
    sitting = sit()
    with on(1):
        found, mode = player(sitting, game)
        carry_out(found, list(natural(mode.puzzle)))
        sitting.choose("puzzle-show")
        said = found.end()
        assert mode.card.kind == "shown"
        assert mode.attempt.points == mode.puzzle.best
        assert "It comes back tomorrow." in said
        assert mode.stars < 3


def test_a_strongest_turn_that_does_not_go_on_in_the_real_game_ends_there_and_says_so() -> None:
    sitting = sit()
    found, mode = player(sitting, "lost-temple")
    mode.attempt.puzzle = replace(mode.puzzle, line=(*mode.puzzle.line[:2], "keep end-idol"))
    mode.show_known()
    said = found.end()
    assert mode.card.kind == "shown"
    assert "not known before" in said
    assert "0 points" not in said
    sitting.choose("puzzle-again")
    assert not mode.attempt.begun


def test_only_what_the_player_could_see_is_at_the_table() -> None:
    sitting = sit()
    _, mode = player(sitting, "lost-temple")
    session, seat = mode.session, mode.puzzle.seat
    assert session.viewer == seat
    assert session.view == session.game.view(seat)
    assert [one.kind for one in session.setup.seats].count("human") == 1
    facts = mode.table.reading().facts
    assert facts[0] == mode.says.goal
    assert facts[2] == "The turn is weighed once it is ended."


def test_while_a_turn_is_weighed_the_bar_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.puzzle.mode.THINKING_MS", 0.0)
    sitting = sit()
    found, mode = player(sitting, "tikal")
    for move in natural(mode.puzzle):
        found.table.carry_out(found.table.session.game.parse(move))
    found.table.motion.skip()
    found.table.counting.finish()
    if mode.session.held:
        found.table.end_turn()
    sitting.see()
    assert not mode.attempt.weighed
    assert "your turn is being weighed" in {one.text for one in text.drawn}
    assert "?" in {one.text for one in text.drawn}
    found.end()
    assert mode.attempt.weighed
    assert "your turn is being weighed" not in {one.text for one in text.drawn}


def test_there_is_no_advice_before_the_turn_was_found() -> None:
    sitting = sit()
    with on(1):
        found, mode = player(sitting, "lost-temple")
        carry_out(found, list(natural(mode.puzzle)))
        sitting.choose("puzzle-again")
        mode.table.handle(Key("h"))
        assert not mode.table.hint.open
        assert mode.table.bar.notice == "No advice here: it would be the answer."
        carry_out(found, list(mode.puzzle.line))
        sitting.choose("puzzle-again")
        sitting.choose("ui-hint")
        assert mode.table.hint.open


def test_a_turn_can_be_forgotten_at_the_table() -> None:
    sitting = sit()
    player(sitting, "tikal")
    before = list(own_turns.load(sitting.home))
    sitting.choose("puzzle-forget")
    assert sitting.scene == "PuzzlesPage"
    assert list(own_turns.load(sitting.home)) == before[1:]


@pytest.mark.parametrize("stored", ["", "{}", '{"link": "1", "best": 9, "line": []}', '{"link": 7}'])
def test_a_turn_that_cannot_be_read_is_said_and_taken_from_the_list(stored: str) -> None:
    sitting = sit()
    keptturns.keep(sitting.home)
    name = keptturns.first(sitting.home, "tikal")
    sitting.home.texts[f"turn-{name}"] = stored
    with on(0):
        sitting.app.follow(OwnTurnWanted(name))
        sitting.see()
    assert sitting.scene == "PuzzlesPage"
    assert name not in own_turns.load(sitting.home)
    assert "That turn could not be read." in " ".join(sitting.app.top.reading().facts)


@pytest.mark.slow
def test_from_the_title_to_the_end_of_a_turn_by_keys_alone() -> None:
    sitting = sit()
    keptturns.keep(sitting.home, "lost-temple")

    def press(target: str) -> None:
        sitting.see([Focus(target)])
        sitting.see([Key("Enter")])

    with on(1):
        sitting.app.top.layout(sitting.app.viewport)
        for target in ("today", "own-next"):
            press(target)
        found = Puzzler(sitting)
        for move in natural(found.mode.puzzle):
            while found.table.showing:
                sitting.app.step((), 0.1)
            found.table.select_path_to(found.table.session.game.parse(move))
            press(move)
            assert sitting.app.focus in sitting.ids()
        found.end()
        assert sitting.app.focus in sitting.ids()
        assert own_turns.load(sitting.home)[own_turns.due(sitting.home)[0]].result is not None


# ---- on the page and on the title ----------------------------------------------------------------


def test_those_who_have_none_see_nothing_of_it() -> None:
    sitting = sit()
    assert next(one.hint for one in sitting.targets() if one.id == "today") == "No star."
    sitting.app.push(PuzzlesPage(sitting.app))
    sitting.see()
    assert not [one for one in sitting.ids() if one.startswith("own-")]
    assert "Your turns to find" not in " ".join(sitting.app.top.reading().facts)


@pytest.mark.parametrize(
    ("day", "hint", "scene"), [(0, "No star.", "Puzzle"), (1, "3 of your turns are due.", "PuzzlesPage")]
)
def test_the_title_counts_what_is_due_and_leads_to_it(day: int, hint: str, scene: str) -> None:
    sitting = sit()
    keptturns.keep(sitting.home, "tikal")
    with on(day):
        sitting.app.top.layout(sitting.app.viewport)
        assert next(one.hint for one in sitting.targets() if one.id == "today").endswith(hint)
        sitting.choose("today")
        assert sitting.scene == scene


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, PHONE, LOW, (360, 640)])
def test_nothing_of_the_list_is_cut_off(size: tuple[int, int], language: str) -> None:
    sitting = sit(size, language)
    with on(1):
        sitting.app.push(keptturns.collection(sitting.app))
        sitting.see()
        assert sitting.faults() == []
        sitting.choose("page-down")
        assert sitting.faults() == []
        sitting.app.pop()
        sitting.see()
        assert sitting.faults() == []


def test_turns_are_listed_by_what_they_were_about_and_those_due_are_marked() -> None:
    sitting = sit()
    with on(1):
        sitting.app.push(keptturns.collection(sitting.app))
        sitting.see()
        facts = sitting.app.top.reading().facts
        cells = [one for one in sitting.targets() if one.id.startswith("own-") and one.id[4:6] not in ("ne", "er")]
        assert [one.label.partition(",")[0] for one in cells] == [
            "Lost Temple: tiles left to others",
            "Lost Temple: rooms and doors",
            "Lost Temple: points at once",
            *["Tikal: lost majorities"] * 3,
        ]
        assert all(one.hint == "No star. Due now." for one in cells)
        assert "6 of them are due." in facts
        sitting.choose(cells[1].id)
        mode = mode_of(sitting.app.top, OwnMode)
        assert mode is not None
        assert mode.turn.subject == "rooms"


def test_the_whole_list_is_forgotten_once_that_is_asked_twice() -> None:
    sitting = sit()
    with on(0):
        sitting.app.push(keptturns.collection(sitting.app))
        sitting.see()
        sitting.choose("own-erase")
        assert len(own_turns.load(sitting.home)) == 6
        sitting.choose("own-erase")
    assert sitting.home.texts.keys().isdisjoint({"turns"})
    assert not [one for one in sitting.ids() if one.startswith("own-")]
