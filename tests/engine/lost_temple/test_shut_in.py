"""Whether an explorer is shut in: everything that still leads on counts, what cannot be had any more does not."""

import pytest

from engine.lost_temple import preview
from engine.lost_temple.preview import ShutIn
from tests.engine.lost_temple.situation import END, EXPLORE, Situation
from tests.engine.playing import play

DIG = {"step": "dig", "from": "out"}


def locked() -> Situation:
    """The explorer stands in c1, whose only door leads outside and is brown; the tent is used."""
    return Situation().at("c1").tent(False)


def test_without_a_key_for_its_only_door_an_explorer_is_shut_in() -> None:
    assert preview.shut_in(locked().exploring().game(), 0) == ShutIn("c1", ("brown",))


@pytest.mark.parametrize(
    "way_on",
    [
        lambda: locked().backpack("brown").exploring(),
        lambda: locked().passages(1).exploring(),
        lambda: locked().cards("secret-passage").exploring(),
        lambda: locked().cards("any-key").exploring(),
        lambda: locked().tent(True).exploring(),
        lambda: locked().icons("passage+any"),
        lambda: locked().icons("passage+any", "1"),
        lambda: locked().icons("passage+any", "2"),
        lambda: locked().at("out").exploring(),
    ],
)
def test_a_key_a_passage_a_card_the_tent_and_icons_that_are_left_lead_on(way_on: object) -> None:
    assert callable(way_on)
    assert preview.shut_in(way_on().game(), 0) is None


def test_other_keys_and_used_icons_do_not() -> None:
    assert preview.shut_in(locked().backpack("pink blue").exploring().game(), 0)
    assert preview.shut_in(play(locked().icons("passage+any").game(), "done"), 0)


def test_who_came_by_a_passage_can_step_back_until_the_turn_goes_on() -> None:
    inside = locked().take("sanctuary+card").steps(END, DIG)
    assert preview.shut_in(inside.game(), 0) is None
    assert preview.shut_in(locked().take("sanctuary+card").steps(END, EXPLORE).game(), 0)


def test_what_others_could_do_is_not_asked_and_their_icons_are_not_mine() -> None:
    situation = Situation().at("c1", 1).tent(False, 1).icons("passage+any")
    assert preview.shut_in(situation.game(), 1) == ShutIn("c1", ("brown",))


def test_nobody_is_shut_in_before_the_first_move() -> None:
    game = Situation().game()
    assert [preview.shut_in(game, seat) for seat in (0, 1)] == [None, None]


def test_asking_changes_nothing() -> None:
    game = play(locked().icons("passage+any").game(), "passage")
    before = game.digest()
    preview.shut_in(game, 0)
    assert game.digest() == before
