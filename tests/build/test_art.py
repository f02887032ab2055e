"""The art: what drawings may hold, what the atlases must hold, and how pieces differ without colour."""

import io
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pygame
import pytest

from build.art import art
from build.cache import MANIFEST
from build.drawings import ASSETS, Sprite, read_scenes, read_sprites
from build.errors import BuildError
from build.palette import DOORS, EVERYBODY, PLAYERS, TIKAL_PLAYERS
from build.quantise import palette_png
from build.raster import render

PROJECT = ASSETS.parent
SMALL = (
    "shared/art/shared.svg",
    "shared/art/symbols.svg",
    "shared/art/trees.svg",
    "lost_temple/art/keys.svg",
    "lost_temple/art/board.svg",
    "lost_temple/art/scenes/river.svg",
)
BUDGET = 2_200_000


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """A report that nobody reads."""


@pytest.fixture(scope="session")
def folder() -> Path:
    """The built art, from the cache when it is there."""
    return art(quiet)


@pytest.fixture(scope="session")
def index(folder: Path) -> dict[str, Any]:
    """The index of the built art."""
    found: dict[str, Any] = json.loads((folder / "index.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="session")
def sprites() -> dict[str, Sprite]:
    """Every sprite of the drawings by id."""
    return {sprite.id: sprite for sprite in read_sprites()}


def drawing(target: Path, *names: str) -> Path:
    """A folder with only these drawings."""
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ASSETS / name, target / name)
    return target


# What the drawings may hold

DRAWINGS = sorted(ASSETS.rglob("*.svg"))


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_drawings_hold_shapes_only(path: Path) -> None:
    banned = {"text", "tspan", "image", "style", "script", "foreignObject", "font", "feImage", "a", "switch"}
    for element in ET.parse(path).iter():
        assert element.tag.split("}")[-1] not in banned
        for name, value in element.attrib.items():
            assert not name.split("}")[-1].startswith(("font", "on")), name
            if name.split("}")[-1] == "href":
                assert value.startswith("#"), f"{value} points outside the drawing"
            for address in re.findall(r"url\(([^)]*)\)", value):
                assert address.startswith("#"), f"{address} points outside the drawing"


def test_the_icon_stands_alone() -> None:
    text = (ASSETS / "shared" / "art" / "icon.svg").read_text("utf-8")
    own = set(re.findall(r'\bid="([\w-]+)"', text))
    assert set(re.findall(r"#([a-z][\w-]*)[\")]", text)) <= own
    assert render(text, 512, 512, "icon").get_at((0, 0)).a == 255, "a maskable icon is drawn to its edge"


def test_players_and_doors_have_the_palette_of_the_design() -> None:
    assert {name: colour["fill"] for name, colour in PLAYERS.items()} == {
        "red": "#C0322A",
        "orange": "#EA8424",
        "black": "#34323A",
        "beige": "#E8D6AA",
    }
    assert {name: colour["fill"] for name, colour in DOORS.items()} == {
        "pink": "#D4508C",
        "blue": "#2C6FC0",
        "green": "#3A9548",
        "yellow": "#EBCB23",
        "brown": "#8B5230",
    }


def share_near(surface: pygame.Surface, colour: str, distance: int) -> float:
    """The share of a sprite's opaque pixels that come near a colour."""
    shape = pygame.mask.from_surface(surface, 250)
    near = pygame.mask.from_threshold(surface, pygame.Color(colour), (distance, distance, distance, 255))
    return shape.overlap_area(near, (0, 0)) / shape.count()


def shown(sprite: Sprite, scale: int = 4) -> pygame.Surface:
    """A sprite rendered from its drawing."""
    return render(sprite.svg, sprite.box[2] * scale, sprite.box[3] * scale, sprite.id)


@pytest.mark.parametrize("name", DOORS)
@pytest.mark.parametrize("family", ["key", "symbol", "door-3"])
def test_a_doors_colour_is_seen_on_its_key_symbol_and_door(
    family: str, name: str, sprites: dict[str, Any]
) -> None:
    id_ = f"door-{name}-3" if family == "door-3" else f"{family}-{name}"
    others = [colour["fill"] for other, colour in DOORS.items() if other != name]
    picture = shown(sprites[id_])
    own = share_near(picture, DOORS[name]["fill"], 24)
    assert own > 0.2  # the rest is outline, light and the hole of the bow
    assert all(share_near(picture, other, 24) < own / 4 for other in others)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("family", ["flag", "explorer", "chest", "tent", "seat", "pirogue"])
def test_a_players_colour_is_seen_on_each_piece(family: str, name: str, sprites: dict[str, Any]) -> None:
    # Outlines and shadows are common to all, so what counts is what this player's piece has more of its colour.
    fill = PLAYERS[name]["fill"]
    shares = {other: share_near(shown(sprites[f"{family}-{other}"]), fill, 60) for other in PLAYERS}
    own = shares.pop(name)
    assert own > max(shares.values()) + 0.1


# What each sprite must be


@pytest.mark.slow
def test_every_sprite_keeps_inside_its_box(sprites: dict[str, Sprite]) -> None:
    clipped = []
    for sprite in sprites.values():
        if sprite.trim:
            picture = shown(sprite, 1)
            width, height = picture.get_size()
            sides = ((0, 0, width, 1), (0, height - 1, width, 1), (0, 0, 1, height), (width - 1, 0, 1, height))
            # A whisper of a glow may end at the edge; a line may not.
            if any(picture.subsurface(side).get_bounding_rect(min_alpha=12) for side in sides):
                clipped.append(sprite.id)
    assert clipped == []


def test_every_sprite_is_named_by_some_code(sprites: dict[str, Sprite]) -> None:
    """Everybody would fetch one that nobody draws; a part of a scene needs no `data-box`."""
    sources = [*PROJECT.glob("game/**/*.py"), *PROJECT.glob("engine/rl/*.py"), *ASSETS.glob("*/examples/*.json")]
    texts = " ".join(path.read_text(encoding="utf-8") for path in sources)
    heads = {name.rstrip("-") for name in re.findall(r"[\"']([a-z][a-z0-9-]*)[\"'{]", texts)}
    starts = {id: ["-".join(id.split("-")[:end]) for end in range(1, id.count("-") + 2)] for id in sprites}
    assert [id for id, found in starts.items() if heads.isdisjoint(found)] == []


def test_the_page_of_the_docs_names_every_sprite_and_scene(index: dict[str, Any]) -> None:
    text = (PROJECT / "docs" / "art.md").read_text("utf-8")
    tables = text.split("## The sprites")[1].split("## The drawings")[0]
    rows = [line.split("|")[1] for line in tables.splitlines() if line.startswith("| `")]
    stands_for = {"P": PLAYERS, "T": TIKAL_PLAYERS, "E": EVERYBODY, "C": DOORS, "S": range(6)}
    named = set(re.findall(r"`([^`]+)`", " ".join(rows)))
    for letter, names in stands_for.items():
        ending = re.compile(rf"-{letter}(?![a-z])")
        named = {ending.sub(f"-{name}", one) for one in named for name in names}
    assert named == set(index["sprites"]) | set(index["scenes"])


@pytest.mark.slow
def test_every_entry_of_the_index_shows_something_on_its_page(folder: Path, index: dict[str, Any]) -> None:
    pages: dict[str, pygame.Surface] = {}
    taken: dict[str, list[pygame.Rect]] = {}
    for id_, entry in index["sprites"].items():
        for scale in index["scales"]:
            file = f"atlas-{entry['page']}-{scale}.png"
            page = pages.setdefault(file, pygame.image.load(folder / file))
            rect = pygame.Rect(entry["at"][str(scale)], [side * scale for side in entry["box"][2:]])
            assert page.get_rect().contains(rect), id_
            assert page.subsurface(rect).get_bounding_rect(), id_
            assert rect.collidelist(taken.setdefault(file, [])) == -1, f"{id_} lies on another sprite"
            taken[file].append(rect)
    assert {path.name for path in folder.glob("atlas-*")} == set(pages)


@pytest.mark.slow
def test_scenes_are_opaque_and_have_their_size(folder: Path, index: dict[str, Any]) -> None:
    for scene in read_scenes():
        picture = render(scene.svg, *scene.size, scene.name)
        corners = [(x, y) for x in (0, scene.size[0] - 1) for y in (0, scene.size[1] - 1)]
        assert all(picture.get_at(corner).a == 255 for corner in corners), scene.name
        for scale, file in index["scenes"][scene.name]["files"].items():
            wanted = tuple(round(side * float(scale)) for side in scene.size)
            assert pygame.image.load(folder / file).get_size() == wanted


def test_all_the_art_fits_its_budget(folder: Path) -> None:
    assert sum(path.stat().st_size for path in folder.iterdir() if path.name != MANIFEST) <= BUDGET


# Told apart without colour


def grey(surface: pygame.Surface, side: int = 32) -> list[int]:
    """The sprite on limestone as a black and white picture, cut to itself and brought to one size."""
    cut = surface.subsurface(surface.get_bounding_rect(min_alpha=128))
    ground = pygame.Surface(cut.get_size())
    ground.fill("#DAC79E")
    ground.blit(cut, (0, 0))
    small = pygame.transform.grayscale(pygame.transform.smoothscale(ground, (side, side)))
    return [small.get_at((x, y)).r for y in range(side) for x in range(side)]


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of the picture where two sprites differ plainly: by a fifth of the way from black to white."""
    pairs = list(zip(grey(one), grey(other), strict=True))
    return sum(abs(a - b) > 51 for a, b in pairs) / len(pairs)


FAMILIES = {
    "keys": [f"key-{name}" for name in (*DOORS, "any", "back")],
    "symbols": [f"symbol-{name}" for name in DOORS],
    "treasures": [f"treasure-{n}" for n in ("mask", "jade", "vase", "calendar", "statuette", "back")],
    "tile icons": [f"icon-{n}" for n in ("card", "room", "sanctuary", "passage", "points", "scoring")],
    "pieces": ["flag-red", "explorer-red", "pirogue-red", "chest-red", "tent-red", "tent-used-red"],
}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_is_told_apart_in_black_and_white(family: str, sprites: dict[str, Sprite]) -> None:
    pictures = {id_: shown(sprites[id_]) for id_ in FAMILIES[family]}
    close = [
        (one, other, round(difference(pictures[one], pictures[other]), 2))
        for one, other in itertools.combinations(pictures, 2)
        if difference(pictures[one], pictures[other]) < 0.1
    ]
    assert close == []


def test_emblems_are_told_apart_by_outline_alone(sprites: dict[str, Sprite]) -> None:
    masks = {name: pygame.mask.from_surface(shown(sprites[f"emblem-{name}"], 8)) for name in PLAYERS}
    for one, other in itertools.combinations(masks.values(), 2):
        common = one.overlap_area(other, (0, 0))
        assert common / (one.count() + other.count() - common) < 0.6


def test_one_sprite_does_not_differ_from_itself(sprites: dict[str, Sprite]) -> None:
    assert difference(shown(sprites["key-pink"]), shown(sprites["key-pink"])) == 0


# The build step


def test_palette_pictures_keep_colours_and_alpha() -> None:
    surface = pygame.Surface((64, 4), pygame.SRCALPHA)
    for x in range(64):
        surface.fill((x * 4, 200, 90, 255 if x < 32 else x * 3), (x, 0, 1, 3))
    back = pygame.image.load(io.BytesIO(palette_png(surface)), "picture.png")
    for x in range(64):
        for channel, wanted in zip(back.get_at((x, 1)), surface.get_at((x, 1)), strict=True):
            assert abs(channel - wanted) <= 4
        assert back.get_at((x, 3)).a == 0


@pytest.mark.slow
def test_the_same_drawings_give_the_same_bytes(tmp_path: Path) -> None:
    drawings = drawing(tmp_path / "drawings", *SMALL)
    program = "import sys; from pathlib import Path; from build.art import art\n"
    program += "print(art(lambda *a: None, Path(sys.argv[1])))"
    results = []
    for seed in ("1", "2"):
        env = {**os.environ, "EXPEDITIONS_CACHE": str(tmp_path / seed), "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", program, str(drawings)],
            cwd=PROJECT,
            env=env,
            capture_output=True,
            text=True,
            check=True,
        )
        made = Path(run.stdout.splitlines()[-1])
        results.append((made.name, {path.name: path.read_bytes() for path in made.iterdir()}))
    assert results[0] == results[1]
    assert "atlas-pieces-2.png" in results[0][1]


@pytest.mark.slow
def test_a_second_run_draws_nothing_and_a_damaged_file_is_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXPEDITIONS_CACHE", str(tmp_path / "cache"))
    drawings = drawing(tmp_path / "drawings", *SMALL)
    told: list[str] = []
    made = art(lambda text, done=None, total=None: told.append(text), drawings)
    assert told
    whole = (made / "atlas-pieces-1.png").read_bytes()
    told.clear()
    assert art(lambda text, done=None, total=None: told.append(text), drawings) == made
    assert told == []
    (made / "atlas-pieces-1.png").write_bytes(whole[:100])
    art(quiet, drawings)
    assert (made / "atlas-pieces-1.png").read_bytes() == whole


@pytest.mark.slow
def test_a_changed_drawing_gives_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EXPEDITIONS_CACHE", str(tmp_path / "cache"))
    drawings = drawing(tmp_path / "drawings", *SMALL)
    first = art(quiet, drawings)
    keys = drawings / "lost_temple" / "art" / "keys.svg"
    keys.write_text(keys.read_text("utf-8").replace("#8b8064", "#8b8065"), "utf-8")
    assert art(quiet, drawings) != first


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ('<g id="a" data-box="0 0 9 9"><rect', "not well-formed"),
        ('<g id="a" data-box="0 0 9 9"><use href="#nowhere"/></g>', "#nowhere"),
        ('<g id="a" data-box="0 0 9 9"><rect fill="{{ink}}"/></g>', "{{ink}}"),
        ('<g id="a" data-box="0 0 9"><rect/></g>', "four whole numbers"),
        ('<g id="a" data-box="0 0 9 9" data-per="seat"><rect/></g>', '"seat"'),
        ('<g id="a" data-box="0 0 9 9"/><g id="a"/>', "Two drawings"),
        ('<g id="a" data-box="0 0 9 9"><rect x="50" width="9" height="9"/></g>', "empty"),
    ],
)
def test_a_wrong_drawing_is_refused_with_a_sentence(
    body: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXPEDITIONS_CACHE", str(tmp_path / "cache"))
    drawings = tmp_path / "drawings"
    (drawings / "shared" / "art").mkdir(parents=True)
    (drawings / "shared" / "art" / "wrong.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>', "utf-8"
    )
    with pytest.raises(BuildError, match=re.escape(words)):
        art(quiet, drawings)


def test_a_missing_renderer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("build.art.version", missing)
    with pytest.raises(BuildError, match="resvg-py is missing"):
        art(quiet)
