"""What the boards of both games share: a picture that can be looked at more closely, and places to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

import pygame

from engine import Action
from game.screen import text
from game.screen.art import Art, Point
from game.screen.pen import Pen
from game.screen.targets import Target, at
from game.session.played import AnyEvent
from game.table.board.camera import Camera, CameraView
from game.table.board.fading import FADE_SECONDS
from game.table.board.hand import Hand
from game.table.board.layer import scene_in_pieces
from game.table.board.mapping import BoardMapping, Drawing
from game.table.panels.part import Part

if TYPE_CHECKING:
    from game.table.board.placing import Placing
    from game.table.table import Table


class BoardView(Part):
    """A board: its ground, which is panned and zoomed, and what is drawn and chosen at the places of it."""

    table: Table
    name = "board"
    rims: str
    """How the sprites that lie round a cell begin, such as "hex" of "hex-pointed"."""
    placing: Placing

    def __init__(self, table: Table, hand: Hand) -> None:
        super().__init__(table)
        self.hand = hand
        self.ground: BoardMapping[Drawing] = self.whole()
        self._areas: dict[str, pygame.Rect] = {}
        """Where places can be pointed at, as the board is looked at now."""

    # What each game's board says

    def whole(self) -> BoardMapping[Drawing]:
        """All of the board, in the place that it has."""
        raise NotImplementedError

    def forget_pictures(self) -> None:
        """Let go of pictures that are kept: cells will be drawn at another size."""
        raise NotImplementedError

    def label(self, action: Action) -> str:
        """What an action does, in a few words."""
        return self.table.label(action)

    def draw_choices(self, pen: Pen) -> None:
        """Rims round what can be chosen, and what would come of it, while nothing is in hand."""
        raise NotImplementedError

    def corners(self) -> list[pygame.Rect]:
        """What lies over the board where letters and numbers could be."""
        return []

    @property
    def fixed(self) -> bool:
        """Whether the board is always shown whole."""
        return False

    # The look

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie here; all of the board is in sight again."""
        super().place(rect, unit, narrow)
        self.placing.forget()
        self.lay(self.whole())

    def lay(self, laid: BoardMapping[Drawing]) -> None:
        """Show the board so from now on."""
        self.ground = laid
        self._areas.clear()

    @property
    def sight(self) -> CameraView:
        """The board as it is looked at now."""
        return self.ground.sight

    @property
    def most(self) -> float:
        """The biggest zoom that is of use."""
        return self.ground.most(self.app.viewport.ratio)

    def look(self, look: Camera) -> None:
        """Look at the board in another way."""
        if look != self.sight.look and not self.fixed:
            nearer = look.zoom != self.sight.look.zoom
            if nearer:
                self.forget_pictures()
            self.lay(self.ground.looked_at(look))
            if nearer or not self.app.moving:
                self.table.redraw()
            else:
                self.table.picture.pan(self)

    def look_at_all(self) -> None:
        """Show all of the board again, which fades in."""
        if self.sight.look != Camera():
            if self.app.settings.motion:
                self.table.fade(FADE_SECONDS)
            self.look(Camera())

    def zoom(self, steps: int, at: Point | None = None) -> None:
        """Zoom in by so many steps, towards a point or the middle."""
        x, y = at or self.rect.center
        self.look(self.sight.zoomed(steps, x, y, self.most))

    def pan(self, dx: float, dy: float) -> None:
        """Move the picture by so many pixels."""
        self.look(self.sight.panned(dx, dy))

    def show(self, place: str) -> None:
        """Have a place in sight."""
        if place in self.ground.places:
            self.look(self.ground.showing(place))

    # Choosing

    @property
    def least(self) -> int:
        """The least side of a place that can be chosen: what a finger needs in a small window."""
        return self.table.finger if self.narrow else 0

    def area(self, place: str) -> pygame.Rect:
        """The rectangle of a place that can be pointed at, as far as it is in sight."""
        if place not in self._areas:
            area = self.ground.area(place, self.least)
            if self.ground.close:
                area = area.clip(self.rect)
                missing = (max(0, self.least - side) for side in area.size)
                area = area.inflate(*missing).clamp(self.rect)
            self._areas[place] = area
        return self._areas[place]

    def target(self, action: Action, rect: pygame.Rect, act: Callable[[], None] | None = None) -> Target:
        """A target that stands for an action, and carries it out unless something else is to be done."""
        return Target(str(action), self.label(action), rect, act or self.table.acting(action))

    def at(self, place: str) -> Target | None:
        """What can be chosen at a place, which is brought into sight; None at a place that there is not."""
        if place not in self.ground.places:
            return None
        if not self.ground.in_sight(place):
            self.show(place)
        return at(self.table.targets(), *self.ground.places[place])

    def turn(self, step: int) -> None:
        """Turn what is in hand by so many sides, clockwise."""
        if self.narrow and self.hand.held:
            self.table.recap.end()
        self.hand.turn(step)

    # Drawing

    def in_pieces(self, art: Art) -> Iterator[None]:
        """The scene of the board."""
        return scene_in_pieces(art, self.ground.from_corner())

    def inside(self, surface: pygame.Surface) -> AbstractContextManager[None]:
        """Draw inside the board only, and note only texts that can be read there."""
        return _inside(surface, self.rect)

    def pen(self, surface: pygame.Surface, art: Art) -> Pen:
        """A pen for what lies on the board."""
        return Pen(surface, art, self.ground.pixels)

    def rim(self, pen: Pen, place: str, kind: str) -> None:
        """A rim round a place: "legal", "pointed", "chosen" or "route"."""
        pen.put(f"{self.rims}-{kind}", self.ground.places[place])

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """What can be chosen, or what is in hand."""
        with self.inside(surface):
            if self.hand.piece:
                self.placing.draw(surface, art)
            else:
                self.draw_choices(self.pen(surface, art))
        if self.hand.piece:
            self.placing.draw_buttons(surface)

    def draw_spot(self, surface: pygame.Surface, art: Art, place: str) -> None:
        """Point out a place."""
        with self.inside(surface):
            self.rim(self.pen(surface, art), place, "pointed")


@contextmanager
def _inside(surface: pygame.Surface, rect: pygame.Rect) -> Iterator[None]:
    surface.set_clip(rect)
    with text.noting(lambda one: rect.contains(one.rect)):
        yield
    surface.set_clip(None)


def where(event: AnyEvent) -> str:
    """The place at which an event happened, or nothing."""
    return str(event.get("place") or (event["route"][-1] if event.get("route") else ""))
