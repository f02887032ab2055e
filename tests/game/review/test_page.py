"""The game in review: what it shows at every size, and where it leads."""

import json
from itertools import pairwise

import pygame
import pytest

from game.host.events import Arrived, Key, Pointer
from game.pages.gameover.page import GameOver
from game.pages.saved import SavedGamesPage
from game.pages.title import TitlePage
from game.review.analysis import Analysis
from game.review.chart import LeadChart
from game.review.page import Review
from game.screen import text
from game.screen.wording import printed
from game.session.session import KEY, Session, read
from game.share.sheet import ShareSheet
from game.storage import shelf
from game.table.table import Table
from tests.game import games, reviews
from tests.game.replays import watching
from tests.game.reviews import slight
from tests.game.sitting import Sitting
from tests.languages import in_languages
from tests.monkey.checks import missing_words

SIZES = [((1280, 720), 1.0), ((800, 600), 1.0), ((1170, 2532), 3.0), ((844, 390), 1.0)]
GAMES_REVIEWED = ["two-1999", "3", "four-1999-auction"]


def leafed_through(sitting: Sitting) -> list[str]:
    """The faults of a page from its top to its bottom."""
    faults = sitting.faults()
    while "page-down" in sitting.ids() and sitting.app.choose("page-down"):
        sitting.see()
        faults += sitting.faults()
    return faults


def looking(name: str, size: tuple[int, int] = (1280, 720), ratio: float = 1.0, language: str = "en") -> Sitting:
    """Somebody in front of a review, with a title to go back to."""
    sitting = Sitting(TitlePage, size, ratio=ratio, language=language, sound=False, motion=False)
    sitting.app.push(reviews.page(sitting.app, name))
    sitting.see()
    return sitting


def top(sitting: Sitting) -> Review:
    page = sitting.app.top
    assert isinstance(page, Review)
    return page


# ---- layout ----------------------------------------------------------------------------------------


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize(("size", "ratio"), SIZES)
@pytest.mark.parametrize("name", GAMES_REVIEWED)
def test_nothing_of_a_review_overlaps_or_is_cut_off(
    name: str, size: tuple[int, int], ratio: float, language: str
) -> None:
    sitting = looking(name, size, ratio, language)
    assert leafed_through(sitting) == []
    least = (34 if size == (1280, 720) else 44) * ratio
    assert [one.id for one in sitting.targets() if min(one.rect.size) < least - 1] == []
    for tab in ("tab-best", "tab-all"):
        if tab in sitting.ids():
            sitting.choose(tab)
            assert sitting.faults() == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(200, 150), (1, 1), (60, 900), (900, 60)], ids=str)
def test_a_tiny_window_breaks_nothing(size: tuple[int, int]) -> None:
    looking("two-1999", size).resize((1280, 720))


@in_languages
@pytest.mark.parametrize(("size", "ratio"), SIZES)
def test_before_the_first_turn_is_judged_every_list_has_an_outline(
    size: tuple[int, int], ratio: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Analysis, "think", lambda self, budget_ms: False)
    sitting = Sitting(TitlePage, size, ratio=ratio, language=language, sound=False, motion=False)
    with missing_words() as missing:
        sitting.app.push(Review(sitting.app, read(sitting.home, reviews.record("2")), reviews.WHEN))
        sitting.see()
        assert top(sitting).review.story.entries == []
        for tab in ("tab-all", "tab-costly", "tab-best"):
            if tab in sitting.ids():
                sitting.choose(tab)
            assert sitting.faults() == []
    assert missing == []


# ---- thinking --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_is_thought_out_while_one_looks_and_goes_on_later() -> None:
    sitting = Sitting(TitlePage, sound=False, motion=False)
    session = read(sitting.home, reviews.record("2"))
    with slight():
        sitting.app.push(Review(sitting.app, session, 0))
        while len(top(sitting).review.analysis.turns) < 5:  # quick ones may come two in a frame
            sitting.see()
        judged = len(top(sitting).review.analysis.turns)
        assert sitting.faults() == []
        assert not [wanted for wanted in sitting.ids() if wanted.startswith("costly")]
        sitting.choose("back")
        kept = json.loads(sitting.home.texts[shelf.review_key(session.game.digest())])
        assert len(kept["turns"]) == judged
        sitting.app.push(Review(sitting.app, read(sitting.home, reviews.record("2")), 0))
        while not top(sitting).state()["done"]:
            sitting.see()
    assert sitting.home.texts[shelf.review_key(session.game.digest())] == reviews.review("2")


# ---- cards -----------------------------------------------------------------------------------------


def test_the_cards_are_the_costliest_and_the_best_turns_of_who_looks() -> None:
    page = top(looking("two-1999"))
    turns = page.review.analysis.turns
    own = sorted((turn.lost for turn in turns if turn.seat == page.review.seat), reverse=True)
    costly = page.review.story.costly(page.review.seat)
    assert [card.entry.turn.lost for card in costly] == [lost for lost in own if lost > 2][:3]
    for card in page.review.story.best(page.review.seat):
        assert card.entry.turn.lost <= 1
        assert card.points > 0
    other = 1 - page.review.seat
    assert {card.entry.turn.seat for card in page.review.story.costly(other)} == {other}


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("name", GAMES_REVIEWED)
def test_every_turn_can_be_told_in_words_of_the_catalogue(name: str, language: str) -> None:
    page = top(looking(name, language=language))
    for entry in page.review.story.entries:
        told = [*page.review.story.played(entry), *(page.review.story.better(entry) or ())]
        said = [clause.words for clause in told] + [page.review.story.why(entry.turn), entry.caption]
        assert all(said)
        assert [words for words in said if ".review." in words or ".hint." in words or "{" in words] == []


def test_a_treasure_that_was_only_thought_of_is_not_named() -> None:
    page = top(looking("two-1999"))
    names = [page.app.words(f"tikal.treasure.{name}").lower() for name in ("plume", "frog", "shell", "sun")]
    found = 0
    for entry in page.review.story.entries:
        moves = [*entry.turn.better, *page.session.game.moves[entry.turn.first : entry.turn.begins]]
        found += any(str(move).startswith("recover") for move in moves)
        if not any(str(move).startswith("exchange") for move in moves):
            for clause in page.review.story.better(entry) or ():
                assert not any(name in clause.words.lower().split() for name in names)
    assert found, "nobody thought of a treasure"


def test_another_players_turns_can_be_looked_at() -> None:
    sitting = looking("3")
    before = top(sitting).review.story.costly(top(sitting).review.seat)
    sitting.choose("seat-1")
    assert top(sitting).review.seat == 1
    assert top(sitting).review.story.costly(1) != before
    assert sitting.faults() == []


@pytest.mark.slow
def test_the_sources_add_up_to_the_score() -> None:
    for name in GAMES_REVIEWED:
        page = top(looking(name))
        sums = [
            sum(own[seat] for _, own in page.review.story.sources()) for seat in range(page.review.story.players)
        ]
        assert sums == page.session.game.scores


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_points_that_were_paid_stand_in_the_bars_too(size: tuple[int, int]) -> None:
    sitting = looking("4", size)
    paid = [own for source, own in top(sitting).review.story.sources() if source.name == "paid"]
    assert paid, "somebody bought a key in this game"
    while "page-down" in sitting.ids() and sitting.app.choose("page-down"):
        sitting.see()
    read = [one.text for one in text.drawn]
    assert all(printed(points) in read for points in paid[0] if points)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_names_of_two_players_keep_clear_of_the_line_and_its_marks(size: tuple[int, int]) -> None:
    sitting = looking("2", size)
    page = top(sitting)
    chart, rect = next(one for one in page.placed if isinstance(one.box, LeadChart))
    assert isinstance(chart, LeadChart)
    area = chart.room(page.kit, rect)
    lead, corner = page.lead(), pygame.Vector2(area.topleft)
    line = [corner + at for at in lead.points(area.size, lead.shown[0])]
    for seat in range(2):
        place = page.rect_of(f"seat-{seat}")
        assert place is not None
        name = place.inflate(0, page.kit.px(20) - place.h)
        assert not any(name.clipline(before, after) for before, after in pairwise(line))
        for card in lead.marks:
            at = lead.at(area.size, card.entry)
            assert at is None or not name.collidepoint(corner + at)


# ---- where it leads --------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_card_stands_at_the_beginning_of_its_turn_and_plays_the_better_line_out() -> None:
    sitting = looking("two-1999")
    turn = top(sitting).review.story.costly(top(sitting).review.seat)[0].entry.turn
    sitting.choose("costly-1")
    replay = watching(sitting)
    assert replay.session.move == turn.first
    assert sitting.faults() == []
    sitting.choose("better")
    sitting.wait(30)
    assert replay.session.branched
    first = turn.begins
    assert [str(move) for move in replay.session.game.moves[first:]] == list(turn.better)[
        : replay.session.move - first
    ]
    assert replay.session.move > first
    sitting.choose("better")
    assert not replay.session.branched
    sitting.choose("back")
    assert isinstance(sitting.app.top, Review)


@pytest.mark.slow
def test_on_a_phone_a_card_is_marked_first_and_stood_at_then() -> None:
    sitting = looking("3", (1170, 2532), 3.0)
    sitting.choose("costly-1")
    page = top(sitting)
    assert page.review.lit == page.review.story.costly(page.review.seat)[0].entry.turn.first
    sitting.choose("costly-1")
    assert sitting.scene == "Replay"
    assert sitting.faults() == []
    sitting.choose("back")
    sitting.choose("stand-costly-2")
    assert sitting.scene == "Replay"


def test_pointing_at_the_chart_names_a_turn_and_choosing_it_stands_there() -> None:
    sitting = looking("two-1999")
    at = (400, 190)
    sitting.see([Pointer("move", 0, "mouse", *at)])
    page = top(sitting)
    lit = page.review.lit
    assert lit >= 0
    assert sitting.faults() == []
    sitting.see([Pointer("down", 0, "mouse", *at), Pointer("up", 0, "mouse", *at)])
    replay = watching(sitting)
    assert replay.session.move == lit


@pytest.mark.slow
@pytest.mark.parametrize(("size", "ratio"), [((1280, 720), 1.0), ((1170, 2532), 3.0)])
def test_the_keyboard_goes_along_the_chart_and_stands_at_a_turn(size: tuple[int, int], ratio: float) -> None:
    sitting = looking("two-1999", size, ratio)
    page, turns = top(sitting), top(sitting).review.story.turns
    sitting.app.focus_on("chart")
    for _ in range(4):
        sitting.see([Key("ArrowRight")])
    sitting.see([Key("ArrowLeft")])
    assert page.review.lit == turns[2].turn.first
    label = next(target.label for target in sitting.targets() if target.id == "chart")
    assert turns[2].caption in label
    assert sitting.app.focus == "chart"
    sitting.see([Key("End")])
    assert page.review.lit == turns[-1].turn.first
    sitting.see([Key("Home")])
    assert page.review.lit == turns[0].turn.first
    sitting.see([Key("ArrowRight")])
    assert sitting.faults() == []
    sitting.see([Key("Enter")])
    replay = watching(sitting)
    assert replay.session.move == turns[1].turn.first
    sitting.see([Key("Escape")])
    assert sitting.app.top is page
    sitting.see([Key("Tab")])
    assert sitting.app.focus != "chart"


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("name", GAMES_REVIEWED)
def test_a_wide_page_lists_every_turn_with_its_difference(name: str, language: str) -> None:
    sitting = looking(name, language=language)
    page = top(sitting)
    sitting.choose("every")
    seen: set[str] = set()
    while True:
        assert sitting.faults() == []
        seen |= {wanted for wanted in sitting.ids() if wanted.startswith("turn-")}
        if not sitting.app.choose("page-down"):
            break
        sitting.see()
    assert seen == {f"turn-{entry.turn.first}" for entry in page.review.story.entries}
    last = page.review.story.entries[-1].turn.first
    sitting.app.focus_on(f"turn-{last}")
    sitting.see()
    assert page.review.lit == last
    sitting.choose(f"turn-{last}")
    replay = watching(sitting)
    assert replay.session.move == last
    sitting.choose("back")
    sitting.choose("every")
    assert "costly-1" in sitting.ids()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "ratio"), [((1280, 720), 1.0), ((1170, 2532), 3.0)])
def test_a_moment_of_a_review_is_shared_and_opens_elsewhere(size: tuple[int, int], ratio: float) -> None:
    sitting = looking("two-1999", size, ratio)
    turn = top(sitting).review.story.costly(top(sitting).review.seat)[0].entry.turn
    top(sitting).stand(next(one for one in top(sitting).review.story.entries if one.turn is turn))
    sitting.see()
    sitting.choose("replay-share")
    sitting.wait(0.5)
    assert sitting.faults() == []
    sheet = sitting.app.top
    assert isinstance(sheet, ShareSheet)
    assert sheet.offer.purpose == "review"
    other = Sitting(TitlePage, size, ratio=ratio, sound=False, motion=False)
    stored = dict(other.home.texts)
    other.see([Arrived(sheet.link.partition("#")[2])])
    replay = watching(other)
    assert replay.session.move == turn.first
    assert other.home.texts == stored
    other.choose("back")
    with slight():
        page = top(other)
        assert page.review.marked == turn.first
        assert page.session.game.digest() == sheet.offer.game.digest()  # type: ignore[union-attr]
        assert other.faults() == []


def test_a_whole_review_is_shared_from_its_bar() -> None:
    sitting = looking("3")
    sitting.choose("share")
    sheet = sitting.app.top
    assert isinstance(sheet, ShareSheet)
    with slight():
        other = Sitting(TitlePage, sound=False, motion=False)
        other.see([Arrived(sheet.link.partition("#")[2])])
        assert isinstance(other.app.top, Review)


def test_playing_on_from_a_turn_sets_the_game_under_way_aside() -> None:
    sitting = looking("two-1999")
    home = sitting.home
    under_way = Session(home, games.setup(2, humans=1, seed=77))
    under_way.apply(under_way.game.legal_actions()[0])
    turn = top(sitting).review.story.costly(top(sitting).review.seat)[0].entry.turn
    sitting.choose("costly-1")
    sitting.choose("play-on")
    table = sitting.app.top
    assert isinstance(table, Table)
    assert len(table.session.game.moves) == turn.first
    assert len(sitting.app.scenes) == 2
    assert [kept.digest for kept in shelf.games(home)] == [under_way.game.digest()]
    stored = read(home, home.texts[KEY])
    assert stored.tried
    assert stored.game.digest() == table.session.game.digest()


@pytest.mark.parametrize(("way", "shift"), [("rematch", 0), ("swapped", 1)])
def test_a_rematch_has_the_same_players_in_the_same_or_other_seats(way: str, shift: int) -> None:
    sitting = looking("two-1999")
    before = top(sitting).session.setup
    sitting.choose(way)
    table = sitting.app.top
    assert isinstance(table, Table)
    setup = table.session.setup
    assert setup.seats == (*before.seats[shift:], *before.seats[:shift])
    assert setup.game == before.game
    assert table.session.game.moves == []
    assert setup.options["edition"] == before.options["edition"]


def test_it_is_reached_from_the_end_from_the_shelf_and_from_the_record() -> None:
    sitting = Sitting(TitlePage, sound=False, motion=False)
    ended = reviews.session(sitting.home, "2")
    sitting.app.push(GameOver(sitting.app, ended))
    sitting.see()
    assert sitting.faults() == []
    sitting.choose("review")
    assert sitting.scene == "Review"
    shelf.put(sitting.home, ended.saved())
    sitting.app.push(SavedGamesPage(sitting.app))
    sitting.see()
    sitting.choose("review-0")
    assert sitting.scene == "Review"
    sitting.choose("record")
    assert sitting.scene == "StatisticsPage"
