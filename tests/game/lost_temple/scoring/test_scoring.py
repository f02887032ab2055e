"""What is counted at the end of a round of Lost Temple: keys, altars, treasures left, end cards, with reasons."""

from typing import Any, cast

import pytest

import engine
from engine import Action, Game
from engine.core.chance import Chance
from game.lost_temple.scoring import data as scoring_data
from game.lost_temple.scoring.data import key_sets
from game.lost_temple.scoring.look import rule_of
from game.lost_temple.words.naming import MULTICOLOURED
from game.pages.title import TitlePage
from game.table.scoring.data import ScoringCount
from tests.engine.lost_temple.situation import Situation
from tests.game import countings
from tests.game.sitting import Sitting

KINDS = ("camp keys", "altar", "treasures left", "end card")
SET_POINTS = (0, 1, 3, 6, 10, 15)
COLOURS = ("pink", "blue", "green", "yellow", "brown")


def counted(players: int, seed: int, **options: object) -> list[tuple[ScoringCount, dict[str, Any]]]:
    """Both countings of a game, with the complete position right after the points were given."""
    chosen = {**countings.options(players), **options}
    game = engine.new_game("lost-temple", players=players, seed=seed, options=chosen)
    watching, chance, found = countings.Witness(game), Chance.seeded(seed), []
    while not watching.over:
        before, scores = watching.view, game.scores
        events = watching.apply(keen(game, chance))
        count = scoring_data.count_of(cast(Any, watching), cast(Any, events), cast(Any, before))
        if count is not None:
            # The last move may have given points by itself.
            for event in events:
                if event["kind"] == "points" and event["reason"] not in KINDS:
                    scores[event["seat"]] += event["points"]
            assert count.scores == scores
            for step in count.steps:
                scores[step.seat] += step.points
            assert scores == game.scores
            # Keys, flags, treasures and cards are the same after the scoring as before it.
            found.append((count, game.position()))
    return found


def keen(game: Game[Any], chance: Chance) -> Action:
    """Keep what can be kept, place sanctuaries, excavate; else anything."""
    listed = game.legal_actions()
    for wanted in ("camp", "sanctuary", "keep", "dig"):
        found = [action for action in listed if wanted in str(action)]
        if found:
            return found[chance.below(len(found))]
    return listed[chance.below(len(listed))]


def explained(position: dict[str, Any], event: dict[str, Any]) -> tuple[int, str]:
    """What a source gives and why, counted as players would."""
    players, seat = position["players"], event["seat"]
    mine = players[seat]
    if event["reason"] == "camp keys":
        left, sets, points = dict(mine["camp"]), [], 0
        while any(left.values()):
            colours = [colour for colour in COLOURS if left.get(colour)]
            left = {colour: count - 1 for colour, count in left.items() if count > 1}
            points += SET_POINTS[len(colours)]
            sets.append(f"{' + '.join(colours)} = {SET_POINTS[len(colours)]}")
        if not sets:
            return 0, "0 for camp keys: none in the camp."
        return points, f"{points} for camp keys: {', '.join(sets)}."
    if event["reason"] == "altar":
        place = event["place"]
        colour = position["temple"][place]["room"].removesuffix("-sanctuary")
        every = colour == "multicoloured"
        counts = {
            number: sum(player["camp"].values()) if every else player["camp"].get(colour, 0)
            for number, player in enumerate(players)
            if place in player["flags"]
        }
        assert counts[seat] == max(counts.values())
        told = ", ".join(f"{countings.NAMES[number]} {count}" for number, count in counts.items())
        kind = "camp keys" if every else f"{colour} camp keys"
        return 3, f"3 for the altar at {place}: most {kind} of those with a flag there ({told})."
    if event["reason"] == "treasures left":
        points = sum(mine["treasures"].values())
        return points, f"{points} for treasures left, 1 each."
    count = mine["cards"][event["card"]]
    if event["card"] == "end-five-points":
        return 5 * count, f"{5 * count} for “End: 5”: {count} \u00d7 5."
    if event["card"] == "end-idol":
        points = {1: 3, 2: 12}[count]
        return points, f"{points} for “End: idol”: {count} of 2. One gives 3, both together 12."
    rooms = {place: there["room"] for place, there in position["temple"].items() if "room" in there}
    flagged = {rooms[place].partition("-")[0] for place in mine["flags"] if place in rooms}
    light = [
        colour
        for colour in COLOURS
        if any(
            rooms[place].startswith(f"{colour}-") and not rooms[place].endswith("sanctuary")
            for place in mine["flags"]
            if place in rooms
        )
    ]
    assert set(light) <= flagged
    points = 2 * count * len(light)
    told = ", ".join(light) or "none"
    return points, f"{points} for “End: colours”: {2 * count} for each colour of rooms with a flag: {told}."


@pytest.mark.slow
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_steps_add_up_are_in_order_and_tell_the_truth(players: int, short: bool) -> None:
    kinds = set()
    for seed in range(1, 7):
        rounds = counted(players, seed, short_game=short)
        assert len(rounds) == 2
        for count, position in rounds:
            reasons = [KINDS.index(step.event["reason"]) for step in count.steps]
            assert reasons == sorted(reasons)
            altars = [step.row for step in count.steps if step.event["reason"] == "altar"]
            assert altars == sorted(altars)
            keys = [step.seat for step in count.steps if step.event["reason"] == "camp keys"]
            assert sorted(keys) == list(range(players))
            for step in count.steps:
                kinds.add(step.event["reason"])
                assert (step.points, step.explanation) == explained(position, step.event)
    assert {"camp keys", "altar", "end card"} <= kinds


def test_players_are_counted_in_the_order_of_the_round() -> None:
    (first, _), (last, _) = counted(3, 14)
    assert [step.seat for step in first.steps][:3] == [0, 1, 2]
    assert [step.seat for step in last.steps][:3] == [2, 1, 0]


def test_several_winners_of_an_altar_get_their_coins_together() -> None:
    steps = (
        ("d2", 0, False),
        ("d2", 1, True),
        ("d4", 1, False),
    )
    sitting = Sitting(TitlePage, sound=False)
    table = countings.temple(sitting.app)
    events = [
        {
            "kind": "points",
            "seat": seat,
            "points": 3,
            "reason": "altar",
            "place": place,
            "room": "blue-sanctuary",
            "counts": [1, 1],
        }
        for place, seat, _ in steps
    ]
    count = scoring_data.count_of(table, cast(Any, events), table.view)
    assert count is not None
    assert [(step.row, step.seat, step.joined) for step in count.steps] == list(steps)
    assert [list(beat) for beat in count.beats()] == [[0, 1], [2]]


def test_sets_take_a_key_of_each_colour_and_are_told_largest_first() -> None:
    assert key_sets({"pink": 2, "green": 1, "brown": 3}) == [
        ["pink", "green", "brown"],
        ["pink", "brown"],
        ["brown"],
    ]
    assert key_sets({}) == []


@pytest.mark.slow
def test_until_everything_is_counted_the_river_is_not_dealt_anew() -> None:
    sitting = Sitting(TitlePage, sound=False)
    table = countings.temple(sitting.app)
    sitting.app.push(table)
    assert table.counting.running
    assert table.view["round"] == "first"
    assert not any(table.view["river"])
    while not table.counting.complete:
        sitting.app.step((), 0.05)
    assert table.view["round"] == "first"
    sitting.choose("count-skip")
    assert table.view["round"] == "second"
    assert any(table.view["river"])


def test_keys_are_turned_over_for_everybody_but_nothing_else_is() -> None:
    game = Situation(players=3).game()
    before = game.view(0)["players"][1]
    assert isinstance(before["camp"], int)
    (first, _), _ = counted(3, 14)
    event = first.steps[1].event
    assert set(event) == {"kind", "seat", "points", "reason", "sets", "keys"}


@pytest.mark.slow
def test_the_rule_beside_an_altar_says_which_keys_count_there() -> None:
    sitting = Sitting(TitlePage, motion=True, sound=False)
    table = countings.temple(sitting.app, final=True, seed=14)
    sitting.app.push(table)
    seen = {}
    while not table.counting.complete:
        sitting.app.step((), 0.05)
        for step in table.counting.present:
            if step.event["reason"] == "altar":
                seen[step.event["room"]] = table.words(rule_of(step))
    assert "of all colours" in seen.pop(MULTICOLOURED)
    assert all("of its colour" in rule for rule in seen.values())
    assert seen
