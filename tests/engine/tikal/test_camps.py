"""Camps: where they are set up."""

from __future__ import annotations

import engine
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.engine.playing import legal, play, refused
from tests.engine.tikal.situation import Situation, left, mine


def test_a_camp_costs_five_points() -> None:
    game = play(Situation().game(), "camp b4")
    assert (left(game), mine(game)["camps"]) == (5, ["b4"])
    assert refused(Situation().points(4).game(), "camp b4") == "too-few-points"


def test_a_camp_goes_on_a_clearing_or_an_empty_ruin() -> None:
    situation = Situation().tile("c4", "ruin-4-201000", treasures="").tile("c5", "ruin-4-200010")
    situation.tile("b3", "clearing-110100").tile("a3", "volcano")
    game = situation.game()
    assert legal(game, "camp") == {"camp b4", "camp c4", "camp b3"}
    for place in ("c5", "a4", "base", "a3", "e1"):
        assert refused(game, f"camp {place}") == "no-camp-site"


def test_a_ruin_becomes_a_camp_site_with_its_last_treasure() -> None:
    game = Situation().tile("c4", "ruin-4-201000", treasures="frog").workers("c4").game()
    assert refused(game, "camp c4") == "no-camp-site"
    assert "camp c4" in legal(play(game, "recover c4"))


def test_one_camp_per_hex() -> None:
    assert refused(Situation().camp("b4", seat=1).game(), "camp b4") == "camp-taken"


def test_two_camps_per_player() -> None:
    situation = Situation().tile("c4", "clearing-110100").tile("c5", "clearing-201000").camp("b4").camp("c4")
    assert refused(situation.game(), "camp c5") == "no-camps"


def test_members_of_other_players_may_be_there() -> None:
    game = Situation().workers("b4", 3, seat=1).game()
    assert "camp b4" in legal(game)


def test_who_can_pay_for_a_camp_hears_that_a_member_is_missing() -> None:
    for points, code in ((4, "too-few-points"), (5, "no-member"), (10, "no-member")):
        assert refused(Situation(edition="2015").points(points).game(), "camp b4") == code


def test_a_camp_never_moves() -> None:
    pitched = 0
    for seed in range(8):
        game = engine.new_game("tikal", players=2, seed=seed)
        chance = Chance.seeded(seed)
        camps: list[set[str]] = [set(), set()]
        while game.to_move is not None:
            game.apply(random(game, chance))
            for seat, before in enumerate(camps):
                camps[seat] = set(mine(game, seat)["camps"])
                assert before <= camps[seat]
                pitched += len(camps[seat]) - len(before)
    assert pitched > 15
