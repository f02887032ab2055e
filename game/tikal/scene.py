"""The table of Tikal: which parts there are, where they lie, and what hands do on the board.

Everything that it shares with the other game's table is in game/table/tabletop.py.
"""

from __future__ import annotations

from typing import Any, cast

import pygame

from engine import Action
from engine.tikal import actions as do
from engine.tikal import preview
from engine.tikal.components import PLAYERS
from engine.tikal.views import Event, View
from game.app import App
from game.host.events import Key
from game.host.viewport import Viewport
from game.play.session import Session
from game.screen import gallery
from game.screen.gestures import Hover, InputEvent, Press, Tap
from game.screen.targets import Target
from game.table.following import Announcement
from game.table.hand import Hand
from game.table.layout import Layout
from game.table.part import Part, Tip
from game.table.steering import Steering
from game.table.tabletop import Speech, Tabletop
from game.table.vista import where
from game.tikal import approach, layout, motion, panels, speech
from game.tikal.board import Board
from game.tikal.chosen import Chosen
from game.tikal.dialogs import TikalDialogs
from game.tikal.layout import Page
from game.tikal.sounds import SOUNDS

TURNS = {"r": 1, "e": 1, "q": -1}
ROW = 66.0


class TikalTable(Tabletop):
    """Tikal, played."""

    speech = cast(Speech, speech)
    colours = PLAYERS
    makers = motion.MAKERS
    sounds = SOUNDS
    scored_apart = ("temple", "treasures")
    covered = "treasures"
    placing = do.PLACE
    dialogs: TikalDialogs

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.chosen = Chosen(self)
        self.hand = Hand(do.PLACE, self.refresh, preview.look)
        self.board = Board(self)
        self._steering = Steering(self.board)
        self._decider = self.view["turn"]
        self.bar, self.dialogs, others = panels.furnish(self)
        self.parts: list[Part] = [self.bar, self.board, *others]

    @property
    def view(self) -> View:
        """What the viewer may know."""
        return cast(View, self.session.view)

    # What the table says of itself

    def arranged(self, viewport: Viewport) -> Layout:
        """Where everything lies in a window."""
        auction = self.session.step in ("bid", "choose")
        return layout.arrange(viewport, cast(Page, self.page), auction)

    def arrange(self) -> None:
        """See first what of the choices so far is still possible."""
        self.chosen.update()
        self.hand.update(self.view["tile"], self.session.choices)
        super().arrange()

    def begin_decision(self) -> None:
        """Another player decides: nothing is chosen yet, and the board is what they want to see."""
        if self.view["turn"] != self._decider:
            self._decider = self.view["turn"]
            self.chosen.clear()
        if self.session.choices:
            self.page = "board"

    def announcements(self, events: list[Event]) -> list[Announcement]:
        """A volcano, or the last tile: everybody scores."""
        kinds = [event["scoring"] for event in events if event["kind"] == "turn"]
        if any(event["kind"] == "volcano" for event in events):
            return [self._announcement("volcano", "terrain-volcano+eruption")]
        if kinds == ["final"] and len(self.view["queue"]) == len(self.session.setup.seats) - 1:
            return [self._announcement("final", "temple-10")]
        return []

    def _announcement(self, kind: str, picture: str) -> Announcement:
        order = tuple(self.order(self.view))
        return Announcement(self.session, f"tikal.announce.{kind}", picture, order)

    @property
    def scoring_complete(self) -> bool:
        """In a scoring round everybody scores at the end of their own turn."""
        return self.session.over or self.view["scoring"] == "none"

    def row_of(self, seat: int) -> tuple[float, float]:
        """Where a player's score is shown."""
        if self.small:
            chips = self._arranged.rect("chips")
            return chips.x + chips.w * (seat + 0.5) / len(self.session.setup.seats), chips.centery
        players = self._arranged.rect("players")
        return players.x + 160 * self.unit, players.y + (42 + ROW * seat) * self.unit

    def order(self, view: View) -> list[int]:
        """The seats as they follow: the rest of a scoring round, or all of them clockwise."""
        count = len(view["players"])
        first = view["turn"]
        if view["scoring"] != "none":
            return [first, *view["queue"]]
        return [(first + number) % count for number in range(count)]

    def point_out(self, event: Event) -> None:
        """Show where an event of the story happened: a hex, or the row of who did it."""
        place = where(event)
        if place and self.page != "board":
            self.turn_to("board")
        if place:
            self.board.show(place)
        self.spot(place or f"seat {event['seat']}")

    def draw_spot(self, surface: pygame.Surface, place: str) -> None:
        """Draw what `point_out` points at."""
        if place.startswith("seat "):
            self.draw_row(surface, int(place.split()[1]))
        elif self.board.open:
            self.board.draw_spot(surface, gallery.art(self.unit), place)

    def approach(self, action: Action) -> None:
        """Choose everything on the way to an action."""
        approach.approach(self, action)

    def go_to(self, name: str) -> Target | None:
        """What can be chosen at the hex of this name."""
        return self.board.at(name)

    # Hands

    def handle(self, event: InputEvent) -> None:
        """Pan, zoom and turn; a click that nothing comes of says why."""
        if isinstance(event, Hover):
            self.board.hover((event.x, event.y) if event.inside else None)
        elif isinstance(event, Press) and event.device == "touch":
            self.board.hover(None)
        if isinstance(event, Tap) and (refusal := self._refused(event)) is not None:
            self.motion.skip()
            self.show_tip(refusal)
        elif self._steering.handle(event):
            self.hide_tip()
        else:
            super().handle(event)

    def _refused(self, tap: Tap) -> Tip | None:
        return self.board.refusal(tap.x, tap.y) if self._steering.free else None

    def key(self, key: Key) -> None:
        """Q, E and R turn the tile in hand; others pan and zoom."""
        name = key.name.lower()
        if name in TURNS and not (key.ctrl or key.alt):
            self.board.turn(-TURNS[name] if key.shift else TURNS[name])
        elif not self._steering.key(key):
            super().key(key)

    def back(self) -> None:
        """Escape leaves an explanation, then a dialog, then what is chosen, and then opens the menu."""
        if self._tip is None and self.dialog() is None and self.chosen.clear():
            self.refresh()
        else:
            super().back()

    def state(self) -> dict[str, Any]:
        """What the viewer sees, what is chosen, and whose decision it is."""
        return {**super().state(), "place": self.chosen.place, "mode": self.chosen.mode}
