"""Small numbers packed into one large one, each in just as much room as it needs.

A number below its base is a digit, and every digit has a base of its own: a choice among seven takes a little less
than three bits. What is read must be asked for in the same order and with the same bases as it was written.
"""

from __future__ import annotations

from .errors import LinkError

DAMAGED = "damaged"
GROUP = 64
"""Numbers without a bound are written in groups of six bits, each with a flag whether another follows."""
LONGEST = 1_000
"""Bytes of a text at most."""


class Packer:
    """Digits on their way into one number."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, base: int) -> None:
        """A number from 0 to base - 1."""
        if not 0 <= value < base:
            raise ValueError(f"{value:,} is no digit to the base {base:,}")
        self._digits.append((value, base))

    def whole(self, value: int) -> None:
        """A number from 0 on, of any size."""
        while value >= GROUP:
            self.digit(value % GROUP + GROUP, 2 * GROUP)
            value //= GROUP
        self.digit(value, 2 * GROUP)

    def signed(self, value: int) -> None:
        """A number of any size, also below 0."""
        self.whole(2 * value if value >= 0 else -2 * value - 1)

    def text(self, text: str) -> None:
        """Letters of any kind."""
        letters = text.encode()
        if len(letters) > LONGEST:
            raise ValueError(f"a text has {len(letters):,} bytes, and {LONGEST:,} are the most")
        self.whole(len(letters))
        for letter in letters:
            self.digit(letter, 256)

    def number(self) -> int:
        """All digits as one number."""
        number = 0
        for value, base in reversed(self._digits):
            number = number * base + value
        return number


class Unpacker:
    """One number, and the digits in it."""

    def __init__(self, number: int) -> None:
        self._number = number

    def digit(self, base: int) -> int:
        """The next digit, which was written to this base."""
        self._number, value = divmod(self._number, base)
        return value

    def whole(self, beyond: int) -> int:
        """A number from 0 to beyond - 1; LinkError where it is larger."""
        value, worth = 0, 1
        while True:
            group = self.digit(2 * GROUP)
            value += group % GROUP * worth
            if value >= beyond or worth >= max(beyond, GROUP):
                raise LinkError(DAMAGED, "A number in the link is too large.")
            if group < GROUP:
                return value
            worth *= GROUP

    def signed(self, beyond: int) -> int:
        """A number between -beyond and beyond; LinkError where it is larger."""
        value = self.whole(2 * beyond)
        return value // 2 if value % 2 == 0 else -(value + 1) // 2

    def text(self) -> str:
        """Letters; LinkError where they are none."""
        letters = bytes(self.digit(256) for _ in range(self.whole(LONGEST + 1)))
        try:
            return letters.decode()
        except UnicodeDecodeError as error:
            raise LinkError(DAMAGED, "A text in the link cannot be read.") from error

    def done(self) -> bool:
        """Whether nothing is left but zeros."""
        return self._number == 0
