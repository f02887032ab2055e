"""How many clicks and taps two usual turns take, each at the middle of a real target.

Before there was one way to commit, the turn of Tikal on a phone took 11 taps.
"""

from collections.abc import Callable

import pytest

from game.host.events import Device, Pointer
from game.screen.targets import find
from tests.engine.lost_temple.situation import Situation
from tests.game.lost_temple.seats import sit
from tests.game.sitting import Sitting
from tests.game.tikal.touching import PHONE, Touch

TAPS = 9
Turn = tuple[Callable[[], Situation], tuple[str, ...], int]
TURNS: dict[str, Turn] = {
    "a treasure and points": (
        lambda: Situation(4).tile("treasure+3", 1).backpack("pink").tent(False).piles("jade", "mask"),
        ("take treasure+3", "look treasures 1", "keep jade", "go a1", "dig", "ui-end-turn"),
        8,
    ),
    "a key and points": (
        lambda: Situation(4).tile("pink+2", 1).backpack("pink").tent(False),
        ("take pink+2", "key pink camp", "go a1", "dig", "ui-end-turn"),
        7,
    ),
    "a passage and points": (
        lambda: Situation(4).tile("passage+3", 1).backpack("pink").tent(False),
        ("take passage+3", "ui-ways a1", "go a1", "dig", "ui-end-turn"),
        7,
    ),
    "a treasure, a passage and a point": (
        lambda: Situation().tile("treasure+passage+1", 0).backpack("pink").tent(False).piles("jade", "mask"),
        ("take treasure+passage+1", "look treasures 1", "keep jade", "ui-ways a1", "go a1", "dig", "ui-end-turn"),
        10,
    ),
}
"""The clicks of a turn, and how many there were before there was one way to commit."""


def made(sitting: Sitting, device: Device, *targets: str) -> int:
    """Choose each target where it lies; gives how often a hand was needed."""
    for wanted in targets:
        target = find(sitting.targets(), wanted)
        assert target is not None, f"{wanted} is not among {sitting.ids()}"
        x, y = target.rect.center
        sitting.see([Pointer("down", 1, device, x, y), Pointer("up", 1, device, x, y)])
    return len(targets)


@pytest.mark.slow
@pytest.mark.parametrize("name", TURNS)
def test_a_turn_of_lost_temple_takes_two_or_three_clicks_fewer(name: str) -> None:
    make, clicks, before = TURNS[name]
    sitting, scene = sit(make())
    assert made(sitting, "mouse", *clicks) <= before - 2
    assert scene.view["players"][0]["flags"] == ["a1"]
    assert not scene.session.held
    assert scene.view["turn"] != 0


def test_the_usual_turns_of_lost_temple_take_six_clicks_at_most() -> None:
    found = {name: len(clicks) for name, (_, clicks, _) in TURNS.items()}
    assert [name for name, clicks in found.items() if clicks > 6] == ["a treasure, a passage and a point"]


def test_a_turn_of_tikal_on_a_phone_with_a_placed_tile_takes_nine_taps() -> None:
    """The tile lies at the space that is shown; two workers come, go and uncover twice."""
    touch = Touch(size=PHONE)
    place = touch.table.hand.held
    taps = made(touch.sitting, "touch", f"place {place}", "bring worker base", "bring worker base", "ui-more")
    taps += made(touch.sitting, "touch", "goal a4", "move worker base a4", "uncover a4", "uncover a4", "end turn")
    assert taps == TAPS
    view = touch.table.session.view
    assert (view["board"]["a4"]["value"], view["turn"], touch.workers()) == (3, 1, {"a4": 2})


def test_who_wants_another_space_taps_it_and_places_the_tile_with_one_more_tap() -> None:
    touch = Touch(size=PHONE)
    before = touch.table.hand.held
    made(touch.sitting, "touch", "ui-place-next")
    held = touch.table.hand.held
    assert held != before
    assert made(touch.sitting, "touch", str(touch.table.board.placing.action)) == 1
    assert held in touch.table.view["board"]
