"""The fonts of the game: lining figures, every character the catalogues use, and small files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from build import inputs, lettering
from build.progress import report

CATALOGUES = Path(__file__).parents[2] / "assets"


@pytest.fixture(scope="module")
def folder() -> Path:
    return lettering.lettering(report)


@pytest.mark.parametrize("name", lettering.FILES)
def test_all_figures_have_one_height(folder: Path, name: str) -> None:
    font = TTFont(folder / name)
    glyphs, names = font["glyf"], font.getBestCmap()
    tops = [glyphs[names[ord(figure)]].yMax for figure in "0123456789"]
    bottoms = [glyphs[names[ord(figure)]].yMin for figure in "0123456789"]
    assert max(tops) - min(tops) < 0.06 * font["head"].unitsPerEm
    assert max(bottoms) - min(bottoms) < 0.06 * font["head"].unitsPerEm
    original = TTFont(inputs.fonts(report) / name)
    old = [original["glyf"][original.getBestCmap()[ord(figure)]].yMax for figure in "0123456789"]
    assert max(old) - min(old) > 0.08 * font["head"].unitsPerEm, "the ordinary figures are no longer old-style"


@pytest.mark.parametrize("name", lettering.FILES)
def test_every_character_of_the_catalogues_is_there(folder: Path, name: str) -> None:
    known = TTFont(folder / name).getBestCmap()
    used = {character for file in CATALOGUES.rglob("*.json") for character in file.read_text(encoding="utf-8")}
    assert {character for character in used if ord(character) not in known} <= {"\n"}


def test_the_files_are_small_and_the_licences_are_with_them(folder: Path) -> None:
    assert sum((folder / name).stat().st_size for name in lettering.FILES) < 300_000
    for name in lettering.LICENCES:
        assert "SIL Open Font License" in (folder / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", lettering.FILES)
def test_every_letter_has_room_above_and_below(folder: Path, name: str) -> None:
    font = TTFont(folder / name)
    shapes = [font["glyf"][glyph] for glyph in set(font.getBestCmap().values())]
    drawn = [shape for shape in shapes if shape.numberOfContours]
    for above, below in (
        (font["hhea"].ascent, font["hhea"].descent),
        (font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender),
    ):
        assert max(shape.yMax for shape in drawn) < above
        assert min(shape.yMin for shape in drawn) > below
