"""A round of Tikal's auction that nobody bids in, through targets only: turns, choices and the story."""

import json
from typing import Any

import pytest

import engine
from game.host.events import Key
from game.screen import text
from game.session.session import Session, read
from game.tikal.table import TikalTable
from game.tikal.words import speech
from tests.game.hands import Hands, table, tikal
from tests.game.sitting import Home, Sitting

WINDOWS = [((1280, 720), "en"), ((390, 844), "fr"), ((844, 390), "en"), ((360, 640), "fr")]


def sit(
    size: tuple[int, int] = (1280, 720), language: str = "en", players: int = 3, **options: Any
) -> tuple[Sitting, TikalTable]:
    plan = tikal(players, 0, 6, first=0, **{"edition": "2015", "auction": True, **options})
    sitting = Sitting(table(plan), size, language=language, motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    return sitting, scene


def everybody_passes(sitting: Sitting, scene: TikalTable) -> None:
    while scene.session.step == "bid":
        sitting.choose("pass")


def turn(sitting: Sitting, scene: TikalTable) -> None:
    """Choose and place a tile by their targets, and end the turn."""
    hands, seat = Hands(sitting, 4), scene.session.to_move
    hands.play(lambda: scene.session.step == "act" or scene.session.to_move != seat)
    sitting.choose("ui-act-end")
    if "end turn" in sitting.ids():
        sitting.choose("end turn")
    sitting.see()


def story(scene: TikalTable) -> list[str]:
    session, words = scene.session, scene.words
    return [speech.line(entry.event, scene.view, words, session.name) for entry in session.log]


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_a_round_without_bids_is_played_clockwise(size: tuple[int, int], language: str) -> None:
    sitting, scene = sit(size, language, players=4)
    everybody_passes(sitting, scene)
    session, seats = scene.session, []
    for waiting in (3, 2, 1):
        seats.append((session.to_move, session.viewer))
        assert len(session.view["auction"]["passed"]) == waiting
        ids = sitting.ids()
        assert {id for id in ids if id.startswith("choose ")} == {str(action) for action in session.choices}
        assert not [id for id in ids if id == "pass" or id.startswith(("bid ", "ui-bid-"))]
        assert sitting.faults() == []
        turn(sitting, scene)
    # The last player has nothing to choose and places the last tile.
    seats.append((session.to_move, session.viewer))
    assert session.step == "place"
    assert seats == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert [player["score"] for player in session.view["players"]] == [20] * 4
    turn(sitting, scene)
    assert (session.step, session.to_move) == ("bid", 0)
    assert "pass" in sitting.ids()


def test_the_story_says_that_nobody_bid() -> None:
    sitting, scene = sit()
    everybody_passes(sitting, scene)
    turn(sitting, scene)
    told = story(scene)
    assert told.count("Nobody bid: the rest of this round is played clockwise, for nothing.") == 1
    assert told[:5] == [
        "Ada passed.",
        "Ben passed.",
        "Cleo passed.",
        "Nobody bid: the rest of this round is played clockwise, for nothing.",
        "Ada has the turn for nothing.",
    ]
    assert told[-1] == "Ben has the turn for nothing."


def test_the_bar_says_that_the_tile_is_chosen_for_nothing() -> None:
    sitting, scene = sit()
    everybody_passes(sitting, scene)
    said = ("Ada, choose one of the tiles", "for nothing, because nobody bid")
    assert speech.decision(scene.session, scene.words) == said
    assert speech.advice(scene.session, scene.words).startswith("Nobody bid")
    drawn = [one.text for one in text.drawn]
    assert "Nobody bid: choose a tile for nothing." in drawn
    assert drawn.count("follows") == 2


def test_1999_goes_on_bidding() -> None:
    sitting, scene = sit(edition="1999")
    everybody_passes(sitting, scene)
    assert "Nobody bid: choose a tile for nothing." not in [one.text for one in text.drawn]
    turn(sitting, scene)
    assert scene.session.step == "bid"
    assert "pass" in sitting.ids()
    assert not any("Nobody bid" in line for line in story(scene))


def test_who_watches_a_computer_choose_reads_why_nobody_bids() -> None:
    plan = tikal(1, 2, 6, first=1, edition="2015", auction=True)
    sitting = Sitting(table(plan), motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    for _ in range(3):
        scene.session.apply(scene.session.game.parse("pass"))
    scene.refresh()
    sitting.see(dt=0.0)
    assert (scene.session.to_move, scene.session.choices) == (1, ())
    assert "Nobody bid: the round goes on clockwise." in [one.text for one in text.drawn]


def test_a_game_stored_before_the_rule_goes_on_with_auctions() -> None:
    session = Session(
        Home((1280, 720)), tikal(3, 0, 3, first=0, edition="2015", auction=True, nobody_bids="auction")
    )
    for move in ("pass", "pass", "pass"):
        session.apply(session.game.parse(move))
    while session.step != "bid":
        session.apply(session.choices[-1])
    session.apply(session.game.parse("bid 2"))
    data = json.loads(session.saved())
    del data["options"]["nobody_bids"]
    again = read(session.host, json.dumps(data))
    assert again.game.digest() == session.game.digest()
    assert again.step == "bid"
    assert engine.load(again.saved()).options["nobody_bids"] == "auction"


def test_a_bid_is_written_in_digits() -> None:
    sitting, scene = sit()
    for digit, offered in (("1", "bid 1"), ("2", "bid 12"), ("9", "bid 9"), ("+", "bid 10"), ("-", "bid 9")):
        sitting.see([Key(digit)])
        assert [one for one in sitting.ids() if one.startswith("bid ")] == [offered]
    for key in ("1", "4", "Enter"):  # whoever writes a bid has the focus on its button
        sitting.see([Key(key)])
    assert str(scene.session.game.moves[-1]) == "bid 14"


def test_digits_of_one_bid_are_not_those_of_the_next() -> None:
    sitting, _ = sit()
    sitting.see([Key("1")])
    sitting.choose("bid 1")
    sitting.see([Key("5")])
    assert [one for one in sitting.ids() if one.startswith("bid ")] == ["bid 5"]
