"""Pages: where blocks lie, what scrolls and what stays, what can be chosen, and that all is laid out once."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.host.events import Key, Wheel
from game.pages.title import TitlePage
from game.screen import text
from game.ui import styles
from game.ui.boxes import Box, Kit
from game.ui.buttons import Button, button
from game.ui.page import Page
from game.ui.widgets import Text
from tests.game.sitting import Sitting

laid: list[int] = []


class Counted(Text):
    """Words that note when they are measured."""

    def inner_height(self, kit: Kit, width: int) -> int:
        laid.append(width)
        return Text.inner_height(self, kit, width)


class Sample(Page):
    """A page with so many blocks."""

    count = 4

    def title(self) -> str:
        return "A sample"

    def blocks(self) -> Sequence[Box]:
        return [button(f"block-{n}", f"Block {n}", lambda: None, tall=60) for n in range(self.count)]

    def ways(self) -> Sequence[Button]:
        ways = [button("other", "Other", lambda: None), button("on", "Go on", lambda: None, main=True)]
        return [*ways, button("icon", "Icon", lambda: None, icon="ui-play", bare=True)]


class Long(Sample):
    count = 40


class Columns(Sample):
    def split(self) -> int:
        return 3


class Panels(Long):
    ground = "table"

    def staying(self) -> Sequence[Box]:
        return [button("stays", "Stays", lambda: None, tall=50)]

    def side(self) -> Box | None:
        return button("side", "Side", lambda: None, wide=120)


def opened(page: type[Page], size: tuple[int, int] = (1280, 720)) -> Sitting:
    sitting = Sitting(TitlePage, size)
    sitting.app.push(page(sitting.app))
    sitting.see()
    return sitting


def where(sitting: Sitting) -> dict[str, pygame.Rect]:
    return {one.id: one.rect for one in sitting.targets()}


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)], ids=str)
@pytest.mark.parametrize("page", [Sample, Long, Columns, Panels])
def test_bar_blocks_and_foot_come_in_reading_order(page: type[Page], size: tuple[int, int]) -> None:
    sitting = opened(page, size)
    assert sitting.faults() == []
    ids = sitting.ids()
    assert ids[0] == "back"
    assert ids[-3:] == ["other", "on", "icon"]
    blocks = [id for id in ids if id.startswith("block-")]
    assert blocks == [f"block-{n}" for n in range(len(blocks))]


def test_a_sheet_is_as_tall_as_its_blocks() -> None:
    places = where(opened(Sample))
    assert [places[f"block-{n}"].y - places["block-0"].y for n in range(4)] == [0, 70, 140, 210]


def test_two_columns_stand_side_by_side_where_there_is_room() -> None:
    places = where(opened(Columns))
    assert places["block-3"].y == places["block-0"].y
    assert places["block-3"].x > places["block-0"].right
    narrow = where(opened(Columns, (390, 844)))
    assert narrow["block-3"].x == narrow["block-0"].x


def test_a_button_with_an_icon_alone_stays_a_square_and_the_others_share_the_foot() -> None:
    places = where(opened(Sample, (390, 844)))
    assert places["icon"].size == (44, 44)
    assert abs(places["other"].w - places["on"].w) <= 1
    assert places["icon"].right <= 390


@pytest.mark.parametrize("page", [Long, Panels])
def test_what_scrolls_scrolls_and_what_stays_stays(page: type[Page]) -> None:
    sitting = opened(page)
    before = where(sitting)
    sitting.see([Wheel(600, 400, 0, -70)])
    after = where(sitting)
    assert after["block-3"].y == before["block-3"].y - 70
    stays = {"back", "on", "stays", "side"} & {*before}
    assert all(before[id] == after[id] for id in stays)
    assert len(stays) == (4 if page is Panels else 2)


def test_keys_and_arrows_leaf_from_the_first_block_to_the_last() -> None:
    sitting = opened(Long)
    assert not sitting.app.choose("page-up")
    sitting.choose("page-down")
    assert "block-0" not in sitting.ids()
    sitting.see([Key("End")])
    assert "block-39" in sitting.ids()
    assert not sitting.app.choose("page-down")
    sitting.see([Key("Home")])
    assert "block-0" in sitting.ids()


def test_only_what_is_wholly_in_sight_can_be_chosen_but_all_is_read() -> None:
    class Told(Long):
        def blocks(self) -> Sequence[Box]:
            return [Text(words=f"Line {n}", style=styles.BODY, tall=60) for n in range(40)]

    sitting = opened(Told)
    assert sitting.app.top.reading().facts == tuple(f"Line {n}" for n in range(40))
    assert "Line 39" not in [one.text for one in text.drawn]
    page = opened(Long)
    assert isinstance(page.app.top, Page)
    window = page.app.top.view.window
    assert all(window.contains(rect) for id, rect in where(page).items() if id.startswith("block-"))


def test_a_new_page_has_its_focus_on_what_leads_on() -> None:
    sitting = opened(Sample)
    sensible = sitting.app.top.sensible(None)
    assert sensible is not None
    assert sensible.id == "on"


def test_a_page_is_laid_out_when_it_changes_and_not_when_it_is_drawn_or_scrolled() -> None:
    class Measured(Long):
        def blocks(self) -> Sequence[Box]:
            return [Counted(words=f"Line {n}", style=styles.BODY, pad=(0, 20)) for n in range(40)]

    sitting = opened(Measured)
    laid.clear()
    for _ in range(3):
        sitting.see([Wheel(600, 400, 0, -70)])
    assert laid == []
    page = sitting.app.top
    assert isinstance(page, Page)
    page.rebuild()
    assert len(laid) == 40, "each block is measured once for its width"


def test_a_box_is_found_where_it_lies_now() -> None:
    sitting = opened(Long)
    page = sitting.app.top
    assert isinstance(page, Page)
    before = page.rect_of("block-2")
    sitting.see([Wheel(600, 400, 0, -40)])
    after = page.rect_of("block-2")
    assert before is not None
    assert after == before.move(0, -40)
    assert page.rect_of("nothing") is None


def test_the_title_gives_way_to_its_notes_and_they_give_way_first() -> None:
    class Noted(Sample):
        def note(self) -> str:
            return "a note beside the title"

        def side_note(self) -> str:
            return "a note at the right end"

    def shown(size: tuple[int, int]) -> list[str]:
        opened(Noted, size)
        return [one.text for one in text.drawn if one.text.startswith(("A sample", "a note"))]

    assert shown((1280, 720)) == ["A sample", "a note beside the title", "a note at the right end"]
    assert shown((390, 844)) == ["A sample", "a note beside the title"]
    assert shown((200, 300)) == ["A sample"]
