"""Letters of one size stand on one line with their accents and tails, and figures have one height."""

import pygame
import pytest

from build.lettering import CHARACTERS
from game.screen import text
from game.screen.fonts import FILES, Role, font, measures
from game.screen.letters import fit
from game.screen.letters import lines as letters_lines

SIZES = (12, 13, 14, 15, 16, 17, 18, 20, 24, 28, 36, 39, 42, 45, 48, 54, 60, 66)
"""What 12 to 22 CSS pixels are on screens with one, two and three device pixels in each."""


@pytest.fixture(autouse=True)
def _font() -> None:
    pygame.font.init()
    text.begin()


def solid(picture: pygame.Surface) -> pygame.Rect:
    """Where letters are seen, without the faint pixels at their rims."""
    parts = pygame.mask.from_surface(picture, 100).get_bounding_rects()
    return parts[0].unionall(parts[1:])


def bottom_of_h(picture: pygame.Surface, role: Role, size: int, left: int = 0) -> int:
    """Where the H ends that stands so far from the left, from the top of the picture."""
    wide = min(letters_lines.width("H", role, size), picture.get_width() - left)
    return solid(picture.subsurface((left, 0, wide, picture.get_height()))).bottom


def drawn_on_a_box(words: str, role: Role, size: int, tall: int) -> pygame.Surface:
    surface = pygame.Surface((600, tall), pygame.SRCALPHA)
    text.draw(surface, words, role, size, "#000000", pygame.Rect(0, 0, 600, tall))
    return surface


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("role", FILES)
def test_no_character_is_taller_than_its_line_has_room_for(role: Role, size: int) -> None:
    # Else SDL_ttf makes the picture of that word taller and the word sinks below its neighbours.
    known = font(role, size).metrics("".join(map(chr, CHARACTERS)))
    assert max(letter[3] for letter in known if letter) <= font(role, size).get_ascent()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("role", FILES)
def test_words_with_accents_and_tails_stand_on_the_line_of_the_others(role: Role, size: int) -> None:
    plain = letters_lines.line("H", role, size, "#000000")
    baseline = plain.y + solid(plain.picture).bottom
    for before in ("", "É ", "gp ", "ÂÇjy "):
        for after in ("", " É", " gp"):
            line = letters_lines.line(f"{before}H{after}", role, size, "#000000")
            left = letters_lines.width(before, role, size) - line.x if before else 0
            assert line.y + bottom_of_h(line.picture, role, size, left) == baseline, (before, after)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("role", FILES)
def test_the_picture_of_a_line_has_all_of_its_accents_and_tails(role: Role, size: int) -> None:
    face = font(role, size)
    for words in ("Égypte", "gp É qy", "Échange déjà Çà"):
        tall = pygame.Surface((60 * size, 4 * size), pygame.SRCALPHA)
        for word in words.split(" "):
            tall.blit(face.render(word, True, "#000000"), (0, 2 * size - face.get_ascent()))
        whole = tall.get_bounding_rect()
        line = letters_lines.line(words, role, size, "#000000")
        assert (line.y, line.y + line.picture.get_height()) == (whole.top - 2 * size, whole.bottom - 2 * size)


@pytest.mark.parametrize("level", ["top", "middle", "bottom"])
@pytest.mark.parametrize("tall", [22, 30, 44])
def test_labels_of_one_size_share_a_line_whatever_their_letters_are(tall: int, level: fit.Level) -> None:
    bottoms = set()
    for words in ("H", "Hau", "HÉ", "Hgp", "HÉgp", "H1"):
        surface = pygame.Surface((300, tall), pygame.SRCALPHA)
        text.draw(surface, words, "strong", 16, "#000000", surface.get_rect(), level=level)
        bottoms.add((bottom_of_h(surface, "strong", 16), text.drawn[-1].size))
    assert len(bottoms) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("role", FILES)
def test_capitals_are_in_the_middle_of_a_button(role: Role, size: int) -> None:
    tall = 3 * size
    surface = drawn_on_a_box("HH", role, size, tall)
    ink = surface.get_bounding_rect()
    assert abs(ink.top - (tall - ink.bottom)) <= 2


@pytest.mark.parametrize("role", FILES)
def test_figures_have_one_height(role: Role) -> None:
    figures = [letters_lines.line(figure, role, 40, "#000000") for figure in "0123456789"]
    tops = [figure.y + solid(figure.picture).top for figure in figures]
    bottoms = [figure.y + solid(figure.picture).bottom for figure in figures]
    flag = tops.pop(5)  # Alegreya's 5 has a flag that rises above the other figures
    assert max(tops) - min(tops) <= 1
    assert min(tops) - flag <= 2
    assert max(bottoms) - min(bottoms) <= 1
    assert abs(-min(tops) - measures(role, 40).capital) <= 3


@pytest.mark.parametrize("role", FILES)
@pytest.mark.parametrize("size", SIZES)
def test_a_line_is_tall_enough_for_an_accent_below_a_tail(role: Role, size: int) -> None:
    font_ = measures(role, size)
    assert font_.rise + font_.drop <= font_.line
    assert font_.rise <= font_.base <= font_.line - font_.drop
