"""Sounds are heard when they should be, and their absence is never noticed by the game."""

from array import array
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from build.sounds import RATE, SOUNDS, mu_law, sounds
from game.games import GAMES
from game.host import files
from game.screen import sounds as heard

EVENTS = GAMES["lost-temple"].table.sounds


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """No sound is loaded before a test, and no mixer is left running after it."""
    yield
    heard._sound.cache_clear()
    heard._mixer.cache_clear()
    pygame.mixer.quit()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the sounds that are asked for."""
    names: list[str] = []
    monkeypatch.setattr(heard, "play", lambda name, on: names.append(name) if on else None)
    return names


def test_every_sound_is_short_and_neither_silent_nor_too_loud() -> None:
    folder = sounds(lambda *_: None)
    assert {path.stem for path in folder.glob("*.wav")} == set(SOUNDS)
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    for path in folder.glob("*.wav"):
        samples = array("h", pygame.mixer.Sound(path).get_raw())
        assert 0.03 < len(samples) / RATE < 2.5
        assert 0.4 < max(map(abs, samples)) / 32767 < 0.7
        assert samples[-1] == 0


def test_one_byte_a_sample_is_near_to_two() -> None:
    """Within a thirty-second of its size, and the softest within a few steps."""
    samples = [0, 1, -1, 7, 100, -100, 1000, -5000, 20_000, -32_000]
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    heard_again = array("h", pygame.mixer.Sound(BytesIO(mu_law(samples))).get_raw())
    assert len(heard_again) == len(samples)
    for sample, again in zip(samples, heard_again, strict=True):
        assert abs(sample - again) <= max(4, abs(sample) / 32)


@pytest.mark.slow
def test_the_same_recipe_gives_the_same_sounds() -> None:
    assert [make() for make in SOUNDS.values()] == [make() for make in SOUNDS.values()]


def test_every_event_has_a_sound_that_exists() -> None:
    for game in GAMES.values():
        assert set(game.table.sounds.of.values()) <= set(SOUNDS)
        assert set(game.table.sounds.loudest) <= set(game.table.sounds.of)


def test_one_choice_makes_one_sound(played: list[str]) -> None:
    heard.play_events([{"kind": "points"}, {"kind": "flag"}, {"kind": "go"}], EVENTS, True)
    heard.play_events([{"kind": "look"}], EVENTS, True)
    heard.play_events([], EVENTS, True)
    assert played == ["flag"]


def test_nothing_is_heard_when_sound_is_off(played: list[str]) -> None:
    heard.play_events([{"kind": "flag"}], EVENTS, False)
    assert played == []


def test_sounds_play_where_there_is_a_device() -> None:
    assert heard._sound("tap") is not None
    heard.play("tap", True)
    assert pygame.mixer.get_busy()


def test_a_missing_device_only_means_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    heard.play("tap", True)
    assert heard._sound("tap") is None


def test_a_missing_file_only_means_silence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(files._elsewhere, "sounds", tmp_path)
    heard.play("tap", True)
    assert heard._sound("tap") is None


def test_a_sound_that_there_is_not_is_told_those_that_there_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("tap", "row"):
        (tmp_path / f"{name}.wav").touch()
    monkeypatch.setitem(files._elsewhere, "sounds", tmp_path)
    with pytest.raises(KeyError, match=r"There is no sound called gong; there is row, tap\."):
        heard.play("gong", True)
