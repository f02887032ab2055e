"""The bar: its buttons have room for a finger, keep inside, and explain themselves."""

from itertools import pairwise

import pytest

from game.lost_temple.table import LostTempleTable
from game.session.session import Session
from tests.game import games
from tests.game.sitting import Sitting


def sit(size: tuple[int, int], large: bool = False) -> tuple[Sitting, LostTempleTable]:
    """A table at its beginning."""
    sitting = Sitting(
        lambda app: LostTempleTable(app, Session(app.host, games.setup(4, humans=4))),
        size,
        sound=False,
        large_text=large,
    )
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    return sitting, scene


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (390, 844), (844, 390), (360, 640)])
def test_the_buttons_of_the_bar_lie_inside_it_side_by_side(size: tuple[int, int], large: bool) -> None:
    _, scene = sit(size, large)
    rects = [one.rect for one in scene.bar.targets()]
    window = scene.bar.rect
    assert len(rects) == (3 if scene.small else 6)
    assert all(window.contains(rect) for rect in rects)
    assert all(not one.colliderect(other) for one, other in pairwise(rects))
    assert not scene.small or all(min(rect.size) >= 44 for rect in rects)


def test_a_button_that_cannot_be_used_says_why() -> None:
    _, scene = sit((1280, 720))
    undo = next(one for one in scene.bar.targets() if one.id == "ui-undo")
    tip = scene.bar.tip(*undo.rect.center)
    assert tip is not None
    assert tip.title == scene.words("table.undo")
    assert [line.text for line in tip.lines] == [undo.hint]
    assert undo.hint
