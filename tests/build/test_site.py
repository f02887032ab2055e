"""The parts of the site builder: packs, trimming, naming, staging, and what it refuses to do."""

import hashlib
import json
import re
import zipfile
from pathlib import Path

import pytest

from build import library, licences, runtime, stamp, template
from build.errors import BuildError
from build.icons import icons
from build.lettering import FILES as FONTS
from build.pack import pack, unpack
from build.parcel import opened
from build.site import build_site, zip_site
from build.stage import App, stage
from build.store import PROJECT
from tests.languages import LANGUAGES


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Say nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "web"
    build_site(App(), out, quiet)
    return out


def test_a_pack_gives_back_what_was_put_in() -> None:
    files = {"a.txt": b"hello", "deep/er/b.bin": bytes(range(256)) * 40, "empty": b""}
    assert unpack(pack(files)) == files


def test_the_same_files_in_another_order_give_the_same_pack() -> None:
    assert pack({"a": b"1", "b": b"2"}) == pack({"b": b"2", "a": b"1"})


@pytest.mark.slow
def test_the_site_is_the_same_every_time(site: Path, tmp_path: Path) -> None:
    build_site(App(), tmp_path / "again", quiet)
    assert _digests(site) == _digests(tmp_path / "again")


def test_names_under_runtime_and_icons_carry_the_hash_of_their_content(site: Path) -> None:
    named = [*(site / "runtime").iterdir(), *(site / "icons").iterdir()]
    assert len(named) >= 10
    for path in named:
        assert hashlib.sha256(path.read_bytes()).hexdigest()[:12] in path.name


def test_the_worker_lists_every_file_but_itself_and_the_licences(site: Path) -> None:
    listed = json.loads(re.search(r"const SITE = (.*);", (site / "sw.js").read_text())[1])  # type: ignore[index]
    urls = {file["url"] for file in listed["files"]}
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert urls == {url for url in there if url != "sw.js" and not url.startswith("licences/")}
    for file in listed["files"]:
        assert file["integrity"] == template.integrity((site / file["url"]).read_bytes())


def test_no_placeholder_and_no_foreign_address_is_left_in_the_page(site: Path) -> None:
    for path in (site / "index.html", site / "sw.js", site / "manifest.webmanifest", *site.glob("page-*/*.js")):
        text = path.read_text(encoding="utf-8")
        assert "@@" not in text
        assert "cookiecutter" not in text
        assert re.findall(r"https?://(?!www\.w3\.org/)", text) == []


def test_the_game_is_shipped_as_bytecode_of_the_pages_python(site: Path) -> None:
    for part, code in (("game", "title.solid"), ("tables", "tables.solid")):
        files = unpack(opened(next((site / "runtime").glob(f"{part}-*.pack")).read_bytes()))
        assert code in files
        assert [name for name in files if name.endswith((".py", ".pyc"))] == []
    library_files = unpack(opened(next((site / "runtime").glob("library-*.pack")).read_bytes()))
    magic = library_files["lib/python314.zip/enum.pyc"][:4]
    assert int.from_bytes(magic[:2], "little") in range(3625, 3650)  # CPython 3.14


def test_the_site_stays_small_with_any_host(site: Path) -> None:
    import gzip

    every = [path for path in site.rglob("*") if path.is_file()]
    (sounds,) = (site / "runtime").glob("sounds-*.pack")
    assert sounds.stat().st_size <= 400_000
    assert sum(len(gzip.compress(path.read_bytes(), 6)) for path in every) <= 8_000_000
    # From a host that does not compress; nobody fetches the licences to play.
    fetched = sum(path.stat().st_size for path in every if path.parent.name != "licences")
    assert fetched <= 8_000_000
    page = (site / "index.html").read_text(encoding="utf-8")
    listed = json.loads(re.search(r'id="site">(.*?)</script>', page)[1])  # type: ignore[index]
    later = sum(file["size"] for file in listed["files"] if file.get("later"))
    assert later > 1_000_000
    words = [file["size"] for file in listed["files"] if file["name"].startswith("words-")]
    assert len(words) == len(LANGUAGES)
    assert fetched - later + max(words) <= 6_500_000, "before the first frame"


def test_the_licences_of_everything_shipped_are_there(site: Path) -> None:
    texts = {
        path.name: path.read_text(encoding="utf-8", errors="replace") for path in (site / "licences").glob("*.txt")
    }
    together = "\n".join(texts.values())
    for words in ("Mozilla Public License", "PYTHON SOFTWARE FOUNDATION LICENSE", "SIL OPEN FONT LICENSE"):
        assert words.lower() in together.lower()
    page = (site / "licences" / "index.html").read_text(encoding="utf-8")
    assert set(re.findall(r'href="([^"]+)"', page)) == set(texts)


def test_the_page_names_the_list_of_licences(site: Path) -> None:
    named = re.findall(r'<link rel="license" href="([^"]+)">', (site / "index.html").read_text(encoding="utf-8"))
    assert named == ["licences/index.html"]
    assert (site / named[0]).is_file()


def test_our_own_licences_come_first(tmp_path: Path) -> None:
    wheel = tmp_path / "some.whl"
    zipfile.ZipFile(wheel, "w").close()
    texts = licences.licences("1.2.3", wheel, None)
    assert re.findall(r'href="([^"]+)"', texts["index.html"].decode())[:2] == [
        "Expeditions.txt",
        "Expeditions-art.txt",
    ]
    assert texts["Expeditions.txt"].startswith(b"MIT License")
    assert b"https://creativecommons.org/licenses/by/4.0/" in texts["Expeditions-art.txt"]


def test_the_wheels_own_licences_are_taken_along(tmp_path: Path) -> None:
    wheel = tmp_path / "some.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("some.dist-info/licenses/SDL2/LICENSE.txt", "zlib licence")
    assert licences.licences("1.2.3", wheel, None)["SDL2-LICENSE.txt"] == b"zlib licence"


@pytest.mark.slow
def test_icons_have_their_sizes() -> None:
    sizes = {name: int.from_bytes(data[16:20], "big") for name, data in icons().items()}
    assert sizes == {"favicon": 64, "icon-180": 180, "icon-192": 192, "icon-512": 512}


def test_staging_leaves_the_workshop_behind(tmp_path: Path) -> None:
    stage(App(), tmp_path / "staged")
    names = {path.relative_to(tmp_path / "staged").parts[0] for path in (tmp_path / "staged").rglob("*")}
    assert names == {"main.py", "game", "engine", "assets"}
    assert not list((tmp_path / "staged" / "assets").glob("*/art"))
    engine = {path.name for path in (tmp_path / "staged" / "engine").iterdir()}
    assert {"__init__.py", "bots", "core", "lost_temple", "tikal"} <= engine
    assert not engine & {"__main__.py", "py.typed", "rl", "tools"}
    assert list((tmp_path / "staged").rglob("__pycache__")) == []


def test_the_fonts_shipped_are_those_the_game_names() -> None:
    named = set(
        re.findall(r'"(\w+\.ttf)"', (PROJECT / "game" / "screen" / "fonts.py").read_text(encoding="utf-8"))
    )
    assert named == set(FONTS)


def test_the_library_is_trimmed_by_its_list() -> None:
    assert library.wanted("asyncio/events.py")
    assert library.wanted("encodings/utf_8.py")
    assert not library.wanted("encodings/cp1250.py")
    assert not library.wanted("tkinter/__init__.py")
    assert not library.wanted("asyncio/windows_events.py")


def test_snippets_replace_every_evaluation() -> None:
    asm = "var loadWebAssemblyModule=(b)=>{x=eval(func);y=eval(func)};"
    changed = runtime.with_snippets(asm, ["($0) => { return $0 };"])
    assert "eval(" not in changed
    assert "($0) => { return $0 }" in changed


def test_a_script_that_evaluates_elsewhere_is_refused() -> None:
    with pytest.raises(BuildError, match="evaluates text in other places"):
        runtime.with_snippets("var loadWebAssemblyModule=(b)=>{x=eval(func)};", [])


def test_exports_are_handed_on_in_a_loop_and_used_ones_keep_their_variable() -> None:
    names = [f"f{n}" for n in range(runtime.EXPORTS)]
    declared = ",".join(f"_{name}" for name in names)
    handed = "".join(f'_{name}=Module["_{name}"]=wasmExports["{name}"];' for name in names)
    asm = f"var {declared},wasmMemory;function assignWasmExports(wasmExports){{{handed}}}_f7(1);"
    short = runtime.without_repetition(asm)
    assert "_f7,wasmMemory;" in short
    assert '_f7=Module["_f7"]=wasmExports["f7"];' in short
    assert "_f8" not in short
    assert len(short) < 300
    with pytest.raises(BuildError, match="hands on its exports in another way"):
        runtime.without_repetition("function assignWasmExports(wasmExports){}")


def test_a_folder_with_other_things_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(BuildError, match="holds other things"):
        build_site(App(), tmp_path, quiet)
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


@pytest.mark.slow
def test_the_zip_has_the_page_at_its_top(site: Path, tmp_path: Path) -> None:
    zip_site(site, tmp_path / "web.zip")
    with zipfile.ZipFile(tmp_path / "web.zip") as archive:
        assert "index.html" in archive.namelist()
        assert archive.testzip() is None
        assert len(archive.namelist()) == len(_digests(site))


def test_a_stamp_notices_a_changed_an_added_and_a_removed_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXPEDITIONS_CACHE", str(tmp_path / "cache"))
    project, site = tmp_path / "project", tmp_path / "web"
    (project / "game").mkdir(parents=True)
    site.mkdir()
    (site / "index.html").write_text("page")
    (project / "main.py").write_text("one")
    (project / "game" / "a.py").write_text("a")
    stamp.note(site, stamp.stamp(project))
    assert stamp.is_fresh(site, project)
    (project / "main.py").write_text("changed")
    assert not stamp.is_fresh(site, project)
    stamp.note(site, stamp.stamp(project))
    (project / "game" / "b.py").write_text("b")
    assert not stamp.is_fresh(site, project)
    stamp.note(site, stamp.stamp(project))
    (project / "game" / "a.py").unlink()
    assert not stamp.is_fresh(site, project)


def _digests(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
