"""The small screen's score chips and page tabs; each game says what its own show."""

from collections.abc import Callable

import pygame

from game.screen.brush import Brush
from game.screen.palette import GLOW, INK
from game.screen.wording import printed
from game.table.panels.bar import HINT
from game.table.panels.panel import Button, Panel
from game.ui.tip import Tip


class Chips(Panel):
    """One chip for each player: emblem and points. Choosing one shows that player's camp."""

    name = "chips"
    frame = ""

    def content(self) -> object:
        """Scores and whose turn it is."""
        return self._scores(), self.table.acting_seat

    def _scores(self) -> list[int]:
        return [player["score"] for player in self.session.view["players"]]

    def _box(self, seat: int) -> tuple[float, float, float, float]:
        step = (self.width - 6) / len(self.session.setup.seats)
        tall = min(self.finger_units, self.height)
        return 6 + step * seat, (self.height - tall) / 2, step - 6, tall

    def paint(self, brush: Brush) -> None:
        """The chips."""
        for seat, points in enumerate(self._scores()):
            x, y, w, h = self._box(seat)
            active = seat == self.table.acting_seat
            brush.frame("chip-active" if active else "chip", (x, y, w, h))
            brush.sprite("seat", x + 22, y + h / 2, colour=self.table.colours[seat], zoom=min(1.1, h / 34))
            self.paint_points(brush.at(x, y), seat, printed(points), w, h)

    def paint_points(self, brush: Brush, seat: int, points: str, width: float, tall: float) -> None:
        """What a chip says beside the emblem: the points."""
        brush.text(points, "title", 25, INK, (38, 0, width - 46, tall), side="right")

    def buttons(self) -> list[Button]:
        """Each chip."""
        found = []
        for seat in range(len(self.session.setup.seats)):
            label = self.session.name(seat)
            found.append(Button(f"ui-player-{seat}", label, self._box(seat), self._shower(seat), bare=True))
        return found

    def _shower(self, seat: int) -> Callable[[], None]:
        return lambda: self.table.dialogs.show_player(seat)

    def tip(self, x: float, y: float) -> Tip | None:
        """The player under the pointer."""
        for button in self._listed():
            rect = self._place_of(button)
            if rect.collidepoint(x, y):
                return self.explain(int(button.target.rpartition("-")[2]), rect)
        return None

    def explain(self, seat: int, rect: pygame.Rect) -> Tip:
        """What a player has, in words."""
        raise NotImplementedError


class Tabs(Panel):
    """The pages of a small screen."""

    name = "tabs"
    frame = "tabs"
    pages: tuple[str, ...]

    def content(self) -> object:
        """The page in sight, and where something waits to be chosen."""
        return self.table.page, self.waits(), self.counts(), self.session.viewer

    def counts(self) -> dict[str, int]:
        """How many things a page has to show, where that is worth a badge."""
        return {}

    def sprites(self) -> dict[str, str]:
        """The picture of each page."""
        raise NotImplementedError

    def label(self, page: str) -> str:
        """What a page is called."""
        raise NotImplementedError

    def waits(self) -> str:
        """The page that the decision at hand belongs to."""
        return "board" if self.session.choices else ""

    def _box(self, index: int) -> tuple[float, float, float, float]:
        step = self.width / len(self.pages)
        return 5 + step * index, 5, step - 10, self.height - 10

    def paint(self, brush: Brush) -> None:
        """Icon and name of each page."""
        sprites, counts = self.sprites(), self.counts()
        for index, page in enumerate(self.pages):
            x, y, w, h = self._box(index)
            active = page == self.table.page
            if active:
                brush.frame("tab-active", (x, y, w, h))
            ink = GLOW if active else HINT
            name = self.label(page)
            if h >= 52:
                badge, at = x + w / 2 + 22, (x + w / 2, y + h * 0.36)
                brush.text(name, "strong", 15, ink, (x + 2, y + h - 24, w - 4, 20), side="centre")
            else:
                badge, at = x + 29, (x + 18, y + h / 2)
                brush.text(name, "strong", 15, ink, (x + 36, y, w - 39, h))
            brush.sprite(sprites[page], *at, zoom=min(1.0, h / 46))
            if counts.get(page):
                self._badge(brush, badge, at[1] - 8, str(counts[page]))
            elif page == self.waits() and not active:
                self._badge(brush, badge, at[1] - 8, "!")

    def _badge(self, brush: Brush, x: float, y: float, words: str) -> None:
        brush.sprite("badge-gold", x, y, zoom=0.95)
        brush.text(words, "strong", 13, INK, (x - 9, y - 9, 18, 18), side="centre")

    def buttons(self) -> list[Button]:
        """Each tab."""
        return [
            Button(
                f"ui-page-{page}",
                self.label(page),
                (self.width / len(self.pages) * index, 0, self.width / len(self.pages), self.height),
                self._turner(page),
                bare=True,
            )
            for index, page in enumerate(self.pages)
        ]

    def _turner(self, page: str) -> Callable[[], None]:
        return lambda: self.table.turn_to(page)
