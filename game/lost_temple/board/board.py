"""The temple: rooms, flags, explorers, secret rooms and the score track with its chests.

Everything that can be done here is a target: a place to go to, a space to excavate, a cell for the next room. A
place that can be reached in several ways opens a list of them; a room that is being placed can be turned first. In
small windows the picture can be panned and zoomed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

import pygame

from engine import Action, Choices
from engine.lost_temple import Event, preview
from engine.lost_temple import actions as do
from game.lost_temple.board import altar_leads, capsules, mapping, pieces, rooms
from game.lost_temple.board.floor import LostTempleFloor, Rooms
from game.lost_temple.board.mapping import LostTempleMapping
from game.lost_temple.board.placing import RoomPlacing
from game.lost_temple.part import LostTemplePart
from game.lost_temple.words import labels, tooltips
from game.screen import text
from game.screen.art import Art
from game.screen.palette import CREAM
from game.screen.pen import Pen
from game.screen.targets import Target
from game.session.session import Session
from game.table.board import marks
from game.table.board.boardview import BoardView, where
from game.table.board.camera import Camera
from game.table.board.coordinates import Coordinates
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

DOT_STEP = 9.0
"""Units of the drawing between the dots of a route."""
OUTSIDE_LETTERS = 16.5
SECRET_RADIUS = 21
"""The radius that the sprites of secret rooms are drawn for."""


class LostTempleBoard(LostTemplePart, BoardView):
    """The temple and what stands in it."""

    rims = "hex"
    table: LostTempleTable
    ground: LostTempleMapping

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table, table.hand)
        self.placing = RoomPlacing(self)
        self._floor, self._coordinates = LostTempleFloor(), Coordinates(self)
        self._actions: dict[str, list[Action]] = {}
        """What can be done at each place, while no room is in hand."""
        self._offered = Choices()

    # The look

    def whole(self) -> LostTempleMapping:
        """The drawing that belongs to this shape of window, all of it."""
        return LostTempleMapping(mapping.NARROW if self.narrow else mapping.WIDE, self.rect)

    def forget_pictures(self) -> None:
        """Let go of the pictures of rooms."""
        rooms.forget_pictures()

    @property
    def fixed(self) -> bool:
        """On a wide table the river lies round the temple, and all of it is in sight."""
        return not self.narrow

    def inside(self, surface: pygame.Surface) -> AbstractContextManager[None]:
        """Draw what is in sight only; of the whole board that is everything."""
        return super().inside(surface) if self.ground.close else nullcontext()

    def show_event(self, event: Event) -> None:
        """Show the whole board where something happens out of sight."""
        place = where(event)
        if place in self.ground.places and not self.ground.in_sight(place):
            self.look(Camera())

    # The game

    def update(self, session: Session) -> None:
        """Gather what can be done at each place."""
        mine = self.view["players"][session.viewer]["place"]
        self._actions = {}
        for action in session.choices.of(do.GO, do.DIG):
            place = mine if action.verb is do.DIG else action.place
            self._actions.setdefault(place, []).append(action)
        if session.choices is not self._offered:
            self._offered = session.choices
            self._attend()

    def _attend(self) -> None:
        """Show the whole board for a new decision of which nothing is in sight."""
        places = self.hand.fits or self._actions
        if places and not any(map(self.ground.in_sight, places)):
            self.look(Camera())

    # Targets

    def label(self, action: Action) -> str:
        """What an action does, in a few words."""
        return labels.label(self.words, self.view, action)

    def turn(self, step: int) -> None:
        """Turn the room in hand by so many sides, clockwise, and have it in sight."""
        if self.hand.piece:
            self.hand.turn(step)
            self.show(self.hand.held)

    def targets(self) -> list[Target]:
        """Places, spaces and cells that can be chosen now."""
        if self.hand.piece:
            return self.placing.targets()
        found: list[Target] = []
        for place, actions in self._actions.items():
            if not self.ground.in_sight(place):
                continue
            if len(actions) == 1:
                found.append(self.target(actions[0], self.area(place)))
            elif _all_dig(actions) and not self.narrow:
                found += [self.target(action, self._space(place, action)) for action in actions]
            else:
                label = self.label(actions[0])
                found.append(Target(f"ui-ways {place}", label, self.area(place), self._opening(place, actions)))
        return found

    def _opening(self, place: str, actions: list[Action]) -> Callable[[], None]:
        if _all_dig(actions):
            return self.dialogs.show_spaces
        return lambda: self.table.pathways.show(place)

    def _space(self, place: str, action: Action) -> pygame.Rect:
        """A quarter of a dark room, round one of its spaces."""
        area, number = self.area(place), action.space - 1
        half = pygame.Rect(area.x, area.y, area.w // 2, area.h // 2)
        return half.move(half.w * (number % 2), half.h * (number // 2))

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The ground and the rooms, kept until one of them changes, and the pieces that stand still."""
        with self.inside(surface):
            self._floor.draw(surface, art, self.ground, self._lying())
            self._draw_secrets(surface, art)
            pieces.draw_pieces(surface, art, self.ground, self.view, self.hides)
            self._coordinates.draw(surface, art)
            if not self.table.counting.shown:
                capsules.draw(self.pen(surface, art), self.ground, self.view)

    def forget(self) -> None:
        """Lay the floor anew with the next drawing."""
        self._floor.forget()

    def _lying(self) -> Rooms:
        """The rooms by their cells, without one that is still being turned over and flags still on their way."""
        hides, temple = self.hides, self.view["temple"]
        return {
            place: (
                temple[place]["room"],
                temple[place]["rotation"],
                [None if hides(f"flag {seat} {place}") else seat for seat in temple[place]["spaces"]],
            )
            for place in self.ground.drawing.cells
            if place in temple and not hides(f"room {place}")
        }

    def _draw_secrets(self, surface: pygame.Surface, art: Art) -> None:
        pen = Pen(surface, art, self.ground.unit * self.ground.drawing.secret_radius / SECRET_RADIUS)
        for place in mapping.SECRETS:
            taken = self.view["temple"][place]["spaces"][0]
            if taken is not None and self.hides(f"flag {taken} {place}"):
                taken = None
            rooms.draw_secret(pen, self.ground.places[place], preview.secret(place), taken)

    # What follows the pointer

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """No glow lies over letters and numbers."""
        super().draw_live(surface, art)
        self._coordinates.draw_again(surface, art)

    def draw_choices(self, pen: Pen) -> None:
        """Rims round what can be chosen, and the route or the sanctuary that would come of it."""
        pointed = self.table.pointed
        for place, actions in self._actions.items():
            over = pointed == f"ui-ways {place}" or any(str(action) == pointed for action in actions)
            self.rim(pen, place, "pointed" if over else "legal")
        self._name_outside(pen)
        self.draw_altars(pen, list(self._actions))
        action = self._offered.named(pointed)
        if action is not None and action.verb is do.GO:
            self._draw_route(pen, action)

    def _name_outside(self, pen: Pen) -> None:
        """Say what the rim beside the temple is for, unless somebody stands there."""
        alone = all(player["place"] != mapping.OUTSIDE for player in self.view["players"])
        if mapping.OUTSIDE in self._actions and alone and self.ground.in_sight(mapping.OUTSIDE):
            words = self.words("lost-temple.board.outside")
            pen.number(words, self.ground.places[mapping.OUTSIDE], size=OUTSIDE_LETTERS, colour=CREAM)

    def draw_above(self, pen: Pen, places: Sequence[str], more: str = "") -> None:
        """What stands in the rooms with a rim, once more: no glow lies over a value, a figure or a capsule."""
        view, hides = self.view, self.hides
        with _unnoted():
            for place, (room, rotation, spaces) in self._lying().items():
                if place in places:
                    rooms.draw_values(pen, self.ground.places[place], room, rotation, spaces)
            pieces.draw_figures(pen, self.ground, view, hides, only=places)
            capsules.draw(pen, self.ground, view, more)

    def draw_altars(self, pen: Pen, places: Sequence[str] = ()) -> None:
        """The altars that a key would change when it is pointed at, and what stands in these places, over rims."""
        key = self.table.pointed_key
        more = str(key.colour) if key is not None and key.store == "camp" else ""
        glowing = altar_leads.changed(self.view, more) if more else []
        for place in glowing:
            self.rim(pen, place, "pointed")
        self.draw_above(pen, [*places, *glowing], more)

    def rim(self, pen: Pen, place: str, kind: str) -> None:
        """A rim round a place; secret rooms are smaller than cells, and the outside has no shape of its own."""
        if place == mapping.OUTSIDE:
            pen.art.frame(pen.surface, "glow", self.ground.area(place, self.least))
        elif place in mapping.SECRETS:
            zoom = self.ground.drawing.secret_radius / self.ground.drawing.radius
            pen.put(f"{self.rims}-{kind}", self.ground.places[place], zoom=zoom)
        else:
            super().rim(pen, place, kind)

    def _draw_route(self, pen: Pen, action: Action) -> None:
        """The way of the explorer, dotted in gold; a secret passage on it shows as such."""
        legs = preview.route(self.session.game, action)
        lines = self.ground.legs([leg.place for leg in legs])
        for goal, (start, end) in zip(legs[1:], lines, strict=True):
            marks.draw_dots(pen, start, end, DOT_STEP * self.ground.unit)
            if goal.passage:
                pen.put("icon-passage", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), zoom=0.8)
        for leg in legs[1:]:
            if leg.place in self.ground.drawing.cells:
                self.rim(pen, leg.place, "route")

    def tip(self, x: float, y: float) -> Tip | None:
        """The place at this point, explained."""
        place = self.ground.place_at(x, y)
        return tooltips.place_tip(self.words, self.session, place, self.area(place)) if place else None


def _unnoted() -> AbstractContextManager[object]:
    """Draw numbers once more that are noted already."""
    return text.sheet((1, 1))


def _all_dig(actions: list[Action]) -> bool:
    return all(action.verb is do.DIG for action in actions)
