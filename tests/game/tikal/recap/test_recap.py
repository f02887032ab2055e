"""What others did in Tikal is told truly, in three lines at most, and losses are told loudly."""

from typing import Any, cast

import pytest

from engine.tikal import View, preview, prospects
from game.session.events_since import Since, since
from game.table.recap.data import RecapLine
from game.tikal.recap.data import exchanged, tell
from game.tikal.recap.lines import ARROW
from tests.game.recaps import crowding, lively, told, turns

GAMES = range(1, 5)


def events(found: Since, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for mover, done in found.turns if seat in (None, mover) for event in done]


def places_of(happened: list[dict[str, Any]]) -> set[str]:
    single = {event["place"] for event in happened if event.get("place")}
    return single | {place for event in happened for place in event.get("route", ())}


def test_a_turn_has_three_lines_at_most_and_the_others_are_counted() -> None:
    most = 0
    for session, found in turns("tikal", GAMES, policy=crowding):
        recap = told(session, found, tell)
        for turn in recap.turns if recap is not None else ():
            assert 1 <= len(turn.lines) <= 3
            assert turn.more >= 0
            assert turn.more == 0 or len(turn.lines) == 3
            most = max(most, turn.more)
    assert most > 0


def test_every_place_and_way_of_a_line_is_one_of_that_players_events() -> None:
    for session, found in turns("tikal", GAMES, policy=lively):
        recap = told(session, found, tell)
        for turn in recap.turns if recap is not None else ():
            happened = events(found, turn.seat)
            known = places_of(happened)
            for line in turn.lines:
                assert line.seat == turn.seat != session.viewer
                assert set(line.places) <= known
                assert {stop for way in line.ways for stop in way.stops} <= known
                assert all(event in happened for event in line.events)
                arrivals = {event["route"][-1] for event in line.events if event["kind"] == "move"}
                assert all(way.stops[-1] in arrivals for way in line.ways)


def test_what_a_temple_was_worth_before_and_after_is_the_engines_own() -> None:
    seen = 0
    for session, found in turns("tikal", GAMES, policy=lively):
        recap = told(session, found, tell)
        lines = [line for turn in recap.turns for line in turn.lines] if recap is not None else []
        boards = [game.view(session.viewer)["board"] for game in (found.before, found.after)]
        for line in lines:
            if ARROW in line.tag:
                seen += 1
                (place,) = line.places
                before, after = map(int, line.tag.split(ARROW))
                others = sum(place in other.places and ARROW in other.tag for other in lines)
                if others == 1:
                    new = next(
                        (
                            preview.worth(e["tile"])
                            for e in events(found)
                            if e.get("tile") and e.get("place") == place
                        ),
                        0,
                    )
                    assert before == (boards[0][place]["value"] if place in boards[0] else new)
                    assert after == boards[1][place]["value"]
                assert line.tag in line.words or "guard" in line.words
    assert seen > 20


def test_the_points_are_what_the_player_would_score_before_and_after() -> None:
    for session, found in turns("tikal", range(1, 2), policy=lively):
        recap = told(session, found, tell)
        for turn in recap.turns if recap is not None else ():
            assert turn.before == prospects.would_score(found.before, turn.seat).points
            assert turn.after == prospects.would_score(session.game, turn.seat).points


def test_a_treasure_taken_from_the_viewer_is_always_loud_and_said_first() -> None:
    seen = 0
    for session, found in turns("tikal", GAMES, bots=1, policy=lively):
        taken = [e for e in events(found) if e["kind"] == "exchange" and e["other"] == session.viewer]
        recap = told(session, found, tell)
        losses = [loss for loss in recap.losses if loss.rank == 0] if recap is not None else []
        assert [loss.icon for loss in losses] == [f"treasure-{event['took']}" for event in taken]
        if taken:
            seen += 1
            assert recap is not None
            assert recap.losses[0].rank == 0
            assert losses[0].line is not None
            assert losses[0].line.loud
            assert recap.turns[recap.first].seat == taken[0]["seat"]
            lost, got = exchanged(found)
            assert (lost, got) == ({e["took"] for e in taken}, {e["gave"] for e in taken})
    assert seen > 3


@pytest.mark.slow
def test_a_temple_is_lost_exactly_when_the_holder_changed_from_the_viewer_to_another() -> None:
    seen = 0
    for session, found in turns("tikal", range(1, 9), policy=crowding):
        recap = told(session, found, tell)
        before, after = cast(View, found.before.view(session.viewer)), cast(View, session.view)
        lost = {
            place: preview.hold(after, place).seat
            for place, entry in before["board"].items()
            if "value" in entry and preview.hold(before, place).seat == session.viewer
            if preview.hold(after, place).seat not in (session.viewer, -1)
        }
        said = {loss.place: loss.seat for loss in recap.losses if loss.rank == 1} if recap is not None else {}
        assert said == lost
        for loss in recap.losses if recap is not None else ():
            if loss.rank == 1:
                seen += 1
                assert isinstance(loss.line, RecapLine)
                assert loss.line.loud
    assert seen > 5


@pytest.mark.slow
def test_a_temple_is_drawn_level_exactly_when_the_viewer_held_it_and_nobody_does_now() -> None:
    seen = 0
    for session, found in turns("tikal", range(1, 9), policy=crowding):
        recap = told(session, found, tell)
        before, after = cast(View, found.before.view(session.viewer)), cast(View, session.view)
        level = {
            place
            for place, entry in before["board"].items()
            if "value" in entry and preview.hold(before, place).seat == session.viewer
            if preview.hold(after, place).seat == -1
        }
        losses = [loss for loss in recap.losses if loss.rank == 2] if recap is not None else []
        assert {loss.place for loss in losses} == level
        for loss in losses:
            seen += 1
            mine, theirs = (
                preview.strength(after["players"][one], loss.place) for one in (session.viewer, loss.seat)
            )
            assert mine == theirs > preview.strength(before["players"][loss.seat], loss.place)
            assert loss.line is not None
            assert loss.line.loud
    assert seen > 2


def test_a_volcano_is_a_line_of_the_turn_that_turned_it_up() -> None:
    seen = 0
    for session, found in turns("tikal", GAMES, policy=lively):
        drawn = {event["seat"] for event in events(found) if event["kind"] == "volcano"} - {session.viewer}
        recap = told(session, found, tell)
        lines = [line for turn in recap.turns for line in turn.lines] if recap is not None else []
        assert {line.seat for line in lines if line.words == "Volcano turned up: everybody scores"} == drawn
        seen += len(drawn)
    assert seen > 1


def test_a_guard_is_loud_where_the_viewer_has_members() -> None:
    seen = 0
    for session, found in turns("tikal", GAMES, policy=lively):
        recap = told(session, found, tell)
        before = cast(View, found.before.view(session.viewer))
        mine = before["players"][session.viewer]
        guarded = {
            event["place"]
            for event in events(found)
            if event["kind"] == "guard" and preview.strength(mine, event["place"])
        }
        said = {loss.place for loss in recap.losses} if recap is not None else set()
        assert guarded <= said
        seen += len(guarded)
    assert seen > 0


def test_a_member_on_its_way_is_told_where_it_ends_up() -> None:
    for session, found in turns("tikal", range(1, 3), policy=lively):
        recap = told(session, found, tell)
        for turn in recap.turns if recap is not None else ():
            if turn.more:
                continue
            ends = [way.stops[-1] for line in turn.lines for way in line.ways for _ in range(way.count)]
            moves = [event["route"] for event in events(found, turn.seat) if event["kind"] == "move"]
            assert len(ends) <= len(moves)
            assert set(ends) <= {route[-1] for route in moves}


def test_it_is_about_what_happened_since_ones_own_last_decision() -> None:
    for session, found in turns("tikal", range(1, 2), humans=2, bots=1, policy=lively):
        last = max((n for n, seat in enumerate(session.movers) if seat == session.viewer), default=-1)
        assert found.first == last + 1
        assert all(mover != session.viewer for mover, _ in found.turns)
        assert len(found.before.moves) == found.first
        again = since(session)
        assert again is not None
        assert again.turns == found.turns


@pytest.mark.slow
def test_the_number_of_workers_in_a_line_is_that_of_its_ways() -> None:
    seen = 0
    for session, found in turns("tikal", range(1, 9), policy=crowding):
        recap = told(session, found, tell)
        for line in (line for turn in recap.turns for line in turn.lines) if recap is not None else ():
            workers = {event["member"] for event in line.events if event["kind"] == "move"} == {"worker"}
            if " workers to " in line.words and workers and "Leader" not in line.words:
                seen += 1
                assert int(line.words.split()[0]) >= sum(way.count for way in line.ways) >= 1
    assert seen > 3
