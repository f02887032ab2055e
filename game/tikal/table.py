"""The table of Tikal: which parts there are, where they lie, and what hands do on the board.

Everything that it shares with the other game's table is in game/table/table.py.
"""

from __future__ import annotations

from typing import Any, cast

import pygame

from engine import Action
from engine.tikal import PLAYERS, Event, View, preview
from engine.tikal import actions as do
from game.app import App
from game.host.events import Key
from game.host.viewport import Viewport
from game.screen import shared_art
from game.screen.gestures import Drag, Hover, InputEvent, LongPress, Press, Tap
from game.screen.targets import Target
from game.screen.wording import capital
from game.session.session import GameSession, Session
from game.table.board import placing_words
from game.table.board.boardview import where
from game.table.board.camera import Camera
from game.table.board.hand import Hand
from game.table.board.panzoom import PanZoom
from game.table.layout import Layout
from game.table.mode import Mode
from game.table.recap.data import RecapRules
from game.table.scoring.data import ScoringCount
from game.table.sight import Sight
from game.table.speech import Speech
from game.table.table import Table
from game.tikal import layout, parts
from game.tikal.action_kinds import BASE, Kind
from game.tikal.animations import MAKERS
from game.tikal.board.board import TikalBoard
from game.tikal.board.dragging import Dragging
from game.tikal.dialog.dialog import TikalDialogs
from game.tikal.features import lesson as features_lesson
from game.tikal.features import passages
from game.tikal.forecast import forecast, planned
from game.tikal.forecast.forecast import Stakes
from game.tikal.forecast.planned import PlannedStep
from game.tikal.keys import TikalKeys
from game.tikal.layout import Page
from game.tikal.panels import pressing
from game.tikal.panels.players import TikalPlayers
from game.tikal.recap import data as recap_data
from game.tikal.recap.trails import TikalTrails
from game.tikal.scoring import data as scoring_data
from game.tikal.scoring.look import TikalScoringLook
from game.tikal.select_path import select_path_to
from game.tikal.selection import TikalSelection
from game.tikal.sounds import SOUNDS
from game.tikal.words import naming, questions
from game.tikal.words import speech as own_speech
from game.ui.tip import Tip

NEAR = 48.0
"""The radius of hexes in CSS pixels when a small board comes near to the one that is chosen."""


class TikalTable(Table):
    """Tikal, played."""

    speech: Speech = own_speech
    colours = PLAYERS
    animations = MAKERS
    sounds = SOUNDS
    scored_apart = ("temple", "treasures")
    replay_panel = "treasures"
    passages = passages.REFUSALS
    questions = questions.QUESTIONS
    placing = do.PLACE
    arriving = ("tile ", "camp ", "guard ", "group ", "leader ")
    guide = ("leader", "white")
    ends_elsewhere = True
    recap_rules = RecapRules(
        recap_data.tell,
        TikalTrails(),
        layout.place_recap,
        "actions",
        "tikal.recap.caption",
        {"place": "tikal.recap.go"},
    )
    board: TikalBoard
    dialogs: TikalDialogs
    session: GameSession[View, Event]

    def __init__(self, app: App, session: Session, mode: Mode | None = None) -> None:
        super().__init__(app, session, mode)
        self.chosen = TikalSelection(self)
        self.hand = Hand(self.refresh, preview.look)
        self.carrying = Dragging(self)
        self.board = TikalBoard(self)
        self._steering = PanZoom(self.board)
        self._decider = self.view["turn"]
        self.dialogs, others = parts.furnish(self)
        self._keys = TikalKeys(self)
        self.players = next(part for part in others if isinstance(part, TikalPlayers))
        self.furnish([self.board, *others])

    @property
    def view(self) -> View:
        """What the viewer may know."""
        return self.session.view

    # What the table says of itself

    def arranged(self, viewport: Viewport) -> Layout:
        """Where everything lies in a window."""
        auction = self.session.step in ("bid", "choose")
        placing = self.session.step == "place"
        players = len(self.session.setup.seats)
        return layout.arrange(viewport, cast(Page, self.page), auction, placing=placing, players=players)

    def arrange(self) -> None:
        """See first what of the choices so far is still possible."""
        self.chosen.update()
        self.hand.update(self.view["tile"], self.session.choices.of(do.PLACE))
        super().arrange()

    def begin_decision(self) -> None:
        """Another player decides: nothing is chosen yet, and the board is what they want to see."""
        if self.view["turn"] != self._decider:
            self._decider = self.view["turn"]
            self.chosen.clear()
        if self.session.choices:
            self.page = "board"
        if self.small and self.session.step != "act":
            self.board.look(Camera())

    def announce(self, events: list[Event]) -> str:
        """A volcano, or the last tile: everybody scores."""
        kinds = [event["scoring"] for event in events if event["kind"] == "turn"]
        if any(event["kind"] == "volcano" for event in events):
            return self.words("tikal.announce.volcano", name=self.session.name(self.view["turn"]))
        if kinds == ["final"] and len(self.view["queue"]) == len(self.session.setup.seats) - 1:
            return self.words("tikal.announce.final", name=self.session.name(self.view["turn"]))
        return ""

    def count_of(self, events: list[Event], before: View) -> ScoringCount | None:
        """The points of the player whose scoring turn has ended."""
        return scoring_data.count_of(self.words, self.session, events, before)

    def scoring_look(self) -> TikalScoringLook:
        """How points are counted in the jungle."""
        return TikalScoringLook(self)

    def order(self, view: View) -> list[int]:
        """The seats as they follow: the rest of a scoring round, or all of them clockwise."""
        count = len(view["players"])
        first = view["turn"]
        if view["scoring"] != "none":
            return [first, *view["queue"]]
        return [(first + number) % count for number in range(count)]

    def question(self) -> tuple[str, str]:
        """With a hex chosen the hint says who is ready to go."""
        head, hint = super().question()
        hint = placing_words.hint(self.board.placing) or hint
        chosen, words = self.chosen, self.words
        if chosen.asking:
            hint = words("tikal.mode.who", count=chosen.there.size - 1)
        elif chosen.goal:
            hint = words("tikal.mode.goal", place=naming.hex_name(words, chosen.goal))
        elif chosen.mode and not chosen.goals():
            hint = words(f"tikal.mode.{chosen.mode}")
        elif chosen.place and chosen.goals():
            place = naming.hex_name(words, chosen.place)
            place = capital(place) if chosen.place == BASE else place
            hint = words("tikal.ring.ready", place=place, who=naming.party(words, chosen.party))
        return head, hint

    def point_out(self, event: Event) -> None:
        """Show where an event of the story happened: a hex, or the row of who did it."""
        place = where(event)
        if place and self.page != "board":
            self.turn_to("board")
        if place:
            self.board.show(place)
        self.pointing.at_place(place or f"seat {event['seat']}")

    def draw_spot(self, surface: pygame.Surface, place: str) -> None:
        """Draw what `point_out` points at."""
        if place.startswith("seat "):
            self.pointing.draw_row(surface, int(place.split()[1]))
        elif self.board.open:
            self.board.draw_spot(surface, shared_art.art(self.unit), place)

    def own_sights(self, name: str) -> list[Sight] | None:
        """Where a part of the table is that lessons know by this name."""
        return features_lesson.sights(self, name)

    def reveal(self, name: str) -> None:
        """Have such a part in sight."""
        features_lesson.reveal(self, name)

    def select_path_to(self, action: Action) -> None:
        """Choose everything on the way to an action."""
        select_path_to(self, action)

    def go_to(self, name: str) -> Target | None:
        """What can be chosen at the hex of this name."""
        return self.board.at(name)

    def update(self, dt: float) -> bool:
        """Let time pass: also the ring of a hex rises, and a small board glides to it."""
        busy = [self.board.ring.pass_time(dt), self.board.placing.gliding.pass_time(dt)]
        return super().update(dt) or any(busy)

    # Hands

    def show_choice(self) -> None:
        """A hex was chosen: a small board glides there."""
        if self.chosen.place and self.small and not self.mode.moves_board:
            self.board.placing.gliding.to(self.chosen.place, NEAR)

    def look_round(self) -> None:
        """Something was let go of: with no hex chosen any more, a small board shows all of the jungle again."""
        if self.small and not self.chosen.place:
            self.board.look_at_all()
        self.refresh()

    def tile_rect(self) -> pygame.Rect:
        """Where the tile in hand lies beside the board."""
        return self.rect_named("sheet" if self.small else "tile")

    def gesture(self, event: InputEvent) -> None:
        """Drag, pan, zoom and turn; a click that nothing comes of says why, a click on nothing lets go."""
        if isinstance(event, Hover):
            self.board.hover((event.x, event.y) if event.inside else None)
        elif isinstance(event, Press) and event.device == "touch":
            self.board.hover(None)
        if isinstance(event, LongPress) and (place := self._group_at(event)):
            self.chosen.select(place)
        elif isinstance(event, Tap) and (refusal := self._refused(event)) is not None:
            self.motion.skip()
            self.explanations.show(refusal)
        elif (isinstance(event, Drag) and self.carrying.handle(event)) or self._steering.handle(event):
            self.explanations.hide()
        else:
            super().gesture(event)

    def _group_at(self, at: LongPress) -> str:
        """The gold hex at a point where others of the player's stand, whom a long press chooses."""
        place = self.board.ground.place_at(at.x, at.y) if self._steering.free else ""
        return place if place in self.chosen.goals() and self.chosen.own(place).size else ""

    def _refused(self, tap: Tap) -> Tip | None:
        """Why nothing comes of a click on the board; on unexplored jungle it lets go of what was chosen."""
        if self.counting.running or not self._steering.free or not self.board.rect.collidepoint(tap.x, tap.y):
            return None
        refusal = self.board.refusal(tap.x, tap.y)
        if self.board.ground.place_at(tap.x, tap.y) not in self.view["board"] and self.chosen.clear():
            self.look_round()
        return refusal

    def press(self, kind: Kind) -> str:
        """Do what the button of a kind of action is for, wherever it is; say and give why nothing comes of it."""
        if why := pressing.press(self, kind):
            self.say(why, passages.KINDS[kind])
        return why

    def explain(self, tip: Tip) -> None:
        """Show an explanation until the player goes on."""
        self.explanations.show(tip)

    def planned(self) -> PlannedStep | None:
        """What would be done with what is pointed at, dragged or aimed at, and cost points."""
        return planned.planned(self.words, self.chosen, self.carrying, self.pointed)

    def expected(self) -> Stakes | None:
        """What everybody would score after that or after what is pointed at, unless nothing would change."""
        return forecast.expected(self.session, self.planned(), self.pointed)

    def key(self, key: Key) -> None:
        """Keys for tile, members and actions; others pan and zoom."""
        if not self._keys.press(key) and not self._steering.key(key):
            super().key(key)

    def back(self) -> None:
        """Escape drops what is carried, then leaves a dialog, then what is chosen, and then opens the menu."""
        if self.carrying.active:
            self.carrying.let_go()
        elif self.dialog() is None and self.chosen.let_go():
            self.look_round()
        else:
            super().back()

    def state(self) -> dict[str, Any]:
        """What the viewer sees, what is chosen, and whose decision it is."""
        chosen = self.chosen
        picked = {"place": chosen.place, "mode": chosen.mode, "party": list(chosen.party), "goal": chosen.goal}
        return {**super().state(), **picked}
