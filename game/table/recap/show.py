"""Showing a recap: which turn of it, how many of its lines so far, and the animation of a line once more.

Nothing here holds up the game: the recap is there while the viewer has not done anything yet, and the first action
ends it.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from game.screen import sounds
from game.screen.gestures import Drag
from game.session.events_since import since
from game.session.pace import PACES, WATCHED
from game.table.layout import Layout
from game.table.recap.data import Recap, RecapLine, RecapLoss, RecapTurn
from game.table.recap.place import make_room
from game.table.recap.reading import read_out

if TYPE_CHECKING:
    from game.table.table import Table

PULSE_SECONDS = 0.9
COUNTED = ("points", "wheel")
"""Kinds of events that count or turn something: shown again they would tell of another number."""
SWIPE = 30.0


class RecapShow:
    """The recap of one table."""

    def __init__(self, table: Table) -> None:
        self._table, self._app, self._session = table, table.app, table.session
        self._motion, self._pointing = table.motion, table.pointing
        self._recap: Recap | None = None
        self._key: object = None
        self._said: set[tuple[int, int]] = set()
        self._closed = False
        self._heard = False
        self._number = 0
        self._wait = 0.0
        self._swiped: object = None
        self.line = 0
        """The line of the turn that a small window shows."""
        self.shown = 0
        """How many lines of the turn are shown."""
        self.playing = False
        self.pulse = 0.0
        """Seconds that the loud notice has pulsed."""

    # What there is

    @property
    def recap(self) -> Recap | None:
        """The recap while it is shown."""
        return None if self._closed else self._recap

    @property
    def turn(self) -> RecapTurn | None:
        """The turn that is looked at."""
        return self.recap.turns[self._number] if self.recap is not None else None

    @property
    def number(self) -> int:
        """The number of that turn."""
        return self._number

    @property
    def lines(self) -> tuple[RecapLine, ...]:
        """The lines that are shown so far."""
        return self.turn.lines[: self.shown] if self.turn is not None else ()

    @property
    def loss(self) -> RecapLoss | None:
        """What the viewer has lost and not yet taken note of."""
        return self.recap.losses[0] if self.recap is not None and self.recap.losses and not self._heard else None

    @property
    def pace(self) -> str:
        """How fast steps are shown; something that is asked for is always seen."""
        pace = self._app.settings.pace
        return pace if pace in WATCHED else WATCHED[-1]

    # The game goes on

    def update(self) -> None:
        """See whether there is something to tell."""
        table, session = self._table, self._session
        key = (len(session.game.moves), session.viewer, bool(session.choices), self._app.words.language)
        rules = table.recap_rules
        if rules is None or key == self._key:
            return
        self._key = key
        self._recap = None
        found = since(session)
        if found is not None and not found.own:
            self._recap = rules.tell(found, table.words, session.name)
        self._closed = self._heard = self.playing = False
        self._number, self.line = self._recap.first if self._recap is not None else 0, 0
        self.shown, self.pulse = len(self.turn.lines) if self.turn is not None else 0, 0.0
        self._motion.hold([])
        if found is not None and self._recap is not None and (found.first, session.viewer) not in self._said:
            self._said.add((found.first, session.viewer))
            if self._recap.losses:
                sounds.play("takeover", self._app.settings.effects_volume)
            table.remark(read_out(self._recap, rules, table.words, session.name))

    def play(self, dt: float) -> bool:
        """Let time pass; true while something is still to be shown."""
        if self.recap is None or self._table.dialogs.open:
            return False
        pulsing = self.loss is not None and self.pulse < PULSE_SECONDS and self._app.settings.motion
        if pulsing:
            self.pulse += dt
            self._table.changed()
        if self.playing:
            self._wait -= dt
            if self._wait <= 0:
                self._go_on()
        return pulsing or self.playing

    # What the player asks for

    def choose(self, number: int) -> None:
        """Look at another turn."""
        self._number, self.line = number, 0
        self._stop()
        self._show_all()

    @property
    def place(self) -> int:
        """Which of all lines a small window shows, counted from one."""
        before = self.recap.turns[: self._number] if self.recap is not None else ()
        return sum(len(turn.lines) for turn in before) + self.line + 1

    def next(self) -> None:
        """The next line, after the last one the first."""
        self._turn_to(self.place)

    def previous(self) -> None:
        """The line before this one."""
        self._turn_to(self.place - 2)

    def _turn_to(self, place: int) -> None:
        turns = self.recap.turns if self.recap is not None else ()
        places = [(number, line) for number, turn in enumerate(turns) for line in range(len(turn.lines))]
        if places:
            number, line = places[place % len(places)]
            self.choose(number)
            self.line = line
            self._table.arrange()

    def swipe(self, drag: Drag) -> None:
        """A finger wipes over the strip: the next line, or the one before; once for each time it is put down."""
        begun, strip = (drag.from_x, drag.from_y), self._table.rect_named("recap-strip")
        far = drag.x - drag.from_x
        if strip.collidepoint(begun) and abs(far) > SWIPE * self._table.unit and begun != self._swiped:
            self._swiped = begun
            (self.next if far < 0 else self.previous)()

    def open_story(self) -> None:
        """The story has everything. Where the card lies over it, the card gives way."""
        newest = next((one.id for one in self._table.targets() if one.id.startswith("ui-log-")), "")
        if newest:
            self._pointing.at_target(newest)
        else:
            self.close()

    def close(self) -> None:
        """Put the recap away."""
        self._stop()
        self._closed = True
        self._motion.hold([])
        self._table.refresh()

    def end(self) -> None:
        """The viewer goes on with the game: there is nothing more to tell."""
        if self.recap is not None:
            self.close()

    def go_on(self) -> None:
        """The notice is read."""
        self._heard = True
        self._table.refresh()

    def again(self) -> None:
        """From the first line on."""
        self.shown = 0
        self.playing = False
        self.turn_playing()

    def turn_playing(self) -> None:
        """Play or pause; played to its end it begins anew."""
        if self.turn is None:
            return
        self.playing = not self.playing
        if self.playing and self.shown == len(self.turn.lines):
            self.shown = 0
        self._wait = 0.0
        self._hold()
        self._table.arrange()

    def back(self) -> None:
        """One line fewer."""
        self._stop()
        self.shown = max(0, self.shown - 1)
        self._hold()
        self._table.arrange()

    def step(self) -> None:
        """One line more."""
        self._stop()
        self._go_on()

    def show(self, number: int) -> None:
        """A line once more."""
        if self.turn is not None:
            self._stop()
            self.shown, self.line = max(self.shown, number + 1), number
            self._animate(self.turn.lines[number])

    def show_loss(self) -> None:
        """How the viewer has lost something, once more."""
        loss, recap = self.loss, self.recap
        if loss is None or recap is None:
            return
        self.choose([turn.seat for turn in recap.turns].index(loss.seat))
        if loss.line is not None:
            self._animate(loss.line)
        elif loss.place:
            self._pointing.at_place(loss.place)

    def set_pace(self, pace: str) -> None:
        """Show steps so fast from now on, and rivals' turns as well."""
        self._app.settings.pace = pace
        self._app.use_settings()

    def key(self, name: str) -> None:
        """Back, on, and play or pause."""
        if self.recap is not None:
            {",": self.back, ".": self.step, " ": self.turn_playing}[name]()

    # Showing

    def _stop(self) -> None:
        self.playing = False
        self._motion.skip()

    def _show_all(self) -> None:
        self.shown = len(self.turn.lines) if self.turn is not None else 0
        self._hold()
        self._table.arrange()

    def _go_on(self) -> None:
        """Show the next line, or be done."""
        if self.turn is None or self.shown == len(self.turn.lines):
            self.playing = False
            self._table.arrange()
            return
        self.shown += 1
        self._wait = PACES[self.pace].step
        self._animate(self.turn.lines[self.shown - 1])

    def _hold(self) -> None:
        """What the lines to come bring is not on the board yet."""
        later = self.turn.lines[self.shown :] if self.turn is not None else ()
        self._motion.hold([event for line in later for event in line.events])

    def _animate(self, line: RecapLine) -> None:
        table = self._table
        if table.page != "board":
            table.turn_to("board")
        events: list[Any] = [event for event in line.events if event["kind"] not in COUNTED]
        table.bring_into_view(events)
        self._hold()
        if self._app.settings.motion and PACES[self.pace].speed < inf:
            self._motion.run_at(PACES[self.pace].speed)
            self._motion.begin(events)
        table.arrange()

    def placed(self, layout: Layout) -> Layout:
        """The layout with room for what is shown."""
        if self._table.recap_rules is not None and self.recap is not None:
            make_room(layout, self._table.recap_rules, self._app.viewport, loud=self.loss is not None)
        return layout
