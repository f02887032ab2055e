"""The game in review and one's own record: what they show at every size, and where they lead."""

import json
from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.app import App
from game.games import GAMES
from game.host.events import Arrived, FileOpened, Key, Pointer
from game.pages.gameover import GameOver
from game.pages.saved import SavedGamesPage
from game.pages.title import TitlePage
from game.review.chart import LeadChart
from game.review.page import Review
from game.review.seats import seat_rects
from game.routes import EndFollows
from game.scene import Scene
from game.screen import text
from game.screen.wording import printed
from game.session.session import KEY, Session, read
from game.share.sheet import ShareSheet
from game.statistics import results as statistics_results
from game.statistics.page import StatisticsPage
from game.storage import shelf
from game.table.table import Table
from tests.game import games, reviews
from tests.game.replays import watching
from tests.game.reviews import slight
from tests.game.sitting import Sitting

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


@pytest.mark.parametrize("language", ["en", "fr"])
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


@pytest.mark.parametrize("language", ["en", "fr"])
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
    looking("two-1999", size).resize((1280, 720))
    Sitting(StatisticsPage, size).resize((1280, 720))


# ---- thinking --------------------------------------------------------------------------------------


def test_it_is_thought_out_while_one_looks_and_goes_on_later() -> None:
    sitting = Sitting(TitlePage, sound=False, motion=False)
    session = read(sitting.home, reviews.record("2"))
    with slight():
        sitting.app.push(Review(sitting.app, session, 0))
        while len(top(sitting).reviewing.turns) < 5:  # quick ones may come two in a frame
            sitting.see()
        judged = len(top(sitting).reviewing.turns)
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
    turns = page.reviewing.turns
    own = sorted((turn.lost for turn in turns if turn.seat == page.seat), reverse=True)
    costly = page.story.costly(page.seat)
    assert [card.entry.turn.lost for card in costly] == [lost for lost in own if lost > 2][:3]
    for card in page.story.best(page.seat):
        assert card.entry.turn.lost <= 1
        assert card.points > 0
    other = 1 - page.seat
    assert {card.entry.turn.seat for card in page.story.costly(other)} == {other}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES_REVIEWED)
def test_every_turn_can_be_told_in_words_of_the_catalogue(name: str, language: str) -> None:
    page = top(looking(name, language=language))
    for entry in page.story.entries:
        told = [*page.story.played(entry), *(page.story.better(entry) or ())]
        said = [clause.words for clause in told] + [page.story.why(entry.turn), entry.caption]
        assert all(said)
        assert [words for words in said if ".review." in words or ".hint." in words or "{" in words] == []


def test_a_treasure_that_was_only_thought_of_is_not_named() -> None:
    page = top(looking("two-1999"))
    names = [page.app.words(f"tikal.treasure.{name}").lower() for name in ("plume", "frog", "shell", "sun")]
    found = 0
    for entry in page.story.entries:
        moves = [*entry.turn.better, *page.session.game.moves[entry.turn.first : entry.turn.begins]]
        found += any(str(move).startswith("recover") for move in moves)
        if not any(str(move).startswith("exchange") for move in moves):
            for clause in page.story.better(entry) or ():
                assert not any(name in clause.words.lower().split() for name in names)
    assert found, "nobody thought of a treasure"


def test_another_players_turns_can_be_looked_at() -> None:
    sitting = looking("3")
    before = top(sitting).story.costly(top(sitting).seat)
    sitting.choose("seat-1")
    assert top(sitting).seat == 1
    assert top(sitting).story.costly(1) != before
    assert sitting.faults() == []


def test_the_sources_add_up_to_the_score() -> None:
    for name in GAMES_REVIEWED:
        page = top(looking(name))
        sums = [sum(own[seat] for _, own in page.story.sources()) for seat in range(page.story.players)]
        assert sums == page.session.game.scores


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_points_that_were_paid_stand_in_the_bars_too(size: tuple[int, int]) -> None:
    sitting = looking("4", size)
    paid = [own for source, own in top(sitting).story.sources() if source.name == "paid"]
    assert paid, "somebody bought a key in this game"
    while "page-down" in sitting.ids() and sitting.app.choose("page-down"):
        sitting.see()
    read = [one.text for one in text.drawn]
    assert all(printed(points) in read for points in paid[0] if points)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_names_of_two_players_keep_clear_of_the_line_and_its_marks(size: tuple[int, int]) -> None:
    sitting = looking("2", size)
    page = top(sitting)
    window = pygame.Rect((0, 0), size)
    panels = [*page.staying(window), *page.placed(window)]
    chart, rect = next((block, place) for block, place in panels if isinstance(block, LeadChart))
    area = chart.plot(page, rect)
    line = [(chart.x(area, n), chart.y(area, value)) for n, value in enumerate(chart.shown[0])]
    for _, place in seat_rects(page, rect, chart):
        name = place.inflate(0, page.px(20) - place.h)
        assert not any(name.clipline(*before, *after) for before, after in pairwise(line))
        for card in chart.marks:
            at = chart.at(area, card.entry)
            assert at is None or not name.collidepoint(at)


# ---- where it leads --------------------------------------------------------------------------------


def test_a_card_stands_at_the_beginning_of_its_turn_and_plays_the_better_line_out() -> None:
    sitting = looking("two-1999")
    turn = top(sitting).story.costly(top(sitting).seat)[0].entry.turn
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


def test_on_a_phone_a_card_is_marked_first_and_stood_at_then() -> None:
    sitting = looking("3", (1170, 2532), 3.0)
    sitting.choose("costly-1")
    page = top(sitting)
    assert page.lit == page.story.costly(page.seat)[0].entry.turn.first
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
    lit = page.lit
    assert lit >= 0
    assert sitting.faults() == []
    sitting.see([Pointer("down", 0, "mouse", *at), Pointer("up", 0, "mouse", *at)])
    replay = watching(sitting)
    assert replay.session.move == lit


@pytest.mark.parametrize(("size", "ratio"), [((1280, 720), 1.0), ((1170, 2532), 3.0)])
def test_the_keyboard_goes_along_the_chart_and_stands_at_a_turn(size: tuple[int, int], ratio: float) -> None:
    sitting = looking("two-1999", size, ratio)
    page, turns = top(sitting), top(sitting).story.turns
    sitting.app.focus_on("chart")
    for _ in range(4):
        sitting.see([Key("ArrowRight")])
    sitting.see([Key("ArrowLeft")])
    assert page.lit == turns[2].turn.first
    label = next(target.label for target in sitting.targets() if target.id == "chart")
    assert turns[2].caption in label
    assert sitting.app.focus == "chart"
    sitting.see([Key("End")])
    assert page.lit == turns[-1].turn.first
    sitting.see([Key("Home")])
    assert page.lit == turns[0].turn.first
    sitting.see([Key("ArrowRight")])
    assert sitting.faults() == []
    sitting.see([Key("Enter")])
    replay = watching(sitting)
    assert replay.session.move == turns[1].turn.first
    sitting.see([Key("Escape")])
    assert sitting.app.top is page
    sitting.see([Key("Tab")])
    assert sitting.app.focus != "chart"


@pytest.mark.parametrize("language", ["en", "fr"])
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
    assert seen == {f"turn-{entry.turn.first}" for entry in page.story.entries}
    last = page.story.entries[-1].turn.first
    sitting.app.focus_on(f"turn-{last}")
    sitting.see()
    assert page.lit == last
    sitting.choose(f"turn-{last}")
    replay = watching(sitting)
    assert replay.session.move == last
    sitting.choose("back")
    sitting.choose("every")
    assert "costly-1" in sitting.ids()


@pytest.mark.parametrize(("size", "ratio"), [((1280, 720), 1.0), ((1170, 2532), 3.0)])
def test_a_moment_of_a_review_is_shared_and_opens_elsewhere(size: tuple[int, int], ratio: float) -> None:
    sitting = looking("two-1999", size, ratio)
    turn = top(sitting).story.costly(top(sitting).seat)[0].entry.turn
    top(sitting).stand(next(one for one in top(sitting).story.entries if one.turn is turn))
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
        assert page.chosen == turn.first
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
    turn = top(sitting).story.costly(top(sitting).seat)[0].entry.turn
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


def test_the_record_is_reached_from_the_title() -> None:
    sitting = Sitting(TitlePage, sound=False, motion=False)
    sitting.choose("record")
    assert sitting.scene == "StatisticsPage"


# ---- the record ------------------------------------------------------------------------------------


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
    assert page._crowned
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
