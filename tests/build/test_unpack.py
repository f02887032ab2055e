"""Unpacking: only what is wanted, and nothing outside the folder."""

import io
import subprocess
import tarfile
from pathlib import Path

import pytest

from build import unpack
from build.errors import BuildError


def below(folder: Path) -> dict[str, str]:
    return {file.relative_to(folder).as_posix(): file.read_text() for file in folder.rglob("*") if file.is_file()}


def test_an_archive_loses_its_enclosing_folder_and_what_is_left_out(tmp_path: Path) -> None:
    names = ("sdl-2/src/a.c", "sdl-2/test/b.c", "sdl-2/src/test/c.c", "sdl-2/../../escape.c", "sdl-2//escape.c")
    with tarfile.open(tmp_path / "sdl.tar.gz", "w:gz") as tar:
        for name in names:
            entry = tarfile.TarInfo(name)
            entry.size = 1
            tar.addfile(entry, io.BytesIO(b"x"))
        link = tarfile.TarInfo("sdl-2/link")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
        tar.addfile(link)
    unpack.archive(tmp_path / "sdl.tar.gz", tmp_path / "out", ("test",))
    assert set(below(tmp_path / "out")) == {"src/a.c", "src/test/c.c", "escape.c"}
    assert not (tmp_path / "escape.c").exists()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    tree = tmp_path / "tree"
    for name, text in {"usr/bin/tool": "one", "usr/share/tool/page": "two", "DEBIAN/control": ""}.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text)
    control = (
        "Package: tool\nVersion: 1\nArchitecture: all\nMaintainer: nobody <a@b.example>\nDescription: a tool\n"
    )
    (tree / "DEBIAN/control").write_text(control)
    subprocess.run(["dpkg-deb", "--build", tree, tmp_path / "tool.deb"], check=True, capture_output=True)
    (tmp_path / "out").mkdir()
    return tmp_path / "tool.deb"


def test_a_debian_package_is_unpacked_without_being_installed(package: Path, tmp_path: Path) -> None:
    unpack.debian(package, tmp_path / "out")
    assert below(tmp_path / "out") == {"usr/bin/tool": "one", "usr/share/tool/page": "two"}


def test_parts_of_a_debian_package_can_be_asked_for(package: Path, tmp_path: Path) -> None:
    unpack.debian(package, tmp_path / "out", "./usr/share/tool")
    assert below(tmp_path / "out") == {"usr/share/tool/page": "two"}


def test_a_part_that_is_no_longer_there_is_named(package: Path, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"Unpacking tool\.deb did not work(.|\n)*usr/include"):
        unpack.debian(package, tmp_path / "out", "./usr/include")


def test_a_file_that_is_no_debian_package_is_named(tmp_path: Path) -> None:
    (tmp_path / "odd.deb").write_bytes(b"!<arch>\n")
    with pytest.raises(BuildError, match=r"Unpacking odd\.deb did not work"):
        unpack.debian(tmp_path / "odd.deb", tmp_path)
