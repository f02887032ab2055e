"""Editions: three rows of one rule set, each field on its own, and what each field does."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.engine.playing import legal, play, refused
from tests.engine.tikal.situation import Situation

ROWS = {
    "1999": (False, "free", "shared", True, "auction"),
    "2015": (True, "free", "guard", True, "clockwise"),
    "classic": (True, "reachable", "guard", False, "clockwise"),
}
FIELDS = ("camp_needs_member", "volcano_beside_volcano", "tie_break", "auction_allowed", "nobody_bids")


@pytest.mark.parametrize("edition", ROWS)
def test_an_edition_is_a_row_of_fields(edition: str) -> None:
    options = engine.new_game("tikal", options={"edition": edition}).options
    assert tuple(options[field] for field in FIELDS) == ROWS[edition]


def test_1999_is_played_unless_said_otherwise() -> None:
    assert engine.new_game("tikal").options["edition"] == "1999"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("camp_needs_member", True),
        ("volcano_beside_volcano", "reachable"),
        ("tie_break", "guard"),
        ("auction_allowed", False),
        ("nobody_bids", "clockwise"),
    ],
)
def test_each_field_can_be_set_on_its_own(field: str, value: object) -> None:
    plain = engine.new_game("tikal").options
    changed = engine.new_game("tikal", options={field: value}).options
    assert changed == plain | {field: value}
    assert plain[field] != value


# ---- camps ---------------------------------------------------------------------------------------


def test_1999_a_camp_needs_nobody_there() -> None:
    game = Situation(edition="1999").game()
    assert "camp b4" in legal(game)
    assert play(game, "camp b4").position()["players"][0]["camps"] == ["b4"]


@pytest.mark.parametrize("edition", ["2015", "classic"])
def test_later_editions_a_camp_needs_an_own_member(edition: str) -> None:
    game = Situation(edition=edition).workers("b4", seat=1).game()
    assert refused(game, "camp b4") == "no-member"
    game = Situation(edition=edition).workers("b4").game()
    assert "camp b4" in legal(game)


# ---- volcanoes -----------------------------------------------------------------------------------


def corner(edition: str, **fields: Any) -> engine.Game[Any]:
    """A volcano at b1 and explored hexes down to a3 and b2: another volcano at a2 would cut off a1."""
    situation = Situation(edition=edition, **fields)
    situation.tile("a3", "clearing-110100").tile("b3", "clearing-201000").tile("b2", "clearing-210000", 3)
    situation.tile("b1", "volcano")
    return situation.hold("volcano").game()


@pytest.mark.parametrize("edition", ["1999", "2015"])
def test_a_volcano_beside_a_volcano_is_free(edition: str) -> None:
    assert "place a2" in legal(corner(edition))


def test_classic_a_volcano_beside_a_volcano_must_not_cut_off_a_space() -> None:
    game = corner("classic")
    assert refused(game, "place a2") == "cuts-off"
    # Beside the other volcano, but everything can still be reached.
    assert "place c1" in legal(game)
    assert "place c2" in legal(game)


def test_the_volcano_field_alone_does_it() -> None:
    assert refused(corner("1999", volcano_beside_volcano="reachable"), "place a2") == "cuts-off"
    assert "place a2" in legal(corner("classic", volcano_beside_volcano="free"))


def test_classic_a_space_reached_only_over_other_spaces_is_not_cut_off() -> None:
    # With b1 a volcano, a1 can still be reached over a2 once that has a tile, whatever happens at c1.
    game = play(corner("classic"), "place c1")
    assert game.position()["board"]["c1"]["tile"] == "volcano"


def test_classic_a_volcano_away_from_others_goes_anywhere() -> None:
    # A position in which a1 is cut off already: only beside another volcano does that matter.
    situation = Situation(edition="classic").tile("a3", "clearing-110100").tile("b3", "clearing-201000")
    situation.tile("b2", "clearing-210000", 3).tile("b1", "volcano").tile("a2", "volcano")
    game = situation.hold("volcano").game()
    assert {"place c4", "place c5"} <= legal(game)
    assert refused(game, "place c2") == "cuts-off"


# ---- ties ----------------------------------------------------------------------------------------


def tied(tie_break_edition: str, guards: tuple[int, int], treasures: tuple[str, str]) -> list[int]:
    """Winners of a game that ends with equal points: the second player makes up for what the first one scores."""
    situation = Situation(edition=tie_break_edition).scoring("final")
    situation.data["owner"] = 0
    places = {
        1: ("a3", "temple-1-210000"),
        2: ("c4", "temple-2-200100"),
        3: ("c5", "temple-3-200100"),
        4: ("b3", "temple-2-201000"),
    }
    own = other = 0
    for seat, value in enumerate(guards):
        if value:
            place, tile = places[value]
            situation.tile(place, tile, value=value).guard(place, seat)
    for seat, names in enumerate(treasures):
        situation.treasures(names, seat)
    own = guards[0] + len(treasures[0].split())  # singles count one each
    situation.score(100 - own, 0).score(100 - other, 1)
    game = play(situation.game(), "end turn")
    assert game.scores == [100, 100]
    return game.winners


def test_1999_a_tie_is_shared() -> None:
    assert tied("1999", (2, 3), ("sun", "")) == [0, 1]


@pytest.mark.parametrize("edition", ["2015", "classic"])
def test_later_editions_the_guard_of_the_higher_temple_wins_a_tie(edition: str) -> None:
    assert tied(edition, (2, 3), ("sun", "")) == [1]
    assert tied(edition, (4, 3), ("", "sun bowl")) == [0]
    assert tied(edition, (2, 0), ("", "sun")) == [0]
    assert tied(edition, (1, 0), ("", "sun")) == [0]


@pytest.mark.parametrize("edition", ["2015", "classic"])
def test_later_editions_then_most_treasures_win_a_tie_then_it_is_shared(edition: str) -> None:
    assert tied(edition, (0, 0), ("sun", "bowl frog")) == [1]
    assert tied(edition, (0, 0), ("sun frog", "bowl")) == [0]
    assert tied(edition, (0, 0), ("sun", "bowl")) == [0, 1]


def test_the_tie_field_alone_does_it() -> None:
    situation = (
        Situation(edition="1999", tie_break="guard").scoring("final").treasures("sun").score(9).score(10, 1)
    )
    assert play(situation.game(), "end turn").winners == [0]


# ---- auction -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["1999", "2015"])
def test_the_auction_can_be_chosen(edition: str) -> None:
    game = engine.new_game("tikal", options={"edition": edition, "auction": True})
    assert game.position()["phase"] == "bid"


def test_classic_has_no_auction() -> None:
    with pytest.raises(engine.OptionError, match="The classic edition has no auction"):
        engine.new_game("tikal", options={"edition": "classic", "auction": True})


def test_classic_has_an_auction_when_the_field_is_set_by_hand() -> None:
    options = {"edition": "classic", "auction": True, "auction_allowed": True}
    assert engine.new_game("tikal", options=options).position()["phase"] == "bid"
