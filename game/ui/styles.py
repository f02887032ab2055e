"""The table of styles: every kind of lettering there is, by name. No other module names a size or a role.

Sizes are units of the design; `LARGE` is how much bigger all letters are for somebody who wants large text.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.screen.fonts import Role
from game.screen.palette import CREAM, DIM, INK, SOFT

LARGE = 1.16


@dataclass(frozen=True, slots=True)
class Style:
    """A kind of lettering: which letters, how big, in which colour."""

    role: Role
    size: float
    ink: str = INK

    def in_ink(self, ink: str) -> Style:
        """The same letters in another colour."""
        return replace(self, ink=ink)

    def in_bold(self) -> Style:
        """Letters of the same size and colour that stand out among these."""
        return replace(self, role="strong")


# Sentences
FINE = Style("body", 13, DIM)
SMALL = Style("body", 14)
NOTE = Style("body", 15, SOFT)
TEXT = Style("body", 15)
BODY = Style("body", 16)
PARAGRAPH = Style("body", 17)

# Names, labels and captions
FINE_LABEL = Style("strong", 13)
SMALL_LABEL = Style("strong", 14)
CAPTION = Style("strong", 14.5)
LABEL = Style("strong", 15)
BUTTON = Style("strong", 16)
CHOICE = Style("strong", 17)
LARGE_LABEL = Style("strong", 19)
MAIN_LABEL = Style("strong", 24)

# Headings
PANEL_HEAD = Style("head", 15.5)
SMALL_HEAD = Style("head", 16.5)
SUBHEAD = Style("head", 18)
HEAD = Style("head", 20)
PAGE_HEAD = Style("head", 22)
BAR_TITLE = Style("head", 24, CREAM)
LARGE_HEAD = Style("head", 28)

# Figures and the names of games
SMALL_FIGURE = Style("head", 14.5)
FIGURE = Style("head", 17)
SCORE = Style("title", 20)
CHIP_SCORE = Style("title", 25)
LARGE_FIGURE = Style("title", 30)
HUGE_FIGURE = Style("title", 38)
GAME_TITLE = Style("title", 54)
END_TITLE = Style("title", 60, CREAM)
PHONE_TITLE = Style("title", 46, CREAM)
COVER_TITLE = Style("title", 68)
COVER_LINE = Style("strong", 23)
