"""The private apt state: which archive it asks, and what it says when that does not answer."""

import os
from pathlib import Path

import pytest

from build import apt
from build.errors import BuildError

NEW_STYLE = """\
# another vendor
Types: deb
URIs: http://vendor.example/apt
Suites: nodistro
Components: main

Types: deb
URIs: http://mirror.example/debian
# a comment
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 abc
"""


def test_an_entry_of_the_newer_form_keeps_its_address_and_key(tmp_path: Path) -> None:
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d/all.sources").write_text(NEW_STYLE)
    assert apt.archive_entry(tmp_path, "deb-src", "trixie").splitlines() == [
        "Types: deb-src",
        "URIs: http://mirror.example/debian",
        "Suites: trixie",
        "Components: main",
        "Signed-By:",
        " -----BEGIN PGP PUBLIC KEY BLOCK-----",
        " .",
        " abc",
    ]


def test_an_entry_of_the_older_form_is_understood(tmp_path: Path) -> None:
    (tmp_path / "sources.list").write_text(
        "# deb http://old.example/debian sid main\n"
        "deb [arch=amd64 signed-by=/keys/debian.gpg] http://mirror.example/debian trixie main non-free\n"
    )
    assert apt.archive_entry(tmp_path, "deb", "forky").splitlines() == [
        "Types: deb",
        "URIs: http://mirror.example/debian",
        "Suites: forky",
        "Components: main",
        "Signed-By: /keys/debian.gpg",
    ]


def test_a_system_without_a_debian_archive_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "sources.list").write_text("deb http://mirror.example/ubuntu noble main\n")
    with pytest.raises(BuildError, match="name no Debian archive"):
        apt.archive_entry(tmp_path, "deb", "forky")


@pytest.fixture
def fake_apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/sources.list").write_text("deb http://mirror.example/debian trixie main\n")
    (tmp_path / "bin").mkdir()
    (tmp_path / "work").mkdir()
    monkeypatch.setattr(apt, "ETC", tmp_path / "etc")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def script(place: Path, text: str) -> None:
    program = place / "bin/apt-get"
    program.write_text(f"#!/bin/sh\n{text}\n")
    program.chmod(0o755)


def test_packages_come_from_sid_when_forky_has_none(fake_apt: Path) -> None:
    script(fake_apt, 'case "$*" in *forky*) exit 100;; *download*) touch tool_2_all.deb;; esac')
    found = apt.download_packages(("tool",), fake_apt / "work")
    assert found == {"tool": fake_apt / "work/sid/tool_2_all.deb"}


def test_when_no_suite_answers_both_are_named(fake_apt: Path) -> None:
    script(fake_apt, "echo 'E: Could not resolve mirror.example' >&2; exit 100")
    with pytest.raises(BuildError, match=r"Neither forky nor sid .* gave tool") as caught:
        apt.download_packages(("tool",), fake_apt / "work")
    assert "the network did not answer" in str(caught.value)


def test_the_archive_is_asked_without_root_and_apart_from_the_system(fake_apt: Path) -> None:
    script(fake_apt, f'echo "$@" >> {fake_apt}/calls')
    apt.download_sources(["libsdl2"], fake_apt / "work")
    update, source = (fake_apt / "calls").read_text().splitlines()
    assert update.endswith(" update")
    assert source.endswith(" source --download-only --tar-only libsdl2/trixie")
    for call in (update, source):
        assert f"Dir::State={fake_apt}/work/state" in call
        assert "Dir::Etc::sourceparts=/nonexistent" in call


def test_without_apt_get_the_other_ways_are_named(fake_apt: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(fake_apt / "bin"))
    with pytest.raises(BuildError, match=r"apt-get is missing.*official wheel"):
        apt.download_sources(["libsdl2"], fake_apt / "work")
