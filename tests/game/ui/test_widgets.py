"""What boxes are filled with: letters, pictures, buttons and headings, at any width."""

from __future__ import annotations

import pygame
import pytest

from game.screen import palette, shared_art, text
from game.screen.brush import Brush
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Kit, Row
from game.ui.buttons import button
from game.ui.widgets import Ground, Painting, Rule, Sprite, Text, heading, panel

LONG = "The expedition goes on up the river until somebody finds the temple"


@pytest.fixture
def kit() -> Kit:
    pygame.font.init()
    return Kit(shared_art.art(1.0), 1.0)


def nothing() -> None:
    """What a button of these tests does."""


def painted(kit: Kit, box: Box, size: tuple[int, int]) -> list[text.Drawn]:
    """The texts of a tree that is painted in a place of this size; none is cut."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    text.begin()
    boxes.paint(kit, surface, box.lay(kit, surface.get_rect()))
    assert [one for one in text.drawn if one.cut or not one.whole] == []
    return list(text.drawn)


def test_words_take_as_many_lines_as_their_width_makes(kit: Kit) -> None:
    box = Text(words=LONG, style=styles.BODY)
    whole = box.width(kit)
    assert box.height(kit, whole // 3) == 4 * box.height(kit, whole)
    assert painted(kit, box, (whole, box.height(kit, whole)))[0].size == 16


def test_words_in_one_line_shrink_where_they_must(kit: Kit) -> None:
    box = Text(words="The temple on the river", style=styles.BODY, fit="shrink")
    whole = box.width(kit)
    assert box.height(kit, whole // 2) == box.height(kit, whole)
    (one,) = painted(kit, box, (whole * 85 // 100, 30))
    assert 12 <= one.size < 16


def test_a_line_may_ask_for_as_much_as_its_slim_letters_need(kit: Kit) -> None:
    whole = Text(words=LONG, style=styles.BODY, fit="shrink")
    less = Text(words=LONG, style=styles.BODY, fit="shrink", enough=0.75)
    assert less.width(kit) == pytest.approx(0.75 * whole.width(kit), abs=1)
    painted(kit, less, (less.width(kit), less.height(kit, less.width(kit))))


def test_letters_are_larger_for_who_wants_large_text() -> None:
    large = Kit(shared_art.art(1.0), 1.0, styles.LARGE)
    usual = Kit(shared_art.art(1.0), 1.0)
    box = Text(words=LONG, style=styles.BODY)
    assert box.width(large) > box.width(usual)
    assert box.height(large, 200) > box.height(usual, 200)


def test_what_is_written_is_read_in_order_and_what_can_be_chosen_is_not_read_twice(kit: Kit) -> None:
    tree = Column(
        children=[
            heading("Title", note="small"),
            Row(children=[Text(words="left", style=styles.TEXT), Text(words="right", style=styles.TEXT)]),
            button("go", "Go on", nothing, icon="ui-play"),
            Sprite(sprite="ui-star", words="a star"),
            Text(words="silent", style=styles.TEXT, told=False),
            Painting(by=lambda brush, wide, tall: None, words="a chart"),
        ]
    )
    placed = tree.lay(kit, pygame.Rect(0, 0, 300, 300))
    assert boxes.told(placed) == ("Title", "small", "left", "right", "a star", "a chart")
    assert [one.label for one in boxes.targets(kit, placed)] == ["Go on"]


def test_a_picture_is_as_big_as_it_is_or_smaller(kit: Kit) -> None:
    box = Sprite(sprite="ui-play", ink=palette.INK)
    wide, tall = box.size(kit)
    assert (box.width(kit), box.height(kit, 1)) == (wide, tall)
    surface = pygame.Surface((60, 60), pygame.SRCALPHA)
    box.paint(kit, surface, pygame.Rect(0, 0, 10, 10))
    assert pygame.Rect(0, 0, 10, 10).contains(surface.get_bounding_rect())


def test_pictures_may_be_put_together(kit: Kit) -> None:
    """As pages say them: joined by "+", each moved by units after "@"."""
    alone = Sprite(sprite="room-pink")
    both = Sprite(sprite="room-pink+flag-red@0,-40")
    assert both.size(kit)[1] > alone.size(kit)[1]


def test_a_painting_gets_a_brush_at_its_corner_and_its_size_in_units() -> None:
    kit = Kit(shared_art.art(2.0), 2.0)
    got: list[tuple[float, ...]] = []

    def paint(brush: Brush, wide: float, tall: float) -> None:
        got.append((brush.x, brush.y, wide, tall))

    surface = pygame.Surface((200, 200), pygame.SRCALPHA)
    boxes.paint(kit, surface, Painting(by=paint, pad=(5, 5)).lay(kit, pygame.Rect(20, 30, 100, 60)))
    assert got == [(30, 40, 40, 20)]


def test_grounds_and_rules_are_painted_where_they_lie(kit: Kit) -> None:
    surface = pygame.Surface((40, 40), pygame.SRCALPHA)
    Ground(ink=palette.GOLD, radius=0).paint(kit, surface, pygame.Rect(10, 10, 10, 10))
    Rule().paint(kit, surface, pygame.Rect(0, 30, 40, 0))
    assert surface.get_at((15, 15)) == pygame.Color(palette.GOLD)
    assert surface.get_at((20, 30)) == pygame.Color(palette.PALE)


def test_icon_and_words_of_a_button_stand_together_in_its_middle(kit: Kit) -> None:
    box = button("go", "Go on", nothing, icon="ui-play", wide=300)
    placed = box.lay(kit, pygame.Rect(0, 0, 300, 44))
    icon = next(rect for one, rect in placed if isinstance(one, Sprite))
    words = next(rect for one, rect in placed if isinstance(one, Text))
    assert abs((icon.left + words.right) / 2 - 150) <= 1
    assert words.left - icon.right == 4


def test_a_button_as_wide_as_its_words_may_have_air_beside_them(kit: Kit) -> None:
    tight, airy = (button("go", "Go on", nothing, icon="ui-play", air=air) for air in (0, 6))
    assert airy.width(kit) == tight.width(kit) + 12


def test_words_of_a_button_wrap_and_shrink_before_the_icon_stands_alone(kit: Kit) -> None:
    box = button("go", "Carry on the expedition", nothing, icon="ui-play", tall=44)
    natural = box.width(kit)
    for wide, shown in ((natural, True), (natural * 7 // 10, True), (60, False)):
        written = painted(kit, box, (wide, 44))
        assert bool(written) == shown
    (target,) = boxes.targets(kit, box.lay(kit, pygame.Rect(0, 0, 60, 44)))
    assert target.label == "Carry on the expedition"


def test_a_bare_button_is_a_square_with_its_icon(kit: Kit) -> None:
    box = button("go", "Go on", nothing, icon="ui-play", bare=True)
    assert (box.width(kit), box.height(kit, 44)) == (44, 44)
    assert painted(kit, box, (44, 44)) == []


@pytest.mark.parametrize(
    ("box", "frame"),
    [
        (button("go", "Go", nothing), "button-normal"),
        (button("go", "Go", nothing, main=True), "button-main"),
        (button("go", "Go", nothing, chosen=True), "button-pressed"),
        (button("go", "Go", nothing, enabled=False, main=True), "button-disabled"),
        (button("go", "Go", nothing, dead=True), "button-disabled"),
    ],
    ids=["normal", "main", "chosen", "off", "dead"],
)
def test_the_wood_of_a_button_says_what_it_is(box: Box, frame: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.font.init()
    art = shared_art.art(1.0)
    frames: list[str] = []
    monkeypatch.setattr(art, "frame", lambda surface, name, rect, colour=None: frames.append(name))
    surface = pygame.Surface((100, 50), pygame.SRCALPHA)
    for pointed in ("", "go"):
        kit = Kit(art, 1.0, pointed=pointed)
        boxes.paint(kit, surface, box.lay(kit, surface.get_rect()))
    alive = frame != "button-disabled"
    assert frames == [frame, "button-hover" if alive else frame]


def test_a_heading_ends_in_a_rule_however_long_it_is(kit: Kit) -> None:
    for words in ("Rounds", LONG[:40]):
        box = heading(words)
        assert painted(kit, box, (260, box.height(kit, 260)))[0].rect.right <= 260


def test_a_panel_of_a_page_has_its_heading_above_what_is_in_it(kit: Kit) -> None:
    box = panel("Rounds", Text(words=LONG, style=styles.TEXT), note="so far")
    written = painted(kit, box, (300, box.height(kit, 300)))
    assert [one.text for one in written] == ["Rounds", "so far", LONG]
    assert written[0].rect.bottom <= written[2].rect.top
