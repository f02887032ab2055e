"""The room or sanctuary in hand over the temple, the doors that it would share, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import preview
from engine.lost_temple.preview import Joint
from game.lost_temple.board import mapping, rooms
from game.lost_temple.words import naming
from game.screen.art import Art, Point
from game.screen.brush import Brush
from game.screen.pen import Pen
from game.table.board import marks
from game.table.board.placing import Join, Placing
from game.ui.boxes import Box, Row
from game.ui.widgets import Sprite

if TYPE_CHECKING:
    from game.lost_temple.board.board import LostTempleBoard

LARGEST = 1.4
ROOM = 84.0
"""Units of a room of the art with some air round it."""
SHUT = 0.5
"""Where the mark of a wall lies on the way to a neighbour."""


class RoomPlacing(Placing):
    """A room before it is placed."""

    board: LostTempleBoard
    words = "lost-temple.board"
    away = 24.0
    near = 52.0

    @property
    def optional(self) -> bool:
        """A sanctuary is one of several icons, and may be left."""
        return rooms.dark(self.hand.piece)

    def home(self) -> Sequence[Point]:
        """Where the explorer stands."""
        drawing = self.board.ground.drawing
        return [drawing.places[self.board.mine["place"]]]

    def called(self) -> str:
        """The room by its colour."""
        return naming.room(self.board.words, self.hand.piece)

    def _joints(self, place: str, rotation: int) -> list[Joint]:
        return preview.joints(self.board.view, place, self.hand.piece, rotation)

    def joins(self) -> list[Join]:
        """Each neighbour with the keys for its doors."""
        hand, found = self.hand, dict[str, Join]()
        for joint in self._joints(hand.held, hand.turned(hand.held)):
            place = self.board.words("placing.outside") if joint.place == mapping.OUTSIDE else joint.place
            keys: list[Box] = [Sprite(sprite=f"key-{colour}", zoom=0.6, wide=22) for colour in joint.colours]
            mark = Row(children=keys) if keys else marks.shut_mark()
            found.setdefault(place, Join(place, bool(joint.colours), mark))
        return list(found.values())

    def then(self) -> str:
        """What an excavation there would bring; a sanctuary brings the next one to light."""
        words, view, piece = self.board.words, self.board.view, self.hand.piece
        if rooms.dark(piece):
            more = view["sanctuaries"]["left"] > 1
            return words("lost-temple.board.then.next") if more else ""
        elsewhere = preview.door_points(view, view["seat"], piece.partition("-")[0])
        points = preview.spaces(piece)[0].points + len(preview.doors(piece, 0)) + elsewhere
        return words("lost-temple.board.then", points=points)

    def paint(self, brush: Brush, width: float, height: float) -> None:
        """The room as it is turned."""
        zoom = min(LARGEST, width / ROOM, height / ROOM)
        pen = Pen(brush.surface, brush.art, brush.unit * zoom)
        at = brush.x + width / 2 * brush.unit, brush.y + height / 2 * brush.unit
        rooms.draw_new_room(pen, at, self.hand.piece, self.hand.turned(self.hand.held))

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """No rim lies over who leads an altar, and what a key would change there is still shown."""
        super().draw(surface, art)
        self.board.draw_altars(self.board.pen(surface, art))

    def draw_places(self, pen: Pen) -> None:
        """A rim round every cell but the one that the room is held over."""
        over = self.over
        for place in self.hand.fits:
            if place != self.hand.held:
                self.board.rim(pen, place, "pointed" if place == over else "legal")

    def draw_piece(self, pen: Pen, place: str, rotation: int) -> None:
        """The room with all its spaces free."""
        rooms.draw_new_room(pen, self.board.ground.places[place], self.hand.piece, rotation)

    def draw_openings(self, pen: Pen, place: str, rotation: int) -> None:
        """Gold dots through each door that the room would open from here, a cross where there is none."""
        places = self.board.ground.places
        for joint in self._joints(place, rotation):
            if joint.place == mapping.OUTSIDE:
                continue
            start, end = places[place], places[joint.place]
            if joint.colours:
                for part in (0.42, 0.5, 0.58):
                    marks.draw_dot(pen, start, end, part)
            else:
                marks.draw_shut(pen, start, end, SHUT)
