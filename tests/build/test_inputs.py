"""Fetching: what is cached is reused, what is damaged is fetched again, and failures say what to do.

The clients are small scripts put first on PATH, so every failure is one of a real process.
"""

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import pytest

from build import apt, cache, inputs, pypi
from build.errors import BuildError

ROOT = Path(__file__).parents[2]


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Progress is of no interest here."""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, and a folder `bin` that comes first on PATH."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("EXPEDITIONS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def script(place: Path, name: str, text: str) -> None:
    program = place / "bin" / name
    program.write_text(f"#!/bin/sh\n{text}\n")
    program.chmod(0o755)


def package(place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small stand-in for the Pyodide package, with its true hash in the table of inputs."""
    content = place / "pyodide.mjs"
    content.write_text("export const small = true;\n")
    archive = place / "pyodide-1.0.0.tgz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(content, "package/pyodide.mjs")
    row = inputs.Pinned("pyodide", "npm", "pyodide@1.0.0", archive.name, cache.sha256(archive))
    monkeypatch.setattr(inputs, "PINNED", (row,))
    return archive


def counting_npm(place: Path, archive: Path) -> Path:
    """An npm that brings the archive and writes a line for each call."""
    calls = place / "calls"
    calls.touch()
    script(place, "npm", f'echo "$@" >> {calls}\ncp {archive} "$4"')
    return calls


def test_a_second_run_takes_everything_from_the_cache(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = counting_npm(place, package(place, monkeypatch))
    first = inputs.pyodide(quiet)
    assert (first / "pyodide.mjs").read_text() == "export const small = true;\n"
    assert inputs.pyodide(quiet) == first
    assert len(calls.read_text().splitlines()) == 1


def test_a_truncated_archive_is_noticed_and_fetched_again(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = counting_npm(place, package(place, monkeypatch))
    inputs.pyodide(quiet)
    [kept] = (place / "cache/files").iterdir()
    kept.write_bytes(kept.read_bytes()[:50])
    inputs.pyodide(quiet)
    assert len(calls.read_text().splitlines()) == 2
    assert cache.is_sound(kept, inputs.PINNED[0].sha256)


def test_a_damaged_unpacked_file_is_unpacked_again(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = counting_npm(place, package(place, monkeypatch))
    folder = inputs.pyodide(quiet)
    (folder / "pyodide.mjs").write_text("export const small")
    assert (inputs.pyodide(quiet) / "pyodide.mjs").read_text() == "export const small = true;\n"
    assert len(calls.read_text().splitlines()) == 1


def test_another_content_is_refused_and_not_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(place, monkeypatch)
    other = place / "other.tgz"
    other.write_bytes(b"something else")
    script(place, "npm", f'cp {other} "$4/pyodide-1.0.0.tgz"')
    with pytest.raises(BuildError, match="another content than expected"):
        inputs.pyodide(quiet)
    assert not (place / "cache/files").exists()


def test_a_package_that_moved_on_names_its_row(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(place, monkeypatch)
    script(place, "npm", 'touch "$4/pyodide-2.0.0.tgz"')
    with pytest.raises(BuildError, match=r"no longer brings pyodide-1\.0\.0\.tgz.*build/inputs\.py"):
        inputs.pyodide(quiet)


def test_without_npm_and_apt_get_the_advice_is_to_install_node(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(place, monkeypatch)
    monkeypatch.setenv("PATH", str(place / "bin"))
    with pytest.raises(BuildError, match=r"npm is missing.*install nodejs and npm"):
        inputs.pyodide(quiet)


def test_without_npm_apt_get_installs_it(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = package(place, monkeypatch)
    for tool in ("cp", "cat", "chmod"):
        (place / "bin" / tool).symlink_to(f"/bin/{tool}")
    npm = place / "npm-to-come"
    npm.write_text(f'#!/bin/sh\ncp {archive} "$4"\n')
    script(place, "apt-get", f"[ $1 = update ] || {{ cp {npm} {place}/bin/npm; chmod +x {place}/bin/npm; }}")
    script(place, "sudo", 'shift\n"$@"')
    monkeypatch.setenv("PATH", str(place / "bin"))
    said: list[str] = []
    inputs.pyodide(lambda text, done=None, total=None: said.append(text))
    assert any("installing nodejs npm" in text for text in said)


def test_when_apt_get_may_not_install_the_advice_is_to_do_it_by_hand(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(place, monkeypatch)
    script(place, "apt-get", "echo 'E: Could not open lock file: Permission denied' >&2; exit 100")
    script(place, "sudo", "echo 'sudo: a password is required' >&2; exit 1")
    monkeypatch.setenv("PATH", str(place / "bin"))
    with pytest.raises(BuildError, match="apt-get could not install it: install nodejs and npm"):
        inputs.pyodide(quiet)


@pytest.mark.slow
def test_no_network_is_said_in_a_sentence(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(place, monkeypatch)
    # The real npm against a port where nobody listens.
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    with pytest.raises(BuildError, match=r"the network did not answer.*run the same command again"):
        inputs.pyodide(quiet)


@pytest.mark.slow
def test_the_python_index_of_pip_is_used_and_its_silence_said(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = inputs.Pinned("pygame-ce", "pypi", "pygame-ce==2.5.7", "pygame_ce-2.5.7.tar.gz", "0" * 64)
    monkeypatch.setattr(inputs, "PINNED", (row,))
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    with pytest.raises(BuildError, match=r"Fetching the source of pygame-ce==2\.5\.7 did not work"):
        inputs.pygame_source(quiet)


def test_packages_of_debian_are_kept_until_one_is_damaged(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def download(packages: tuple[str, ...], folder: Path) -> dict[str, Path]:
        asked.append(packages)
        for package in packages:
            (folder / f"{package}_{len(asked)}_all.deb").write_text(package)
        return {package: folder / f"{package}_{len(asked)}_all.deb" for package in packages}

    monkeypatch.setattr(inputs, "MOVING", ("one", "two"))
    monkeypatch.setattr(apt, "download_packages", download)
    first = inputs._moving(quiet)
    assert [file.name.partition("-")[2] for file in first.values()] == ["one_1_all.deb", "two_1_all.deb"]
    assert inputs._moving(quiet) == first
    assert asked == [("one", "two")]
    first["two"].write_text("tw")
    assert inputs._moving(quiet)["two"].read_text() == "two"
    assert len(asked) == 2


@pytest.mark.slow
@pytest.mark.parametrize("wanted", [True, False])
def test_a_wheel_is_taken_with_its_hash_only(place: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool) -> None:
    wheel = place / "tool-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("tool-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: tool\nVersion: 1.0\n")
        archive.writestr("tool-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(place))
    requirements, folder = place / "requirements.txt", place / "wheels"
    requirements.write_text(f"tool==1.0 --hash=sha256:{cache.sha256(wheel) if wanted else '0' * 64}\n")
    folder.mkdir()
    if wanted:
        pypi.download_wheels(requirements, "3.14", folder)
        assert (folder / wheel.name).read_bytes() == wheel.read_bytes()
    else:
        with pytest.raises(BuildError, match=r"Fetching the packages of requirements\.txt did not work"):
            pypi.download_wheels(requirements, "3.14", folder)
        assert not list(folder.iterdir())


def test_a_full_disk_while_keeping_a_file_is_said(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = package(place, monkeypatch)
    counting_npm(place, archive)
    files = place / "cache/files"
    files.mkdir(parents=True)
    # /dev/full is a disk without room: every write to it fails as on a full disk.
    part = files / f"{inputs.PINNED[0].sha256[:12]}-{archive.name}.part"
    part.symlink_to("/dev/full")
    with pytest.raises(BuildError, match="The disk is full"):
        inputs.pyodide(quiet)
    part.unlink()
    assert (inputs.pyodide(quiet) / "pyodide.mjs").is_file()


def test_a_full_disk_under_a_client_is_said(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = package(place, monkeypatch)
    script(place, "npm", f"cp {archive} /dev/full")
    with pytest.raises(BuildError, match="The disk is full"):
        inputs.pyodide(quiet)


def test_a_folder_that_cannot_be_written_is_said(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counting_npm(place, package(place, monkeypatch))

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "files")

    monkeypatch.setattr(shutil, "copyfile", refuse)
    with pytest.raises(BuildError, match=r"files cannot be written.*EXPEDITIONS_CACHE"):
        inputs.pyodide(quiet)


FETCH = """
import sys
from build import inputs
inputs.PINNED = (inputs.Pinned(*sys.argv[1:]),)
inputs.pyodide(lambda text, done=None, total=None: None)
"""


def test_after_a_kill_in_the_middle_the_next_run_recovers(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = package(place, monkeypatch)
    row = inputs.PINNED[0]
    half = place / "half"
    half.write_bytes(archive.read_bytes()[:60])
    script(place, "npm", f'cp {half} "$4/{archive.name}"\ntouch {place}/started\nsleep 60')
    fetching = subprocess.Popen(
        [sys.executable, "-c", FETCH, row.name, row.client, row.package, row.file, row.sha256],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )
    deadline = time.monotonic() + 30
    while not (place / "started").exists():
        assert time.monotonic() < deadline, "the fetch did not start"
        assert fetching.poll() is None, "the fetch ended early"
        time.sleep(0.02)
    os.killpg(fetching.pid, signal.SIGKILL)
    fetching.wait()
    assert list((place / "cache/work").rglob(archive.name)), "the kill came too late to prove anything"

    counting_npm(place, archive)
    assert (inputs.pyodide(quiet) / "pyodide.mjs").is_file()
    assert not (place / "cache/work").exists()


def test_the_fonts_come_with_their_licences() -> None:
    folder = inputs.fonts(quiet)
    found = {file.name for file in folder.iterdir() if not file.name.startswith(".")}
    weights = ("400Regular", "500Medium", "700Bold", "800ExtraBold")
    fonts = {f"{family}_{weight}.ttf" for family in ("Alegreya", "AlegreyaSans") for weight in weights}
    assert found == fonts | {"Alegreya-LICENSE.txt", "AlegreyaSans-LICENSE.txt"}
    for name in fonts:
        assert (folder / name).read_bytes()[:4] == b"\0\1\0\0", f"{name} is no TrueType font"
    for family in ("Alegreya", "AlegreyaSans"):
        assert "SIL OPEN FONT LICENSE" in (folder / f"{family}-LICENSE.txt").read_text().upper()
