"""The table as text, as somebody reads it who has nothing else."""

from __future__ import annotations

import engine
from engine.tikal.position.show import show
from tests.engine.playing import play
from tests.engine.tikal.situation import Situation


def lines(situation: Situation) -> list[str]:
    return show(situation.game().state).split("\n")


def row(*cells: str) -> str:
    """A line of the jungle: every column has fifteen signs."""
    return "".join(cell.ljust(15) for cell in cells).rstrip()


def test_the_head_says_what_is_decided_with_how_many_points_and_which_tile() -> None:
    assert lines(Situation().points(7))[0] == "red decides: act, 7 action points left."
    assert lines(Situation().hold("temple-3-300000"))[0] == "red decides: place; tile in hand: temple-3-300000."
    scoring = lines(Situation().scoring("volcano", 1))[0]
    assert scoring == "red decides: act, 10 action points left (volcano scoring); tile in hand: volcano."


def test_odd_columns_stand_half_a_hex_lower() -> None:
    found = lines(Situation())
    assert found[2] == row("a1 ....", "", "c1 ....", "", "e1 ....", "", "g1 ....")
    assert found[3] == row(" ", "b1 ....", " ", "d1 ....", " ", "f1 ....", " ", "h1 ....")
    assert found[11] == row("a4 T1 11.1..", "", "c4 ....", "", "e4 ....", "", "g4 ....")
    assert found[12] == row(" ", "b4 c 111...", " ", "d4 ....", " ", "f4 ....", " ", "h4 ....")
    assert found[14] == row("base b 111...", "", "c5 ....", "", "e5 ....", "", "g5 ....")
    assert found[15] == row(" ", "b5 T1 .1...1", " ", "d5 ....", " ", "f5 ....", " ", "h5 ....")
    assert found[16] == found[17] == found[18] == ""
    assert found[19].startswith("tiles in the stack")


def test_a_hex_says_what_it_is_and_who_is_there() -> None:
    situation = (
        Situation().tile("c4", "ruin-4-201000", 1).tile("c5", "volcano").tile("b3", "temple-3-300000", value=5)
    )
    situation.workers("a4", 2).leader("a4").workers("a4", seat=1).leader("b4", seat=1).camp("b4").guard(
        "b5", seat=1
    )
    found = lines(situation)
    assert found[9] == row("", "b3 T5 3.....", "", "d3 ....", "", "f3 ....", "", "h3 ....")
    assert found[11] == row("a4 T1 11.1..", "", "c4 R4 .2.1..", "", "e4 ....", "", "g4 ....")
    assert found[12] == row(" R2* O1", "b4 c 111...", "", "d4 ....", "", "f4 ....", "", "h4 ....")
    assert found[13] == row("", " R^ O*")
    assert found[14] == row("base b 111...", "", "c5 volcano", "", "e5 ....", "", "g5 ....")
    assert found[16] == row("", " O!")


def test_the_supply_and_the_expeditions_are_counted() -> None:
    situation = Situation().workers("a4", 2).leader("a4").camp("b4").treasures("sun sun frog").score(7)
    found = lines(situation.guard("b5", seat=1))
    assert found[19] == ("tiles in the stack: 24; floors: 2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1")
    assert found[-2:] == [
        "R red: 7 points; in the supply 16 workers; 1 camps and 2 guards left; treasures: 1 frog, 2 sun",
        "O orange: 0 points; in the supply 17 workers, the leader; 2 camps and 1 guards left; treasures: none",
    ]


def test_an_auction_has_tiles_on_show_and_a_highest_bid() -> None:
    game = engine.new_game("tikal", players=2, options={"auction": True, "first": 0})
    before = show(game.state)
    assert "highest bid" not in before
    shown = game.position()["auction"]["shown"]
    assert f"on show: {', '.join(shown)}" in before.split("\n")
    after = show(play(game, "bid 3").state).split("\n")
    assert "highest bid: 3 by red" in after
    assert after[0] == "orange decides: bid."
    assert not any(line.startswith("nobody bid") for line in after)


def test_a_game_that_is_over_says_so() -> None:
    game = play(Situation().scoring("final").game(), "end turn")
    assert show(game.state).startswith("The game is over.\n")
