"""What links hold besides the game: what they are for, who sits where, and the moment to show."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import LinkError
from engine.core.chance import Chance
from engine.links import Packer, pack_start, read, write
from engine.tools.policies import random
from game.session.link import MOST_PURPOSES, MOST_SEATS, PURPOSES, Link, Purpose, address, found_in, link, opened
from game.session.seats import Seat, Setup

SEATS = (Seat("Ada", "human"), Seat("Blaise", "elsewhere"), Seat("Chiara", "bot", "hard"))


def played(
    name: str, moves: int, seats: tuple[Seat, ...] = SEATS, **options: Any
) -> tuple[Setup, engine.Game[Any]]:
    """A game with these seats after some moves."""
    named = {"names": [seat.name for seat in seats], **options}
    game = engine.new_game(name, players=len(seats), seed=11, options=named)
    chance = Chance.seeded(3)
    while game.to_move is not None and len(game.moves) < moves:
        game.apply(random(game, chance))
    while game.to_move is not None and seats[game.to_move].kind == "bot":
        game.apply(random(game, chance))
    return Setup(name, seats, game.options, 11), game


@pytest.mark.parametrize("name", ["lost-temple", "tikal"])
@pytest.mark.parametrize("purpose", ["watch", "carry", "turn"])
def test_a_game_comes_back_with_its_seats_and_its_moment(name: str, purpose: Purpose) -> None:
    setup, game = played(name, 60)
    found = opened(link(purpose, setup, game, 17))
    assert (found.purpose, found.setup, found.moment) == (purpose, setup, 17)
    assert found.game is not None
    assert found.game.moves == game.moves
    assert found.game.digest() == game.digest()


@pytest.mark.parametrize(
    ("name", "options"),
    [("lost-temple", {"short_game": True, "first": 1}), ("tikal", {"edition": "2015", "auction": True})],
)
def test_a_set_up_comes_back_with_everything_that_was_chosen(name: str, options: dict[str, Any]) -> None:
    setup, _ = played(name, 0, **options)
    assert opened(link("set-up", setup)) == Link("set-up", setup)


def test_a_moment_after_the_end_is_the_end() -> None:
    setup, game = played("tikal", 20)
    assert opened(link("watch", setup, game, 500)).moment == len(game.moves)


def test_a_link_for_something_to_come_is_named_as_such() -> None:
    packer = Packer()
    packer.digit(MOST_PURPOSES - 1, MOST_PURPOSES)
    with pytest.raises(LinkError) as refused:
        opened(write(packer))
    assert refused.value.code == "version"


def test_a_level_that_nobody_knows_is_named_as_such() -> None:
    setup, _ = played("tikal", 0)
    packer = Packer()
    packer.digit(PURPOSES.index("set-up"), MOST_PURPOSES)
    pack_start(packer, setup.game, 3, setup.seed, setup.options)
    for number in (0, 1, MOST_SEATS - 1):
        packer.digit(number, MOST_SEATS)
    packer.whole(0)
    with pytest.raises(LinkError) as refused:
        opened(write(packer))
    assert refused.value.code == "version"


@pytest.mark.parametrize("name", ["A\0b", "A\u202eb", "A\x1bb", "x" * 900, " "])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    class Wild(Packer):
        def text(self, text: str) -> None:
            super().text(name)

    setup, _ = played("tikal", 0)
    packer = Wild()
    packer.digit(PURPOSES.index("set-up"), MOST_PURPOSES)
    pack_start(packer, setup.game, len(setup.seats), setup.seed, setup.options)
    with pytest.raises(LinkError) as refused:
        opened(write(packer))
    assert refused.value.code == "impossible"


def test_what_comes_after_the_end_of_a_link_is_refused() -> None:
    setup, _ = played("tikal", 0)
    number = read(link("set-up", setup))._number
    longer = Packer()
    longer.digit(number + (5 << number.bit_length() + 9), 1 << number.bit_length() + 20)
    with pytest.raises(LinkError) as refused:
        opened(write(longer))
    assert refused.value.code == "damaged"


def test_a_game_from_a_position_is_no_game_to_sit_down_at() -> None:
    setup, game = played("tikal", 30)
    middle = engine.from_position(game.position())
    with pytest.raises(LinkError) as refused:
        opened(link("carry", setup, middle))
    assert refused.value.code == "impossible"


def test_an_address_has_the_link_behind_its_mark() -> None:
    assert address("https://example.org/tikal/", "1abc") == "https://example.org/tikal/#1abc"
    assert address("https://example.org/tikal/?x=1#old", "1abc") == "https://example.org/tikal/?x=1#1abc"


@pytest.mark.parametrize(
    "pasted",
    [
        "https://example.org/tikal/#1a-b_C",
        "  https://example.org/#1a-b_C\n",
        "Your turn: https://example.org/#1a-b_C, see you later",
        "#1a-b_C",
        "1a-b_C",
    ],
)
def test_a_link_is_found_in_what_was_pasted(pasted: str) -> None:
    assert found_in(pasted) == "1a-b_C"


@pytest.mark.parametrize("pasted", ["", "   ", "a letter to you", "https://example.org/", "é", "1" * 9000])
def test_a_text_without_a_link_says_so(pasted: str) -> None:
    with pytest.raises(LinkError) as refused:
        found_in(pasted)
    assert refused.value.code == "foreign"
