"""Moves and questions in writing, at one table: the field takes what is typed, completes it, and carries it out.

A move is written in the notation of the records, in every language; a question in the player's own. What is
chosen, refused and answered is also told to those who listen. Nothing is looked at while the field is closed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from engine import NotationError
from game.host.events import Key, TextInput
from game.host.reading import Reading
from game.screen.gestures import InputEvent
from game.screen.wording import capital
from game.table.screenreader import in_one_line
from game.table.typed.completing import Completion, TypedLine, TypedLines
from game.table.typed.questions import SHARED, Asked, Question

if TYPE_CHECKING:
    from game.table.table import Table

LONGEST = 80
NAMED = 8
"""Ways to go on that are read out when there are several."""
OPENER = "/"
END_TURN = "end turn"
"""How the end of a turn is written that the game itself does not ask for."""


# One subject although it has many methods: what is typed, what each key does to it, and what is said of it.
class TypedField:
    """The field of one table."""

    def __init__(self, table: Table) -> None:
        self._table, self._app, self._session = table, table.app, table.session
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
        """Whether what stands there was refused: letters begin anew then."""
        self._said: tuple[str, ...] = ()
        self._number = 0
        self._before = ""
        self._told: object = None
        self._moment: object = None
        self._lines = TypedLines(())
        self._found: tuple[str, list[Completion]] | None = None

    # Opening and closing

    def begin(self) -> None:
        """Open the field, or go back to it."""
        if not self._table.mode.writes:
            return
        if not self.open:
            self._before = self._app.focus
            self.text, self.at, self.answer = "", -1, ()
            self._told = self._decided()
        dialogs = self._table.dialogs
        if dialogs.open and dialogs.alone:
            dialogs.close()
        self.open = self.writing = True
        self._table.refresh()

    def close(self) -> bool:
        """Close it, and lead the keyboard back to the table; false where it is not open."""
        if not self.open:
            return False
        self.open = self.writing = False
        self._moment = self._found = None
        self._lines = TypedLines(())
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
        self._found = None
        self._table.typed_panel.renew()
        self._table.relist()

    # What can be typed

    @property
    def questions(self) -> tuple[Question, ...]:
        """What can be asked at this table."""
        return (*SHARED, *self._table.questions)

    @property
    def found(self) -> list[Completion]:
        """The ways to go on from what is typed."""
        if self._look() or self._found is None or self._found[0] != self.text:
            self._found = self.text, self._lines.completions(self.text)
        return self._found[1]

    def _look(self) -> bool:
        """See what can be typed now; whether that is something else than before."""
        session = self._session
        moment = (session.choices, len(session.game.moves), session.viewer, session.held, self._table.words)
        if moment == self._moment:
            return False
        self._moment, self.at = moment, -1
        self._lines = TypedLines([*self._moves(), *self._asking()])
        return True

    def _moves(self) -> list[TypedLine]:
        table, words = self._table, self._table.words
        if self._session.held:
            return [TypedLine(END_TURN, lambda: words("table.end-turn"), table.end_turn)]
        return [
            TypedLine(str(action), partial(table.label, action), partial(table.act, action))
            for action in self._session.choices
        ]

    def _asking(self) -> list[TypedLine]:
        asked, words, lines = self._asked(), self._table.words, list[TypedLine]()
        for question in self.questions:
            things = question.things(asked)
            for thing, name in things.items():
                said = words(question.key, thing=name)
                lines.append(TypedLine(said, str, partial(self._ask, question, thing), asks=True))
                if question.alone:
                    lines.append(
                        TypedLine(name, partial(str, said), partial(self._ask, question, thing), asks=True)
                    )
            if question.about_all:
                said = words(question.key)
                lines.append(TypedLine(said, str, partial(self._ask, question, ""), asks=True))
        return lines

    def _asked(self) -> Asked:
        table = self._table
        decision = in_one_line(table.words, *table.decision())
        stage = capital(table.speech.stage(self._session.view, table.words))
        return Asked(table.words, self._session, decision, stage, table.label)

    def offer(self, question: Question) -> tuple[str, Callable[[], None]]:
        """The words of a question for its button: it is asked, or written as far as the thing that it is about."""
        words = self._table.words
        if question.about_all:
            said = words(question.key)
            return said, partial(self._ask, question, "")
        begun = words(question.key, thing="\n").partition("\n")[0]
        return f"{begun.rstrip()} …", partial(self._write_on, begun)

    def _write_on(self, begun: str) -> None:
        self.text, self.at, self.answer, self.writing = begun, -1, (), True
        self._changed()

    # Letters and keys

    def takes(self, event: InputEvent) -> bool:
        """Whether this is for the field: letters, and keys without Ctrl and Alt."""
        if self.writing and self._table.counting.running and event == Key("Enter"):
            self._table.counting.skip()
            return True
        if self._table.typing() is None:
            return False
        if isinstance(event, TextInput):
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
            self._app.focus_on(self._table.typed_panel.first)
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
        found = self.found
        if found:
            self.at = (self.at + step) % len(found) if self.at >= 0 else (0 if step > 0 else len(found) - 1)
            self._speak(self.told(found[self.at]))

    def _complete(self) -> None:
        """Write what is pointed at, or the only way to go on; where there are several, point at one."""
        found = self.found
        if self.at < 0 and len(found) != 1:
            self._step(1)
        elif found:
            self.take(max(0, self.at))

    def take(self, number: int) -> None:
        """Write one of the ways to go on, and say what it means or what may follow."""
        chosen = self.found[number]
        self.text, self.at, self.writing = chosen.text + ("" if chosen.whole else " "), -1, True
        self._speak(self.told(chosen) if chosen.whole else self._goes_on(self.text))
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
            self._say(self._asked().decision)
        elif (line := self._lines.exact(self.text)) is not None:
            self._do(line)
        elif len(found) == 1 and found[0].whole is not None:
            self._do(found[0].whole)
        elif found:
            self._say(self._goes_on(self.text))
        else:
            self._refuse()

    def _do(self, line: TypedLine) -> None:
        self.text, self.at, self.answer = "", -1, ()
        line.act()
        self._changed()

    # What is said

    def told(self, completion: Completion) -> str:
        """A way to go on in one line: with what it means, or with how many there are of it."""
        words, whole = self._table.words, completion.whole
        if whole is None:
            return words("typed.verb", count=len(completion.lines), text=completion.text)
        meaning = whole.meaning()
        return words("join.says", first=whole.text, second=meaning) if meaning else whole.text

    def _goes_on(self, typed: str) -> str:
        """What may follow a text."""
        words, found = self._table.words, [one.text for one in self._lines.completions(typed)]
        shown = ", ".join(found[:NAMED])
        if len(found) > NAMED:
            shown = words("typed.more", count=len(found) - NAMED, texts=shown)
        return words("typed.goes-on", texts=shown)

    def _refuse(self) -> None:
        """Say why nothing comes of what is typed: by the rules, or because nothing is written so."""
        table, session, self._refused = self._table, self._session, True
        try:
            action = session.game.parse(self.text)
        except NotationError:
            self._say(self._unknown(), "" if session.choices else self._asked().decision)
            return
        if session.choices:
            table.act(action)  # said in the bar, too, with the rule behind it
            self._say(table.bar.notice)
        else:
            self._say(self._asked().decision)

    def _unknown(self) -> str:
        """How far the text could be followed."""
        words = self.text.split()
        while words and not self._lines.completions(" ".join(words)):
            words.pop()
        if not words:
            return self._table.words("typed.unknown", text=self.text.strip())
        known = " ".join(words) + " "
        return self._table.words("typed.known", text=known.strip(), next=self._goes_on(known))

    def _ask(self, question: Question, thing: str) -> None:
        self._say(*question.answer(self._asked(), thing))
        self.text, self.at = "", -1
        self._changed()

    def _say(self, *sentences: str) -> None:
        """Show an answer below the field, and read it out."""
        self.answer = tuple(filter(None, sentences))
        self._speak(*self.answer)

    def _speak(self, *sentences: str) -> None:
        """Read something out."""
        self._said, self._number = sentences, self._number + 1

    def heard(self, reading: Reading) -> Reading:
        """The table in words, with what is said here."""
        return replace(reading, said=self._said, number=self._number) if self.open else reading

    def _decided(self) -> object:
        counting = self._table.counting
        if counting.running:
            return counting.complete
        session = self._session
        return len(session.game.moves), session.viewer, bool(session.choices or session.held or session.over)

    def tell(self) -> None:
        """Read out what is to be decided, once, when somebody here is asked; and that Enter goes on."""
        if self._told == self._decided() or self._table.motion.moving:
            return
        self._told = self._decided()
        counting = self._table.counting
        asked = counting.complete if counting.running else self._session.choices or self._session.held
        if asked:
            goes_on = self._table.words("scoring.continue") if counting.running else ""
            self._speak(*filter(None, (self._asked().decision, goes_on)))
            self._table.changed()
