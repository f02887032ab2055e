"""How long the table of Tikal takes to draw, at 1280 by 720 without a screen, with everything there is on it.

Run `python -m tests.bench.tikal_frames`. The whole jungle is in sight and explored, all members are on it, and a
hex is chosen, so that every hex in reach glows with its cost. The figures are those of lost_temple_frames.py, and
one more: a frame while the jungle is dragged, zoomed in.
"""

from __future__ import annotations

import sys
from random import Random

from game.host import workshop
from game.session.session import Session
from game.tikal.table import TikalTable
from tests.bench.lost_temple_frames import best, measure, tell
from tests.game.hands import table, tikal
from tests.game.sitting import Sitting

PLAYERS = 4


def crowded(size: tuple[int, int]) -> Sitting:
    """A game near its end: all tiles placed, every member brought in and on its way, a hex chosen."""
    sitting = Sitting(table(tikal(PLAYERS, 0, 3)), size, motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    session, chance = scene.session, Random(3)
    while session.view["stack"] or session.view["tile"] or session.view["action_points"] < 10:
        session.apply(session.game.parse(_next(session, chance)))
    session.take_events()
    scene.refresh()
    scene.chosen.select("base")
    sitting.see()
    return sitting


def _next(session: Session, chance: Random) -> str:
    """Place, bring everybody in, and spread them out."""
    texts = [str(action) for action in session.choices]
    for wanted in ("place", "bring", "camp"):
        found = [text for text in texts if text.startswith(wanted)]
        if found and (wanted != "bring" or chance.random() < 0.7):
            return chance.choice(found)
    moves = [text for text in texts if text.startswith("move")]
    return chance.choice(moves) if moves and chance.random() < 0.8 else "end turn"


def main() -> int:
    """Print the figures; 1 when the table is slower than it should be."""
    workshop.prepare()
    sitting = crowded((1280, 720))
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    players = scene.session.view["players"]
    hexes, workers = len(scene.session.view["board"]), sum(sum(one["workers"].values()) for one in players)
    print(f"{hexes} hexes, {workers} workers, {len(scene.chosen.goals())} hexes in reach")
    failed = tell(measure(sitting, scene.board.forget))
    scene.board.zoom(2)
    steps = iter(range(10**9))

    def drag() -> None:
        scene.board.pan(3 if next(steps) % 40 < 20 else -3, 0)
        sitting.app.step((), 0.0)

    print(f" drag {best(drag):7.3f} ms")
    return failed


if __name__ == "__main__":
    sys.exit(main())
