"""A replay: the table as it was at every move, with buttons to play, pause, step and scrub."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.app import App
from game.host.events import Key, Wheel
from game.routes import Moment, ReplayWanted, ShareWanted, TableWanted
from game.screen import shared_art, sounds, text
from game.screen.gestures import Drag, InputEvent
from game.screen.palette import INK, OFF
from game.screen.targets import Target, nearest
from game.session import offer
from game.session.playback import Playback
from game.session.session import KEY, Session, read
from game.storage import shelf
from game.table.gamerecord import games
from game.table.mode import Mode
from game.table.table import Table, mode_of

MOVE_SECONDS = 0.9
PLAYING = ("replay-play", "replay-pause")
NOTCHES = 4
"""Into how many stretches the slider is divided for those who do not drag."""


class ReplayMode(Mode):
    """One watches a session from its first move."""

    name = "Replay"
    asks = False

    def __init__(self, watched: Session, moment: Moment | None = None) -> None:
        self.session = Playback(watched)
        self.moment = moment
        self.playing = moment is None
        if moment is not None:
            self.session.go_to(moment.first)
        self._rest = MOVE_SECONDS
        self._panel = self._corner = self._track = pygame.Rect(0, 0, 1, 1)
        self._buttons: list[tuple[Target, str]] = []
        self._notches: list[Target] = []
        self._ways: list[Target] = []
        """What leads on from the moment of a review."""

    def arrange(self) -> None:
        """The controls lie over what nobody needs while watching."""
        place = self.table.rect_named
        self._panel = place("sheet").union(place("tabs")) if self.table.small else place(self.table.covered)
        bar = place("bar")
        in_bar = [target.rect for target in self.table.bar.targets()]
        self._corner = in_bar[0].unionall(in_bar[1:]) if in_bar else pygame.Rect(bar.right, 0, 0, bar.h)
        self._arrange_controls()

    def update(self, dt: float) -> bool:
        """Let time pass, and the next move come when it is due."""
        if self.table.showing:
            return self.table.steps.pass_time(dt)
        if self.playing:
            self._rest -= dt
            if self._rest <= 0:
                self._step()
        return self.table.explanations.pass_time(dt) or self.playing

    def draw_over(self, surface: pygame.Surface) -> None:
        """The controls."""
        art = shared_art.art(self.table.unit)
        for covered in (self._panel, self._corner):
            text.cover(covered)
        art.frame(surface, "panel-plain" if not self.table.small else "panel", self._panel)
        corner = pygame.Rect(self._corner.x, 0, self._corner.w, self.table.rect_named("bar").h)
        surface.blit(art.sliced("bar", corner.w, corner.h), corner, pygame.Rect((0, 0), corner.size))
        app, px = self.table.app, self._px
        label = pygame.Rect(self._panel.x, self._panel.y + px(6), self._panel.w, px(24))
        said = app.words("replay.move", move=self.session.move, moves=len(self.session.moves))
        text.draw(surface, said, "strong", px(16), INK, label.inflate(-px(20), 0), side="centre")
        self._draw_track(surface)
        self._draw_story(surface)
        for target, icon in self._buttons:
            state = (
                "disabled" if not target.enabled else "hover" if self.table.app.pointed == target.id else "normal"
            )
            art.frame(surface, f"button-{state}", target.rect)
            zoom = min(1.0, (target.rect.h - px(8)) / (24 * self.table.unit))
            tint = INK if target.enabled else OFF
            art.draw(surface, icon, target.rect.center, zoom=zoom, tint=tint)
        for target in self._ways:
            state = (
                "disabled" if not target.enabled else "hover" if self.table.app.pointed == target.id else "normal"
            )
            art.frame(surface, f"button-{state}", target.rect)
            inner, ink = target.rect.inflate(-px(12), -px(4)), INK if target.enabled else OFF
            text.draw(surface, target.label, "strong", px(15), ink, inner, "wrap", "centre")

    def targets(self) -> list[Target]:
        """The controls, and what can be asked of a counting."""
        counted = self.table.counting.panel_targets()
        return [*counted, *self._notches, *(target for target, _ in self._buttons), *self._ways]

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """The button that plays and pauses, or what is nearest to where the focus was."""
        playing = next(target for target, _ in self._buttons if target.id in PLAYING)
        return playing if near is None else nearest(self.targets(), near)

    def handle(self, event: InputEvent) -> bool:
        """Scrub by dragging; keys for those who like them; the rest explains as at the table."""
        if isinstance(event, Drag) and self._track.inflate(0, self._px(30)).collidepoint(
            event.from_x, event.from_y
        ):
            part = (event.x - self._track.x) / max(1, self._track.w)
            self._go_to(round(part * len(self.session.moves)))
        elif isinstance(event, Key):
            act = {"End": self._to_end, "Home": self._to_start, "PageDown": self._once, "PageUp": self._back_once}
            act.get(event.name, lambda: None)()
        else:
            return isinstance(event, Wheel)
        return True

    def back(self) -> None:
        """Escape leaves the replay."""
        self.table.app.pop()

    # Moving through the game

    def _step(self) -> None:
        self._rest = MOVE_SECONDS
        before = self.session.view
        self.table.shown_players = before["players"]
        events = self.session.advance()
        sounds.play_events(events, self.table.sounds, self.table.app.settings.sound)
        self.table.steps.set_moving(events)
        if self.session.move == len(self.session.moves):
            self.playing = False
        self.table.counting.begin(events, before)
        self.table.arrange()

    def _go_to(self, move: int) -> None:
        self.table.motion.skip()
        self.table.counting.finish()
        self.playing = False
        self.session.go_to(move)
        self.table.arrange()

    def stand_at(self, move: int) -> None:
        """Show the game after so many moves, and wait there."""
        self._go_to(move)

    def _once(self) -> None:
        self.table.motion.skip()
        self.table.counting.finish()
        self.playing = False
        self._step()

    def _back_once(self) -> None:
        self._go_to(self.session.move - 1)

    def _to_start(self) -> None:
        self._go_to(0)

    def _to_end(self) -> None:
        self._go_to(len(self.session.moves))

    def _turn_playing(self) -> None:
        if not self.playing and self.session.move == len(self.session.moves):
            self.session.go_to(0)
        self.playing = not self.playing
        self._rest = MOVE_SECONDS / 3
        self.table.arrange()

    def _share(self) -> None:
        """The moment that is shown, for others; the very end is the whole game."""
        if self.playing:
            self._turn_playing()
        self._go_to(self.session.move)
        whole = self.session.move == len(self.session.moves)
        if self.moment is not None and not self.session.branched:
            self.table.app.follow(ShareWanted(offer.review(self.session.watched, self.session.move)))
            return
        self.table.app.follow(ShareWanted(offer.moment(self.session.watched, 0 if whole else self.session.move)))

    def _notch(self, move: int) -> Callable[[], None]:
        return lambda: self._go_to(move)

    def _turn_better(self) -> None:
        """Play the better line out from where it would have begun, or show again what was played."""
        assert self.moment is not None
        self.table.motion.skip()
        self.table.counting.finish()
        if self.session.branched:
            self.session.as_played(self.moment.first)
            self.playing = False
        else:
            self.session.go_to(self.moment.begins)
            self.session.branch(self.moment.better)
            self.playing, self._rest = True, MOVE_SECONDS / 2
        self.table.arrange()

    def _play_on(self) -> None:
        """A new game from here with the same players; the game under way goes to the shelf."""
        app, text = self.table.app, self.session.from_here()
        shelf.set_aside(app.host)
        app.host.store(KEY, text)
        found = read(app.host, text)
        while len(app.scenes) > 1:
            app.scenes.pop()
        app.follow(TableWanted(found))

    # The controls

    def _px(self, units: float) -> int:
        return max(1, round(units * max(self.table.unit, self.table.app.viewport.ratio * 0.75)))

    def _arrange_controls(self) -> None:
        words, px, panel = self.table.app.words, self._px, self._panel
        moves, move = len(self.session.moves), self.session.move
        names = (
            ("start", "ui-replay", self._to_start, move > 0),
            ("step-back", "ui-step-back", self._back_once, move > 0),
            ("pause" if self.playing else "play", "", self._turn_playing, moves > 0),
            ("step", "ui-step", self._once, move < moves),
            ("end", "ui-next", self._to_end, move < moves),
        )
        gap, finger = px(4), self.table.finger
        label = px(30)
        self._track = pygame.Rect(panel.x + px(16), panel.y + label, max(1, panel.w - px(32)), finger)
        side = min(max(finger, px(40)), (panel.w - px(16) - gap * (len(names) - 1)) // len(names))
        below = px(6) + self._tall if self.moment is not None else 0
        side = max(1, min(side, panel.h - label - finger - px(8) - below))
        left = panel.centerx - (side * len(names) + gap * (len(names) - 1)) // 2
        top = self._track.bottom + px(4)
        self._buttons = []
        for n, (name, icon, act, enabled) in enumerate(names):
            rect = pygame.Rect(left + n * (side + gap), top, side, side)
            target = Target(f"replay-{name}", words(f"replay.{name}"), rect, act, enabled=enabled)
            self._buttons.append((target, icon or f"ui-{name}"))
        leave = self._corner.copy()
        leave.width = min(leave.width, leave.height * 2)
        leave.right = self._corner.right
        share = leave.copy()
        share.width = leave.height
        share.right = leave.x - gap
        self._buttons.append((Target("replay-share", words("replay.share"), share, self._share), "ui-share"))
        away = words("replay.back" if self.moment is None else "review.back")
        self._buttons.append((Target("back", away, leave, self.back), "ui-close"))
        self._ways = self._arrange_ways(top + side + px(8))
        edges = [self._track.x + self._track.w * n // (NOTCHES + 1) for n in range(NOTCHES + 2)]
        self._notches = []
        for n, (start, end) in enumerate(pairwise(edges)):
            goal = moves * n // NOTCHES
            rect = pygame.Rect(start, self._track.y, max(1, end - start), self._track.h)
            said = words("replay.scrub", move=goal)
            self._notches.append(Target(f"replay-to-{n}", said, rect, self._notch(goal)))
        self.table.changed()

    @property
    def _tall(self) -> int:
        """The height of a button below the controls."""
        return max(self.table.finger, self._px(36))

    def _arrange_ways(self, top: int) -> list[Target]:
        """The better line and a game from here, below each other or where that is too much beside each other."""
        if self.moment is None:
            return []
        words, px, panel, session = self.table.app.words, self._px, self._panel, self.session
        listed = [("play-on", words("review.play-on"), self._play_on, session.game.to_move is not None)]
        if self.moment.better:
            said = words("review.played" if session.branched else "review.better")
            listed.insert(0, ("better", said, self._turn_better, True))
        tall, gap = self._tall, px(6)
        room = pygame.Rect(panel.x + px(12), top, panel.w - px(24), max(1, panel.bottom - px(10) - top))
        beside = room.h < len(listed) * (tall + gap)
        if beside:
            wide = (room.w - gap * (len(listed) - 1)) // len(listed)
            y = min(room.y, panel.bottom - tall - px(6))
            rects = [pygame.Rect(room.x + n * (wide + gap), y, wide, tall) for n in range(len(listed))]
        else:
            rects = [pygame.Rect(room.x, room.y + n * (tall + gap), room.w, tall) for n in range(len(listed))]
        return [
            Target(name, said, rect, act, enabled=enabled)
            for (name, said, act, enabled), rect in zip(listed, rects, strict=True)
        ]

    def _draw_story(self, surface: pygame.Surface) -> None:
        """What happened in the move that is shown, where there is room for it."""
        below = max(target.rect.bottom for target in [*(one for one, _ in self._buttons[:-2]), *self._ways])
        below += self._px(8)
        room = pygame.Rect(self._panel.x, below, self._panel.w, self._panel.bottom - below - self._px(12))
        session, words = self.session, self.table.app.words
        told = [
            self.table.speech.line(entry.event, session.view, words, session.name)
            for entry in session.log
            if entry.move_index == session.move - 1
        ]
        story = " ".join(filter(None, told))
        inner = room.inflate(-self._px(32), 0)
        if text.height(story, "body", self._px(16), inner.w) <= inner.h:
            text.draw(surface, story, "body", self._px(16), INK, inner, "wrap", "centre", "top")

    def _draw_track(self, surface: pygame.Surface) -> None:
        art, track = shared_art.art(self.table.unit), self._track
        groove = pygame.Rect(track.x, track.centery - self._px(4), track.w, self._px(8))
        art.frame(surface, "slider-track", groove)
        part = self.session.move / max(1, len(self.session.moves))
        done = pygame.Rect(groove.x, groove.y, round(groove.w * part), groove.h)
        if done.w > self._px(8):
            art.frame(surface, "slider-fill", done)
        art.draw(surface, "slider-knob", (groove.x + done.w, groove.centery), zoom=0.9)


def replay(app: App, watched: Session, moment: Moment | None = None) -> Table:
    """The replay of a session: its game's own table with the controls of a replay."""
    mode = ReplayMode(watched, moment)
    return games(app)[watched.setup.game].table(app, mode.session, mode)


def show(app: App, what: ReplayWanted) -> None:
    """Watch a session."""
    table = replay(app, what.session, what.moment)
    app.push(table)
    if what.move and (mode := mode_of(table, ReplayMode)) is not None:
        mode.stand_at(what.move)
