"""The pictures of the game: sprites from atlases, sliced frames and big scenes, at the size the screen needs.

Reads the folder that build/art.py makes, loads a page when something on it is first asked for, scales down from
the nearest bigger rendering and keeps the result for a while. docs/art.md lists every id. Callers only read what
they get.
"""

import json
import math
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.screen.cache import PictureCache

Point = tuple[float, float]
Lender = Callable[[str, tuple[int, int]], pygame.Surface | None]
"""Gives a big picture that covers a size, if it has it at hand."""


class Art:
    """All pictures at one scale: device pixels per unit, where a unit is a pixel on a screen of 1280 by 720."""

    def __init__(self, folder: Path, scale: float) -> None:
        self.folder = folder
        self.scale = scale
        self.lender: Lender = _nobody
        index = json.loads((folder / "index.json").read_text("utf-8"))
        self._sprites: dict[str, dict[str, Any]] = index["sprites"]
        self._scenes: dict[str, dict[str, Any]] = index["scenes"]
        self._scales: list[int] = sorted(index["scales"])
        self._pages: dict[str, pygame.Surface] = {}
        self._game = ""
        # Pages that were first wanted since this game came to the table.
        self._of_game: set[str] = set()
        # What drawing looks up in one step: a picture, and where it goes from the point or corner asked for.
        self._ready: dict[tuple[object, ...], tuple[pygame.Surface, float, float]] = {}
        self._keep: PictureCache[pygame.Surface] = PictureCache(self._ready.clear)
        self._read_ahead: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}

    def clear(self, scale: float | None = None) -> None:
        """Let go of every picture but the pages they are cut from, and go on at the new scale if one is given."""
        self._keep.clear()
        self._read_ahead.clear()
        self.scale = scale or self.scale

    def play(self, game: str) -> None:
        """A table of this game begins: what came with another one is let go of, for phones have little memory."""
        if game == self._game:
            return
        self._game = game
        self.clear()
        for file in self._of_game:
            del self._pages[file]
        self._of_game.clear()

    def get(
        self,
        id: str,
        *,
        colour: str | None = None,
        size: tuple[int, int] | None = None,
        zoom: float = 1.0,
        tint: str | None = None,
    ) -> pygame.Surface:
        """A sprite as a surface: at its natural size times zoom, or of the size given in pixels.

        A tint is for sprites that are drawn in white, as icons are; others keep the colours they have.
        """
        name = _name(id, colour, None)
        _, _, width, tall = self._box(name)
        if tint is not None and not self._sprites[name].get("tint"):
            tint = None
        wanted = size or (max(1, round(width * self.scale * zoom)), max(1, round(tall * self.scale * zoom)))
        return self._keep.get((name, wanted, tint), lambda: self._sized(name, wanted, tint))

    def draw(
        self,
        surface: pygame.Surface,
        id: str,
        at: Point,
        *,
        colour: str | None = None,
        side: int | None = None,
        zoom: float = 1.0,
        turn: float = 0.0,
        tint: str | None = None,
    ) -> pygame.Rect:
        """Draw a sprite with its origin at a point, turned clockwise by whole degrees if asked; gives the area."""
        if round(turn) % 360 == 0:
            # Most drawing comes through here, hundreds of times a frame: one look-up and a blit.
            key = (id, colour, side, zoom, tint)
            ready = self._ready.get(key)
            if ready is None:
                name = _name(id, colour, side)
                left, top, _, _ = self._box(name)
                unit = self.scale * zoom
                ready = self.get(name, zoom=zoom, tint=tint), left * unit, top * unit
                self._ready[key] = ready
            picture, dx, dy = ready
            return surface.blit(picture, (round(at[0] + dx), round(at[1] + dy)))
        name = _name(id, colour, side)
        left, top, width, tall = self._box(name)
        unit = self.scale * zoom
        picture = self._turned(name, unit, round(turn) % 360)
        angle = math.radians(turn)
        x, y = (left + width / 2) * unit, (top + tall / 2) * unit
        middle = (
            at[0] + x * math.cos(angle) - y * math.sin(angle),
            at[1] + x * math.sin(angle) + y * math.cos(angle),
        )
        return surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))

    def frame(self, surface: pygame.Surface, id: str, rect: pygame.Rect, *, colour: str | None = None) -> None:
        """Draw a sliced frame whose edge lies on the rectangle; its shadow or glow reaches outside."""
        key = (id, colour, rect.width, rect.height)
        ready = self._ready.get(key)
        if ready is None:
            name = _name(id, colour, None)
            left, top, _, _ = self.bleed(name)
            ready = self.sliced(name, rect.width, rect.height), left, top
            self._ready[key] = ready
        picture, dx, dy = ready
        surface.blit(picture, (rect.x - dx, rect.y - dy))

    def sliced(self, id: str, width: int, height: int) -> pygame.Surface:
        """A sliced frame of this size between its edges; the surface is larger by its bleed."""
        return self._keep.get((id, "sliced", width, height), lambda: self._slice(id, width, height))

    def bleed(self, id: str) -> tuple[int, int, int, int]:
        """How many pixels of a frame lie outside its edge: left, top, right, bottom."""
        sides = self._entry(id).get("bleed", (0, 0, 0, 0))
        left, top, right, bottom = (round(side * self.scale) for side in sides)
        return left, top, right, bottom

    def scene(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A big opaque picture that covers the size; what does not fit is cut off evenly on both sides."""
        return self._keep.get(("scene", name, size), lambda: self._covering(name, size))

    def scene_in_pieces(self, name: str, size: tuple[int, int]) -> Iterator[None]:
        """Have a big picture ready: first it is read, then it is brought to its size."""
        if ("scene", name, size) not in self._keep:
            self._read_ahead[name, size] = self._read(name, size)
            yield
            self.scene(name, size)
            yield

    def _sized(self, name: str, wanted: tuple[int, int], tint: str | None) -> pygame.Surface:
        source = self._rendered(name, wanted[0] / self._box(name)[2])
        if self._sprites[name].get("tint"):
            # White under the transparent pixels too, so that scaling draws no dark fringe.
            source = source.copy()
            source.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        picture = source if source.get_size() == wanted else pygame.transform.smoothscale(source, wanted)
        if tint is not None:
            picture = picture.copy()
            picture.fill(pygame.Color(tint), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _covering(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        if name not in self._scenes:
            raise KeyError(f"There is no scene called {name}; docs/art.md lists them.")
        lent = self.lender(name, size)
        if lent is not None:
            return _for_screen(lent)
        picture = self._read_ahead.pop((name, size), None) or self._read(name, size)
        whole = [max(1, round(side * self._cover(name, size))) for side in self._scenes[name]["size"]]
        picture = _for_screen(pygame.transform.smoothscale(picture, whole))
        cut = pygame.Rect((0, 0), size)
        cut.center = picture.get_rect().center
        cut = cut.clip(picture.get_rect())
        return picture if cut == picture.get_rect() else picture.subsurface(cut).copy()

    def _cover(self, name: str, size: tuple[int, int]) -> float:
        """How many pixels a unit of a scene takes where it covers a size."""
        width, height = self._scenes[name]["size"]
        return float(max(size[0] / width, size[1] / height))

    def _read(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The rendering of a scene that is big enough to cover a size."""
        files = self._scenes[name]["files"]
        rendered = _enough([float(scale) for scale in files], self._cover(name, size))
        return pygame.image.load(self.folder / files[f"{rendered:g}"])

    def _entry(self, name: str) -> dict[str, Any]:
        if name not in self._sprites:
            raise KeyError(f"There is no sprite called {name}; docs/art.md lists them.")
        return self._sprites[name]

    def _box(self, name: str) -> tuple[int, int, int, int]:
        left, top, width, height = self._entry(name)["box"]
        return left, top, width, height

    def _rendered(self, name: str, scale: float) -> pygame.Surface:
        """The atlas picture at the nearest scale that is not smaller than the one wanted."""
        entry = self._entry(name)
        nearest = int(_enough([float(one) for one in self._scales], scale))
        file = f"atlas-{entry['page']}-{nearest}.png"
        if file not in self._pages:
            self._pages[file] = _for_screen(pygame.image.load(self.folder / file))
            if self._game:
                self._of_game.add(file)
        width, height = (side * nearest for side in entry["box"][2:])
        return self._pages[file].subsurface((*entry["at"][str(nearest)], width, height))

    def _turned(self, name: str, unit: float, degrees: int) -> pygame.Surface:
        return self._keep.get(
            (name, "turned", round(unit, 3), degrees), lambda: self._rotated(name, unit, degrees)
        )

    def _rotated(self, name: str, unit: float, degrees: int) -> pygame.Surface:
        source = self._rendered(name, unit)
        zoom = unit * self._box(name)[2] / source.get_width()
        return pygame.transform.rotozoom(source, -degrees, zoom)

    def _slice(self, id: str, width: int, height: int) -> pygame.Surface:
        entry, bleed = self._entry(id), self.bleed(id)
        full = pygame.Surface((width + bleed[0] + bleed[2], height + bleed[1] + bleed[3]), pygame.SRCALPHA)
        source = self.get(id)
        edges = [round(side * self.scale) for side in entry["slice"]]
        if edges[0] + edges[2] > full.get_width() or edges[1] + edges[3] > full.get_height():
            return pygame.transform.smoothscale(source, full.get_size())  # too small for its corners
        from_x, to_x = _cuts(source.get_width(), full.get_width(), edges[0], edges[2])
        from_y, to_y = _cuts(source.get_height(), full.get_height(), edges[1], edges[3])
        for row in range(3):
            for column in range(3):
                piece = pygame.Rect(from_x[column], from_y[row], 0, 0)
                piece.size = from_x[column + 1] - piece.x, from_y[row + 1] - piece.y
                target = to_x[column + 1] - to_x[column], to_y[row + 1] - to_y[row]
                if piece.w and piece.h and min(target) > 0:
                    part = source.subsurface(piece)
                    if piece.size != target:
                        part = pygame.transform.smoothscale(part, target)
                    full.blit(part, (to_x[column], to_y[row]))
        if entry.get("grain"):
            self._strew(full, pygame.Rect(bleed[0], bleed[1], width, height).inflate(-4, -4))
        return full

    def _strew(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Tile the paper grain over an area."""
        grain = self._rendered("grain", self.scale)
        surface.set_clip(area)
        for x in range(area.left, area.right, grain.get_width()):
            for y in range(area.top, area.bottom, grain.get_height()):
                surface.blit(grain, (x, y))
        surface.set_clip(None)


@cache
def _name(id: str, colour: str | None, side: int | None) -> str:
    return "-".join(str(word) for word in (id, colour, side) if word is not None)


def _enough(scales: list[float], wanted: float) -> float:
    """The smallest scale that is big enough, or the biggest there is."""
    return min((scale for scale in scales if scale >= wanted - 0.01), default=max(scales))


def _cuts(source: int, target: int, low: int, high: int) -> tuple[list[int], list[int]]:
    """Where a side is cut in the source and in the target; the ends are equally long in both."""
    return [0, low, source - high, source], [0, low, target - high, target]


def _nobody(name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """Lends nothing."""
    return None


def _for_screen(picture: pygame.Surface) -> pygame.Surface:
    """The picture in the window's own format, when there is a window."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return picture
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()
