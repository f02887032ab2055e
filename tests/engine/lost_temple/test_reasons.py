"""Why a choice is a good one: what each reason says, in the smallest position that has it."""

from __future__ import annotations

from typing import Any

from engine import Game
from engine.core.reasons import CALM, Reason
from engine.lost_temple import board
from engine.lost_temple.expert import reasons
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import play
from tests.engine.reasoning import Reasoning

REASONING = Reasoning(reasons)
because, growing = REASONING.because, REASONING.growing


def icons(tile: str) -> Situation:
    """A tile was taken, and there is no tent to think of."""
    return Situation().tent(False).icons(tile)


def test_leaving_something_needs_no_reason() -> None:
    assert because(icons("scoring+2").game(), "done") == CALM
    assert because(Situation().at("a1").exploring().game(), "rest", worth=growing) == CALM


def test_points_at_once_are_the_reason() -> None:
    assert because(icons("scoring+2").game(), "points") == Reason("now", 2)
    assert because(icons("treasure+passage+1").game(), "points") == Reason("now", 1)


def test_a_camp_key_makes_a_larger_set() -> None:
    situation = icons("card+any").camp("blue")
    assert because(situation.game(), "key pink camp") == Reason("set", 2)
    assert because(situation.game(), "key blue camp") == Reason("set", 1)


def test_a_camp_key_wins_an_altar_when_that_brings_more_than_the_set() -> None:
    situation = icons("card+any").room("c3", "pink-sanctuary").flag("c3").flag("c3", seat=1, space=1)
    game = situation.camp("pink").camp("pink pink", seat=1).game()
    assert because(game, "key pink camp") == Reason("altar", 3, "c3")
    # A third colour brings three as well, and then the set is named.
    situation = icons("card+any").room("c3", "pink-sanctuary").flag("c3").flag("c3", seat=1, space=1)
    game = situation.camp("blue green").camp("pink", seat=1).game()
    assert because(game, "key pink camp") == Reason("set", 3)
    # With four colours already, the fifth brings five: more than an altar.
    situation = icons("card+any").room("c3", "pink-sanctuary").flag("c3").flag("c3", seat=1, space=1)
    game = situation.camp("blue green yellow brown").camp("pink", seat=1).game()
    assert because(game, "key pink camp") == Reason("set", 5)


def test_an_altar_is_scored_by_those_with_a_flag_there() -> None:
    situation = Situation().room("c3", "pink-sanctuary").room("b3", "blue-sanctuary").room("d3", "green-sanctuary")
    situation.flag("c3").flag("b3", seat=1).flag("d3").flag("d3", seat=1, space=1).flag("a1")
    game = situation.flag("s1").camp("pink").camp("green", seat=1).game()
    assert reasons.altars(game.state, 0) == 1 << board.PLACE_NAMES.index("c3")
    both = [board.PLACE_NAMES.index(name) for name in ("b3", "d3")]
    assert reasons.altars(game.state, 1) == sum(1 << cell for cell in both)


def test_a_treasure_is_kept_for_its_type_or_for_its_price() -> None:
    situation = icons("treasure+any").piles("jade", "mask", "vase").price("jade", 5)
    game = play(situation.game(), "look treasures 1")
    assert because(game, "keep jade") == Reason("price", 5)
    situation = icons("treasure+any").treasures("jade jade").piles("jade", "mask", "vase")
    assert because(play(situation.game(), "look treasures 1"), "keep jade") == Reason("type", 3)
    situation = icons("treasure+any").treasures("jade").piles("jade", "mask", "vase")
    assert because(play(situation.game(), "look treasures 1"), "keep jade") == Reason("type", 2)


def test_an_end_card_is_kept_for_what_it_would_score() -> None:
    situation = icons("card+any").top("deck", "end-five-points", "end-colours", "end-idol").flag("a1").flag("a2")
    game = play(situation.game(), "look cards")
    assert because(game, "keep end-five-points") == Reason("end-card", 5)
    assert because(game, "keep end-colours") == Reason("end-card", 4)
    assert because(game, "keep end-idol") == Reason("end-card", 3)
    second = icons("card+any").cards("end-idol").top("deck", "end-idol")
    assert because(play(second.game(), "look cards"), "keep end-idol") == Reason("end-card", 12 - 3)
    nothing = play(icons("card+any").top("deck", "end-colours").game(), "look cards")
    assert because(nothing, "keep end-colours") == CALM


def test_another_card_is_kept_when_the_turn_plays_it() -> None:
    game = play(icons("card+any").top("deck", "exploration", "any-key").game(), "look cards")
    assert because(game, "keep exploration", "play exploration") == Reason("playable")
    assert because(game, "keep exploration") == CALM
    assert because(game, "keep any-key", "key blue camp") == CALM


def test_a_key_for_the_forest_is_spared_when_no_room_is_lost_by_it() -> None:
    situation = Situation().site(5).tile("scoring+2", 0).tent(False)
    game = play(situation.backpack("pink blue blue").game(), "take scoring+2")
    assert because(game, "pay blue") == Reason("spared")
    assert because(game, "pay pink") == CALM


def test_a_key_in_the_backpack_opens_rooms() -> None:
    # From outside a pink key leads into a1 and e5.
    game = icons("card+any").game()
    assert because(game, "key pink backpack") == Reason("opens", 2)
    flagged = icons("card+any").flag("a1").game()
    assert because(flagged, "key pink backpack") == Reason("opens", 1)
    nothing = icons("card+any").flag("a1").flag("e5").game()
    assert because(nothing, "key pink backpack") == CALM


def test_a_walk_is_for_the_excavation_at_its_end() -> None:
    # a1: three points, and two pink doors.
    game = Situation().tent(False).backpack("pink").exploring().game()
    assert because(game, "go a1", "dig") == Reason("dig", 5, "a1")
    assert because(game, "go a1") == CALM
    assert because(game, "go a1", "stop") == CALM
    # The last space of a sanctuary gives a single point.
    game = Situation().tent(False).room("b2", "pink-sanctuary").at("a1").passages(1).exploring().game()
    assert because(game, "go b2 by a1 1 token", "dig 4") == Reason("dig", 1, "b2")


def test_points_later_in_the_turn_are_the_reason_when_no_part_gains_more() -> None:
    game = icons("treasure+passage+1").game()
    assert because(game, "passage", "points") == Reason("points", 1)
    # The passage is a gain of its own, and two moves make it worth four.
    assert because(game, "passage", "points", worth=growing) == Reason("passages", 4)


def test_points_and_a_part_that_gains_as_much() -> None:
    def slowly(game: Game[Any], seat: int) -> dict[str, float]:
        return dict.fromkeys(reasons.GAINED, 0.5 * len(game.moves))

    assert because(icons("treasure+passage+1").game(), "passage", "points", worth=slowly) == Reason("points", 1)


def gained(situation: Situation, *moves: str) -> set[str]:
    game = situation.game()
    after = play(game.copy(), *moves)
    return {name for name, really in reasons.GAINED.items() if really(game.state, after.state, 0)}


def test_what_counts_as_gained() -> None:
    assert gained(icons("card+any")) == set()
    assert gained(icons("card+any"), "key pink camp") == {"keys"}
    assert gained(icons("card+any"), "key pink backpack") == {"doors", "rooms"}
    assert gained(icons("treasure+passage+1"), "passage") == {"passages"}
    assert gained(icons("treasure+any").piles("jade"), "look treasures 1", "keep jade") == {"treasures"}
    assert gained(icons("card+any").top("deck", "end-idol"), "look cards", "keep end-idol") == {"cards"}
    altar = icons("card+any").room("c3", "pink-sanctuary").flag("c3").flag("c3", seat=1, space=1)
    assert gained(altar.camp("pink", seat=1), "key pink camp") == {"keys", "altars"}
