"""What is watched in a sitting."""

from game.pages.replay import ReplayMode
from game.table.gamerecord import mode_of
from tests.game.sitting import Sitting


def watching(sitting: Sitting) -> ReplayMode:
    """The replay that is on the screen."""
    mode = mode_of(sitting.app.top, ReplayMode)
    assert mode is not None
    return mode
