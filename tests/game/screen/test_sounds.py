"""Sounds are heard when they should be, and their absence is never noticed by the game."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.host import files
from game.screen import sounds as heard

EVENTS = GAMES["lost-temple"].table.sounds


def forget() -> None:
    """No sound is known or loaded."""
    heard._files.clear()
    heard._played.clear()
    heard._sound.cache_clear()
    heard._mixer.cache_clear()


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """No sound is loaded before a test, and no mixer is left running after it."""
    forget()
    yield
    forget()
    pygame.mixer.quit()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the sounds that are asked for."""
    names: list[str] = []
    monkeypatch.setattr(heard, "play", lambda name, volume: names.append(name) if volume else None)
    return names


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder where the game looks for sounds."""
    monkeypatch.setitem(files._elsewhere, "sounds", tmp_path)
    return tmp_path


def test_every_sound_that_a_game_asks_for_exists() -> None:
    for game in GAMES.values():
        asked = game.table.sounds
        for name in {*asked.of.values(), *asked.counted.values(), "tap", "row", "takeover", "end", "turn"}:
            assert heard.files_of(name)
        assert set(asked.loudest) <= set(asked.of)


def test_one_choice_makes_one_sound(played: list[str]) -> None:
    heard.play_events([{"kind": "points"}, {"kind": "flag"}, {"kind": "go"}], EVENTS, 1.0)
    heard.play_events([{"kind": "look"}], EVENTS, 1.0)
    heard.play_events([], EVENTS, 1.0)
    assert played == ["flag"]


def test_nothing_is_heard_when_sound_is_off(played: list[str]) -> None:
    heard.play_events([{"kind": "flag"}], EVENTS, 0.0)
    assert played == []


def test_variants_take_turns_so_that_no_two_steps_in_a_row_are_the_same() -> None:
    steps = [heard.following("step") for _ in range(8)]
    assert len(set(map(id, steps[:4]))) == 4
    assert steps[4:] == steps[:4]


def test_sounds_play_where_there_is_a_device() -> None:
    heard.play("tap", 0.5)
    assert pygame.mixer.get_busy()


def test_effects_leave_the_channels_of_the_ambience_alone() -> None:
    for _ in range(12):
        heard.play("end", 1.0)
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(heard.CALLS + 1))


def test_a_missing_device_only_means_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    heard.play("tap", 1.0)
    assert heard.following("tap") is None
    assert not heard.there("river")


def test_sounds_that_come_late_are_heard_from_then_on(elsewhere: Path) -> None:
    heard.play("tap", 1.0)
    assert not heard.there("tap"), "a page fetches them after its first frame"
    (elsewhere / "tap-1.ogg").write_bytes(next(made_sounds().glob("tap-1.ogg")).read_bytes())
    assert heard.following("tap") is not None


def test_a_damaged_file_only_means_silence(elsewhere: Path) -> None:
    (elsewhere / "tap-1.ogg").write_bytes(b"OggS, but nothing more")
    heard.play("tap", 1.0)
    assert not pygame.mixer.get_busy()


def test_a_sound_that_there_is_not_is_told_those_that_there_are(elsewhere: Path) -> None:
    for name in ("tap-1", "tap-2", "river-1", "river-call-1"):
        (elsewhere / f"{name}.ogg").touch()
    with pytest.raises(KeyError, match=r"There is no sound called gong; there is river, river-call, tap\."):
        heard.play("gong", 1.0)
    assert [path.stem for path in heard.files_of("tap")] == ["tap-1", "tap-2"]


def made_sounds() -> Path:
    """Where the build has put them."""
    from build.progress import report
    from build.sounds import sounds

    return sounds(report)
