"""How many clicks and taps two usual turns take, each at the middle of a real target.

Before there was one way to commit, the turn of Lost Temple took 9 clicks and that of Tikal on a phone 11 taps.
"""

from game.host.events import Device, Pointer
from game.screen.targets import find
from tests.engine.lost_temple.situation import Situation
from tests.game.lost_temple.seats import sit
from tests.game.sitting import Sitting
from tests.game.tikal.touching import PHONE, Touch

CLICKS, TAPS = 6, 9


def made(sitting: Sitting, device: Device, *targets: str) -> int:
    """Choose each target where it lies; gives how often a hand was needed."""
    for wanted in targets:
        target = find(sitting.targets(), wanted)
        assert target is not None, f"{wanted} is not among {sitting.ids()}"
        x, y = target.rect.center
        sitting.see([Pointer("down", 1, device, x, y), Pointer("up", 1, device, x, y)])
    return len(targets)


def test_a_usual_turn_of_lost_temple_takes_six_clicks() -> None:
    """A tile with a treasure, a passage and a point; then the explorer excavates."""
    sitting, scene = sit(
        Situation().tile("treasure+passage+1", 0).backpack("pink").tent(False).piles("jade", "mask")
    )
    turn = ("take treasure+passage+1", "look treasures 1", "keep jade", "go a1", "dig", "ui-end-turn")
    assert made(sitting, "mouse", *turn) == CLICKS
    mine = scene.view["players"][0]
    assert (mine["passages"], mine["treasures"], mine["flags"]) == (1, {"jade": 1}, ["a1"])
    assert not scene.session.held
    assert scene.view["turn"] == 1


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
