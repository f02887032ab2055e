"""The icons of an action tile, each with its choices, in any order or declined."""

from __future__ import annotations

import itertools

import pytest

import engine
from engine.core.chance import Chance
from engine.lost_temple import components as box
from engine.tools.policies import random
from tests.engine.lost_temple.situation import Situation, mine
from tests.engine.playing import legal, play, refused

TENT = {"tent key"}


def after(tile: str) -> Situation:
    """A tile was just taken, and there is no tent to distract."""
    return Situation(players=4).tent(False).icons(tile)


def test_every_tile_of_the_rules_is_there() -> None:
    assert len(box.TILES) == 24
    assert sum(players == 2 for players in box.TILE_PLAYERS) == 16
    assert sum(players == 3 for players in box.TILE_PLAYERS) == 5
    assert sum(players == 4 for players in box.TILE_PLAYERS) == 3


def test_a_coloured_key_goes_to_the_camp_or_the_backpack() -> None:
    game = after("room+pink").game()
    assert legal(game, "key") == {"key pink camp", "key pink backpack"}
    assert refused(game, "key blue camp") == "other-key"
    assert mine(play(game.copy(), "key pink camp"))["camp"] == {"pink": 1}
    assert mine(play(game.copy(), "key pink backpack"))["backpack"] == {"pink": 1}


def test_a_coloured_key_that_ran_out_becomes_any_key() -> None:
    situation = after("room+pink").camp("pink pink pink pink", seat=1).camp("pink pink pink", seat=2)
    game = situation.game()
    assert legal(game, "key") == {
        f"key {colour} {store}"
        for colour in ("blue", "green", "yellow", "brown")
        for store in ("camp", "backpack")
    }
    assert refused(game, "key pink camp") == "no-key-left"


def test_a_key_in_the_camp_never_goes_to_the_backpack_nor_the_other_way() -> None:
    gained = dict.fromkeys(("camp", "backpack"), 0)
    for seed in range(6):
        game = engine.new_game("lost-temple", seed=seed)
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            before = game.position()["players"]
            action = random(game, chance)
            game.apply(action)
            for old, new in zip(before, game.position()["players"], strict=True):
                for colour in box.COLOURS:
                    camp, backpack = (
                        new[store].get(colour, 0) - old[store].get(colour, 0) for store in ("camp", "backpack")
                    )
                    assert camp >= 0, "nothing leaves the camp"
                    assert backpack >= 0 or action.verb.name == "pay", "only the forest takes a key"
                    gained["camp"] += camp
                    gained["backpack"] += max(0, backpack)
    assert min(gained.values()) > 40


def test_no_keys_at_all_give_nothing() -> None:
    situation = after("pink+2")
    for i, colour in enumerate(box.COLOURS):
        situation.camp(" ".join([colour] * 7), seat=1 + i % 3)
    game = situation.game()
    assert legal(game) == {"points", "done"}
    play(game, "points")
    assert "rest" in legal(game)


def test_any_key_offers_every_colour_in_stock() -> None:
    game = after("sanctuary+any").game()
    assert len(legal(game, "key")) == 10
    play(game, "key brown backpack")
    assert not legal(game, "key")
    assert refused(game, "key blue camp") == "no-icon"


def test_icons_can_be_used_in_any_order() -> None:
    for order in itertools.permutations(["look treasures 1", "passage", "points"]):
        game = after("treasure+passage+1").game()
        for move in order:
            play(game, move)
            if move.startswith("look"):
                play(game, sorted(legal(game, "keep"))[0])
        player = mine(game)
        assert (player["score"], player["passages"], sum(player["treasures"].values())) == (1, 1, 1)
        assert "rest" in legal(game)


def test_each_icon_is_used_once_and_the_rest_may_be_declined() -> None:
    game = play(after("treasure+passage+1").game(), "passage")
    assert refused(game, "passage") == "no-icon"
    play(game, "done")
    assert mine(game)["score"] == 0
    assert "rest" in legal(game)


def test_the_double_treasure_tile_is_used_twice() -> None:
    for piles in ((2, 2), (1, 3)):
        game = after("treasure+treasure").game()
        for pile in piles:
            play(game, f"look treasures {pile}")
            play(game, sorted(legal(game, "keep"))[0])
        assert sum(mine(game)["treasures"].values()) == 2
        left = [len(pile) for pile in game.position()["treasures"]["piles"]]
        assert left == [size - piles.count(number) for number, size in enumerate((9, 8, 8), 1)]
        assert "rest" in legal(game)


def test_a_passage_while_the_stock_lasts() -> None:
    situation = after("passage+3")
    assert mine(play(situation.game(), "passage"))["passages"] == 1
    game = situation.passages(8, seat=1).game()
    assert refused(game, "passage") == "no-passages-left"


@pytest.mark.parametrize(("tile", "points"), [("sanctuary+2", 2), ("treasure+passage+1", 1), ("passage+3", 3)])
def test_points_are_scored(tile: str, points: int) -> None:
    assert mine(play(after(tile).game(), "points"))["score"] == points


def test_scoring_counts_the_doors_of_ones_rooms_of_a_colour() -> None:
    situation = after("scoring+2").flag("a2").flag("e4").flag("a1").flag("e5", seat=1)
    for colour, doors in (("blue", 3), ("pink", 2), ("green", 0)):
        assert mine(play(situation.game(), f"score {colour}"))["score"] == doors


def test_the_scoring_icon_gives_nothing_to_others() -> None:
    situation = after("scoring+2").flag("a2").flag("e4", seat=1).flag("a2", seat=2, space=None)
    assert play(situation.game(), "score blue").scores == [1, 0, 0, 0]


def test_scoring_counts_a_room_whose_bonus_somebody_else_took() -> None:
    game = after("scoring+2").flag("e4", seat=1).flag("e4", space=None).game()
    assert mine(play(game, "score blue"))["score"] == 2


def test_an_icon_the_tile_does_not_have_is_refused() -> None:
    game = after("scoring+2").game()
    for move in ("passage", "look cards", "look rooms", "look treasures 1", "sanctuary b2", "key pink camp"):
        assert refused(game, move) == "no-icon", move


def test_icons_wait_for_their_tile() -> None:
    game = Situation().game()
    for move in (
        "passage",
        "look cards",
        "look rooms",
        "points",
        "score pink",
        "sanctuary b2",
        "key pink camp",
        "done",
    ):
        assert refused(game, move) == "another-decision", move
