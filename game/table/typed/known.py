"""What can be typed at one table now: the moves of the decision at hand, and the questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.screen.catalogue import Catalogue
from game.screen.wording import capital
from game.table.screenreader import in_one_line
from game.table.typed.completing import Completion, TypedLine, TypedLines
from game.table.typed.questions import SHARED, Asked, Question

if TYPE_CHECKING:
    from game.table.table import Table

NAMED = 8
"""Ways to go on that are read out when there are several."""
END_TURN = "end turn"
"""How the end of a turn is written that the game itself does not ask for."""


class KnownLines:
    """What can be typed; looked at anew only when the game has gone on."""

    def __init__(self, table: Table, ask: Callable[[Question, str], None], say: Callable[[str], None]) -> None:
        self._table, self._session, self._ask, self._say = table, table.session, ask, say
        self._moment: object = None
        self._lines = TypedLines(())
        self._found: tuple[str, list[Completion]] | None = None

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""
        return self._table.words

    @property
    def questions(self) -> tuple[Question, ...]:
        """What can be asked at this table."""
        return (*SHARED, *self._table.questions)

    def forget(self) -> None:
        """Nobody types: keep nothing."""
        self._moment = self._found = None
        self._lines = TypedLines(())

    def look(self) -> bool:
        """See what can be typed now; whether that is something else than before."""
        session = self._session
        moment = (session.choices, len(session.game.moves), session.viewer, session.held, self.words)
        if moment == self._moment:
            return False
        self._moment, self._found = moment, None
        self._lines = TypedLines([*self._moves(), *self._travel(), *self._asking()])
        return True

    def completions(self, typed: str) -> list[Completion]:
        """The ways to go on from what is typed."""
        if self._found is None or self._found[0] != typed:
            self._found = typed, self._lines.completions(typed)
        return self._found[1]

    def exact(self, typed: str) -> TypedLine | None:
        """What is written so."""
        return self._lines.exact(typed)

    def _moves(self) -> list[TypedLine]:
        table = self._table
        if self._session.held:
            return [TypedLine(END_TURN, lambda: self.words("table.end-turn"), table.end_turn)]
        return [
            TypedLine(str(action), partial(table.label, action), table.acting(action))
            for action in self._session.choices
        ]

    def _travel(self) -> list[TypedLine]:
        """Taking back and doing again."""
        table, bar = self._table, self._table.bar
        return [
            TypedLine(text, partial(str, self.words(f"table.{text}")), partial(self._go, act))
            for text, act in (("undo", table.undo), ("redo", bar.redo))
        ]

    def _go(self, act: Callable[[], None]) -> None:
        """Go back or forth, or say why that cannot be."""
        before, bar = len(self._session.game.moves), self._table.bar
        act()
        if len(self._session.game.moves) == before:
            self._say(bar.notice)

    def _asking(self) -> list[TypedLine]:
        asked, lines = self.asked(), list[TypedLine]()
        for question in self.questions:
            things = {"": ""} if question.about_all else question.things(asked)
            for thing, name in things.items():
                act, said = partial(self._ask, question, thing), self.words(question.key, thing=name)
                lines.append(TypedLine(said, str, act, asks=True))
                if question.alone:
                    lines.append(TypedLine(name, partial(str, said), act, asks=True))
        return lines

    # In words

    def asked(self) -> Asked:
        """What answers are made from."""
        table, view = self._table, self._session.view
        decision = in_one_line(self.words, *table.decision())
        return Asked(
            self.words, self._session, decision, capital(table.speech.stage(view, self.words)), table.label
        )

    def told(self, completion: Completion) -> str:
        """A way to go on in one line: with what it means, or with how many there are of it."""
        whole = completion.whole
        if whole is None:
            return self.words("typed.verb", count=len(completion.lines), text=completion.text)
        meaning = whole.meaning()
        return self.words("join.says", first=whole.text, second=meaning) if meaning else whole.text

    def goes_on(self, typed: str) -> str:
        """What may follow a text."""
        found = [one.text for one in self._lines.completions(typed)]
        shown = ", ".join(found[:NAMED])
        if len(found) > NAMED:
            shown = self.words("typed.more", count=len(found) - NAMED, texts=shown)
        return self.words("typed.goes-on", texts=shown)

    def unknown(self, typed: str) -> str:
        """How far a text can be followed that is nothing."""
        known = typed.split()
        while known and not self._lines.completions(" ".join(known)):
            known.pop()
        if not known:
            return self.words("typed.unknown", text=typed.strip())
        so_far = " ".join(known)
        return self.words("typed.known", text=so_far, next=self.goes_on(f"{so_far} "))
