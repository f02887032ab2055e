"""The game's fonts made fit for it: figures of one height, and only the characters it can show.

Alegreya's ordinary figures are old-style: a zero looks like an o and a score dances up and down. Its lining
figures are in the font, but pygame cannot ask for them, so here they take the place of the ordinary ones. Letters
get room for their accents and tails. Leaving out what is not Latin makes each file a fifth of its size.
"""

from pathlib import Path
from typing import Any

from build import cache, inputs
from build.errors import BuildError, plain_failures

FILES = (
    "Alegreya_700Bold.ttf",
    "Alegreya_800ExtraBold.ttf",
    "AlegreyaSans_400Regular.ttf",
    "AlegreyaSans_700Bold.ttf",
)
LICENCES = ("Alegreya-LICENSE.txt", "AlegreyaSans-LICENSE.txt")
# Latin with its accents, punctuation, arrows and signs; names can be typed in any European language.
CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x2010, 0x2040),
    0x20AC,
    *range(0x2190, 0x2194),
    0x2212,
]
LINING = "lnum"
ABOVE, BELOW = 1100, -400
"""How far letters may reach above and below their baseline, in thousandths of the size."""
LINES = {"Alegreya": 1360, "AlegreyaSans": 1200}
"""The distance between two baselines."""


def lettering(report: cache.Report) -> Path:
    """A folder with the .ttf files of the game and their licence texts."""
    source = inputs.fonts(report)
    key = cache.text_key([source.name, Path(__file__).read_text(encoding="utf-8")])
    with plain_failures(cache.root()), cache.lock(report):
        return cache.made_folder(f"lettering-{key}", lambda folder: _make(source, folder))


def _make(source: Path, folder: Path) -> None:
    try:
        from fontTools import subset
        from fontTools.ttLib import TTFont
    except ImportError as error:
        raise BuildError("The Python package fonttools is missing: install pyproject's group `art`.") from error
    for name in FILES:
        font = TTFont(source / name, recalcTimestamp=False)
        lining = _substitutions(font, LINING)
        for table in font["cmap"].tables:
            table.cmap = {code: lining.get(glyph, glyph) for code, glyph in table.cmap.items()}
        options = subset.Options(layout_features=["kern", "mark", "mkmk", "ccmp", "liga"], hinting=False)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=CHARACTERS)
        cutter.subset(font)
        _set_heights(font, LINES[name.partition("_")[0]])
        font.save(folder / name)
    for name in LICENCES:
        (folder / name).write_bytes((source / name).read_bytes())


def _set_heights(font: Any, line: int) -> None:
    """Give letters the room they need, whatever the distance of lines is.

    Alegreya Sans has 800 above the baseline and 200 below it, less than an É or a g is tall: tails were cut off,
    and pygame moved words with an accent down to make room for it.
    """
    heads, typographic = font["hhea"], font["OS/2"]
    heads.ascent = typographic.sTypoAscender = ABOVE
    heads.descent = typographic.sTypoDescender = BELOW
    heads.lineGap = typographic.sTypoLineGap = line - ABOVE + BELOW


def _substitutions(font: Any, feature: str) -> dict[str, str]:
    """Which glyph a feature puts in the place of which."""
    table = font["GSUB"].table
    numbers = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    }
    found: dict[str, str] = {}
    for number in sorted(numbers):
        for part in table.LookupList.Lookup[number].SubTable:
            found.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return found
