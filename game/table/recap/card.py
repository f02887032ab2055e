"""The card that tells what others did: three lines of a turn, points before and after, and how to see it again."""

from __future__ import annotations

from collections.abc import Callable

from game.screen import palette
from game.screen.brush import Area, Brush
from game.screen.palette import INK, SOFT
from game.screen.wording import printed
from game.session.pace import WATCHED
from game.table.panels.panel import Button, Panel
from game.table.recap.line import paint_line
from game.table.recap.show import RecapShow

TOP, ROW, FOOT = 42.0, 53.0, 128.0
EDGE = 10.0
DEEP = palette.DEEP_GOLD


class RecapCard(Panel):
    """One turn at a time; several players have an emblem each to choose from."""

    name = "recap"

    @property
    def retelling(self) -> RecapShow:
        """What is told."""
        return self.table.recap

    @property
    def open(self) -> bool:
        """While there is something to tell."""
        return super().open and self.retelling.turn is not None

    def content(self) -> object:
        """The turn, how much of it is shown, and the pace."""
        told = self.retelling
        return told.recap, told.number, told.shown, told.playing, told.pace

    # Where things lie

    def _row(self, number: int) -> Area:
        return (EDGE - 4, TOP + ROW * number, self.width - 2 * EDGE + 8, ROW - 3)

    def _tabs(self) -> list[Area]:
        recap = self.retelling.recap
        count = len(recap.turns) if recap is not None and len(recap.turns) > 1 else 0
        right = self.width - 36
        return [(right - 30 * (count - index), 5, 30, 32) for index in range(count)]

    def _more(self) -> Area:
        return (EDGE, TOP + 3 * ROW - 2, self.width - 2 * EDGE, 22)

    # Painting

    def paint(self, brush: Brush) -> None:
        """Whose turn, its lines, and the points."""
        turn = self.retelling.turn
        if turn is None or self.table.retold is None:
            return
        words, colours = self.words, self.table.colours
        tabs = self._tabs()
        colour = colours[turn.seat]
        if tabs:
            self._paint_tabs(brush, tabs)
            title = (12.0, 7.0, tabs[0][0] - 14, 28.0)
        else:
            brush.sprite("seat", 24, 21, colour=colour, zoom=0.98)
            title = (42.0, 7.0, self.width - 80, 28.0)
        name = self.session.name(turn.seat)
        told = words("recap.turn", name=name)
        brush.text(told if brush.wide(told, "head", 16.5) <= title[2] else name, "head", 16.5, INK, title)
        brush.sprite("ui-close", self.width - 21, 21, zoom=0.62, tint=SOFT)
        brush.line(EDGE, TOP - 3, self.width - EDGE, TOP - 3)
        for number, line in enumerate(turn.lines):
            faint = number >= self.retelling.shown
            paint_line(brush, line, number + 1, colour, self._row(number), faint=faint)
        if turn.more:
            brush.text(words("recap.more", count=turn.more), "body", 14, DEEP, self._more(), side="centre")
        self._paint_points(brush, colour)
        self._paint_paces(brush)

    def _paint_tabs(self, brush: Brush, tabs: list[Area]) -> None:
        recap = self.retelling.recap
        assert recap is not None
        for number, (turn, (x, y, w, h)) in enumerate(zip(recap.turns, tabs, strict=True)):
            chosen = number == self.retelling.number
            if chosen:
                brush.frame("row-active", (x + 1, y + 1, w - 2, h - 2))
            zoom = 0.9 if chosen else 0.74
            brush.sprite("seat", x + w / 2, y + h / 2, colour=self.table.colours[turn.seat], zoom=zoom)

    def _paint_points(self, brush: Brush, colour: str) -> None:
        """The points before and after."""
        turn, retold = self.retelling.turn, self.table.retold
        assert turn is not None
        assert retold is not None
        y = self.height - FOOT
        brush.line(EDGE, y, self.width - EDGE, y)
        brush.text(self.words(retold.caption), "body", 14, SOFT, (EDGE + 3, y + 3, 90, 24))
        right = self.width - EDGE - 3
        now = printed(turn.after)
        after = brush.wide(now, "strong", 18) + 2
        brush.text(now, "strong", 18, INK, (right - after, y + 3, after, 24), side="right")
        before = f"{printed(turn.before)} →"
        wide = brush.wide(before, "strong", 15) + 4
        brush.text(before, "strong", 15, SOFT, (right - after - 4 - wide, y + 3, wide, 24), side="right")
        brush.sprite("seat", right - after - wide - 16, y + 15, colour=colour, zoom=0.7)

    def _paint_paces(self, brush: Brush) -> None:
        boxes = self._pace_boxes()
        (x, y, _, h), (last, _, w, _) = boxes[0], boxes[-1]
        brush.frame("well-warm", (x, y, last + w - x, h))
        for name, box in zip(WATCHED, boxes, strict=True):
            if name == self.retelling.pace:
                brush.frame("button-main", (box[0] + 1, box[1] + 1, box[2] - 2, box[3] - 3))
            brush.text(self.words(f"recap.pace.{name}"), "strong", 14.5, INK, box, side="centre")

    def _pace_boxes(self) -> list[Area]:
        wide = (self.width - 2 * EDGE - 4) / len(WATCHED)
        return [(EDGE + 2 + wide * index, self.height - 50, wide, 38) for index in range(len(WATCHED))]

    # Choosing

    def buttons(self) -> list[Button]:
        """The players, the lines, and how to see them again."""
        told, words = self.retelling, self.words
        recap, turn = told.recap, told.turn
        if recap is None or turn is None:
            return []
        name = self.session.name
        found = [
            Button(
                f"ui-recap-turn-{number}",
                words("recap.tab", name=name(one.seat)),
                box,
                told.choosing(told.choose, number),
                bare=True,
            )
            for number, (one, box) in enumerate(zip(recap.turns, self._tabs(), strict=False))
        ]
        close = (self.width - 38, 4.0, 34.0, 34.0)
        found.append(Button("ui-recap-close", words("recap.close"), close, told.close, bare=True))
        for number, line in enumerate(turn.lines):
            label = words("recap.line", number=number + 1, words=line.words.replace("\n", " "))
            act = told.choosing(told.show, number)
            found.append(Button(f"ui-recap-line-{number + 1}", label, self._row(number), act, bare=True))
        if turn.more:
            label = words("recap.more.label", count=turn.more)
            found.append(Button("ui-recap-more", label, self._more(), told.open_story, bare=True))
        return [*found, *self._controls(), *self._paces()]

    def _controls(self) -> list[Button]:
        """Again, back, play or pause, on."""
        told, words = self.retelling, self.words
        lines = len(told.turn.lines) if told.turn is not None else 0
        step = (self.width - 2 * EDGE + 3) / 4
        playing = "pause" if told.playing else "play"
        listed = (
            ("again", "ui-replay", told.again, True),
            ("back", "ui-step-back", told.back, told.shown > 0),
            (playing, f"ui-{playing}", told.turn_playing, True),
            ("step", "ui-step", told.step, told.shown < lines),
        )
        return [
            Button(
                f"ui-recap-{'play' if name == playing else name}",
                words(f"recap.{name}"),
                (EDGE + step * index, self.height - FOOT + 31, step - 4, 40),
                act,
                icon=icon,
                main=name == playing,
                enabled=enabled,
            )
            for index, (name, icon, act, enabled) in enumerate(listed)
        ]

    def _paces(self) -> list[Button]:
        told, words = self.retelling, self.words
        return [
            Button(
                f"ui-recap-pace-{name}",
                words("recap.pace.label", pace=words(f"recap.pace.{name}")),
                box,
                self._pacing(name),
                bare=True,
            )
            for name, box in zip(WATCHED, self._pace_boxes(), strict=True)
            if told.turn is not None
        ]

    def _pacing(self, name: str) -> Callable[[], None]:
        return lambda: self.retelling.set_pace(name)
