"""Placing tiles: next to something explored, with a path, turned as one likes."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import Game
from tests.engine.playing import legal, play, refused
from tests.engine.tikal.situation import Situation, left


def spaces(game: Game[Any]) -> set[str]:
    return {text.split()[1] for text in legal(game, "place")}


def test_a_tile_goes_next_to_an_explored_hex() -> None:
    game = Situation().hold("clearing-110100").game()
    assert spaces(game) == {"a3", "b3", "c4", "c5"}
    assert refused(game, "place d3") == "nothing-beside"
    assert refused(game, "place a4") == "explored-already"


def test_a_stone_on_the_explored_hex_is_path_enough() -> None:
    # b4 has a stone towards c4, so the tile may turn any side to it.
    game = Situation().hold("clearing-300000").game()
    assert len(legal(game, "place c4")) == 6


def test_without_a_stone_on_the_explored_hex_the_tile_has_to_bring_one() -> None:
    # c3 is next to c4 (S), and to nothing else that is explored; c4 has no stones towards the north.
    situation = Situation().tile("c4", "clearing-201000", rotation=2)  # stones SE and SW
    game = situation.hold("temple-1-210000").game()
    # Two stones N and one NE when not turned: the southern side has them after three turns and after two.
    assert legal(game, "place c3") == {"place c3 turn 2", "place c3 turn 3"}
    assert refused(game, "place c3") == "no-path"


def test_a_path_to_one_neighbour_is_enough() -> None:
    # b3 touches a4 (stone) and b4 (stone): the tile needs none of its own.
    game = Situation().hold("ruin-4-201000").game()
    assert len(legal(game, "place b3")) == 6


def test_a_volcano_is_no_neighbour_to_lead_a_path_from() -> None:
    situation = Situation().tile("c4", "clearing-110100").tile("d3", "volcano")
    game = situation.hold("clearing-201000").game()
    # e3 touches only the volcano.
    assert refused(game, "place e3") == "no-path"
    assert "e3" not in spaces(game)


def test_a_volcano_needs_no_path_only_an_explored_hex() -> None:
    situation = Situation().tile("c4", "clearing-201000", rotation=2).tile("c3", "volcano")
    game = situation.hold("volcano").game()
    # d2 and c2 touch the first volcano alone.
    assert {"c2", "d2"} <= spaces(game)
    assert refused(game, "place e1") == "nothing-beside"


def test_turns_that_look_the_same_are_one_choice() -> None:
    game = Situation().hold("clearing-101010").game()
    assert legal(game, "place c4") == {"place c4", "place c4 turn 1"}
    assert refused(game, "place c4 turn 2") == "same-rotation"
    volcano = Situation().hold("volcano").game()
    assert legal(volcano, "place c4") == {"place c4"}
    assert refused(volcano, "place c4 turn 1") == "same-rotation"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_ruin_receives_as_many_treasures_as_it_shows_from_the_top(count: int) -> None:
    tile = {4: "ruin-4-201000", 3: "ruin-3-300000", 2: "ruin-2-200001"}[count]
    situation = Situation().hold(tile)
    pile = list(situation.data["treasures"])
    game = play(situation.game(), "place c4")
    assert game.position()["board"]["c4"]["treasures"] == pile[:count]
    assert game.position()["treasures"] == pile[count:]


def test_a_temple_has_the_value_it_shows() -> None:
    game = play(Situation().hold("temple-3-200100").game(), "place c4")
    assert game.position()["board"]["c4"]["value"] == 3


def test_the_value_that_a_temple_shows_takes_no_floor_from_the_supply() -> None:
    game = Situation().hold("temple-3-200100").game()
    before = game.position()["floors"]
    assert play(game, "place c4").position()["floors"] == before


def test_placing_brings_ten_action_points() -> None:
    game = play(Situation().hold("clearing-110100").game(), "place c4")
    assert (left(game), game.to_move) == (10, 0)
    assert refused(game, "place c5") == "another-decision"


def walled_garden() -> Game[Any]:
    """A game played up to its last tile: two volcanoes shut off a1, and every other space is full."""
    game = engine.new_game("tikal", players=2, seed=1, options={"edition": "1999", "first": 0})
    kept_free = {"a1", "a2", "b1"}
    while len(game.position()["stack"]) or game.position()["phase"] == "place":
        choices = [str(action) for action in game.legal_actions()]
        if game.position()["phase"] == "act":
            play(game, "end turn")
        elif game.position()["tile"] == "volcano" and {"place a2", "place b1"} & set(choices):
            play(game, next(choice for choice in ("place a2", "place b1") if choice in choices))
        else:
            possible = [choice for choice in choices if choice.split()[1] not in kept_free]
            play(game, min(possible, key=lambda choice: choice.split()[1][1] + choice.split()[1][0]))
    return game


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_turn_goes_on() -> None:
    game = walled_garden()
    data = game.position()
    assert len(data["board"]) == 39
    assert "a1" not in data["board"]
    assert len(data["out"]) == 1
    assert (data["tile"], data["phase"], data["action_points"], data["scoring"]) == (None, "act", 10, "none")
    # It was the last tile: the final scoring follows all the same.
    assert play(game, "end turn").position()["scoring"] == "final"
