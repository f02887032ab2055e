"""Deliveries at the seaplanes, and the three cards that change them."""

from __future__ import annotations

import pytest

from tests.engine.lost_temple.situation import Situation, mine
from tests.engine.playing import legal, play, refused


def passing_a_seaplane(treasures: str, cards: str = "") -> Situation:
    situation = Situation().tile("scoring+2", 2).site(1).price("mask", 5)  # then jade 3, vase 2, calendar 4
    return situation.treasures(treasures).cards(cards)


def test_prices_in_this_file() -> None:
    assert passing_a_seaplane("").game().view(0)["prices"] == {
        "mask": 5,
        "jade": 3,
        "vase": 2,
        "calendar": 4,
        "statuette": 3,
    }


def test_any_number_of_one_type_or_none() -> None:
    game = play(passing_a_seaplane("mask mask jade").game(), "take scoring+2")
    assert legal(game) - {"tent key"} == {"deliver mask 1", "deliver mask 2", "deliver jade 1", "paddle on"}
    assert refused(game, "deliver mask 3") == "not-enough-treasures"
    assert refused(game, "delivered") == "nothing-delivered"


def test_a_delivery_ends_after_one_type() -> None:
    game = play(passing_a_seaplane("mask mask jade").game(), "take scoring+2", "deliver mask 1")
    assert mine(game)["score"] == 5
    assert mine(game)["treasures"] == {"mask": 1, "jade": 1}
    assert not legal(game, "deliver")


def test_delivered_treasures_leave_the_game() -> None:
    game = play(passing_a_seaplane("mask mask").game(), "take scoring+2", "deliver mask 2")
    assert game.position()["treasures"]["delivered"] == {"mask": 2}


def test_paddling_on_delivers_nothing_and_leaves_the_wheel() -> None:
    game = passing_a_seaplane("mask").game()
    before = game.view(0)["prices"]
    play(game, "take scoring+2", "paddle on")
    assert (mine(game)["score"], mine(game)["treasures"], game.view(0)["prices"]) == (0, {"mask": 1}, before)


def test_nothing_to_deliver_is_not_asked() -> None:
    assert "points" in legal(play(passing_a_seaplane("").game(), "take scoring+2"))


def test_two_seaplanes_allow_two_deliveries_at_two_prices() -> None:
    situation = Situation().tile("scoring+2", 4).site(1).price("mask", 5).treasures("mask mask")
    game = play(situation.game(), "take scoring+2", "deliver mask 1", "deliver mask 1")
    # One turn moves every number to the next symbol: the mask then has what the statuette had, 3.
    assert mine(game)["score"] == 5 + 3


def test_plus_two_counts_for_each_treasure_of_the_delivery() -> None:
    game = play(passing_a_seaplane("mask mask", "delivery-plus-two").game(), "take scoring+2")
    play(game, "play delivery-plus-two")
    assert refused(game, "paddle on") == "must-deliver"
    play(game, "deliver mask 2")
    assert mine(game)["score"] == 2 * (5 + 2)
    assert game.position()["cards"]["discards"] == ["delivery-plus-two"]


def test_several_types_in_one_delivery_turn_the_wheel_once() -> None:
    game = play(passing_a_seaplane("mask mask jade vase", "delivery-several-types").game(), "take scoring+2")
    play(game, "play delivery-several-types", "deliver mask 2")
    assert legal(game) == {"deliver jade 1", "deliver vase 1", "delivered"}
    play(game, "deliver jade 1")
    assert game.view(0)["prices"]["mask"] == 5
    play(game, "delivered")
    assert mine(game)["score"] == 2 * 5 + 3
    assert mine(game)["treasures"] == {"vase": 1}
    assert game.view(0)["prices"]["mask"] == 3


def test_several_types_end_by_themselves_when_nothing_is_left() -> None:
    game = play(passing_a_seaplane("mask jade", "delivery-several-types").game(), "take scoring+2")
    play(game, "play delivery-several-types", "deliver mask 1", "deliver jade 1")
    assert "points" in legal(game)


def test_several_types_end_by_themselves_when_only_delivered_types_are_left() -> None:
    game = play(passing_a_seaplane("mask mask jade", "delivery-several-types").game(), "take scoring+2")
    play(game, "play delivery-several-types", "deliver mask 1", "deliver jade 1")
    assert mine(game)["treasures"] == {"mask": 1}
    assert "points" in legal(game)


@pytest.mark.parametrize("treasure", ["mask", "jade", "vase", "calendar", "statuette"])
def test_each_type_is_delivered_once(treasure: str) -> None:
    others = {"mask", "jade", "vase", "calendar", "statuette"} - {treasure}
    everything = f"{treasure} {' '.join(sorted(others))} {treasure}"
    game = play(passing_a_seaplane(everything, "delivery-several-types").game(), "take scoring+2")
    play(game, "play delivery-several-types", f"deliver {treasure} 1")
    assert legal(game) == {f"deliver {other} 1" for other in others} | {"delivered"}


def test_a_delivery_anywhere_is_of_one_type() -> None:
    game = Situation().treasures("mask jade").cards("delivery-anywhere").game()
    play(game, "play delivery-anywhere", "deliver mask 1")
    assert mine(game)["treasures"] == {"jade": 1}
    assert not legal(game, "deliver")


def test_a_type_cannot_be_delivered_twice_in_one_delivery() -> None:
    game = Situation().treasures("mask mask jade").cards("delivery-anywhere delivery-several-types").game()
    play(game, "play delivery-anywhere", "play delivery-several-types", "deliver mask 1")
    assert refused(game, "deliver mask 1") == "type-delivered"
    assert refused(game, "deliver jade 2") == "not-enough-treasures"


def test_who_has_delivered_cannot_paddle_on_as_if_nothing_had_happened() -> None:
    game = play(passing_a_seaplane("mask jade", "delivery-several-types").game(), "take scoring+2")
    assert "paddle on" in legal(game)
    play(game, "play delivery-several-types")
    assert refused(game, "paddle on") == "must-deliver"
    play(game, "deliver mask 1")
    assert refused(game, "paddle on") == "has-delivered"
    assert "points" in legal(play(game, "delivered"))


def test_a_delivery_without_a_seaplane_at_any_moment_of_the_turn() -> None:
    for situation in (Situation(), Situation().exploring(), Situation().icons("scoring+2")):
        game = situation.price("mask", 5).treasures("mask").cards("delivery-anywhere").game()
        decision = legal(game)
        play(game, "play delivery-anywhere")
        assert legal(game) == {"deliver mask 1"}
        assert refused(game, "paddle on") == "must-deliver"
        play(game, "deliver mask 1")
        assert mine(game)["score"] == 5
        assert legal(game) == decision - {"play delivery-anywhere"}


def test_a_delivery_without_a_seaplane_needs_a_treasure() -> None:
    game = Situation().cards("delivery-anywhere").game()
    assert refused(game, "play delivery-anywhere") == "no-treasures"


def test_all_three_delivery_cards_in_one_delivery() -> None:
    cards = "delivery-anywhere delivery-plus-two delivery-several-types"
    game = Situation().price("mask", 5).treasures("mask jade jade").cards(cards).game()
    play(game, "play delivery-anywhere", "play delivery-several-types", "play delivery-plus-two")
    play(game, "deliver mask 1", "deliver jade 2")
    assert mine(game)["score"] == (5 + 2) + 2 * (3 + 2)
    assert game.view(0)["prices"]["mask"] == 3


def test_delivery_cards_wait_for_a_delivery() -> None:
    game = Situation().treasures("mask").cards("delivery-plus-two delivery-several-types").game()
    assert refused(game, "play delivery-plus-two") == "card-not-now"
    assert refused(game, "play delivery-several-types") == "card-not-now"


def test_delivering_out_of_turn_is_refused() -> None:
    game = Situation().treasures("mask").game()
    assert refused(game, "deliver mask 1") == "another-decision"
    assert refused(game, "paddle on") == "another-decision"
