"""What the hard player would do at the decision at hand, for a person who asks: why, and what comes next to it.

It is thought out in slices while the panel with the advice is open, from what the asking person may know, and
forgotten as soon as the game goes on. The choice is shown and never made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Action
from engine.bots import Advice, advise
from game.screen.catalogue import Catalogue
from game.session.thinker import Thinker

if TYPE_CHECKING:
    from game.table.table import Table

THINKING_MS = 10.0
SEED = 1
"""The same question gets the same answer."""
UNCOUNTED = ("only", "calm")
"""Reasons that every game has."""
NOTICEABLE = 0.5
"""Points by which a choice must be behind for the difference to be told."""


class Adviser:
    """The answer for one table, from the question on."""

    def __init__(self, table: Table) -> None:
        self._table, self._app, self._session = table, table.app, table.session
        self._pointing = table.pointing
        self._thinker: Thinker[Advice] | None = None
        self.open = False
        """Whether the panel is up."""

    @property
    def offered(self) -> bool:
        """Whether there is somebody to answer: a person who decides."""
        return bool(self._session.choices)

    @property
    def advice(self) -> Advice | None:
        """The answer to what was asked about this decision."""
        return self._thinker.answer(self._session) if self._thinker is not None else None

    @property
    def asked(self) -> bool:
        """Whether somebody has asked since the last move."""
        return self._thinker is not None

    def forget(self) -> None:
        """The game goes on: nothing is asked any more."""
        self._thinker, self.open = None, False

    def explain(self) -> None:
        """Show what is to be decided, and the way to ask."""
        self.open = True
        self._table.refresh()

    def ask(self) -> None:
        """Begin to think, and show it."""
        if self.offered and self._thinker is None:
            self._thinker = Thinker(lambda view: advise(view, SEED))
        self.explain()

    def close(self) -> bool:
        """Put the panel away; false when it is not up."""
        if not self.open:
            return False
        self.open = False
        self._table.refresh()
        return True

    def think(self) -> bool:
        """Go on thinking while somebody waits for the answer; true as long as there is none."""
        table = self._table
        if self._thinker is None or self.advice is not None or not self.open:
            return False
        if self._thinker.think(self._session, THINKING_MS) is None:
            return True
        if self._app.focus == "ui-ask":
            self._app.keyfocus.id = "ui-show"
        table.remark(" ".join(self.lines()))
        table.refresh()
        return False

    # In words

    def action(self) -> Action | None:
        """The choice, if it is found."""
        advice = self.advice
        return self._session.game.parse(advice.choice) if advice is not None else None

    def lines(self) -> list[str]:
        """What the panel says: the choice, why, and the next best; or that the answer is to come."""
        words, advice = self._app.words, self.advice
        if advice is None:
            return [words("hint.thinking")]
        found = [words("hint.choice", label=self._label(advice.choice))]
        found.append(reason(words, self._session.setup.game, advice))
        if advice.second:
            found.append(next_best(words, self._label(advice.second), advice.behind))
        return found

    def _label(self, action: str) -> str:
        return self._table.label(self._session.game.parse(action))

    def show(self) -> None:
        """Lead the player to the choice, and keep it in the bar until the game goes on."""
        action = self.action()
        if action is not None:
            self.close()
            self._pointing.at_action(action)
            self._table.say(self._app.words("hint.bar", label=self._table.label(action)))


def reason(words: Catalogue, game: str, advice: Advice) -> str:
    """Why the choice is a good one, in one line."""
    if advice.reason in UNCOUNTED:
        return words(f"hint.{advice.reason}")
    return words(f"{game}.hint.{advice.reason}", count=advice.points, place=advice.place)


def next_best(words: Catalogue, label: str, behind: float) -> str:
    """The next best choice, and how much it is estimated to be behind if that is worth saying."""
    if behind < NOTICEABLE:
        return words("hint.even", label=label)
    return words("hint.next", count=max(1, round(behind)), label=label)
