"""The variants: more control over the treasures, and the short game (see also the tent)."""

from __future__ import annotations

import engine
from tests.engine.lost_temple.situation import Situation, mine
from tests.engine.playing import legal, play, refused


def control(tile: str = "treasure+any") -> Situation:
    return Situation(more_control=True).tent(False).icons(tile)


def test_two_piles_and_three_face_up() -> None:
    data = engine.new_game("lost-temple", options={"more_control": True}).position()["treasures"]
    assert [len(pile) for pile in data["piles"]] == [11, 11]
    assert len(data["face_up"]) == 3


def test_a_face_up_treasure_can_be_picked_and_is_replaced_from_a_pile_of_ones_choice() -> None:
    game = control().game()
    data = game.position()["treasures"]
    wanted = data["face_up"][0]
    assert legal(game, "pick") == {f"pick {treasure}" for treasure in data["face_up"]}
    assert legal(game, "look") == {"look treasures 1", "look treasures 2"}
    play(game, f"pick {wanted}")
    assert legal(game) == {"refill 1", "refill 2"}
    top = data["piles"][1][0]
    play(game, "refill 2")
    after = game.position()["treasures"]
    assert after["face_up"] == [*data["face_up"][1:], top]
    assert len(after["piles"][1]) == 10
    assert mine(game)["treasures"] == {wanted: 1}


def test_a_treasure_that_does_not_lie_face_up_is_refused() -> None:
    situation = control()
    absent = (
        {"mask", "jade", "vase", "calendar", "statuette"} - set(situation.data["treasures"]["face_up"])
    ).pop()
    assert refused(situation.game(), f"pick {absent}") == "not-face-up"
    assert refused(Situation().game(), "pick mask") == "another-decision"
    assert refused(control("scoring+2").game(), f"pick {situation.data['treasures']['face_up'][0]}") == "no-icon"


def empty_pile(situation: Situation, pile: int) -> Situation:
    delivered = situation.data["treasures"]["delivered"]
    for treasure in situation.data["treasures"]["piles"][pile]:
        delivered[treasure] = delivered.get(treasure, 0) + 1
    situation.data["treasures"]["piles"][pile] = []
    return situation


def test_with_one_pile_left_the_refill_is_not_asked() -> None:
    game = empty_pile(control(), 0).game()
    play(game, f"pick {game.position()['treasures']['face_up'][0]}")
    assert len(game.position()["treasures"]["face_up"]) == 3
    assert legal(game, "key")


def test_with_no_pile_left_the_rest_stays_as_it_is() -> None:
    game = empty_pile(empty_pile(control(), 0), 1).game()
    play(game, f"pick {game.position()['treasures']['face_up'][0]}")
    assert len(game.position()["treasures"]["face_up"]) == 2


def test_the_bonus_treasure_of_an_excavation_can_be_picked_too() -> None:
    situation = Situation(more_control=True).tent(False).at("s6").exploring()
    assert legal(play(situation.game(), "dig"), "pick")


def test_refilling_waits_for_a_pick() -> None:
    assert refused(control().game(), "refill 1") == "another-decision"
