"""Back to a line of the story: as far as undo would come step by step, and no further."""

from collections.abc import Callable

import pytest

from engine.core.chance import Chance
from engine.tools import policies
from game.host.interface import Host
from game.session.session import Session, read
from tests.game.hands import setup, tikal
from tests.game.sitting import Home


def tikal_turn() -> Session:
    """A player of Tikal has placed a tile, and sent for two workers and then for two at once."""
    session: Session = Session(Home((1280, 720)), tikal(2, 0, 3, first=0))
    session.apply(session.choices[0])
    bring = session.game.parse("bring worker base")
    for step in ((bring,), (bring,), (bring, bring)):
        session.apply(*step)
    return session


def seen_amid_turn(host: Host | None = None) -> Session:
    """A player of Lost Temple has looked at rooms and gone on from there by two steps."""
    session: Session = Session(host or Home((1280, 720)), setup(2, 0, 1, first=0))
    while session.step == "pack":
        session.apply(next(action for action in session.choices if str(action).startswith("pack ")))
    session.apply(next(action for action in session.choices if str(action).startswith("take room+")))
    while session.step != "icons":
        session.apply(session.choices[-1])
    session.apply(session.game.parse("look rooms"))
    for _ in range(2):
        session.apply(session.choices[0])
    return session


def by_undo(session: Session) -> int:
    """How many moves are left when undo has done all that it does."""
    while session.undo():
        pass
    return len(session.game.moves)


def test_everything_since_a_line_is_taken_back_with_it_and_redo_steps_forward() -> None:
    session = tikal_turn()
    moves, whole = list(session.game.moves), session.game.digest()
    assert session.take_back(2)
    assert session.game.moves == moves[:2]
    assert session.redo()
    assert session.game.moves == moves[:3]
    assert session.redo()
    assert session.game.digest() == whole
    assert not session.redoable


def test_a_step_of_several_moves_goes_as_a_whole() -> None:
    session = tikal_turn()
    moves = list(session.game.moves)
    assert session.take_back(4)
    assert session.game.moves == moves[:3]


@pytest.mark.parametrize("begin", [tikal_turn, seen_amid_turn])
def test_a_turn_is_begun_anew_where_undo_would_end(begin: Callable[[], Session]) -> None:
    session = begin()
    anew = session.anew
    assert anew < len(session.game.moves)
    assert [not session.why_not_back(move) for move in range(len(session.game.moves))] == [
        move >= anew for move in range(len(session.game.moves))
    ]
    assert session.take_back(anew)
    assert len(session.game.moves) == anew
    assert by_undo(begin()) == anew


def test_nothing_is_taken_back_from_before_what_was_seen() -> None:
    session = seen_amid_turn()
    moves = list(session.game.moves)
    assert session.why_not_back(session.anew - 1) == "table.undo.seen"
    assert not session.take_back(session.anew - 1)
    assert session.game.moves == moves


def test_a_line_before_anothers_move_stays() -> None:
    session = tikal_turn()
    session.apply(session.game.parse("end turn"))
    session.end_turn()
    assert session.why_not_back(1) == "table.undo.others"
    assert session.anew == len(session.game.moves)


@pytest.mark.parametrize("move", [-1, 5, 99])
def test_what_is_no_move_cannot_be_taken_back(move: int) -> None:
    session = tikal_turn()
    assert session.why_not_back(move) == "table.undo.nothing"
    assert not session.take_back(move)


def test_what_was_sent_stays_and_what_came_after_does_not() -> None:
    session = tikal_turn()
    session.sent = 2
    assert session.why_not_back(1) == "table.undo.sent"
    assert session.anew == 2


def test_a_game_put_away_knows_what_was_taken_back() -> None:
    session = tikal_turn()
    whole = session.game.digest()
    session.take_back(1)
    found = read(session.host, session.host.load("game") or "")
    while found.redo():
        pass
    assert found.game.digest() == whole
    assert found.take_back(3)
    assert len(found.game.moves) == 3


def test_a_turn_that_only_waits_for_its_end_goes_on_where_it_is_taken_back_to() -> None:
    session: Session = Session(Home((1280, 720)), setup(2, 0, 3))
    chance = Chance.seeded(5)
    while not session.held:
        session.apply(policies.greedy(session.game, chance))
    assert session.take_back(session.anew)
    assert (session.held, session.to_move) == (False, session.viewer)
