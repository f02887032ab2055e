"""The generator of chance: records depend on every bit of it for ever."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core.chance import Chance

# The published first values of SplitMix64 from the state 1234567.
WORDS = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
STEP = 0x9E3779B97F4A7C15


def test_it_is_splitmix64() -> None:
    chance = Chance(1234567)
    assert [chance.word() for _ in WORDS] == WORDS
    assert Chance(1234567 + 2**64).word() == WORDS[0]


def test_a_number_below_is_the_rest_and_words_that_would_favour_some_are_passed_over() -> None:
    # Four times this number fits into a word; the fifth word is beyond that.
    chance, n = Chance(1234567), 4 * 10**18
    assert [chance.below(n) for _ in range(4)] == [word % n for word in WORDS[:4]]
    assert chance.below(n) < n
    assert chance.state == (1234567 + 6 * STEP) % 2**64


class Words(Chance):
    """A generator whose next words are known."""

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__(0)
        self.words = iter(words)

    def word(self) -> int:
        return next(self.words)


@pytest.mark.parametrize(
    ("n", "words", "chosen"),
    [
        # 2**64 is one more than a multiple of three: only its last word would favour 0.
        (3, [2**64 - 2], 2),
        (3, [2**64 - 1, 4], 1),
        # It is six more than a multiple of ten.
        (10, [2**64 - 7], 9),
        (10, [2**64 - 6, 2**64 - 1, 23], 3),
        # A power of two fits without a rest.
        (2**63, [2**64 - 1], 2**63 - 1),
        (2**64, [2**64 - 1], 2**64 - 1),
    ],
)
def test_exactly_the_words_beyond_the_last_multiple_are_passed_over(n: int, words: list[int], chosen: int) -> None:
    chance = Words(words)
    assert chance.below(n) == chosen
    assert list(chance.words) == [], "all words are looked at"


def test_of_nothing_nothing_is_chosen_and_of_one_that_one() -> None:
    assert Chance(5).below(1) == 0
    for n in (0, -3):
        with pytest.raises(ValueError, match="nothing to choose from"):
            Chance(5).below(n)


def test_a_shuffle_exchanges_from_the_end() -> None:
    # The first word is a multiple of three, so the last of three goes first; the second is odd, so b stays.
    items = ("a", "b", "c")
    assert Chance(1234567).shuffled(items) == ["c", "b", "a"]
    assert Chance(1234567).shuffled([]) == []


def test_a_seed_of_any_size_gives_eight_bytes_of_its_digest() -> None:
    # SHA-256 of "1" begins with 6b86b273ff34fce1.
    assert Chance.seeded(1).state == 0x6B86B273FF34FCE1
    assert Chance.seeded(-1).state != Chance.seeded(1).state
