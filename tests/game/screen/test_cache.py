"""Pictures are kept in so much memory and no more, and what is in use stays."""

from pathlib import Path

import pygame
import pytest

from game.host import files
from game.screen import cache, fonts, text
from game.screen.art import Art
from game.screen.cache import PictureCache, kept

SIDE = 100
BYTES = 4 * SIDE * SIDE


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "room", lambda: 4 * BYTES)


def picture() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA, 32)


def test_what_is_kept_is_the_same_picture_again() -> None:
    here: PictureCache[pygame.Surface] = PictureCache()
    first = here.get(("a",), picture)
    assert here.get(("a",), picture) is first


def test_memory_does_not_grow_with_the_number_of_pictures() -> None:
    here: PictureCache[pygame.Surface] = PictureCache()
    most = 0
    for number in range(100):
        here.get((number,), picture)
        most = max(most, here.bytes)
    assert 4 * BYTES <= most <= 2 * 5 * BYTES


def test_large_fonts_are_kept_in_so_much_memory_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.font.init()
    monkeypatch.setattr(cache, "SHARED", here := PictureCache[object]())
    monkeypatch.setattr(cache, "room", lambda: 4 * 2**20)
    opened = []
    for size in range(60, 200):
        opened.append(fonts.font("body", size))
        assert fonts.font("body", size) is opened[-1]
        assert here.bytes <= 2 * 5 * 2**20
    assert fonts.font("body", 60) is not opened[0]


def test_what_is_asked_for_again_and_again_is_made_once() -> None:
    here: PictureCache[pygame.Surface] = PictureCache()
    made = 0

    def make() -> pygame.Surface:
        nonlocal made
        made += 1
        return picture()

    for number in range(100):
        here.get(("wanted",), make)
        here.get((number,), picture)
    assert made == 1


def test_what_nobody_asks_for_is_made_anew() -> None:
    here: PictureCache[pygame.Surface] = PictureCache()
    first = here.get(("a",), picture)
    for number in range(20):
        here.get((number,), picture)
    assert here.get(("a",), picture) is not first


def test_a_part_of_another_picture_takes_no_room_of_its_own() -> None:
    sheet = pygame.Surface((1000, 1000))
    assert cache.size(sheet.subsurface((0, 0, 500, 500))) == 0
    assert cache.size(sheet) >= 3 * 1000 * 1000


def test_all_functions_that_make_pictures_share_one_memory() -> None:
    @kept
    def plain(number: int) -> pygame.Surface:
        return picture()

    @kept
    def pair(number: int, *, second: int) -> tuple[pygame.Surface, int]:
        return picture(), second

    cache.SHARED.clear()
    assert plain(1) is plain(1)
    assert pair(1, second=2) is pair(1, second=2) is not pair(1, second=3)
    for number in range(100):
        plain(number)
        pair(number, second=0)
        assert cache.SHARED.bytes <= 2 * 5 * BYTES
    first = plain(99)
    plain.cache_clear()
    assert plain(99) is not first
    cache.SHARED.clear()


@pytest.mark.parametrize(
    ("size", "most"), [((1170, 2532), 48), ((1280, 720), 29), ((390, 844), 29), ((3840, 2160), 96)]
)
def test_a_phone_has_room_for_little_more_than_a_scene_needs(
    size: tuple[int, int], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    pygame.display.init()
    pygame.display.set_mode(size)
    assert 0.9 * most < cache.room() / 2**20 < most * 1.05


@pytest.mark.slow
def test_letters_are_kept_by_their_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "room", lambda: 30 * 2**20)
    pygame.font.init()
    surface = pygame.Surface((2000, 400))
    for number in range(200):
        text.draw(surface, f"{number} words in large letters", "title", 200, "white", surface.get_rect())
        assert cache.SHARED.bytes <= cache.room()


def test_art_draws_the_same_after_pictures_were_let_go_of() -> None:
    art, surface = Art(files.made("atlas"), 1.0), pygame.Surface((400, 300))

    def drawn() -> bytes:
        surface.fill("black")
        art.draw(surface, "explorer", (100, 150), colour="red")
        art.frame(surface, "panel", pygame.Rect(150, 50, 200, 200))
        return pygame.image.tobytes(surface, "RGB")

    before, shown = drawn(), art.sliced("panel", 200, 200)
    for width in range(200, 400):
        art.sliced("panel", width, 300)
    assert art.sliced("panel", 200, 200) is not shown, "it was let go of"
    assert drawn() == before


def test_pictures_of_the_other_game_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    load = pygame.image.load

    def noted(path: Path) -> pygame.Surface:
        read.append(path.name)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    art = Art(files.made("atlas"), 1.0)

    def used(sprite: str, colour: str | None = None) -> list[str]:
        """The files that are read for a sprite of any size."""
        read.clear()
        art.clear()
        art.get(sprite, colour=colour)
        return list(read)

    assert used("ui-play")
    art.play("lost-temple")
    assert used("explorer", "red") == ["atlas-pieces-1.png"]
    art.play("lost-temple")
    assert used("explorer", "red") == []
    art.play("tikal")
    assert used("ui-play") == [], "it was there before both"
    assert used("explorer", "red") == ["atlas-pieces-1.png"]
