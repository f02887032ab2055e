"""What comes up under a thumb waits half a second for its tap; what lay there before does not."""

import pygame
import pytest

from game.host.events import Pointer
from game.screen.targets import Target
from game.screen.thumb import QUIET, Thumb
from tests.game.sitting import Sitting
from tests.game.tikal.touching import PHONE, Touch, busy
from tests.monkey.clock import stopped

HERE = (50.0, 50.0)


def button(id: str, *, steady: bool = False) -> Target:
    return Target(id, id, pygame.Rect(0, 0, 100, 100), lambda: None, steady=steady)


def tapped(before: Target, after: Target, *, changed: float = 1.0) -> Thumb:
    """A thumb has tapped, and something else came up there at a moment."""
    thumb = Thumb()
    thumb.tapped(*HERE, [before])
    thumb.watch([before], 0.0)
    thumb.watch([after], changed)
    return thumb


def test_what_has_just_come_up_does_not_take_the_tap() -> None:
    uncover, guard = button("uncover a4"), button("guard a4 worker")
    thumb = tapped(uncover, guard, changed=1.0)
    assert not thumb.passes(*HERE, guard, 1.0, 1.0)
    assert not thumb.passes(*HERE, guard, 1.0 + QUIET - 0.01, 1.0)
    assert thumb.passes(*HERE, guard, 1.0 + QUIET, 1.0)


def test_half_a_second_counts_from_the_change_and_not_from_the_tap() -> None:
    faster, hint = button("ui-faster"), button("ui-hint")
    thumb = tapped(faster, hint, changed=9.0)
    assert not thumb.passes(*HERE, hint, 9.4, 1.0)


def test_the_same_button_takes_every_tap_and_so_does_what_is_steady() -> None:
    uncover = button("uncover a4")
    assert tapped(uncover, uncover).passes(*HERE, uncover, 1.0, 1.0)
    goal = button("move worker a4 b5", steady=True)
    assert tapped(button("goal b5"), goal).passes(*HERE, goal, 1.0, 1.0)


def test_a_tap_elsewhere_is_meant() -> None:
    guard = button("guard a4 worker")
    thumb = tapped(button("uncover a4"), guard)
    assert thumb.passes(95.0, 50.0, guard, 1.0, 1.0)
    assert not thumb.passes(95.0, 50.0, guard, 1.0, 2.0), "24 CSS pixels are 48 of these"


def tap(sitting: Sitting, at: tuple[float, float]) -> None:
    sitting.see([Pointer("down", 1, "touch", *at), Pointer("up", 1, "touch", *at)])


@pytest.mark.slow
def test_uncovering_again_and_again_does_not_place_the_guard_that_comes_up_there() -> None:
    with stopped() as clock:
        touch = Touch(busy(), PHONE)
        touch.click("a4", "touch")
        touch.sitting.quick = True
        clock.now += 1
        at = touch.rect("uncover a4").center
        tap(touch.sitting, at)
        tap(touch.sitting, at)
        assert touch.points == 10 - 2 * 2
        below = next(one for one in reversed(touch.sitting.targets()) if one.rect.collidepoint(at))
        assert "guard" in below.id
        tap(touch.sitting, at)
        assert not touch.table.chosen.asking
        assert touch.points == 6
        clock.now += QUIET
        tap(touch.sitting, at)
        assert touch.table.chosen.asking
