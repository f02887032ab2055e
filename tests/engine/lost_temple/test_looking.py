"""Looking at three treasures, cards or rooms, and keeping one."""

from __future__ import annotations

from tests.engine.lost_temple.situation import Situation, mine
from tests.engine.playing import legal, play, refused


def after(tile: str) -> Situation:
    return Situation(players=4).tent(False).icons(tile)


def test_one_of_the_first_three_treasures_is_kept_and_the_rest_go_back_in_order() -> None:
    game = after("treasure+any").piles("jade", "mask", "vase", "mask").game()
    play(game, "look treasures 1")
    assert game.view(0)["seen"] == ["jade", "mask", "vase"]
    assert legal(game) == {"keep jade", "keep mask", "keep vase"}
    play(game, "keep mask")
    assert game.position()["treasures"]["piles"][0][:3] == ["jade", "vase", "mask"]
    assert mine(game)["treasures"] == {"mask": 1}


def test_only_what_is_seen_can_be_kept() -> None:
    game = play(after("treasure+any").piles("jade", "mask", "vase", "calendar").game(), "look treasures 1")
    assert refused(game, "keep calendar") == "not-seen"


def test_equal_treasures_are_one_choice() -> None:
    game = play(after("treasure+any").piles("jade", "jade", "vase").game(), "look treasures 1")
    assert legal(game) == {"keep jade", "keep vase"}


def test_a_pile_with_less_than_three() -> None:
    situation = after("treasure+any")
    pile = situation.data["treasures"]["piles"][2]
    while len(pile) > 2:
        situation.data["treasures"]["delivered"][pile[0]] = (
            situation.data["treasures"]["delivered"].get(pile[0], 0) + 1
        )
        del pile[0]
    game = play(situation.game(), "look treasures 3")
    assert len(game.view(0)["seen"]) == 2
    play(game, *sorted(legal(game))[:1])
    assert len(game.position()["treasures"]["piles"][2]) == 1


def test_an_empty_pile_is_refused() -> None:
    situation = after("treasure+any")
    delivered = situation.data["treasures"]["delivered"]
    for treasure in situation.data["treasures"]["piles"][2]:
        delivered[treasure] = delivered.get(treasure, 0) + 1
    situation.data["treasures"]["piles"][2] = []
    game = situation.game()
    assert legal(game, "look") == {"look treasures 1", "look treasures 2"}
    assert refused(game, "look treasures 3") == "empty-pile"


def test_one_of_the_first_three_cards_is_kept() -> None:
    game = after("card+any").top("deck", "end-idol", "any-key", "forest-free").game()
    play(game, "look cards")
    assert game.view(0)["seen"] == ["end-idol", "any-key", "forest-free"]
    play(game, "keep any-key")
    assert mine(game)["cards"] == {"any-key": 1}
    assert game.position()["cards"]["deck"][:2] == ["end-idol", "forest-free"]


def test_a_card_can_be_played_at_once() -> None:
    game = play(after("card+any").top("deck", "any-key").game(), "look cards", "keep any-key")
    assert "play any-key" in legal(game)


def test_discards_are_not_shuffled_again() -> None:
    situation = after("card+any")
    for card in list(situation.data["cards"]["deck"]):  # end cards are never played, so somebody holds them
        situation.cards(card, seat=1) if card.startswith("end-") else situation.discards(card)
    game = situation.game()
    assert refused(game, "look cards") == "empty-pile"


def test_a_room_is_chosen_then_placed_on_any_empty_cell_in_any_orientation() -> None:
    game = after("room+pink").top("rooms", "blue-bend", "green-wide", "pink-bend").game()
    play(game, "look rooms")
    assert legal(game) == {"keep blue-bend", "keep green-wide", "keep pink-bend"}
    assert refused(game, "keep pink-wide") == "not-seen"
    play(game, "keep green-wide")
    assert len(legal(game)) == 17 * 6
    assert refused(game, "place a1 0") == "cell-taken"
    play(game, "place c3 4")
    assert game.position()["temple"]["c3"] == {"room": "green-wide", "rotation": 4, "spaces": [None]}
    assert game.position()["rooms"][:2] == ["blue-bend", "pink-bend"]


def test_no_rooms_left() -> None:
    situation = after("room+pink")
    cells = ["a3", "b1", "b2", "b3", "b4", "b5", "b6", "c2", "c3", "c4"]
    for cell, room in zip(cells, list(situation.data["rooms"]), strict=True):
        situation.room(cell, room)
    assert refused(situation.game(), "look rooms") == "empty-pile"


def test_the_top_sanctuary_goes_on_any_empty_cell() -> None:
    game = after("sanctuary+2").top("sanctuaries", "brown-sanctuary").game()
    assert len(legal(game, "sanctuary")) == 17
    assert refused(game, "sanctuary a1") == "cell-taken"
    play(game, "sanctuary d4")
    assert game.position()["temple"]["d4"]["room"] == "brown-sanctuary"


def test_the_treasure_room_takes_the_last_cell_by_itself() -> None:
    situation = after("sanctuary+2").top("sanctuaries", "brown-sanctuary")
    rooms = [*situation.data["rooms"], *situation.data["sanctuaries"][1:]]
    cells = ["a3", "b1", "b2", "b3", "b4", "b5", "b6", "c2", "c3", "c4", "d1", "d2", "d3", "d4", "d5"]
    for cell, room in zip(cells, rooms, strict=True):
        situation.room(cell, room)
    game = situation.game()
    assert legal(game, "sanctuary") == {"sanctuary d6", "sanctuary e3"}
    play(game, "sanctuary e3")
    assert game.position()["temple"]["d6"] == {"room": "treasure-room", "rotation": 0, "spaces": [None] * 4}


def test_no_sanctuary_left_gives_nothing() -> None:
    situation = after("sanctuary+2")
    for cell, room in zip(["b1", "b2", "b3", "b4", "b5", "b6"], list(situation.data["sanctuaries"]), strict=True):
        situation.room(cell, room)
    assert legal(situation.game()) == {"points", "done"}


def test_keeping_needs_looking() -> None:
    game = Situation().game()
    assert refused(game, "keep mask") == "another-decision"
    assert refused(game, "place b2 0") == "another-decision"
