"""Positions round-trip, and impossible ones are refused with a sentence that says where."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from tests.engine.playing import Change, drop, impossible, set_in
from tests.engine.tikal.played import acting, bidding, hex_of, scoring


def test_a_position_survives_json() -> None:
    for data in (acting(), bidding()):
        assert engine.from_position(json.loads(json.dumps(data))).position() == data


def test_a_game_from_a_position_can_be_saved_and_loaded() -> None:
    game = engine.from_position(acting())
    game.apply(game.legal_actions()[0])
    assert engine.load(engine.save(game)).digest() == game.digest()


def both(*changes: Change) -> Change:
    def change(data: dict[str, Any]) -> None:
        for each in changes:
            each(data)

    return change


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "a missing field": (drop("floors"), "position: lacks 'floors'"),
    "an unknown field": (set_in("magic", value=1), "fields that mean nothing here: magic"),
    "one player": (lambda d: d["players"].__delitem__(slice(1, 3)), "players: should have 2 or 3 or 4 items"),
    "an unknown phase": (set_in("phase", value="sleep"), "phase: 'sleep' is not one of"),
    "an unknown edition": (set_in("options", "edition", value="1998"), "edition: '1998' is not one of"),
    "a field of the rule set": (set_in("options", "tie_break", value="dice"), "tie_break should be one of"),
    "an auction that is not allowed": (
        both(set_in("options", "auction", value=True), set_in("options", "auction_allowed", value=False)),
        "options.auction: this rule set has no auction",
    ),
    "the same name twice": (set_in("options", "names", value=["a", "a", "b"]), "should be 3 different names"),
    "eleven points": (set_in("action_points", value=11), "action_points: should be a whole number from 0 to 10"),
    "a truth for a number": (set_in("action_points", value=True), "action_points: should be a whole number"),
    "points while placing": (set_in("phase", value="place"), "action_points: nobody has any now"),
    "a tile twice": (lambda d: d["out"].append("volcano"), "tiles (volcano): there should be 3 in all, not 4"),
    "a tile missing": (lambda d: d["stack"].pop(), "there should be"),
    "a tile nobody knows": (lambda d: d["out"].append("lake"), "'lake' is not one of"),
    "a stack out of order": (lambda d: d["stack"].reverse(), "stack: set"),
    "a printed hex moved": (
        set_in("board", "a4", "rotation", value=1),
        "board.a4: temple-1-110100 with rotation 0",
    ),
    "a printed hex missing": (drop("board", "b5"), "board.b5: temple-1-010001"),
    "a second base camp": (
        set_in("board", "d3", value={"tile": "base-111000", "rotation": 0}),
        "board.d3: base-111000 is printed elsewhere",
    ),
    "a hex off the board": (set_in("board", "z1", value={}), "has an entry 'z1'"),
    "a hex in the middle of nowhere": (
        both(
            lambda d: d["board"].__setitem__("g2", d["board"].pop("a1")),
            set_in("players", 0, "camps", value=["b4"]),
        ),
        "board.g2: no path leads there from the base camp",
    ),
    "a volcano in the middle of nowhere": (
        lambda d: d["board"].__setitem__("g2", d["board"].pop("b1")),
        "board.g2: touches no explored hex",
    ),
    "a seventh rotation": (
        set_in("board", "c4", "rotation", value=6),
        "board.c4.rotation: should be a whole number from 0 to 5",
    ),
    "a rotation that looks like another": (
        set_in("board", "b1", "rotation", value=1),
        "board.b1: the rotation should be the smallest",
    ),
    "a temple below its tile": (
        set_in("board", "c5", "value", value=1),
        "board.c5.value: should be a whole number",
    ),
    "a temple without its floors": (
        set_in("board", "c5", "value", value=5),
        "floors (5): there should be 11 in all, not 12",
    ),
    "a floor too many": (set_in("floors", "10", value=2), "floors (10): there should be 1 in all, not 2"),
    "a floor nobody knows": (set_in("floors", "11", value=1), "has an entry '11'"),
    "a treasure twice": (
        lambda d: d["treasures"].append("frog"),
        "treasures (frog): there should be 3 in all, not 4",
    ),
    "a ruin with too many treasures": (
        lambda d: d["board"]["c4"]["treasures"].extend([d["treasures"].pop(), d["treasures"].pop()]),
        "board.c4: there are only 4 treasures",
    ),
    "a treasure that was in no ruin": (
        lambda d: d["players"][0]["treasures"].update({d["treasures"].pop(): 1}),
        "treasures: 3 were recovered from ruins, but the players have 4",
    ),
    "a treasure of a ruin that nobody has": (
        lambda d: d["treasures"].append(d["board"]["a3"]["treasures"].pop()),
        "treasures: 4 were recovered from ruins, but the players have 3",
    ),
    "a worker too many": (set_in("players", 0, "supply", value=17), "players[0] (workers): there should be 18"),
    "a worker in the jungle": (
        both(set_in("players", 0, "workers", "e1", value=1), set_in("players", 0, "supply", value=17)),
        "a member is at e1, where nobody can be",
    ),
    "a leader on a volcano": (
        set_in("players", 0, "leader", value="b1"),
        "a member is at b1, where nobody can be",
    ),
    "a leader nowhere": (set_in("players", 0, "leader", value="home"), "leader: 'home' is not one of"),
    "a leader on guard without a temple": (
        set_in("players", 0, "leader", value="guard"),
        "should name the leader once",
    ),
    "a leader on guard who is elsewhere": (
        set_in("players", 2, "guards", value={"b5": "leader"}),
        "should name the leader once",
    ),
    "workers out of the game for nothing": (
        both(set_in("players", 0, "removed", value=1), set_in("players", 0, "supply", value=17)),
        "players[0]: members leave the game for a guard only",
    ),
    "a leader out of the game for nothing": (
        set_in("players", 0, "leader", value="out"),
        "players[0]: members leave the game for a guard only",
    ),
    "a camp on a temple": (set_in("players", 0, "camps", value=["c5"]), "camps: c5 is no place for one"),
    "a camp on a full ruin": (set_in("players", 0, "camps", value=["c4"]), "camps: c4 is no place for one"),
    "two camps on one hex": (set_in("players", 1, "camps", value=["b4"]), "camps: two are on the same hex"),
    "three camps": (set_in("players", 0, "camps", value=["b4", "a1", "b4"]), "there are only 2"),
    "a guard on a clearing": (set_in("players", 2, "guards", value={"b4": "worker"}), "guards: b4 is no place"),
    "a negative score": (set_in("players", 0, "score", value=-1), "players[0].score: should be"),
    "no owner": (set_in("owner", value=None), "owner: somebody is in turn now"),
    "another's turn": (set_in("turn", value=2), "turn: should be the owner's"),
    "a queue without a scoring": (set_in("queue", value=[1]), "queue: nobody waits without a scoring round"),
    "a tile in hand while acting": (
        lambda d: d.__setitem__("tile", d["stack"].pop(0)),
        "tile: is in hand only while it is to be placed",
    ),
    "a final scoring with tiles left": (
        both(set_in("scoring", value="final"), set_in("turn", value=2), set_in("queue", value=[0, 1])),
        "stack: the last tile comes before the final scoring",
    ),
    "a volcano scoring without a volcano": (
        both(set_in("scoring", value="volcano"), set_in("queue", value=[2, 0])),
        "tile: a volcano is set aside while it is scored",
    ),
    "a bid without an auction": (set_in("auction", "bid", value=3), "auction: there is none now"),
    "passes without an auction": (set_in("auction", "passed", value=[2, 0]), "auction: there is none now"),
    "tiles on show without an auction": (
        lambda d: d["auction"]["shown"].append(d["stack"].pop(0)),
        "auction: there is none now",
    ),
    "bidding without an auction": (
        both(set_in("phase", value="bid"), set_in("owner", value=None), set_in("action_points", value=0)),
        "phase: this game has no auction",
    ),
    "work on a clearing": (set_in("worked", value={"b4": 1}), "worked.b4: there is nothing to work on"),
    "more work than floors": (
        both(set_in("board", "c5", "value", value=3), set_in("floors", "4", value=9)),
        "worked.c5: the temple is not that high",
    ),
    "more work than treasures gone": (
        set_in("worked", value={"c4": 2}),
        "worked.c4: not so many treasures are gone",
    ),
    "more work than points spent": (set_in("action_points", value=7), "worked: that took more action points"),
    "a third time": (set_in("worked", value={"c5": 3}), "worked.c5: should be a whole number from 1 to 2"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_and_where(name: str) -> None:
    change, sentence = IMPOSSIBLE[name]
    data = acting()
    change(data)
    impossible(data, sentence)


IMPOSSIBLE_AUCTIONS: dict[str, tuple[Change, str]] = {
    "a bid of nobody": (set_in("auction", "bidder", value=None), "auction.bid: a bid has a bidder"),
    "a bidder in turn": (set_in("auction", "bidder", value=0), "auction.bidder: cannot have bid last"),
    "somebody who had a turn twice": (
        set_in("auction", "played", value=[2, 2]),
        "auction.played: names somebody twice",
    ),
    "a bidder who passed": (set_in("auction", "bidder", value=2), "auction.bidder: cannot have bid last"),
    "a bid nobody can pay": (set_in("auction", "bid", value=21), "auction.bid: is more than the bidder has"),
    "a turn after passing": (set_in("turn", value=2), "turn: has passed already"),
    "a pass twice": (set_in("auction", "passed", value=[2, 2]), "auction.passed: somebody passed twice"),
    "a pass after the turn": (
        both(
            set_in("auction", "played", value=[2]),
            lambda d: d["board"].__setitem__("c4", hex_of(d["auction"]["shown"].pop(0))),
        ),
        "auction.passed: somebody passed who had a turn already",
    ),
    "a tile on show missing": (
        lambda d: d["board"].__setitem__("c4", hex_of(d["auction"]["shown"].pop(0))),
        "auction.shown: there should",
    ),
    "a stack that does not last": (
        lambda d: d["board"].__setitem__("c4", hex_of(d["stack"].pop(0))),
        "stack: should be enough for whole rounds",
    ),
    "an owner while bidding": (set_in("owner", value=0), "owner: nobody is in turn now"),
    "an auction of one": (
        both(
            set_in("auction", "played", value=[1, 2]),
            set_in("auction", "passed", value=[]),
            set_in("auction", "bid", value=0),
            set_in("auction", "bidder", value=None),
            lambda d: d["board"].update({place: hex_of(d["auction"]["shown"].pop(0)) for place in ("c4", "c5")}),
        ),
        "the last player takes the last tile without asking",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE_AUCTIONS)
def test_an_impossible_auction_is_refused(name: str) -> None:
    change, sentence = IMPOSSIBLE_AUCTIONS[name]
    data = bidding()
    change(data)
    with pytest.raises(engine.PositionError) as caught:
        engine.from_position(data)
    assert sentence in str(caught.value)


def test_a_volcano_scoring_goes_clockwise_from_the_drawer() -> None:
    data = scoring()
    assert (data["owner"], data["turn"], data["queue"]) == (1, 1, [2, 0])
    assert engine.from_position(data | {"turn": 2, "queue": [0]}).to_move == 2
    for turn, queue in [(2, [0, 1]), (1, [0, 2]), (1, [2]), (1, [2, 2]), (0, [1])]:
        impossible(data | {"turn": turn, "queue": queue}, "queue: ")


def test_the_digest_sees_every_field() -> None:
    base = engine.from_position(acting()).digest()
    changes: list[Change] = [
        set_in("action_points", value=0),
        set_in("worked", value={"c5": 1}),
        set_in("players", 0, "score", value=1),
        set_in("players", 0, "leader", value="a4"),
        set_in("board", "c4", "rotation", value=0),
        set_in("options", "names", value=["x", "y", "z"]),
        set_in("options", "tie_break", value="guard"),
        lambda d: d["treasures"].reverse(),
        lambda d: d["board"]["c4"]["treasures"].reverse(),
        lambda d: d["stack"].insert(0, d["stack"].pop(1)),
    ]
    digests = {base}
    for change in changes:
        data = acting()
        change(data)
        digests.add(engine.from_position(data).digest())
    assert len(digests) == len(changes) + 1


SEATS = [
    ("turn",),
    ("owner",),
    ("queue", 0),
    ("auction", "passed", 0),
    ("auction", "played", 0),
    ("auction", "bidder"),
]


@pytest.mark.parametrize("path", SEATS)
def test_a_seat_that_nobody_sits_on_is_refused(path: tuple[Any, ...]) -> None:
    data = engine.new_game("tikal", players=2, options={"auction": True}).position()
    data["queue"], data["auction"]["passed"], data["auction"]["played"] = [0], [0], [0]
    set_in(*path, value=2)(data)
    impossible(data, "should be a whole number from 0 to 1, not 2")
