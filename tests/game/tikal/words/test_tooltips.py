"""Where explanations stand in a full jungle: beside what they talk about, and never over the next choice."""

import pygame
import pytest

from game.screen.targets import find
from game.tikal.table import TikalTable
from tests import shots
from tests.game.sitting import Sitting
from tests.game.tikal.touching import Touch, busy

WIDE = [(1280, 720), (1024, 768), (1920, 1080)]


def explained(sitting: Sitting, at: tuple[float, float]) -> pygame.Rect:
    """Where the explanation of what lies at a point is drawn."""
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    scene.explanations.ask(*at)
    sitting.see()
    rect = scene.explanations.rect
    assert rect is not None
    return pygame.Rect(rect)


def written_and_chosen(sitting: Sitting, scene: TikalTable) -> list[pygame.Rect]:
    """What is written and what can be chosen in the action bar, and what everybody would score."""
    panels = [scene.rect_named(name) for name in ("actions", "forecast")]
    found = [one.rect for one in scene.picture.texts] + [one.rect for one in sitting.targets()]
    return [rect for rect in found if any(panel.contains(rect) for panel in panels)]


@pytest.mark.slow
@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("place", ["base", "b1", "d4"])
def test_with_a_jungle_in_reach_the_way_the_ring_and_the_bar_stay_free(size: tuple[int, int], place: str) -> None:
    sitting = shots.seated("tikal-act", size, "en")
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    chosen = scene.chosen
    chosen.start_from(place)
    sitting.see()
    goals = list(chosen.goals())
    assert len(goals) > 8
    for goal in goals:
        rect = explained(sitting, scene.board.ground.places[goal])
        assert sitting.surface.get_rect().contains(rect)
        tip = scene.explanations.tip
        assert tip is not None
        assert not any(rect.colliderect(about.inflate(-8, -8)) for about in (tip.anchor, *tip.about)), goal
        assert rect.collidelist(written_and_chosen(sitting, scene)) < 0, goal


def test_inside_a_panel_the_explanation_lies_beside_the_panel() -> None:
    touch = Touch(busy())
    target = find(touch.sitting.targets(), "ui-act-exchange")
    assert target is not None
    rect = explained(touch.sitting, target.rect.center)
    others = [one.rect for one in touch.sitting.targets() if one.id.startswith("ui-act-")]
    assert rect.collidelist(others) < 0
