"""The table as text, as somebody reads it who has nothing else."""

from __future__ import annotations

import engine
from engine.lost_temple.position.show import show
from tests.engine.lost_temple.situation import Situation


def lines(situation: Situation) -> list[str]:
    return show(situation.game().state).split("\n")


def row(*cells: str, indent: int = 0) -> str:
    """A line of the temple: every cell has fourteen columns."""
    return (" " * indent + "".join(cell.ljust(14) for cell in cells)).rstrip()


def test_the_head_says_whose_decision_it_is() -> None:
    assert lines(Situation())[0] == "Round: second. red decides: pirogue."
    assert lines(Situation().at("a1").exploring())[0] == "Round: second. red decides: explore."


def test_rooms_have_their_names_doors_bonuses_flags_and_explorers() -> None:
    found = lines(Situation(players=3).flag("a1").at("a1").flag("a2", seat=1).flag("a2", seat=2, space=None))
    assert found[2] == "outside: *O*K"
    assert found[3] == row(
        "a1 pink-strai", "a2 blue-singl", "a3 ......", "a4 green-stra", "a5 yellow-sin", indent=7
    )
    assert found[4] == row("   SE NW", "   NE", "", "   NE SW", "   NE", indent=7)
    assert found[5] == row("   R R *R", "   O OK", "", "   3", "   5", indent=7)
    assert found[6] == ""
    assert found[7] == row("b1 ......", "b2 ......", "b3 ......", "b4 ......", "b5 ......", "b6 ......")


def test_sanctuaries_and_secret_rooms_have_a_bonus_for_each_space() -> None:
    situation = Situation().room("c3", "pink-sanctuary").room("c2", "multicoloured-sanctuary").flag("c3", space=1)
    found = lines(situation.flag("s5").at("s6").at("c3", seat=1))
    assert found[2] == "outside: nobody"
    assert found[11][7:][14:42] == "c2 multi-alta c3 pink-altar ".ljust(28)
    assert found[12][7:][14:].startswith("   no doors".ljust(14) + "   no doors")
    assert found[13][7:][14:42] == "   7c/5t/3c/1 " + "   7/R/3c/1 *O".ljust(14)
    assert "secret rooms: s1 10 | s2 9 | s3 8 | s4 7 | s5 R | s6 5t *R" in found


def test_the_river_has_six_sites_and_what_lies_between_them() -> None:
    situation = Situation().tile("scoring+2", 4).site(2, seat=1)
    found = lines(situation)
    begin = next(number for number, line in enumerate(found) if line.startswith("site 0"))
    names = [line.partition(":")[0] for line in found[begin : begin + 9]]
    sites = ["site 0 ~R", "site 1", "  (seaplane)", "site 2 ~O", "site 3", "  (seaplane)", "site 4", "site 5"]
    assert names == [*sites, "  (forest)"]
    assert "scoring+2" in next(line for line in found if line.startswith("site 4"))
    empty = lines(Situation().last_turn())
    assert sum(line.endswith(": no tiles") for line in empty) == 6


def test_prices_stocks_and_piles_are_counted() -> None:
    found = lines(Situation().price("mask", 5).backpack("pink pink").camp("blue").passages(2))
    assert "prices: mask 5, jade 3, vase 2, calendar 4, statuette 3" in found
    assert "keys in stock: 5 pink, 6 blue, 7 green, 7 yellow, 7 brown; passages 6" in found
    assert "treasure piles: 9 8 8; cards 13; rooms 10; sanctuaries 6" in found


def test_everybody_has_two_stores_treasures_and_cards() -> None:
    situation = Situation().backpack("pink pink").camp("blue").passages(2).score(12).flag("a1").tent(False, seat=1)
    found = lines(situation.treasures("mask mask jade").cards("exploration"))
    assert found[-6:] == [
        "R red: 12 points, 19 flags, 2 passages, tent up",
        "    backpack: 2 pink; camp: blue",
        "    treasures: 2 mask, jade; cards: exploration",
        "O orange: 0 points, 20 flags, 0 passages, tent used",
        "    backpack: none; camp: none",
        "    treasures: none; cards: none",
    ]


def test_a_game_that_is_over_says_so() -> None:
    game = engine.new_game("lost-temple", players=2)
    while game.to_move is not None:
        game.apply(game.legal_actions()[-1])
    assert show(game.state).startswith("The game is over.\n")
