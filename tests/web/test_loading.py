"""The loading screen is the title already: same letters, same places, and what is chosen there happens."""

import json
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from game.screen.catalogue import languages
from tests.web.seats import stored
from tests.web.test_tikal_touch import begun
from tests.web.visits import Visit

Open = Callable[..., Visit]
CREAM = (0xF6, 0xEC, 0xD4)
SIZES = {
    "wide": (1280, 720, 1),
    "phone": (390, 844, 3),
    "phone on its side": (844, 390, 2),
    "small": (760, 600, 1),
    "narrow and low": (360, 560, 2),
    "large": (1920, 1080, 1),
}
WAYS = """Object.fromEntries([...document.querySelectorAll("#ways .way")].map((way) => {
  const { x, y, width, height } = way.getBoundingClientRect();
  return [way.dataset.way, [x, y, width, height]];
}))"""
SEEN = "document.fonts.status === 'loaded' && document.getElementById('picture').complete"
CLICK = "document.querySelector('#ways [data-way={}]').click()"


def held(here: Visit, pattern: str) -> Callable[[], None]:
    """Keep back what the page asks for; the answer lets it through."""
    kept: list[Any] = []
    open_now = False

    def keep(route: Any) -> None:
        if open_now:
            route.continue_()
        else:
            kept.append(route)

    def let_go() -> None:
        nonlocal open_now
        open_now = True
        for route in kept:
            route.continue_()

    here.page.route(re.compile(pattern), keep)
    return let_go


def loading(here: Visit, pattern: str = "/runtime/python") -> Callable[[], None]:
    """Open the page, which has its buttons and letters and waits for something."""
    let_go = held(here, pattern)
    here.go()
    here.page.locator("#ways .way").first.wait_for()
    here.until(
        lambda: here.js("document.fonts.status === 'loaded' && document.getElementById('picture').complete")
    )
    return let_go


def title_stands(here: Visit) -> None:
    """Wait until everything is here and the loading screen has gone."""
    here.wait_for_frame()
    here.page.locator("#loading").wait_for(state="detached")


def ink_of_names(here: Visit, below: float) -> tuple[int, int, int, int]:
    """Where the light letters of the name and its line lie, in pixels of the screen; below is the picture."""
    shot = Image.open(BytesIO(here.page.screenshot())).convert("RGB")
    above = shot.crop((0, 0, shot.width, int(below)))
    far = ImageChops.difference(above, Image.new("RGB", above.size, CREAM)).convert("L")
    light = far.point(lambda value: 255 if value < 4 else 0)
    # A pixel of the picture that happens to be as light does not count.
    across = light.resize((light.width, 1), Image.Resampling.BOX).getbbox()
    down = light.resize((1, light.height), Image.Resampling.BOX).getbbox()
    assert across is not None
    assert down is not None
    return across[0], down[1], across[2], down[3]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", SIZES)
def test_the_loading_screen_is_where_the_title_will_be(
    game_site: Path, visit: Open, size: str, locale: str
) -> None:
    width, height, ratio = SIZES[size]
    here = visit(
        game_site,
        viewport={"width": width, "height": height},
        device_scale_factor=ratio,
        locale=locale,
        reduced_motion="reduce",
    )
    let_go = loading(here)
    before = here.js(WAYS)
    below = (here.js("document.querySelector('.names').getBoundingClientRect().bottom") + 6) * ratio
    here.js("document.getElementById('progress').style.visibility = 'hidden'")
    ink = ink_of_names(here, below)
    let_go()
    title_stands(here)
    targets = {one["id"]: [one[side] for side in "xywh"] for one in here.js("expeditions.targets()")}
    assert list(before) == [name for name in targets if not name.startswith("offer")]
    for name, place in before.items():
        assert place == pytest.approx(targets[name], abs=1), name
    # The game puts each letter on a whole pixel, a browser need not: a line may be a little longer or shorter.
    apart = [abs(one - other) for one, other in zip(ink, ink_of_names(here, below), strict=True)]
    assert max(apart[1], apart[3]) <= 1 + ratio
    assert max(apart[0], apart[2]) <= 1 + 0.013 * (ink[2] - ink[0])
    here.assert_quiet()


def test_what_is_chosen_while_the_game_loads_happens_when_it_can(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    let_go = loading(here)
    here.page.get_by_role("button", name="Rules").click()
    here.page.get_by_role("button", name="Play").click()
    assert here.page.get_attribute("[data-way=play]", "aria-pressed") == "true"
    assert here.page.get_attribute("[data-way=rules]", "aria-pressed") == "false"
    assert here.page.inner_text("#step") == "“Play” \u2013 as soon as it is here"
    let_go()
    here.until(lambda: here.js("window.expeditions?.state().scene") == "setup")
    here.assert_quiet()


def test_a_choice_can_be_taken_back(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    let_go = loading(here)
    for _ in range(2):
        here.page.get_by_role("button", name="Play").click()
    assert here.page.inner_text("#step") == "Unpacking the expedition"
    let_go()
    title_stands(here)
    assert here.state()["scene"] == "title"


def test_the_language_chosen_while_the_game_loads_is_the_games(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    let_go = loading(here)
    here.page.get_by_role("button", name="English").click()
    listed = here.page.locator("#ways [data-way]").all_inner_texts()
    assert listed == [*(one.name for one in languages().values()), "Back"]
    here.page.get_by_role("button", name="Français").click()
    assert here.page.inner_text("h1").replace("\u00a0", " ") == "Le Temple perdu & Tikal"
    assert here.page.inner_text("#step") == "On déballe l\u2019expédition"
    assert here.js("document.documentElement.lang") == "fr"
    let_go()
    title_stands(here)
    labels = {target["id"]: target["label"] for target in here.js("expeditions.targets()")}
    assert labels["play"] == "Jouer"
    here.page.close()
    again = Visit(here.page.context, here.address)
    loading(again, "/runtime/pyodide-")
    assert again.page.inner_text("#ways [data-way=play]") == "Jouer"


def test_a_game_under_way_can_be_gone_on_with_before_it_is_here(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    here.page.goto(f"{here.address}manifest.webmanifest")
    here.js(f"localStorage.setItem('expeditions / game', {json.dumps(stored(begun))})")
    here.page.close()
    again = Visit(here.page.context, here.address)
    let_go = loading(again, "/runtime/python")
    assert list(again.js(WAYS))[:2] == ["continue", "play"]
    assert again.page.inner_text("[data-way=play]") == "New game"
    again.js(CLICK.format("continue"))
    let_go()
    again.until(lambda: again.js("window.expeditions?.state().scene") not in (None, "title"))
    assert "to_move" in again.state()
    again.assert_quiet()


def test_the_keyboards_focus_stays_on_a_button_when_the_game_takes_over(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    let_go = loading(here)
    here.page.locator("[data-way=learn]").focus()
    let_go()
    title_stands(here)
    assert here.js("document.activeElement.closest('#mirror') && document.activeElement.textContent") == "Learn"
