"""A game imagined from a view: what the seat sees is the same, and what is hidden is dealt from what is left."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import Game
from tests.engine.lost_temple.situation import END, EXPLORE, PIROGUE, Situation, mine
from tests.engine.playing import Change, drop, legal, play, set_in

SEEDS = range(4)


def agrees(game: Game[Any]) -> bool:
    """Whether everybody can imagine games that look the same from where they sit."""
    views = [game.view(seat) for seat in range(game.players)]
    return all(engine.imagine(view, seed).view(view["seat"]) == view for view in views for seed in SEEDS)


def rich(**options: Any) -> Situation:
    """Everybody has something of everything."""
    situation = Situation(players=3, **options).treasures("mask jade").treasures("mask vase vase", seat=1)
    situation.cards("end-idol").cards("exploration any-key", seat=1).cards("end-idol", seat=2)
    situation.backpack("pink").backpack("blue blue", seat=2).camp("pink brown").camp("green green", seat=1)
    return situation.camp("yellow", seat=2).discards("forest-free").room("c3", "pink-sanctuary")


def test_hands_and_camps_are_dealt_anew_and_piles_keep_their_sizes() -> None:
    assert agrees(rich().game())
    assert agrees(engine.new_game("lost-temple", players=4, seed=3))


def test_treasures_face_up_and_delivered_are_not_dealt_again() -> None:
    assert agrees(engine.new_game("lost-temple", players=2, options={"more_control": True}))
    game = rich().tile("scoring+2", 2).site(1).game()
    assert agrees(play(game, "take scoring+2", "deliver mask 1"))


@pytest.mark.parametrize("pile", [1, 2, 3])
def test_who_looks_at_treasures_knows_the_top_of_that_pile(pile: int) -> None:
    game = play(rich().tent(False).icons("treasure+any").game(), f"look treasures {pile}")
    assert agrees(game)
    seen = game.view(0)["seen"]
    assert len(seen) == 3
    for seed in SEEDS:
        piles = engine.imagine(game.view(0), seed).position()["treasures"]["piles"]
        assert piles[pile - 1][:3] == seen


def test_who_looks_at_cards_or_rooms_knows_those_on_top() -> None:
    cards = play(rich().tent(False).icons("card+any").game(), "look cards")
    rooms = play(rich().tent(False).icons("room+pink").game(), "look rooms")
    assert agrees(cards)
    assert agrees(rooms)
    for seed in SEEDS:
        assert engine.imagine(cards.view(0), seed).position()["cards"]["deck"][:3] == cards.view(0)["seen"]
        assert engine.imagine(rooms.view(0), seed).position()["rooms"][:3] == rooms.view(0)["seen"]
    kept = rooms.view(0)["seen"][0]
    assert agrees(play(rooms, f"keep {kept}"))


def test_everything_is_somewhere_and_nowhere_twice() -> None:
    position = engine.imagine(rich().game().view(0), 7).position()
    cards = position["cards"]["deck"] + position["cards"]["discards"]
    cards += [
        name for player in position["players"] for name, count in player["cards"].items() for _ in range(count)
    ]
    assert (len(cards), cards.count("end-idol"), cards.count("any-key")) == (13, 2, 1)
    assert len(set(position["rooms"])) == 10
    assert sorted(position["sanctuaries"]) == sorted(
        f"{colour}-sanctuary" for colour in ("blue", "green", "yellow", "brown", "multicoloured")
    )


def test_other_seeds_deal_other_hands_and_another_future() -> None:
    view = rich().game().view(0)
    worlds = [engine.imagine(view, seed).position() for seed in range(8)]
    for deal in (
        lambda world: str(world["players"][1]["camp"]),
        lambda world: str(world["players"][1]["treasures"]),
        lambda world: str(world["cards"]["deck"]),
        lambda world: str(world["rooms"]),
        lambda world: str(world["sanctuaries"]),
        lambda world: world["chance"],
    ):
        assert len({deal(world) for world in worlds}) > 1
    assert len({world["sanctuaries"][0] for world in worlds}) == 1  # the next one lies face up


def several_types_under_way(hidden: str = "mask mask mask mask") -> Game[Any]:
    """Seat 0 has delivered a mask, and goes on with the jade that is left; seat 1 holds whatever is not hidden."""
    situation = Situation(players=3).discards("delivery-anywhere delivery-several-types").treasures("jade")
    treasures = situation.data["treasures"]
    known = [treasure for pile in treasures["piles"] for treasure in pile]
    known.remove("mask")
    treasures["delivered"] = {"mask": 1}
    for treasure in hidden.split():
        known.remove(treasure)
    situation.player(1)["treasures"] = {treasure: known.count(treasure) for treasure in set(known)}
    treasures["piles"] = [hidden.split(), [], []]
    steps = {"optional": False, "plus_two": False, "several": True, "types": ["mask"]}
    return situation.steps(END, EXPLORE, PIROGUE, {"step": "delivery", **steps}).game()


def test_who_goes_on_with_a_delivery_holds_a_type_that_is_not_delivered_yet() -> None:
    game = several_types_under_way()
    assert legal(game) == {"deliver jade 1", "delivered"}
    assert agrees(game)
    view = game.view(1)
    for seed in range(12):
        imagined = engine.imagine(view, seed)
        assert mine(imagined)["treasures"] == {"jade": 1}, "only the jade is left to be delivered"
    # With a second jade in the piles either may be the one; the piles get what is left.
    for seed in SEEDS:
        imagined = engine.imagine(several_types_under_way("mask mask jade").view(1), seed)
        assert mine(imagined)["treasures"] == {"jade": 1}
        assert sorted(imagined.position()["treasures"]["piles"][0]) == ["jade", "mask", "mask"]


def test_all_that_is_hidden_with_the_one_who_delivers() -> None:
    game = several_types_under_way("")
    assert agrees(game)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            [set_in("players", 0, "treasures", value=0), set_in("treasures", "piles", 0, value=5)],
            'there is nothing to decide at "delivery"',
        ),
        (
            [set_in("players", 1, "treasures", "jade", value=5), set_in("treasures", "piles", 0, value=3)],
            'there is nothing to decide at "delivery"',
        ),
        ([set_in("players", 0, "treasures", value=6)], "treasures: should be a whole number from 0 to 5"),
        ([set_in("turn", value=3)], "view.turn: should be a whole number from 0 to 2"),
    ],
    ids=["nothing held", "no other type left", "too many", "no such turn"],
)
def test_a_delivery_that_cannot_go_on_is_nobodys_view(changes: list[Change], sentence: str) -> None:
    view = several_types_under_way().view(1)
    for change in changes:
        change(view)
    with pytest.raises(engine.PositionError) as caught:
        engine.imagine(view, 1)
    assert sentence in str(caught.value)


def test_after_the_end_everything_is_known() -> None:
    situation = Situation(players=3).treasures("mask").camp("pink", seat=1).cards("end-idol", seat=2).last_turn(2)
    game = play(situation.game(), "rest", "end turn", "rest", "rest")
    assert game.to_move is None
    assert agrees(game)


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_whoever_has_the_turn(turn: int) -> None:
    assert agrees(Situation(players=3).camp("pink", seat=turn).last_turn(turn).game())


DAMAGES: dict[str, tuple[Change, str]] = {
    "no such seat": (set_in("seat", value=3), "view.seat: should be"),
    "a room too many": (set_in("rooms", value=11), "view.rooms: should be 10, by what lies elsewhere"),
    "a card too few": (set_in("cards", "deck", value=7), "view.cards.deck: should be"),
    "a truth for a pile": (set_in("rooms", value=True), "view.rooms: should be 10"),
    "a sanctuary too many": (set_in("sanctuaries", "left", value=6), "view.sanctuaries.left: should be 5"),
    "no next sanctuary": (set_in("sanctuaries", "next", value=None), "should be a sanctuary while there are any"),
    "too many keys": (set_in("players", 0, "camp", value={"brown": 2}), "there are not so many of brown"),
    "too many treasures": (set_in("players", 1, "treasures", value=24), "treasures: should be"),
    "no prices": (drop("prices"), "view: lacks 'prices'"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_view_that_is_nobodys_is_refused_with_what_and_where(name: str) -> None:
    change, sentence = DAMAGES[name]
    view = rich().game().view(0)
    change(view)
    with pytest.raises(engine.PositionError) as caught:
        engine.imagine(view, 1)
    assert sentence in str(caught.value)


def test_all_keys_of_a_colour_can_be_seen() -> None:
    game = Situation().camp("pink pink pink").backpack("pink pink pink pink", seat=1).game()
    assert agrees(game)
