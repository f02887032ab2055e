"""What leaves no choice is done by itself, is part of the step before it, and is taken back with it."""

import pytest

from engine import Action
from engine.lost_temple import actions as do
from game.lost_temple import singles
from game.session.session import Session
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import play
from tests.game.hands import Hands, setup, table
from tests.game.lost_temple.seats import PHONE, WIDE, sit
from tests.game.sitting import Sitting


def test_points_and_passages_of_a_tile_are_taken_by_themselves() -> None:
    game = Situation().icons("treasure+passage+1").game()
    found = []
    while (action := singles.left_over(game, 0)) is not None:
        found.append(str(action))
        game.apply(action)
    assert sorted(found) == ["passage", "points"]
    assert {str(one).split()[0] for one in game.legal_actions()} >= {"look", "done"}


def test_nothing_that_shows_something_hidden_is_done_by_itself() -> None:
    for tile in ("room+blue", "treasure+3", "card+any"):
        situation = Situation(4)
        if any(tile in tiles for tiles in situation.data["river"]):
            action = singles.left_over(situation.icons(tile).game(), 0)
            assert action is None or action.verb in singles.GIVEN


def test_a_key_to_pay_with_is_chosen_where_there_are_two_and_taken_where_there_is_one() -> None:
    one = Situation().site(5).tile("room+pink", 0).backpack("yellow").tent(False).game()
    assert str(singles.left_over(play(one, "take room+pink"), 0)) == "pay yellow"
    two = Situation().site(5).tile("room+pink", 0).backpack("yellow green").tent(False).game()
    assert singles.left_over(play(two, "take room+pink"), 0) is None


def test_nobody_decides_for_others() -> None:
    game = Situation().icons("treasure+passage+1").game()
    assert singles.left_over(game, 1) is None


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_undo_steps_over_what_came_along(size: tuple[int, int]) -> None:
    sitting = Sitting(table(setup(1, 1, 3, first=0)), size, motion=False, sound=False)
    hands = Hands(sitting, 3)
    session, scene = hands.session, hands.table
    hands.play(lambda: session.step == "pirogue" and bool(session.choices))
    before = list(session.game.moves)
    action = next(one for one in session.choices.of(do.TAKE) if one.tile[-1].isdigit() and _plain(session, one))
    scene.act(action)
    sitting.see()
    after = list(session.game.moves)
    assert [move.verb for move in after[len(before) :]][:2] == [do.TAKE, do.POINTS]
    sitting.choose("ui-undo")
    assert session.game.moves == before
    assert session.redo()
    assert session.game.moves == after


def _plain(session: Session, action: Action) -> bool:
    """Whether a tile is taken without a delivery or a forest on the way."""
    twin = session.game.copy()
    twin.apply(action)
    return bool(twin.view(session.viewer)["decision"]["step"] == "icons") and "passage" not in action.tile


def test_the_one_icon_that_is_left_opens_its_page_on_a_wide_table_where_all_else_stays_in_sight() -> None:
    sitting, scene = sit(Situation().icons("treasure+passage+1", "2", "3"))
    assert scene.dialogs.kind == "treasure"
    assert {"look treasures 1", "done"} <= set(sitting.ids())
    sitting.choose("ui-peek")
    assert scene.dialogs.kind == ""
    sitting.choose("ui-icon-treasure")
    assert scene.dialogs.kind == "treasure"
    _, small = sit(Situation().icons("treasure+passage+1", "2", "3"), PHONE)
    assert small.dialogs.kind == ""
