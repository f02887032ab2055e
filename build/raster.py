"""Renders SVG text to pygame surfaces with resvg, which knows filters, masks and patterns.
Fonts are never consulted: the drawings hold paths only.
"""

import io
import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import resvg_py

from build.errors import BuildError

QUALITY = 74
"""Of the JPEGs: the leaves of the jungle hide what is lost."""


def render(svg: str, width: int, height: int, what: str) -> pygame.Surface:
    """The drawing as a surface with alpha of this many pixels; `what` names it if it fails."""
    try:
        png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    except ValueError as error:
        raise BuildError(f"resvg could not render {what} ({error}); please mend the drawing.") from error
    return pygame.image.load(io.BytesIO(bytes(png)), "render.png")


def save_opaque(surface: pygame.Surface, size: tuple[int, int], scale: float, path: Path) -> None:
    """Writes the surface, brought to size times scale, as JPEG, which suits the big painted scenes."""
    import mozjpeg_lossless_optimization as mozjpeg
    from PIL import Image

    flat = pygame.Surface(surface.get_size(), depth=24)
    flat.blit(surface, (0, 0))
    small = pygame.transform.smoothscale(flat, [round(side * scale) for side in size])
    picture = Image.frombytes("RGB", small.get_size(), pygame.image.tobytes(small, "RGB"))
    written = io.BytesIO()
    picture.save(written, "JPEG", quality=QUALITY, optimize=True, subsampling="4:2:0")
    path.write_bytes(mozjpeg.optimize(written.getvalue()))
