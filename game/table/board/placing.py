"""The piece in hand over a board: where it fits, how it would lie there, and the buttons that turn it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.screen.art import Art
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.board import marks
from game.table.board.boardview import BoardView
from game.table.board.hand import Hand


class Turner(NamedTuple):
    """A button that turns the piece by some sides."""

    name: str
    rect: pygame.Rect
    step: int


class Placing:
    """What is seen and chosen on a board while a piece is to be placed."""

    words: str
    """How the keys of its words begin in the catalogue."""

    def __init__(self, board: BoardView) -> None:
        self.board = board

    @property
    def hand(self) -> Hand:
        """What is in hand."""
        return self.board.hand

    @property
    def over(self) -> str:
        """The place that is pointed at, if the piece fits there."""
        place = self.board.pointed.removeprefix("cell ")
        return place if place in self.hand.fits else ""

    # What each game says

    def choose(self, place: str) -> None:
        """A place is chosen that the piece is not held over yet."""
        self.hand.hold(place)

    def turners(self) -> list[Turner]:
        """The buttons that turn the held piece left and right."""
        raise NotImplementedError

    def draw_places(self, pen: Pen) -> None:
        """The places where the piece fits."""
        raise NotImplementedError

    def draw_piece(self, pen: Pen, place: str, rotation: int) -> None:
        """The piece as it would lie at a place."""
        raise NotImplementedError

    def draw_openings(self, pen: Pen, place: str, rotation: int) -> None:
        """The ways that the piece would open from there."""
        raise NotImplementedError

    # Targets

    def targets(self) -> list[Target]:
        """Places to hold the piece over, the place that it is held over, and the two turns."""
        board, hand, words = self.board, self.hand, self.board.words
        found = []
        for place in hand.fits:
            if place != hand.held and board.ground.in_sight(place):
                label = words(f"{self.words}.hold", place=place)
                found.append(Target(f"cell {place}", label, board.area(place), partial(self.choose, place)))
        if hand.held and board.ground.in_sight(hand.held):
            found.append(board.target(hand.action(hand.held), board.area(hand.held)))
        for name, rect, step in self.turners() if hand.held else ():
            found.append(Target(f"ui-{name}", words(f"{self.words}.{name}"), rect, partial(board.turn, step)))
        return found

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The places that can be chosen, and the piece at the one that is pointed at or held."""
        board, hand, pen = self.board, self.hand, self.board.pen(surface, art)
        self.draw_places(pen)
        if shown := self.over or hand.held:
            rotation = hand.turned(shown)
            self.draw_piece(pen, shown, rotation)
            board.rim(pen, shown, "chosen" if shown == hand.held else "pointed")
            self.draw_openings(pen, shown, rotation)

    def draw_buttons(self, surface: pygame.Surface, art: Art) -> None:
        """The buttons that turn the held piece."""
        for turner in self.turners() if self.hand.held else ():
            self.draw_turner(surface, art, turner)

    def draw_turner(self, surface: pygame.Surface, art: Art, turner: Turner) -> None:
        """One of them."""
        state = "hover" if self.board.pointed == f"ui-{turner.name}" else "normal"
        marks.draw_button(surface, art, turner.rect, turner.name.replace("turn", "ui-rotate"), state)
