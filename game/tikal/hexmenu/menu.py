"""Everything that stands round the chosen hex on a wide table: actions above it, and its party below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import palette, shared_art, text
from game.screen.art import Art, Point
from game.table.panels.panel import rim
from game.tikal.hexmenu.actions import neighbour, place_actions
from game.tikal.hexmenu.party import TOP, place_stepper, place_switch
from game.ui import boxes
from game.ui.boxes import Kit, Placed
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

RADIUS, LARGEST = 56.0, 1.3
"""The radius of a hex that the menu is drawn for, and how much bigger it gets when one looks more closely."""
RISE, RISE_SECONDS = 8.0, 0.12
"""How many units the actions rise to their places when a hex is chosen, and for how long."""
LIFT = 22.0
"""How much higher members of the hex above two actions are drawn."""
COST_AT: Point = (-25, -27)
"""Where on a hex the cost of going there is written."""
COST_BESIDE: tuple[Point, Point] = ((-41, -2), (41, -2))
"""Where it is written below the party: at the left, or at the right where a leader stands at the left."""
NORTH, SOUTH = 0, 3


class HexMenu:
    """What can be chosen round a hex, placed anew when something else is chosen or the board is looked at anew."""

    def __init__(self, board: TikalBoard) -> None:
        self.board, self.chosen = board, board.chosen
        self._place = ""
        self._risen = RISE_SECONDS
        self._shown: object = None
        self._actions: list[Placed] = []
        self._stepper: list[Placed] = []
        self._switch: list[Placed] = []

    def update(self) -> None:
        """Another hex may be chosen: its actions rise."""
        self._shown = None
        if self.chosen.place != self._place:
            self._place = self.chosen.place
            self._risen = 0.0 if self._place and self.board.app.settings.motion else RISE_SECONDS

    def pass_time(self, dt: float) -> bool:
        """Whether the actions are still rising."""
        if self._risen >= RISE_SECONDS:
            return False
        self._risen = min(RISE_SECONDS, self._risen + dt)
        return True

    # Places

    @property
    def open(self) -> bool:
        """Whether choices stand round the chosen hex; a small screen has them in its sheet."""
        board, place = self.board, self.chosen.place
        return not board.narrow and bool(place) and board.ground.in_sight(place)

    @property
    def scale(self) -> float:
        """Pixels per unit of what stands at a distance from the middle of a hex."""
        return self.board.ground.radius / RADIUS

    @property
    def kit(self) -> Kit:
        """What its boxes are measured and painted with."""
        board = self.board
        own = min(max(self.scale, board.unit), LARGEST * board.unit)
        return Kit(shared_art.art(board.table.unit), own, board.letters)

    @property
    def placed(self) -> list[Placed]:
        """Everything round the hex with its place, in reading order."""
        self._lay()
        return [*self._actions, *self._switch, *self._stepper]

    def _lay(self) -> None:
        """Place everything anew if something else is to be seen than before."""
        chosen, kit, language = self.chosen, self.kit, self.board.words.language
        picked = (chosen.place, chosen.mode, chosen.party, chosen.incoming, chosen.asking)
        shown = (picked, self.open, self.board.ground, kit.unit, kit.letters, language)
        if shown != self._shown:
            self._shown = shown
            self._actions = place_actions(self, kit)
            self._switch, self._stepper = place_switch(self, kit), place_stepper(self, kit)

    @property
    def choices(self) -> list[pygame.Rect]:
        """Where something can be chosen."""
        return [rect for box, rect in self.placed if box.act is not None]

    def covers(self, x: float, y: float) -> bool:
        """Whether something of the menu lies at a point."""
        return any(rect.collidepoint(x, y) for rect in self.choices)

    def tip(self, x: float, y: float) -> Tip | None:
        """What lies at this point, explained."""
        return boxes.tip(self.placed, x, y)

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """All of it; the actions rise to their places when the hex is chosen."""
        self._lay()
        kit, pointed = self.kit, self.board.pointed
        below = kit.px(RISE * (1 - self._risen / RISE_SECONDS))
        rising = [Placed(box, rect.move(0, below)) for box, rect in self._actions]
        for box, rect in self._switch:
            if box.id == pointed:
                pygame.draw.circle(surface, palette.FIELD, rect.center, rect.w // 2 + round(3 * self.scale))
        shown = [*self._switch, *self._stepper, *rising]
        for box, rect in shown:
            if box.frame:
                text.cover(rect)
        boxes.paint(kit, surface, shown)
        for box, rect in (*self._stepper, *rising):
            if box.id and box.id == pointed and box.enabled:
                rim(surface, rect, kit.unit)

    # What gives way to it

    @property
    def two_rows(self) -> bool:
        """Whether actions stand above each other."""
        self._lay()
        return len({rect.y for box, rect in self._actions if box.act is not None}) > 1

    def lift(self, place: str) -> float:
        """How many pixels higher the members of a hex are drawn, so that the menu does not hide them."""
        if not self._place or not self.open:
            return 0.0
        if place == self._place:
            self._lay()
            low = self.board.ground.places[place][1] + TOP * self.scale
            return max(0.0, low - self._stepper[0].rect.top) if self._stepper else 0.0
        return LIFT * self.scale if place == neighbour(self, NORTH) and self.two_rows else 0.0

    def cost_at(self, place: str) -> Point:
        """Where the cost of going to a hex is written, in units from its middle."""
        self._lay()
        if not self._stepper or place != neighbour(self, SOUTH):
            return COST_AT
        led = any(player["leader"] == place for player in self.chosen.view["players"])
        return COST_BESIDE[led]
