"""The column of the title: which ways on there are, and how their buttons look.

Rows are lists of names. What leads nowhere yet has no name here: another way on is one more name in its row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.screen import palette
from game.storage.puzzle_results import STARS
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row, Stack
from game.ui.buttons import Button
from game.ui.widgets import Sprite, Text

Rows = list[list[str]]
WIDE, GAP, ASIDE = 300, 12, 6
"""Units of the column's width, between its large rows, and between buttons that share a row."""
WAYS = "ways"
"""The id of the column."""
TALL, LOW = 50, 46
"""Units of height of the large buttons, and of those below them."""
LARGE = ("continue", "play", "learn", "today")
"""Names whose row is large."""
AIR = 4
"""Units by which the small rows stand apart from the large ones."""
ICONS = {
    "continue": "ui-play",
    "play": "ui-next",
    "learn": "ui-learn",
    "today": "ui-calendar",
    "saved": "ui-shelf",
    "record": "ui-trophy",
    "rules": "ui-rules",
    "settings": "ui-settings",
    "language": "ui-language",
    "language-back": "ui-back",
}
"""The pictures of the ways on; one that is missing here is a language."""


def rows(under_way: bool, low: bool = False) -> Rows:
    """The ways on, from the top: what is played first; a low window has a row less."""
    first = ["continue", "play"] if under_way else ["play"]
    second = [["learn", "today"]] if low else [["learn"], ["today"]]
    return [first, *second, ["saved", "record"], ["rules", "settings", "language"]]


def languages(listed: Sequence[str]) -> Rows:
    """Languages in place of the ways on, two in a row; what is left over has a row of its own."""
    return [list(listed[number : number + 2]) for number in range(0, len(listed), 2)]


def column(listed: Rows, tight: bool, way: Callable[[str, bool], Box]) -> Box:
    """The rows below each other; `way` makes the button of a name, a small one where several share a row."""
    lines = [
        Row(
            children=[way(name, len(row) > 1) for name in row],
            gap=ASIDE,
            equal=True,
            align="fill",
            tall=_tall(row, tight) + (0 if row is listed[-1] else _gap(row, tight)),
            pad=(0, 0, 0, 0 if row is listed[-1] else _gap(row, tight)),
        )
        for row in listed
    ]
    return Column(children=lines, wide=WIDE, id=WAYS)


def way_button(
    name: str, words: str, act: Act, *, hint: str = "", main: bool = False, small: bool, aside: Sequence[Box] = ()
) -> Box:
    """A way on: its icon and words at the left, and at the right what else there is to see."""
    style, zoom = (styles.BUTTON, 0.86) if small else (styles.LARGE_LABEL, 1.0)
    icon = Sprite(sprite=ICONS.get(name, "ui-language"), ink=palette.INK, zoom=zoom, wide=24 if small else 26)
    said = Text(words=words, style=style, fit="shrink", grow=1, wide=0)
    row = Row(children=[icon, said, *aside], gap=4 if small else 10, align="fill")
    kind, pad = "main" if main else "normal", (6.0, 4.0) if small else (12.0, 4.0)
    return Button(children=[row], id=name, act=act, label=words, hint=hint, kind=kind, pad=pad)


def stars(count: int) -> Box:
    """The stars of today, so many of them full."""
    hollow = Sprite(sprite="ui-star-hollow", ink=palette.DEEP_GOLD, zoom=0.8)
    full = Stack(children=[Sprite(sprite="ui-star", ink=palette.GOLD, zoom=0.8), hollow])
    return Row(children=[full if number < count else hollow for number in range(STARS)], equal=True, wide=63)


def badge(count: int) -> Box:
    """How many things wait."""
    figure = Text(words=str(count), style=styles.TEXT, fit="shrink", side="centre", told=False)
    return Stack(children=[Sprite(sprite="badge-gold"), figure], wide=22)


def _tall(row: list[str], tight: bool) -> int:
    return 44 if tight else TALL if row[0] in LARGE else LOW


def _gap(row: list[str], tight: bool) -> int:
    return 8 if tight else GAP + AIR if row[0] == LARGE[-1] else GAP if row[0] in LARGE else GAP - 4
