"""How a lesson looks: its bubble, its veil, what glows, and how a small board comes nearer before it speaks.

`LessonView` is mixed into the table of a game, below the course of the lesson (game/lesson/table.py).
"""

from __future__ import annotations

import math

import pygame

from engine import Action
from game.lesson import placement
from game.lesson.bubble import Bubble, Saying
from game.lesson.course import Course
from game.lesson.data import Lesson
from game.lesson.glide import LessonGlide
from game.lesson.veil import Veil, draw_light, draw_ring
from game.screen import palette, shared_art, text
from game.screen.targets import Target, find
from game.session.trial import Trial
from game.table.board.animation import between
from game.table.board.boardview import BoardView
from game.table.sight import Sight
from game.table.visitor import Visitor

RISE, RISE_UNITS = 0.16, 6
RING_SECONDS = 0.24
"""How long a ring round what is counted takes to be drawn."""
GAP = 24.0
"""Units between a bubble and what it points at."""
REMIND = 8.0
"""Seconds without any input after which the glow pulses."""


class LessonView(Visitor):
    """The bubble of a lesson and what it points at."""

    session: Trial
    board: BoardView
    lesson: Lesson
    lead: Course
    bubble: Bubble
    _veil: Veil
    glide: LessonGlide
    _shown = _idle = 0.0
    """Seconds since the bubble came, and since anything was done."""
    _dirty = True
    """Whether something has changed since the table was drawn."""

    def _point_out(self) -> None:
        """Go so far towards the wanted move that one choice is left."""
        action, step = self.lead.wanted(), self.lead.step
        if step is not None and self.lead.stray is None:
            self.reveal(step.point[0] if step.point else "board")
        if action is None or action.verb in self.direct or find(super().targets(), str(action)) is not None:
            return
        self.approach(action)
        self.pointing.stop()

    def _shortcut(self) -> list[Target]:
        """The wanted move at its place, where the table would ask which of several ways is meant."""
        action = self.lead.wanted()
        if action is None or action.verb not in self.direct:
            return []
        return [
            Target(str(action), self.board.label(action), one.rect, self.acting(action))
            for one in self.sights(f"place {action.place}")
        ]

    def place_bubble(self) -> None:
        """Let the bubble stand where it hides the least."""
        bubble = self.bubble
        if bubble.saying is None:
            bubble.rect = pygame.Rect(0, 0, 0, 0)
            return
        points, windows = self._clear()
        at = points[0].rect.unionall([one.rect for one in points[1:]]) if points else None
        area, gap = self._area(), round(GAP * self.unit)
        size = bubble.size(shared_art.art(self.unit), self.unit, self.small, area.w)
        taken = [one.rect for one in (*points, *windows)]
        choices = [one.rect for one in super().targets() if not one.id.startswith("ui-")]
        choices = [rect for rect in choices if rect.w * rect.h < area.w * area.h / 5]
        bubble.place(placement.best(size, area, at, taken, choices, gap), self.unit, self.small)
        bubble.at = at
        self.relist()

    def _area(self) -> pygame.Rect:
        """Where a bubble may stand: anywhere below the bar, and above the tabs of a phone."""
        width, height = self.app.viewport.size
        edge = round(6 * self.unit)
        top = self.bar.rect.bottom + edge
        tabs = self.rect_named("tabs")
        bottom = (tabs.top if self.arrangement.layout.shape == "narrow" and tabs.w else height) - edge
        return pygame.Rect(edge, top, width - 2 * edge, max(1, bottom - top))

    # What is pointed at

    def _clear(self) -> tuple[list[Sight], list[Sight]]:
        """The windows of the veil: what is pointed at, and what else stays bright."""
        lead = self.lead
        if lead.stray is not None:
            place = lead.stray.move.place if "place" in lead.stray.move.fields else ""
            return self.sights(f"place {place}") if place else [], []
        step = lead.step
        if step is None:
            return [], []
        points = [one for name in step.point for one in self.sights(name)]
        windows = [one for name in step.show for one in self.sights(name)]
        action = lead.wanted()
        if action is not None and not step.point:
            points = self._aimed(action)
            windows += self.sights(f"place {action.place}") if "place" in action.fields else []
        return points, [one for one in windows if one not in points]

    def _aimed(self, action: Action) -> list[Sight]:
        """What stands for an action: its place on the board, or its target wherever that is."""
        target = find(super().targets(), str(action))
        place = str(action.place) if "place" in action.fields else ""
        on_board = self.sights(f"place {place}") if place else []
        if target is None or (on_board and _same(on_board[0].rect, target.rect)):
            return on_board
        return [Sight(target.rect)]

    @property
    def pointed(self) -> str:
        """What the pointer is on; while it is on nothing, the move that is wanted is shown as if it were."""
        action = self.lead.wanted() if self.bubble_up else None
        return super().pointed or (str(action) if action is not None else "")

    @property
    def bubble_up(self) -> bool:
        """Whether something is said now, and no page lies over the table."""
        if self.bubble.saying is None or self.showing:
            return False
        dialog = self.dialog()
        return dialog is None or not dialog.alone or self.lead.mine

    def come_near(self, saying: Saying) -> None:
        """On a phone let the board glide and grow before the bubble comes; for anything else show all of it."""
        if not self.small or self.lead.stray is not None:
            return
        self.bubble.saying = saying
        tall = self.bubble.size(shared_art.art(self.unit), self.unit, True, self._area().w)[1]
        self.bubble.saying = None
        below = self._area().top + tall + round(GAP * self.unit)
        self.glide.begin(self._near_to, below)

    def _near_to(self) -> list[pygame.Rect]:
        """What is to be near: what is pointed at, or the places of a move whose button is elsewhere."""
        points, windows = self._clear()
        on_board = [one.rect for one in points if self.board.rect.collidepoint(one.rect.center)]
        if on_board or self.lead.wanted() is None:
            return [one.rect for one in points]
        return [one.rect for one in windows if one.outline and self.board.rect.collidepoint(one.rect.center)]

    def show_choice(self) -> None:
        """A hex was chosen: the lesson has brought it near itself."""

    def changed(self) -> None:
        """Ask for the table to be drawn again."""
        self._dirty = True
        super().changed()

    def draw(self, surface: pygame.Surface) -> None:
        """The table, the veil over it, and the bubble."""
        if not self._dirty and not self.app.keyboard:
            return  # only time has passed: what is on the surface is left as it is
        self._dirty = False
        super().draw(surface)
        if not self.bubble_up:
            return
        art, bubble = shared_art.art(self.unit), self.bubble
        part = min(1.0, self._shown / RISE)
        if self.lead.stray is not None:
            for one in self._clear()[0]:
                draw_light(surface, one, self.unit, part)
        elif not self.lead.over:
            self._draw_veil(surface, part)
            self._draw_rings(surface)
        text.cover(bubble.rect)
        rise = round((1 - part) * RISE_UNITS * self.unit) if self.app.settings.motion else 0
        bubble.rect.y += rise
        bubble.draw(surface, art)
        bubble.draw_under(surface)
        bubble.draw_live(surface, art)
        bubble.rect.y -= rise
        self.explanations.draw(surface, art)

    def _draw_rings(self, surface: pygame.Surface) -> None:
        """White rings round what the step counts, drawn in one after the other."""
        step = self.lead.step
        part = min(1.0, self._shown / RING_SECONDS) if self.app.settings.motion else 1.0
        places = self.board.ground.places
        for side in step.rings if step is not None else ():
            ends = [places[name] for name in side.split() if name in places]
            if len(ends) == 2 and self.board.open:
                draw_ring(surface, between(ends[0], ends[1], 0.5), self.unit, part)

    def _draw_veil(self, surface: pygame.Surface, part: float) -> None:
        points, windows = self._clear()
        below = self.bar.rect.bottom
        area = pygame.Rect(0, below, surface.get_width(), surface.get_height() - below)
        self._veil.draw(surface, area, [*points, *windows], self.unit, part)
        pulse = 1.0
        if self._idle > REMIND and self.app.settings.motion:
            pulse = 0.6 + 0.4 * math.cos(2 * math.pi * (self._idle - REMIND) / 1.6)
        for one in points:
            draw_light(surface, one, self.unit, pulse * part)
        edge = max(1, round(1.5 * self.unit))
        for one in windows:
            if not one.outline:
                pygame.draw.rect(surface, palette.GLEAM, one.rect, edge, round(8 * self.unit))


def _same(place: pygame.Rect, target: pygame.Rect) -> bool:
    """Whether a target is the place itself, and no button beside it or on it."""
    return place.inflate(-place.w // 2, -place.h // 2).collidepoint(target.center) and target.w > place.w // 2
