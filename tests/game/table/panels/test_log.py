"""The story: a line of one's own turn leads back to it, any other says why it does not, in every window."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.tools import policies
from game.app import App
from game.host.events import Key
from game.lesson.data import lessons
from game.lesson.open import learning
from game.pages.replay import replay
from game.puzzle.open import puzzling
from game.rulebook.open_sandbox import trying
from game.scene import Scene
from game.screen.targets import Target, find
from game.session.puzzles import puzzles
from game.session.session import Session
from game.table.gamerecord import table_of
from game.table.panels.log import Log
from game.table.table import Table
from tests.game import countings, games
from tests.game.hands import setup, table, tikal
from tests.game.session.test_take_back import seen_amid_turn
from tests.game.sitting import Sitting

SMALL = ((390, 844), (844, 390), (360, 640))
TURN = ("bring worker base", "bring worker base", "move worker base a4")


class AtTable:
    """Somebody at a table of Tikal who has done a few things in their turn."""

    def __init__(self, size: tuple[int, int] = (1280, 720), bots: int = 0, **settings: Any) -> None:
        plan = tikal(2 - bots, bots, 3, first=0)
        self.sitting = Sitting(table(plan), size, **{"motion": False, "sound": False, **settings})
        scene = self.sitting.app.top
        assert isinstance(scene, Table)
        self.table, self.session = scene, scene.session
        scene.act(self.session.choices[0])
        for text in TURN:
            scene.act(self.session.game.parse(text))
        self.sitting.see(dt=1.0)

    @property
    def moves(self) -> list[str]:
        """What was done."""
        return [str(move) for move in self.session.game.moves]

    def ways_back(self) -> list[Target]:
        """The ways back that stand beside lines, the newest first."""
        return [one for one in self.sitting.targets() if one.id.startswith("ui-back-")]

    def press(self, name: str, **held: bool) -> None:
        """Press a key."""
        self.sitting.see([Key(name, **held)])


@pytest.mark.parametrize("bots", [0, 1])
def test_a_line_goes_back_to_before_it_and_redo_comes_again(bots: int) -> None:
    at = AtTable(bots=bots)
    ways, moves = at.ways_back(), at.moves
    assert len(ways) == len(moves) == 4
    assert ways[0].label.startswith("Take back to here: Ada moved a worker")
    at.sitting.choose(ways[2].id)
    assert at.moves == moves[:1]
    assert len(at.ways_back()) == 1
    for count in (2, 3, 4):
        at.sitting.choose("ui-redo")
        assert at.moves == moves[:count]


def test_a_line_itself_still_shows_where_it_happened() -> None:
    at = AtTable()
    at.sitting.choose("ui-log-4")
    assert len(at.moves) == 4


def test_a_step_of_several_moves_has_one_way_back() -> None:
    at = AtTable()
    bring = at.session.game.parse("bring worker base")
    at.table.act(bring, bring)
    at.sitting.see()
    assert len(at.ways_back()) == 5
    at.sitting.choose(at.ways_back()[0].id)
    assert len(at.moves) == 4


def test_lines_from_before_anothers_move_say_why_they_stay() -> None:
    at = AtTable()
    at.table.act(at.session.game.parse("end turn"))
    at.table.end_turn()
    at.sitting.see(dt=1.0)
    assert at.ways_back() == []
    line = next(one for one in at.sitting.targets() if one.id == "ui-log-4")
    found = [tip for part in at.table.parts_at(*line.rect.center) if (tip := part.tip(*line.rect.center))]
    assert [(tip.title, tip.lines[0].text) for tip in found] == [
        ("Take back to here", "Another player has acted since.")
    ]


def test_a_line_of_ones_own_tells_those_who_listen_why_it_stays() -> None:
    session: Session
    sitting = Sitting(table(setup(1, 1, 3)), sound=False, motion=False)
    top = sitting.app.top
    assert isinstance(top, Table)
    session, chance = top.session, Chance.seeded(5)
    while session.undo_block != "table.undo.seen" or session.to_move != session.viewer:
        session.apply(policies.greedy(session.game, chance))
        session.end_turn()
    top.arrange()
    sitting.see()
    line = next(one for one in sitting.targets() if one.id.startswith("ui-log-") and one.hint)
    assert line.hint == "Something hidden was seen, so this stays."


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_turn_is_begun_anew_by_one_press(how: str) -> None:
    at = AtTable()
    if how == "key":
        at.press("Backspace")
    else:
        at.sitting.choose("ui-anew")
    assert at.moves == []
    assert at.session.redoable


def test_where_nothing_can_be_taken_back_the_button_says_why() -> None:
    at = AtTable()
    at.sitting.choose("ui-anew")
    at.sitting.choose("ui-anew")
    assert at.table.bar.notice == "There is nothing to take back."
    anew = find(at.sitting.targets(), "ui-anew")
    assert anew is not None
    assert anew.hint == "There is nothing to take back."


def test_of_a_turn_that_saw_something_hidden_the_rest_is_begun_anew_and_the_bar_says_so() -> None:
    sitting = Sitting(lambda app: table_of(app, seen_amid_turn(app.host)), sound=False, motion=False)
    top = sitting.app.top
    assert isinstance(top, Table)
    session, seen = top.session, top.session.anew
    sitting.choose("ui-anew")
    assert len(session.game.moves) == seen
    assert top.bar.notice == "Something hidden was seen, so this stays."


@pytest.mark.parametrize("size", SMALL, ids=str)
def test_on_a_small_window_the_menu_begins_the_turn_anew_and_the_key_does_too(size: tuple[int, int]) -> None:
    at = AtTable(size)
    assert "ui-anew" not in at.sitting.ids()
    at.sitting.choose("ui-menu")
    at.sitting.choose("ui-anew")
    assert at.moves == []
    assert at.table.dialog() is None
    at.sitting.choose("ui-menu")
    assert "ui-anew" not in at.sitting.ids()
    at.sitting.choose("ui-redo")
    at.sitting.app.top.back()
    at.press("Backspace")
    assert at.moves == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), *SMALL], ids=str)
def test_the_ways_back_have_room(size: tuple[int, int], large: bool, language: str) -> None:
    at = AtTable(size, language=language, large_text=large)
    if at.table.small:
        at.sitting.choose("ui-page-camps")
        at.sitting.see(dt=1.0)
    assert at.sitting.faults() == []
    ways = at.ways_back()
    assert ways
    if at.table.small:
        assert all(min(one.rect.size) >= 44 for one in ways)
    assert all(not one.rect.colliderect(other.rect) for one, other in pairwise(ways))
    lines = {
        one.id.removeprefix("ui-log-"): one.rect for one in at.sitting.targets() if one.id.startswith("ui-log-")
    }
    assert all(lines[one.id.removeprefix("ui-back-")].contains(one.rect.inflate(-4, -4)) for one in ways)


def in_lesson(app: App) -> Scene:
    return learning(app, lessons("tikal")[3])


def in_puzzle(app: App) -> Scene:
    return puzzling(app, puzzles("tikal")[0])


def in_sandbox(app: App) -> Scene:
    return trying(app, "tikal", "levels")


def in_replay(app: App) -> Scene:
    return replay(app, games.ended(app.host, 2))


@pytest.mark.parametrize("scene", [in_lesson, in_puzzle, in_sandbox, in_replay])
def test_only_a_game_that_is_played_has_ways_back(scene: Any) -> None:
    sitting = Sitting(scene, sound=False, motion=False)
    top = sitting.app.top
    assert isinstance(top, Table)
    session = top.session
    if session.live:
        top.carry_out(session.choices[0])
    sitting.see()
    moves = len(session.game.moves)
    assert not [id for id in sitting.ids() if id.startswith(("ui-back-", "ui-anew"))]
    sitting.see([Key("Backspace")])
    assert len(session.game.moves) == moves


def test_while_points_are_counted_nothing_is_taken_back() -> None:
    sitting = Sitting(lambda app: countings.end_turn(countings.tikal(app, lying=2)), sound=False)
    top = sitting.app.top
    assert isinstance(top, Table)
    assert top.counting.shown
    log = next(part for part in top.parts if isinstance(part, Log))
    assert not [one.id for one in log.targets() if one.id.startswith("ui-back-")]
    top.counting.finish()
    top.arrange()
    assert [one.id for one in log.targets() if one.id.startswith("ui-log-")]
