"""Reads the SVG drawings of assets/*/art and lists the sprites and scenes they describe.
Here is decided which picture has which id and what its SVG document is; nothing is rendered.
docs/art.md explains the attributes that a drawing carries.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from build.errors import BuildError
from build.palette import DOORS, EVERYBODY, PLAYERS, SIDES

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SVG = "http://www.w3.org/2000/svg"
REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')
PLACEHOLDER = re.compile(r"\{\{([\w-]+)\}\}")

Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Sprite:
    """One picture of the atlas: its id, its box in units and how the game may stretch or tint it."""

    id: str
    page: str
    box: Box
    svg: str
    slice: Box | None = None
    bleed: Box | None = None
    grain: bool = False
    tint: bool = False
    trim: bool = True


@dataclass(frozen=True, slots=True)
class Scene:
    """One big opaque picture: its name, its size in units and the scales it is rendered at."""

    name: str
    size: tuple[int, int]
    scales: tuple[float, ...]
    svg: str


def read_sprites(assets: Path = ASSETS) -> list[Sprite]:
    """Every sprite the drawings describe, ordered by id."""
    parts = _parts(assets)
    sprites = [sprite for part in parts.values() if part.get("data-box") for sprite in _variants(part, parts)]
    return sorted(sprites, key=lambda sprite: sprite.id)


def read_scenes(assets: Path = ASSETS) -> list[Scene]:
    """Every scene below art/scenes/, ordered by name; a scene may use all parts of the drawings."""
    parts = _parts(assets)
    scenes = []
    for path in sorted(assets.glob("*/art/scenes/*.svg"), key=lambda path: path.name):
        root = _parse(path)
        width, height = (int(root.attrib[side]) for side in ("width", "height"))
        scales = tuple(float(word) for word in root.get("data-scales", "1 2").split())
        body = "".join(ET.tostring(child, "unicode") for child in root)
        svg = _document((0, 0, width, height), _needed(body, parts, path.name), body)
        scenes.append(Scene(path.stem, (width, height), scales, svg))
    return scenes


def _parse(path: Path) -> ET.Element:
    ET.register_namespace("", SVG)
    try:
        return ET.parse(path).getroot()
    except ET.ParseError as error:
        raise BuildError(f"The drawing {path.name} is not well-formed SVG ({error}); please mend it.") from error


def _parts(assets: Path) -> dict[str, ET.Element]:
    """Every element with an id that stands at the top of a drawing."""
    parts: dict[str, ET.Element] = {}
    for path in sorted(assets.glob("*/art/*.svg")):
        root = _parse(path)
        for element in root:
            name = element.get("id")
            if name is None:
                continue
            if name in parts:
                raise BuildError(f"Two drawings are called {name}, the second one in {path.name}; rename one.")
            element.attrib.setdefault("data-page", root.get("data-page", path.stem))
            parts[name] = element
    return parts


def _variants(part: ET.Element, parts: dict[str, ET.Element]) -> Iterator[Sprite]:
    """The sprite of a part, or one sprite per colour and side where the part asks for it."""
    name = part.attrib["id"]
    kind = part.get("data-per", "")
    every: dict[str, dict[str, dict[str, str]]] = {
        "player": PLAYERS,
        "everybody": EVERYBODY,
        "door": DOORS,
        "": {"": {}},
    }
    if kind not in every:
        raise BuildError(f'The drawing {name} is per "{kind}", which is neither player nor door; please mend it.')
    angles = list(enumerate(SIDES)) if part.get("data-sides") else [(-1, 0)]
    for colour, fields in every[kind].items():
        for side, angle in angles:
            words = {**fields, "name": colour, "angle": str(angle)}
            id_ = "-".join(word for word in (name, colour, str(side) if side >= 0 else "") if word)
            body = _filled("".join(ET.tostring(child, "unicode") for child in part), words, id_)
            box = _box(part, "data-box", id_)
            assert box is not None
            yield Sprite(
                id_,
                part.attrib["data-page"],
                box,
                _document(box, _needed(body, parts, id_), body),
                slice=_box(part, "data-slice", id_),
                bleed=_box(part, "data-bleed", id_),
                grain=part.get("data-grain") == "yes",
                tint=part.get("data-tint") == "yes",
                trim=part.get("data-trim") != "no" and part.get("data-slice") is None,
            )


def _box(part: ET.Element, attribute: str, id_: str) -> Box | None:
    text = part.get(attribute)
    if text is None:
        return None
    try:
        left, top, width, height = (int(word) for word in text.split())
    except ValueError as error:
        raise BuildError(f"{attribute} of the drawing {id_} must be four whole numbers, not {text!r}.") from error
    return left, top, width, height


def _filled(text: str, words: dict[str, str], id_: str) -> str:
    def word(match: re.Match[str]) -> str:
        if match[1] not in words:
            raise BuildError(f"The drawing {id_} asks for {match[0]}, which no colour has; please mend it.")
        return words[match[1]]

    return PLACEHOLDER.sub(word, text)


def _needed(body: str, parts: dict[str, ET.Element], id_: str) -> str:
    """The definitions a body refers to, directly or through others."""
    found: dict[str, str] = {}
    waiting = [body]
    own = set(re.findall(r'\bid="([\w-]+)"', body))
    while waiting:
        for match in REFERENCE.finditer(waiting.pop()):
            name = match[1] or match[2]
            if name in found or name in own:
                continue
            if name not in parts:
                raise BuildError(f"The drawing {id_} uses #{name}, which is drawn nowhere; please mend it.")
            found[name] = ET.tostring(parts[name], "unicode")
            waiting.append(found[name])
    return "".join(found.values())


def _document(box: Box, definitions: str, body: str) -> str:
    left, top, width, height = box
    return (
        f'<svg xmlns="{SVG}" viewBox="{left} {top} {width} {height}" width="{width}" height="{height}">'
        f"<defs>{definitions}</defs>{body}</svg>"
    )
