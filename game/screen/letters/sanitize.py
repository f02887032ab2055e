"""Any text as one that can be drawn: no sign that a font cannot take, and no more letters than a page has."""

import re
from functools import lru_cache

LONGEST = 5_000
"""Letters of a text at most: the longest of ours has a fifth of them."""
LONG_WORD = re.compile(r"(\S{26})(?=\S)")
"""The beginning of a word that a narrow line has no room for."""
# Signs that steer instead of showing something (but a new line may stay), that turn the direction of writing, and
# halves of characters, which cannot be written at all.
WILD = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


@lru_cache(maxsize=4096)
def sanitize(text: str) -> str:
    """The text as it can be drawn."""
    if len(text) > LONGEST:
        text = f"{text[:LONGEST]}…"
    return WILD.sub("", text)


def breakable(text: str) -> str:
    """What somebody has written, with words that a narrow line has no room for in pieces."""
    return LONG_WORD.sub(r"\1 ", text)
