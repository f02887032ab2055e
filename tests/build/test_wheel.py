"""The wheel as a whole: what is in it, that it is built once, and what is taken where it cannot be built."""

import base64
import hashlib
import shutil
import zipfile
from pathlib import Path

import pytest

from build import cache, inputs, wheel
from build.apt import NoArchive
from build.errors import BuildError
from build.wheel import official, recipes, runtime


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Progress is of no interest here."""


@pytest.fixture(scope="module")
def built() -> Path:
    return wheel.pygame_wheel(quiet)


@pytest.fixture
def files(built: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(built) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_second_call_neither_fetches_nor_compiles(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("not needed when the wheel is in the cache")

    monkeypatch.setattr(inputs, "sources", refuse)
    monkeypatch.setattr(recipes, "build", refuse)
    monkeypatch.setattr(official, "wheel", refuse)
    assert wheel.pygame_wheel(quiet) == built


def test_a_damaged_wheel_is_built_again(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = built.read_bytes()
    called = []
    monkeypatch.setattr(wheel, "_build", lambda *arguments: called.append(arguments))
    try:
        built.write_bytes(content[:-1])
        wheel.pygame_wheel(quiet)
    finally:
        built.write_bytes(content)
    assert len(called) == 1


def test_a_changed_recipe_has_a_place_of_its_own(
    built: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    recipe = shutil.copytree(wheel.RECIPE, tmp_path / "recipe", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(wheel, "RECIPE", recipe)
    python = runtime.Runtime(inputs.pyodide(quiet))
    assert wheel._built_place(python) == built
    with (recipe / "recipes/sdl2/meta.yaml").open("a") as meta:
        meta.write("# another recipe\n")
    place = wheel._built_place(python)
    assert place.name == built.name
    assert place.parent != built.parent


def test_the_record_lists_every_file_with_its_hash(files: dict[str, bytes]) -> None:
    record = "pygame_ce-2.5.7.dist-info/RECORD"
    lines = dict(line.split(",", 1) for line in files[record].decode().splitlines())
    assert lines.keys() == files.keys()
    for name, content in files.items():
        if name != record:
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
            assert lines[name] == f"sha256={digest},{len(content)}"


def test_there_is_one_module_and_nothing_a_page_cannot_reach(files: dict[str, bytes]) -> None:
    assert [name for name in files if name.endswith(".so")] == ["pygame/base.cpython-314-wasm32-emscripten.so"]
    assert not [name for name in files if "midi" in name or "camera" in name or "__pyinstaller" in name]
    assert b"Tag: cp314-cp314-pyemscripten_2026_0_wasm32\n" in files["pygame_ce-2.5.7.dist-info/WHEEL"]


class NoSources:
    """Inputs on a system that knows no Debian archive."""

    def __call__(self, report: cache.Report) -> None:
        raise NoArchive("no Debian archive here")


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel, "_is_complete", lambda place: False)
    monkeypatch.setattr(inputs, "sources", NoSources())


@pytest.mark.usefixtures("elsewhere")
def test_without_a_debian_archive_the_official_wheel_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(official, "wheel", lambda python, report: Path("official.whl"))
    said: list[str] = []
    found = wheel.pygame_wheel(lambda text, done=None, total=None: said.append(text))
    assert found == Path("official.whl")
    assert said == ["taking the official pygame-ce wheel. no Debian archive here"]


@pytest.mark.usefixtures("elsewhere")
def test_with_neither_the_missing_archive_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(official, "wheel", lambda python, report: None)
    with pytest.raises(NoArchive, match="no Debian archive here"):
        wheel.pygame_wheel(quiet)


def test_what_fails_on_the_way_is_no_reason_to_take_the_official_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreached(report: cache.Report) -> None:
        raise BuildError("the archive does not answer")

    monkeypatch.setattr(wheel, "_is_complete", lambda place: False)
    monkeypatch.setattr(inputs, "sources", unreached)
    monkeypatch.setattr(official, "wheel", lambda python, report: Path("official.whl"))
    with pytest.raises(BuildError, match="the archive does not answer"):
        wheel.pygame_wheel(quiet)


@pytest.mark.parametrize(
    ("licence", "phrase"),
    [
        ("pygame-ce", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("SDL", "Sam Lantinga"),
        ("SDL_image", "Sam Lantinga"),
        ("SDL_ttf", "Sam Lantinga"),
        ("SDL_mixer", "Sam Lantinga"),
        ("SDL_gfx", "A. Schiffler"),
        ("FreeType-FTL", "The FreeType Project LICENSE"),
        ("HarfBuzz", "HarfBuzz"),
        ("stb_image", "Sean Barrett"),
        ("stb_vorbis", "Sean Barrett"),
        ("dr_libs", "David Reid"),
        ("nanosvg", "Mikko Mononen"),
        ("qoi", "Dominic Szablewski"),
    ],
)
def test_every_compiled_part_brings_its_licence(files: dict[str, bytes], licence: str, phrase: str) -> None:
    text = files[f"pygame_ce-2.5.7.dist-info/licenses/{licence}.txt"].decode()
    assert phrase in text


def test_no_path_of_this_machine_is_in_the_wheel(files: dict[str, bytes]) -> None:
    for place in (Path.home(), Path(__file__).parents[2], cache.root()):
        assert not [name for name, content in files.items() if str(place).encode() in content]
