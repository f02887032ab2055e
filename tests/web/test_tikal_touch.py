"""The choices of Tikal in a real browser: the ring of a hex, groups, dragging by mouse and finger, lit buttons."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.web.visits import Visit

Open = Callable[..., Visit]
STORED = "text => localStorage.setItem('expeditions / game', text)"


@pytest.fixture(scope="module")
def record() -> str:
    """A turn of Tikal under way: two workers at the base camp, one at the temple beside it."""
    game = engine.new_game("tikal", players=2, seed=3, options={"names": ["Ada", "Blaise"], "first": 0})
    game.apply(game.parse("place a3"))
    for move in (*["bring worker base"] * 3, "move worker base a4"):
        game.apply(game.parse(move))
    return engine.save(game)


@pytest.fixture
def at_table(game_site: Path, visit: Open, record: str) -> Callable[..., Visit]:
    """Opens the table at that turn."""

    def begin(**settings: Any) -> Visit:
        here = visit(game_site, **{"viewport": {"width": 1280, "height": 720}, **settings}).play()
        here.page.evaluate(STORED, record)
        here.page.reload()
        here.wait_for_frame()
        here.until(lambda: here.choose("continue"))
        here.until(lambda: here.state()["scene"] == "tikaltable" and not here.state()["moving"])
        return here

    return begin


def targets(here: Visit) -> dict[str, dict[str, float]]:
    return {target["id"]: target for target in here.js("expeditions.targets()")}


def middle(here: Visit, wanted: str) -> tuple[float, float]:
    target = here.until(lambda: targets(here).get(wanted))
    return target["x"] + target["w"] / 2, target["y"] + target["h"] / 2


def click(here: Visit, wanted: str) -> None:
    here.page.mouse.click(*middle(here, wanted))


def workers(here: Visit) -> dict[str, int]:
    found: dict[str, int] = here.state()["game"]["players"][0]["workers"]
    return found


def test_the_choices_of_a_hex_stand_round_it(at_table: Callable[..., Visit]) -> None:
    here = at_table()
    x, y = middle(here, "hex base")
    click(here, "hex base")
    here.until(lambda: here.state()["place"] == "base")
    for wanted in ("bring worker base", "ui-fewer", "ui-go", "ui-more"):
        at = middle(here, wanted)
        assert abs(at[0] - x) < 60, wanted
        assert abs(at[1] - y) < 100, wanted
    click(here, "ui-more")
    here.until(lambda: here.state()["party"] == [2, False])
    here.assert_quiet()


def test_a_click_on_another_group_chooses_it_and_escape_lets_go(at_table: Callable[..., Visit]) -> None:
    here = at_table()
    click(here, "hex base")
    here.until(lambda: here.state()["place"] == "base")
    click(here, "hex a4")
    here.until(lambda: here.state()["place"] == "a4")
    assert workers(here) == {"base": 2, "a4": 1}
    here.page.keyboard.press("Escape")
    here.until(lambda: here.state()["place"] == "")
    assert "ui-undo" in targets(here)  # and no menu is up


def test_a_party_is_dragged_with_the_mouse(at_table: Callable[..., Visit]) -> None:
    here = at_table()
    start, goal = middle(here, "hex base"), middle(here, "hex a4")
    mouse = here.page.mouse
    mouse.move(*start)
    mouse.down()
    for step in range(1, 7):
        mouse.move(*(a + (b - a) * step / 6 for a, b in zip(start, goal, strict=True)))
        here.page.wait_for_timeout(40)
    mouse.up()
    here.until(lambda: workers(here) == {"base": 1, "a4": 2})


def test_a_party_is_dragged_with_a_finger(at_table: Callable[..., Visit]) -> None:
    here = at_table(viewport={"width": 390, "height": 844}, has_touch=True, device_scale_factor=3)
    start, goal = middle(here, "hex base"), middle(here, "hex a4")

    def touch(kind: str, *points: tuple[float, float]) -> None:
        listed = [{"x": x, "y": y} for x, y in points]
        here.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": listed})
        here.page.wait_for_timeout(40)

    touch("touchStart", start)
    for step in range(1, 7):
        x, y = (a + (b - a) * step / 6 for a, b in zip(start, goal, strict=True))
        touch("touchMove", (x, y))
    touch("touchEnd")
    here.until(lambda: workers(here) == {"base": 1, "a4": 2})


def test_a_lit_button_of_the_bar_acts_with_one_click(at_table: Callable[..., Visit]) -> None:
    here = at_table()
    click(here, "hex a4")
    here.until(lambda: here.state()["place"] == "a4")
    click(here, "uncover a4 #bar")
    here.until(lambda: here.state()["game"]["board"]["a4"]["value"] == 2)
    here.assert_quiet()


def test_a_tap_on_a_phone_shows_the_way_and_a_second_one_goes(at_table: Callable[..., Visit]) -> None:
    here = at_table(viewport={"width": 390, "height": 844}, has_touch=True, device_scale_factor=3)
    here.page.touchscreen.tap(*middle(here, "hex base"))
    here.until(lambda: here.state()["place"] == "base")
    goal = here.until(lambda: next((id for id in targets(here) if id.startswith("goal ")), ""))
    here.page.wait_for_timeout(900)  # the board glides to the hex
    here.page.touchscreen.tap(*middle(here, goal))
    here.until(lambda: here.state()["goal"] == goal.split()[1])
    assert workers(here)["base"] == 2
    here.page.touchscreen.tap(*middle(here, f"move worker base {goal.split()[1]}"))
    here.until(lambda: workers(here)["base"] == 1)
