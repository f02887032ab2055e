"""Comments on moments of a game: kept in its record and its links, dropped where they make no sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import engine
from engine import LinkError
from engine.links import Packer, write
from engine.links import read as read_link
from game.session import notes, offer, storing
from game.session.link import MOST_PURPOSES, PURPOSES, TOLD, found_in, link, opened
from game.session.notes import LONGEST_COMMENT, MOST_COMMENTS
from game.session.playback import Playback
from game.session.seats import Seat
from game.session.session import Session, read
from game.share import correspondence
from game.share.correspondence import record
from game.storage import shelf
from tests.game import games
from tests.game.hands import tikal
from tests.game.session.test_link import played
from tests.game.sitting import Home

SAID = {0: "So it begins.", 12: "Ici, la clé rose « suffisait ».", 40: "\U0001f3b2 Glück? 運!"}
FORMER = {
    ("lost-temple", "watch"): "1SuGdFACGkBhmIZkYE5HwaMFMknF4SK5Iqrja4F0TsUKkAhofW5aRHw4",
    ("lost-temple", "review"): "16qA--gWGkBhmIZkYE5HwaMFMknF4SK5Iqrja4F0TsUKkAhofW5aRHw4",
    ("tikal", "watch"): "1uIuKWCCGkJskQ7aclDMbrUNkbkuVlq2gbfuBe7YvwXlQ3E7HAlRFussL",
    ("tikal", "review"): "1EYuyjiWGkJskQ7aclDMbrUNkbkuVlq2gbfuBe7YvwXlQ3E7HAlRFussL",
}
"""Links from before there were comments."""


def told(said: dict[int, str] | None = None) -> Session:
    """A finished game of which something is said."""
    found = games.ended(Home((320, 240)), 2)
    found.comments.update(SAID if said is None else said)
    return found


# Records


def test_a_record_keeps_what_is_said() -> None:
    session = told()
    assert read(session.host, session.saved()).comments == SAID


def test_a_record_of_which_nothing_is_said_is_as_it_was() -> None:
    assert "comments" not in engine.notes(told({}).saved())


@pytest.mark.parametrize(
    "comments",
    [
        3,
        {"12": "no list"},
        [[12]],
        [["12", "a"]],
        [[-1, "a"]],
        [[1.5, "a"]],
        [[True, "a"]],
        [[12, 5]],
        [[12, ""]],
        [[12, " "]],
        [[12, "two\nlines"]],
        [[12, "turned\u202eround"]],
        [[12, "\x1b[31m"]],
        [[12, "x" * (LONGEST_COMMENT + 1)]],
        [[n, "too many"] for n in range(MOST_COMMENTS + 1)],
        [[10**30, "a"]],
    ],
)
def test_comments_that_nobody_could_have_written_are_passed_over(comments: object) -> None:
    session = told({})
    text = engine.annotated(session.saved(), engine.notes(session.saved()) | {"comments": comments})
    found = read(session.host, text)
    assert found.comments == {}
    assert found.game.digest() == session.game.digest()


def test_a_comment_on_a_move_that_was_not_made_is_passed_over_alone() -> None:
    session = told({12: "here", 100_000: "nowhere"})
    assert read(session.host, session.saved()).comments == {12: "here"}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  a b  ", "a b"),
        ("a\nb", "a b"),
        ("a\x00\u202eb", "ab"),
        ("\ud800", ""),
        ("é" * 400, "é" * LONGEST_COMMENT),
        ("« oui »", "« oui »"),
    ],
)
def test_what_is_typed_is_kept_as_a_line(typed: str, kept: str) -> None:
    assert notes.comment(typed) == kept
    assert notes.comment(kept) == kept


# A game that goes on


def test_what_is_said_of_moves_that_were_taken_back_goes_with_another_move() -> None:
    session: Session = Session(Home((1280, 720)), tikal(2, 0, 3, first=0))
    session.apply(session.choices[0])
    bring = session.game.parse("bring worker base")
    session.apply(bring)
    session.apply(bring)
    session.comments.update({1: "placed", 2: "one", 3: "two"})
    session.undo()
    assert read(session.host, session.saved()).comments == session.comments == {1: "placed", 2: "one", 3: "two"}
    session.redo()
    assert set(session.comments) == {1, 2, 3}
    session.take_back(1)
    session.apply(bring)
    assert session.comments == {1: "placed"}


def test_another_game_from_the_middle_of_one_has_no_comments() -> None:
    watched = told()
    playback = Playback(watched)
    playback.go_to(50)
    assert engine.notes(storing.from_here(playback)).get("comments") is None


# Where it is kept


def shelved(said: dict[int, str]) -> tuple[Home, Session]:
    """A game on the shelf between two others, read from there, and then commented."""
    home = Home((320, 240))
    for players in (2, 3, 4):
        shelf.put(home, games.finished(players)[0])
    session = read(home, shelf.games(home)[1].text)
    session.comments.update(said)
    return home, session


def test_a_game_of_the_shelf_is_commented_in_its_place() -> None:
    home, session = shelved(SAID)
    before = shelf.games(home)
    assert shelf.keep_comments(home, session)
    after = shelf.games(home)
    assert [(one.digest, one.when) for one in after] == [(one.digest, one.when) for one in before]
    assert [read(home, one.text).comments for one in after] == [{}, SAID, {}]
    session.comments.clear()
    shelf.keep_comments(home, session)
    assert shelf.games(home) == before


def test_a_game_that_came_by_link_goes_to_the_shelf_with_its_first_comment() -> None:
    session = told()
    assert shelf.games(session.host) == []
    shelf.keep_comments(session.host, session)
    assert [read(session.host, one.text).comments for one in shelf.games(session.host)] == [SAID]


def test_the_game_under_way_is_commented_where_it_lies() -> None:
    session: Session = Session(Home((320, 240)), tikal(2, 0, 3, first=0))
    session.apply(session.choices[0])
    session.comments[1] = "well placed"
    shelf.keep_comments(session.host, session)
    assert shelf.games(session.host) == []
    assert read(session.host, session.host.load("game") or "").comments == {1: "well placed"}


def test_a_full_storage_is_known() -> None:
    home, session = shelved(SAID)
    home.full = True
    assert not shelf.keep_comments(home, session)


# Links


@pytest.mark.parametrize(("name", "purpose"), FORMER)
def test_a_link_without_comments_is_what_it_always_was(name: str, purpose: Any) -> None:
    setup, game = played(name, 24)
    assert link(purpose, setup, game, 17) == link(purpose, setup, game, 17, {}) == FORMER[name, purpose]
    found = opened(FORMER[name, purpose])
    assert (found.purpose, found.moment, found.comments) == (purpose, 17, {})


@pytest.mark.parametrize("purpose", ["watch", "review", "carry"])
@pytest.mark.parametrize("said", [SAID, {0: "x" * LONGEST_COMMENT}, dict.fromkeys(range(MOST_COMMENTS), "Ah.")])
def test_a_link_takes_comments_along(purpose: Any, said: dict[int, str]) -> None:
    setup, game = played("tikal", 70)
    found = opened(link(purpose, setup, game, 17, said))
    assert (found.purpose, found.setup, found.moment, found.comments) == (purpose, setup, 17, said)
    assert read(Home((320, 240)), record(found)).comments == said


def test_what_is_offered_takes_comments_along_but_a_turn_for_others_does_not() -> None:
    session, page = told(), "https://example.org/"
    for offered in (offer.of(session), offer.moment(session, 3), offer.review(session, 3)):
        assert opened(found_in(offered.address(page))).comments == SAID
        assert offered.file is not None
        assert read(session.host, offered.file[1]).comments == SAID
    setup, game = next(one for moves in range(20, 60) if (one := played("tikal", moves))[1].to_move == 1)
    waiting = read(Home((320, 240)), record(opened(link("turn", setup, game))))
    waiting.comments[3] = "My plan."
    sent = opened(found_in(offer.of(waiting).address(page)))
    assert (sent.purpose, sent.comments) == ("turn", {})


def test_what_the_others_played_leaves_what_was_said_here() -> None:
    seats = (Seat("Ada", "human"), Seat("Blaise", "elsewhere"))
    setup, game = played("lost-temple", 12, seats)
    home = Home((320, 240))
    first = opened(link("turn", setup, game))
    kept = correspondence.keep(home, correspondence.find(home, first), record(first, {0}))
    session = read(home, kept.text)
    session.comments[5] = "Only for me."
    shelf.keep_comments(home, session)
    later = opened(link("turn", *played("lost-temple", 20, seats)))
    found = correspondence.find(home, later)
    assert found.answer in ("goes on", "other seat")
    assert read(home, correspondence.keep(home, found, record(later, {0})).text).comments == {5: "Only for me."}


def test_too_much_for_a_link_is_no_link_and_still_a_file() -> None:
    chance = Random(1)
    session = told(
        {move: "".join(chr(chance.randrange(0x4E00, 0x9F00)) for _ in range(280)) for move in range(MOST_COMMENTS)}
    )
    with pytest.raises(LinkError):
        link("watch", session.setup, session.game, 0, session.comments)
    offered = offer.moment(session, 0)
    assert offered.address("https://example.org/") == ""
    assert offered.file is not None
    assert read(session.host, offered.file[1]).comments == session.comments


@pytest.mark.parametrize(
    "said",
    [
        {3: ""},
        {3: " "},
        {3: "two\nlines"},
        {3: "turned\u202eround"},
        {3: "x" * (LONGEST_COMMENT + 1)},
        {3: "x" * 1_000_000},
        {71: "after the end"},
        {9_999: "long after the end"},
        dict.fromkeys(range(MOST_COMMENTS + 1), "too many"),
    ],
    ids=str,
)
def test_a_link_with_comments_that_nobody_could_have_written_is_refused(said: dict[int, str]) -> None:
    setup, game = played("tikal", 70)
    with pytest.raises(LinkError):
        opened(link("watch", setup, game, 0, said))


def test_a_set_up_has_no_comments() -> None:
    packer = Packer()
    packer.digit(PURPOSES.index("set-up") + TOLD, MOST_PURPOSES)
    with pytest.raises(LinkError) as refused:
        opened(write(packer))
    assert refused.value.code == "version"


def test_a_damaged_link_with_comments_is_refused_or_works() -> None:
    chance, (setup, game) = Random(7), played("tikal", 30)
    number = read_link(link("watch", setup, game, 3, {3: "Here.", 9: "And here."}))._number
    accepted = 0
    for _ in range(300):
        packer = Packer()
        packer.digit(number ^ (1 << chance.randrange(number.bit_length())), 1 << 2 * number.bit_length())
        try:
            accepted += all(notes.comment(said) == said for said in opened(write(packer)).comments.values())
        except LinkError:
            accepted += 1
    assert accepted == 300
