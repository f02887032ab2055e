"""Placing a piece: where it fits, how it would lie there, what it would join, and the one way to lay it.

Both games place so: a first choice holds the piece over a place, where it is seen as it would lie; "Place here"
lays it. On a wide table the buttons stand beside the piece, in a small window all of them are in the sheet
(placing_sheet.py) and the board comes near.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import hypot
from typing import NamedTuple

import pygame

from engine import Action
from game.screen import shared_art, text
from game.screen.art import Art, Point
from game.screen.brush import Brush
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.board import placing_words
from game.table.board.boardview import BoardView
from game.table.board.gliding import Gliding
from game.table.board.hand import Hand
from game.table.layout import centred_at
from game.table.panels.panel import rim
from game.ui import boxes
from game.ui.boxes import Box, Kit, Placed, Row
from game.ui.buttons import button

SIDE, GAP, CHECK = 34.0, 4.0, 56.0
"""Units of a button below the piece, between two of them, and of the wide one that lays it."""


class Join(NamedTuple):
    """A neighbour that a piece would have: its place, whether there is a way, and what shows that."""

    place: str
    way: bool
    mark: Box


class Placing:
    """What is seen and chosen on a board while a piece is to be placed."""

    words: str
    """How the keys of its words begin in the catalogue."""
    away: float
    """Units of the drawing between the held piece and the buttons below it."""
    near: float
    """The radius in CSS pixels that cells get when a small board comes near."""

    def __init__(self, board: BoardView) -> None:
        self.board, self.gliding = board, Gliding(board)
        self._near_to = ""
        """The place that a small board came near to."""

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

    @property
    def optional(self) -> bool:
        """Whether something else can be done first, so that nothing is held before it is asked for."""
        return False

    def home(self) -> Sequence[Point]:
        """Where one's own pieces stand, in the drawing: the places nearest to them come first."""
        raise NotImplementedError

    def called(self) -> str:
        """What the piece is called."""
        raise NotImplementedError

    def joins(self) -> list[Join]:
        """The neighbours that the held piece would have."""
        raise NotImplementedError

    def then(self) -> str:
        """What comes of placing it here, in a few words."""
        raise NotImplementedError

    def paint(self, brush: Brush, width: float, height: float) -> None:
        """The piece as it is turned, as large as there is room for."""
        raise NotImplementedError

    def draw_places(self, pen: Pen) -> None:
        """The places where the piece fits."""
        raise NotImplementedError

    def draw_piece(self, pen: Pen, place: str, rotation: int) -> None:
        """The piece as it would lie at a place."""
        raise NotImplementedError

    def draw_openings(self, pen: Pen, place: str, rotation: int) -> None:
        """The ways that the piece would open from there, and the neighbours it would not reach."""
        raise NotImplementedError

    @property
    def action(self) -> Action:
        """Laying the piece as it is held."""
        return self.hand.action(self.hand.held)

    # Where it is held

    def places(self) -> list[str]:
        """Where it fits, the place nearest to one's own pieces first."""
        home, points = self.home(), self.board.ground.drawing.places
        return sorted(
            self.hand.fits,
            key=lambda place: min(hypot(points[place][0] - x, points[place][1] - y) for x, y in home),
        )

    def step(self, by: int) -> None:
        """Hold the piece over the next of the places, or the one before."""
        listed = self.places()
        self.hold(listed[(listed.index(self.hand.held) + by) % len(listed)])

    def hold(self, place: str) -> None:
        """Hold the piece over a place; over none to let go of it. What others did has been seen then."""
        if self.board.narrow:
            self.board.table.recap.end()
        self._near_to = self._near_to if place else ""
        self.hand.hold(place)
        if place:
            self.board.table.remark(placing_words.reading(self))

    def take_up(self) -> None:
        """Hold the piece over the nearest place that it fits in."""
        self.hold(self.places()[0])

    def lay(self) -> None:
        """Lay the piece where it is held; a place out of sight is looked at first."""
        if self.board.ground.in_sight(self.hand.held):
            self.board.table.act(self.action)
        else:
            self.board.show(self.hand.held)

    def begin(self) -> bool:
        """In a small window the piece is always seen in its place; true if it is held from now on."""
        hand = self.hand
        if not self.board.narrow or not hand.piece or hand.held or self.optional:
            return False
        hand.held = self.places()[0]
        return True

    def come_near(self) -> None:
        """Have a small board show the held piece from near, and all of it again when it is laid."""
        board, held = self.board, self.hand.held
        table = board.table
        if not board.narrow or table.mode.moves_board or table.recap.recap is not None or held == self._near_to:
            return
        before, self._near_to = self._near_to, held
        if held:
            self.gliding.to(held, self.near)
        elif before and not self.hand.piece:
            board.look_at_all()

    def forget(self) -> None:
        """The board lies elsewhere: nothing is near any more."""
        self._near_to = ""

    # Targets

    def targets(self) -> list[Target]:
        """Places to hold the piece over, the place that it is held over, and the buttons of a wide table."""
        board, hand, words = self.board, self.hand, self.board.words
        found = []
        for place in hand.fits:
            if place != hand.held and board.ground.in_sight(place):
                label = words(f"{self.words}.hold", place=place)
                found.append(Target(f"cell {place}", label, board.area(place), partial(self.hold, place)))
        if hand.held and board.ground.in_sight(hand.held):
            found += self._held()
        return [*found, *boxes.targets(self.kit, self.toolbar())]

    def _held(self) -> list[Target]:
        """What choosing the place again does: in a small window it turns the piece, elsewhere it lays it."""
        board, hand = self.board, self.hand
        area = board.area(hand.held)
        if not board.narrow:
            return [replace(board.target(self.action, area), steady=True)]
        label = board.words("placing.right")
        return [Target("ui-turn-piece", label, area, partial(board.turn, 1))] if hand.turnable else []

    # The buttons of a wide table

    @property
    def kit(self) -> Kit:
        """What the buttons are measured and painted with."""
        board = self.board
        return Kit(shared_art.art(board.table.unit), board.unit, board.letters, board.table.finger / board.unit)

    def toolbar(self) -> list[Placed]:
        """Turn left, place, turn right and let go, beside the held piece where they hide the fewest places."""
        board, hand, kit = self.board, self.hand, self.kit
        if board.narrow or not hand.held or not board.ground.in_sight(hand.held):
            return []
        row = Row(children=self._buttons(), gap=GAP, align="fill")
        wide, tall = row.width(kit), kit.px(SIDE)
        area, away = board.ground.area(hand.held), round(self.away * board.ground.unit)
        down, aside = area.h // 2 + away + tall // 2, area.w // 2 + away + wide // 2
        x, y = area.center
        sides = ((x, y + down), (x, y - down), (x + aside, y), (x - aside, y))
        corners = ((x + right, y + below) for below in (down, -down) for right in (wide // 2, -wide // 2))
        bars = [centred_at(spot, wide, tall).clamp(board.rect) for spot in (*sides, *corners)]
        apart = [bar for bar in bars if not bar.colliderect(area)]
        return list(row.lay(kit, min(apart or bars, key=self._hidden)))

    def _hidden(self, bar: pygame.Rect) -> int:
        """How many other places for the piece have their middle below the buttons."""
        ground, hand = self.board.ground, self.hand
        near = bar.inflate(bar.h // 2, bar.h // 2)
        return sum(near.collidepoint(ground.places[place]) for place in hand.fits if place != hand.held)

    def _buttons(self) -> list[Box]:
        words, hand, placed = self.board.words, self.hand, str(self.action)

        def one(id: str, icon: str, label: str, act: boxes.Act, *, wide: float = SIDE, main: bool = False) -> Box:
            return button(
                id, "", act, icon=icon, label=label, main=main, wide=wide, tall=SIDE, least=SIDE, zoom=0.9
            )

        turns = [
            one(f"ui-turn-{way}", f"ui-rotate-{way}", words(f"placing.{way}"), partial(self.board.turn, step))
            for way, step in (("left", -1), ("right", 1))
            if hand.turnable
        ]
        check = one(f"{placed} #here", "ui-check", words("placing.here"), self.lay, wide=CHECK, main=True)
        away = one("ui-let-go", "ui-close", words(f"{self.words}.other"), partial(self.hold, ""))
        return [*turns[:1], check, *turns[1:], away]

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

    def draw_buttons(self, surface: pygame.Surface) -> None:
        """The buttons below the held piece."""
        kit, placed = self.kit, self.toolbar()
        for box, rect in placed:
            if box.id:
                text.cover(rect)
        boxes.paint(kit, surface, placed)
        for box, rect in placed:
            if box.id and box.id == self.board.pointed:
                rim(surface, rect, kit.unit)
