"""The art of Tikal: its players and pieces, hexagons that fit together, temples that grow, and what it weighs."""

import itertools
import json
import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from build.art import art
from build.drawings import ASSETS, Sprite, read_scenes, read_sprites
from build.palette import TIKAL_PLAYERS
from build.raster import render
from engine.tikal import components
from tests.build.test_art import difference, quiet, share_near, shown

DRAWINGS = sorted(ASSETS.glob("tikal/art/*.svg"))
BUDGET = 700_000
RADIUS = 57.5
PIECES = ("leader", "worker", "guard", "camp", "group", "totem", "seat", "ring", "owner", "owner-guard", "pill")
GROUNDS = [f"terrain-{kind}" for kind in components.KIND_NAMES]


@pytest.fixture(scope="module")
def sprites() -> dict[str, Sprite]:
    """Every sprite of the drawings by id."""
    return {sprite.id: sprite for sprite in read_sprites()}


@pytest.fixture(scope="module")
def folder() -> Path:
    """The built art, from the cache when it is there."""
    return art(quiet)


def solid(sprite: Sprite, scale: int = 4, alpha: int = 200) -> pygame.Mask:
    """Where a sprite is plainly there, without its shadow or glow."""
    return pygame.mask.from_surface(shown(sprite, scale), alpha)


def middle(sprite: Sprite, alpha: int) -> tuple[float, float]:
    """The middle of what is less transparent than this, in units from the origin."""
    x, y = solid(sprite, 4, alpha).centroid()
    return x / 4 + sprite.box[0], y / 4 + sprite.box[1]


# Players


def test_the_players_are_those_of_the_engine_in_the_colours_of_the_design() -> None:
    assert tuple(TIKAL_PLAYERS) == components.PLAYERS
    assert [player["fill"] for player in TIKAL_PLAYERS.values()] == ["#C0322A", "#EA8424", "#F5F2E9", "#2D63BC"]


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_drawings_of_a_player_name_no_other_players_colour(path: Path) -> None:
    for element in ET.parse(path).getroot():
        player = element.get("id", "").rsplit("-", 1)[-1]
        if player not in TIKAL_PLAYERS or element.get("id", "").startswith("em-"):
            continue
        used = set(re.findall(r'"(#[0-9A-F]{6})"', ET.tostring(element, "unicode")))
        for other, colours in TIKAL_PLAYERS.items():
            if other != player:
                assert not used & set(colours.values()), element.get("id")


@pytest.mark.parametrize("name", TIKAL_PLAYERS)
@pytest.mark.parametrize("family", PIECES)
def test_a_players_colour_is_seen_on_each_piece(family: str, name: str, sprites: dict[str, Sprite]) -> None:
    fill = TIKAL_PLAYERS[name]["fill"]
    shares = {other: share_near(shown(sprites[f"{family}-{other}"]), fill, 60) for other in TIKAL_PLAYERS}
    own = shares.pop(name)
    assert own > max(shares.values()) + 0.1


def test_emblems_are_told_apart_by_outline_alone(sprites: dict[str, Sprite]) -> None:
    masks = [pygame.mask.from_surface(shown(sprites[f"emblem-{name}"], 8)) for name in TIKAL_PLAYERS]
    for one, other in itertools.combinations(masks, 2):
        common = one.overlap_area(other, (0, 0))
        assert common / (one.count() + other.count() - common) < 0.6


# Told apart without colour

FAMILIES = {
    "treasures": [f"treasure-{name}" for name in (*components.TREASURES, "hidden")],
    "pieces": [f"{name}-red" for name in ("leader", "worker", "guard", "camp", "totem", "totem-turned")],
    "actions": [
        *(f"action-{name}-blue" for name in ("bring", "hop", "move", "camp", "guard")),
        *(f"action-{name}" for name in ("uncover", "treasure", "exchange", "end")),
    ],
    "action points": ["ap-full", "ap-planned", "ap-empty"],
    "what stands there": ["temple-5", "ruin", "ruin-empty", "base-tents", "camp-red"],
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


# Hexagons


@pytest.mark.parametrize("id_", [*GROUNDS, "terrain-unknown-0", "terrain-unknown-1", "terrain-unknown-2"])
def test_terrain_fills_its_hexagon_and_no_more(id_: str, sprites: dict[str, Sprite]) -> None:
    scale = 2
    left, top, width, height = sprites[id_].box
    hexagon = pygame.Surface((width * scale, height * scale), pygame.SRCALPHA)
    corners = [(math.cos(math.radians(60 * k)), math.sin(math.radians(60 * k))) for k in range(6)]
    points = [((x * RADIUS - left) * scale, (y * RADIUS - top) * scale) for x, y in corners]
    pygame.draw.polygon(hexagon, "white", points)
    whole, ground = pygame.mask.from_surface(hexagon), solid(sprites[id_], scale)
    common = whole.overlap_area(ground, (0, 0))
    assert common == ground.count()
    assert common > 0.94 * whole.count()  # the rest is the seam between neighbours


@pytest.mark.parametrize("id_", ["way", "way-bed", "stones-1", "stones-2", "stones-3"])
@pytest.mark.parametrize("side", range(6))
def test_ways_and_stones_lie_on_their_side(id_: str, side: int, sprites: dict[str, Sprite]) -> None:
    # Beds are half transparent, so what counts is more than a shadow and less than a stone.
    x, y = middle(sprites[f"{id_}-{side}"], 140)
    distance = math.hypot(x, y)
    wanted = 0.73 * RADIUS if id_.startswith("stones") else 0.5 * math.sqrt(3) / 2 * RADIUS
    assert abs(distance - wanted) < 4
    clockwise = math.degrees(math.atan2(x, -y)) % 360
    assert abs((clockwise - 60 * side + 180) % 360 - 180) < 6


@pytest.mark.parametrize("side", range(6))
def test_a_side_shows_as_many_stones_as_it_has(side: int, sprites: dict[str, Sprite]) -> None:
    lights = pygame.Color("#FFFDF6")
    for count in (1, 2, 3):
        picture = shown(sprites[f"stones-{count}-{side}"])
        shine = pygame.mask.from_threshold(picture, lights, (16, 16, 24, 255))
        assert len(shine.connected_components(20)) == count  # every stone has one light


@pytest.mark.parametrize("id_", ["terrain-space", "terrain-legal", "terrain-pointed", "terrain-chosen"])
def test_a_rim_runs_along_the_edge_and_leaves_the_middle_to_be_seen(id_: str, sprites: dict[str, Sprite]) -> None:
    picture, box = shown(sprites[id_], 2), sprites[id_].box
    for angle in range(30, 390, 60):
        reach = 0.95 * math.sqrt(3) / 2 * RADIUS
        x, y = reach * math.sin(math.radians(angle - 30)), -reach * math.cos(math.radians(angle - 30))
        assert picture.get_at((round((x - box[0]) * 2), round((y - box[1]) * 2))).a > 150
    assert picture.get_at((-box[0] * 2, -box[1] * 2)).a < 100


# What grows


def _ledges(sprite: Sprite) -> int:
    """How many lit ledges one climbs along the right edge of a temple, below its roof of red tiles."""
    picture, stone = shown(sprite, 8), solid(sprite, 8)
    width, height = stone.get_size()
    lit = pygame.mask.from_threshold(picture, pygame.Color("#FAF3DC"), (10, 12, 20, 255))
    count, before = 0, False
    for y in range(height):
        edge = max((x for x in range(width) if stone.get_at((x, y))), default=0)
        now = edge > 0 and any(lit.get_at((x, y)) for x in range(max(0, edge - 20), edge))
        count, before = count + (now and not before), now
    return count


@pytest.mark.slow
def test_a_temple_rises_with_every_floor(sprites: dict[str, Sprite]) -> None:
    tops = []
    for value in range(1, components.HIGHEST + 1):
        sprite = sprites[f"temple-{value}"]
        tops.append(solid(sprite).get_bounding_rects()[0].top / 4 + sprite.box[1])
        assert _ledges(sprite) == value
    assert all(above < below - 0.5 for below, above in itertools.pairwise(tops))
    assert tops[-1] > -math.sqrt(3) / 2 * RADIUS, "the highest stays within its hexagon"


def test_a_stack_rises_with_every_treasure(sprites: dict[str, Sprite]) -> None:
    heights = [solid(sprites[f"ruin-stack-{count}"]).get_bounding_rects()[0].h for count in (1, 2, 3, 4)]
    assert all(more > fewer + 8 for fewer, more in itertools.pairwise(heights))


@pytest.mark.parametrize("number", [number for number, floors in enumerate(components.FLOORS) if floors])
def test_floors_carry_their_number_in_bars_of_five_and_dots(number: int, sprites: dict[str, Sprite]) -> None:
    picture = shown(sprites[f"floor-{number}"], 8)
    carved = pygame.mask.from_threshold(picture, pygame.Color("#6A5437"), (6, 6, 6, 255))
    widths = [rect.w for rect in (one.get_bounding_rects()[0] for one in carved.connected_components(120))]
    assert sum(width > 60 for width in widths) == number // 5
    assert sum(width < 40 for width in widths) == number % 5


# Pages and scenes


def test_tikal_keeps_to_its_own_pages(folder: Path) -> None:
    index = json.loads((folder / "index.json").read_text("utf-8"))["sprites"]
    parts = {element.get("id") for path in DRAWINGS for element in ET.parse(path).getroot()}
    assert parts
    for id_, entry in index.items():
        own = id_ in parts or re.sub(r"-\d$", "", id_) in parts
        assert entry["page"].startswith("tikal-") == own, id_


def test_tikal_fits_its_budget(folder: Path) -> None:
    assert sum(path.stat().st_size for path in folder.iterdir() if "tikal" in path.name) <= BUDGET


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "first", "radius"),
    [("board-tikal-wide", (130, 70.5), 56), ("board-tikal-narrow", (42.75, 84), 29)],
)
def test_scenes_leave_the_grid_calm_and_show_lakes_beside_it(
    name: str, first: tuple[float, float], radius: float
) -> None:
    scene = next(scene for scene in read_scenes() if scene.name == name)
    picture = render(scene.svg, *scene.size, name)
    grid = pygame.Surface(scene.size, pygame.SRCALPHA)
    for column, row in itertools.product(range(8), range(5)):
        x = first[0] + 1.5 * radius * column
        y = first[1] + math.sqrt(3) * radius * (row + column % 2 / 2)
        assert radius < x < scene.size[0] - radius
        corners = [(math.cos(math.radians(60 * k)), math.sin(math.radians(60 * k))) for k in range(6)]
        pygame.draw.polygon(grid, "white", [(x + 0.95 * radius * a, y + 0.95 * radius * b) for a, b in corners])
    under = pygame.mask.from_surface(grid)
    dark = pygame.mask.from_threshold(picture, pygame.Color("#10281A"), (20, 20, 20, 255))
    assert dark.overlap_area(under, (0, 0)) == under.count()
    water = pygame.mask.from_threshold(picture, pygame.Color("#1C7A83"), (16, 30, 30, 255))
    assert water.count() > 400
