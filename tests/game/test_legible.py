"""Every text of every scene can be read: no letter is cut, none is too small, and pages have enough contrast."""

from collections.abc import Callable, Iterator, Sequence

import pygame
import pytest

from game.app import App
from game.pages.setup.page import SetupPage
from game.pages.setup.state import SITTERS
from game.pages.title import TitlePage
from game.scene import Scene
from game.screen import targets, text
from game.screen.fonts import Role, font
from game.screen.letters import fit
from game.screen.letters import lines as letters_lines
from game.tikal.table import TikalTable
from tests import legible, shots
from tests.conftest import ByTurns
from tests.game import setups
from tests.game.sitting import Sitting
from tests.languages import LANGUAGES, in_languages

PAGES = (
    *("title", "learn", "set-up", "settings", "saved-none", "saved", "rules", "rules-river", "pass", "end"),
    *("rules-search", "rules-editions", "rules-scoring", "rules-doors", "rules-rounds", "review-every"),
    *("review", "review-three", "record", "record-none", "turns", "own-turns"),
    *("by-link", "share-set-up", "share-by-link", "link-turn", "link-paste"),
)
SCENES = [name for name in shots.SCENES if "hint" not in name or name == "tikal-act-hint"]
"""One page with advice stands for all of them: it takes time to think of it."""
WINDOWS = (
    *(((1280, 720), 1.0), ((1024, 768), 1.0), ((800, 600), 1.0), ((844, 390), 2.0), ((390, 844), 3.0)),
    *(((390, 844), 1.0), ((375, 667), 2.0), ((360, 640), 1.0), ((360, 640), 3.0)),
)
"""Sizes and ratios, down to the smallest that is supported."""
TABLES = ("tikal-place", "tikal-act", "tikal-auction", "tikal-recap-loud", "tikal-recap-three")
"""Tables that are looked at in every size."""
OTHERS = [name for name in SCENES if name not in (*PAGES, *TABLES)]


Seated = Callable[[Sequence[str], int], Iterator[tuple[str, Sitting]]]


@pytest.fixture
def seated(by_turns: ByTurns) -> Seated:
    """Sits down in a window in front of each of some scenes: in every window all, by turns in a language."""

    def sittings(names: Sequence[str], window: int) -> Iterator[tuple[str, Sitting]]:
        css, ratio = WINDOWS[window]
        for number, name in enumerate(names):
            for language in by_turns(LANGUAGES, number + window):
                yield f"{name} {language}", shots.seated(name, legible.device(css, ratio), language, ratio)

    return sittings


def faint(sittings: Iterator[tuple[str, Sitting]]) -> list[str]:
    """Texts that differ too little from their ground."""
    found = {}
    with legible.without_letters():
        for name, sitting in sittings:
            found[name] = legible.faint(sitting)
    return named(found)


def named(found: dict[str, list[str]]) -> list[str]:
    """What was found, with the scenes that it was found in."""
    return [f"{name}: {line}" for name, listed in found.items() for line in listed]


@pytest.mark.slow
@pytest.mark.parametrize("window", range(len(WINDOWS)))
def test_no_letter_is_cut_or_too_small_and_no_texts_overlap(
    window: int, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[tuple[str, Role, int]] = set()

    def noted(words: str, role: Role, size: int, colour: str, slim: float = 1.0) -> letters_lines.LinePicture:
        drawn.add((words, role, size))
        return letters_lines.line(words, role, size, colour, slim)

    fit.laid_out.cache_clear()
    monkeypatch.setattr(text, "line", noted)
    found = {}
    for name, sitting in seated(SCENES, window):
        found[name] = sitting.faults() + legible.small(sitting)
        if "ui-menu" in sitting.ids():
            sitting.choose("ui-menu")
            found[name] += sitting.faults() + legible.small(sitting)
    assert named(found) == []
    assert len(drawn) > 300
    assert [one for one in drawn if lacks_ink(*one)] == []


@in_languages
@pytest.mark.parametrize(
    "scene", ["title", "set-up", "settings", "saved", "record", "rules", "table", "tikal-act"]
)
def test_a_page_at_twice_its_size_is_whole(scene: str, language: str) -> None:
    """A window of 1280 by 720 with the browser's zoom at 200 %."""
    sitting = shots.seated(scene, (1280, 720), language, ratio=2.0)
    assert sitting.faults() == []
    assert legible.small(sitting) == []


def lacks_ink(words: str, role: Role, size: int) -> bool:
    """Whether the picture of a line is lower than the letters of its words, drawn with room around them."""
    line, face = letters_lines.line(words, role, size, "#000000"), font(role, size)
    inks = [face.render(word, True, "#000000").get_bounding_rect() for word in words.split(" ") if word]
    if not inks:
        return False
    whole = inks[0].unionall(inks[1:]).move(0, -face.get_ascent())
    return (line.y, line.picture.get_height()) != (whole.top, whole.height)


@pytest.mark.slow
@pytest.mark.parametrize("window", [2, 3, 4])
def test_letters_of_pages_stand_out_from_their_ground(window: int, seated: Seated) -> None:
    assert faint(seated(PAGES, window)) == []


@pytest.mark.slow
@pytest.mark.parametrize("window", [0, 2, 3, 4])
def test_letters_of_a_table_stand_out_and_no_trail_or_glow_lies_on_a_number(window: int, seated: Seated) -> None:
    assert faint(seated(TABLES, window)) == []


@pytest.mark.slow
@pytest.mark.parametrize("window", [0, 4])
def test_letters_of_everything_else_stand_out(window: int, seated: Seated) -> None:
    assert faint(seated(OTHERS, window)) == []


def test_what_a_veil_lies_over_is_not_to_be_read_now() -> None:
    text.begin()
    ground = pygame.Surface((300, 100))
    for words, x in (("dark", 10), ("bright", 110), ("beside", 210)):
        text.draw(ground, words, "body", 16, "#2C2013", pygame.Rect(x, 30, 80, 40))
    veil = pygame.Surface((190, 100), pygame.SRCALPHA)
    veil.fill((0, 0, 0, 140))
    veil.fill((0, 0, 0, 0), (100, 20, 90, 60))
    text.shade(veil, 0, 0)
    assert [one.text for one in text.drawn if one.shaded] == ["dark"]


def test_contrast_is_what_wcag_says() -> None:
    white, black = pygame.Color("#FFFFFF"), pygame.Color("#000000")
    assert legible.contrast(white, black) == pytest.approx(21)
    assert legible.contrast(white, white) == pytest.approx(1)
    assert legible.contrast(pygame.Color("#767676"), white) == pytest.approx(4.54, abs=0.01)


def test_faint_and_small_letters_are_found() -> None:
    sitting = Sitting(TitlePage)
    text.begin()
    sitting.surface.fill("#F3E7CB")
    text.draw(sitting.surface, "dark", "body", 16, "#2C2013", pygame.Rect(10, 10, 200, 40))
    text.draw(sitting.surface, "faint", "body", 16, "#B4945C", pygame.Rect(10, 60, 200, 40))
    with legible.without_letters():
        assert [line.split("'")[1] for line in legible.faint(sitting)] == ["faint"]
    # Letters that have no room are cut before they get too small to read, so small ones are only noted here.
    text.drawn.append(text.drawn[0]._replace(text="small", size=8))
    assert [line.split("'")[1] for line in legible.small(sitting)] == ["small"]


SMALL = [(360, 640), (640, 360), (800, 360), (855, 376), (900, 380)]
ONCE_CUT = (
    *("title", "record", "temple-recap-loud", "tikal-recap-loud", "tikal-act", "lesson-temple"),
    *("rules-try", "puzzle-tikal", "puzzle-temple", "lesson-tikal", "table-turn-end"),
)


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [*SMALL, (390, 844), (844, 390), (768, 1024)])
@pytest.mark.parametrize("name", ONCE_CUT)
def test_nothing_is_cut_or_too_small_on_small_phones_with_large_text(
    name: str, size: tuple[int, int], language: str
) -> None:
    sitting = shots.seated(name, size, language)
    for large in (False, True):
        sitting.app.settings.large_text = large
        sitting.app.use_settings()
        sitting.see()
        for page in ["", *(id for id in sitting.ids() if id.startswith("ui-page-"))]:
            if page:
                sitting.choose(page)
            assert [one.text for one in text.drawn if one.cut] == [], (language, large, page)
            assert legible.small(sitting) == [], (language, large, page)


@pytest.mark.parametrize("large", [False, True])
@in_languages
@pytest.mark.parametrize("size", SMALL)
def test_every_kind_of_player_can_be_read_in_the_set_up(size: tuple[int, int], language: str, large: bool) -> None:
    sitting = Sitting(SetupPage, size, language=language, large_text=large, sound=False)
    for kind in SITTERS:
        setups.sit(sitting, 1, kind)
        for way in ("page-up", "page-down"):
            while way in sitting.ids() and sitting.app.choose(way):
                sitting.see()
                assert [one.text for one in text.drawn if one.cut] == []
                assert legible.small(sitting) == []


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", SMALL)
def test_who_goes_from_a_hex_can_be_read_on_a_small_phone(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(many_workers, size, language=language, motion=False, sound=False)
    for step in [one for one in sitting.ids() if one.startswith("hex ")]:
        sitting.choose(step)
        assert legible.small(sitting) == [], (language, step)
        assert [one.text for one in text.drawn if one.cut] == [], (language, step)
        sitting.app.top.back()
        sitting.see()


def many_workers(app: App) -> Scene:
    """A table at which several of the base camp's workers may go, or ten arrive in a clearing."""
    return TikalTable(app, shots.explored(app, "act", 23))


@pytest.mark.slow
@pytest.mark.parametrize("size", SMALL)
def test_a_tap_on_the_middle_of_a_target_chooses_it(size: tuple[int, int]) -> None:
    sitting = shots.seated("table-turn-end", size, "en")
    for step in ["", *(one for one in sitting.ids() if one.startswith("ui-site "))]:
        if step:
            sitting.choose(step)
            assert "ui-site-close" in sitting.ids()
        for one in sitting.targets():
            hit = targets.at(sitting.targets(), *one.rect.center)
            assert hit is not None
            assert hit.id == one.id, step
    sitting.choose("ui-site-close")
    assert "ui-end-turn" in sitting.ids()
