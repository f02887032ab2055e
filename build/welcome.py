"""What makes the loading screen the title already: the game's own letters, words, icons and frames of buttons.

It stands in the page itself, so that it is there with the first paint.
"""

import base64
from io import BytesIO
from pathlib import Path

from build import catalogues, store
from build.cache import Report
from build.drawings import read_sprites

STEPS = ("fetching", "starting", "opening", "rest", "wished")
WAYS = ("continue", "play", "newgame", "learn", "today", "saved", "record", "rules", "settings")
TITLE = tuple(f"title.{way}" for way in WAYS)
FACES: dict[str, tuple[str, tuple[str, ...]]] = {
    "Title": ("Alegreya_800ExtraBold.ttf", ("title.name",)),
    "Strong": (
        "AlegreyaSans_700Bold.ttf",
        ("title.line", *TITLE, *STEPS, "name", "page.back"),
    ),
    "Body": ("AlegreyaSans_400Regular.ttf", ("title.learn.note", "bytes", "digits")),
}
"""The game's letters on the loading screen, and the words that are set in them."""
ICONS = (
    "play",
    "next",
    "learn",
    "calendar",
    "shelf",
    "trophy",
    "rules",
    "settings",
    "language",
    "back",
    "star",
    "star-hollow",
)
GAP = 0.25
FRAMES = ("normal", "main", "pressed")


def words() -> dict[str, dict[str, str]]:
    """The words of the page in every language: its own, and those of the title (game/pages/title.py)."""
    wanted = {key for _, keys in FACES.values() for key in keys}
    found = {}
    for language in catalogues.languages():
        told = catalogues.read(f"{language}/page.json")
        told["name"] = catalogues.read(f"{language}/language.json")["name"]
        for file in ("title", "app"):
            shown = catalogues.read(f"{language}/shared/{file}.json")
            told.update((key, word) for key, word in shown.items() if key in wanted)
        found[language] = told
    return found


def faces(fonts: Path, report: Report) -> str:
    """Style rules with the game's letters, as many of them as the loading screen has."""
    told = [{**every, "digits": "0123456789.,"} for every in words().values()]
    letters = {
        name: "".join(sorted({letter for every in told for key in keys for letter in every[key]}))
        for name, (_, keys) in FACES.items()
    }
    sources = {name: fonts / file for name, (file, _) in FACES.items()}
    key = store.key_of(*letters.values(), store.recipe("welcome.py"), *sources.values())

    def make(out: Path) -> None:
        for name, source in sources.items():
            (out / f"{name}.woff").write_bytes(_cut(source, letters[name]))

    made = store.made("faces", key, make, report)
    return "".join(
        f'@font-face{{font-family:"{name}";src:url({_data("font/woff", (made / f"{name}.woff").read_bytes())})}}'
        for name in FACES
    )


def frames() -> str:
    """Style rules with the frames of buttons."""
    drawn = {sprite.id: sprite for sprite in read_sprites()}
    rules = []
    for name in FRAMES:
        sprite = drawn[f"button-{name}"]
        assert sprite.slice is not None
        assert sprite.bleed is not None
        slices, bleeds = _clockwise(sprite.slice), _clockwise(sprite.bleed)
        rules.append(
            f".way.{name}{{border-image:url({_data('image/svg+xml', sprite.svg.encode())})"
            f" {' '.join(map(str, slices))} fill/{_units(slices)}/{_units(bleeds)}}}"
        )
    return "".join(rules)


def icons() -> str:
    """The icons of the buttons, to be used by their names, in the colour of the letters."""
    drawn = {sprite.id: sprite for sprite in read_sprites()}
    symbols = []
    for name in ICONS:
        svg = drawn[f"ui-{name}"].svg.replace(' xmlns="http://www.w3.org/2000/svg"', "")
        start, end = svg.index("</defs>") + len("</defs>"), svg.rindex("</svg>")
        body = "".join(line.strip() for line in svg[start:end].splitlines()).replace("#FFF", "currentColor")
        left, top, width, height = drawn[f"ui-{name}"].box
        symbols.append(f'<symbol id="icon-{name}" viewBox="{left} {top} {width} {height}">{body}</symbol>')
    return "".join(symbols)


def _clockwise(sides: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Sides as style rules have them: from the top."""
    left, top, right, bottom = sides
    return top, right, bottom, left


def _units(sides: tuple[int, int, int, int]) -> str:
    return " ".join(f"calc({side}*var(--u))" for side in sides)


def _cut(font: Path, letters: str) -> bytes:
    """A font with these letters alone."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.ttLib.tables._g_l_y_f import Glyph

    face = TTFont(font, recalcTimestamp=False)
    options = subset.Options(layout_features=["kern"], hinting=False, name_IDs=[])
    options.drop_tables += ["GDEF", "GSUB", "STAT", "gasp"]
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters.replace(" ", ""))
    cutter.subset(face)
    # The game puts words side by side with the same gap between all of them (game/screen/letters/lines.py).
    face.setGlyphOrder([*face.getGlyphOrder(), "gap"])
    face["glyf"]["gap"] = Glyph()
    face["hmtx"]["gap"] = (round(GAP * face["head"].unitsPerEm), 0)
    for table in face["cmap"].tables:
        table.cmap[ord(" ")] = "gap"
    face.flavor = "woff"
    out = BytesIO()
    face.save(out)
    return out.getvalue()


def _data(type_: str, data: bytes) -> str:
    return f"data:{type_};base64,{base64.b64encode(data).decode()}"
