"""The table of Lost Temple: which parts there are, where they lie, and what is chosen on the way to a decision.

Everything that it shares with the other game's table is in game/table/tabletop.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pygame

from engine import Action
from engine.lost_temple import actions as do
from engine.lost_temple.components import PLAYERS
from engine.lost_temple.views import View
from game.app import App
from game.host.events import Key, Wheel
from game.host.viewport import Viewport
from game.lost_temple import layout, leading, panels, speech
from game.lost_temple.board import Board
from game.lost_temple.dialogs import TempleDialogs
from game.lost_temple.layout import Page
from game.lost_temple.motion import MAKERS
from game.lost_temple.pathways import Pathways
from game.lost_temple.river import River
from game.lost_temple.sounds import SOUNDS
from game.lost_temple.strip import RiverPage, SiteSheet, Strip
from game.play.session import Session
from game.screen import gallery
from game.screen.gestures import InputEvent
from game.table.bar import playing_order
from game.table.hand import Hand
from game.table.layout import Layout
from game.table.part import Part
from game.table.steering import Steering
from game.table.tabletop import Speech, Tabletop
from game.table.vista import where


class Temple(Tabletop):
    """Lost Temple, played."""

    speech = cast(Speech, speech)
    colours = PLAYERS
    makers = MAKERS
    sounds = SOUNDS
    scored_apart = ("camp keys", "altar", "treasures left", "end card")
    covered = "turn"
    dialogs: TempleDialogs

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.site: int | None = None
        """The site that a small window's sheet shows."""
        self.tile = ""
        """The tile that is chosen in the sheet, before it is taken."""
        self.hand = Hand(do.PLACE_ROOM, self.refresh)
        self.board, self.river, self.sheet = Board(self), River(self), SiteSheet(self)
        self._steering = Steering(self.board)
        self.pathways = Pathways(self)
        self.bar, self.dialogs, others = panels.furnish(self)
        self.parts: list[Part] = [
            self.bar, self.board, self.river, Strip(self), self.sheet, RiverPage(self), *others,
        ]  # fmt: skip

    @property
    def view(self) -> View:
        """What the viewer sees of the game."""
        return cast(View, self.session.view)

    # What the table says of itself

    def arranged(self, viewport: Viewport) -> Layout:
        """Where everything lies in a window."""
        return layout.arrange(viewport, cast(Page, self.page))

    def rect_of(self, part: Part) -> pygame.Rect:
        """Where a part lies; the sheet is the river's while a tile is chosen, and the panels' otherwise."""
        if part.name == "sheet" and (part is self.sheet) != self.sheet.wanted:
            return pygame.Rect(0, 0, 0, 0)
        return super().rect_of(part)

    def overlays(self) -> Sequence[tuple[Part, pygame.Rect]]:
        """The dialogs, and above them the list of ways beside a place."""
        return [*super().overlays(), (self.pathways, self._arranged.rect("board"))]

    def arrange(self) -> None:
        """See first what is in hand, and whether the sheet is for choosing a tile."""
        self.hand.update(self.view["decision"].get("room"), self.session.choices)
        self._arranged = self.arranged(self.app.viewport)
        if not self.small:
            self.site = None
        self.sheet.update(self.session)
        super().arrange()

    def begin_decision(self) -> None:
        """The game has gone on: no site is open, and the board is what the next player wants to see."""
        if self.session.choices:
            self.page = "board"
        self.site = None

    def refresh(self) -> None:
        """The game or what is shown of it has changed: look at it anew."""
        self.site = None
        super().refresh()

    def foresee(self, events: list[dict[str, Any]]) -> None:
        """What others do out of sight is shown on the whole board; a player's own choice keeps the look."""
        for event in events:
            if event["seat"] != self.session.viewer or not self.session.people:
                self.board.show_event(event)

    def order(self, view: dict[str, Any]) -> list[int]:
        """The seats in the order they play this round."""
        return playing_order(view)

    def row_of(self, seat: int) -> tuple[float, float]:
        """Where a player's score is shown, for points and tiles that fly there."""
        if self.small:
            chips = self._arranged.rect("chips")
            count = len(self.session.setup.seats)
            return chips.x + chips.w * (seat + 0.5) / count, chips.centery
        players = self._arranged.rect("players")
        return players.x + 160 * self.unit, players.y + (42 + 58 * seat) * self.unit

    def point_out(self, event: dict[str, Any]) -> None:
        """Show where an event of the story happened."""
        place = where(event)
        if self.small and place:
            self.page = "board"
            self.arrange()
            self.board.show(place)
        elif self.small and "site" in event:
            self.site, self.page = event["site"], "board"
            self.arrange()
        self.spot(place or (f"site {event['site']}" if "site" in event else f"seat {event['seat']}"))

    def draw_spot(self, surface: pygame.Surface, place: str) -> None:
        """Point out where something happened: a place, a site, or the row of who did it."""
        art = gallery.art(self.unit)
        kind, _, number = place.partition(" ")
        if kind == "seat":
            self.draw_row(surface, int(number))
        elif kind == "site" and self.river.open:
            art.frame(surface, "glow", self.river.site_rect(int(number)))
        elif kind != "site" and self.board.open:
            self.board.draw_spot(surface, art, place)

    def approach(self, action: Action) -> None:
        """Choose everything on the way to an action."""
        leading.approach(self, action)

    # What parts ask of this table

    def show_site(self, site: int) -> None:
        """Show the tiles of a site in the sheet; once more closes it when there is nothing to choose."""
        self.site = None if site == self.site and not self._choosing_tile else site
        self.tile = ""
        self.arrange()

    def show_tile(self, tile: str) -> None:
        """Show a tile in the sheet."""
        self.tile = tile
        if self.site is None:
            self.site = next(site for site, tiles in enumerate(self.session.view["river"]) if tile in tiles)
        self.arrange()

    def show_ways(self, place: str, actions: list[Action]) -> None:
        """Let the player choose between several ways to one place."""
        self.pathways.show(place, actions)
        self.redraw()

    @property
    def _choosing_tile(self) -> bool:
        return any(str(action).startswith("take ") for action in self.session.choices)

    # Hands

    def handle(self, event: InputEvent) -> None:
        """Pan and zoom in small windows; the wheel turns the room in hand."""
        if self._steering.handle(event):
            self.hide_tip()
            return
        super().handle(event)
        if isinstance(event, Wheel):
            self.board.turn(1 if event.dy < 0 else -1)

    def key(self, key: Key) -> None:
        """R turns the room in hand; others pan and zoom in small windows."""
        if key.name.lower() == "r" and not key.ctrl:
            self.board.turn(-1 if key.shift else 1)
        elif not self._steering.key(key):
            super().key(key)

    def back(self) -> None:
        """Escape leaves an explanation, then a list of ways or a dialog, then opens the menu."""
        if self._tip is None and self.pathways.open:
            self.pathways.close()
            self.refresh()
        else:
            super().back()
