"""The room in hand over the temple, the doors it would open, and its toolbar: turn left, place, turn right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.lost_temple import preview
from game.lost_temple.board import mapping, rooms
from game.screen.art import Art
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.board import marks
from game.table.board.placing import Placing, Turner

if TYPE_CHECKING:
    from game.lost_temple.board.board import LostTempleBoard

BUTTON, GAP = 34, 4
TOOLBAR_AWAY = 24
"""Units of the drawing between the room and its toolbar."""


class RoomPlacing(Placing):
    """A room before it is placed."""

    board: LostTempleBoard
    words = "lost-temple.board"

    def targets(self) -> list[Target]:
        """Also the button in the middle of the toolbar."""
        found = super().targets()
        if self.hand.held:
            check, action = self._toolbar()[1], self.hand.action(self.hand.held)
            placed = self.board.table.words("lost-temple.board.place")
            found.append(Target("ui-place", placed, check, lambda: self._settle(action)))
        return found

    def _settle(self, action: Action) -> None:
        """Place the room; one that is held out of sight is looked at first."""
        if self.board.ground.in_sight(self.hand.held):
            self.board.table.act(action)
        else:
            self.board.show(self.hand.held)

    def _toolbar(self) -> list[pygame.Rect]:
        """The buttons below or above the room."""
        board = self.board
        size, gap = max(board.table.finger, round(BUTTON * board.unit)), round(GAP * board.unit)
        area = board.ground.area(self.hand.held, board.least)
        away = round(TOOLBAR_AWAY * board.ground.unit)
        wide = 3 * size + 2 * gap
        tops = (area.bottom + away, area.top - away - size, area.bottom, area.top - size)
        bars = [pygame.Rect(area.centerx - wide // 2, top, wide, size) for top in tops]
        inside = [bar for bar in bars if board.rect.top <= bar.top and bar.bottom <= board.rect.bottom] or bars
        rows = [self._in_row(bar.clamp(board.rect), size, gap) for bar in inside]
        return next((row for row in rows if not self._hides(row[1])), rows[0])

    def _in_row(self, whole: pygame.Rect, size: int, gap: int) -> list[pygame.Rect]:
        return [pygame.Rect(whole.x + number * (size + gap), whole.y, size, size) for number in range(3)]

    def _hides(self, button: pygame.Rect) -> bool:
        """Whether the middle of another place for the room lies below a button, as it may on a small board."""
        places = self.board.ground.places
        return any(button.collidepoint(places[one]) for one in self.hand.fits if one != self.hand.held)

    def turners(self) -> list[Turner]:
        """The outer buttons of the toolbar."""
        left, _, right = self._toolbar()
        return [Turner("turn-left", left, -1), Turner("turn-right", right, 1)]

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """No rim lies over who leads an altar."""
        super().draw(surface, art)
        self.board.draw_capsules_again(self.board.pen(surface, art))

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
        """Gold dots through each door that the room would open from here."""
        places = self.board.ground.places
        for _, other, walkable in preview.opened(self.board.table.view, place, self.hand.piece, rotation):
            if walkable and other != mapping.OUTSIDE:
                for part in (0.42, 0.5, 0.58):
                    marks.draw_dot(pen, places[place], places[other], part)

    def draw_buttons(self, surface: pygame.Surface, art: Art) -> None:
        """The toolbar from left to right: each button lies over the shadow of the one before."""
        if self.hand.held:
            left, right = self.turners()
            self.draw_turner(surface, art, left)
            marks.draw_button(surface, art, self._toolbar()[1], "ui-check", "main")
            self.draw_turner(surface, art, right)
