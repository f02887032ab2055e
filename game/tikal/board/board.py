"""The jungle: hexes, fog, what stands on them, and everything that can be chosen there.

The picture can be panned and zoomed. The ground with its tiles is kept until one of them or the look changes;
rims, routes, costs and the tile in hand are drawn above it as the pointer moves.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from engine import Action, IllegalAction
from engine.tikal import PlayerView, preview
from engine.tikal import actions as do
from game.screen.art import Art, Point
from game.screen.pen import Pen
from game.screen.targets import Target
from game.session.session import Session
from game.table.board.boardview import BoardView
from game.table.board.coordinates import Coordinates
from game.table.board.mapping import BoardMapping, Drawing
from game.tikal.board import hexes, mapping, pieces, tokens
from game.tikal.board.edges import Edges
from game.tikal.board.floor import TikalFloor, Tile
from game.tikal.board.hextargets import HexTargets
from game.tikal.board.mapping import TikalMapping
from game.tikal.board.placing import TilePlacing
from game.tikal.board.route import draw_trail
from game.tikal.board.zooming import Zooming
from game.tikal.features import passages
from game.tikal.forecast import outlook
from game.tikal.hexmenu.menu import HexMenu
from game.tikal.words import tooltips
from game.ui import boxes
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

LEAST = 12.0
"""The smallest numbers, in CSS pixels: those of small hexes are bigger than the drawings say."""
BOLDEST = 2.0


class TikalBoard(BoardView):
    """The jungle and what stands in it."""

    rims = "terrain"
    table: TikalTable
    ground: TikalMapping

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table, table.hand)
        self.chosen, self._motion, self.carrying = table.chosen, table.motion, table.carrying
        self._speech = table.speech
        self.bold = 1.0
        """How much bigger numbers are than on a big board."""
        self.pointer: Point | None = None
        """Where a mouse points on the board."""
        self.placing, self.zooming = TilePlacing(self), Zooming(self)
        self.ring, self.edges, self.hex_targets = HexMenu(self), Edges(self), HexTargets(self)
        self._floor, self._coordinates = TikalFloor(), Coordinates(self)
        self._people: dict[str, list[pieces.Piece]] = {}
        self._holds: dict[str, preview.Hold] = {}
        self._ties: dict[str, tuple[int, ...]] = {}
        self._shown: dict[str, hexes.HexPicture] = {}
        """What lies on each hex, as it is drawn."""

    # The look

    def whole(self) -> TikalMapping:
        """The drawing that shows bigger hexes in the place of the board, all of it."""
        return TikalMapping(mapping.fitting(self.rect), self.rect)

    def lay(self, laid: BoardMapping[Drawing]) -> None:
        """Show the jungle so from now on, with numbers that can be read."""
        super().lay(laid)
        self._people.clear()
        least = LEAST * self.app.viewport.ratio
        self.bold = round(min(BOLDEST, max(1.0, least / (hexes.NUMBER * laid.pixels))), 2)

    def corners(self) -> list[pygame.Rect]:
        """The buttons that zoom."""
        return [one.rect for one in self.zooming.targets()]

    def forget_pictures(self) -> None:
        """Let go of the pictures of tiles."""
        hexes.forget_pictures()
        tokens.forget_pictures()

    # The game

    def update(self, session: Session) -> None:
        """See who stands where."""
        view = self.table.view
        self._people.clear()
        temples = [place for place, there in view["board"].items() if "value" in there]
        self._holds = {place: preview.hold(view, place) for place in temples}
        self._ties = {place: tuple(preview.tied(view, place)) for place in temples}
        self.ring.update()

    @property
    def held(self) -> set[str]:
        """The temples that somebody holds."""
        return {place for place, hold in self._holds.items() if hold.seat >= 0}

    # Targets

    def targets(self) -> list[Target]:
        """What can be chosen on the board now."""
        if self.hand.piece:
            return [*self.placing.targets(), *self.zooming.targets(), *self.edges.targets()]
        ring = boxes.targets(self.ring.kit, self.ring.placed)
        return [*self.hex_targets.targets(), *self.zooming.targets(), *self.edges.targets(), *ring]

    def at_hand(self, place: str) -> bool:
        """Whether so much of a hex is in sight that a finger finds it."""
        return self.ground.in_sight(place) and min(self.area(place).size) >= self.least

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The ground with its tiles, kept until one of them changes, what lies on them, and the rim."""
        lying = self._lying()
        with self.inside(surface):
            self._floor.draw(surface, art, self.ground, lying)
            pen = self.pen(surface, art)
            self._shown = {tile.place: kept for tile in lying if (kept := self._tokens(pen, tile)) is not None}
            for place, kept in self._shown.items():
                kept.show(pen, self.ground.places[place])
            self._coordinates.draw(surface, art)
        self.zooming.draw(surface, art)

    def forget(self) -> None:
        """Lay the floor anew with the next drawing."""
        self._floor.forget()

    def _lying(self) -> list[Tile]:
        """The tiles, without one that is still being turned over."""
        hides = self._motion.hides
        return [
            Tile(place, there["tile"], there["rotation"], there.get("value", 0), there.get("treasures", 0))
            for place, there in self.table.view["board"].items()
            if not hides(f"tile {place}")
        ]

    def _tokens(self, pen: Pen, tile: Tile) -> hexes.HexPicture | None:
        """The picture of what lies on a hex, or nothing where nothing does."""
        standing = self._lifted(tile.place, self.ring.lift(tile.place) / pen.pixels)
        if not (tile.value or tile.treasures or standing) or not self.ground.touches(tile.place):
            return None
        hold, tied = self._holds.get(tile.place, tokens.NOBODY), self._ties.get(tile.place, ())
        return tokens.picture(pen.art, pen.pixels, self.bold, tile.value, tile.treasures, hold, tied, standing)

    def _lifted(self, place: str, lift: float) -> tuple[pieces.Piece, ...]:
        """What stands on a hex, its workers so many units higher than usual: they give way to the ring."""
        standing = self.standing(place)
        if not lift:
            return tuple(standing)
        return tuple(
            replace(one, spot=(one.spot[0], one.spot[1] - lift)) if one.kind == "group" else one
            for one in standing
        )

    def draw_tokens(self, pen: Pen, places: Set[str]) -> None:
        """Lay plates and members over the rims and glows that were drawn at these places, in the board's order."""
        for place, kept in self._shown.items():
            if place in places:
                kept.again(pen, self.ground.places[place])

    def spot_of(self, players: Sequence[PlayerView], place: str, seat: int, member: str) -> Point:
        """Where a player's leader or workers stand on a hex, in units from its middle."""
        standing = pieces.standing(players, place, temple=place in self._holds, bold=self.bold)
        return pieces.spot_of(standing, seat, member)

    def standing(self, place: str) -> list[pieces.Piece]:
        """What stands on a hex, without what is still on its way there."""
        motion, found = self._motion, []
        if place not in self._people:
            players = self.table.view["players"]
            self._people[place] = pieces.standing(players, place, temple=place in self._holds, bold=self.bold)
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
        """Also the ring of the chosen hex and what is carried; nothing while something moves."""
        if self._motion.moving:
            return
        super().draw_live(surface, art)
        if not self.hand.piece:
            with self.inside(surface):
                self.ring.draw(surface, art)
        if not self.app.moving:
            self.edges.draw(surface, art)
        self._coordinates.draw_again(surface, art)
        if self.ground.close:
            self.zooming.draw(surface, art)
        self.zooming.draw_live(surface, art)
        self.carrying.draw(surface, art)

    def draw_spot(self, surface: pygame.Surface, art: Art, place: str) -> None:
        """Point out a place; what lies there stays to be read."""
        super().draw_spot(surface, art, place)
        with self.inside(surface):
            self.draw_tokens(self.pen(surface, art), {place})

    def draw_choices(self, pen: Pen) -> None:
        """Rims round what can be chosen, the way to what is pointed at, and costs."""
        chosen, pointed = self.chosen, self.pointed
        goals, plan = chosen.goals(), self.table.planned()
        aim = plan.goal if plan is not None else ""
        for place in chosen.sources():
            if place == chosen.place:
                self.rim(pen, place, "chosen")
            elif pointed in self._ids(place) and place not in goals:
                self.rim(pen, place, "pointed")
            elif not chosen.place:
                self.rim(pen, place, "legal")
        for place in goals:
            if place != aim:
                self.rim(pen, place, "legal")
        if plan is not None and aim:
            self.rim(pen, aim, "pointed")
            draw_trail(pen, self.ground, preview.route(self.session.game, plan.actions[0]))
        self.draw_tokens(pen, {*chosen.sources(), *goals})
        for place, actions in goals.items():
            at = self.edges.inward(self.ground.spot(place, self.ring.cost_at(place)), place)
            hexes.draw_cost(pen, at, chosen.cost(*actions), self.bold)

    def _ids(self, place: str) -> tuple[str, ...]:
        return f"hex {place}", f"ui-guard {place}", *map(str, self.chosen.at(place))

    # Explanations

    def hover(self, at: Point | None) -> None:
        """A mouse points here, or nowhere on the board: the tile in hand follows it."""
        at = at if at is not None and self.rect.collidepoint(at) else None
        if at != self.pointer:
            self.pointer = at
            if self.hand.piece:
                self.table.changed()

    def tip(self, x: float, y: float) -> Tip | None:
        """What stands round the chosen hex or the hex at this point, explained."""
        if not self.hand.piece and (tip := self.ring.tip(x, y)) is not None:
            return tip
        place = self.ground.place_at(x, y)
        if not place:
            return None
        if place in self.hand.fits:
            return outlook.space_tip(self.words, self.session, self.hand, place, self.area(place))
        if place in self.chosen.goals():
            return outlook.way_tip(self.words, self, place, self.area(place))
        return tooltips.place_tip(self.words, self.session, place, self.area(place))

    def refusal(self, x: float, y: float) -> Tip | None:
        """Why what was wanted of the hex at this point cannot be done; nothing if nothing was wanted."""
        place = self.ground.place_at(x, y)
        action = self._meant(place) if place else None
        if action is None:
            return None
        try:
            self.session.game.copy().apply(action)
        except IllegalAction as error:
            why = self._speech.refusal(error, self.words)
            return Tip(self.area(place), why, rule=passages.REFUSALS[error.code])
        return None

    def _meant(self, place: str) -> Action | None:
        """The action that a click on a hex stands for, with what was chosen before."""
        if self.hand.piece:
            return do.PLACE.of(place=place, rotation=self.hand.rotation)
        return self.chosen.meant(place)
