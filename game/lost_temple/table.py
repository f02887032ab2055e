"""The table of Lost Temple: which parts there are, where they lie, and what parts may ask of it.

Everything that it shares with the other game's table is in game/table/table.py.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine import Action
from engine.lost_temple import PLAYERS, SITES, Event, PlayerView, View
from engine.lost_temple import actions as do
from game.app import App
from game.host.events import Key, Wheel
from game.host.viewport import Viewport
from game.lost_temple import layout, parts, phases, singles
from game.lost_temple.animations import MAKERS
from game.lost_temple.board.board import LostTempleBoard
from game.lost_temple.board.routes import TempleRoutes
from game.lost_temple.dialog.dialog import LostTempleDialogs
from game.lost_temple.dialog.shut_in import ShutInQuestion
from game.lost_temple.features import lesson as features_lesson
from game.lost_temple.features import passages
from game.lost_temple.order import playing_order
from game.lost_temple.panels.players import LostTemplePlayers
from game.lost_temple.panels.sheet import LostTempleSheet
from game.lost_temple.recap import data as recap_data
from game.lost_temple.recap.trails import LostTempleTrails
from game.lost_temple.river.page import RiverPage
from game.lost_temple.river.river import River
from game.lost_temple.river.strip import RiverStrip
from game.lost_temple.river.taken_tile import TakenTile
from game.lost_temple.scoring import data as scoring_data
from game.lost_temple.scoring.look import LostTempleScoringLook
from game.lost_temple.select_path import select_path_to
from game.lost_temple.selection import LostTempleSelection
from game.lost_temple.sounds import SOUNDS
from game.lost_temple.view import ThroughViewer
from game.lost_temple.words import questions
from game.lost_temple.words import speech as own_speech
from game.screen import shared_art
from game.screen.gestures import InputEvent
from game.screen.targets import Target, nearest
from game.session.played import AnyGame
from game.session.session import GameSession, Session
from game.table.board import placing_words
from game.table.board.boardview import where
from game.table.board.hand import Hand
from game.table.board.panzoom import PanZoom
from game.table.endturn import Ending
from game.table.layout import Layout, nowhere
from game.table.mode import Mode
from game.table.panels.part import Part
from game.table.recap.data import RecapRules
from game.table.scoring.data import ScoringCount
from game.table.sight import Sight
from game.table.speech import Speech
from game.table.table import Table


class LostTempleTable(ThroughViewer, Table):
    """Lost Temple, played."""

    speech: Speech = own_speech
    colours = PLAYERS
    animations = MAKERS
    sounds = SOUNDS
    scored_apart = ("camp keys", "altar", "treasures left", "end card")
    replay_panel = "turn"
    passages = passages.REFUSALS
    questions = questions.QUESTIONS
    placing = do.PLACE_ROOM
    arriving = ("room ", "flag ")
    direct = (do.GO,)
    recap_rules = RecapRules(
        recap_data.tell, LostTempleTrails(), layout.place_recap, "camp", "lost-temple.recap.caption"
    )
    board: LostTempleBoard
    dialogs: LostTempleDialogs
    session: GameSession[View, Event]
    shown_players: list[PlayerView]

    def __init__(self, app: App, session: Session, mode: Mode | None = None) -> None:
        super().__init__(app, session, mode)
        self.chosen = LostTempleSelection(session)
        self.hand = Hand(self.refresh)
        self.board, self.river = LostTempleBoard(self), River(self)
        self.opened = TakenTile(self, self.river)
        self._steering = PanZoom(self.board)
        self.pathways, self.shut_in = TempleRoutes(self, self.board), ShutInQuestion(self)
        self.dialogs, others = parts.furnish(self)
        self.players = next(part for part in others if isinstance(part, LostTemplePlayers))
        self.sheet = next(part for part in others if isinstance(part, LostTempleSheet))
        beside = [self.river, self.opened, RiverStrip(self), RiverPage(self)]
        self.furnish([self.board, *beside, *others])

    # What the table says of itself

    def arranged(self, viewport: Viewport) -> Layout:
        """Where everything lies in a window."""
        return layout.arrange(viewport, self.page, placing=bool(self.hand.held))

    def rect_of(self, part: Part) -> pygame.Rect:
        """Where a part lies; the end of the turn has its place in one of the sheets of a small window."""
        if part is self.turn_end and self.small and self.sheet.up is not self.sheet.turn:
            return nowhere()
        return self.opened.wanted() if part is self.opened else super().rect_of(part)

    def question(self) -> tuple[str, str]:
        """What is held can be placed, or held elsewhere."""
        head, hint = super().question()
        if self.hand.held and self.board.placing.optional:
            head = self.words("lost-temple.decide.sanctuary", name=self.session.name(self.session.viewer))
        return head, placing_words.hint(self.board.placing) or hint

    @property
    def dock(self) -> pygame.Rect:
        """Docked pages leave the end of the turn in sight."""
        dock, end = super().dock, self.rect_named("turn-end")
        if not self.small:
            dock.h = end.top - round(6 * self.unit) - dock.top
        return dock

    def ending(self) -> Ending | None:
        """What ending the turn means now."""
        return phases.ending(self)

    def update(self, dt: float) -> bool:
        """Let time pass; a used icon folds away meanwhile."""
        busy = [self.opened.pass_time(dt), self.board.placing.gliding.pass_time(dt)]
        return super().update(dt) or any(busy)

    def overlays(self) -> Sequence[tuple[Part, pygame.Rect]]:
        """The dialogs, and above them the list of ways beside a place."""
        board = self.rect_named("board")
        return [*super().overlays(), (self.pathways, board), (self.shut_in, board)]

    def layout(self, viewport: Viewport) -> None:
        """Place everything; only small windows have a sheet with a site in it."""
        super().layout(viewport)
        if not self.small:
            self.chosen.leave_site()

    def arrange(self) -> None:
        """See first what is in hand."""
        view, laying = self.view, self.session.choices.of(do.PLACE_ROOM, do.SANCTUARY)
        self.hand.update(view["decision"].get("room") or view["sanctuaries"]["next"], laying)
        super().arrange()

    def left_over(self, game: AnyGame) -> Action | None:
        """Points and passages of the tile, and a key where there is but one."""
        return singles.left_over(game, self.session.viewer)

    def act(self, *actions: Action) -> None:
        """Once a turn it is asked before the player's own explorer is shut in."""
        if not self.shut_in.asks(*actions):
            super().act(*actions)

    def begin_decision(self) -> None:
        """The game has gone on: nothing is chosen yet, and the board is what the next player wants to see."""
        if self.session.choices:
            self.page = "board"
        self.chosen.forget()

    def refresh(self) -> None:
        """The game or what is shown of it has changed: look at it anew."""
        self.chosen.leave_site()
        super().refresh()

    def travelled(self) -> None:
        """Something was taken back or done again."""
        self.chosen.forget()
        super().travelled()

    def bring_into_view(self, events: list[Event]) -> None:
        """What others do out of sight is shown on the whole board; a player's own choice keeps the look."""
        for event in events:
            if event["seat"] != self.session.viewer or not self.session.people:
                self.board.show_event(event)

    def count_of(self, events: list[Event], before: View) -> ScoringCount | None:
        """The points of the scoring of a round."""
        return scoring_data.count_of(self, events, before)

    def scoring_look(self) -> LostTempleScoringLook:
        """How points are counted in the temple."""
        return LostTempleScoringLook(self)

    def order(self, view: View) -> list[int]:
        """The seats in the order they play this round."""
        return playing_order(view)

    def point_out(self, event: Event) -> None:
        """Show where an event of the story happened."""
        place = where(event)
        if place:
            self.show_place(place)
        elif "site" in event:
            if self.small:
                self.chosen.look_at_site(event["site"])
                self.turn_to("board")
            self.pointing.at_place(f"site {event['site']}")
        else:
            self.pointing.at_place(f"seat {event['seat']}")

    def draw_spot(self, surface: pygame.Surface, place: str) -> None:
        """Point out where something happened: a place, a site, or the row of who did it."""
        art = shared_art.art(self.unit)
        kind, _, number = place.partition(" ")
        if kind == "seat":
            self.pointing.draw_row(surface, int(number))
        elif kind == "site" and self.river.open:
            art.frame(surface, "glow", self.river.site_rect(int(number)))
        elif kind != "site" and self.board.open:
            self.board.draw_spot(surface, art, place)

    def own_sights(self, name: str) -> list[Sight] | None:
        """Where this table has a part that lessons know by this name."""
        return features_lesson.sights(self, name)

    def reveal(self, name: str) -> None:
        """Have such a part in sight."""
        features_lesson.reveal(self, name)

    def select_path_to(self, action: Action) -> None:
        """Choose everything on the way to an action."""
        select_path_to(self, action)

    def go_to(self, name: str) -> Target | None:
        """What can be chosen in the room of this name, or at the site of this number."""
        if name.isdigit() and int(name) < SITES and self.river.open:
            return nearest(self.targets(), self.river.site_rect(int(name)).center)
        return self.board.at(name)

    def choosing(self, listed: Sequence[Target]) -> list[Target]:
        """Where the decision goes on: the icons of a tile lie open before everything else but a page of theirs."""
        icons = set() if self.dialogs.open else {target.id for target in self.opened.targets()}
        return [target for target in listed if target.id in icons] or super().choosing(listed)

    # What parts ask of this table

    @property
    def pointed_key(self) -> Action | None:
        """The key that is pointed at, with its store."""
        return self.chosen.keys.named(self.pointed)

    def show_place(self, place: str) -> None:
        """Show a place of the temple, and point at it for a moment."""
        if self.small:
            self.turn_to("board")
            self.board.show(place)
        self.pointing.at_place(place)

    def show_site(self, site: int) -> None:
        """Show the tiles of a site in the sheet; once more closes it when there is nothing to choose."""
        self.chosen.choose_site(site)
        self.arrange()

    def leave_site(self) -> None:
        """Show what there is to do in the sheet again."""
        self.chosen.leave_site()
        self.arrange()

    def show_tile(self, tile: str) -> None:
        """Show a tile in the sheet beside the board."""
        self.chosen.choose_tile(tile)
        self.turn_to("board")

    # Hands

    def gesture(self, event: InputEvent) -> None:
        """Pan and zoom in small windows; the wheel turns the room in hand."""
        if self._steering.handle(event):
            self.explanations.hide()
            return
        super().gesture(event)
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
        if self.explanations.tip is None and self.shut_in.open:
            self.shut_in.close()
        elif self.explanations.tip is None and self.pathways.open:
            self.pathways.close()
        else:
            super().back()
