"""The tent, and every special card at every moment it may be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import Game
from engine.lost_temple import components as box
from tests.engine.lost_temple.situation import END, EXPLORE, PIROGUE, Situation, mine
from tests.engine.playing import legal, play, refused

# Tent -----------------------------------------------------------------------------------------


def test_the_tent_gives_a_key_of_any_colour_into_the_backpack() -> None:
    game = Situation().game()
    play(game, "tent key")
    assert legal(game) == {f"key {colour} backpack" for colour in box.COLOURS}
    assert refused(game, "key pink camp") == "backpack-only"
    play(game, "key yellow backpack")
    assert (mine(game)["backpack"], mine(game)["tent"]) == ({"yellow": 1}, False)
    assert refused(game, "tent key") == "tent-used"
    assert refused(game, "tent exploration") == "tent-used"


def test_the_tent_gives_an_exploration_before_the_pirogue_phase() -> None:
    game = Situation().backpack("pink").game()
    play(game, "tent exploration", "go a1", "dig")
    assert game.position()["steps"] == [END, EXPLORE, PIROGUE]
    assert mine(game)["tent"] is False


def test_the_tent_gives_an_exploration_after_the_explorer_phase() -> None:
    game = Situation().backpack("pink").exploring().game()
    play(game, "go a1", "dig", "tent exploration", "go e5", "dig")
    assert mine(game)["flags"] == ["a1", "e5"]
    assert game.to_move == 1


def test_the_tent_gives_an_exploration_between_two_icons() -> None:
    game = Situation().backpack("pink").icons("scoring+2").game()
    play(game, "points", "tent exploration", "go a1", "dig", "score pink")
    assert mine(game)["flags"] == ["a1"]
    assert mine(game)["score"] == 2 + (3 + 2) + 2, "the tile, the excavation, and its doors scored after it"
    assert game.position()["steps"] == [END, EXPLORE]


def test_an_exploration_between_icons_leaves_the_others_as_they_were() -> None:
    game = Situation().backpack("pink").icons("treasure+passage+1", "2").game()
    decision = legal(game)
    play(game, "tent exploration", "go a1", "dig")
    assert legal(game) == decision - {"tent exploration", "tent key"}
    assert game.position()["steps"][-1] == {"step": "icons", "tile": "treasure+passage+1", "used": ["2"]}


def test_the_tent_gives_no_exploration_while_the_explorer_phase_is_under_way() -> None:
    game = Situation().backpack("pink").exploring().game()
    assert refused(game, "tent exploration") == "exploration-not-now"
    play(game, "go a1")
    assert refused(game, "tent exploration") == "exploration-not-now"


def test_the_tent_gives_no_key_when_none_is_left() -> None:
    situation = Situation(players=4)
    for i, colour in enumerate(box.COLOURS):
        situation.camp(" ".join([colour] * 7), seat=1 + i % 3)
    game = situation.game()
    assert refused(game, "tent key") == "no-keys-left"
    assert "tent exploration" in legal(game)


def test_the_tents_key_waits_for_a_delivery_that_has_to_be_made() -> None:
    game = play(Situation().treasures("mask").cards("delivery-anywhere").game(), "play delivery-anywhere")
    assert refused(game, "tent key") == "another-decision"


def test_three_explorations_in_one_turn_with_the_card() -> None:
    game = Situation().backpack("pink blue").cards("exploration").game()
    play(game, "tent exploration", "go a1", "dig", "play exploration", "go a2", "dig")
    play(game, *sorted(legal(game, "take"))[:1])
    play(game, "done", "go e5", "dig")
    assert mine(game)["flags"] == ["a1", "a2", "e5"]


def test_the_short_game_has_no_tent() -> None:
    game = Situation(short_game=True).game()
    assert not legal(game, "tent")
    assert refused(game, "tent key") == "no-tent"
    assert refused(game, "tent exploration") == "no-tent"


def test_the_tent_is_not_used_in_the_last_turn() -> None:
    game = Situation().last_turn().game()
    assert not legal(game, "tent")
    assert refused(game, "tent key") == "tent-last-turn"


def test_the_tents_key_can_still_pay_for_the_forest() -> None:
    game = play(Situation().site(5).tile("scoring+2", 1).game(), "take scoring+2")
    play(game, "tent key", "key pink backpack")
    assert legal(game) == {"pay pink"}


# Cards ----------------------------------------------------------------------------------------

MOMENTS: dict[str, tuple[Callable[[Situation], Situation], tuple[str, ...]]] = {
    "pirogue": (lambda at: at, ()),
    "a seaplane": (lambda at: at.site(1).tile("scoring+2", 2), ("take scoring+2",)),
    "the forest": (lambda at: at.site(5).tile("scoring+2", 1), ("take scoring+2",)),
    "icons": (lambda at: at.icons("scoring+2"), ()),
    "looking at three": (lambda at: at.icons("room+pink"), ("look rooms",)),
    "a room in hand": (
        lambda at: at.icons("room+pink").top("rooms", "pink-bend"),
        ("look rooms", "keep pink-bend"),
    ),
    "explorer": (lambda at: at.exploring(), ()),
    "arrived": (lambda at: at.backpack("pink").exploring(), ("go a1",)),
    "choosing a pile": (lambda at: at.at("s6").exploring(), ("dig",)),
    "stepping back": (lambda at: at.passages(1).exploring(), ("go s1 by out 1 token", "dig")),
    # A turn ends by itself when nothing can be done, so at its end the tent is still there.
    "end of turn": (lambda at: at.tent(True).exploring(), ("rest",)),
}


def at_moment(moment: str, card: str) -> Game[Any]:
    """A game at a moment of a turn, with a treasure, this card and no tent."""
    prepare, moves = MOMENTS[moment]
    return play(prepare(Situation().tent(False).treasures("mask").cards(card)).game(), *moves)


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_any_key_card_at_any_moment_for_camp_or_backpack(moment: str) -> None:
    game = at_moment(moment, "any-key")
    decision = legal(game) - {"play any-key"}
    play(game, "play any-key")
    assert legal(game) == {f"key {colour} {store}" for colour in box.COLOURS for store in ("camp", "backpack")}
    play(game, "key pink camp")
    assert mine(game)["camp"] == {"pink": 1}
    assert game.position()["cards"]["discards"] == ["any-key"]
    # With the card gone nothing can be excavated any more, so the explorer may now buy a key.
    rescue = {f"rescue {colour}" for colour in box.COLOURS} if moment == "explorer" else set()
    assert legal(game) == decision | rescue


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_delivery_anywhere_card_at_any_moment(moment: str) -> None:
    assert "play delivery-anywhere" in legal(at_moment(moment, "delivery-anywhere"))


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_exploration_card_while_nothing_else_is_under_way(moment: str) -> None:
    game = at_moment(moment, "exploration")
    before = game.position()["steps"]
    if moment in ("pirogue", "icons", "end of turn"):
        play(game, "play exploration")
        assert game.position()["steps"] == [*before, EXPLORE]
        play(game, "rest")
        assert game.position()["steps"] == before
        assert game.position()["cards"]["discards"] == ["exploration"]
    else:
        assert refused(game, "play exploration") == "exploration-not-now"


def test_an_exploration_card_waits_for_a_key() -> None:
    game = play(Situation().cards("exploration").game(), "tent key")
    assert refused(game, "play exploration") == "another-decision"


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_forest_free_card_in_the_forest(moment: str) -> None:
    game = at_moment(moment, "forest-free")
    if moment == "the forest":
        play(game, "play forest-free")
        assert (mine(game)["score"], game.position()["steps"][-1]["step"]) == (0, "icons")
    else:
        assert refused(game, "play forest-free") == "card-not-now"


@pytest.mark.parametrize("card", ["delivery-plus-two", "delivery-several-types"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_delivery_cards_at_a_seaplane(moment: str, card: str) -> None:
    assert (f"play {card}" in legal(at_moment(moment, card))) == (moment == "a seaplane")


def test_a_card_is_needed() -> None:
    game = Situation().game()
    for card in ("exploration", "any-key", "forest-free", "delivery-plus-two", "delivery-anywhere"):
        assert refused(game, f"play {card}") == "no-card"


def test_an_any_key_card_needs_a_key_in_stock() -> None:
    situation = Situation(players=4).cards("any-key")
    for i, colour in enumerate(box.COLOURS):
        situation.camp(" ".join([colour] * 7), seat=1 + i % 3)
    assert refused(situation.game(), "play any-key") == "no-keys-left"


def test_the_key_of_a_card_opens_a_door_at_once() -> None:
    game = Situation().cards("any-key").exploring().game()
    assert not legal(game, "go")
    play(game, "play any-key", "key blue backpack")
    assert legal(game, "go") == {"go a2", "go e4"}


def test_cards_can_be_played_in_the_last_turn() -> None:
    game = Situation().backpack("pink").cards("exploration any-key secret-passage").last_turn().game()
    play(
        game,
        "go s1 by out 1 card",
        "dig",
        "back",
        "play any-key",
        "key blue backpack",
        "play exploration",
        "go a2",
    )
    play(game, "dig")
    assert mine(game)["score"] == 10 + 6
    assert game.to_move is None


def test_end_cards_are_never_played() -> None:
    for card in ("end-five-points", "end-colours", "end-idol", "secret-passage"):
        with pytest.raises(ValueError, match="does not fit"):
            play(Situation().cards(card).game(), f"play {card}")


def test_another_players_cards_are_not_mine() -> None:
    assert not legal(Situation().cards("any-key exploration", seat=1).game(), "play")
