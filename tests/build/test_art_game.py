"""How the game draws with the built art: sizes, origins, frames, tints and scenes."""

from pathlib import Path

import pygame
import pytest

from build.art import art as build_art
from game.screen.art import Art

CLEAR = pygame.Color(0, 0, 0, 0)


@pytest.fixture(scope="session")
def folder() -> Path:
    """The built art, from the cache when it is there."""
    return build_art(lambda text, done=None, total=None: None)


def blank(width: int = 200, height: int = 200) -> pygame.Surface:
    """A transparent surface."""
    return pygame.Surface((width, height), pygame.SRCALPHA)


@pytest.mark.parametrize("scale", [0.5, 1, 1.37, 2, 3])
def test_a_sprite_has_its_box_times_the_scale(folder: Path, scale: float) -> None:
    _, _, width, height = Art(folder, 1)._box("seat-red")
    assert Art(folder, scale).get("seat", colour="red").get_size() == (round(width * scale), round(height * scale))


def test_height_and_size_are_in_pixels(folder: Path) -> None:
    art = Art(folder, 1.5)
    assert art.get("key-pink", size=(30, 41)).get_size() == (30, 41)


def test_a_sprite_is_scaled_once_and_forgotten_on_clear(folder: Path) -> None:
    art = Art(folder, 1.2)
    first = art.get("flag-red")
    assert art.get("flag", colour="red") is first
    art.clear(2.0)
    assert art.scale == 2.0
    assert art.get("flag-red").get_width() > first.get_width()


@pytest.mark.parametrize("scale", [1, 1.6, 2])
@pytest.mark.parametrize("zoom", [0.7, 1, 1.5])
def test_the_origin_lands_on_the_point(folder: Path, scale: float, zoom: float) -> None:
    surface = blank()
    Art(folder, scale).draw(surface, "bonus-taken", (100, 90), colour="blue", zoom=zoom)
    # The ring is round its origin, so the middle of what was drawn is the point.
    seen = surface.get_bounding_rect(min_alpha=40)
    assert abs(seen.centerx - 100) <= 1
    assert abs(seen.centery - 90) <= 1


def test_doors_lie_on_their_side_of_the_room(folder: Path) -> None:
    art = Art(folder, 1)
    wanted = {0: (1, -1), 1: (1, 0), 2: (1, 1), 3: (-1, 1), 4: (-1, 0), 5: (-1, -1)}
    for side, (x, y) in wanted.items():
        surface = blank()
        middle = pygame.Vector2(art.draw(surface, "door", (100, 100), colour="pink", side=side).center) - (
            100,
            100,
        )
        assert 24 < middle.length() < 34
        assert ((middle.x > 8) - (middle.x < -8), (middle.y > 8) - (middle.y < -8)) == (x, y)


def test_turning_is_clockwise_round_the_origin(folder: Path) -> None:
    art = Art(folder, 1)
    for turn, direction in ((0, (0, -1)), (90, (1, 0)), (180, (0, 1)), (270, (-1, 0))):
        surface = blank()
        # The door on side 0 lies up and right of the room's middle, at 30 degrees.
        area = art.draw(surface, "door-green-0", (100, 100), turn=turn - 30)
        middle = pygame.Vector2(area.center) - (100, 100)
        assert middle.normalize().dot(direction) > 0.99


def test_a_turned_picture_turns_clockwise_itself(folder: Path) -> None:
    surface = blank()
    # A pointer to the left, turned by 90 degrees, points up: thin near its point, wide below.
    Art(folder, 2).draw(surface, "tooltip-tip-left", (100, 100), turn=90)
    thin, wide = (surface.subsurface(0, 100 + down, 200, 1).get_bounding_rect(min_alpha=128).w for down in (5, 20))
    assert 0 < thin < wide / 2


def test_a_tint_colours_an_icon_without_a_dark_fringe(folder: Path) -> None:
    icon = Art(folder, 1.3).get("ui-check", tint="#F0A928")
    gold = pygame.Color("#F0A928")
    width, height = icon.get_size()
    pixels = [icon.get_at((x, y)) for x in range(width) for y in range(height)]
    assert max(pixel.a for pixel in pixels) > 240
    for pixel in pixels:
        if pixel.a > 20:
            assert abs(pixel.r - gold.r) < 12
            assert abs(pixel.g - gold.g) < 12


def test_a_picture_in_colours_of_its_own_takes_no_tint(folder: Path) -> None:
    art = Art(folder, 1.3)
    assert art.get("flag-red", tint="#F0A928") is art.get("flag-red")
    tinted, plain = blank(), blank()
    art.draw(tinted, "flag-red", (100, 100), tint="#F0A928")
    art.draw(plain, "flag-red", (100, 100))
    assert tinted.get_buffer().raw == plain.get_buffer().raw


@pytest.mark.parametrize("scale", [1, 1.5, 2])
@pytest.mark.parametrize("size", [(60, 50), (202, 262), (700, 110)])
def test_a_frames_edge_lies_on_its_rectangle(folder: Path, scale: float, size: tuple[int, int]) -> None:
    surface = blank(900, 500)
    rect = pygame.Rect((50, 60), size)
    art = Art(folder, scale)
    art.frame(surface, "panel", rect)
    inside = surface.get_at(rect.center)
    assert inside.a >= 250  # pygame's smoothscale rounds down a little
    assert min(inside.r, inside.g, inside.b) > 150, "parchment is light"
    for x, y in ((rect.left, rect.centery), (rect.right - 1, rect.centery), (rect.centerx, rect.top)):
        assert surface.get_at((x, y)).a > 200, "the edge is drawn"
    left, top, right, bottom = art.bleed("panel")
    assert surface.get_at((rect.centerx, rect.top - top - 1)) == CLEAR
    assert surface.get_at((rect.left - left - 1, rect.centery)) == CLEAR
    assert surface.get_at((rect.right + right, rect.centery)) == CLEAR
    assert surface.get_at((rect.centerx, rect.bottom + bottom)) == CLEAR


def test_a_panel_and_a_button_are_larger_by_their_bleed(folder: Path) -> None:
    art = Art(folder, 2)
    left, top, right, bottom = art.bleed("panel")
    assert art.sliced("panel", 300, 200).get_size() == (300 + left + right, 200 + top + bottom)
    left, top, right, bottom = art.bleed("button-hover")
    assert art.sliced("button-hover", 120, 44).get_size() == (120 + left + right, 44 + top + bottom)


def test_a_frame_smaller_than_its_corners_is_still_drawn(folder: Path) -> None:
    art = Art(folder, 2)
    left, top, _, _ = art.bleed("button-normal")
    assert art.sliced("button-normal", 12, 10).get_at((left + 6, top + 5)).a >= 250


@pytest.mark.parametrize("size", [(848, 548), (300, 900), (1601, 417)])
def test_a_scene_covers_the_size_it_is_asked_for(folder: Path, size: tuple[int, int]) -> None:
    assert Art(folder, 1).scene("board-wide", size).get_size() == size


def test_an_unknown_picture_is_named(folder: Path) -> None:
    art = Art(folder, 1)
    with pytest.raises(KeyError, match="flag-mauve"):
        art.get("flag", colour="mauve")
    with pytest.raises(KeyError, match="sea-bed"):
        art.scene("sea-bed", (10, 10))
