"""The tile that was taken, opened at its site on a wide table: a gold button for each icon, beside the pirogue.

The other tiles of the site stand above, small. An icon that was used folds away; the last one closes the panel.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import actions as do
from game.lost_temple.features import passages
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.river import geometry, icons
from game.lost_temple.river.icons import UnusedIcon
from game.lost_temple.river.river import River, draw_site_head, site_heading
from game.lost_temple.river.tiles import SIZE, draw_tile
from game.lost_temple.words import labels, tooltips
from game.screen import text
from game.screen.art import Art
from game.screen.pen import Pen
from game.session.session import Session
from game.table.board.animation import ease
from game.table.layout import nowhere
from game.table.panels.panel import rim
from game.ui import boxes, styles
from game.ui.boxes import Box, Column
from game.ui.buttons import button
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

WIDE, EDGE, GAP = 129.0, 7.0, 5.0
TALL, LOW, LEAVE = 54.0, 44.0, 34.0
"""Heights of an icon's button, of one where there are three, and of the button that leaves the rest."""
SMALL = 28.0
"""The side of the other tiles above the panel."""
LOWEST = (546.0, 376.0, 196.0, 196.0, 376.0, 546.0)
"""Where the panel of each site may end, in units of the board."""
HIGHEST = (34.0, 47.0)
"""Where a panel at the upper edge begins, without and with other tiles above it."""
FOLD_SECONDS = 0.18


class TakenTile(LostTemplePanel):
    """The panel with the icons of the tile that the viewer took."""

    name = "opened"
    digits = True

    def __init__(self, table: LostTempleTable, river: River) -> None:
        super().__init__(table)
        self.river = river
        self._listed_before: list[UnusedIcon] = []
        self._fold_left = 0.0
        self._folding = -1

    # What it shows

    @property
    def site(self) -> int | None:
        """The site where a tile lies open; nothing is open in small windows."""
        return self.mine["site"] if not self.table.small and self._icons() else None

    def _icons(self) -> list[UnusedIcon]:
        return icons.left(self)

    @property
    def _ready(self) -> bool:
        """Whether an icon can be chosen; another one may have to be finished first."""
        return self.session.step == "icons"

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
        if len(gone) == 1 and now and self.app.settings.motion:
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
            return nowhere()
        return self._rect(self._tall(len(self._icons())))

    def _rect(self, tall: float) -> pygame.Rect:
        site, river = self.site, self.river.map
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
        return rect.clamp(self.river.rect)

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
        return self.view["river"][self.site] if self.site is not None else []

    def _other_rects(self) -> list[tuple[str, pygame.Rect]]:
        side, step = round(SMALL * self.unit), round(31 * self.unit)
        first = pygame.Rect(self.rect.x + round(5 * self.unit), self.rect.top - round(30 * self.unit), side, side)
        return [(tile, first.move(number * step, 0)) for number, tile in enumerate(self._others())]

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The heading and other tiles of the site, the tip, and the panel; a panel that folds is drawn live."""
        if not self.open or self.hides("opened"):
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
        ground = self.rect.copy()
        ground.y = round(above - 21 * unit)
        ground.h = self.rect.top - ground.top
        art.frame(surface, "site-ground", ground)
        pen = Pen(surface, art, unit)
        at = self.rect.x + 13 * unit, above - 10 * unit
        draw_site_head(pen, site, site_heading(self.words, self.session, site), at, 98)
        for tile, rect in others:
            draw_tile(Pen(surface, art, rect.w / SIZE), rect.center, tile, "quiet")

    def _draw_tip(self, surface: pygame.Surface, art: Art) -> None:
        """The tip that points to the pirogue."""
        boat = self.river.map.at(*self.river.boats()[self.session.viewer])
        edge = 18 * self.unit
        y = min(max(boat[1], self.rect.top + edge), self.rect.bottom - edge)
        pen = Pen(surface, art, self.unit)
        if boat[0] < self.rect.left:
            pen.put("site-tip-left", (self.rect.left - 13 * self.unit, y))
        else:
            pen.put("site-tip-right", (self.rect.right + 13 * self.unit, y))

    def _draw_folding(self, surface: pygame.Surface, art: Art) -> None:
        """The panel on its way to its new height, with a gap where the used icon was."""
        part, count = ease(1 - self._fold_left / FOLD_SECONDS), len(self._icons())
        before, after = self._tall(count + 1), self._tall(count)
        rect = self._rect(before + (after - before) * part)
        children = self._buttons_of_icons()
        gone = max(0.0, (self._each(count) + GAP) * (1 - part) - GAP)
        children.insert(self._folding, Box(tall=gone))
        text.cover(rect)
        art.frame(surface, self.frame, rect)
        boxes.paint(self.kit, surface, _column(children).lay(self.kit, rect))

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The rim of the icon that is pointed at, or whose page is open."""
        super().draw_live(surface, art)
        about = next((icon for icon, (page, _) in icons.ASKED.items() if page == self.dialogs.kind), "")
        if self.open and about and (place := boxes.find(self.placed, f"ui-icon-{about}")):
            rim(surface, place, self.unit)

    # What is in it

    def box(self) -> Box:
        """Each icon, then leaving the rest."""
        found = self._buttons_of_icons()
        action = self.session.choices.one(do.DONE)
        if self._ready and action is not None:
            label = labels.label(self.words, self.view, action)
            leave = button(str(action), label, self.table.acting(action), tall=LEAVE, style=styles.CAPTION)
            found.append(leave)
        return _column(found)

    def _buttons_of_icons(self) -> list[Box]:
        listed = self._icons()
        return [
            icons.icon_button(
                icon, ready=self._ready, tall=self._each(len(listed)), tip=partial(self._tip_of, icon)
            )
            for icon in listed
        ]

    def _tip_of(self, icon: UnusedIcon, rect: pygame.Rect) -> Tip:
        """What an icon does, in a sentence."""
        line = tooltips.icon_line(self.words, self.view, icon.kind)
        return Tip(rect, icon.name, (line,), rule=passages.icon(icon.kind))


def _column(children: list[Box]) -> Box:
    return Column(children=children, gap=GAP, pad=(EDGE, EDGE))
