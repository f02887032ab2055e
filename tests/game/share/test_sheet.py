"""The share sheet: what it gives away, how it looks, and that its code can be read by a camera."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.host.events import Key, Pointer
from game.pages.title import TitlePage
from game.routes import NewGameWanted, ReplayWanted
from game.screen import text
from game.session.link import found_in, opened
from game.session.session import Session
from game.share.sheet import ShareSheet
from game.storage import shelf
from game.table.table import Table
from game.ui import boxes
from tests import camera
from tests.game import games, reviews, setups
from tests.game.sitting import Sitting
from tests.languages import in_languages

SCREENS = (((1280, 720), 1.0), ((800, 600), 1.0), ((390, 844), 3.0), ((844, 390), 2.0))


def ended(sitting: Sitting) -> Session:
    return games.ended(sitting.app.host, 2)


def saved(sitting: Sitting) -> None:
    shelf.put(sitting.home, ended(sitting).saved())
    sitting.choose("saved")
    sitting.choose("share-0")


def set_up(sitting: Sitting) -> None:
    sitting.app.follow(NewGameWanted())
    sitting.see()
    setups.reach(sitting, "share")


def watched(sitting: Sitting) -> None:
    sitting.app.follow(ReplayWanted(ended(sitting)))
    sitting.see()
    sitting.choose("replay-to-2")
    sitting.choose("replay-share")


def at_table(sitting: Sitting) -> None:
    session = Session(sitting.app.host, games.setup(2, humans=1))
    session.apply(session.game.legal_actions()[0])
    sitting.app.top.layout(sitting.app.viewport)
    sitting.choose("continue")
    sitting.choose("ui-menu")
    sitting.choose("ui-share")


def reviewed(sitting: Sitting) -> None:
    sitting.app.push(reviews.page(sitting.app, "2"))
    sitting.see()
    sitting.choose("share")


PLACES: dict[str, Callable[[Sitting], None]] = {
    "saved": saved,
    "set-up": set_up,
    "replay": watched,
    "table": at_table,
    "review": reviewed,
}


def sheet(sitting: Sitting) -> ShareSheet:
    assert isinstance(sitting.app.top, ShareSheet)
    return sitting.app.top


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("css", "ratio"), SCREENS)
def test_everything_on_the_sheet_can_be_read_and_so_can_its_code(
    css: tuple[int, int], ratio: float, place: str, language: str
) -> None:
    size = round(css[0] * ratio), round(css[1] * ratio)
    for system, large in ((False, True), (True, False)):
        sitting = Sitting(TitlePage, size, ratio=ratio, language=language, large_text=large, motion=False)
        sitting.home.sheet = system
        PLACES[place](sitting)
        sitting.wait(0.5)
        assert sitting.faults() == []
        ids = [id for id in sitting.ids() if id.startswith("share-")]
        rects = [one.rect for one in sitting.targets() if one.id in ids]
        assert min(min(rect.size) for rect in rects) >= 44 * ratio
        assert all(not one.colliderect(two) for n, one in enumerate(rects) for two in rects[n + 1 :])
        assert ("share-system" in ids) == system
    assert camera.read(sitting.surface) == sheet(sitting).link


@pytest.mark.slow
def test_the_promise_stands_on_every_sheet() -> None:
    for place in PLACES.values():
        sitting = Sitting(TitlePage)
        place(sitting)
        assert "Nothing leaves this device by itself." in [one.text for one in text.drawn]
        assert "Nothing leaves this device by itself." in sitting.app.top.reading().facts


def test_the_link_is_the_pages_own_address_and_the_game() -> None:
    sitting = Sitting(TitlePage)
    saved(sitting)
    sitting.choose("share-copy")
    copied = sitting.home.clipboard
    assert copied is not None
    assert copied.startswith(f"{sitting.home.page}#")
    found = opened(found_in(copied))
    assert found.purpose == "watch"
    assert found.game is not None
    assert found.game.digest() == ended(sitting).game.digest()


def test_the_button_says_for_two_seconds_that_the_link_was_copied() -> None:
    sitting = Sitting(TitlePage)
    saved(sitting)
    sitting.choose("share-copy")
    assert "Copied" in [one.label for one in sitting.targets()]
    assert sitting.app.top.reading().story == ("The link is copied.",)
    sitting.wait(2.2)
    assert "Copied" not in [one.label for one in sitting.targets()]


def test_what_cannot_be_copied_stands_selected_in_its_field() -> None:
    sitting = Sitting(TitlePage)
    sitting.home.clipboard = None
    saved(sitting)
    assert sitting.home.typed_at is None
    sitting.choose("share-copy")
    assert sitting.app.top.typing() is not None
    assert sitting.app.top.typed() == sheet(sitting).link
    assert "Copied" not in [one.label for one in sitting.targets()]
    assert "could not be copied" in sitting.app.top.reading().story[-1]


def test_the_systems_sheet_gets_the_link() -> None:
    sitting = Sitting(TitlePage)
    sitting.home.sheet = True
    saved(sitting)
    sitting.choose("share-system")
    assert sitting.home.shared == [sheet(sitting).link]


def test_a_replay_gives_the_moment_that_is_shown() -> None:
    sitting = Sitting(TitlePage)
    watched(sitting)
    found = opened(found_in(sheet(sitting).link))
    assert found.game is not None
    assert found.moment == len(found.game.moves) // 2


def test_a_game_under_way_is_carried_on_elsewhere() -> None:
    sitting = Sitting(TitlePage)
    at_table(sitting)
    found = opened(found_in(sheet(sitting).link))
    assert found.purpose == "carry"
    assert [seat.kind for seat in found.setup.seats] == ["human", "bot"]


def test_beside_the_sheet_the_page_can_be_used_and_closes_it() -> None:
    sitting = Sitting(TitlePage)
    saved(sitting)
    assert "watch-0" in sitting.ids()
    sitting.choose("watch-0")
    assert sitting.scene == "Replay"
    sitting.choose("back")
    assert sitting.scene == "SavedGamesPage"


@pytest.mark.parametrize("key", [Key("y", ctrl=True), Key("Z", shift=True, ctrl=True)])
def test_beside_the_sheet_keys_take_back_and_do_again_as_the_buttons_of_the_table_do(key: Key) -> None:
    sitting = Sitting(TitlePage)
    at_table(sitting)
    assert "ui-undo" in sitting.ids()
    sitting.see([Key("c", ctrl=True)])
    assert sitting.scene == "ShareSheet"
    sitting.see([Key("z", ctrl=True)])
    table = sitting.app.top
    assert isinstance(table, Table)
    assert len(table.session.game.moves) == 0
    sitting.choose("ui-menu")
    sitting.choose("ui-share")
    sitting.see([key])
    assert sitting.app.top is table
    assert len(table.session.game.moves) == 1


def test_on_a_phone_only_the_sheet_can_be_used_and_the_dark_part_closes_it() -> None:
    sitting = Sitting(TitlePage, (390, 844))
    saved(sitting)
    assert all(id.startswith("share-") for id in sitting.ids())
    sitting.see([Pointer("down", 1, "touch", 200, 20), Pointer("up", 1, "touch", 200, 20)])
    assert sitting.scene == "SavedGamesPage"


@pytest.mark.parametrize(("far", "scene"), [(60, "ShareSheet"), (120, "SavedGamesPage")])
def test_a_pull_closes_the_sheet_when_it_goes_far_enough(far: int, scene: str) -> None:
    sitting = Sitting(TitlePage, (390, 844))
    saved(sitting)
    top = sheet(sitting).rect.y + 20
    steps = [Pointer("move", 1, "touch", 200, top + far * step / 4) for step in range(1, 5)]
    sitting.see([Pointer("down", 1, "touch", 200, top), *steps, Pointer("up", 1, "touch", 200, top + far)])
    assert sitting.scene == scene


def test_without_a_page_there_is_a_link_to_paste_and_no_code() -> None:
    """A camera would not know what to open."""
    sitting = Sitting(TitlePage)
    sitting.home.page = ""
    saved(sitting)
    assert sheet(sitting).link.startswith("#1")
    assert boxes.find(sheet(sitting).kept, "share-code") is None
