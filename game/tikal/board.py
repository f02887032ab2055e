"""The jungle: hexes, fog, what stands on them, and everything that can be chosen there.

The picture can be panned and zoomed. The ground with its tiles is kept until one of them or the look changes;
rims, routes, costs and the tile in hand are drawn above it as the pointer moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from engine import Action, IllegalAction
from engine.tikal import actions as do
from engine.tikal import preview
from game.play.session import Session
from game.screen.art import Art, Point
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table import marks
from game.table.ground import Ground
from game.table.part import Tip
from game.table.vista import Vista
from game.tikal import ground, hexes, labels, naming, outlook, pieces, tooltips
from game.tikal.floor import Floor, Tile
from game.tikal.ground import TikalDrawing, TikalGround
from game.tikal.placing import TilePlacing
from game.tikal.rail import Rail
from game.tikal.zooming import Zooming

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable

COST_AT: Point = (-25, -27)
"""Where on a hex the cost of going there is written."""
BOLD_BELOW = 46.0
"""Hexes of a smaller radius, in CSS pixels, have bigger numbers than the drawings say."""
BOLDEST = 1.5
DOT_STEP = 9.0
"""Units of the sprites between the dots of a route."""


class Board(Vista):
    """The jungle and what stands in it."""

    rims = "terrain"
    table: TikalTable
    ground: TikalGround

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table, table.hand)
        self.bold = 1.0
        """How much bigger numbers are than on a big board."""
        self.pointer: Point | None = None
        """Where a mouse points on the board."""
        self.placing, self.rail, self.zooming = TilePlacing(self), Rail(self), Zooming(self)
        self._floor = Floor()
        self._people: dict[str, list[pieces.Piece]] = {}
        self._holds: dict[str, preview.Hold] = {}

    # The look

    def whole(self) -> TikalGround:
        """The drawing that shows bigger hexes in the place of the board, all of it."""
        return TikalGround(ground.fitting(self.rect), self.rect)

    def lay(self, laid: Ground[TikalDrawing]) -> None:
        """Show the jungle so from now on, with numbers that can be read."""
        super().lay(laid)
        self._people.clear()
        radius = max(1.0, laid.radius / self.table.app.viewport.ratio)
        self.bold = round(min(BOLDEST, max(1.0, BOLD_BELOW / radius)), 2)

    def forget_pictures(self) -> None:
        """Let go of the pictures of tiles."""
        hexes.forget_pictures()

    # The game

    def update(self, session: Session) -> None:
        """See who stands where."""
        view = self.table.view
        self._people.clear()
        temples = [place for place, there in view["board"].items() if "value" in there]
        self._holds = {place: preview.hold(view, place) for place in temples}

    # Targets

    def label(self, action: Action) -> str:
        """What an action does, in a few words."""
        return labels.label(self.table.words, self.table.view, action)

    def targets(self) -> list[Target]:
        """What can be chosen on the board now."""
        if self.hand.piece:
            return [*self.placing.targets(), *self.zooming.targets()]
        found = [one for one in self._hex_targets() if min(one.rect.size) > 0]
        return [*found, *self.zooming.targets(), *self.rail.targets()]

    def _hex_targets(self) -> list[Target]:
        moves = self.table.chosen
        goals = moves.goals()
        found = []
        for place in moves.sources():
            if place not in goals and self.ground.in_sight(place):
                found.append(self._source(place))
        for place, action in goals.items():
            if self.ground.in_sight(place):
                found.append(self.target(action, self.area(place), self._going(action)))
        return found

    def _source(self, place: str) -> Target:
        """A hex to choose; with a kind of action chosen before, that action there."""
        moves, words = self.table.chosen, self.table.words
        if moves.mode == "guard":
            guarding = self._calling(self.table.dialogs.show_guard, place)
            return Target(f"ui-guard {place}", words("tikal.board.guard"), self.area(place), guarding)
        action = moves.direct(place)
        if action is not None:
            return self.target(action, self.area(place))
        choosing = self._calling(moves.select, place)
        label = words("tikal.board.choose", where=naming.at(words, self.table.view, place))
        return Target(f"hex {place}", label, self.area(place), choosing)

    def _calling(self, act: Callable[[str], None], place: str) -> Callable[[], None]:
        return lambda: act(place)

    def _going(self, action: Action) -> Callable[[], None]:
        return lambda: self.table.chosen.go(action)

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The ground with its tiles, kept until one of them changes, and the pieces."""
        lying = self._lying()
        with self.inside(surface):
            self._floor.draw(surface, art, self.ground, lying, self.bold)
            self._draw_pieces(self.pen(surface, art), lying)
        self.zooming.draw(surface, art)

    def forget(self) -> None:
        """Lay the floor anew with the next drawing."""
        self._floor.forget()

    def _lying(self) -> list[Tile]:
        """The tiles, without one that is still being turned over."""
        hides = self.table.motion.hides
        return [
            Tile(place, there["tile"], there["rotation"], there.get("value", 0), there.get("treasures", 0))
            for place, there in self.table.view["board"].items()
            if not hides(f"tile {place}")
        ]

    def _draw_pieces(self, pen: Pen, lying: list[Tile]) -> None:
        for tile in lying:
            at = self.ground.places[tile.place]
            if not self.ground.touches(tile.place):
                continue
            if tile.value:
                pieces.draw_control(pen, at, self._holds[tile.place], self.bold)
            for piece in self.standing(tile.place):
                pieces.draw_piece(pen, at, piece)

    def standing(self, place: str) -> list[pieces.Piece]:
        """What stands on a hex, without what is still on its way there."""
        motion, found = self.table.motion, []
        if place not in self._people:
            self._people[place] = pieces.standing(self.table.view["players"], place, self.bold)
        if not motion.moving:
            return self._people[place]
        for piece in self._people[place]:
            coming = motion.coming(f"{piece.kind} {piece.seat} {place}")
            if not coming:
                found.append(piece)
            elif piece.count > coming:
                found.append(replace(piece, count=piece.count - coming))
        return found

    # What follows the pointer

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """Also the bar of the chosen hex; nothing while something moves."""
        if self.table.motion.moving:
            return
        super().draw_live(surface, art)
        if not self.hand.piece:
            self.rail.draw(surface, art)
        self.zooming.draw_live(surface, art)

    def draw_choices(self, pen: Pen) -> None:
        """Rims round what can be chosen, costs and the way there."""
        moves, pointed = self.table.chosen, self.table.pointed
        goals = moves.goals()
        for place in moves.sources():
            if place == moves.place:
                self.rim(pen, place, "chosen")
            elif pointed in self._ids(place) and place not in goals:
                self.rim(pen, place, "pointed")
            elif not moves.place:
                self.rim(pen, place, "legal")
        for place, action in goals.items():
            over = pointed == str(action)
            self.rim(pen, place, "pointed" if over else "legal")
            if over:
                self._draw_route(pen, action)
        for place in goals:
            cost = moves.cost_to(place) * moves.count
            hexes.draw_cost(pen, self.ground.spot(place, COST_AT), cost, self.bold)

    def _ids(self, place: str) -> tuple[str, ...]:
        return f"hex {place}", f"ui-guard {place}", str(self.table.chosen.direct(place))

    def _draw_route(self, pen: Pen, action: Action) -> None:
        """The way of a member, dotted in gold; a secret path between camps is dotted more widely."""
        legs = preview.route(self.table.session.game, action)
        for start, goal in pairwise(legs):
            apart = DOT_STEP * (2 if goal.secret else 1) * pen.pixels
            marks.draw_dots(pen, self.ground.places[start.place], self.ground.places[goal.place], apart)
        for leg in legs[1:-1]:
            self.rim(pen, leg.place, "route")

    # Explanations

    def hover(self, at: Point | None) -> None:
        """A mouse points here, or nowhere on the board: the tile in hand follows it."""
        at = at if at is not None and self.rect.collidepoint(at) else None
        self.hand.see(self.ground.place_at(*at) if at is not None else "")
        if at != self.pointer:
            self.pointer = at
            if self.hand.piece:
                self.table.changed()

    def tip(self, x: float, y: float) -> Tip | None:
        """The hex at this point, explained."""
        place = self.ground.place_at(x, y)
        if not place:
            return None
        if place in self.hand.fits:
            return outlook.space_tip(self.table, place, self.area(place))
        if place in self.table.chosen.goals():
            return outlook.way_tip(self.table, place, self.area(place))
        return tooltips.place_tip(self.table, place, self.area(place))

    def refusal(self, x: float, y: float) -> Tip | None:
        """Why what was wanted of the hex at this point cannot be done; nothing if nothing was wanted."""
        place = self.ground.place_at(x, y)
        action = self._meant(place) if place else None
        if action is None:
            return None
        try:
            self.table.session.game.copy().apply(action)
        except IllegalAction as error:
            return Tip(self.area(place), self.table.speech.refusal(error, self.table.words))
        return None

    def _meant(self, place: str) -> Action | None:
        """The action that a click on a hex stands for, with what was chosen before."""
        if self.hand.piece:
            return do.PLACE.of(place=place, rotation=self.hand.rotation)
        return self.table.chosen.meant(place)
