"""Links: a game, or what it begins with, as a short text that leads to the same game again."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import links
from engine.core.chance import Chance
from engine.core.digits import LONGEST, Packer, Unpacker
from engine.core.errors import LinkError
from engine.tools.policies import random

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("lost-temple", 2, {}),
    ("lost-temple", 3, {"short_game": True, "first": 2}),
    ("lost-temple", 4, {"more_control": True, "names": ["Zoë", "Ὀδυσσεύς", "李", "Ada Lovelace"]}),
    ("tikal", 2, {"edition": "2015", "auction": True, "nobody_bids": "clockwise"}),
    ("tikal", 3, {"edition": "classic", "first": 0}),
    ("tikal", 4, {"edition": "1999", "auction": True, "camp_needs_member": True, "tie_break": "guard"}),
]


def played(name: str, players: int, options: dict[str, Any], moves: int, seed: int = 3) -> engine.Game[Any]:
    game = engine.new_game(name, players=players, seed=seed, options=options)
    chance = Chance.seeded(seed)
    while game.to_move is not None and len(game.moves) < moves:
        game.apply(random(game, chance))
    return game


def link(game: engine.Game[Any]) -> str:
    packer = Packer()
    links.pack_game(packer, game)
    return links.write(packer)


def opened(text: str) -> engine.Game[Any]:
    unpacker = links.read(text)
    game = links.unpack_game(unpacker)
    assert unpacker.done()
    return game


@pytest.mark.parametrize(("name", "players", "options"), CASES)
@pytest.mark.parametrize("moves", [0, 1, 50, 2000])
def test_a_game_comes_back_with_its_set_up_and_every_move(
    name: str, players: int, options: dict[str, Any], moves: int
) -> None:
    game = played(name, players, options, moves)
    again = opened(link(game))
    assert again.moves == game.moves
    assert (again.name, again.seed, again.options) == (game.name, game.seed, game.options)
    assert again.digest() == game.digest()


@pytest.mark.parametrize("seed", [0, -1, 2**63, -(10**99), 10**100 - 1])
def test_any_seed_comes_back(seed: int) -> None:
    assert opened(link(played("tikal", 2, {}, 3, seed))).seed == seed


@pytest.mark.parametrize("name", ["lost-temple", "tikal"])
def test_a_game_from_a_position_comes_back(name: str) -> None:
    game = engine.from_position(played(name, 3, {}, 60).position())
    game.apply(game.legal_actions()[-1])
    again = opened(link(game))
    assert again.moves == game.moves
    assert again.digest() == game.digest()


def test_a_finished_game_of_four_takes_less_than_600_letters_and_its_record_five_times_more() -> None:
    """A move is a number below the number of choices, and not a text."""
    game = played("tikal", 4, {}, 5000)
    assert game.to_move is None
    assert len(link(game)) < 600 < len(engine.save(game)) / 5


def test_links_hold_only_letters_that_addresses_keep() -> None:
    text = link(played("lost-temple", 4, {"names": ["?", "#", "&", "é"]}, 40))
    assert set(text) <= links.ALPHABET


@pytest.mark.parametrize("name", ["lost-temple", "tikal"])
def test_every_letter_counts(name: str) -> None:
    """One letter changed, left out or cut off is noticed."""
    text = link(played(name, 2, {}, 30))
    for place in range(1, len(text)):
        other = "B" if text[place] != "B" else "C"
        for damaged in (text[:place] + other + text[place + 1 :], text[:place] + text[place + 1 :], text[:place]):
            with pytest.raises(LinkError) as refused:
                opened(damaged)
            assert refused.value.code == "damaged"


def test_a_link_of_another_version_is_named_as_such() -> None:
    with pytest.raises(LinkError, match="version 7") as refused:
        links.read("7" + link(played("tikal", 2, {}, 3))[1:])
    assert refused.value.code == "version"


@pytest.mark.parametrize("text", ["", "#", "http://localhost/", "1é", None, 7, "1 2"])
def test_what_is_no_link_is_called_so(text: object) -> None:
    with pytest.raises(LinkError) as refused:
        links.read(text)
    assert refused.value.code == "foreign"


def test_a_long_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(LinkError, match="6,000"):
        links.read("1" + "A" * 10_000_000)


# Links of the time when a key could be bought although the tent's key would do: one bought it, the other did not.
BOUGHT = "1v5HWrICvwCMQeZg7L2gLF4XsQUpfvmHtPPHyYzVl3YwEc8cFbjL3dXx4fq8ikPJ2A-7iyAI"
NOT_BOUGHT = "1_2JROECzwCMQeZg7L2gLF4WEQDAhHXo8g2LbdzoCZyMjDy8EExv18AaQb4jugG33JjYW"


@pytest.mark.parametrize(
    ("text", "seed", "end", "digest"),
    [
        (BOUGHT, 106, ["done", "rescue brown", "rest"], "12479864002ec60da7c871ed609b9add"),
        (NOT_BOUGHT, 111, ["done", "rest", "tent key"], "14e4852c8f25657252550a3eb63a75e2"),
    ],
)
def test_links_from_before_a_choice_was_withdrawn_still_open(
    text: str, seed: int, end: list[str], digest: str
) -> None:
    game = opened(text)
    assert (game.seed, [str(move) for move in game.moves[-3:]], game.digest()) == (seed, end, digest)
    assert link(game) == text
    before = engine.load(engine.save(game), upto=len(game.moves) - 2)
    offered = {str(action) for action in before.legal_actions()}
    assert "tent key" in offered
    assert not any(action.startswith("rescue") for action in offered)


def test_moves_that_lead_elsewhere_are_noticed() -> None:
    """As a link would that was made by other rules."""
    packer = Packer()
    packer.digit(0, 2)
    links.pack_start(packer, "tikal", 2, 5, {})
    packer.whole(1)
    packer.digit(0, len(engine.new_game("tikal", players=2, seed=5).legal_actions()))
    packer.digit(12345, links.DIGEST)
    with pytest.raises(LinkError) as refused:
        opened(links.write(packer))
    assert refused.value.code == "version"


def test_a_link_to_a_game_that_nobody_knows_says_so() -> None:
    packer = Packer()
    packer.digit(0, 2)
    packer.digit(links.MOST_GAMES - 1, links.MOST_GAMES)
    with pytest.raises(LinkError) as refused:
        opened(links.write(packer))
    assert refused.value.code == "version"


def test_moves_after_the_end_are_refused() -> None:
    game = played("lost-temple", 2, {"short_game": True}, 5000)
    packer = Packer()
    packer.digit(0, 2)
    assert game.seed is not None
    links.pack_start(packer, game.name, game.players, game.seed, game.options)
    packer.whole(len(game.moves) + 1)
    course = engine.new_game(game.name, players=2, seed=game.seed, options=game.options)
    for move in game.moves:
        packer.digit(course.legal_actions().index(move), len(course.legal_actions()))
        course.apply(move)
    with pytest.raises(LinkError, match="over before move") as refused:
        opened(links.write(packer))
    assert refused.value.code == "impossible"


@pytest.mark.parametrize("names", [["Ada", "Ada"], ["", "Ben"], ["A\x00", "Ben"], ["x" * 41, "Ben"]])
def test_names_that_cannot_be_are_refused(names: list[str]) -> None:
    packer = Packer()
    links.pack_start(packer, "tikal", 2, 5, {"names": ["Ada", "Ben"]})
    bad = Packer()
    bad._digits = packer._digits[: -sum(len(name) + 1 for name in ("Ada", "Ben"))]
    for name in names:
        bad.text(name)
    with pytest.raises(LinkError) as refused:
        links.unpack_start(links.read(links.write(bad)))
    assert refused.value.code == "impossible"


@pytest.mark.parametrize("name", ["lost-temple", "tikal"])
def test_any_number_with_a_right_checksum_is_a_game_or_a_sentence(name: str) -> None:
    rng = Random(4)
    number = Packer()
    links.pack_game(number, played(name, 3, {}, 40))
    whole = number.number()
    for _ in range(150):
        changed = Packer()
        changed.digit(whole ^ rng.getrandbits(8) << rng.randrange(whole.bit_length()), whole << 20)
        with suppress(LinkError):
            found = links.unpack_game(links.read(links.write(changed)))
            assert bool(found.legal_actions()) == (found.to_move is not None)


@pytest.mark.slow
@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(1, 10**6)).filter(lambda pair: pair[0] < pair[1])))
def test_digits_come_back_in_their_order(digits: list[tuple[int, int]]) -> None:
    packer = Packer()
    for value, base in digits:
        packer.digit(value, base)
    unpacker = Unpacker(packer.number())
    assert [unpacker.digit(base) for _, base in digits] == [value for value, _ in digits]
    assert unpacker.done()


@pytest.mark.slow
@settings(deadline=None)
@given(st.lists(st.integers(-(10**30), 10**30)), st.text(max_size=200))
def test_numbers_of_any_size_and_texts_come_back(numbers: list[int], text: str) -> None:
    packer = Packer()
    for number in numbers:
        packer.signed(number)
    packer.text(text)
    unpacker = Unpacker(packer.number())
    assert [unpacker.signed(10**31) for _ in numbers] == numbers
    assert unpacker.text() == text


@pytest.mark.parametrize(("value", "base"), [(-1, 5), (5, 5)])
def test_a_digit_that_is_none_is_refused(value: int, base: int) -> None:
    with pytest.raises(ValueError, match="no digit"):
        Packer().digit(value, base)


def test_endless_numbers_and_texts_are_refused_soon() -> None:
    with pytest.raises(LinkError, match="too large"):
        Unpacker((1 << 60_000) - 1).whole(10**6)
    with pytest.raises(LinkError):
        Unpacker((1 << 60_000) - 1).text()
    with pytest.raises(ValueError, match="bytes"):
        Packer().text("x" * (LONGEST + 1))
