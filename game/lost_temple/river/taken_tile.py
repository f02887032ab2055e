"""The tile that was taken, opened at its site on a wide table: a gold button for each icon, beside the pirogue.

The other tiles of the site stand above, small. An icon that was used folds away; the last one closes the panel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import actions as do
from game.lost_temple.features import passages
from game.lost_temple.river import geometry, icons
from game.lost_temple.river.icons import IconButton
from game.lost_temple.river.river import site_heading
from game.lost_temple.river.tiles import SIZE, draw_tile
from game.lost_temple.words import labels, tooltips
from game.screen import text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import CREAM, INK
from game.screen.pen import Pen
from game.session.session import Session
from game.table.board.animation import ease
from game.table.panels.panel import Button, Panel, rim
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

WIDE, EDGE, GAP = 129.0, 7.0, 5.0
TALL, LOW, LEAVE = 54.0, 44.0, 34.0
"""Heights of an icon's button, of one where there are three, and of the button that leaves the rest."""
SMALL, ROW, HEAD = 28.0, 32.0, 18.0
"""The side of the other tiles, the row they stand in, and the site's heading above."""
LOWEST = (546.0, 376.0, 196.0, 196.0, 376.0, 546.0)
"""Where the panel of each site may end, in units of the board."""
HIGHEST = (34.0, 47.0)
"""Where a panel at the upper edge begins, without and with other tiles above it."""
FOLD_SECONDS = 0.18


class TakenTile(Panel):
    """The panel with the icons of the tile that the viewer took."""

    name = "opened"
    digits = True
    table: LostTempleTable

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table)
        self._listed_before: list[IconButton] = []
        self._fold_left = 0.0
        self._folding = -1

    # What it shows

    @property
    def site(self) -> int | None:
        """The site where a tile lies open; nothing is open in small windows."""
        return self.table.mine["site"] if not self.table.small and self._icons() else None

    def _icons(self) -> list[IconButton]:
        return icons.left(self.table)

    @property
    def _ready(self) -> bool:
        """Whether an icon can be chosen; another one may have to be finished first."""
        return self.table.session.step == "icons"

    def content(self) -> object:
        """The icons that are left, and whether one can be chosen now."""
        return [(icon.target, icon.name, icon.note) for icon in self._icons()], self._ready, self.site

    def update(self, session: Session) -> None:
        """See whether an icon was used: it folds away."""
        super().update(session)
        before, now = self._listed_before, self._icons() if self.site is not None else []
        self._listed_before = now
        names = [icon.name for icon in now]
        gone = [number for number, icon in enumerate(before) if icon.name not in names]
        if len(gone) == 1 and now and self.table.app.settings.motion:
            self._folding, self._fold_left = gone[0], FOLD_SECONDS
        elif len(before) != len(now):
            self._fold_left = 0.0

    def pass_time(self, dt: float) -> bool:
        """Fold on; false when nothing folds."""
        if self._fold_left <= 0:
            return False
        self._fold_left = max(0.0, self._fold_left - dt)
        self.table.redraw()
        return True

    # Where it lies

    def wanted(self) -> pygame.Rect:
        """The rectangle of the panel beside the river; empty while no tile is open."""
        if self.site is None:
            return pygame.Rect(0, 0, 0, 0)
        return self._rect(self._tall(len(self._icons())))

    def _rect(self, tall: float) -> pygame.Rect:
        site, river = self.site, self.table.river.map
        assert site is not None  # a tile is open
        x, y = geometry.SITES[site]
        top = min(y + 2, LOWEST[site] - tall)
        if y < 100:
            top = max(top, HIGHEST[1 if self._others() else 0])
        unit = self.table.unit
        left, upper = river.at(x - 6, top)
        rect = pygame.Rect(round(left), round(upper), round(WIDE * unit), round(tall * unit))
        if x > 400:
            rect.right = round(river.at(x + 122, top)[0])
        return rect.clamp(self.table.river.rect)

    def _tall(self, count: int) -> float:
        return count * self._each(count) + self._rest(count)

    def _rest(self, count: int) -> float:
        """The height that is not taken by the icons."""
        leave = GAP + LEAVE if self._ready else 0.0
        return 2 * EDGE + (count - 1) * GAP + leave

    def _each(self, count: int) -> float:
        """The height of one icon: lower where there are three, or other tiles above at the upper edge."""
        site = self.site
        if count > 2 or site is None or geometry.SITES[site][1] > 100:
            return TALL if count < 3 else LOW
        room = LOWEST[site] - HIGHEST[1 if self._others() else 0] - self._rest(count)
        return min(TALL, max(LOW, room / count))

    def _others(self) -> list[str]:
        """The other tiles of the site."""
        return self.table.view["river"][self.site] if self.site is not None else []

    def _other_rects(self) -> list[tuple[str, pygame.Rect]]:
        side, step = round(SMALL * self.unit), round(31 * self.unit)
        top = self.rect.top - round(ROW * self.unit) + round(2 * self.unit)
        return [
            (tile, pygame.Rect(self.rect.x + round(5 * self.unit) + number * step, top, side, side))
            for number, tile in enumerate(self._others())
        ]

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The heading and other tiles of the site, the tip, and the panel; a panel that folds is drawn live."""
        if not self.open or self.table.motion.hides("opened"):
            return
        self._draw_site(surface, art)
        if self._fold_left > 0:
            self._draw_folding(surface, art)
            return
        text.cover(self.rect)
        super().draw(surface, art)
        self._draw_tip(surface, art)

    def _draw_site(self, surface: pygame.Surface, art: Art) -> None:
        others = self._other_rects()
        site, unit = self.site, self.unit
        assert site is not None  # a tile is open
        above = others[0][1].top if others else self.rect.top
        sign = (self.rect.x + 13 * unit, above - 10 * unit)
        pen = Pen(surface, art, unit)
        ground = pygame.Rect(self.rect.x, round(above - 21 * unit), self.rect.w, 0)
        ground.h = self.rect.top - ground.top
        art.frame(surface, "site-ground", ground)
        pen.put("site-sign-start" if site == 0 else "site-sign", sign)
        pen.number(str(site), sign, size=13, colour=INK)
        words, _ = site_heading(self.table.words, self.session, site)
        box = pygame.Rect(round(self.rect.x + 26 * unit), 0, round(98 * unit), round(HEAD * unit))
        box.centery = round(sign[1])
        text.draw(surface, words, "strong", max(1, round(13 * unit)), CREAM, box)
        for tile, rect in others:
            draw_tile(Pen(surface, art, rect.w / SIZE), rect.center, tile, "quiet")

    def _draw_tip(self, surface: pygame.Surface, art: Art) -> None:
        """The tip that points to the pirogue."""
        boat = self.table.river.map.at(*self.table.river.boats()[self.session.viewer])
        edge = 18 * self.unit
        y = min(max(boat[1], self.rect.top + edge), self.rect.bottom - edge)
        pen = Pen(surface, art, self.unit)
        if boat[0] < self.rect.left:
            pen.put("site-tip-left", (self.rect.left - 13 * self.unit, y))
        else:
            pen.put("site-tip-right", (self.rect.right + 13 * self.unit, y))

    def _draw_folding(self, surface: pygame.Surface, art: Art) -> None:
        """The panel on its way to its new height, with a gap where the used icon was."""
        part = ease(1 - self._fold_left / FOLD_SECONDS)
        listed = self._icons()
        before, after = self._tall(len(listed) + 1), self._tall(len(listed))
        rect = self._rect(before + (after - before) * part)
        text.cover(rect)
        brush = Brush(surface, art, self.unit, rect.x, rect.y, self.letters)
        tall = rect.h / self.unit
        brush.frame(self.frame, (0, 0, WIDE, tall))
        each, y = self._each(len(listed)), EDGE
        for number, icon in enumerate(listed):
            if number == self._folding:
                y += (each + GAP) * (1 - part)
            icons.paint_icon(brush, icon, (EDGE, y, WIDE - 2 * EDGE, each), ready=self._ready)
            y += each + GAP

    def paint(self, brush: Brush) -> None:
        """The icons."""
        for icon, box in zip(self._icons(), self._boxes(), strict=True):
            icons.paint_icon(brush, icon, box, ready=self._ready)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The rim of the icon that is pointed at, or whose page is open."""
        super().draw_live(surface, art)
        if self.open and self.table.dialogs.kind in ("key", "treasure", "score"):
            asked = "scoring" if self.table.dialogs.kind == "score" else self.table.dialogs.kind
            for button in self._listed():
                if button.target == f"ui-icon-{asked}":
                    rim(surface, self._place_of(button), self.unit)

    # Choosing

    def _boxes(self) -> list[tuple[float, float, float, float]]:
        count = len(self._icons())
        each = self._each(count)
        return [(EDGE, EDGE + number * (each + GAP), WIDE - 2 * EDGE, each) for number in range(count)]

    def buttons(self) -> list[Button]:
        """Each icon, then leaving the rest."""
        if not self._ready:
            return []
        found = [
            Button(icon.target, icon.label, box, icon.act, bare=True)
            for icon, box in zip(self._icons(), self._boxes(), strict=True)
        ]
        action = self.session.choices.one(do.DONE)
        if action is not None:
            label = labels.label(self.words, self.table.view, action)
            y = self.height - EDGE - LEAVE + 1
            box = (EDGE, y, WIDE - 2 * EDGE, LEAVE)
            found.append(Button(str(action), label, box, self.table.acting(action), caption=label))
        return found

    def tip(self, x: float, y: float) -> Tip | None:
        """What an icon does, in a sentence."""
        for icon, box in zip(self._icons(), self._boxes(), strict=True):
            rect = pygame.Rect(
                self.rect.x + round(box[0] * self.unit), self.rect.y + round(box[1] * self.unit),
                round(box[2] * self.unit), round(box[3] * self.unit),
            )  # fmt: skip
            if rect.collidepoint(x, y):
                line = tooltips.icon_line(self.table, icon.kind)
                return Tip(rect, icon.name, (line,), rule=passages.icon(icon.kind))
        return None
