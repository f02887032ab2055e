"""What others did in Lost Temple is told truly, in three lines at most, and knows nothing the viewer does not."""

from typing import Any, cast

import pytest

from engine.lost_temple import View
from game.lost_temple.board.altar_leads import keys, leader
from game.lost_temple.recap.data import tell
from game.lost_temple.words.naming import MULTICOLOURED
from game.session.events_since import Since
from tests.game.recaps import told, turns, worshipping

GAMES = range(1, 9)


def events(found: Since, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for mover, done in found.turns if seat in (None, mover) for event in done]


@pytest.mark.slow
def test_a_turn_has_three_lines_at_most_and_the_others_are_counted() -> None:
    most = 0
    for session, found in turns("lost-temple", GAMES):
        recap = told(session, found, tell)
        for turn in recap.turns if recap is not None else ():
            assert 1 <= len(turn.lines) <= 3
            assert turn.more == 0 or len(turn.lines) == 3
            most = max(most, turn.more)
    assert most > 0


@pytest.mark.slow
def test_every_place_and_way_of_a_line_is_one_of_that_players_events() -> None:
    ways = 0
    for session, found in turns("lost-temple", GAMES):
        recap = told(session, found, tell)
        for turn in recap.turns if recap is not None else ():
            happened = events(found, turn.seat)
            known = {event["place"] for event in happened if "place" in event}
            known |= {place for event in happened for place in event.get("route", ())}
            known |= {f"site {event[end]}" for event in happened if "site" in event for end in ("start", "site")}
            for line in turn.lines:
                assert set(line.places) <= known
                assert {stop for way in line.ways for stop in way.stops} <= known
                assert all(event in happened and event["seat"] == turn.seat for event in line.events)
                ways += len(line.ways)
    assert ways > 50


@pytest.mark.slow
def test_the_points_on_the_board_are_what_the_excavation_gave() -> None:
    seen = 0
    for session, found in turns("lost-temple", GAMES):
        recap = told(session, found, tell)
        for line in (line for turn in recap.turns for line in turn.lines) if recap is not None else ():
            if line.tag.startswith("+"):
                seen += 1
                given = [event["points"] for event in line.events if event["kind"] == "points"]
                assert line.tag == f"+{sum(given)}"
    assert seen > 20


def test_the_points_before_and_after_are_the_players_own() -> None:
    for session, found in turns("lost-temple", range(1, 3)):
        recap = told(session, found, tell)
        for turn in recap.turns if recap is not None else ():
            assert turn.before == found.before.scores[turn.seat]
            assert turn.after == session.game.scores[turn.seat]


@pytest.mark.slow
def test_only_events_as_the_viewer_witnessed_them_are_told() -> None:
    hidden = 0
    for session, found in turns("lost-temple", range(1, 4)):
        for event in events(found):
            assert session.game.rules.witnessed(event, session.viewer) == event
            hidden += event["kind"] == "key" and "colour" not in event
    assert hidden > 0


@pytest.mark.slow
def test_an_altar_is_loud_exactly_when_the_viewer_led_there_for_all_to_see_and_does_no_more() -> None:
    seen = 0
    for session, found in turns("lost-temple", range(1, 13), policy=worshipping):
        before, after = cast(View, found.before.view(session.viewer)), cast(View, session.view)
        places = [place for place, room in before["temple"].items() if room.get("room", "").endswith("sanctuary")]
        lost = {p for p in places if leader(before, p) == session.viewer != leader(after, p)}
        recap = told(session, found, tell)
        assert {loss.place for loss in (recap.losses if recap is not None else ())} == lost
        seen += len(lost)
    assert seen > 2


def test_whoever_is_alone_leads_and_colours_of_hidden_keys_are_not_compared() -> None:
    def view(room: str, *there: int, camps: tuple[Any, ...]) -> Any:
        players = [{"flags": ["c3"] if seat in there else [], "camp": camp} for seat, camp in enumerate(camps)]
        return {"players": players, "temple": {"c3": {"room": room, "spaces": []}}}

    camps = ({"pink": 3}, 1, 5)
    assert leader(view("pink-sanctuary", 0, camps=camps), "c3") == 0
    assert leader(view("pink-sanctuary", camps=camps), "c3") is None
    assert leader(view("pink-sanctuary", 0, 1, camps=camps), "c3") is None
    assert leader(view(MULTICOLOURED, 0, 1, camps=camps), "c3") == 0
    assert leader(view(MULTICOLOURED, 0, 1, 2, camps=camps), "c3") == 2
    assert leader(view(MULTICOLOURED, 0, 1, camps=({"pink": 1}, 1, 5)), "c3") is None
    assert [keys(player) for player in view("x", camps=camps)["players"]] == [3, 1, 5]


@pytest.mark.slow
def test_the_start_of_the_river_is_called_so() -> None:
    starts = 0
    for session, found in turns("lost-temple", range(1, 4)):
        recap = told(session, found, tell)
        for line in (line for turn in recap.turns for line in turn.lines) if recap is not None else ():
            assert "site 0" not in line.words
            starts += "site 0" in line.places and "the start" in line.words
    assert starts > 5
