"""A small picture of the board as it was, drawn by the table's own code: the places that a turn is about."""

from __future__ import annotations

import pygame

from game.app import App
from game.screen import palette, shared_art, text
from game.session.playback import Playback
from game.session.session import Session
from game.table.board.boardview import BoardView
from game.table.gamerecord import games
from game.table.table import Table

RADIUS = 30.0
"""The radius of a cell in the picture, in units."""
FIRST = (640, 420)
"""Units of a board that is only measured."""


class Thumbnails:
    """Pictures of one game; each is drawn once."""

    def __init__(self, app: App, session: Session) -> None:
        self._app, self._session = app, session
        self._table: Table | None = None
        self._kept: dict[tuple[int, str, tuple[int, int]], pygame.Surface | None] = {}

    def at(self, move: int, place: str, size: tuple[int, int], unit: float) -> pygame.Surface | None:
        """The board round a place after so many moves; None where a game has no board."""
        key = move, place, size
        if key not in self._kept:
            self._kept[key] = self._drawn(move, place, size, unit)
        return self._kept[key]

    def _drawn(self, move: int, place: str, size: tuple[int, int], unit: float) -> pygame.Surface | None:
        table = self._at_table()
        board = next((part for part in table.parts if isinstance(part, BoardView)), None)
        if board is None:
            return None
        session = table.session
        assert isinstance(session, Playback)
        session.go_to(move)
        table.arrange()
        rect = pygame.Rect(0, 0, round(FIRST[0] * unit), round(FIRST[1] * unit))
        board.place(rect, unit, False)
        larger = RADIUS * unit / board.ground.radius
        rect = pygame.Rect(0, 0, max(size[0], round(rect.w * larger)), max(size[1], round(rect.h * larger)))
        board.place(rect, unit, False)
        board.update(session)
        with text.sheet(rect.size) as sheet:
            board.draw(sheet.surface, shared_art.art(unit))
        spots = board.ground.places
        middle = spots.get(place) or spots.get(self._somewhere(board)) or rect.center
        crop = pygame.Rect((0, 0), size)
        crop.center = round(middle[0]), round(middle[1])
        crop.clamp_ip(board.ground.seen.clip(rect))
        picture = pygame.Surface(size)
        picture.fill(palette.TABLE)
        picture.blit(sheet.surface, (0, 0), crop)
        board.forget_pictures()
        return picture

    def _at_table(self) -> Table:
        if self._table is None:
            playback = Playback(self._session)
            self._table = games(self._app)[self._session.setup.game].table(self._app, playback)
            self._table.layout(self._app.viewport)
        return self._table

    def _somewhere(self, board: BoardView) -> str:
        """A place in the middle of the board."""
        places = sorted(board.ground.places)
        return places[len(places) // 2] if places else ""
