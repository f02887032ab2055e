"""An explanation follows the pointer, goes with it, and leaves a lesson's words in sight."""

import pytest

from game.lesson.data import lessons
from game.lesson.open import learning
from game.lost_temple.river.river import River
from game.lost_temple.table import LostTempleTable
from tests.game.hands import setup, table
from tests.game.sitting import Sitting


def river(sitting: Sitting) -> tuple[LostTempleTable, River]:
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    return scene, next(part for part in scene.parts if isinstance(part, River))


def test_it_follows_the_pointer_from_a_site_to_its_tiles_and_goes_with_the_pointer() -> None:
    sitting = Sitting(table(setup(2, 0, 3)), sound=False)
    scene, part = river(sitting)
    explanations = scene.explanations
    site = part.site_rect(2)
    explanations.ask(site.x + 2, site.y + 2)
    assert explanations.tip is not None
    titles = [explanations.tip.title]
    for slot in range(len(scene.view["river"][2])):
        tile = part.tile_rect(2, slot)
        explanations.hover(tile.center)
        assert explanations.tip is not None
        assert explanations.tip.anchor == tile
        titles.append(explanations.tip.title)
    assert len(set(titles)) > 2
    explanations.hover(None)
    assert explanations.tip is None


@pytest.mark.parametrize("size", [(1280, 720), (844, 390), (390, 844)])
def test_it_never_covers_what_a_lesson_says(size: tuple[int, int]) -> None:
    sitting = Sitting(lambda app: learning(app, lessons("lost-temple")[0]), size, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    sitting.wait(2)
    said = scene.mode.above
    assert said is not None
    for target in sitting.targets():
        scene.explanations.ask(*target.rect.center)
        if scene.explanations.rect is not None and not said.contains(target.rect):
            assert not scene.explanations.rect.colliderect(said), target.id
