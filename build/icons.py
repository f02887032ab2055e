"""The app's icons, rendered from one drawing in the sizes that browsers and phones ask for."""

from pathlib import Path

import resvg_py

DRAWING = Path(__file__).parent / "page" / "icon.svg"
GROUND = "#0C2016"
SAFE = 0.78
"""A maskable icon may be cut to a circle: the drawing keeps to its middle."""


def icons() -> dict[str, bytes]:
    """PNG files by name."""
    drawing = DRAWING.read_text(encoding="utf-8")
    return {
        "favicon": _png(drawing, 64),
        "icon-180": _png(masked(drawing), 180),
        "icon-192": _png(drawing, 192),
        "icon-512": _png(drawing, 512),
        "icon-maskable": _png(masked(drawing), 512),
    }


def masked(drawing: str) -> str:
    """The drawing on a full ground, drawn smaller."""
    inner = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]
    edge = 50 * (1 - SAFE)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" fill="{GROUND}"/>'
        f'<g transform="translate({edge} {edge}) scale({SAFE})">{inner}</g></svg>'
    )


def _png(drawing: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size))
