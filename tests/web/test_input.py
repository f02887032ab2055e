"""Whatever the player does arrives at the right place, at any pixel ratio and after a change of size."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.web.conftest import serving
from tests.web.visits import Visit

SIZE: ViewportSize = {"width": 1000, "height": 650}
RATIOS = (1, 2, 2.625)


@pytest.fixture(scope="module", params=RATIOS, ids=lambda ratio: f"ratio-{ratio}")
def opened(request: pytest.FixtureRequest, probe_site: Path, browser: Browser) -> Iterator[Visit]:
    """The probe on a screen of each pixel ratio, open for all tests of this file."""
    with serving(probe_site) as server:
        context = browser.new_context(viewport=SIZE, device_scale_factor=request.param, has_touch=True)
        yield Visit(context, server.address).play()
        context.close()


@pytest.fixture
def probe(opened: Visit) -> Visit:
    """The open probe, with nothing noted yet."""
    return cleared(opened)


def cleared(here: Visit) -> Visit:
    here.page.mouse.move(999, 649)
    here.js("document.activeElement.blur()")
    here.page.wait_for_timeout(60)  # let the last test's input come to an end
    here.until(
        lambda: (
            here.choose("reset") and here.js("document.activeElement.id") != "field" and not here.state()["events"]
        )
    )
    return here


def events(here: Visit, kind: str) -> list[dict[str, Any]]:
    return [event for event in here.state()["events"] if event["kind"] == kind]


def wait_for(here: Visit, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = here.until(lambda: events(here, kind))
    return found


def ratio(here: Visit) -> float:
    return float(here.js("devicePixelRatio"))


def close(event: dict[str, Any], here: Visit, x: float, y: float, slack: float = 1.0) -> bool:
    """Whether an event lies within a device pixel of a place given in CSS pixels."""
    scale = ratio(here)
    return bool(abs(event["x"] - x * scale) <= slack and abs(event["y"] - y * scale) <= slack)


def test_the_canvas_has_one_pixel_for_each_pixel_of_the_screen(probe: Visit) -> None:
    probe.until(lambda: probe.js("document.getElementById('canvas').width") == round(1000 * ratio(probe)))
    width, height = probe.js("[canvas.width, canvas.height]")
    assert (width, height) == (round(1000 * ratio(probe)), round(650 * ratio(probe)))
    assert probe.js("(({width, height}) => [width, height])(canvas.getBoundingClientRect())") == [1000, 650]
    assert probe.state()["view"] == {
        "width": width,
        "height": height,
        "ratio": pytest.approx(ratio(probe), rel=1e-3),
    }


def test_a_click_chooses_the_target_under_it_and_only_that(probe: Visit) -> None:
    for target in probe.js("expeditions.targets()"):
        if target["id"] in ("plain", "kept", "keep"):
            # One CSS pixel inside two opposite corners, then one outside.
            probe.page.mouse.click(target["x"] + 1, target["y"] + 1)
            probe.page.mouse.click(target["x"] + target["w"] - 1, target["y"] + target["h"] - 1)
            probe.page.mouse.click(target["x"] - 1, target["y"] - 1)
    probe.until(lambda: len(events(probe, "Tap")) == 3)
    assert probe.state()["chosen"] == ["keep", "keep", "kept", "kept", "plain", "plain"]


def test_a_click_between_targets_arrives_where_it_was_made(probe: Visit) -> None:
    probe.page.mouse.click(333, 4)
    (tap,) = wait_for(probe, "Tap")
    assert close(tap, probe, 333, 4)
    assert tap["device"] == "mouse"


def test_the_other_button_asks_what_a_thing_is(probe: Visit) -> None:
    probe.page.mouse.click(333, 4, button="right")
    (press,) = wait_for(probe, "LongPress")
    assert close(press, probe, 333, 4)
    assert events(probe, "Tap") == []


def test_a_drag_arrives_with_its_start_its_way_and_its_end(probe: Visit) -> None:
    mouse = probe.page.mouse
    mouse.move(40, 4)
    mouse.down()
    for step in range(1, 6):
        mouse.move(40 + 50 * step, 4 + 20 * step)
        probe.page.wait_for_timeout(40)
    mouse.up()
    drags = probe.until(
        lambda: [d for d in events(probe, "Drag") if d["phase"] == "end"] and events(probe, "Drag")
    )
    assert drags[0]["phase"] == "start"
    assert close({"x": drags[0]["from_x"], "y": drags[0]["from_y"]}, probe, 40, 4)
    assert close(drags[-1], probe, 290, 104)
    assert sum(drag["dx"] for drag in drags) == pytest.approx(250 * ratio(probe), abs=2)
    assert events(probe, "Tap") == []


def test_the_wheel_moves_the_content_and_not_the_page(probe: Visit) -> None:
    probe.page.mouse.move(333, 4)
    probe.js("void (window.onwheel = (event) => { window.turned = event.deltaY; })")
    probe.page.mouse.wheel(0, 120)
    (wheel,) = wait_for(probe, "Wheel")
    assert close(wheel, probe, 333, 4)
    turned = probe.js("window.turned")
    assert turned > 0
    assert wheel["dy"] == pytest.approx(-turned * ratio(probe), abs=1)
    assert probe.js("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def touch(here: Visit, kind: str, *points: tuple[float, float]) -> None:
    listed = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    here.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": listed})


def test_a_tap_of_a_finger_is_one_tap(probe: Visit) -> None:
    touch(probe, "touchStart", (333, 4))
    touch(probe, "touchEnd")
    wait_for(probe, "Tap")
    probe.page.wait_for_timeout(400)  # browsers send mouse events after a tap, some of them late
    (tap,) = events(probe, "Tap")
    assert close(tap, probe, 333, 4)
    assert tap["device"] == "touch"


def test_a_tap_of_a_finger_chooses_a_target_once(probe: Visit) -> None:
    plain = next(target for target in probe.js("expeditions.targets()") if target["id"] == "plain")
    probe.page.touchscreen.tap(plain["x"] + plain["w"] / 2, plain["y"] + plain["h"] / 2)
    probe.until(lambda: probe.state()["chosen"])
    probe.page.wait_for_timeout(400)
    assert probe.state()["chosen"] == ["plain"]


def test_a_finger_that_stays_is_a_long_press_and_no_tap(probe: Visit) -> None:
    touch(probe, "touchStart", (333, 4))
    (press,) = wait_for(probe, "LongPress")
    touch(probe, "touchEnd")
    assert close(press, probe, 333, 4)
    assert press["device"] == "touch"
    probe.page.wait_for_timeout(100)
    assert events(probe, "Tap") == []


def test_one_finger_drags(probe: Visit) -> None:
    touch(probe, "touchStart", (300, 100))
    for step in range(1, 5):
        touch(probe, "touchMove", (300, 100 + 40 * step))
        probe.page.wait_for_timeout(40)
    touch(probe, "touchEnd")
    drags = probe.until(
        lambda: [d for d in events(probe, "Drag") if d["phase"] == "end"] and events(probe, "Drag")
    )
    assert close(drags[-1], probe, 300, 260, slack=2)
    assert probe.js("[scrollX, scrollY]") == [0, 0]


def test_two_fingers_pinch_and_the_page_does_not_zoom(probe: Visit) -> None:
    touch(probe, "touchStart", (400, 300), (600, 300))
    for step in range(1, 6):
        touch(probe, "touchMove", (400 - 20 * step, 300), (600 + 20 * step, 300))
        probe.page.wait_for_timeout(40)
    touch(probe, "touchEnd")
    pinches = wait_for(probe, "Pinch")
    factor = 1.0
    for pinch in pinches:
        factor *= pinch["factor"]
    assert factor == pytest.approx(2.0, rel=0.02)
    assert close(pinches[-1], probe, 500, 300, slack=2)
    assert events(probe, "Tap") == []
    assert probe.js("visualViewport.scale") == 1


def test_a_pen_is_a_pen(probe: Visit) -> None:
    session = probe.cdp
    for kind in ("mousePressed", "mouseReleased"):
        session.send(
            "Input.dispatchMouseEvent",
            {
                "type": kind,
                "x": 333,
                "y": 4,
                "button": "left",
                "clickCount": 1,
                "pointerType": "pen",
                "force": 0.5,
            },
        )
    (tap,) = wait_for(probe, "Tap")
    assert close(tap, probe, 333, 4)
    assert tap["device"] == "pen"


def test_input_is_right_after_the_window_changed_its_size(probe: Visit, request: pytest.FixtureRequest) -> None:
    probe.page.set_viewport_size({"width": 417, "height": 761})
    request.addfinalizer(lambda: probe.page.set_viewport_size(SIZE))
    wanted = [round(417 * ratio(probe)), round(761 * ratio(probe))]
    probe.until(
        lambda: [probe.state()["view"][side] for side in ("width", "height")] == pytest.approx(wanted, abs=1)
    )
    plain = next(target for target in probe.js("expeditions.targets()") if target["id"] == "plain")
    probe.page.mouse.click(plain["x"] + 1, plain["y"] + 1)
    probe.page.mouse.click(139, 2)
    (tap,) = wait_for(probe, "Tap")
    assert close(tap, probe, 139, 2, slack=1.5)
    assert probe.state()["chosen"] == ["plain"]
    assert probe.js("[canvas.width, canvas.height]") == pytest.approx(wanted, abs=1)


@pytest.fixture(scope="module")
def keyboard(probe_site: Path, browser: Browser) -> Iterator[Visit]:
    """The probe for keys, which have no place."""
    with serving(probe_site) as server:
        context = browser.new_context(viewport=SIZE)
        yield Visit(context, server.address).play()
        context.close()


@pytest.fixture
def keys(keyboard: Visit) -> Visit:
    """The open probe, with nothing noted yet."""
    return cleared(keyboard)


def test_keys_arrive_by_the_character_of_their_layout(keys: Visit) -> None:
    session = keys.cdp
    # The key right of P on a French keyboard: the position says BracketLeft, the layout says ^ or $.
    for character, code in (("$", "BracketRight"), ("é", "Digit2"), ("q", "KeyA")):
        session.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": character, "code": code})
        session.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": character, "code": code})
    keys.until(lambda: len(events(keys, "Key")) == 3)
    assert [event["name"] for event in events(keys, "Key")] == ["$", "é", "q"]


def test_modifiers_come_with_their_key(keys: Visit) -> None:
    keys.page.keyboard.press("Control+Shift+KeyZ")
    found = keys.until(lambda: [event for event in events(keys, "Key") if event["name"] in ("z", "Z")])
    assert (found[0]["ctrl"], found[0]["shift"], found[0]["alt"]) == (True, True, False)


def test_composed_characters_arrive_as_text(keys: Visit) -> None:
    keys.choose("write")
    keys.until(lambda: keys.js("document.activeElement.id") == "field")
    session = keys.cdp
    session.send("Input.imeSetComposition", {"text": "e", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.insertText", {"text": "é"})
    session.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    session.send("Input.insertText", {"text": "日本"})
    keys.page.keyboard.type("ok")
    keys.until(lambda: keys.state()["text"] == "é日本ok")
    keys.page.keyboard.press("Backspace")
    keys.until(lambda: keys.state()["text"] == "é日本o")
    assert events(keys, "Key")[-1]["name"] == "Backspace"


def test_the_field_closes_and_keys_are_keys_again(keys: Visit) -> None:
    keys.choose("write")
    keys.until(lambda: keys.js("document.activeElement.id") == "field")
    keys.page.keyboard.press("Escape")
    keys.until(lambda: keys.js("document.activeElement.id") != "field")
    keys.page.keyboard.press("x")
    assert keys.until(lambda: [event for event in events(keys, "Key") if event["name"] == "x"])
    assert keys.state()["text"] == ""


@pytest.mark.parametrize(
    ("key", "kept"),
    [
        (" ", True),
        ("ArrowDown", True),
        ("PageDown", True),
        ("F5", False),
        ("Control+r", False),
        ("Control+l", False),
    ],
)
def test_scrolling_keys_are_the_games_and_shortcuts_the_browsers(keys: Visit, key: str, kept: bool) -> None:
    # Pressed for real; this last listener looks what the page did with it, then holds the browser back.
    keys.js("void (onkeydown = (event) => { window.kept = event.defaultPrevented; event.preventDefault(); })")
    keys.page.keyboard.press(key)
    keys.js("onkeydown = null")
    assert keys.js("window.kept") is kept


@pytest.fixture
def fresh(probe_site: Path, visit: Callable[..., Visit]) -> Visit:
    """A page just opened, where Tab has not been anywhere yet."""
    return visit(probe_site).play()


def test_tab_walks_through_the_targets_and_enter_chooses(fresh: Visit) -> None:
    for _ in range(8):
        fresh.page.keyboard.press("Tab")
    fresh.until(lambda: fresh.state()["focus"] == "plain")
    assert fresh.js("document.activeElement.textContent") == "plain"
    fresh.page.keyboard.press("Enter")
    fresh.until(lambda: fresh.state()["chosen"] == ["plain"])


def test_the_focus_is_seen_and_arrows_move_it(fresh: Visit) -> None:
    def ring(target: dict[str, Any]) -> list[int]:
        """The colour just outside a target's left edge, where the ring runs."""
        x, y = round(target["x"] - 3), round(target["y"] + target["h"] / 2)
        pixel: list[int] = fresh.js(f"[...canvas.getContext('2d').getImageData({x}, {y}, 1, 1).data].slice(0, 3)")
        return pixel

    targets = {target["id"]: target for target in fresh.js("expeditions.targets()")}
    fresh.page.keyboard.press("Tab")
    fresh.until(lambda: ring(targets["digest"]) == [0xFF, 0xD9, 0x78])
    fresh.page.keyboard.press("ArrowDown")
    fresh.until(lambda: ring(targets["keep"]) == [0xFF, 0xD9, 0x78])
    assert ring(targets["digest"]) != [0xFF, 0xD9, 0x78]
    assert fresh.js("document.activeElement.textContent") == "keep"


FOCUSED = """void (() => {
  const field = document.getElementById("field");
  field.focus = (how) => {
    window.focused = event?.type ?? "later";
    HTMLElement.prototype.focus.call(field, how);
  };
})()"""
"""Notes in which event the field gets the focus: a phone shows its keyboard only if the player's hand did it."""
PLACE = "(({ left, top, width, height }) => [left, top, width, height])(ELEMENT.getBoundingClientRect())"


def target(here: Visit, wanted: str) -> dict[str, float]:
    """A target's place."""
    found: dict[str, float] = next(one for one in here.js("expeditions.targets()") if one["id"] == wanted)
    return found


def in_mirror(wanted: str) -> str:
    """The button of a target, as an expression."""
    return f"[...document.querySelectorAll('#choices button')].find((one) => one.textContent === {wanted!r})"


@pytest.mark.parametrize(("hand", "event"), [("mouse", "pointerup"), ("finger", "touchend"), ("key", "click")])
def test_what_browsers_grant_to_the_hand_only_happens_inside_its_event(
    probe: Visit, hand: str, event: str
) -> None:
    probe.js(FOCUSED)
    write = target(probe, "write")
    x, y = write["x"] + write["w"] / 2, write["y"] + write["h"] / 2
    if hand == "mouse":
        probe.page.mouse.click(x, y)
    elif hand == "finger":
        probe.page.touchscreen.tap(x, y)
    else:
        probe.js(f"{in_mirror('write')}.focus()")
        probe.page.keyboard.press("Enter")
    probe.until(lambda: probe.js("document.activeElement.id") == "field")
    assert probe.js("window.focused") == event


def test_a_finger_on_the_open_field_asks_for_the_keyboard_again(probe: Visit) -> None:
    probe.choose("write")
    probe.until(lambda: probe.js("document.activeElement.id") == "field")
    probe.js("field.blur()")  # as the key that closes a phone's keyboard does
    probe.js(FOCUSED)
    write = target(probe, "write")
    probe.page.touchscreen.tap(write["x"] + 5, write["y"] + 5)
    probe.until(lambda: probe.js("document.activeElement.id") == "field")
    assert probe.js("window.focused") == "touchend"


def test_nothing_lies_under_a_notch_or_the_home_bar(probe: Visit, request: pytest.FixtureRequest) -> None:
    def inset(**insets: int) -> None:
        probe.cdp.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})

    inset(top=47, left=20, right=10, bottom=34)
    request.addfinalizer(inset)
    wanted = [20, 47, 970, 569]
    for element in ("canvas", "stage"):
        probe.until(lambda element=element: probe.js(PLACE.replace("ELEMENT", element)) == wanted)  # type: ignore[misc]
    probe.until(lambda: probe.state()["view"]["height"] == pytest.approx(569 * ratio(probe), abs=1))
    plain = target(probe, "plain")
    seen = [plain["x"] + 20, plain["y"] + 47, plain["w"], plain["h"]]
    probe.until(lambda: probe.js(PLACE.replace("ELEMENT", in_mirror("plain"))) == pytest.approx(seen, abs=0.1))
    probe.page.mouse.click(seen[0] + 1, seen[1] + 1)
    probe.page.mouse.click(seen[0] - 1, seen[1] - 1)
    probe.until(lambda: events(probe, "Tap"))
    assert probe.state()["chosen"] == ["plain"]
    probe.choose("write")
    probe.until(lambda: probe.js("document.activeElement.id") == "field")
    write = target(probe, "write")
    assert probe.js(PLACE.replace("ELEMENT", "field"))[:2] == pytest.approx(
        [write["x"] + 20, write["y"] + 47], abs=1
    )
