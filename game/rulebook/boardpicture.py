"""The picture of a worked example: its position, drawn by the table's own code, with the sums marked."""

from __future__ import annotations

from functools import cached_property

import pygame

from game.app import App
from game.host.viewport import Viewport
from game.rulebook.example import BOARD, Example
from game.rulebook.sandbox import SandboxMode
from game.rulebook.sum_marks import draw_marks, draw_rims
from game.screen import palette, shared_art, text
from game.screen.palette import CREAM
from game.session.trial import SandboxSession
from game.table.board.animation import between
from game.table.board.boardview import BoardView
from game.table.board.camera import Camera, fit
from game.table.gamerecord import games
from game.table.table import Table
from game.table.worked_sums import Sum
from game.ui import styles

ROOM = 1.45
"""How far round the middle of a place it is seen, in radii."""
LOW = 0.78
"""How far below the middle of a place its name stands, in radii."""
SPOTS = ((0, LOW), (0, 0.42), (0, 0.1), (-0.5, 0.45), (0.5, 0.45), (0, -LOW), (-0.5, -0.4), (0.5, -0.4))
"""Where else it may stand when something is marked or written there: to the right and below, in radii."""
NAME = styles.FINE_LABEL.in_ink(CREAM)
"""The letters of a place's name."""
WINDOW = (1280, 720)
"""The window, in units, in which parts beside the board are drawn."""
LARGEST = 1.75
"""How much bigger than there they are shown at most."""


class BoardPicture:
    """An example at its table; the picture is drawn once for each sum that is pointed at."""

    def __init__(self, app: App, example: Example) -> None:
        self._app, self.example = app, example
        self._kept: dict[tuple[tuple[int, int], float, int | None], text.PaintedSheet] = {}
        self._base: tuple[tuple[int, int], float, text.PaintedSheet] | None = None

    @cached_property
    def session(self) -> SandboxSession:
        """The position."""
        return self.example.session(self._app)

    @cached_property
    def table(self) -> Table:
        """The table of the game in this position."""
        return games(self._app)[self.example.game].table(self._app, self.session, SandboxMode())

    @cached_property
    def sums(self) -> list[Sum]:
        """What is reckoned in the position."""
        worked = games(self._app)[self.example.game].worked
        assert worked is not None
        self.table.layout(self._app.viewport)
        return worked.sums(self.table, self.example.asks)

    def picture(self, size: tuple[int, int], unit: float, lit: int | None) -> text.PaintedSheet:
        """The picture in this size, with one sum brighter than the others."""
        key = size, unit, lit
        if key not in self._kept:
            if self._base is None or self._base[:2] != (size, unit):
                self._kept.clear()
                self._base = size, unit, self._drawn(size, unit)
            self._kept[key] = self._marked(self._base[2], size, unit, lit)
        return self._kept[key]

    def sum_at(self, x: float, y: float) -> int | None:
        """The sum that is about the place at a point of the picture."""
        if self.example.picture != BOARD or self._base is None:
            return None
        board = self._board()
        place = board.ground.place_at(x, y)
        for number, one in enumerate(self.sums):
            over = {step.goal for step in one.way} | {step.start for step in one.way[1:]}
            if place and (place in one.places or place in over) and not one.barred:
                return number
        return None

    # Inside

    def _board(self) -> BoardView:
        return next(part for part in self.table.parts if isinstance(part, BoardView))

    def _drawn(self, size: tuple[int, int], unit: float) -> text.PaintedSheet:
        if self.example.picture != BOARD:
            return self._part(size, unit)
        board = self._board()
        with text.sheet(size) as sheet:
            self._look(board, sheet.surface.get_rect(), unit)
            sheet.surface.fill(palette.TABLE)
            board.draw(sheet.surface, shared_art.art(unit))
        board.forget_pictures()
        return sheet

    def _look(self, board: BoardView, rect: pygame.Rect, unit: float) -> None:
        """Have the board in this window, as close as its places allow."""
        board.place(rect, unit, True)
        board.update(self.session)
        drawing = board.ground.drawing
        spots = [drawing.places[place] for place in self.example.around]
        if not spots:
            return
        far = ROOM * drawing.radius
        left, right = min(x for x, _ in spots) - far, max(x for x, _ in spots) + far
        top, bottom = min(y for _, y in spots) - far, max(y for _, y in spots) + far
        whole = fit(drawing.size, rect)
        zoom = min(rect.w / (right - left), rect.h / (bottom - top)) / whole
        middle = (left + right) / 2 / drawing.size[0], (top + bottom) / 2 / drawing.size[1]
        if zoom > 1:
            board.lay(board.ground.looked_at(Camera(zoom, *middle)))
            board.forget_pictures()

    def _part(self, size: tuple[int, int], unit: float) -> text.PaintedSheet:
        """A panel of the table as a wide window has it: all of it, or what the example is about in the middle."""
        table, name = self.table, self.example.picture
        part = next(one for one in table.parts if one.name == name)
        wide, tall = table.arranged(Viewport(*WINDOW)).rect(name).size
        fitting = LARGEST if self.example.around else min(size[0] / unit / wide, size[1] / unit / tall)
        scale = unit * min(max(1.0, fitting), LARGEST)
        part.place(pygame.Rect(0, 0, round(wide * scale), round(tall * scale)), scale, False)
        part.update(self.session)
        with text.sheet(part.rect.size) as whole:
            part.draw(whole.surface, shared_art.art(scale))
        middle = part.rect.center
        for sight in (one for around in self.example.around for one in table.sights(around)):
            middle = sight.rect.center
        with text.sheet(size) as sheet:
            sheet.surface.blit(shared_art.art(unit).scene("table", size), (0, 0))
            whole.show(sheet.surface, size[0] // 2 - middle[0], size[1] // 2 - middle[1])
        table.layout(self._app.viewport)
        return sheet

    def _marked(
        self, base: text.PaintedSheet, size: tuple[int, int], unit: float, lit: int | None
    ) -> text.PaintedSheet:
        worked = games(self._app)[self.example.game].worked
        if self.example.picture != BOARD or worked is None:
            return base
        sums = self.sums
        board = self._board()
        with text.sheet(size) as sheet:
            self._look(board, sheet.surface.get_rect(), unit)
            base.show(sheet.surface, 0, 0)
            pen = board.pen(sheet.surface, shared_art.art(unit))
            draw_rims(board, pen, worked, sums, lit)
            self._name_places(board, sheet.surface, unit)
            draw_marks(board, pen, worked, sums, lit)
        board.forget_pictures()
        return sheet

    def _name_places(self, board: BoardView, surface: pygame.Surface, unit: float) -> None:
        """The names of the places that the sums speak of, beside what is marked between them."""
        steps = [step for one in self.sums for step in one.way]
        named = {place for one in self.sums for place in one.places}
        named |= {place for step in steps for place in (step.start, step.goal)}
        places, size = board.ground.places, round(NAME.size * unit)
        taken = [between(places[step.start], places[step.goal], 0.5) for step in steps]
        for place in sorted(named & places.keys()):
            if not board.ground.in_sight(place):
                continue
            wide, tall = text.measure(place, NAME.role, size)
            tag = pygame.Rect(0, 0, wide + round(10 * unit), tall + round(2 * unit))
            x, y = places[place]
            written = [one.rect for one in text.drawn]
            for right, low in SPOTS:
                tag.center = round(x + right * board.ground.radius), round(y + low * board.ground.radius)
                near = tag.inflate(round(20 * unit), round(20 * unit))
                if not any(near.collidepoint(at) for at in taken) and tag.collidelist(written) < 0:
                    break
            else:
                tag.center = round(x), round(y + LOW * board.ground.radius)
            tag.clamp_ip(surface.get_rect())
            text.cover(tag)
            pygame.draw.rect(surface, palette.NIGHT, tag, border_radius=round(7 * unit))
            text.draw(surface, place, NAME.role, size, NAME.ink, tag, "ellipsis", "centre")
