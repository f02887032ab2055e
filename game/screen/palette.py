"""Every colour of letters, lines, grounds and lights; sprites have theirs in the drawings."""

INK, SOFT = "#2C2013", "#675134"
"""Letters on parchment: those to be read, and those beside them."""
DIM, OFF = "#54401F", "#1F1A11"
"""Letters on darker ground: those beside others on wells and buttons, and those on what cannot be chosen."""
PALE, CREAM = "#B4945C", "#F6ECD4"
"""Thin lines on parchment, and letters on dark ground."""
GOLD, DEEP_GOLD, GLOW = "#F0A928", "#7D5006", "#FFD978"
"""What is chosen, what matters in letters on parchment, and what shines."""
HONEY, AMBER, OCHRE = "#F0B93A", "#B97A0C", "#9C6A14"
"""Gold of marks: the mark, its edge, and lines."""
GAIN, LOSS = "#265A23", "#A2271E"
"""What is won and what is lost, in letters on parchment."""
GREEN, DEEP_RED, CROSS = "#24522F", "#8E241D", "#5A1A14"
"""The same, darker, and the cross on what cannot be."""
COST = "#FFC98F"
"""What has to be paid, on dark ground."""
MINT, IVORY, WHITE = "#C4D8B6", "#FFF3D6", "#FFFFFF"
"""Letters on dark ground: notes, what matters, and figures on pieces."""
COPPER, BRONZE, COIN_INK = "#7A4312", "#7A5420", "#4A2E05"
"""Badges, what is done, and figures on coins."""

NIGHT, TABLE, BANK, FOREST = "#0C2016", "#1C3524", "#1C4A2C", "#1E3A26"
"""Dark grounds and shades: round letters and tags, below boards, beside the river, letters on green wells."""
PARCHMENT, PALE_PARCHMENT, SAND = "#F1E6CA", "#F3EBD3", "#E7D5A4"
"""Grounds of bubbles and rows."""
PAPER, FIELD = "#FBF5E4", "#FFF8E6"
"""Grounds of small cards and of fields to write in."""
LIT, GLEAM = "#F3DFAE", "#FBEBBB"
"""What is pointed at or chosen, and what one was sent to."""
UMBER, EDGE, BARK = "#2A1200", "#3A2C1A", "#4A3418"
"""Dark lines: on bright pieces, round bars and pictures, round bubbles."""
GROOVE, GROOVE_EDGE, GRID = "#DBC79A", "#8A6A3C", "#D9C596"
"""Empty bars, their edges, and the lines of charts."""
MOSS, SAGE, OLIVE, LIGHT_GREEN = "#D3D8B6", "#7E9A70", "#5A5130", "#B9CF8C"
"""Grounds of examples and their edges, rows on dark green, and the better half of a chart."""
FIRE, TRACK = "#FFB347", "#FFFFFF38"
"""Sparks, and the ring below a progress ring."""
SHADE = "#06120B"
"""What lies over all that is not to be looked at now."""
CODE_INK, CODE_PAPER = "#1B140B", "#FFFDF6"
"""Codes for cameras."""

RIVER, JUNGLE, LEAF, STONE, SUN = "#24707E", "#3F7D3C", "#2F7D46", "#B79A63", "#EDA728"
"""Games and sources of points in charts."""
SEATS = {
    "red": "#C0322A",
    "orange": "#EA8424",
    "black": "#34323A",
    "beige": "#E8D6AA",
    "white": "#F5F2E9",
    "blue": "#2D63BC",
}
"""The players' colours as lines."""
ON_SEAT = {
    "red": "#FFFFFF",
    "orange": "#3A1800",
    "black": "#F1E5C6",
    "beige": "#3A2A0C",
    "white": "#3C3A34",
    "blue": "#FFFFFF",
}
"""Figures on the players' colours."""


def see_through(colour: str, alpha: float) -> str:
    """The colour with so much of it covering, from 0 to 255."""
    return f"{colour}{round(alpha):02X}"
