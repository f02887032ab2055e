"""Makes the game's sounds: effects, the ambience of places, and the music that is written in assets/shared/music.

Everything is computed while building (synth.py), brought to its loudness (loudness.py) and written as Ogg Vorbis
(ogg.py). The result is a folder of small files, the same bytes for the same recipe: `step-1.ogg` and so on for
the variants of an effect, `river-1.ogg` for the layers of a place, `river-call-1.ogg` for its calls, and
`theme.ogg` for a score.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from build.cache import Report
from build.store import PROJECT, files_below, key_of, made

MUSIC = PROJECT / "assets" / "shared" / "music"


def sounds(report: Report) -> Path:
    """The folder with the files of all sounds."""
    sources = [*files_below(Path(__file__).parent), *files_below(MUSIC)]
    return made("sounds", key_of(*sources), lambda folder: _write_all(folder, report), report)


def _write_all(folder: Path, report: Report) -> None:
    report("Playing the music and the sounds")
    for name, data in _files():
        (folder / f"{name}.ogg").write_bytes(data)


def _files() -> Iterator[tuple[str, bytes]]:
    """Name and content of each; only who makes them needs numpy."""
    from build.sounds import loudness as loud
    from build.sounds.ambience import AMBIENCE
    from build.sounds.effects import EFFECTS
    from build.sounds.ogg import encode
    from build.sounds.score import play, read

    for name, (make, variants, softer) in EFFECTS.items():
        for number in range(variants):
            wave = loud.levelled(loud.trimmed(make(number)), loud.EFFECT + softer, short=True)
            yield f"{name}-{number + 1}", encode(wave)
    for name, (layers, calls) in AMBIENCE.items():
        waves = loud.levelled_together([make() for make in layers], loud.AMBIENCE)
        for number, wave in enumerate(waves, 1):
            yield f"{name}-{number}", encode(wave, parts=2)
        for number, call in enumerate(calls, 1):
            wave = loud.levelled(loud.trimmed(call()), loud.AMBIENCE, short=True)
            yield f"{name}-call-{number}", encode(wave, parts=2)
    for path in files_below(MUSIC):
        yield path.stem, encode(loud.levelled(play(read(path)), loud.MUSIC, short=False))
