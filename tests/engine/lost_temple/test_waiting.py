"""Which decisions may wait: what comes up in play is accepted as a position, and its neighbours are not."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.engine.lost_temple.decisions import FOREST, LOOK_CARDS, delivery, icons
from tests.engine.lost_temple.situation import END, EXPLORE, PIROGUE, Situation
from tests.engine.playing import impossible, play

ANYWHERE = "delivery-anywhere"


def all_rooms_but_one() -> Situation:
    """A tile with a room, of which one is left."""
    situation = Situation().icons("room+pink")
    cells = ["a3", "b1", "b2", "b3", "b4", "b5", "b6", "c2", "c3"]
    for cell, room in zip(cells, situation.data["rooms"][:9], strict=True):
        situation.room(cell, room)
    return situation.top("rooms", situation.data["rooms"][-1])


def river(start: int, goal: int) -> Situation:
    """A journey for the tile scoring+2, with a treasure and a key for what comes on the way."""
    return Situation().site(start).tile("scoring+2", goal).treasures("mask jade vase calendar").backpack("pink")


CONTROL = Situation(more_control=True).at("s6").exploring()
COMING_UP: dict[str, tuple[Situation, list[str]]] = {
    "a seaplane": (river(1, 2), ["take scoring+2", "deliver mask 1"]),
    "two seaplanes": (river(0, 4), ["take scoring+2", "deliver mask 1", "paddle on"]),
    "the forest": (river(5, 1), ["take scoring+2", "pay pink"]),
    "seaplane, forest, seaplane": (river(3, 2), ["take scoring+2", "deliver mask 1", "pay pink", "paddle on"]),
    "both seaplanes, then the forest": (
        river(1, 0),
        ["take scoring+2", "paddle on", "deliver jade 1", "pay pink"],
    ),
    "a card's key at a seaplane": (
        river(1, 2).cards("any-key"),
        ["take scoring+2", "play any-key", "key pink camp", "paddle on"],
    ),
    "the tent's key in the forest": (river(5, 1), ["take scoring+2", "tent key", "key blue backpack", "pay blue"]),
    "two more for each": (
        river(1, 2).cards("delivery-plus-two"),
        ["take scoring+2", "play delivery-plus-two", "deliver mask 1"],
    ),
    "several types": (
        river(1, 2).cards("delivery-several-types"),
        ["take scoring+2", "play delivery-several-types", "deliver mask 1", "deliver jade 1", "delivered"],
    ),
    "an additional delivery before the pirogue phase": (
        Situation().treasures("mask jade").cards(f"{ANYWHERE} delivery-several-types"),
        [f"play {ANYWHERE}", "play delivery-several-types", "deliver mask 1", "delivered"],
    ),
    "an additional delivery at a seaplane": (
        river(1, 2).cards(ANYWHERE),
        ["take scoring+2", f"play {ANYWHERE}", "deliver mask 1", "deliver jade 1"],
    ),
    "a walk": (Situation().backpack("pink").exploring(), ["go e5", "dig"]),
    "a walk to the other pink room": (Situation().backpack("pink").exploring(), ["go a1", "stop"]),
    "a passage to a secret room": (Situation().passages(1).exploring(), ["go s1 by out 1 token", "dig", "back"]),
    "a passage of a card": (
        Situation().passages(8, seat=1).cards("secret-passage").exploring(),
        ["go s6 by out 1 card", "dig"],
    ),
    "the third icon": (Situation().icons("treasure+passage+1"), ["points", "passage", "look treasures 1"]),
    "cards for the second icon": (
        Situation().icons("treasure+card").top("deck", "any-key"),
        ["look cards", "keep any-key"],
    ),
    "treasures for the second icon": (
        Situation().icons("scoring+treasure").piles("jade"),
        ["look treasures 1", "keep jade"],
    ),
    "the last room": (all_rooms_but_one(), ["look rooms"]),
    "a bonus card with a step back": (
        Situation().passages(1).exploring().top("deck", "any-key"),
        ["go s5 by out 1 token", "dig", "keep any-key", "stay"],
    ),
    "a bonus treasure with a step back": (
        Situation().passages(1).exploring().piles("jade"),
        ["go s6 by out 1 token", "dig", "look treasures 1", "keep jade", "back"],
    ),
    "a refill for a bonus": (CONTROL, ["dig", f"pick {CONTROL.data['treasures']['face_up'][0]}", "refill 2"]),
    "a rescue": (Situation().tent(False).exploring(), ["rescue pink", "go a1", "dig"]),
    "a rescue between the icons": (Situation().icons("scoring+2"), ["tent exploration", "rescue pink", "go a1"]),
    "a step back in an exploration between the icons": (
        Situation().passages(1).icons("scoring+2"),
        ["tent exploration", "go s1 by out 1 token", "dig", "back"],
    ),
    "an additional exploration before the pirogue phase": (
        Situation().backpack("pink").cards("exploration"),
        ["play exploration", "go a1", "dig", "tent exploration", "go e5", "dig"],
    ),
    "an exploration in the last turn": (
        Situation().backpack("pink").cards("exploration").last_turn(),
        ["go a1", "dig", "play exploration", "go e5", "dig"],
    ),
}


@pytest.mark.parametrize("name", COMING_UP)
def test_what_comes_up_in_a_turn_is_a_position(name: str) -> None:
    situation, moves = COMING_UP[name]
    game = situation.game()
    for move in moves:
        play(game, move)
        assert engine.from_position(game.position()).position() == game.position(), move


@pytest.mark.parametrize("start", ["a1", "a2", "c1"])
def test_where_a_passage_comes_from_waits_with_the_decision(start: str) -> None:
    game = Situation().room("b2", "blue-sanctuary").at(start).passages(1).exploring().game()
    play(game, f"go b2 by {start} 1 token")
    assert game.position()["steps"][-1] == {"step": "dig", "from": start}
    play(game, "dig 1")
    assert game.position()["steps"][-1] == {"step": "back", "from": start}
    assert engine.from_position(game.position()).position() == game.position()


def test_a_walk_comes_from_nowhere_to_step_back_to() -> None:
    game = play(Situation().backpack("pink").exploring().game(), "go a1")
    assert game.position()["steps"][-1] == {"step": "dig", "from": None}


def test_the_last_room_may_be_in_somebodys_hand() -> None:
    game = play(all_rooms_but_one().game(), "look rooms")
    play(game, f"keep {game.view(0)['seen'][0]}")
    assert game.position()["rooms"] == []
    assert engine.from_position(game.position()).position() == game.position()
    data = game.position()
    data["steps"][-1] = {"step": "look rooms"}
    data["temple"]["e3"] = {"room": game.position()["steps"][-1]["room"], "rotation": 0, "spaces": [None]}
    impossible(data, "steps[3]: there are no rooms left")


def at_a_seaplane(cards: str = "") -> Situation:
    return river(0, 2).take("scoring+2").discards(cards)


LEFT_OUT = "a delivery can be left out only as long as nothing was played or delivered"
NO_DELIVERY = "no card and no seaplane on the way allows a delivery here"
TILE = icons("scoring+2")
NOT_WAITING: dict[str, tuple[Situation, list[Any], str]] = {
    "left out after several types": (
        at_a_seaplane("delivery-several-types"),
        [END, EXPLORE, TILE, delivery("several", optional=True)],
        f"steps[3]: {LEFT_OUT}",
    ),
    "left out after a delivery": (
        at_a_seaplane(),
        [END, EXPLORE, TILE, delivery(optional=True, types="mask")],
        f"steps[3]: {LEFT_OUT}",
    ),
    "made without a card": (at_a_seaplane(), [END, EXPLORE, TILE, delivery()], f"steps[3]: {NO_DELIVERY}"),
    "a delivery anywhere that can be left out": (
        Situation().treasures("mask").discards(ANYWHERE),
        [END, EXPLORE, PIROGUE, delivery(optional=True)],
        f"steps[3]: {NO_DELIVERY}",
    ),
    "a card for a seaplane before the pirogue phase": (
        Situation().treasures("mask").discards("delivery-plus-two"),
        [END, EXPLORE, PIROGUE, delivery("plus_two")],
        f"steps[3]: {NO_DELIVERY}",
    ),
    "two seaplanes to site 2": (
        at_a_seaplane(),
        [END, EXPLORE, TILE, delivery(optional=True), delivery(optional=True)],
        f"steps[4]: {NO_DELIVERY}",
    ),
    "several types after a card that was not played": (
        at_a_seaplane("delivery-plus-two"),
        [END, EXPLORE, TILE, delivery("plus_two", "several")],
        "steps[3]: the card delivery-several-types is not on the discards",
    ),
    "a walk into the last secret room": (
        Situation().exploring().at("s6"),
        [END, {"step": "dig", "from": None}],
        "steps[1]: only a passage leads into a secret room",
    ),
    "a passage from a room that is not discovered": (
        Situation().exploring().at("a1"),
        [END, {"step": "dig", "from": "b2"}],
        "steps[1]: the explorer cannot have come from there",
    ),
    "a passage from a room that is not near": (
        Situation().exploring().at("a1"),
        [END, {"step": "dig", "from": "a4"}],
        "steps[1]: the explorer cannot have come from there",
    ),
    "a passage of which nobody paid anything": (
        Situation().exploring().at("a1").passages(8, seat=1),
        [END, {"step": "dig", "from": "out"}],
        "steps[1]: no passage has been paid",
    ),
    "cards for the other icon": (
        Situation().icons("treasure+card"),
        [END, EXPLORE, icons("treasure+card", "1"), LOOK_CARDS],
        "steps[3]: neither an icon nor an excavation has given a card",
    ),
    "a bonus in a light room without one": (
        Situation().exploring().at("a1").flag("a1"),
        [END, {"step": "treasure"}],
        "steps[1]: no treasure was excavated where the explorer is",
    ),
}


@pytest.mark.parametrize("name", NOT_WAITING)
def test_a_decision_that_cannot_wait(name: str) -> None:
    situation, steps, sentence = NOT_WAITING[name]
    impossible(situation.steps(*steps).data, sentence)


def first_journey(site: int, *steps: Any) -> dict[str, Any]:
    """Seat 0 took the first tile of the game, at this site."""
    game = engine.new_game("lost-temple", players=2, options={"first": 0})
    data = play(game, *["pack pink", "pack blue"] * 2).position()
    tile = data["river"][site].pop()
    data["players"][0] |= {"site": site, "tiles": [tile]}
    return data | {"steps": [END, EXPLORE, icons(tile), *steps]}


def test_the_first_journey_of_a_round_begins_at_site_0() -> None:
    for site in range(6):
        assert engine.from_position(first_journey(site))
        impossible(first_journey(site, FOREST), "the pirogue does not come through the forest on its way here")
    for site, seaplanes in enumerate([0, 0, 1, 1, 2, 2]):
        for number in (1, 2, 3):
            data = first_journey(site, *[delivery(optional=True)] * number)
            # Nobody has a treasure yet, so a delivery that the river does bring has nothing to decide.
            wrong = NO_DELIVERY if number > seaplanes else 'steps: there is nothing to decide at "delivery"'
            impossible(data, wrong)
