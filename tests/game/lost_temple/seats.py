"""A person at Lost Temple's table in a given situation, for tests of how choices are made."""

from __future__ import annotations

from game.lost_temple.table import LostTempleTable
from game.screen import text
from game.session.session import Session
from tests.engine.lost_temple.situation import Situation
from tests.game.hands import setup
from tests.game.sitting import Sitting

WIDE, PHONE, LOW = (1280, 720), (390, 844), (844, 390)


def sit(
    situation: Situation, size: tuple[int, int] = WIDE, *, motion: bool = False, language: str = "en"
) -> tuple[Sitting, LostTempleTable]:
    """Sit a person down at seat 0 in a situation; the other seats are bots."""
    game = situation.game()
    plan = setup(1, game.players - 1)
    sitting = Sitting(
        lambda app: LostTempleTable(app, Session(app.host, plan, iter([game]))),
        size,
        motion=motion,
        sound=False,
        language=language,
    )
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    return sitting, scene


def point(sitting: Sitting, target: str) -> None:
    """Point at a target, and see what comes of it."""
    assert target in sitting.ids()
    sitting.app.pointed = target
    sitting.see()


def on_screen() -> list[str]:
    """Everything that can be read."""
    return [one.text for one in text.drawn]
