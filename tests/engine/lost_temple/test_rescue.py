"""The rescue: a key for 10 points when nothing at all can be excavated."""

from __future__ import annotations

import pytest

import engine
from tests.engine.lost_temple.decisions import explore
from tests.engine.lost_temple.situation import END, EXPLORED_AFTER, Situation, all_flags_placed, mine
from tests.engine.playing import legal, play, refused


def test_a_rescue_buys_a_key_for_10_points_when_nothing_can_be_excavated() -> None:
    game = Situation().tent(False).score(3).exploring().game()
    assert legal(game, "rescue") == {f"rescue {colour}" for colour in ["pink", "blue", "green", "yellow", "brown"]}
    play(game, "rescue pink")
    assert (mine(game)["score"], mine(game)["backpack"]) == (-7, {"pink": 1})
    assert legal(game, "go") == {"go a1", "go e5"}


def test_a_rescue_only_once_per_exploration() -> None:
    # With both pink rooms flagged the bought key leads nowhere new.
    game = Situation().tent(False).flag("a1").flag("e5").exploring().game()
    play(game, "rescue pink")
    assert refused(game, "rescue blue") == "rescue-once"


@pytest.mark.parametrize(
    "situation",
    [
        Situation().backpack("pink").tent(False),
        Situation().passages(1).tent(False),
        Situation().cards("secret-passage").tent(False),
        Situation().cards("any-key").tent(False),
        Situation(),
        Situation().at("a2").tent(False),
    ],
    ids=["a key", "a passage token", "a passage card", "an any-key card", "an unused tent", "standing in a room"],
)
def test_no_rescue_while_an_excavation_is_possible(situation: Situation) -> None:
    game = situation.exploring().game()
    assert refused(game, "rescue pink") == "no-rescue"


def test_a_tent_that_is_used_a_short_game_and_the_last_turn_have_no_key_to_count() -> None:
    for situation in (Situation().tent(False), Situation(short_game=True)):
        assert len(legal(situation.exploring().game(), "rescue")) == 5
    assert len(legal(Situation().last_turn().game(), "rescue")) == 5


def test_an_unused_tent_whose_key_opens_nothing_new_does_not_stop_the_rescue() -> None:
    situation = Situation()
    for place in ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5"]:
        situation.flag(place)
    game = situation.exploring().game()
    assert {"rescue pink", "tent key"} <= legal(game)


def behind_two_doors() -> Situation:
    """Only a room behind a pink door and a green one on the same wall has no flag yet."""
    situation = Situation().room("b2", "green-bend", 5)
    for place in ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5"]:
        situation.flag(place)
    return situation


def test_the_keys_of_card_and_tent_count_together() -> None:
    with_both = behind_two_doors().cards("any-key").exploring().game()
    assert refused(with_both, "rescue pink") == "no-rescue"
    play(with_both, "tent key", "key pink backpack", "play any-key", "key green backpack", "go b2", "dig")
    assert len(legal(behind_two_doors().exploring().game(), "rescue")) == 5
    without_tent = behind_two_doors().tent(False).cards("any-key").exploring().game()
    assert len(legal(without_tent, "rescue")) == 5


ROOMS = {"pink": "a1 e5", "blue": "a2 e4", "green": "a4 e2", "yellow": "a5 e1", "brown": "c1 c5"}


@pytest.mark.parametrize("colour", ROOMS)
def test_no_rescue_while_the_key_of_a_card_opens_a_room(colour: str) -> None:
    # Everything is flagged but the rooms of one colour.
    situation = Situation().tent(False).cards("any-key")
    for other in ROOMS:
        for place in ROOMS[other].split() if other != colour else ():
            situation.flag(place)
    assert refused(situation.exploring().game(), "rescue pink") == "no-rescue"
    without = Situation(players=4).tent(False).cards("any-key").camp(" ".join([colour] * 7), seat=1)
    for other in ROOMS:
        for place in ROOMS[other].split() if other != colour else ():
            without.flag(place)
    assert legal(without.exploring().game(), "rescue"), "no key of that colour is left"


def test_an_any_key_card_that_opens_nothing_new_does_not_stop_the_rescue() -> None:
    # Outside, everything with a door to the outside is flagged already: no key opens a new room.
    situation = Situation().cards("any-key")
    for place in ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5"]:
        situation.flag(place)
    assert "rescue pink" in legal(situation.exploring().game())


def test_a_rescue_needs_a_key_in_stock() -> None:
    situation = Situation(players=4).tent(False).camp("pink pink pink pink pink pink pink", seat=1)
    assert refused(situation.exploring().game(), "rescue pink") == "no-key-left"


def test_with_no_key_left_in_stock_the_keys_one_has_still_count() -> None:
    situation = Situation(players=4).backpack("pink").camp("pink pink pink pink pink pink", seat=1)
    for seat, colour in ((1, "blue"), (2, "green"), (2, "yellow"), (3, "brown")):
        situation.camp(" ".join([colour] * 7), seat)
    assert refused(situation.exploring().game(), "rescue pink") == "no-rescue"


def test_no_rescue_without_a_flag() -> None:
    game = all_flags_placed().game()
    assert not legal(game, "rescue")
    assert refused(game, "rescue pink") == "rescue-no-flags"


@pytest.mark.parametrize("place", ["s1", "s2", "s3", "s4", "s5", "s6"])
def test_no_rescue_while_locked_in_a_secret_room(place: str) -> None:
    situation = Situation().at(place).flag(place).exploring()
    game = situation.game()
    assert legal(game) == {"rest"} | {"tent key"}
    assert refused(game, "rescue pink") == "rescue-locked-in"


def test_a_rescue_in_a_room_whose_door_is_locked() -> None:
    game = Situation().at("e5").flag("e5").tent(False).exploring().game()
    assert len(legal(game, "rescue")) == 5


def test_no_other_rescue_was_ever_offered() -> None:
    game = Situation().backpack("pink").exploring().game()  # an excavation is possible
    with pytest.raises(engine.IllegalAction, match="An excavation is still possible"):
        game.replay(game.parse("rescue blue"))
    situation = Situation(players=4).at("s1").flag("s1").camp("pink pink pink pink pink pink pink", seat=1)
    game = situation.exploring().game()
    with pytest.raises(engine.IllegalAction):
        game.replay(game.parse("rescue pink"))  # there is no key
    game = Situation(players=4).tent(False).camp("pink pink pink pink pink pink pink", seat=1).exploring().game()
    with pytest.raises(engine.IllegalAction, match="There is no pink key left"):
        game.replay(game.parse("rescue pink"))


def test_a_record_of_the_time_when_such_a_rescue_was_offered_still_loads() -> None:
    game = Situation().at("s1").flag("s1").exploring().game()
    bought = game.copy()
    bought.replay(bought.parse("rescue pink"))
    assert (mine(bought)["score"], mine(bought)["backpack"]) == (-10, {"pink": 1})
    again = engine.load(engine.save(bought))
    assert (again.moves, again.digest()) == (bought.moves, bought.digest())
    with pytest.raises(engine.IllegalAction):
        bought.replay(bought.parse("rescue blue"))
    with pytest.raises(engine.IllegalAction):
        game.replay(game.parse("go out"))


def test_a_record_of_the_time_when_the_tent_did_not_count_still_loads() -> None:
    bought = Situation().exploring().game()
    bought.replay(bought.parse("rescue pink"))
    play(bought, "go a1", "dig")
    assert (mine(bought)["score"], mine(bought)["tent"]) == (-10 + 3 + 2, True)
    again = engine.load(engine.save(bought))
    assert (again.moves, again.digest()) == (bought.moves, bought.digest())


def numbered(situation: Situation) -> list[str]:
    return [str(action) for action in situation.game().numbered()]


def test_links_still_number_the_rescues_that_a_tent_made_needless() -> None:
    bought = [f"rescue {colour}" for colour in ["pink", "blue", "green", "yellow", "brown"]]
    assert numbered(Situation().exploring()) == [*bought, "rest", "tent key"]
    without_pink = Situation(players=4).camp("pink pink pink pink pink pink pink", seat=1)
    assert numbered(without_pink.exploring()) == [*bought[1:], "rest", "tent key"]


@pytest.mark.parametrize(
    "situation",
    [
        Situation(),
        Situation().exploring().tent(False),
        Situation().backpack("pink").exploring(),
        Situation().at("s1").flag("s1").exploring(),
        behind_two_doors().exploring(),
        Situation().flag("a1").flag("e5").backpack("pink").take(EXPLORED_AFTER).steps(END, explore(rescued=True)),
        Situation().last_turn(),
        all_flags_placed(),
    ],
    ids=[
        "at the pirogue",
        "without the tent",
        "with a way in",
        "locked in",
        "where the tent's key is not enough",
        "after a rescue",
        "in the last turn",
        "without a flag",
    ],
)
def test_elsewhere_links_number_the_legal_choices(situation: Situation) -> None:
    assert numbered(situation) == [str(action) for action in situation.game().legal_actions()]


def test_nothing_is_numbered_when_the_game_is_over() -> None:
    game = play(Situation().last_turn().game(), "rest")
    assert (game.to_move, game.numbered()) == (None, ())


def test_a_passage_leads_out_of_a_secret_room_to_where_a_key_helps() -> None:
    # Everything that one passage leads to is flagged already: the ten rooms, and the secret rooms.
    situation = Situation().at("s1").passages(1).discards("exploration exploration").tent(False)
    for place in ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5", "s1"]:
        situation.flag(place)
    for place in ["s2", "s3", "s4", "s5", "s6"]:
        situation.flag(place, seat=1)
    game = situation.exploring().game()
    assert "go out 1 token" in legal(game)
    assert len(legal(game, "rescue")) == 5


def test_a_rescue_waits_for_the_exploration() -> None:
    assert refused(Situation().game(), "rescue pink") == "another-decision"
