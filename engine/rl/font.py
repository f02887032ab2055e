"""Letters of five by seven dots, for pictures that need no font."""

from __future__ import annotations

WIDTH, HEIGHT = 5, 7

# Seven rows of each letter, from the top; each row is a number of five bits.
_ROWS = {
    " ": "00 00 00 00 00 00 00",
    "!": "04 04 04 04 04 00 04",
    "+": "00 04 04 1f 04 04 00",
    ",": "00 00 00 00 0c 04 08",
    "-": "00 00 00 0e 00 00 00",
    ".": "00 00 00 00 00 0c 0c",
    "/": "01 01 02 04 08 10 10",
    ":": "00 0c 0c 00 0c 0c 00",
    "0": "0e 11 13 15 19 11 0e",
    "1": "04 0c 04 04 04 04 0e",
    "2": "0e 11 01 06 08 10 1f",
    "3": "1f 02 04 06 01 11 0e",
    "4": "02 06 0a 12 1f 02 02",
    "5": "1f 10 1e 01 01 11 0e",
    "6": "06 08 10 1e 11 11 0e",
    "7": "1f 01 02 04 08 08 08",
    "8": "0e 11 11 0e 11 11 0e",
    "9": "0e 11 11 0f 01 02 0c",
    "?": "0e 11 01 02 04 00 04",
    "A": "0e 11 11 1f 11 11 11",
    "B": "1e 11 11 1e 11 11 1e",
    "C": "0e 11 10 10 10 11 0e",
    "D": "1e 11 11 11 11 11 1e",
    "E": "1f 10 10 1e 10 10 1f",
    "F": "1f 10 10 1e 10 10 10",
    "G": "0e 11 10 17 11 11 0f",
    "H": "11 11 11 1f 11 11 11",
    "I": "0e 04 04 04 04 04 0e",
    "J": "07 02 02 02 02 12 0c",
    "K": "11 12 14 18 14 12 11",
    "L": "10 10 10 10 10 10 1f",
    "M": "11 1b 15 15 11 11 11",
    "N": "11 19 15 13 11 11 11",
    "O": "0e 11 11 11 11 11 0e",
    "P": "1e 11 11 1e 10 10 10",
    "Q": "0e 11 11 11 15 12 0d",
    "R": "1e 11 11 1e 14 12 11",
    "S": "0f 10 10 0e 01 01 1e",
    "T": "1f 04 04 04 04 04 04",
    "U": "11 11 11 11 11 11 0e",
    "V": "11 11 11 11 11 0a 04",
    "W": "11 11 11 15 15 1b 11",
    "X": "11 11 0a 04 0a 11 11",
    "Y": "11 11 0a 04 04 04 04",
    "Z": "1f 01 02 04 08 10 1f",
}
LETTERS = {
    letter: tuple(tuple(int(row, 16) >> 4 - x & 1 for x in range(WIDTH)) for row in rows.split())
    for letter, rows in _ROWS.items()
}


def dots(text: str) -> list[tuple[int, int]]:
    """The dots of a line of text, from its left upper corner; letters that are not there are question marks."""
    return [
        (number * (WIDTH + 1) + x, y)
        for number, letter in enumerate(text.upper())
        for y, row in enumerate(LETTERS.get(letter, LETTERS["?"]))
        for x, dot in enumerate(row)
        if dot
    ]


def width(text: str) -> int:
    """How many dots wide a line of text is."""
    return max(0, len(text) * (WIDTH + 1) - 1)
