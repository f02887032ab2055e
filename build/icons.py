"""The app's icons, rendered from one drawing in the sizes that browsers and phones ask for.

The drawing goes to the edge and keeps what matters in its middle, so a phone may cut it to a circle.
"""

from build.drawings import ASSETS
from build.quantise import palette_png
from build.raster import render

SIZES = {"favicon": 64, "icon-180": 180, "icon-192": 192, "icon-512": 512}


def icons() -> dict[str, bytes]:
    """PNG files by name."""
    drawing = (ASSETS / "shared" / "art" / "icon.svg").read_text(encoding="utf-8")
    return {name: palette_png(render(drawing, size, size, "the icon")) for name, size in SIZES.items()}
