"""How long the table takes to draw, at 1280 by 720 without a screen: a full redraw, a live frame, an idle frame.

Run `python -m tests.bench.lost_temple_frames`. Figures are milliseconds of processor time, the best of several
rounds, so that a busy machine does not count. A full redraw is everything that a move may change (all panels
painted anew, the floor laid anew); a live frame is one in which only the pointer moved.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.core.chance import Chance
from engine.tools.policies import random
from game.host import workshop
from game.lost_temple.table import LostTempleTable
from game.table.table import Table
from tests.game.hands import setup, table
from tests.game.sitting import Sitting

ROUNDS, FRAMES = 60, 3
MOVES = 150
FULL_GOAL, IDLE_GOAL = 8.0, 0.5


def in_mid_game(size: tuple[int, int]) -> Sitting:
    """A table of four in the middle of a game, waiting for somebody to choose a tile."""
    sitting = Sitting(table(setup(4, 0, 3)), size, motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    session, chance = scene.session, Chance.seeded(3)
    while len(session.game.moves) < MOVES or session.step != "pirogue":
        session.apply(random(session.game, chance))
        session.passed()
    session.take_events()
    scene.refresh()
    sitting.see()
    return sitting


def best(frame: Callable[[], None]) -> float:
    """Milliseconds for one frame."""
    frame()
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(FRAMES):
            frame()
        rounds.append((time.process_time() - start) * 1000 / FRAMES)
    return min(rounds)


def measure(sitting: Sitting, forget: Callable[[], None]) -> dict[str, float]:
    """The figures for one window; `forget` has the board laid anew."""
    scene = sitting.app.top
    assert isinstance(scene, Table)

    def full() -> None:
        forget()
        for part in scene.parts:
            part.place(part.rect, part.unit, part.narrow)
        scene.redraw()
        sitting.app.step((), 0.0)

    def live() -> None:
        scene.changed()
        sitting.app.step((), 0.0)

    def idle() -> None:
        sitting.app.step((), 0.0)

    return {"full": best(full), "live": best(live), "idle": best(idle)}


def main() -> int:
    """Print the figures; 1 when the table is slower than it should be."""
    workshop.prepare()
    sitting = in_mid_game((1280, 720))
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    return tell(measure(sitting, scene.board.forget))


def tell(figures: dict[str, float]) -> int:
    """Print figures with their goals; 1 when one is missed."""
    for name, goal in (("full", FULL_GOAL), ("live", None), ("idle", IDLE_GOAL)):
        told = "" if goal is None else f"  (goal {goal:g})"
        print(f"{name:>5} {figures[name]:7.3f} ms{told}")
    return int(figures["full"] > FULL_GOAL or figures["idle"] > IDLE_GOAL)


if __name__ == "__main__":
    sys.exit(main())
