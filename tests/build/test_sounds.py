"""The sounds that the build makes: how loud, long and big they are, loops without a seam, music as it is written.

Nobody listens to them here, so they are measured: with the meter of EBU R128, as samples, and by their spectrum.
"""

from functools import cache
from io import BytesIO
from pathlib import Path

import numpy as np
import pygame
import pyloudnorm
import pytest
import soundfile
from numpy.typing import NDArray

from build import store
from build.errors import BuildError
from build.pack import pack, unpack
from build.parcel import opened, parcel
from build.progress import report
from build.sounds import MUSIC, sounds
from build.sounds.effects import EFFECTS
from build.sounds.loudness import AMBIENCE, EFFECT
from build.sounds.loudness import MUSIC as LOUD_MUSIC
from build.sounds.ogg import encode
from build.sounds.score import Score, pitch_of, read
from build.sounds.synth import RATE

PLACES = ("river", "jungle", "dusk")
LOOPS = (*(f"{place}-{layer}" for place in PLACES for layer in (1, 2)), "theme")


@cache
def folder() -> Path:
    """Where they are."""
    return sounds(report)


def names(beginning: str = "") -> list[str]:
    """The files whose names begin like that."""
    return sorted(path.stem for path in folder().glob(f"{beginning}*.ogg"))


def effects() -> list[str]:
    """The files of all variants of all effects."""
    return [name for name in names() if name.rpartition("-")[0] in EFFECTS]


@cache
def heard(name: str) -> tuple[NDArray[np.float64], int]:
    """The samples of a file, and how many there are in a second."""
    wave, rate = soundfile.read(folder() / f"{name}.ogg")
    return np.asarray(wave), int(rate)


def whole(name: str) -> float:
    """How loud it is as a whole, in LUFS."""
    wave, rate = heard(name)
    return float(pyloudnorm.Meter(rate).integrated_loudness(wave))


def loudest(name: str) -> float:
    """How loud its loudest 0.4 seconds are."""
    wave, rate = heard(name)
    moment = round(0.4 * rate)
    padded, meter = np.concatenate([np.zeros(moment), wave, np.zeros(moment)]), pyloudnorm.Meter(rate)
    starts = range(0, len(padded) - moment, moment // 8)
    return max(float(meter.integrated_loudness(padded[start : start + moment])) for start in starts)


def share(name: str, low: float, high: float) -> float:
    """The part of its energy between two pitches."""
    wave, rate = heard(name)
    power, pitch = np.abs(np.fft.rfft(wave)) ** 2, np.fft.rfftfreq(len(wave), 1 / rate)
    return float(np.sum(power[(pitch >= low) & (pitch < high)]) / np.sum(power))


def strongest(wave: NDArray[np.float64], rate: int, low: float, high: float) -> float:
    """The strongest pitch between two others."""
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), 8 * len(wave)))
    pitch = np.fft.rfftfreq(8 * len(wave), 1 / rate)
    inside = (pitch >= low) & (pitch <= high)
    return float(pitch[inside][np.argmax(power[inside])])


@pytest.mark.slow
def test_everything_travels_in_400_kilobytes() -> None:
    files = {path.name: path.read_bytes() for path in store.files_below(folder())}
    fetched = parcel(pack(files), report)
    assert unpack(opened(fetched)) == files
    assert len(fetched) <= 400_000


def test_effects_and_music_are_vorbis_at_full_rate() -> None:
    for name in names():
        about = soundfile.info(folder() / f"{name}.ogg")
        assert (about.format, about.subtype, about.channels) == ("OGG", "VORBIS", 1)
        assert about.samplerate == (RATE // 2 if name.startswith(PLACES) else RATE)


def test_every_effect_is_there_in_its_variants_and_no_two_are_the_same() -> None:
    for effect, (_, variants, _) in EFFECTS.items():
        files = [folder() / f"{effect}-{number + 1}.ogg" for number in range(variants)]
        assert len({path.read_bytes() for path in files}) == variants
    assert len(effects()) == sum(variants for _, variants, _ in EFFECTS.values())
    assert EFFECTS["step"][1] >= 4, "steps come in rows"


def test_effects_are_short() -> None:
    for name in effects():
        wave, rate = heard(name)
        assert 0.03 < len(wave) / rate < 3.5


@pytest.mark.slow
def test_effects_are_within_three_units_of_each_other() -> None:
    found = {name: loudest(name) for name in effects()}
    assert max(found.values()) - min(found.values()) <= 3
    assert max(found.values()) == pytest.approx(EFFECT, abs=0.7)


@pytest.mark.slow
def test_ambience_is_twelve_units_below_effects() -> None:
    effect = np.median([loudest(name) for name in effects()])
    for place in PLACES:
        layers = [whole(name) for name in LOOPS if name.startswith(place)]
        together = 10 * np.log10(sum(10 ** (layer / 10) for layer in layers))
        assert effect - together == pytest.approx(12, abs=1)
        for call in names(f"{place}-call"):
            assert effect - loudest(call) == pytest.approx(12, abs=1.5)
    assert AMBIENCE < LOUD_MUSIC < EFFECT
    assert whole("theme") == pytest.approx(LOUD_MUSIC, abs=1)


def test_nothing_is_cut_off_and_nothing_clicks_at_its_ends() -> None:
    for name in names():
        wave, _ = heard(name)
        assert np.max(np.abs(wave)) < 1.0
        if name not in LOOPS:
            assert abs(wave[0]) < 0.05 * np.max(np.abs(wave))
            assert abs(wave[-1]) < 0.01 * np.max(np.abs(wave))


@pytest.mark.slow
@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_has_no_seam(name: str) -> None:
    """Neither a jump of the wave, nor of its slope, nor of how loud it is."""
    wave, rate = heard(name)
    twice = np.concatenate([wave, wave])
    for order in (1, 2):
        jumps = np.abs(np.diff(twice, order))
        seam = jumps[len(wave) - 4 : len(wave) + 3]
        assert np.max(seam) <= np.quantile(jumps, 0.9999)
    part = round(0.05 * rate)
    level = [np.sqrt(np.mean(twice[at : at + part] ** 2)) for at in range(0, len(twice) - part, part // 2)]
    changes = np.abs(np.diff(20 * np.log10(np.maximum(level, 1e-5))))
    middle = len(wave) // (part // 2)
    assert np.max(changes[middle - 3 : middle + 2]) <= np.max(np.delete(changes, slice(middle - 3, middle + 2)))


@pytest.mark.parametrize("name", LOOPS[:-1])
def test_the_mixer_gets_every_sample_of_a_loop(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One too many or too few would be heard at each round."""
    wave, rate = heard(name)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(rate, -16, 1, allowedchanges=0)
    try:
        assert len(pygame.mixer.Sound(folder() / f"{name}.ogg").get_raw()) == 2 * len(wave)
    finally:
        pygame.mixer.quit()


def test_a_volcano_growls_for_a_second_before_it_bursts() -> None:
    """Other effects begin with what they are; this one grows out of the ground."""
    wave, rate = heard("volcano-1")
    part = round(0.05 * rate)
    power = [np.sum(wave[at : at + part] ** 2) for at in range(0, len(wave), part)]
    assert 0.8 < 0.05 * int(np.argmax(power)) < 1.5
    assert share("volcano-1", 0, 250) > 0.5


def test_a_takeover_sinks_by_a_minor_third() -> None:
    wave, rate = heard("takeover-1")
    first = strongest(wave[round(0.28 * rate) : round(0.42 * rate)], rate, 450, 900)
    then = strongest(wave[round(0.62 * rate) : round(0.9 * rate)], rate, 520, 900)
    assert 12 * np.log2(first / then) == pytest.approx(3, abs=0.5)


def test_a_won_altar_rings_higher_and_longer_than_points() -> None:
    for name in names("altar"):
        wave, rate = heard(name)
        assert len(wave) / rate > 1.4
        assert share(name, 1100, 8000) > 2 * max(share(other, 1100, 8000) for other in names("points"))


def test_a_note_is_as_high_and_as_long_as_it_is_written(tmp_path: Path) -> None:
    score = tmp_path / "score.txt"
    score.write_text(
        "# Two bars.\ntempo 60\nsteps 4\n\nflute | A4 . - C#5 | . . D3+A3 - |\ndrum | - - - - | D2 . . . |\n"
    )
    music = read(score)
    assert (music.steps, music.seconds) == (8, 0.5)
    found = [(note.part, note.start, note.steps, round(note.pitch, 2)) for note in music.notes]
    assert found == [
        ("flute", 0, 2, 440.0),
        ("flute", 3, 3, 554.37),
        ("flute", 6, 1, 146.83),
        ("flute", 6, 1, 220.0),
        ("drum", 4, 4, 73.42),
    ]
    assert pitch_of("Bb3") == pitch_of("A#3")


@pytest.mark.parametrize(
    ("bars", "said"),
    [
        ("A4 . .", "a bar has 4 steps"),
        ("A4 . . H4", "no note called H4"),
        ("A4 . . . | A4 . . .", "different lengths"),
    ],
)
def test_a_mistake_in_a_score_is_told(tmp_path: Path, bars: str, said: str) -> None:
    score = tmp_path / "score.txt"
    score.write_text(f"tempo 60\nsteps 4\nflute | {bars} |\ndrum | - - - - |\n")
    with pytest.raises(BuildError, match=said):
        read(score)


def theme() -> Score:
    """The theme as it is written."""
    return read(MUSIC / "theme.txt")


def test_the_theme_is_as_long_as_its_score() -> None:
    wave, rate = heard("theme")
    score = theme()
    assert len(wave) == round(score.steps * score.seconds * rate)


@pytest.mark.slow
@pytest.mark.parametrize("part", ["flute", "marimba"])
def test_the_theme_plays_what_is_written(part: str) -> None:
    """While a note of the score sounds, it is the strongest pitch within a tone of it, and in tune."""
    wave, rate = heard("theme")
    score = theme()
    for note in score.notes:
        if note.part != part:
            continue
        start = note.start * score.seconds + (0.1 if part == "flute" else 0.015)
        long = min(note.steps * score.seconds - 0.05, 0.6)
        window = wave[round(start * rate) : round((start + long) * rate)]
        found = strongest(window, rate, note.pitch * 2 ** (-1.6 / 12), note.pitch * 2 ** (1.6 / 12))
        assert abs(1200 * np.log2(found / note.pitch)) < 35, note


def test_the_same_samples_make_the_same_bytes() -> None:
    """libsndfile would number each file by chance."""
    wave = np.sin(np.arange(RATE) / 20) / 2
    data = encode(wave)
    assert encode(wave) == data
    again, rate = soundfile.read(BytesIO(data))
    assert (len(again), rate) == (RATE, RATE)
