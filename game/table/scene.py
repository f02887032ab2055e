"""The table: puts the parts together, gathers their targets, shows what happens, and lets bots play.

The still picture of all parts is kept and only made anew when something has changed; what follows the pointer,
what moves, dialogs and explanations are drawn above it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from engine import Action, IllegalAction
from game import gallery, sounds, text
from game.app import App
from game.controllers import controllers
from game.input import Drag, Event, Hover, Key, LongPress, Press, Tap, Wheel
from game.scene import Scene
from game.scenes import ways
from game.scenes.passdevice import PassDevice
from game.scenes.scoring import Scoring
from game.session import Session
from game.table import layout, panels, speech, tooltips
from game.table.board import Board
from game.table.layout import Layout, Page
from game.table.motion import Motion
from game.table.part import Part, Tip
from game.table.pathways import Pathways
from game.table.river import River
from game.table.strip import RiverPage, SiteSheet, Strip
from game.targets import Target
from game.view import View
from game.words import Words

BOT_REST = 0.4
"""Seconds between two decisions of a bot, so that people can follow."""
THINKING_MS = 6.0
TIP_AFTER = 0.25
SPOT_SECONDS = 1.6
FADE_SECONDS = 0.15
"""How long the old picture fades where nothing is to move."""
SCORED_APART = ("camp keys", "altar", "treasures left", "end card")
"""Reasons for points that the scoring shows by itself."""


class Table(Scene):
    """Lost Temple, played."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.page: Page = "board"
        self.site: int | None = None
        """The site that a small window's sheet shows."""
        self.tile = ""
        """The tile that is chosen in the sheet, before it is taken."""
        self.motion = Motion(self)
        self.board, self.river, self.sheet = Board(self), River(self), SiteSheet(self)
        self.pathways = Pathways(self)
        self.bar, self.dialogs, others = panels.furnish(self)
        self.parts: list[Part] = [
            self.bar, self.board, self.river, Strip(self), self.sheet, RiverPage(self), *others,
        ]  # fmt: skip
        self._bots = controllers(session.setup)
        self._bot_rest = BOT_REST
        self._scored: list[dict[str, Any]] = []
        self._warned = False
        self._base = text.Sheet(pygame.Surface((1, 1)))
        self._base_stale = True
        self._listed: list[Target] | None = None
        self._arranged = Layout("wide", 1.0, {})
        self._pointer: tuple[float, float] | None = None
        self._waited = 0.0
        self._tip: Tip | None = None
        self._spot = ("", 0.0)
        self._before = self._base.surface
        self._fade_left = 0.0
        self.shown_players: list[dict[str, Any]] = session.view["players"]
        """The players as they are on the screen, before the events that are about to be shown."""

    # What parts ask of the table

    @property
    def words(self) -> Words:
        """The catalogue in use."""
        return self.app.words

    @property
    def unit(self) -> float:
        """Device pixels per unit of the mock-ups."""
        return self._arranged.unit

    @property
    def finger(self) -> int:
        """The least side of a target, in device pixels."""
        return self.app.view.px(44) if self.small else round(34 * self.unit)

    @property
    def small(self) -> bool:
        """Whether the window shows one page at a time."""
        return self._arranged.shape != "wide"

    @property
    def pointed(self) -> str:
        """The target that the pointer or the keyboard is on."""
        return self.app.focus if self.app.keyboard else self.app.pointed

    def act(self, action: Action) -> None:
        """Carry out an action of the person to move."""
        try:
            self._apply(action)
        except IllegalAction as error:
            self.bar.say(speech.refusal(error, self.words))

    def acting(self, action: Action) -> Callable[[], None]:
        """What a target does that stands for an action."""
        return lambda: self.act(action)

    def refresh(self) -> None:
        """The game or what is shown of it has changed: look at it anew."""
        self.motion.skip()
        self._hide_tip()
        self.site = None
        self._arrange()

    def redraw(self) -> None:
        """Make the still picture anew with the next frame."""
        self._base_stale = True
        self._listed = None
        self.changed()

    def turn_to(self, page: Page) -> None:
        """Show another page of a small window."""
        self.page = page
        self._arrange()

    def show_site(self, site: int) -> None:
        """Show the tiles of a site in the sheet; once more closes it when there is nothing to choose."""
        self.site = None if site == self.site and not self._choosing_tile else site
        self.tile = ""
        self._arrange()

    def show_tile(self, tile: str) -> None:
        """Show a tile in the sheet."""
        self.tile = tile
        if self.site is None:
            self.site = next(site for site, tiles in enumerate(self.session.view["river"]) if tile in tiles)
        self._arrange()

    def show_ways(self, place: str, actions: list[Action]) -> None:
        """Let the player choose between several ways to one place."""
        self.pathways.show(place, actions)
        self.redraw()

    def point_out(self, event: dict[str, Any]) -> None:
        """Show where an event of the story happened."""
        place = event.get("place") or (event["route"][-1] if event.get("route") else "")
        if self.small and place:
            self.page = "board"
            self._arrange()
        elif self.small and "site" in event:
            self.site, self.page = event["site"], "board"
            self._arrange()
        self._spot = (
            place or (f"site {event['site']}" if "site" in event else f"seat {event['seat']}"),
            SPOT_SECONDS,
        )
        self.changed()

    def row_of(self, seat: int) -> tuple[float, float]:
        """Where a player's score is shown, for points and tiles that fly there."""
        if self.small:
            chips = self._arranged.rect("chips")
            count = len(self.session.setup.seats)
            return chips.x + chips.w * (seat + 0.5) / count, chips.centery
        players = self._arranged.rect("players")
        return players.x + 160 * self.unit, players.y + (42 + 58 * seat) * self.unit

    # Scene

    def layout(self, view: View) -> None:
        """Place everything."""
        self.motion.skip()
        self._tip = None
        self._fade_left = 0.0
        self._arrange()

    def _arrange(self) -> None:
        session, view = self.session, self.app.view
        self._arranged = layout.arrange(view, self.page)
        if not self.small:
            self.site = None
        window, small = pygame.Rect((0, 0), view.size), self.small
        unit = self._arranged.unit
        gallery.art(unit)
        self.sheet.update(session)
        hidden = pygame.Rect(0, 0, 0, 0)
        for part in self.parts:
            rect = self._arranged.rect(part.name)
            if part.name == "sheet" and (part is self.sheet) != self.sheet.wanted:
                rect = hidden
            if (part.rect, part.unit, part.narrow) != (rect, unit, small):
                part.place(rect, unit, small)
            part.update(session)
        for dialog in (self.pathways, *self.dialogs.parts):
            dialog.place(window if dialog is not self.pathways else self._arranged.rect("board"), unit, small)
            dialog.update(session)
        if self._base.surface.get_size() != view.size:
            self._base = text.Sheet(pygame.Surface(view.size))
        self.redraw()

    def update(self, dt: float) -> bool:
        """Let time pass: motion, bots, explanations, and the scenes that follow."""
        if self.motion.moving:
            self.motion.update(dt)
            return True
        if self._follow():
            return True
        busy = self._let_bots_play(dt)
        if self._fade_left > 0:
            self._fade_left = max(0.0, self._fade_left - dt)
            self.changed()
            busy = True
        if self._spot[1] > 0:
            self._spot = (self._spot[0], self._spot[1] - dt)
            busy = True
            if self._spot[1] <= 0:
                self.changed()
        return self._explain_soon(dt) or busy

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, and everything that lives above it."""
        art = gallery.art(self.unit)
        if self._base_stale:
            self._compose()
        text.begin()
        surface.blit(self._base.surface, (0, 0))
        text.drawn.extend(self._base.texts)
        dialog = self._dialog()
        for part in self.parts:
            if part.open and (dialog is None or dialog is self.pathways):
                part.draw_live(surface, art)
        self._draw_spot(surface)
        self.motion.draw(surface, art)
        if dialog is not None and not self.motion.moving:
            dialog.draw(surface, art)
            dialog.draw_live(surface, art)
        if self._fade_left > 0:
            self._before.set_alpha(round(255 * self._fade_left / FADE_SECONDS))
            surface.blit(self._before, (0, 0))
        if self._tip is not None:
            tooltips.draw(self, surface, art, self._tip, self.unit)

    def _compose(self) -> None:
        art = gallery.art(self.unit)
        text.begin()
        surface = self._base.surface
        surface.blit(art.scene("table", surface.get_size()), (0, 0))
        for part in self.parts:
            if part.open:
                part.draw(surface, art)
        self._base.texts = text.drawn[:]
        self._base_stale = False

    def _draw_spot(self, surface: pygame.Surface) -> None:
        """Point out where something happened: a place, a site, or the row of who did it."""
        place, left = self._spot
        if left <= 0:
            return
        art = gallery.art(self.unit)
        kind, _, number = place.partition(" ")
        if kind == "seat":
            x, y = self.row_of(int(number))
            row = pygame.Rect(0, 0, round(60 * self.unit), round(34 * self.unit))
            row.center = round(x), round(y)
            art.frame(surface, "glow", row)
        elif kind == "site" and self.river.open:
            art.frame(surface, "glow", self.river.site_rect(int(number)))
        elif kind != "site" and self.board.open:
            self.board.draw_spot(surface, art, place)

    def targets(self) -> list[Target]:
        """What can be chosen now: in a dialog if one is up, else everywhere."""
        if self._listed is None:
            dialog = self._dialog()
            parts = self.parts if dialog is None else [dialog]
            found: dict[str, Target] = {}
            for part in parts:
                if part.open:
                    for target in part.targets():
                        found.setdefault(target.id, target)
            self._listed = list(found.values())
        return self._listed

    def _dialog(self) -> Part | None:
        """The topmost dialog that is up."""
        if self.pathways.open:
            return self.pathways
        return next((part for part in reversed(self.dialogs.parts) if part.open), None)

    def handle(self, event: Event) -> None:
        """Explanations, turning the room in hand, and shortcuts."""
        if isinstance(event, Hover):
            self._hover((event.x, event.y) if event.inside else None)
        elif isinstance(event, LongPress):
            self._show_tip(event.x, event.y)
        elif isinstance(event, Tap):
            # A click that chooses nothing explains instead.
            self.motion.skip()
            self._show_tip(event.x, event.y)
        elif isinstance(event, Press | Drag):
            self._hide_tip()
        elif isinstance(event, Wheel):
            self._hide_tip()
            self.board.turn(1 if event.dy < 0 else -1)
        elif isinstance(event, Key):
            self._key(event)

    def _key(self, key: Key) -> None:
        if key.name.lower() == "z" and key.ctrl:
            self.app.choose("ui-redo" if key.shift else "ui-undo")
        elif key.name.lower() == "y" and key.ctrl:
            self.app.choose("ui-redo")
        elif key.name.lower() == "r":
            self.board.turn(-1 if key.shift else 1)

    def back(self) -> None:
        """Escape leaves an explanation, then a list of ways or a dialog, then opens the menu."""
        if self._tip is not None:
            self._hide_tip()
        elif self.pathways.open:
            self.pathways.close()
            self.refresh()
        elif not self.dialogs.close():
            self.dialogs.show("menu")

    def state(self) -> dict[str, Any]:
        """What the viewer sees, and whose decision it is."""
        session = self.session
        decision, hint = speech.decision(session, self.words)
        return {
            "decision": decision,
            "hint": hint,
            "page": self.page,
            "moving": self.motion.moving,
            "viewer": session.viewer,
            "to_move": session.to_move,
            "scores": list(session.game.scores),
            "game": session.view,
        }

    # Playing

    @property
    def _choosing_tile(self) -> bool:
        return any(str(action).startswith("take ") for action in self.session.choices)

    def _apply(self, action: Action) -> None:
        self.motion.skip()
        self._hide_tip()
        self.shown_players = self.session.view["players"]
        self.session.apply(action)
        events = self.session.take_events()
        sounds.play_events(events, self.app.settings.sound)
        self._scored += [event for event in events if event.get("reason") in SCORED_APART]
        if self.app.settings.motion:
            self.motion.begin([event for event in events if event.get("reason") not in SCORED_APART])
        else:
            self._before, self._fade_left = self._base.surface.copy(), FADE_SECONDS
        if self.session.choices:
            self.page = "board"
        self.site = None
        self._bot_rest = BOT_REST if self.app.settings.motion else BOT_REST / 2
        self._arrange()
        self._warn()

    def _warn(self) -> None:
        if not self.session.stored and not self._warned:
            self._warned = True
            self.bar.say(self.words("board.notice.unsaved"))

    def _follow(self) -> bool:
        """Show the scene that comes next, if one is due."""
        if self._scored:
            events, self._scored = self._scored, []
            self.app.push(Scoring(self.app, self.session, events))
        elif self.session.over:
            ways.after(self.app, self.session)
        elif self.session.needs_pass is not None:
            self.app.push(PassDevice(self.app, self.session))
        else:
            return False
        return True

    def _let_bots_play(self, dt: float) -> bool:
        seat = self.session.to_move
        controller = self._bots.get(seat) if seat is not None else None
        if controller is None:
            return False
        self._bot_rest -= dt
        if self._bot_rest <= 0:
            action = controller.think(self.session, THINKING_MS)
            if action is not None:
                self._apply(action)
        return True

    # Explanations

    def _hover(self, at: tuple[float, float] | None) -> None:
        self._pointer, self._waited = at, 0.0
        if self._tip is not None and (at is None or not self._tip.anchor.collidepoint(at)):
            self._hide_tip()

    def _explain_soon(self, dt: float) -> bool:
        """Whether an explanation is about to come up under a resting pointer."""
        if self._pointer is None or self._tip is not None or self._waited >= TIP_AFTER:
            return False
        self._waited += dt
        if self._waited >= TIP_AFTER:
            self._show_tip(*self._pointer)
        return True

    def _show_tip(self, x: float, y: float) -> None:
        dialog = self._dialog()
        parts = [part for part in (self.parts if dialog is None else [dialog]) if part.open]
        tips = (part.tip(x, y) for part in reversed(parts) if part.rect.collidepoint(x, y))
        self._tip = next((tip for tip in tips if tip is not None), None)
        self.changed()

    def _hide_tip(self) -> None:
        if self._tip is not None:
            self._tip = None
            self.changed()
