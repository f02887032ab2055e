"""Points are counted on the board: coin by coin, skipped at once, held for those who read, and never silently."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app import App
from game.host.events import Key
from game.pages.title import TitlePage
from game.routes import ReplayWanted
from game.scene import Scene
from game.screen import text
from game.screen.gestures import Tap
from game.table.panels.panel import Panel
from game.table.table import Table
from tests.game import countings, games
from tests.game.replays import watching
from tests.game.sitting import Sitting

TABLES: dict[str, Callable[[App], Table]] = {
    "tikal": lambda app: countings.end_turn(countings.tikal(app)),
    "lost-temple": countings.temple,
    "lost-temple final": lambda app: countings.temple(app, final=True, seed=22),
}
SIZES = [(1280, 720), (1024, 768), (390, 844), (844, 390), (360, 640)]


def counting(game: str, size: tuple[int, int] = (1280, 720), **settings: Any) -> tuple[Sitting, Table]:
    """A table that has just begun to count."""
    sitting = Sitting(TitlePage, size, sound=False, **settings)
    table = TABLES[game](sitting.app)
    sitting.app.push(table)
    until(sitting, lambda: table.counting.shown and not table.counting.opening)
    sitting.see()
    return sitting, table


def until(sitting: Sitting, met: Callable[[], bool]) -> None:
    """Let time pass until something is so."""
    for _ in range(4000):
        if met():
            return
        sitting.app.step((), 0.04)
    raise AssertionError("That never came to pass.")


def shown(table: Table) -> list[int]:
    """The scores that are on the screen."""
    return [player["score"] for player in table.session.view["players"]]


def picture(sitting: Sitting) -> bytes:
    """What is on the screen."""
    sitting.see(dt=0.0)
    return pygame.image.tobytes(sitting.surface, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_a_score_changes_only_when_its_coin_has_landed(game: str) -> None:
    sitting, table = counting(game)
    count, expected = table.counting.count, list(table.counting.count.scores)
    assert shown(table) == expected
    landed = 0
    while table.counting.phase == "counts":
        sitting.app.step((), 0.02)
        for step in count.steps[landed : table.counting.landed]:
            expected[step.seat] += step.points
        landed = table.counting.landed
        assert shown(table) == expected
        assert table.counting.lit >= landed
    assert expected == table.session.game.scores


def test_the_coin_lands_570_milliseconds_after_a_temple_lights_up_and_the_next_one_follows_at_650() -> None:
    sitting, table = counting("tikal")
    moments = {}
    spent = 0.0
    while table.counting.lit < 2:
        sitting.app.step((), 0.01)
        spent += 0.01
        if table.counting.landed and "landed" not in moments:
            moments["landed"] = spent
    moments["next"] = spent
    assert moments == {"landed": pytest.approx(0.57, abs=0.04), "next": pytest.approx(0.65, abs=0.04)}


def waiting(size: tuple[int, int]) -> tuple[Sitting, Table]:
    """A table at which nothing moves any more, and points are counted next."""
    sitting = Sitting(TitlePage, size, sound=False)
    table = TABLES["tikal"](sitting.app)
    sitting.app.push(table)
    while table.motion.moving:
        sitting.app.step((), 0.04)
    assert table.counting.phase == "waits"
    table.draw(sitting.surface)
    return sitting, table


@pytest.mark.parametrize("size", SIZES)
def test_a_counting_opens_as_a_whole_and_no_step_paints_more_than_one_panel(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, table = waiting(size)
    before, painted = pygame.image.tobytes(sitting.surface, "RGB"), list[str]()
    paint = Panel.painted

    def noted(panel: Panel, *given: Any) -> text.PaintedSheet:
        painted.append(panel.name)
        return paint(panel, *given)

    monkeypatch.setattr(Panel, "painted", noted)
    sitting.app.step((), 0.01)
    assert table.counting.opening
    while table.counting.opening:
        assert len(painted) <= 1
        assert pygame.image.tobytes(sitting.surface, "RGB") == before, "the table is seen as it was"
        painted.clear()
        sitting.app.step((), 0.01)
    assert painted == [], "the first picture is put together from what is painted"
    assert table.counting.spent == 0, "no point was counted meanwhile"
    sitting.wait(0.3)
    assert picture(sitting) != before


def test_a_window_that_changes_while_a_counting_opens_shows_it_at_once() -> None:
    sitting, table = waiting((1280, 720))
    sitting.app.step((), 0.01)
    assert table.counting.opening
    sitting.resize((1024, 768))
    assert table.counting.headline()[0] in [one.text for one in text.drawn]


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_the_sum_beside_a_score_is_what_it_was_and_what_has_landed(game: str) -> None:
    sitting, table = counting(game)
    seat = next(step.seat for step in table.counting.count.steps if step.points)
    assert table.counting.sum_line(seat) == ""
    until(sitting, lambda: bool(table.counting.sum_line(seat)))
    first, *others = (int(number) for number in table.counting.sum_line(seat).split(" + "))
    assert first == table.counting.count.scores[seat]
    assert first + sum(others) == shown(table)[seat]
    sitting.see()
    assert table.counting.sum_line(seat) in [one.text for one in text.drawn]


@pytest.mark.parametrize("way", ["space", "escape", "board", "button"])
@pytest.mark.parametrize("game", TABLES)
def test_skipping_fills_in_everything_at_once(game: str, way: str) -> None:
    sitting, table = counting(game)
    board = table.rect_named("board")
    ways: dict[str, Callable[[], None]] = {
        "space": lambda: sitting.see([Key(" ")]),
        "escape": lambda: sitting.see([Key("Escape")]),
        "board": lambda: table.handle(Tap(board.centerx, board.centery, "mouse")),
        "button": lambda: sitting.choose("count-skip"),
    }
    ways[way]()
    assert table.counting.complete
    assert shown(table) == table.session.game.scores
    ways[way]()
    assert not table.counting.running


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
@pytest.mark.parametrize("game", TABLES)
def test_skipping_leaves_the_same_picture_as_waiting(game: str, size: tuple[int, int]) -> None:
    pictures = []
    for skips in (True, False):
        sitting, table = counting(game, size)
        if skips:
            sitting.choose("count-skip")
        until(sitting, lambda: table.counting.complete and not table.motion.moving)  # noqa: B023
        table.picture.end_fade()
        pictures.append(picture(sitting))
    assert pictures[0] == pictures[1]


def test_the_whole_picture_of_a_bots_points_stays_a_second_and_a_half_and_then_the_game_goes_on() -> None:
    sitting = Sitting(TitlePage, sound=False)
    seat = countings.tikal(sitting.app).session.to_move
    assert seat is not None
    table = countings.end_turn(countings.tikal(sitting.app, people=(1 - seat,)))
    sitting.app.push(table)
    until(sitting, lambda: table.counting.shown and not table.counting.opening)
    sitting.choose("count-skip")
    for _ in range(28):
        sitting.app.step((), 0.05)
    assert table.counting.complete
    for _ in range(6):
        sitting.app.step((), 0.05)
    assert not table.counting.running


@pytest.mark.parametrize("game", TABLES)
def test_ones_own_points_and_the_last_of_a_game_stay_until_one_goes_on(game: str) -> None:
    sitting, table = counting(game)
    sitting.choose("count-skip")
    sitting.wait(10)
    assert table.counting.complete
    assert shown(table) == table.session.game.scores
    sitting.choose("count-skip")
    assert not table.counting.running


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_without_motion_every_step_is_there_at_once_and_nothing_flies(game: str) -> None:
    sitting, table = counting(game, motion=False)
    while table.counting.phase == "counts":
        assert table.counting.landed == table.counting.lit
        assert not table.motion.moving
        sitting.app.step((), 0.05)
    assert shown(table) == table.session.game.scores


def test_whoever_reads_a_figure_holds_the_counting() -> None:
    sitting, table = counting("tikal")
    row = table.counting.count.steps[0].row
    sitting.choose(f"figure {row}")
    assert table.counting.paused
    lit = table.counting.lit
    sitting.wait(3)
    assert (table.counting.lit, table.counting.phase) == (lit, "counts")
    sitting.choose("count-skip")
    assert table.counting.complete
    sitting.choose(f"figure {row}")
    sitting.wait(5)
    assert table.counting.complete
    sitting.choose("count-skip")
    assert not table.counting.running


@pytest.mark.parametrize("game", TABLES)
def test_every_figure_is_explained_to_pointer_focus_and_finger(game: str) -> None:
    sitting, table = counting(game)
    sitting.choose("count-skip")
    figures = table.counting.figures()
    for row in table.counting.count.rows:
        told = [figure.explanation for (name, _), (figure, _) in figures.items() if name == row.name]
        target = next(one for one in sitting.targets() if one.id == f"figure {row.name}")
        assert all(one in target.label for one in told)
        sitting.choose(target.id)
        tip = table.explanations.tip
        assert tip is not None
        assert sorted(line.text for line in tip.lines) == sorted(told)
        x = target.rect.x + 10
        table.explanations.ask(x, target.rect.centery)
        assert table.explanations.tip is not None
        assert sorted(line.text for line in table.explanations.tip.lines) == sorted(told)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pause_and_step_go_from_source_to_source(size: tuple[int, int]) -> None:
    sitting, table = counting("lost-temple", size)
    sitting.choose("count-pause")
    sitting.wait(2)
    assert table.counting.lit == 1
    sitting.choose("count-step")
    assert table.counting.lit == 2
    sitting.wait(2)
    assert table.counting.lit == 2
    sitting.choose("count-pause")
    until(sitting, lambda: table.counting.complete)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "large"), [("en", False), ("fr", True)])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", TABLES)
def test_a_counting_can_be_read_at_every_size(
    game: str, size: tuple[int, int], language: str, large: bool
) -> None:
    sitting, table = counting(game, size, language=language, large_text=large)
    while table.counting.phase == "counts":
        sitting.see()
        assert sitting.faults() == []
        least = 44 if table.small else 15
        assert all(min(one.rect.size) >= least for one in sitting.targets())
        table.counting.step()


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES[2:], ids=str)
def test_the_figures_of_a_small_window_are_behind_a_button(size: tuple[int, int]) -> None:
    sitting, table = counting("tikal", size)
    assert not any(one.startswith("figure ") for one in sitting.ids())
    sitting.choose("count-figures")
    assert table.counting.paused
    seen = {one for one in sitting.ids() if one.startswith("figure ")}
    while sitting.app.choose("count-up"):
        seen |= {one for one in sitting.ids() if one.startswith("figure ")}
    sitting.see()
    assert sitting.faults() == []
    while sitting.app.choose("count-down"):
        seen |= {one for one in sitting.ids() if one.startswith("figure ")}
    assert seen == {f"figure {row.name}" for row in table.counting.count.rows}
    sitting.choose("count-sheet")
    assert "count-skip" in sitting.ids()
    until(sitting, lambda: table.counting.complete)


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_the_story_and_the_reading_grow_with_the_points(game: str) -> None:
    sitting, table = counting(game)
    before = len(table.session.log)
    lit = table.counting.lit
    assert table.counting.count.title in table.reading().heading
    until(sitting, lambda: table.counting.lit > lit)
    assert len(table.session.log) == before + table.counting.lit - lit
    events = [entry.event for entry in table.session.log[before - lit :]]
    assert events == [step.event for step in table.counting.count.steps[: table.counting.lit]]
    until(sitting, lambda: table.counting.complete)
    sitting.choose("count-skip")
    moves = [entry.move_index for entry in table.session.log]
    assert moves == sorted(moves)


@pytest.mark.parametrize("own", [True, False])
def test_at_the_fastest_pace_a_bots_points_are_seen_and_ones_own_are_not_hurried(own: bool) -> None:
    sitting = Sitting(TitlePage, sound=False, pace="once")
    seat = countings.tikal(sitting.app).session.to_move
    assert seat is not None
    table = countings.tikal(sitting.app, people=(seat,) if own else (1 - seat,))
    sitting.app.push(table)
    countings.end_turn(table)
    until(sitting, lambda: table.counting.shown)
    sitting.app.step((), 0.02)
    assert table.counting.complete is not own
    assert table.counting.running


@pytest.mark.slow
def test_while_points_are_counted_bots_wait() -> None:
    sitting = Sitting(TitlePage, sound=False, pace="once")
    table = countings.temple(sitting.app, 3, (0,))
    sitting.app.push(table)
    moves = len(table.session.game.moves)
    until(sitting, lambda: table.counting.complete)
    assert len(table.session.game.moves) == moves


@pytest.mark.slow
def test_a_replay_counts_too() -> None:
    sitting = Sitting(TitlePage, sound=False)
    watched = games.ended(sitting.app.host, 2)
    sitting.app.follow(ReplayWanted(watched))
    scene = watching(sitting).table
    sitting.choose("replay-end")
    sitting.choose("replay-step-back")
    scores = scene.session.game.scores
    sitting.choose("replay-step")
    until(sitting, lambda: scene.counting.shown)
    assert shown(scene) == scores
    sitting.see()
    assert sitting.faults() == []
    until(sitting, lambda: not scene.counting.running)
    assert shown(scene) == watched.game.scores
    sitting.choose("replay-step-back")
    sitting.choose("replay-step")
    sitting.choose("replay-start")
    assert not scene.counting.running
    assert watching(sitting).session.move == 0


def test_a_game_taken_up_in_the_middle_of_a_counting_shows_the_result() -> None:
    sitting, table = counting("lost-temple")
    again = Sitting(TitlePage, sound=False)
    again.home.texts["game"] = sitting.home.texts["game"]
    again.app.top.layout(again.app.viewport)
    again.choose("continue")
    while again.scene == "PassDevice":
        again.choose(next(one for one in again.ids() if one != "back"))
    scene: Scene = again.app.top
    assert isinstance(scene, Table)
    assert shown(scene) == table.session.game.scores
    assert not scene.counting.running


def test_the_menu_is_a_choice_away_and_ends_the_counting() -> None:
    sitting, table = counting("tikal")
    sitting.choose("ui-menu")
    assert not table.counting.running
    assert table.dialogs.open
    assert shown(table) == table.session.game.scores
