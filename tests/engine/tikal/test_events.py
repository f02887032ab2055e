"""Events: what listeners are told, so that a table can show it."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.engine.playing import play
from tests.engine.tikal.situation import Situation


def told(situation: Situation, *moves: str) -> list[dict[str, Any]]:
    game = situation.game()
    events = game.listen()
    play(game, *moves)
    return events


def test_a_move_tells_its_route_and_what_it_costs() -> None:
    assert told(Situation().workers("a4"), "move worker a4 b4") == [
        {
            "kind": "move",
            "seat": 0,
            "member": "worker",
            "route": ["a4", "base", "b4"],
            "secret": [False, False, False],
            "cost": 3,
        }
    ]


def test_work_tells_what_came_of_it() -> None:
    situation = Situation().tile("c4", "ruin-4-201000", treasures="frog sun").workers("c4").workers("a4", 2)
    events = told(situation, "uncover a4", "recover c4", "guard a4 worker")
    assert events == [
        {"kind": "uncover", "seat": 0, "place": "a4", "value": 2},
        {"kind": "recover", "seat": 0, "place": "c4", "treasure": "frog", "left": 1},
        {
            "kind": "guard",
            "seat": 0,
            "place": "a4",
            "member": "worker",
            "value": 2,
            "workers_removed": 1,
            "leader_removed": False,
        },
    ]


def test_bringing_in_camps_and_exchanges_are_told() -> None:
    situation = Situation().treasures("frog").treasures("sun", seat=1)
    assert told(situation, "bring leader base", "camp b4", "exchange frog sun orange") == [
        {"kind": "bring", "seat": 0, "member": "leader", "place": "base"},
        {"kind": "camp", "seat": 0, "place": "b4"},
        {"kind": "exchange", "seat": 0, "gave": "frog", "took": "sun", "other": 1},
    ]


def held(place: str, *strengths: int, guarded: bool = False) -> dict[str, object]:
    """A temple that is scored, and how strong the seats are there; the others are not."""
    return {"place": place, "guarded": guarded, "strengths": [*strengths, 0]}


def test_a_volcano_is_announced_and_each_reason_for_points_is_told() -> None:
    situation = Situation().scoring("volcano", 1).workers("a4").guard("b5").treasures("sun sun")
    events = told(situation, "end turn")
    assert events[:3] == [
        {"kind": "points", "seat": 0, "points": 1, "reason": "temple", **held("a4", 1)},
        {"kind": "points", "seat": 0, "points": 1, "reason": "temple", **held("b5", 0, guarded=True)},
        {"kind": "points", "seat": 0, "points": 3, "reason": "treasures", "sets": {"sun": 2}},
    ]
    assert events[3] == {"kind": "turn", "seat": 1, "scoring": "volcano"}


def test_who_leaves_the_game_for_a_guard_is_told() -> None:
    situation = Situation().workers("a4", 3).leader("a4")
    (by_worker,), (by_leader,) = told(situation, "guard a4 worker"), told(situation, "guard a4 leader")
    assert (by_worker["workers_removed"], by_worker["leader_removed"]) == (2, True)
    assert (by_leader["workers_removed"], by_leader["leader_removed"]) == (3, False)
    (alone,) = told(Situation().leader("a4"), "guard a4 leader")
    assert (alone["workers_removed"], alone["leader_removed"]) == (0, False)


@pytest.mark.parametrize(
    ("tile", "buried"), [("ruin-4-201000", 4), ("temple-3-300000", 0), ("clearing-110100", 0)]
)
def test_a_tile_is_told_with_the_treasures_it_receives(tile: str, buried: int) -> None:
    assert told(Situation().hold(tile), "place c4 turn 1")[0] == {
        "kind": "place",
        "seat": 0,
        "tile": tile,
        "place": "c4",
        "rotation": 1,
        "buried": buried,
    }


def test_an_auction_is_told_bid_by_bid() -> None:
    game = engine.new_game("tikal", players=2, options={"auction": True, "first": 0})
    events = game.listen()
    shown = game.position()["auction"]["shown"]
    play(game, "bid 2", "bid 3", "pass", f"choose {shown[0]}")
    assert events == [
        {"kind": "bid", "seat": 0, "points": 2},
        {"kind": "bid", "seat": 1, "points": 3},
        {"kind": "pass", "seat": 0},
        {"kind": "win", "seat": 1, "price": 3},
        {"kind": "points", "seat": 1, "points": -3, "reason": "bid"},
        {"kind": "choose", "seat": 1, "tile": shown[0]},
    ]


def test_points_told_add_up_to_the_scores_and_tiles_told_to_the_board() -> None:
    kinds = set()
    for seed, auction in enumerate((False, True)):
        game = engine.new_game("tikal", players=3, seed=seed, options={"auction": auction})
        start = game.scores
        events = game.listen()
        first = game.position()["tile"]
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            game.apply(random(game, chance))
        for seat in range(3):
            points = sum(e["points"] for e in events if e["kind"] == "points" and e["seat"] == seat)
            assert start[seat] + points == game.scores[seat]
        placed = [event["place"] for event in events if event["kind"] == "place"]
        assert set(placed) | {"base", "a4", "b4", "b5"} == set(game.position()["board"])
        drawn = [event["tile"] for event in events if event["kind"] in ("draw", "choose")]
        assert len(drawn) + (first is not None) == 36
        assert sum(event["kind"] == "volcano" for event in events) == 3
        assert events[-1] == {"kind": "over", "seat": events[-1]["seat"], "winners": game.winners}
        kinds |= {event["kind"] for event in events}
    assert {"draw", "show", "place", "turn", "volcano", "bid", "pass", "win", "choose", "over"} <= kinds
