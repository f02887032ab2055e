"""The price wheel explains the treasure that is pointed at, and all of them beside it."""

from engine.lost_temple import TREASURES
from game.lost_temple.panels.prices import Prices
from tests.engine.lost_temple.situation import Situation
from tests.game.lost_temple.seats import sit


def test_each_treasure_of_the_wheel_explains_its_own_price() -> None:
    _, scene = sit(Situation().icons("passage+any"))
    wheel = next(part for part in scene.parts if isinstance(part, Prices))
    sectors = [rect.center for box, rect in wheel.placed if box.tip is not None][1:]
    told = [wheel.tip(*middle) for middle in sectors]
    assert [tip.lines[0].icon for tip in told if tip] == [f"treasure-{one}" for one in TREASURES]
    assert len({tip.title for tip in told if tip}) == len(TREASURES)


def test_the_middle_of_the_wheel_explains_all_prices() -> None:
    _, scene = sit(Situation().icons("passage+any"))
    wheel = next(part for part in scene.parts if isinstance(part, Prices))
    (x, y), _ = wheel.wheel()
    tip = wheel.tip(x, y)
    assert tip is not None
    assert len(tip.lines) == len(TREASURES)
