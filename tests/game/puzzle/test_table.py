"""A puzzle at the table: tried by its targets, wide and on a phone, in every language."""

import pytest

from engine import GAMES
from game.host.events import Focus, Key
from game.pages.title import TitlePage
from game.puzzle.mode import PuzzleMode
from game.puzzle.open import puzzling
from game.routes import PuzzleWanted
from game.screen import text
from game.session.link import opened
from game.session.puzzles import Puzzle, every, of_day, puzzles
from game.storage import puzzle_results
from game.table.gamerecord import mode_of
from tests.game.puzzlers import Puzzler, natural
from tests.game.sitting import Sitting
from tests.languages import in_languages

WIDE, PHONE = (1280, 720), (390, 844)


def sit(puzzle: Puzzle, size: tuple[int, int] = WIDE, language: str = "en", day: int = 0) -> Puzzler:
    sitting = Sitting(TitlePage, size, language=language, motion=False, sound=False)
    sitting.app.push(puzzling(sitting.app, puzzle, day))
    sitting.see()
    found = Puzzler(sitting)
    if found.table.small:
        assert found.mode.card.kind == "goal"
        assert found.mode.says.goal in {one.text for one in text.drawn} or sitting.faults() == []
        sitting.choose("puzzle-start")
    return found


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_shown_and_tried_again(game: str, size: tuple[int, int], language: str) -> None:
    puzzle = puzzles(game)[0]
    player = sit(puzzle, size, language)
    sitting, table = player.sitting, player.table
    assert sitting.faults() == []
    moves = len(table.session.game.moves)
    player.play(natural(puzzle))
    said = player.end()
    assert str(player.mode.attempt.points) in said
    assert sitting.faults() == []
    for button in player.mode.card.targets():
        assert min(button.rect.size) >= (44 if table.small else 34)
    assert "puzzle-show" in sitting.ids()
    assert puzzle_results.load(sitting.home).results[puzzle.id].tries == 1
    sitting.choose("puzzle-again")
    assert len(table.session.game.moves) == moves
    assert not player.mode.card_up
    sitting.see()
    player.play(puzzle.line)
    player.end()
    kept = puzzle_results.load(sitting.home).results[puzzle.id]
    assert (kept.best, kept.at, kept.tries, kept.stars) == (puzzle.best, 2, 2, 3)
    assert sitting.faults() == []
    assert sitting.home.crashes == []
    assert "game" not in sitting.home.texts


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_show_it_plays_the_best_known_turn_and_leaves_the_stars(game: str) -> None:
    puzzle = puzzles(game)[0]
    player = sit(puzzle)
    player.play(natural(puzzle))
    player.end()
    stars = player.mode.stars
    player.sitting.choose("puzzle-show")
    assert player.sitting.ids() == ["puzzle-leave"]
    player.end()
    assert player.mode.card.kind == "shown"
    assert player.mode.attempt.points == puzzle.best
    kept = puzzle_results.load(player.sitting.home).results[puzzle.id]
    assert (kept.stars, kept.tries, kept.shown) == (stars, 1, True)
    player.sitting.choose("puzzle-again")
    player.play(puzzle.line)
    player.end()
    assert player.mode.stars == stars


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_there_is_no_advice_before_the_first_try_is_over(size: tuple[int, int]) -> None:
    puzzle = puzzles("tikal")[0]
    player = sit(puzzle, size)
    table = player.table
    player.sitting.choose("ui-hint")
    assert not table.hint.open
    table.handle(Key("h"))
    assert not table.hint.open
    assert table.bar.notice == table.words("puzzle.hint.not")
    player.play(natural(puzzle))
    player.end()
    player.sitting.choose("puzzle-again")
    player.sitting.choose("ui-hint")
    assert table.hint.open


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_undo_is_free_and_no_try(game: str) -> None:
    puzzle = puzzles(game)[0]
    player = sit(puzzle)
    floor = player.mode.session.floor
    player.play(puzzle.line[:2])
    while len(player.table.session.game.moves) > floor:
        player.sitting.choose("ui-undo")
    assert player.mode.result is None
    assert player.mode.attempt.points == puzzle.base
    player.play(puzzle.line[:1])
    player.sitting.choose("puzzle-again")
    assert len(player.table.session.game.moves) == floor
    assert puzzle_results.KEY not in player.sitting.home.texts


def test_better_than_the_best_known_is_said_and_kept() -> None:
    puzzle = puzzles("tikal")[0]
    limits = (puzzle.limits[0], puzzle.limits[1], puzzle.best - 1)
    player = sit(Puzzle(**{field: getattr(puzzle, field) for field in Puzzle.__slots__} | {"limits": limits}))
    player.play(puzzle.line)
    assert "Better than the best known!" in player.end()
    assert puzzle_results.load(player.sitting.home).results[puzzle.id].best == puzzle.best


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_sharing_tells_no_solution_and_leads_to_the_same_puzzle(size: tuple[int, int]) -> None:
    puzzle = puzzles("tikal")[0]
    player = sit(puzzle, size)
    player.play(natural(puzzle))
    player.end()
    sitting = player.sitting
    stars = puzzle.stars(player.mode.attempt.points)
    sitting.choose("puzzle-share")
    sitting.choose("share-copy")
    assert sitting.home.clipboard is not None
    told, address = sitting.home.clipboard.split("\n")
    shown = "★" * stars + "☆" * (3 - stars)
    said = f"Find the turn, Tikal, turn 1: {stars} of 3 stars at the first try"
    assert told == f"{said} {shown}"
    assert said in sitting.app.top.reading().facts
    assert opened(address.partition("#")[2]).puzzle == puzzle


def test_the_title_leads_to_the_turn_of_today_and_shows_its_stars() -> None:
    sitting = Sitting(TitlePage, motion=False, sound=False)
    sitting.choose("today")
    player = Puzzler(sitting)
    today = of_day(puzzle_results.today())
    assert player.mode.puzzle == today
    player.play(today.line)
    player.end()
    assert puzzle_results.load(sitting.home).days == {puzzle_results.today(): 3}
    sitting.choose("puzzle-leave")
    assert sitting.scene == "TitlePage"
    hint = next(one.hint for one in sitting.targets() if one.id == "today")
    assert hint == "3 stars of three."


@pytest.mark.slow
def test_the_collection_marks_the_next_one_and_opens_any() -> None:
    sitting = Sitting(TitlePage, motion=False, sound=False)
    sitting.choose("today")
    player = Puzzler(sitting)
    player.play(player.mode.puzzle.line)
    player.end()
    sitting.choose("puzzle-more")
    assert sitting.scene == "PuzzlesPage"
    hints: dict[str, str] = {}
    while True:
        hints |= {one.id: one.hint for one in sitting.targets() if one.id.startswith("turn-")}
        if not next(one.enabled for one in sitting.targets() if one.id == "page-down"):
            break
        sitting.choose("page-down")
    assert len(hints) == sum(len(puzzles(game)) for game in GAMES)
    assert list(hints.values()).count("to be played next") == len(GAMES)
    wanted = puzzles("tikal")[-1]
    sitting.choose(f"turn-{wanted.id}")
    assert Puzzler(sitting).mode.puzzle == wanted
    sitting.choose("puzzle-leave")
    assert sitting.scene == "PuzzlesPage"


def test_the_record_shows_fourteen_days_and_opens_each() -> None:
    sitting = Sitting(TitlePage, motion=False, sound=False)
    puzzle_results.ended(sitting.home, of_day(puzzle_results.today() - 2).id, 10, 2, of_today=False)
    sitting.choose("record")
    days = [one for one in sitting.targets() if one.id.startswith("day-")]
    assert [one.id for one in days] == [f"day-{puzzle_results.today() - 13 + n}" for n in range(14)]
    assert days[-3].hint == "2 stars of three."
    sitting.choose(days[-3].id)
    mode = Puzzler(sitting).mode
    assert mode.puzzle == of_day(puzzle_results.today() - 2)
    assert mode.day == puzzle_results.today() - 2


def test_an_unknown_puzzle_opens_nothing() -> None:
    sitting = Sitting(TitlePage, motion=False, sound=False)
    sitting.app.follow(PuzzleWanted("tikal-00000000"))
    assert sitting.scene == "TitlePage"


@pytest.mark.parametrize("game", GAMES)
def test_those_who_listen_hear_the_goal_the_stars_and_where_they_stand(game: str) -> None:
    puzzle = puzzles(game)[0]
    player = sit(puzzle)
    facts = player.table.reading().facts
    assert facts[0] == player.mode.says.goal
    assert all(str(limit) in facts[1] for limit in puzzle.limits)
    assert str(puzzle.base) in facts[2]
    player.play(natural(puzzle))
    said = player.end()
    assert said in player.table.reading().story


@pytest.mark.slow
def test_every_puzzle_begins_at_the_table() -> None:
    sitting = Sitting(TitlePage, motion=False, sound=False)
    for puzzle in every():
        mode = mode_of(puzzling(sitting.app, puzzle), PuzzleMode)
        assert mode is not None
        assert mode.session.choices
        assert mode.attempt.points == puzzle.base


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE, (844, 390)])
@pytest.mark.parametrize("game", GAMES)
def test_from_the_first_key_to_the_end_of_a_puzzle_the_focus_is_on_something(
    game: str, size: tuple[int, int]
) -> None:
    puzzle = puzzles(game)[0]
    player = sit(puzzle, size)
    sitting, table = player.sitting, player.table
    for move in natural(puzzle):
        while table.showing:
            sitting.app.step((), 0.1)
        table.select_path_to(table.session.game.parse(move))
        sitting.see([Focus(move)])
        sitting.see([Key("Enter")])
        assert sitting.app.focus in sitting.ids(), move
    for _ in range(100):
        sitting.app.step((), 0.1)
        assert sitting.app.focus in sitting.ids()
        if "ui-end-turn" in sitting.ids():
            sitting.choose("ui-end-turn")
        if table.counting.complete:
            sitting.choose("count-skip")
        if player.mode.card_up:
            break
    sitting.see()
    assert sitting.app.focus == "puzzle-again"
