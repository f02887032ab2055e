"""Every text on a tour through the page stands out from its ground in the browser's screenshots."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.screen import text
from tests.web import letters
from tests.web.seats import PHONE
from tests.web.tour import STOPS, prepared, tour
from tests.web.visits import Visit


@pytest.fixture(scope="module")
def measured_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game's site, which also tells what is to be read."""
    return letters.build_measured(tmp_path_factory.mktemp("measured") / "web")


def test_every_text_on_a_phone_stands_out(measured_site: Path, visit: Callable[..., Visit]) -> None:
    here = prepared(visit(measured_site, **PHONE), "fr").play()
    found = {name: letters.seen(here) for name in tour(here)}
    assert [name for name in STOPS if not found[name]] == []
    assert [f"{name}: {one}" for name, listed in found.items() for one in listed if not one.clear] == []
    here.assert_quiet()


def test_letters_that_are_faint_or_missing_are_noticed() -> None:
    picture = pygame.Surface((220, 160))
    picture.fill("#F3E7CB")
    text.begin()
    for words, ink, y in (("dark", "#2C2013", 10), ("faint", "#B4945C", 60), ("missing", "#2C2013", 110)):
        text.draw(picture, words, "body", 16, ink, pygame.Rect(10, y, 200, 40))
    picture.fill("#F3E7CB", (0, 110, 220, 50))
    found = letters.measured(picture, [(one.text, one.colour, one.edge, *one.rect) for one in text.drawn])
    assert [(one.words, one.clear, one.seen) for one in found] == [
        ("dark", True, True),
        ("faint", False, True),
        ("missing", False, False),
    ]
