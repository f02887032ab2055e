"""Panels of one's own record that are tables: games won by level, best scores, what is worth remembering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

import engine
from game.screen import palette, text
from game.screen.palette import DIM, INK, PALE
from game.screen.targets import Target
from game.screen.wording import day
from game.statistics.results import PEOPLE, Finished
from game.table.gamerecord import games
from game.ui.blocks import Block
from game.ui.panelpage import heading

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage as Page

HEAD, ROW = 84, 46
TOGETHER = "together"
GROOVE, EDGE = palette.GROOVE, palette.GROOVE_EDGE


def against_words(page: Page, against: str) -> str:
    """A level, or people."""
    return page.app.words("record.people" if against == PEOPLE else f"newgame.level.{against}")


def lines() -> list[str]:
    """The levels of all games, the easiest first, and people."""
    levels = dict.fromkeys(level for rules in engine.GAMES.values() for level in rules.levels)
    return [*levels, PEOPLE]


@dataclass(frozen=True)
class Wins(Block):
    """A row for each level, a column for each game; every cell that has games can be chosen."""

    games: Sequence[Finished]
    chosen: tuple[str, str] | None
    choose: Callable[[str, str], Callable[[], None]]
    grown: Callable[[int], float]
    """How much of a bar is filled by now, from 0 to 1, by its number."""

    def height(self, page: Page, width: int) -> int:
        """Heading, covers, rows."""
        return page.px(HEAD + ROW * (len(lines()) + 1) + 10)

    def _count(self, game: str, against: str) -> tuple[int, int]:
        found = [one for one in self.games if one.game == game and against in (one.against, TOGETHER)]
        return sum(one.won for one in found), len(found)

    def _columns(self, page: Page, rect: pygame.Rect) -> tuple[int, int]:
        """Where the columns of games begin, and how wide each is."""
        left = page.px(112 if rect.w >= page.px(480) else 96)
        return rect.x + left, (rect.w - left - page.px(12)) // len(games(page.app))

    def _row(self, page: Page, rect: pygame.Rect) -> int:
        return min(page.px(ROW), (rect.h - page.px(HEAD + 6)) // (len(lines()) + 1))

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Covers above, levels at the left, bars with numbers."""
        page.art.frame(surface, "panel-plain", rect)
        heading(page, surface, page.app.words("record.wins"), rect)
        first, wide = self._columns(page, rect)
        for n, (name, game) in enumerate(games(page.app).items()):
            x = first + n * wide
            # Where letters are large and columns narrow, the name takes all of its column.
            side = 42 if wide >= page.px(160) else 30 if wide >= page.type(112) else -6
            if side > 0:
                picture = page.sprite(game.cover, side, 32, INK, 1.0)
                surface.blit(picture, picture.get_rect(center=(x + page.px(side / 2), rect.y + page.px(60))))
            label = pygame.Rect(
                x + page.px(side + 7) - 1, rect.y + page.px(44), wide - page.px(side + 14), page.px(32)
            )
            text.draw(surface, page.app.words(f"{name}.title"), "head", page.type(18), INK, label, "wrap")
        row = self._row(page, rect)
        for number, against in enumerate([*lines(), TOGETHER]):
            y = rect.y + page.px(HEAD) + number * row
            strong = against == TOGETHER
            pygame.draw.line(
                surface,
                PALE,
                (rect.x + page.px(14), y),
                (rect.right - page.px(14), y),
                page.px(2 if strong else 1),
            )
            self._draw_row(surface, page, pygame.Rect(rect.x, y, rect.w, row), against, number, first, wide)

    def _draw_row(
        self,
        surface: pygame.Surface,
        page: Page,
        row: pygame.Rect,
        against: str,
        number: int,
        first: int,
        wide: int,
    ) -> None:
        words = page.app.words
        sprite = {PEOPLE: "ui-person", TOGETHER: "ui-star"}.get(against, "ui-bot")
        page.art.draw(surface, sprite, (row.x + page.px(28), row.centery), zoom=0.85, tint=INK)
        said = words("record.together") if against == TOGETHER else against_words(page, against).lower()
        label = pygame.Rect(row.x + page.px(42), row.y, first - row.x - page.px(44), row.h)
        text.draw(surface, said, "strong", page.type(15), INK, label)
        for n, name in enumerate(games(page.app)):
            won, played = self._count(name, against)
            order = number * len(games(page.app)) + n
            cell = pygame.Rect(first + n * wide, row.y, wide, row.h)
            if self.chosen == (name, against) or page.app.pointed == f"cell-{name}-{against}":
                inner = cell.inflate(-page.px(4), -page.px(4))
                pygame.draw.rect(surface, palette.LIT, inner, border_radius=page.px(6))
            x = cell.x + page.px(4)
            if against != TOGETHER:
                bar = pygame.Rect(x, 0, max(page.px(24), min(page.px(110), wide - page.px(76))), page.px(14))
                bar.centery = cell.centery
                part = won / played if played else 0.0
                self._draw_bar(surface, page, bar, games(page.app)[name].colour, part * self.grown(order))
                x = bar.right + page.px(8)
            place = pygame.Rect(x, cell.y, cell.right - x - page.px(2), cell.h)
            if not played:
                text.draw(surface, words("record.dash"), "body", page.type(15), DIM, place)
                continue
            wide_won = text.measure(str(won), "head", page.type(18))[0]
            most = pygame.Rect(place.x, place.y, wide_won + page.px(2), place.h)
            text.draw(surface, str(won), "head", page.type(18), INK, most)
            rest = pygame.Rect(most.right + page.px(3), place.y, place.right - most.right - page.px(3), place.h)
            text.draw(surface, words("record.rest", games=played), "body", page.type(15), INK, rest)

    def _draw_bar(self, surface: pygame.Surface, page: Page, rect: pygame.Rect, colour: str, part: float) -> None:
        radius = rect.h // 2
        pygame.draw.rect(surface, GROOVE, rect, border_radius=radius)
        if part > 0:
            full = pygame.Rect(rect.x, rect.y, max(rect.h, round(rect.w * part)), rect.h)
            pygame.draw.rect(surface, colour, full, border_radius=radius)
        pygame.draw.rect(surface, EDGE, rect, max(1, page.px(1)), radius)

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The cells that have games."""
        first, wide = self._columns(page, rect)
        row, found = self._row(page, rect), []
        for number, against in enumerate(lines()):
            for n, name in enumerate(games(page.app)):
                if self._count(name, against)[1]:
                    y = rect.y + page.px(HEAD) + number * row
                    place = pygame.Rect(first + n * wide, y, wide, row)
                    found.append(
                        Target(
                            f"cell-{name}-{against}",
                            self._said(page, name, against),
                            place,
                            self.choose(name, against),
                        )
                    )
        return found

    def _said(self, page: Page, name: str, against: str) -> str:
        won, games = self._count(name, against)
        title = page.app.words(f"{name}.title")
        return page.app.words(
            "record.cell", game=title, against=against_words(page, against), won=won, games=games
        )


@dataclass(frozen=True)
class BestScores(Block):
    """The best score of each game by number of players, with its day."""

    games: Sequence[Finished]

    def height(self, page: Page, width: int) -> int:
        """Heading, numbers of players, a row for each game."""
        return page.px(76 + 78 * len(games(page.app)) + 10)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """The table."""
        words = page.app.words
        page.art.frame(surface, "panel-plain", rect)
        heading(page, surface, words("record.best"), rect)
        counts = sorted({count for rules in engine.GAMES.values() for count in rules.players})
        first = rect.x + page.px(150 if rect.w >= page.px(400) else 118)
        wide = (rect.right - page.px(10) - first) // len(counts)
        for n, count in enumerate(counts):
            place = pygame.Rect(first + n * wide, rect.y + page.px(40), wide, page.px(26))
            said = words("record.players", count=count)
            text.draw(surface, said, "body", page.type(14), DIM, place.inflate(-page.px(4), 0), side="centre")
        row = min(page.px(84), (rect.h - page.px(76)) // len(games(page.app)))
        for number, (name, game) in enumerate(games(page.app).items()):
            y = rect.y + page.px(70) + number * row
            pygame.draw.line(surface, PALE, (rect.x + page.px(14), y), (rect.right - page.px(14), y), page.px(1))
            picture = page.sprite(game.cover, 40, 36, INK, 1.0)
            surface.blit(picture, picture.get_rect(center=(rect.x + page.px(36), y + row // 2)))
            label = pygame.Rect(rect.x + page.px(62), y, first - rect.x - page.px(64), row)
            text.draw(surface, words(f"{name}.title"), "head", page.type(16), INK, label, "wrap")
            for n, count in enumerate(counts):
                self._draw_cell(surface, page, pygame.Rect(first + n * wide, y, wide, row), name, count)

    def _draw_cell(self, surface: pygame.Surface, page: Page, cell: pygame.Rect, name: str, count: int) -> None:
        best = self._best(name, count)
        upper = pygame.Rect(cell.x, cell.y + page.px(8), cell.w, cell.h * 55 // 100 - page.px(6))
        shown = str(best.score) if best else page.app.words("record.dash")
        text.draw(surface, shown, "head", page.type(26 if best else 18), INK, upper, side="centre")
        if best:
            lower = pygame.Rect(cell.x, upper.bottom, cell.w, cell.bottom - upper.bottom - page.px(8))
            said = day(page.app.words, best.when)
            text.draw(surface, said, "body", page.type(13), DIM, lower.inflate(-page.px(2), 0), side="centre")

    def _best(self, name: str, count: int) -> Finished | None:
        found = [one for one in self.games if one.game == name and one.players == count]
        return max(found, key=lambda one: (one.score, -one.when), default=None)


@dataclass(frozen=True)
class Remembered(Block):
    """What is worth remembering: feats of each game, the longest run of wins, the closest win."""

    games: Sequence[Finished]

    def height(self, page: Page, width: int) -> int:
        """Heading and rows."""
        return page.px(46 + 50 * max(1, len(self._rows(page))) + 6)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """A picture, two lines and a number for each."""
        page.art.frame(surface, "panel-plain", rect)
        heading(page, surface, page.app.words("record.feats"), rect)
        rows = self._rows(page)
        if not rows:
            below = pygame.Rect(rect.x + page.px(24), rect.y + page.px(40), rect.w - page.px(48), 0)
            below.h = rect.bottom - page.px(8) - below.y
            text.draw(
                surface, page.app.words("record.feats.none"), "body", page.type(15), DIM, below, "wrap", "centre"
            )
        step = min(page.px(52), (rect.h - page.px(46)) // max(1, len(rows)))
        for number, (sprite, title, note, value) in enumerate(rows):
            y = rect.y + page.px(40) + number * step
            if number:
                pygame.draw.line(
                    surface, PALE, (rect.x + page.px(14), y), (rect.right - page.px(14), y), page.px(1)
                )
            picture = page.sprite(sprite, 34, 38, palette.DEEP_GOLD, 1.2)
            surface.blit(picture, picture.get_rect(center=(rect.x + page.px(36), y + step // 2)))
            wide = rect.w - page.px(64 + 64)
            upper = pygame.Rect(rect.x + page.px(64), y + page.px(4), wide, step // 2 - page.px(3))
            text.draw(surface, title, "strong", page.type(15), INK, upper)
            lower = pygame.Rect(upper.x, upper.bottom, wide, step - upper.h - page.px(8))
            text.draw(surface, note, "body", page.type(14), DIM, lower)
            place = pygame.Rect(rect.right - page.px(66), y, page.px(50), step)
            text.draw(surface, str(value), "head", page.type(22), INK, place, side="right")

    def _rows(self, page: Page) -> list[tuple[str, str, str, int]]:
        words, found = page.app.words, []
        for name, game in games(page.app).items():
            for feat, how in (game.reviewed.feats if game.reviewed else {}).items():
                done = [one for one in self.games if one.game == name and one.feats.get(feat)]
                best = max(done, key=lambda one: (one.feats[feat], -one.when), default=None)
                if best is not None:
                    note = words("record.feat", game=words(f"{name}.title"), when=day(words, best.when))
                    found.append((how.sprite, words(f"{name}.review.feat.{feat}"), note, best.feats[feat]))
        run = longest_run(self.games)
        if run:
            since = words("record.run.since", when=day(words, run[0].when))
            found.append(("ui-crown", words("record.run"), since, len(run)))
        wins = [one for one in self.games if one.won and one.lead > 0]
        if wins:
            closest = min(wins, key=lambda one: (one.lead, one.when))
            title = words(f"{closest.game}.title")
            note = words("record.feat", game=title, when=day(words, closest.when))
            found.append(("ui-check", words("record.close"), note, closest.lead))
        return found

    def told(self) -> tuple[str, ...]:
        """Nothing beyond what is drawn."""
        return ()


def longest_run(games: Sequence[Finished]) -> list[Finished]:
    """The most wins one after the other; of equal runs the latest."""
    best: list[Finished] = []
    run: list[Finished] = []
    for one in games:
        run = [*run, one] if one.won else []
        if run and len(run) >= len(best):
            best = run
    return best
