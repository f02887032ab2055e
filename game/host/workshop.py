"""A desktop run from a clone: pictures, fonts and sounds come straight from the build's cache.

A staged game has them among its assets and never gets here.
"""

from importlib.util import find_spec

from game.host import files


def prepare() -> None:
    """Have the build make what is not among the assets, and say where it lies."""
    if files.made("atlas").exists() or find_spec("build") is None:
        return
    from build.art import art
    from build.lettering import lettering
    from build.progress import report
    from build.sounds import sounds

    files.lies_at("atlas", art(report))
    files.lies_at("fonts", lettering(report))
    files.lies_at("sounds", sounds(report))
