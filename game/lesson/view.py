"""How a lesson looks: its bubble, its veil, what glows, and how a small board comes nearer before it speaks."""

from __future__ import annotations

import math

import pygame

from engine import Action
from game.lesson import placement
from game.lesson.bubble import Bubble
from game.lesson.course import Course
from game.lesson.glide import LessonGlide
from game.lesson.saying import Saying
from game.lesson.veil import Veil, draw_light, draw_ring
from game.screen import palette, shared_art, text
from game.screen.targets import Target, find
from game.table.board.animation import between
from game.table.board.boardview import BoardView
from game.table.sight import Sight
from game.table.table import Table

RISE, RISE_UNITS = 0.16, 6
RING_SECONDS = 0.24
"""How long a ring round what is counted takes to be drawn."""
GAP = 24.0
"""Units between a bubble and what it points at."""
REMIND = 8.0
"""Seconds without any input after which the glow pulses."""


class LessonView:
    """The bubble of a lesson and what it points at, over one table."""

    def __init__(self, table: Table, lead: Course, bubble: Bubble) -> None:
        self._table, self._lead, self._bubble = table, lead, bubble
        self.board = next(part for part in table.parts if isinstance(part, BoardView))
        self._veil, self.glide = Veil(), LessonGlide(self.board)
        self.shown = self.idle = 0.0
        """Seconds since the bubble came, and since anything was done."""

    def point_out(self) -> None:
        """Go so far towards the wanted move that one choice is left."""
        action, step, table = self._lead.wanted(), self._lead.step, self._table
        if step is not None and self._lead.stray is None:
            table.reveal(step.point[0] if step.point else "board")
        if action is None or action.verb in table.direct:
            return
        if find(table.target_list.targets(), str(action)) is None:
            table.select_path_to(action)
            table.pointing.stop()

    def shortcuts(self) -> list[Target]:
        """The wanted move at its place, where the table would ask which of several ways is meant."""
        action = self._lead.wanted()
        if action is None or action.verb not in self._table.direct:
            return []
        return [
            Target(str(action), self.board.label(action), one.rect, self._table.acting(action))
            for one in self._table.sights(f"place {action.place}")
        ]

    def place_bubble(self) -> None:
        """Let the bubble stand where it hides the least."""
        bubble = self._bubble
        if bubble.saying is None:
            bubble.rect.size = 0, 0
            return
        points, windows = self.windows()
        at = points[0].rect.unionall([one.rect for one in points[1:]]) if points else None
        area, gap = self._area(), round(GAP * self._table.unit)
        size = bubble.size(self._table.unit, self._table.small, area.w)
        taken = [one.rect for one in (*points, *windows)]
        choices = [one.rect for one in self._table.target_list.targets() if not one.of_table]
        choices = [rect for rect in choices if rect.w * rect.h < area.w * area.h / 5]
        bubble.place(placement.best(size, area, at, taken, choices, gap), self._table.unit, self._table.small)
        bubble.at = at
        self._table.relist()

    def _area(self) -> pygame.Rect:
        """Where a bubble may stand: anywhere below the bar, and above the tabs of a phone."""
        width, height = self._table.app.viewport.size
        edge = round(6 * self._table.unit)
        top = self._table.bar.rect.bottom + edge
        tabs = self._table.rect_named("tabs")
        bottom = (tabs.top if self._table.arrangement.layout.shape == "narrow" and tabs.w else height) - edge
        return pygame.Rect(edge, top, width - 2 * edge, max(1, bottom - top))

    # What is pointed at

    def windows(self) -> tuple[list[Sight], list[Sight]]:
        """The windows of the veil: what is pointed at, and what else stays bright."""
        lead = self._lead
        if lead.stray is not None:
            place = lead.stray.move.place if "place" in lead.stray.move.fields else ""
            return self._table.sights(f"place {place}") if place else [], []
        step = lead.step
        if step is None:
            return [], []
        points = [one for name in step.point for one in self._table.sights(name)]
        windows = [one for name in step.show for one in self._table.sights(name)]
        action = lead.wanted()
        if action is not None and not step.point:
            points = self._aimed(action)
            windows += self._table.sights(f"place {action.place}") if "place" in action.fields else []
        return points, [one for one in windows if one not in points]

    def _aimed(self, action: Action) -> list[Sight]:
        """What stands for an action: its place on the board, or its target wherever that is."""
        target = find(self._table.target_list.targets(), str(action))
        place = str(action.place) if "place" in action.fields else ""
        on_board = self._table.sights(f"place {place}") if place else []
        if target is None or (on_board and _same(on_board[0].rect, target.rect)):
            return on_board
        return [Sight(target.rect)]

    @property
    def up(self) -> bool:
        """Whether something is said now, and no page lies over the table."""
        if self._bubble.saying is None or self._table.showing:
            return False
        dialog = self._table.dialog()
        return dialog is None or not dialog.alone or self._lead.mine

    def come_near(self, saying: Saying) -> None:
        """On a phone let the board glide and grow before the bubble comes; for anything else show all of it."""
        if not self._table.small or self._lead.stray is not None:
            return
        self._bubble.saying = saying
        tall = self._bubble.size(self._table.unit, True, self._area().w)[1]
        self._bubble.saying = None
        below = self._area().top + tall + round(GAP * self._table.unit)
        self.glide.begin(self._near_to, below)

    def _near_to(self) -> list[pygame.Rect]:
        """What is to be near: what is pointed at, or the places of a move whose button is elsewhere."""
        points, windows = self.windows()
        on_board = [one.rect for one in points if self.board.rect.collidepoint(one.rect.center)]
        if on_board or self._lead.wanted() is None:
            return [one.rect for one in points]
        return [one.rect for one in windows if one.outline and self.board.rect.collidepoint(one.rect.center)]

    def draw(self, surface: pygame.Surface) -> None:
        """The veil over the table, and the bubble."""
        table, bubble = self._table, self._bubble
        if not self.up:
            return
        art = shared_art.art(table.unit)
        part = min(1.0, self.shown / RISE)
        if self._lead.stray is not None:
            for one in self.windows()[0]:
                draw_light(surface, one, table.unit, part)
        elif not self._lead.over:
            self._draw_veil(surface, part)
            self._draw_rings(surface)
        bubble.ready(art)
        text.cover(bubble.rect)
        rise = round((1 - part) * RISE_UNITS * table.unit) if table.app.settings.motion else 0
        bubble.rect.y += rise
        bubble.draw(surface, art)
        bubble.draw_under(surface)
        bubble.draw_live(surface, art)
        bubble.rect.y -= rise
        table.explanations.draw(surface, art)

    def _draw_rings(self, surface: pygame.Surface) -> None:
        """White rings round what the step counts, drawn in one after the other."""
        step = self._lead.step
        part = min(1.0, self.shown / RING_SECONDS) if self._table.app.settings.motion else 1.0
        places = self.board.ground.places
        for side in step.rings if step is not None else ():
            ends = [places[name] for name in side.split() if name in places]
            if len(ends) == 2 and self.board.open:
                draw_ring(surface, between(ends[0], ends[1], 0.5), self._table.unit, part)

    def _draw_veil(self, surface: pygame.Surface, part: float) -> None:
        points, windows = self.windows()
        below = self._table.bar.rect.bottom
        area = surface.get_rect(top=below, height=surface.get_height() - below)
        self._veil.draw(surface, area, [*points, *windows], self._table.unit, part)
        pulse = 1.0
        if self.idle > REMIND and self._table.app.settings.motion:
            pulse = 0.6 + 0.4 * math.cos(2 * math.pi * (self.idle - REMIND) / 1.6)
        for one in points:
            draw_light(surface, one, self._table.unit, pulse * part)
        edge = max(1, round(1.5 * self._table.unit))
        for one in windows:
            if not one.outline:
                pygame.draw.rect(surface, palette.GLEAM, one.rect, edge, round(8 * self._table.unit))


def _same(place: pygame.Rect, target: pygame.Rect) -> bool:
    """Whether a target is the place itself, and no button beside it or on it."""
    return place.inflate(-place.w // 2, -place.h // 2).collidepoint(target.center) and target.w > place.w // 2
