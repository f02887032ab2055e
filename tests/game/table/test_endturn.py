"""A turn ends when its player says so: until then the last step can be taken back, and nobody else acts."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.lost_temple import actions as do
from engine.tools import policies
from game.app import App
from game.host.events import Pointer
from game.scene import Scene
from game.session.session import Session, under_way
from game.table.endturn import END, SECONDS
from game.table.gamerecord import table_of
from tests.game.hands import Hands, setup, table, tikal
from tests.game.sitting import Sitting
from tests.languages import in_languages

FRAME = 0.05


def waiting(humans: int, bots: int) -> Callable[[App], Scene]:
    """A game of Lost Temple in which a person's turn waits for its end."""

    def begin(app: App) -> Scene:
        session, chance = Session(app.host, setup(humans, bots, 3)), Chance.seeded(5)
        while not session.held:
            session.apply(policies.greedy(session.game, chance))
        return table_of(app, session)

    return begin


def sit(humans: int = 1, bots: int = 1, size: tuple[int, int] = (1280, 720), **settings: Any) -> Hands:
    sitting = Sitting(waiting(humans, bots), size, **{"sound": False, "motion": False, **settings})
    sitting.see()
    return Hands(sitting, 3)


def frames(hands: Hands, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        hands.sitting.app.step((), FRAME)


@pytest.mark.slow
@pytest.mark.parametrize("bots", [0, 1])
def test_nobody_acts_until_the_player_has_ended_the_turn(bots: int) -> None:
    hands = sit(2 - bots, bots)
    session = hands.session
    mover, moves = session.viewer, len(session.game.moves)
    frames(hands, 5)
    assert (len(session.game.moves), session.viewer, session.needs_pass) == (moves, mover, None)
    assert session.to_move != mover
    hands.sitting.choose(END)
    assert not session.held
    frames(hands, 5)
    if bots:
        assert len(session.game.moves) > moves
    else:
        assert session.to_move in (session.needs_pass, session.viewer)


@pytest.mark.parametrize("bots", [0, 1])
def test_the_last_step_of_a_turn_can_be_taken_back_and_done_again(bots: int) -> None:
    hands = sit(2 - bots, bots)
    session = hands.session
    moves, mover = list(session.game.moves), session.viewer
    hands.sitting.choose("ui-undo")
    assert not session.held
    assert session.to_move == mover == session.viewer
    assert session.game.moves == moves[: len(session.game.moves)] != moves
    assert session.choices
    hands.sitting.choose("ui-redo")
    assert session.held
    assert session.game.moves == moves


def test_a_reload_comes_back_to_the_turn_that_waits() -> None:
    hands = sit()
    again = under_way(hands.sitting.home)
    assert again.held
    assert again.viewer == hands.session.viewer
    assert again.undo_block == ""


def test_what_waits_is_only_a_turn_that_ended_without_a_word() -> None:
    hands = sit()
    session = hands.session
    assert session.game.moves[-1].verb not in (do.END_TURN, do.PACK)


def test_in_tikal_the_end_is_said_by_the_action_itself() -> None:
    sitting = Sitting(table(tikal(2)), motion=False, sound=False)
    session, chance, ends = Hands(sitting, 3).session, Chance.seeded(5), 0
    while ends < 6:
        before = session.to_move
        session.apply(policies.greedy(session.game, chance))
        ends += session.to_move != before
        assert not session.held


def test_a_countdown_ends_the_turn_when_it_is_set() -> None:
    hands = sit(countdown=True)
    frames(hands, SECONDS - 0.5)
    assert hands.session.held
    frames(hands, 1)
    assert not hands.session.held


def test_any_touch_stops_the_countdown() -> None:
    hands = sit(countdown=True)
    frames(hands, 1)
    hands.sitting.app.step([Pointer("down", 1, "mouse", 640, 300, 1), Pointer("up", 1, "mouse", 640, 300)], FRAME)
    frames(hands, 2 * SECONDS)
    assert hands.session.held


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (1024, 768)])
@in_languages
def test_the_end_of_a_turn_is_in_sight_and_nothing_of_it_is_cut(size: tuple[int, int], language: str) -> None:
    hands = sit(size=size, language=language)
    assert hands.sitting.faults() == []
    wanted = hands.table.turn_end.rect
    assert hands.sitting.surface.get_rect().contains(wanted)
    assert wanted.w > 0


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 600), (390, 844), (844, 390)])
def test_the_end_of_a_turn_hides_neither_the_board_nor_what_the_player_has(size: tuple[int, int]) -> None:
    hands = sit(size=size)
    table = hands.table
    lies = table.turn_end.rect
    assert lies.w
    hidden = [part.name for part in table.parts if part.open and part.rect.colliderect(lies)]
    assert set(hidden) <= {"turn", "sheet"}
    assert hands.sitting.faults() == []


def test_whose_turn_waits_is_still_the_one_who_acts() -> None:
    hands = sit()
    assert hands.table.acting_seat == hands.session.viewer != hands.session.to_move
    hands.sitting.choose(END)
    assert hands.table.acting_seat == hands.session.to_move
