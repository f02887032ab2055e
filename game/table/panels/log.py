"""The story so far, newest first: one sentence for each thing that happened, as the viewer saw it.

Choosing an entry shows where it happened. Older and newer entries are a page away.
"""

from collections.abc import Callable

from game.screen import text
from game.screen.brush import Area, Brush
from game.screen.palette import INK, SOFT
from game.session.session import LogEntry
from game.table.panels.panel import Button, Panel

SIZE, TOP = 13.5, 30.0


class Log(Panel):
    """The log."""

    name = "log"
    _count = -1
    """How many events there were when it was looked at last."""
    from_newest = 0
    """How many entries are scrolled away."""
    _before: tuple[int, ...] = ()
    """Where the pages began that were leafed through to get there."""

    def content(self) -> object:
        """The entries change with every event, and with who looks."""
        if len(self.session.log) != self._count:
            self._count = len(self.session.log)
            self.from_newest, self._before = 0, ()
        return len(self.session.log), self.session.viewer, self.from_newest

    def _told(self) -> list[tuple[int, LogEntry, str]]:
        """Entries with their sentences, newest first, from the first one in sight on."""
        session, found = self.session, []
        skip = self.from_newest
        for index in range(len(session.log) - 1, -1, -1):
            entry = session.log[index]
            sentence = self.table.speech.line(entry.event, session.view, self.words, session.name)
            if not sentence:
                continue
            if skip:
                skip -= 1
                continue
            found.append((index, entry, sentence))
            if len(found) * self._smallest() > self.height:
                break
        return found

    def _smallest(self) -> float:
        """The least height of an entry: something that can be chosen with a finger or a mouse."""
        return self.finger_units + 1

    @property
    def _low(self) -> bool:
        """Whether the panel is so low that the two pages stand beside the entries and not below them."""
        return self.height < 260

    @property
    def _end(self) -> float:
        """Where entries end at the right."""
        return self.width - 20 - self.finger_units if self._low else self.width - 9

    @property
    def _bottom(self) -> float:
        """Where entries end at the foot."""
        return self.height - 8 if self._low else self.height - self.finger_units - 12

    def _pagers(self) -> tuple[Area, Area]:
        """Where the buttons for newer and older entries lie."""
        side = self.finger_units
        if self._low:
            return (self.width - 12 - side, TOP, side, side), (self.width - 12 - side, TOP + side + 6, side, side)
        half, y = (self.width - 34) / 2, self.height - side - 6
        return (14, y, half, side), (20 + half, y, half, side)

    def _rows(self) -> list[tuple[int, LogEntry, str, float, float]]:
        """What fits: index, entry, sentence, top and height."""
        rows, y = [], TOP
        size = max(6, round(SIZE * self.unit * self.letters))
        for index, entry, sentence in self._told():
            width = round((self._end - 33) * self.unit)
            tall = max(self._smallest(), text.height(sentence, "body", size, width) / self.unit + 5)
            if y + tall > self._bottom:
                break
            rows.append((index, entry, sentence, y, tall))
            y += tall
        return rows

    def paint(self, brush: Brush) -> None:
        """Heading and entries."""
        brush.head(self.words("table.log"), self.width)
        newest = len(self.session.game.moves) - 1
        for _, entry, sentence, y, tall in self._rows():
            brush.sprite("seat", 20, y + tall / 2, colour=self.table.colours[entry.seat], zoom=0.6)
            ink = INK if entry.move_index >= newest - 2 else SOFT
            brush.text(sentence, "body", SIZE, ink, (33, y, self._end - 33, tall), fit="wrap")

    def buttons(self) -> list[Button]:
        """Each entry, and the two pages."""
        rows = self._rows()
        listed = [
            Button(f"ui-log-{index}", sentence, (8, y, self._end - 8, tall), self._shower(entry), bare=True)
            for index, entry, sentence, y, tall in rows
        ]
        newer_box, older_box = self._pagers()
        older = bool(rows) and rows[-1][0] > 0
        words = self.words
        return [
            *listed,
            Button(
                "ui-log-newer",
                words("table.log.newer"),
                newer_box,
                self._newer,
                icon="ui-up",
                enabled=self.from_newest > 0,
            ),
            Button(
                "ui-log-older",
                words("table.log.older"),
                older_box,
                self._older,
                icon="ui-down",
                enabled=older,
            ),
        ]

    def _shower(self, entry: LogEntry) -> Callable[[], None]:
        return lambda: self.table.point_out(entry.event)

    def _older(self) -> None:
        self._before = (*self._before, self.from_newest)
        self.from_newest += max(1, len(self._rows()))
        self.refresh()
        self.table.redraw()

    def _newer(self) -> None:
        *before, self.from_newest = self._before or (0,)
        self._before = tuple(before)
        self.refresh()
        self.table.redraw()
