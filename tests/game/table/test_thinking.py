"""A computer player that thinks for a while shows how far it has come."""

from __future__ import annotations

from collections.abc import Generator

import pygame
import pytest

from engine import Action
from game.session.session import Session
from game.session.thinker import AT_ONCE, Thinker
from game.table.opponents import PATIENCE
from game.table.table import Table
from tests.game.hands import table, tikal
from tests.game.sitting import Home, Sitting

FRAME = 0.05


def thinking(slices: int) -> Generator[None, None, str]:
    yield from [None] * slices
    return "done"


def thought(thinker: Thinker[str], session: Session) -> list[float]:
    """How far a thought says it has come, slice by slice."""
    seen: list[float] = []
    while thinker.think(session, 0.0) is None:
        assert thinker.progress is not None
        seen.append(thinker.progress)
    assert thinker.progress is None
    return seen


def test_a_thought_comes_further_slice_by_slice_and_never_says_that_it_is_done() -> None:
    session = Session(Home((1280, 720)), tikal())
    seen = thought(Thinker(lambda view: thinking(2000)), session)
    assert seen == sorted(seen)
    assert 0 < seen[0] < seen[100] < seen[-1] < 1


def test_the_next_thought_is_judged_by_those_before() -> None:
    """As long as the others: after half of its slices it is about half done."""
    session = Session(Home((1280, 720)), tikal())
    thinker = Thinker(lambda view: thinking(60))
    for _ in range(8):
        thought(thinker, session)
        session.apply(session.choices[0])
    seen = thought(thinker, session)
    assert seen[29] == pytest.approx(0.5, abs=0.05)


def test_following_a_plan_says_nothing_about_how_long_thoughts_take() -> None:
    session = Session(Home((1280, 720)), tikal())
    thinker = Thinker(lambda view: thinking(AT_ONCE))
    before = thought(thinker, session)
    session.apply(session.choices[0])
    assert thought(thinker, session) == before


class Slow:
    """A computer player that never makes up its mind."""

    progress: float | None = 0.25

    def think(self, session: Session, budget_ms: float) -> Action | None:
        return None


@pytest.mark.slow
@pytest.mark.parametrize(("size", "ratio"), [((1280, 720), 1.0), ((1170, 2532), 3.0)])
def test_a_ring_fills_round_the_emblem_in_the_bar(
    size: tuple[int, int], ratio: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    monkeypatch.setattr("game.table.opponents.controllers", lambda setup: {1: slow})
    sitting = Sitting(table(tikal(1, 1, 3, first=1)), size, ratio=ratio, sound=False, motion=False)
    scene = sitting.app.top
    assert isinstance(scene, Table)

    def seen(seconds: float) -> bytes:
        for _ in range(round(seconds / FRAME)):
            sitting.app.step((), FRAME)
        return emblem(scene)

    plain = seen(PATIENCE / 2)
    assert scene.opponents.progress is None, "nothing is shown before a thought takes a while"
    quarter = seen(PATIENCE + 1)
    assert scene.opponents.progress == 0.25
    assert seen(1) == quarter
    slow.progress = 0.75
    most = seen(FRAME)
    slow.progress = None
    assert plain == seen(FRAME)
    assert len({plain, quarter, most}) == 3


def emblem(scene: Table) -> bytes:
    """The pixels round the emblem of who decides."""
    bar, window = scene.bar.rect, pygame.display.get_surface()
    assert window is not None
    corner = pygame.Rect(bar.x, bar.y, round(60 * scene.unit), bar.h)
    return pygame.image.tobytes(window.subsurface(corner), "RGB")
