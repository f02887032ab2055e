"""Text fits where it is put, and the list of drawn texts tells the truth about it."""

from typing import cast, get_args

import pygame
import pytest

from game.host.viewport import Viewport
from game.screen import fonts, text
from game.screen.letters import fit as letters_fit
from game.screen.letters.sanitize import LONGEST, sanitize
from game.screen.letters.sanitize import WILD as WILD_SIGNS

LONG = "Paddle down the river and take a tile at any site that you can reach"


@pytest.fixture
def surface() -> pygame.Surface:
    pygame.font.init()
    text.begin()
    text.fit_to(Viewport(600, 200))
    return pygame.Surface((600, 200), pygame.SRCALPHA)


def ink(surface: pygame.Surface) -> pygame.Rect:
    """Where something was painted."""
    return surface.get_bounding_rect()


@pytest.mark.parametrize("side", ["left", "centre", "right"])
@pytest.mark.parametrize("fit", ["shrink", "wrap", "ellipsis"])
def test_letters_stay_inside_their_rectangle(
    surface: pygame.Surface, fit: letters_fit.Fit, side: letters_fit.Side
) -> None:
    rect = pygame.Rect(40, 30, 260, 90)
    text.draw(surface, LONG, "body", 20, "#000000", rect, fit, side)
    assert rect.inflate(2, 2).contains(ink(surface))


def test_the_noted_rectangle_is_where_the_ink_is(surface: pygame.Surface) -> None:
    text.draw(surface, "Pyramid", "head", 30, "#000000", pygame.Rect(40, 30, 300, 60))
    assert text.drawn[-1].rect == ink(surface)


def test_a_long_line_is_made_smaller_before_it_is_cut(surface: pygame.Surface) -> None:
    wide, _ = text.measure(LONG, "body", 20)
    text.draw(surface, LONG, "body", 20, "#000000", pygame.Rect(0, 0, round(wide * 0.8), 40))
    assert not text.drawn[-1].cut
    text.draw(surface, LONG, "body", 20, "#000000", pygame.Rect(0, 0, round(wide * 0.3), 40))
    assert text.drawn[-1].cut


def test_ellipsis_keeps_the_size_and_says_that_it_cut(surface: pygame.Surface) -> None:
    used = text.draw(surface, LONG, "body", 20, "#000000", pygame.Rect(0, 0, 150, 40), "ellipsis")
    assert used.width <= 150
    assert used.height == text.measure("x", "body", 20)[1]
    assert text.drawn[-1].cut


def test_wrapping_breaks_between_words_only(surface: pygame.Surface) -> None:
    lines = text.wrapped(LONG, "body", 20, 180)
    assert len(lines) > 2
    assert " ".join(lines) == LONG
    assert all(text.measure(line, "body", 20)[0] <= 180 for line in lines)


def test_a_new_line_in_the_text_is_kept(surface: pygame.Surface) -> None:
    assert text.wrapped("one\ntwo", "body", 20, 500) == ("one", "two")


def test_two_lines_in_boxes_that_touch_do_not_overlap(surface: pygame.Surface) -> None:
    text.draw(surface, "gypsy query", "head", 20, "#000000", pygame.Rect(0, 0, 300, 20))
    text.draw(surface, "ÉÀÔ bdfhkl", "head", 20, "#000000", pygame.Rect(0, 20, 300, 20))
    above, below = text.drawn
    assert not above.rect.colliderect(below.rect)


def test_an_empty_text_leaves_no_trace(surface: pygame.Surface) -> None:
    text.draw(surface, "", "body", 20, "#000000", pygame.Rect(0, 0, 100, 40))
    assert text.drawn == []
    assert ink(surface).size == (0, 0)


def test_a_sheet_notes_its_texts_where_it_is_shown(surface: pygame.Surface) -> None:
    with text.sheet((200, 60)) as page:
        text.draw(page.surface, "Camp", "body", 20, "#000000", pygame.Rect(10, 10, 100, 30))
    assert text.drawn == []
    page.show(surface, 50, 70)
    assert [one.text for one in text.drawn] == ["Camp"]
    assert text.drawn[0].rect == ink(surface)


def test_what_is_covered_is_no_longer_read(surface: pygame.Surface) -> None:
    text.draw(surface, "below", "body", 20, "#000000", pygame.Rect(0, 0, 100, 30))
    text.draw(surface, "beside", "body", 20, "#000000", pygame.Rect(300, 0, 100, 30))
    text.cover(pygame.Rect(0, 0, 150, 60))
    assert [one.text for one in text.drawn] == ["beside"]


def test_words_keep_apart_at_small_sizes(surface: pygame.Surface) -> None:
    together, _ = text.measure("aa", "body", 12)
    apart, _ = text.measure("a a", "body", 12)
    assert apart - together >= 3


def test_a_clip_that_is_too_low_for_the_letters_is_noticed(surface: pygame.Surface) -> None:
    place = pygame.Rect(0, 0, 300, 30)
    text.draw(surface, "gypsy", "body", 20, "#000000", place)
    assert text.drawn[-1].whole
    surface.set_clip(pygame.Rect(0, 0, 300, text.drawn[-1].rect.bottom - 1))
    text.draw(surface, "gypsy", "body", 20, "#000000", place)
    assert not text.drawn[-1].whole


def test_a_sheet_that_is_too_low_for_the_letters_is_noticed(surface: pygame.Surface) -> None:
    with text.sheet((200, 20)) as page:
        text.draw(page.surface, "gypsy", "body", 20, "#000000", pygame.Rect(0, 0, 200, 30))
    page.show(surface, 0, 0)
    assert not text.drawn[0].whole


def test_a_sheet_shown_beyond_the_edge_has_cut_letters(surface: pygame.Surface) -> None:
    with text.sheet((200, 60)) as page:
        text.draw(page.surface, "Camp", "body", 20, "#000000", pygame.Rect(10, 10, 100, 30))
    page.show(surface, 50, 190)
    assert not text.drawn[0].whole


def test_a_window_over_a_longer_text_shows_whole_lines_only(surface: pygame.Surface) -> None:
    area = pygame.Rect(0, 0, 180, 200)
    text.draw(surface, LONG, "body", 20, "#000000", area, "wrap", level="top")
    tall = text.measure("", "body", 20)[1]
    alone = [surface.subsurface((0, tall * row, 180, tall)).copy() for row in (0, 1, 2)]
    surface.fill("#00000000")
    window = pygame.Rect(0, tall // 2, 600, tall * 2)
    with text.scrolled(surface, window):
        text.draw(surface, LONG, "body", 20, "#000000", area, "wrap", level="top")
    shown = [surface.subsurface((0, tall * row, 180, tall)).copy() for row in (0, 1, 2)]
    assert not ink(shown[0])
    assert shown[1].get_buffer().raw == alone[1].get_buffer().raw
    assert not ink(shown[2])
    assert text.drawn[1:] == [], "what is seen in part only is not to be read"


def test_letters_do_not_get_too_small_to_read(surface: pygame.Surface) -> None:
    text.fit_to(Viewport(600, 200, 2.0))
    text.draw(surface, "Camp", "body", 16, "#000000", pygame.Rect(0, 0, 200, 40))
    low = pygame.Rect(0, 60, 200, text.measure("", "body", 24)[1] - 6)
    text.draw(surface, "Camp", "body", 30, "#000000", low)
    assert [one.size for one in text.drawn] == [24, 24]
    assert text.measure("Camp", "body", 16) == text.measure("Camp", "body", 24)


def test_what_has_no_room_is_cut_where_it_can_still_be_read(surface: pygame.Surface) -> None:
    text.fit_to(Viewport(600, 200, 1.0))
    for number, fit in enumerate(get_args(letters_fit.Fit)):
        text.draw(surface, "unpronounceable", "body", 14, "#000000", pygame.Rect(0, 40 * number, 30, 16), fit)
    assert [(one.size >= 12, one.cut) for one in text.drawn] == [(True, True)] * 3


def test_there_is_room_for_a_text_where_none_of_it_would_be_cut(surface: pygame.Surface) -> None:
    text.fit_to(Viewport(600, 200, 1.0))
    words, found = "Lost Temple and Tikal", set()
    for wide, tall in ((400, 30), (100, 60), (60, 60), (100, 30), (0, 40), (40, 0)):
        text.begin()
        text.draw(surface, words, "head", 24, "#000000", pygame.Rect(0, 0, max(1, wide), max(1, tall)), "wrap")
        room = text.has_room(words, "head", 24, wide, tall)
        assert room == (not any(one.cut for one in text.drawn))
        found.add(room)
    assert found == {True, False}


WILD = {
    "nothing but a NUL": "\0",
    "control characters": "a\0b\x07\x1b[31mc\r\x9f",
    "half a character": "a\ud800b\udfff",
    "the other direction": "\u202eabc\u2066\u200f",
    "a very long word": "x" * 100_000,
    "very many words": "ab " * 30_000,
    "very many lines": "\n" * 50_000,
    "joined pictures": "\U0001f469\u200d\U0001f469" * 200,
}


@pytest.mark.parametrize("fit", ["shrink", "wrap", "ellipsis"])
@pytest.mark.parametrize("name", WILD)
def test_any_string_is_drawn_inside_its_rectangle(
    surface: pygame.Surface, name: str, fit: letters_fit.Fit
) -> None:
    rect = pygame.Rect(40, 30, 260, 90)
    text.draw(surface, WILD[name], "body", 20, "#000000", rect, fit)
    assert rect.inflate(2, 2).contains(ink(surface)) or not any(ink(surface).size)
    text.mark(surface, WILD[name][:30], "strong", 14, "#000000", (300, 100))
    text.measure(WILD[name], "body", 20)
    text.height(WILD[name], "body", 20, 260)
    assert not any(WILD_SIGNS.search(one.text) for one in text.drawn)


def test_cutting_leaves_as_much_as_there_is_room_for(surface: pygame.Surface) -> None:
    for wide in range(30, 330, 17):
        text.draw(surface, LONG, "body", 20, "#000000", pygame.Rect(0, 0, wide, 40), "ellipsis")
        longest = max(n for n in range(len(LONG)) if text.measure(f"{LONG[:n]}…", "body", 20)[0] <= wide)
        used = text.measure(f"{LONG[:longest].rstrip()}…", "body", 20)[0]
        assert text.drawn[-1].rect.w == pytest.approx(used, abs=4)


def test_what_steers_is_taken_out_and_what_shows_stays() -> None:
    assert sanitize("\u202eA\0d\ud800a\n\u00a0é") == "Ada\n\u00a0é"
    assert len(sanitize("x" * 10**6)) == LONGEST + 1


def test_a_role_without_a_font_is_told_those_that_there_are() -> None:
    with pytest.raises(KeyError, match="no font for the role text; there is title, head, body, strong"):
        fonts.font(cast(fonts.Role, "text"), 12)
