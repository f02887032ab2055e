"""What listeners are told: places, piles and numbers as people count them."""

from __future__ import annotations

from typing import Any

import engine
from engine.lost_temple.position.view import witnessed
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import play


def told(situation: Situation, kind: str, *moves: str) -> list[dict[str, Any]]:
    """What the events of a kind say besides kind and seat, after these moves of seat 0."""
    game = situation.game()
    events = game.listen()
    play(game, *moves)
    found = [event for event in events if event["kind"] == kind]
    assert all(event["seat"] == 0 for event in found)
    return [{key: value for key, value in event.items() if key not in ("kind", "seat")} for event in found]


def test_nobody_is_told_without_listening() -> None:
    game = play(Situation().backpack("pink").exploring().game(), "go a1")
    assert game.listen() == []


def test_a_walk_tells_its_route_and_the_passages_of_both_kinds() -> None:
    walk = Situation().at("e5").backpack("pink").exploring()
    assert told(walk, "go", "go a1") == [{"route": ["e5", "out", "a1"], "passages": 0}]
    dug = Situation().at("s1").passages(1).cards("secret-passage").exploring()
    assert told(dug, "go", "go s2 by out 1 token 1 card") == [{"route": ["s1", "out", "s2"], "passages": 2}]
    assert told(dug, "card", "go s2 by out 1 token 1 card") == [{"card": "secret-passage"}]


def test_a_step_back_tells_where_from_and_where_to() -> None:
    situation = Situation().passages(1).exploring()
    assert told(situation, "back", "go s1 by out 1 token", "dig", "back") == [{"route": ["s1", "out"]}]


def test_piles_are_counted_from_one() -> None:
    situation = Situation().icons("treasure+any").piles("jade")
    assert told(situation, "look", "look treasures 1") == [{"what": "treasures", "pile": 1}]
    assert told(situation, "look", "look treasures 3") == [{"what": "treasures", "pile": 3}]
    kept = told(situation, "keep treasure", "look treasures 1", "keep jade")
    assert kept == [{"treasure": "jade", "pile": 1}]


def test_a_refill_tells_the_treasure_and_its_pile() -> None:
    situation = Situation(more_control=True).icons("treasure+any")
    lying = situation.data["treasures"]
    top, picked = lying["piles"][1][0], lying["face_up"][0]
    assert told(situation, "refill", f"pick {picked}", "refill 2") == [{"treasure": top, "pile": 2}]
    assert told(situation, "pick", f"pick {picked}") == [{"treasure": picked}]


def test_a_flag_and_its_points() -> None:
    situation = Situation().flag("a2").at("e4").exploring()
    assert told(situation, "flag", "dig") == [{"place": "e4", "space": 0}]
    parts = {"place": "e4", "bonus": 3, "doors": 2, "elsewhere": 1}
    assert told(situation, "points", "dig") == [{"points": 6, "reason": "excavation", **parts}]
    altar = Situation().room("c3", "pink-sanctuary").at("c3").exploring()
    assert told(altar, "flag", "dig 4") == [{"place": "c3", "space": 4}]


def test_a_journey_tells_sites_and_what_it_costs() -> None:
    situation = Situation().site(5).tile("scoring+2", 1).backpack("pink")
    journey = [{"start": 5, "site": 1, "tile": "scoring+2"}]
    assert told(situation, "paddle", "take scoring+2") == journey
    assert told(situation, "forest", "take scoring+2", "pay pink") == [{"key": "pink"}]
    poor = Situation().site(5).tile("scoring+2", 1)
    fined = told(poor, "points", "take scoring+2", "pay fine")
    assert fined == [{"points": -10, "reason": "forest"}]


def test_a_delivery_tells_type_number_and_price_and_the_wheel_turns_once() -> None:
    situation = Situation().tile("scoring+2", 2).site(1).price("mask", 4).treasures("mask mask")
    wheel = situation.data["wheel"]
    parts = {"treasure": "mask", "count": 2, "price": 4}
    paid = told(situation, "points", "take scoring+2", "deliver mask 2")
    assert paid == [{"points": 8, "reason": "delivery", **parts}]
    turned = told(situation, "wheel", "take scoring+2", "deliver mask 2")
    assert turned == [{"wheel": (wheel + 1) % 5}]


def test_a_room_tells_its_place_and_how_it_is_turned() -> None:
    situation = Situation().icons("room+pink").top("rooms", "blue-bend")
    placed = told(situation, "room", "look rooms", "keep blue-bend", "place c3 4")
    assert placed == [{"place": "c3", "room": "blue-bend", "rotation": 4}]
    altar = Situation().icons("sanctuary+2").top("sanctuaries", "blue-sanctuary")
    assert told(altar, "room", "sanctuary c3") == [{"place": "c3", "room": "blue-sanctuary", "rotation": 0}]


def test_keys_tell_their_store_and_those_for_the_camp_are_hidden_from_others() -> None:
    game = Situation().tent(False).icons("card+any").game()
    events = game.listen()
    play(game, "key pink camp")
    assert events == [{"kind": "key", "seat": 0, "colour": "pink", "store": "camp"}]
    assert witnessed(events[0], 0) == events[0]
    assert witnessed(events[0], 1) == {"kind": "key", "seat": 0, "store": "camp"}
    game = Situation().tent(False).icons("card+any").game()
    events = game.listen()
    play(game, "key pink backpack")
    assert witnessed(events[0], 1) == {"kind": "key", "seat": 0, "colour": "pink", "store": "backpack"}


def test_a_scoring_tells_keys_sets_and_altars() -> None:
    situation = Situation(players=3).room("c3", "blue-sanctuary").flag("c3").flag("c3", seat=2, space=1)
    situation.camp("blue blue pink").camp("blue", seat=1).last_turn(2)
    game = situation.game()
    events = game.listen()
    play(game, "rest", "rest", "rest")
    points = [event for event in events if event["kind"] == "points"]
    keys = [(event["seat"], event["points"], event["sets"], event["keys"]) for event in points if "sets" in event]
    assert keys == [(0, 3 + 1, [2, 1], {"blue": 2, "pink": 1}), (1, 1, [1], {"blue": 1}), (2, 0, [], {})]
    altars = [event for event in points if event["reason"] == "altar"]
    assert altars == [
        {
            "kind": "points",
            "seat": 0,
            "points": 3,
            "reason": "altar",
            "place": "c3",
            "room": "blue-sanctuary",
            "counts": [2, None, 0],
        }
    ]
    assert [event["seat"] for event in points if event["reason"] == "treasures left"] == [0, 1, 2]


def test_end_cards_tell_how_many_and_which_colours() -> None:
    situation = Situation().cards("end-colours end-idol end-idol").flag("a2").flag("a1").last_turn()
    game = situation.game()
    events = game.listen()
    play(game, "rest", "end turn")
    cards = [
        {key: value for key, value in event.items() if key not in ("kind", "seat", "reason")}
        for event in events
        if event.get("reason") == "end card"
    ]
    assert cards == [
        {"points": 4, "card": "end-colours", "count": 1, "colours": ["pink", "blue"]},
        {"points": 12, "card": "end-idol", "count": 2},
    ]


def test_turns_and_rounds_are_told_by_number() -> None:
    game = engine.new_game("lost-temple", players=2, options={"first": 0})
    events = game.listen()
    play(game, *["pack pink"] * 4)
    turns = [(event["seat"], event["round"]) for event in events if event["kind"] == "turn"]
    assert turns == [(1, 0), (0, 1)]
    game = Situation().last_tile("scoring+2").tent(False).game()
    events = game.listen()
    play(game, "take scoring+2", "done", "rest")
    assert [event["round"] for event in events if event["kind"] in ("round", "turn")] == [2, 2]


def test_tent_and_tile_points() -> None:
    assert told(Situation(), "tent", "tent key") == [{}]
    assert told(Situation().icons("scoring+2"), "points", "points") == [{"points": 2, "reason": "tile"}]
    scored = told(Situation().icons("scoring+2").flag("a1"), "points", "score pink")
    assert scored == [{"points": 2, "reason": "scoring", "colour": "pink"}]
    bought = told(Situation().tent(False).exploring(), "points", "rescue pink")
    assert bought == [{"points": -10, "reason": "rescue"}]
