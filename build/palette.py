"""The colours that drawings are filled in with: one record per player and per door colour.

A drawing marked `data-per="player"`, `data-per="everybody"` (the players of both games) or `data-per="door"` is
rendered once for each record, with the record's fields written over its `{{placeholders}}`. The colours are those
of the design's palette. The drawings of Tikal's pieces name the colours of TIKAL_PLAYERS themselves, and the tests
hold them to it.
"""

PLAYERS: dict[str, dict[str, str]] = {
    "red": {"fill": "#C0322A", "dark": "#6B130F", "ink": "#FFE9D6"},
    "orange": {"fill": "#EA8424", "dark": "#8A4206", "ink": "#4A2100"},
    "black": {"fill": "#34323A", "dark": "#0E0D11", "ink": "#F1E5C6"},
    "beige": {"fill": "#E8D6AA", "dark": "#83693A", "ink": "#4A3512"},
}

TIKAL_PLAYERS: dict[str, dict[str, str]] = {
    "red": PLAYERS["red"],
    "orange": PLAYERS["orange"],
    "white": {"fill": "#F5F2E9", "dark": "#7C7768", "ink": "#3C3A34"},
    "blue": {"fill": "#2D63BC", "dark": "#12305F", "ink": "#E6F0FF"},
}

EVERYBODY = {**PLAYERS, **TIKAL_PLAYERS}

DOORS: dict[str, dict[str, str]] = {
    "pink": {"fill": "#D4508C", "dark": "#7E2450", "light": "#F7C3DB", "pale": "#F29CC4", "ink": "#FFFBE8"},
    "blue": {"fill": "#2C6FC0", "dark": "#153D74", "light": "#BBD8F6", "pale": "#8CC0F5", "ink": "#FFFBE8"},
    "green": {"fill": "#3A9548", "dark": "#1B552A", "light": "#C4E6BD", "pale": "#93D59B", "ink": "#FFFBE8"},
    "yellow": {"fill": "#EBCB23", "dark": "#86690A", "light": "#FBF0AE", "pale": "#F8E27A", "ink": "#4D3A02"},
    "brown": {"fill": "#8B5230", "dark": "#4A2814", "light": "#E3C3A4", "pale": "#D9A47C", "ink": "#FFFBE8"},
}

# Clockwise from the upper right, as the rules number the sides of a hexagon; degrees from straight up.
SIDES: tuple[int, ...] = (30, 90, 150, 210, 270, 330)
