"""The last games of one's own record: bars up for points ahead of the best of the others, down for behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.fonts import Role
from game.screen.palette import CREAM, DIM, GLOW, GOLD, INK
from game.screen.targets import Target
from game.screen.wording import day, printed, signed
from game.statistics.results import Finished
from game.statistics.tables import against_words
from game.table.gamerecord import games
from game.ui.blocks import Block
from game.ui.chartlines import thick
from game.ui.panelpage import heading

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage as Page

LAST, MEAN = 20, 5
STEPS = (10, 20, 40, 80, 160, 320)
GRID, LINE = palette.GRID, palette.OCHRE
FINE = 2


@dataclass(frozen=True)
class LastGames(Block):
    """The chart, with its legend below."""

    games: Sequence[Finished]
    title: str
    lit: Finished | None
    act: Callable[[Finished], Callable[[], None]]
    none: str = ""
    """What is said in place of games where there are none."""

    def told(self) -> tuple[str, ...]:
        """That there is nothing yet; games are buttons, which are read out by themselves."""
        return (self.none,) if self.none else ()

    @property
    def shown(self) -> Sequence[Finished]:
        """The games on the chart, the oldest first."""
        return self.games[-LAST:]

    def height(self, page: Page, width: int) -> int:
        """As tall as in the mock-ups."""
        return page.px(324 if width >= page.px(700) else 248)

    def _area(self, page: Page, rect: pygame.Rect) -> pygame.Rect:
        foot = page.px(58 if rect.w >= page.px(640) else 86)
        area = pygame.Rect(rect.x + page.px(52), rect.y + page.px(46), 0, max(1, rect.h - page.px(46) - foot))
        area.width = max(1, rect.w - page.px(52 + 18))
        return area

    def _reach(self) -> tuple[int, int, int]:
        """The least and the most that the chart shows, and the step between its lines."""
        leads = [one.lead for one in self.shown] or [0]
        low, high = min(0, *leads), max(10, *leads)
        step = next((one for one in STEPS if (high - low) / one <= 5), STEPS[-1])
        return (low // step) * step if low else 0, -(-high // step) * step, step

    def bars(self, page: Page, rect: pygame.Rect) -> list[tuple[Finished, pygame.Rect]]:
        """The games with the upright strips of the chart that are theirs."""
        area = self._area(page, rect)
        wide = area.w / LAST
        return [
            (one, pygame.Rect(round(area.x + n * wide), area.y, max(1, round(wide)), area.h))
            for n, one in enumerate(self.shown)
        ]

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Panel, grid, bars, the mean, and the legend."""
        page.art.frame(surface, "panel-plain", rect)
        heading(page, surface, self.title, rect)
        area = self._area(page, rect)
        low, high, step = self._reach()

        def y_of(lead: float) -> int:
            return area.bottom - round(area.h * (lead - low) / (high - low))

        for one, strip in self.bars(page, rect):
            if one is self.lit or page.app.pointed == _id(one):
                pygame.draw.rect(surface, palette.LIT, strip)
        for lead in range(low, high + 1, step):
            y = y_of(lead)
            pygame.draw.line(surface, GRID if lead else INK, (area.x, y), (area.right, y), page.px(1))
            label = pygame.Rect(rect.x + page.px(4), y - page.px(9), page.px(40), page.px(18))
            text.draw(surface, signed(lead) if lead else "0", "body", page.type(13), DIM, label, side="right")
        for one, strip in self.bars(page, rect):
            top, bottom = sorted((y_of(one.lead), y_of(0)))
            bar = pygame.Rect(strip.x + strip.w // 6, top, max(2, strip.w * 2 // 3), max(2, bottom - top))
            radius = min(page.px(3), bar.h // 2)
            pygame.draw.rect(surface, games(page.app)[one.game].colour, bar, border_radius=radius)
            if bar.h > 2 * page.px(1):
                pygame.draw.rect(surface, INK, bar, page.px(1), radius)
        if self.none:
            text.draw(
                surface, self.none, "body", page.type(16), DIM, area.inflate(-page.px(32), 0), "wrap", "centre"
            )
        self._draw_mean(surface, page, rect, area, y_of)
        self._draw_legend(surface, page, rect, area)

    def _draw_mean(
        self,
        surface: pygame.Surface,
        page: Page,
        rect: pygame.Rect,
        area: pygame.Rect,
        y_of: Callable[[float], int],
    ) -> None:
        start = len(self.games) - len(self.shown)
        points = []
        for n, (_, strip) in enumerate(self.bars(page, rect)):
            five = self.games[max(0, start + n - MEAN + 1) : start + n + 1]
            if len(five) == MEAN:
                points.append((strip.centerx, y_of(sum(one.lead for one in five) / MEAN)))
        if len(points) > 1:
            fine = pygame.Surface((area.w * FINE, area.h * FINE), pygame.SRCALPHA)
            line = [((x - area.x) * FINE, (y - area.y) * FINE) for x, y in points]
            thick(fine, palette.FIELD, line, page.px(5) * FINE)
            thick(fine, LINE, line, page.px(2.6) * FINE)
            surface.blit(pygame.transform.smoothscale(fine, area.size), area)

    def _draw_legend(self, surface: pygame.Surface, page: Page, rect: pygame.Rect, area: pygame.Rect) -> None:
        words, size = page.app.words, page.type(14)
        x, y = area.x, area.bottom + page.px(12)
        for name, game in games(page.app).items():
            said = words(f"{name}.title")
            dot = pygame.Rect(x, y + page.px(5), page.px(13), page.px(13))
            pygame.draw.rect(surface, game.colour, dot, border_radius=page.px(3))
            pygame.draw.rect(surface, INK, dot, max(1, page.px(1)), page.px(3))
            wide = text.measure(said, "body", size)[0]
            place = pygame.Rect(dot.right + page.px(7), y, wide + page.px(2), page.px(24))
            text.draw(surface, said, "body", size, DIM, place)
            x = place.right + page.px(16)
        said = words("record.average")
        wide = text.measure(said, "body", size)[0]
        if x + page.px(30) + wide <= rect.right - page.px(10):
            pygame.draw.line(surface, LINE, (x, y + page.px(12)), (x + page.px(22), y + page.px(12)), page.px(3))
            place = pygame.Rect(x + page.px(29), y, wide + page.px(2), page.px(24))
            text.draw(surface, said, "body", size, DIM, place)
            x = place.right + page.px(16)
        said = words("record.axis")
        wide = text.measure(said, "body", size)[0]
        last = pygame.Rect(x, y, rect.right - page.px(16) - x, page.px(24))
        if wide > last.w:
            last = pygame.Rect(rect.x + page.px(16), y + page.px(24), rect.w - page.px(32), page.px(24))
        text.draw(surface, said, "body", size, DIM, last, "shrink", "right")

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The games, where they are wide enough to be chosen one by one."""
        found = []
        for one, strip in self.bars(page, rect):
            if strip.w >= page.px(30):
                found.append(Target(_id(one), said(page, one), strip, self.act(one)))
        return found

    def at(self, page: Page, rect: pygame.Rect, x: float, y: float) -> Finished | None:
        """The game at a point of the window."""
        return next((one for one, strip in self.bars(page, rect) if strip.collidepoint(x, y)), None)

    def draw_tip(self, surface: pygame.Surface, page: Page, rect: pygame.Rect, one: Finished, kept: bool) -> None:
        """What a game was, beside its bar."""
        words, size = page.app.words, page.type(15)
        strip = next(strip for game, strip in self.bars(page, rect) if game is one)
        title = words(
            "record.tip", game=words(f"{one.game}.title"), against=against_words(page, one.against).lower()
        )
        note = words(
            "record.tip.note",
            when=day(words, one.when),
            score=printed(one.score),
            other=printed(one.score - one.lead),
        )
        told: list[tuple[str, Role, str]] = [(title, "head", GOLD), (note, "body", CREAM)]
        if kept:
            told.append((words("record.tip.choose"), "strong", GLOW))
        wide = max(text.measure(line, "strong", size)[0] for line, _, _ in told) + page.px(28)
        tip = pygame.Rect(0, 0, min(wide, rect.w - page.px(16)), page.px(16 + 21 * len(told)))
        tip.midright = strip.x - page.px(12), strip.y + page.px(40)
        if tip.x < rect.x + page.px(8):
            tip.left = strip.right + page.px(12)
        tip.clamp_ip(rect.inflate(-page.px(12), -page.px(12)))
        text.cover(tip)
        page.art.frame(surface, "tooltip", tip)
        for number, (line, role, ink) in enumerate(told):
            place = pygame.Rect(
                tip.x + page.px(12), tip.y + page.px(8 + 21 * number), tip.w - page.px(24), page.px(21)
            )
            text.draw(surface, line, role, size, ink, place)


def _id(one: Finished) -> str:
    return f"game-{one.digest}-{one.moves}"


def said(page: Page, one: Finished) -> str:
    """A game in one line."""
    words = page.app.words
    return words(
        "record.game",
        game=words(f"{one.game}.title"),
        against=against_words(page, one.against),
        when=day(words, one.when),
        score=printed(one.score),
        other=printed(one.score - one.lead),
    )
