"""Small numbers in one large one, as links carry them: what is written is read again, in the room it needs."""

from __future__ import annotations

import pytest

from engine.core.digits import Packer, Unpacker
from engine.core.errors import LinkError


def packed(kind: str, value: int | str) -> int:
    packer = Packer()
    getattr(packer, kind)(value)
    return packer.number()


def test_every_digit_has_its_own_base_and_the_first_is_the_lowest() -> None:
    packer = Packer()
    for value, base in ((2, 3), (4, 5), (0, 1), (1, 2)):
        packer.digit(value, base)
    assert packer.number() == 2 + 3 * (4 + 5 * 1)
    unpacker = Unpacker(packer.number())
    assert [unpacker.digit(base) for base in (3, 5, 1)] == [2, 4, 0]
    assert not unpacker.done()
    assert unpacker.digit(2) == 1
    assert unpacker.done()


@pytest.mark.parametrize("value", [-1, 5])
def test_what_is_no_digit_is_not_written(value: int) -> None:
    with pytest.raises(ValueError, match="no digit to the base 5"):
        Packer().digit(value, 5)


def test_whole_numbers_come_in_groups_of_six_bits_with_a_flag() -> None:
    assert packed("whole", 63) == 63
    assert packed("whole", 64) == 64 + 128 * 1
    assert packed("whole", 3 + 64 * 5) == (64 + 3) + 128 * 5
    for value in (1, 63, 64, 65, 4095, 4096, 10**9):
        assert Unpacker(packed("whole", value)).whole(value + 1) == value
    for beyond in (1, 2):
        assert Unpacker(packed("whole", 0)).whole(beyond) == 0


def test_a_whole_number_beyond_its_limit_is_refused() -> None:
    for beyond in (7, 64, 1000):
        with pytest.raises(LinkError, match="too large"):
            Unpacker(packed("whole", beyond)).whole(beyond)


def test_groups_without_end_are_refused() -> None:
    flags = sum(64 * 128**place for place in range(40))  # nothing but "another follows"
    with pytest.raises(LinkError, match="too large"):
        Unpacker(flags).whole(10)
    with pytest.raises(LinkError, match="too large"):
        Unpacker(64).whole(64)  # zero, and a second group that could only be zero again
    assert Unpacker(64).whole(65) == 0


def test_signs_alternate() -> None:
    assert [packed("signed", value) for value in (0, -1, 1, -2, 2)] == [0, 1, 2, 3, 4]
    for value in (0, 7, -7, 500, -500):
        assert Unpacker(packed("signed", value)).signed(501) == value
    with pytest.raises(LinkError, match="too large"):
        Unpacker(packed("signed", 501)).signed(501)


def test_texts_of_up_to_a_thousand_bytes() -> None:
    for text in ("", "Zoé", "x" * 1000):
        assert Unpacker(packed("text", text)).text() == text
    assert packed("text", "a") == 1 + 128 * ord("a")
    with pytest.raises(ValueError, match="1,001 bytes, and 1,000 are the most"):
        packed("text", "x" * 1001)
    with pytest.raises(LinkError, match="cannot be read"):
        Unpacker(1 + 128 * 255).text()
    with pytest.raises(LinkError, match="too large"):
        Unpacker(packed("whole", 1001)).text()
