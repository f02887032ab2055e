"""The compiled wheel as a whole: what is in it, and that it is built once."""

import base64
import hashlib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import cache, inputs, wheel
from build.wheel import compiler, runtime


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Progress is of no interest here."""


@pytest.fixture(scope="module")
def built() -> Iterator[Path]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EXPEDITIONS_OFFICIAL_WHEEL", "0")
        yield wheel.pygame_wheel(quiet)


@pytest.fixture
def files(built: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(built) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_second_call_neither_fetches_nor_compiles(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("not needed when the wheel is in the cache")

    monkeypatch.setattr(inputs, "sources", refuse)
    monkeypatch.setattr(compiler, "build", refuse)
    monkeypatch.setattr(wheel.official, "wheel", refuse)
    assert wheel.pygame_wheel(quiet) == built


def test_a_damaged_wheel_is_built_again(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = built.read_bytes()
    called = []
    monkeypatch.setattr(wheel, "_build", lambda *arguments: called.append(arguments))
    monkeypatch.setenv("EXPEDITIONS_OFFICIAL_WHEEL", "0")
    try:
        built.write_bytes(content[:-1])
        wheel.pygame_wheel(quiet)
    finally:
        built.write_bytes(content)
    assert len(called) == 1


def test_a_changed_recipe_has_a_place_of_its_own(
    built: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "other.py").write_text("another recipe")
    monkeypatch.setattr(wheel, "RECIPE", tmp_path)
    place = wheel._compiled_place(runtime.Runtime(inputs.pyodide(quiet)))
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
    assert f"License-File: {licence}.txt\n" in files["pygame_ce-2.5.7.dist-info/METADATA"].decode()


def test_no_path_of_this_machine_is_in_the_module(files: dict[str, bytes]) -> None:
    module = files["pygame/base.cpython-314-wasm32-emscripten.so"]
    for place in (Path.home(), Path(__file__).parents[2], cache.root()):
        assert str(place).encode() not in module
