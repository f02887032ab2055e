"""The app's surroundings: one small interface (`interface`) with two homes, a desktop window and a web page."""

import sys

from game.host.interface import Host


def home() -> Host:
    """The home this program runs in."""
    if sys.platform == "emscripten":
        try:
            from game.host.browser import Browser
        except ImportError:
            pass  # a WebAssembly runtime other than our page: SDL's own window works there too
        else:
            return Browser()
    from game.host import workshop
    from game.host.desktop import Desktop

    workshop.prepare()
    return Desktop()
