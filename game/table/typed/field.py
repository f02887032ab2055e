"""Moves and questions in writing, at one table: the field takes what is typed, completes it, and carries it out.

A move is written in the notation of the records, in every language; a question in the player's own. What is
chosen, refused and answered is also told to those who listen. Nothing is looked at while the field is closed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine import NotationError
from game.host.events import Key, TextInput
from game.host.reading import Reading
from game.screen.gestures import InputEvent
from game.table.typed.completing import Completion, TypedLine, common, folded
from game.table.typed.known import KnownLines
from game.table.typed.panel import TypedPanel
from game.table.typed.questions import Question

if TYPE_CHECKING:
    from game.table.table import Table

LONGEST = 80
OPENER = "/"


# One subject although it has many methods: what is typed, what each key does to it, and what is said of it.
class TypedField:
    """The field of one table."""

    def __init__(self, table: Table) -> None:
        self._table, self._app, self._session, self._counting = table, table.app, table.session, table.counting
        self.known = KnownLines(table, self._ask, self._say)
        self.open = False
        """Whether the field is there."""
        self.writing = False
        """Whether it takes letters."""
        self.text = ""
        self.at = -1
        """Which way to go on is pointed at with the arrows; -1 for none."""
        self.answer: tuple[str, ...] = ()
        """What was said last."""
        self._refused = False
        """Whether what stands there was refused: letters and arrows begin anew then."""
        self._said: tuple[str, ...] = ()
        self._number, self._heard = 0, True
        self._before = ""
        self._told: object = None
        self.panel = TypedPanel(table, self)

    # Opening and closing

    def begin(self) -> None:
        """Open the field, or go back to it."""
        table, dialogs = self._table, self._table.dialogs
        if not table.mode.writes:
            return
        if not self.open:
            self._before = self._app.focus
            self.text, self.at, self.answer = "", -1, ()
            self._told = self._decided()
        if dialogs.open and dialogs.alone:
            dialogs.close()
        self.open = self.writing = True
        table.refresh()

    def close(self) -> bool:
        """Close it, and lead the keyboard back to the table; false where it is not open."""
        if not self.open:
            return False
        self.open = self.writing = False
        self.known.forget()
        self._table.refresh()
        if self._app.keyboard:
            self._app.keyfocus.told = ""
            self._app.focus_on(self._before)
        return True

    def toggle(self) -> None:
        """A finger or a click on the field: letters go there, or no more."""
        self.writing = not self.writing
        self._changed()

    def _changed(self) -> None:
        self.panel.renew()
        self._table.relist()

    @property
    def found(self) -> list[Completion]:
        """The ways to go on from what is typed."""
        if self.known.look():
            self.at = -1
        return self.known.completions(self.text)

    def offer(self, question: Question) -> tuple[str, Callable[[], None]]:
        """The words of a question for its button: it is asked, or written as far as the thing that it is about."""
        words = self._table.words
        if question.about_all:
            return words(question.key), partial(self._ask, question, "")
        begun = words(question.key, thing="\n").partition("\n")[0]
        return f"{begun.rstrip()} …", partial(self._write_on, begun)

    def _write_on(self, begun: str) -> None:
        self.text, self.at, self.answer, self.writing = begun, -1, (), True
        self._changed()

    # Letters and keys

    def typing(self) -> pygame.Rect | None:
        """Where letters go while it takes them and nothing lies above it."""
        return self.panel.field if self.writing and self._table.dialog() is self.panel else None

    def takes(self, event: InputEvent) -> bool:
        """Whether this is for the field: letters, and keys without Ctrl and Alt; Enter also ends a counting."""
        if self.writing and self._counting.running and event == Key("Enter"):
            self._counting.skip()
        elif self.typing() is None:
            return False
        elif isinstance(event, TextInput):
            self.type(event.text)
        elif isinstance(event, Key) and not (event.ctrl or event.alt):
            self.key(event)
        else:
            return False
        return True

    def type(self, typed: str) -> None:
        """Letters come; the one that opened the field comes as a letter, too."""
        clean = "".join(sign for sign in typed if sign.isprintable())
        before = "" if self._refused else self.text
        self.text, self.at = (before + clean).lstrip(" " + OPENER)[:LONGEST], -1
        self.answer, self._refused = (), False
        self._changed()

    def key(self, key: Key) -> None:
        """Complete, choose among the ways to go on, carry out, or leave."""
        if key.name == "Backspace":
            self.text, self.at, self._refused = self.text[:-1], -1, False
        elif key.name in ("ArrowDown", "ArrowUp"):
            self._step(1 if key.name == "ArrowDown" else -1)
        elif key.name == "Tab" and (key.shift or not self.found):
            self.writing = False
            self._app.focus_on(self.panel.first)
        elif key.name in ("Tab", "ArrowRight", "End"):
            self._complete()
        elif key.name == "Enter":
            self.enter()
        elif key.name == "Escape":
            self.close()
            return
        self._changed()

    def _step(self, step: int) -> None:
        """Point at the next way to go on, or the one before, and read it out."""
        if self._refused and not self.found:
            self.text, self._refused = "", False
        found = self.found
        if found:
            self.at = (self.at + step) % len(found) if self.at >= 0 else (0 if step > 0 else len(found) - 1)
            self._speak(self.known.told(found[self.at]))

    def _complete(self) -> None:
        """Write what is pointed at, or as much as all ways to go on have in common; or else point at one."""
        found = self.found
        if self.at >= 0 or len(found) == 1:
            self.take(max(0, self.at))
        elif found and len(folded(begun := common(found))) > len(folded(self.text)):
            self.text = f"{begun} "
            self._speak(self.known.goes_on(self.text))
        else:
            self._step(1)

    def take(self, number: int) -> None:
        """Write one of the ways to go on, and say what it means or what may follow."""
        chosen = self.found[number]
        self.text, self.at, self.writing = chosen.text + ("" if chosen.whole else " "), -1, True
        self._speak(self.known.told(chosen) if chosen.whole else self.known.goes_on(self.text))
        self._changed()

    def choose(self, number: int) -> None:
        """Carry out one of the ways to go on where it is complete, or else write it."""
        whole = self.found[number].whole
        if whole is None:
            self.take(number)
        else:
            self._do(whole)

    def enter(self) -> None:
        """Carry out what is pointed at or typed, if that is one thing; else say what is missing or why not."""
        found = self.found
        if self.at >= 0:
            self.choose(self.at)
        elif not self.text.strip():
            self._say(self.known.asked().decision)
        elif (line := self.known.exact(self.text)) is not None:
            self._do(line)
        elif len(found) == 1 and found[0].whole is not None:
            self._do(found[0].whole)
        elif found:
            self._say(self.known.goes_on(self.text))
        else:
            self._refuse()

    def _do(self, line: TypedLine) -> None:
        self.text, self.at, self.answer = "", -1, ()
        line.act()
        self._changed()

    def _refuse(self) -> None:
        """Say why nothing comes of what is typed: by the rules, or because nothing is written so."""
        table, mine, self._refused = self._table, self._session.choices, True
        decision = self.known.asked().decision
        try:
            action = self._session.game.parse(self.text)
        except NotationError:
            self._say(self.known.unknown(self.text), "" if mine else decision)
            return
        if mine:
            table.act(action)  # said in the bar, too, with the rule behind it
        bar = table.bar
        self._say(bar.notice if mine else decision)

    def _ask(self, question: Question, thing: str) -> None:
        self._say(*question.answer(self.known.asked(), thing))
        self.text, self.at = "", -1
        self._changed()

    # What is read out

    def _say(self, *sentences: str) -> None:
        """Show an answer below the field, and read it out."""
        self.answer = tuple(filter(None, sentences))
        self._speak(*self.answer)

    def _speak(self, *sentences: str) -> None:
        """Read something out, after what was said since the last picture."""
        self._said = sentences if self._heard else (*self._said, *sentences)
        self._number, self._heard = self._number + 1, False

    def heard(self, reading: Reading) -> Reading:
        """The table in words, with what is said here."""
        self._heard = True
        return replace(reading, said=self._said, number=self._number) if self.open else reading

    def _decided(self) -> object:
        session = self._session
        if self._counting.running:
            return self._counting.complete
        return len(session.game.moves), session.viewer, bool(session.choices or session.held)

    def tell(self) -> None:
        """Read out what is to be decided, once, when somebody here is asked; and that Enter goes on."""
        if not self.open or self._told == (decided := self._decided()):
            return
        self._told, counting = decided, self._counting
        if counting.complete if counting.running else self._session.choices or self._session.held:
            goes_on = self._table.words("scoring.continue") if counting.running else ""
            self._speak(*filter(None, (self.known.asked().decision, goes_on)))
            self._table.changed()
