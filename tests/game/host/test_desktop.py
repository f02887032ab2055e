"""The desktop window's files: where they go, and what comes in when one is dropped on the window."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from game.host.desktop import LARGEST_FILE, LEAST_SIDE, Desktop, translate
from game.host.events import FileOpened
from game.host.viewport import Viewport


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


def test_a_file_goes_to_the_downloads_and_never_over_another(home: Path) -> None:
    (home / "Downloads").mkdir()
    desktop = Desktop(folder=home / "data")
    places = [desktop.give("game.json", text) for text in ("one", "two", "three")]
    assert places == [str(home / "Downloads" / name) for name in ("game.json", "game-2.json", "game-3.json")]
    assert (home / "Downloads" / "game.json").read_text() == "one"


def test_without_downloads_it_goes_to_the_stored_texts(home: Path) -> None:
    desktop = Desktop(folder=home / "data")
    assert desktop.give("game.json", "one") == str(home / "data" / "game.json")


def test_a_folder_that_cannot_be_written_is_known(home: Path) -> None:
    (home / "data").write_text("in the way")
    assert Desktop(folder=home / "data").give("game.json", "one") is None


@pytest.mark.parametrize(
    ("content", "text"),
    [(b"{}", "{}"), ("é".encode(), "é"), (b"\xff\xfe\x00", ""), (b"x" * (LARGEST_FILE + 1), ""), (None, "")],
    ids=["text", "accents", "no text", "too much", "gone"],
)
def test_a_dropped_file_comes_as_its_text(tmp_path: Path, content: bytes | None, text: str) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    event = pygame.event.Event(pygame.DROPFILE, file=str(path))
    assert translate(event, Viewport(100, 100)) == FileOpened(text)


def test_games_stored_under_the_former_name_are_found_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    (home / "tikal").mkdir()
    (home / "tikal" / "game.txt").write_text("a game")
    assert Desktop().load("game") == "a game"
    Desktop().store("game", "another game")
    assert (home / "expeditions" / "game.txt").read_text() == "another game"


STORES = """
import sys
from pathlib import Path
from game.host.desktop import Desktop
desktop = Desktop(folder=Path(sys.argv[1]))
for number in range(10**9):
    assert desktop.store("game", f"{number:09} " * 2000)
    print(number, flush=True)
"""
FULL = """
import resource, signal, sys
from pathlib import Path
from game.host.desktop import Desktop
desktop = Desktop(folder=Path(sys.argv[1]))
assert desktop.store("game", "small")
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (5_000, 5_000))
assert not desktop.store("game", "large " * 2000)
assert desktop.load("game") == "large " * 2000
"""


@pytest.mark.slow
def test_what_was_stored_is_whole_and_there_when_the_program_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STORES, str(tmp_path)]
    for _ in range(5):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            while process.stdout.readline().strip() != "1":
                assert process.poll() is None
            time.sleep(random.uniform(0, 0.1))
            process.kill()
            said = [line for line in process.stdout.read().split() if len(line) < 9 and line.isdigit()]
        words = (Desktop(folder=tmp_path).load("game") or "").split()
        assert len(words) == 2000
        assert len(set(words)) == 1
        assert int(words[0]) >= int(said[-2] if said[1:] else 1)  # the last line may be cut short


@pytest.mark.skipif(sys.platform == "win32", reason="a file that may not grow stands for a full disk")
def test_a_full_disk_leaves_what_was_there_and_the_program_knows(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", FULL, str(tmp_path)], check=True)
    assert Desktop(folder=tmp_path).load("game") == "small"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_window_has_a_least_size(tmp_path: Path) -> None:
    host = Desktop((800, 600), tmp_path)
    host.window(host.viewport())
    pygame.display.set_mode((100, 90), pygame.RESIZABLE)
    assert host.window(host.viewport()).get_size() == (LEAST_SIDE, LEAST_SIDE)
    assert host.viewport() == Viewport(LEAST_SIDE, LEAST_SIDE)
