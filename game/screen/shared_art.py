"""The one set of pictures that all scenes draw with, at the scale of the scene that is on the screen."""

from functools import cache

from game.host import files
from game.screen.art import Art, Lender


def art(scale: float) -> Art:
    """The pictures at so many device pixels per unit; what was kept at another scale is let go of."""
    pictures = _pictures()
    if abs(pictures.scale - scale) > 1e-6:
        pictures.clear(scale)
    return pictures


def present() -> Art:
    """The pictures at the scale that they have now, for what lies over any scene."""
    return _pictures()


def borrow(lender: Lender) -> None:
    """Ask here first for big pictures."""
    _pictures().lender = lender


@cache
def _pictures() -> Art:
    return Art(files.made("atlas"), 1.0)
