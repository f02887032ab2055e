"""A dialog's page as boxes: lines that give way, and where a page lies."""

import pygame
import pytest

from game.lost_temple.table import LostTempleTable
from game.screen import shared_art
from game.session.session import Session
from game.table.dialog.pagebox import MOST_MORE, Lines
from game.ui.boxes import Box, Kit
from tests.game import games
from tests.game.sitting import Sitting


def heights(room: int) -> list[int]:
    """How tall a line of 40, which needs 40, and one of 100, which needs 50, get in so many units."""
    lines = Lines(children=[Box(tall=40, least=40), Box(tall=100, least=50)])
    placed = lines.lay(Kit(shared_art.art(1.0), 1.0), pygame.Rect(0, 0, 200, room))
    return [rect.h for _, rect in placed][1:]


def test_lines_take_what_they_want_and_a_little_more() -> None:
    assert heights(140) == [40, 100]
    assert heights(150) == [45, 105]
    assert heights(400) == [40 + round(MOST_MORE), 100 + round(MOST_MORE)]


def test_in_less_room_lines_first_give_what_they_have_above_their_least() -> None:
    assert heights(110) == [40, 70]
    assert heights(90) == [40, 50]
    assert sum(heights(45)) == 45


def sit(size: tuple[int, int]) -> tuple[Sitting, LostTempleTable]:
    """A table at which somebody is to choose a key to begin with."""
    sitting = Sitting(
        lambda app: LostTempleTable(app, Session(app.host, games.setup(2, humans=2))), size, sound=False
    )
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    return sitting, scene


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_docked_page_lies_at_the_foot_of_the_dock_and_its_way_out_is_read_last(size: tuple[int, int]) -> None:
    sitting, scene = sit(size)
    assert scene.dialogs.docked
    assert scene.dialogs.covered.bottom == scene.dock.bottom
    assert scene.dialogs.covered.width == scene.dock.width
    listed = [one.id for one in scene.dialogs.targets()]
    assert listed[-1] == "ui-peek"
    assert any(one.startswith("pack ") for one in listed)
    assert set(listed) <= set(sitting.ids())


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (360, 640)])
def test_a_page_that_stands_alone_lies_in_the_middle_with_a_finger_for_everything(size: tuple[int, int]) -> None:
    sitting, scene = sit(size)
    sitting.choose("ui-menu")
    page = scene.dialogs.covered
    assert sitting.surface.get_rect().contains(page)
    assert abs(page.centerx - size[0] // 2) <= 1
    assert abs(page.centery - size[1] // 2) <= 1
    assert all(page.contains(one.rect) and min(one.rect.size) >= 44 for one in scene.dialogs.targets())
    assert scene.dialogs.targets()[-1].id == "ui-close"
