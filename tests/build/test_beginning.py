"""What the page has when it shows the title is enough for that, on any screen and in any language."""

import shutil
from pathlib import Path

import pytest

from build.art import art
from build.beginning import beginning
from build.catalogues import together
from build.lettering import lettering
from build.stage import App
from game.host import files
from game.pages.title import TitlePage
from game.screen import fonts, shared_art
from tests.game.sitting import SIZES, Sitting
from tests.languages import in_languages, replaced


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Say nothing."""


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The assets that come first; of the title pictures the page shows one, and has it."""
    app = App(extra=(("fonts", lettering(quiet)), ("atlas", art(quiet))))
    paths = dict(app.files())
    wanted = beginning({name: path.read_bytes() for name, path in paths.items()})
    place = tmp_path_factory.mktemp("beginning")
    for name in {*wanted, *(name for name in paths if name.startswith("assets/atlas/title-"))}:
        target = place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(paths[name], target)
    return place


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [*SIZES, (1170, 2532), (2532, 1170)], ids=str)
def test_the_first_frame_is_drawn_with_what_comes_first(
    first: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    monkeypatch.setattr(files, "_elsewhere", {name: first / "assets" / name for name in ("atlas", "fonts")})
    with replaced(monkeypatch, [spoken(first, language)]):
        draw(size, language)


def spoken(first: Path, language: str) -> Path:
    """The folder of languages when only the words of one have come."""
    place = first / language
    if not place.exists():
        shutil.copytree(first / "assets" / "locale", place)
        ((name, data),) = together({name: path.read_bytes() for name, path in App().files()})[language].items()
        target = place / Path(name).relative_to("assets/locale")
        target.parent.mkdir(parents=True)
        target.write_bytes(data)
    return place


def draw(size: tuple[int, int], language: str) -> None:
    """The title, and the languages that it lists."""
    try:
        for ratio in (1.0, 3.0):
            for large in (False, True):
                shared_art._pictures.cache_clear()
                fonts.font.cache_clear()
                sitting = Sitting(TitlePage, size, ratio=ratio, language=language, large_text=large)
                assert "play" in sitting.ids()
                assert sitting.app.words("title.play") != "title.play"
                sitting.choose("language")
                assert sitting.faults() == []
    finally:
        shared_art._pictures.cache_clear()
        fonts.font.cache_clear()


def test_the_title_comes_without_rules_and_tables() -> None:
    wanted = beginning({name: path.read_bytes() for name, path in App().files()})
    assert {"main.py", "game/app.py", "game/pages/title.py", "game/host/browser.py"} <= wanted
    assert not [name for name in wanted if name.startswith(("engine/", "game/tikal/", "game/lost_temple/"))]
