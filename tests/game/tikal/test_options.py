"""Round a game of Tikal: its set-up with the editions, its rules and its end."""

from typing import Any, cast

import pytest

from engine.tikal import EDITIONS, View, prospects
from game.games import GAMES
from game.pages.setup.page import SetupPage
from game.rulebook.page import RulesPage
from game.session import points as statistics_sums
from game.session.seats import Seat, Setup
from game.session.session import LogEntry
from game.tikal.options import EditionForm
from game.tikal.table import TikalTable
from tests.engine.tikal.situation import Situation
from tests.game import setups
from tests.game.sitting import Sitting
from tests.languages import in_languages


def setting_up(**more: Any) -> tuple[Sitting, SetupPage]:
    sitting = Sitting(SetupPage, **more)
    sitting.choose("game-tikal")
    page = sitting.app.top
    assert isinstance(page, SetupPage)
    return sitting, page


def rule(page: SetupPage, field: str) -> object:
    """A line of the rule set as the page shows it."""
    assert isinstance(page.choices.form, EditionForm)
    return page.choices.form.rule(field)


def nobody_bids(sitting: Sitting) -> object:
    """What follows when nobody bids, in the game that was begun."""
    table = sitting.app.top
    assert isinstance(table, TikalTable)
    return table.session.game.options["nobody_bids"]


def view_of(situation: Situation) -> View:
    return cast(View, situation.game().view(0))


def test_a_game_of_tikal_is_set_up_and_begun() -> None:
    sitting, _ = setting_up()
    setups.play_with(sitting, 2)
    sitting.choose("edition-2015")
    sitting.choose("auction")
    sitting.choose("first-0")
    sitting.choose("start")
    table = sitting.app.top
    assert isinstance(table, TikalTable)
    options = table.session.view["options"]
    assert options["edition"] == "2015"
    assert options["auction"] is True
    assert table.session.view["decision"]["step"] == "bid"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_switches_show_what_an_edition_means(edition: str) -> None:
    _, page = setting_up()
    page.choices.form.choose("edition", edition)
    for field in ("camp_needs_member", "volcano_beside_volcano", "tie_break", "nobody_bids"):
        assert rule(page, field) == getattr(EDITIONS[edition], field)
    assert page.choices.form.options()["edition"] == edition


def test_a_line_of_the_rule_set_can_be_changed_by_itself() -> None:
    sitting, page = setting_up()
    sitting.choose("single")
    sitting.choose("camp_needs_member")
    assert page.choices.form.options()["camp_needs_member"] is True
    sitting.choose("edition-2015")
    assert "camp_needs_member" not in page.choices.form.options()


def test_classic_has_no_auction_and_says_so() -> None:
    sitting, page = setting_up()
    sitting.choose("auction")
    sitting.choose("edition-classic")
    assert page.choices.form.options()["auction"] is False
    auction = next(one for one in sitting.targets() if one.id == "auction")
    assert not auction.enabled
    assert auction.hint == "not in Classic"
    sitting.choose("edition-1999")
    sitting.choose("auction")
    assert page.choices.form.options()["auction"] is True


def test_an_auction_in_classic_that_came_by_link_is_kept_and_can_be_given_up() -> None:
    sitting, page = setting_up()
    options = {"edition": "classic", "auction": True, "auction_allowed": True, "first": None}
    page.choices.fill(Setup("tikal", (Seat("Ada", "human"), Seat("Blaise", "human")), options, 7))
    page.rebuild()
    assert page.choices.form.options()["auction_allowed"] is True
    sitting.choose("auction")
    assert page.choices.form.options()["auction"] is False


def test_what_follows_when_nobody_bids_is_a_line_of_its_own() -> None:
    sitting, page = setting_up()
    sitting.choose("single")
    labels = {one.id: one.label for one in sitting.targets()}
    assert labels["nobody_bids"].startswith("No bids: clockwise")
    assert page.choices.form.options()["nobody_bids"] == "auction"
    sitting.choose("edition-2015")
    assert page.choices.form.options()["nobody_bids"] == "clockwise"
    setups.reach(sitting, "nobody_bids")
    setups.reach(sitting, "auction")
    sitting.choose("start")
    assert nobody_bids(sitting) == "auction"


def test_a_rule_set_of_ones_own_is_not_taken_for_that_of_an_older_record() -> None:
    sitting, page = setting_up()
    sitting.choose("edition-classic")
    for line in ("single", "camp_needs_member", "volcano_beside_volcano", "tie_break"):
        setups.reach(sitting, line)
    assert rule(page, "nobody_bids") == "clockwise"
    sitting.choose("start")
    assert nobody_bids(sitting) == "clockwise"


def test_players_of_tikal_are_red_orange_white_and_blue() -> None:
    sitting, page = setting_up()
    setups.play_with(sitting, 4)
    assert page.names == ["Red", "Orange", "White", "Blue"]
    sitting.choose("game-lost-temple")
    assert page.names == ["Red", "Orange", "Black", "Beige"]


@in_languages
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 640), (844, 390)])
def test_the_set_up_has_room(size: tuple[int, int], language: str) -> None:
    for large in (False, True):
        sitting, _ = setting_up(size=size, language=language, large_text=large)
        setups.play_with(sitting, 4)
        assert sitting.faults() == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_each_game_are_a_choice_away(game: str) -> None:
    sitting = Sitting(RulesPage)
    page = sitting.app.top
    assert isinstance(page, RulesPage)
    if page.book.game is not GAMES[game]:
        sitting.choose(f"rules-{game}")
    for name in GAMES[game].chapters:
        sitting.choose(f"chapter-{name}")
        assert page.chapter == name
        assert sitting.faults() == []


def points(seat: int, count: int, reason: str, **more: Any) -> dict[str, Any]:
    return {"kind": "points", "seat": seat, "points": count, "reason": reason, **more}


def test_the_chart_begins_with_the_points_of_the_auction() -> None:
    log = [LogEntry(0, 0, points(0, -5, "bid"))]
    assert statistics_sums.score_lines(log, 2, 2, 20) == [[20, 15, 15], [20, 20, 20]]


def test_the_chart_marks_where_scoring_rounds_end() -> None:
    def turn(move: int, scoring: str) -> LogEntry:
        return LogEntry(0, move, {"kind": "turn", "seat": 0, "scoring": scoring})

    log = [turn(0, "none"), turn(3, "volcano"), turn(5, "volcano"), turn(8, "none"), turn(12, "final")]
    assert GAMES["tikal"].rounds_end(log) == [9, 13]


def test_prospects_count_sets_and_volcanoes() -> None:
    view = view_of(Situation())
    left = {one.letter: one.left for one in prospects.tile_sets(view)}
    assert left == {"A": 0, "B": 0, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    assert prospects.set_now(view) == "B"
    assert prospects.drawn(view) == 12
    assert prospects.volcanoes_to_come(view) == 2


def test_the_end_says_what_broke_a_tie() -> None:
    tied = view_of(Situation(3).score(30).score(30, 1).score(10, 2).guard("a4", 1).treasures("frog sun"))
    assert prospects.tie_broken_by(tied, 1) == "guard"
    assert prospects.tie_broken_by(view_of(Situation().score(30).score(30, 1).treasures("frog")), 0) == "treasures"
    assert prospects.tie_broken_by(view_of(Situation().score(31).score(30, 1)), 0) == ""


def test_prospects_know_what_would_score() -> None:
    game = Situation().workers("a4", 2).workers("a4", 1, seat=1).treasures("frog frog sun").game()
    score = prospects.would_score(game, 0)
    assert score.temples == [("a4", 1)]
    assert score.treasures == 4
    assert score.points == 5
    assert prospects.would_score(game, 1).points == 0
