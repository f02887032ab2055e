"""Windows of any size show something that can be used."""

import pytest

from game.host.events import Pointer
from game.host.viewport import Viewport
from game.screen.window import LEAST_SIDEWAYS, LEAST_UPRIGHT, enlarged
from tests.shots import seated

TINY = [(1280, 200), (700, 150), (100, 720), (100, 100), (320, 200), (1, 1), (2, 900)]
SCENES = ["title", "set-up", "rules", "table-explore", "tikal-act", "tikal-count-end", "review", "record", "learn"]


@pytest.mark.slow
@pytest.mark.parametrize("size", TINY)
@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_drawn_in_a_window_of_any_size(name: str, size: tuple[int, int]) -> None:
    sitting = seated(name, (1280, 720), "en")
    sitting.resize(size)
    sitting.see(dt=0.5)
    assert sitting.home.window(sitting.home.viewport()).get_size() == size
    assert sitting.faults() == []
    sitting.resize((390, 844))
    assert sitting.faults() == []


@pytest.mark.parametrize("size", TINY[:-2])
def test_a_tap_in_a_tiny_window_chooses_what_is_seen_there(size: tuple[int, int]) -> None:
    sitting = seated("title", size, "en")
    told = next(one for one in sitting.app._published() if one["id"] == "settings")
    x, y = (float(told[a]) + float(told[b]) / 2 for a, b in (("x", "w"), ("y", "h")))  # type: ignore[arg-type]
    assert 0 < x < size[0]
    assert 0 < y < size[1]
    sitting.see([Pointer("down", 1, "mouse", x, y, 1), Pointer("up", 1, "mouse", x, y, 1)])
    assert sitting.scene == "SettingsPage"


def test_a_window_that_is_large_enough_is_left_as_it_is() -> None:
    for view in (
        Viewport(*LEAST_UPRIGHT),
        Viewport(*LEAST_SIDEWAYS),
        Viewport(1280, 720),
        Viewport(960, 1440, 3.0),
    ):
        assert enlarged(view) == (view, 1.0)
    assert enlarged(Viewport(240, 600, 1.5)) == (Viewport(480, 1200, 1.5), 2.0)
    assert enlarged(Viewport(2, 900)) == (Viewport(320, 1280), 160.0)
