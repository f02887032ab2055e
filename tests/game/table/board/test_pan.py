"""A hand that pans the board: only that is painted meanwhile, and the page learns the targets when it rests."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.host.events import Phase, Pinch, Pointer
from game.session.seats import Setup
from game.table.board.boardview import BoardView
from game.table.table import Table
from tests.game.hands import setup, table, tikal
from tests.game.sitting import Home, Sitting

BOTH = pytest.mark.parametrize("plan", [setup(), tikal()], ids=["lost-temple", "tikal"])


class Finger:
    """A finger on a phone's board that is zoomed in."""

    def __init__(self, plan: Setup) -> None:
        self.sitting = Sitting(table(plan), (780, 1688), ratio=2.0, motion=False, sound=False)
        scene = self.sitting.app.top
        assert isinstance(scene, Table)
        self.table = scene
        self.board = next(part for part in scene.parts if isinstance(part, BoardView))
        self.x, self.y = self.board.rect.left + 40, self.board.rect.top + 40
        session = scene.session
        while not str(session.choices[0]).startswith(("go", "bring")):
            session.apply(session.choices[0])
        scene.refresh()
        for _ in range(4):
            self.sitting.see([Pinch(*self.board.rect.center, 1.3, 0, 0)])
        assert self.board.sight.look.zoom > 1

    def put(self, phase: Phase, right: int = 0, down: int = 0) -> None:
        """One step of the app with this finger."""
        self.x, self.y = self.x + right, self.y + down
        self.sitting.app.step([Pointer(phase, 1, "touch", self.x, self.y)], 0.016)

    def picture(self) -> bytes:
        """What is to be seen of the board, but for its edge, where shadows of other parts fall."""
        return pygame.image.tobytes(self.sitting.surface.subsurface(self.board.rect.inflate(-20, -20)), "RGB")


@BOTH
def test_a_panned_board_is_the_same_picture_as_a_table_drawn_anew(plan: Setup) -> None:
    finger = Finger(plan)
    finger.put("down")
    before = finger.board.sight.look
    finger.put("move", 40, 30)
    finger.put("move", 25, 10)
    assert finger.board.sight.look != before
    panned = finger.picture()
    finger.table.redraw()
    finger.sitting.app.step((), 0.0)
    assert finger.picture() == panned


@BOTH
def test_the_page_learns_the_targets_when_the_hand_rests(plan: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[Sequence[dict[str, object]]]()
    monkeypatch.setattr(Home, "mirror", lambda _, targets: told.append(targets))
    finger = Finger(plan)
    finger.put("down")
    before = len(told)
    for _ in range(5):
        finger.put("move", -30, -30)
    assert len(told) == before
    finger.put("up")
    in_css = finger.sitting.app.viewport
    assert told[-1] == [target.in_css(in_css) for target in finger.sitting.targets()]
