"""What the hard player would do at the decision at hand, for a person who asks, with one reason in words.

It is thought out in slices while the page with the advice is open, from what the asking person may know, and it is
forgotten as soon as the game goes on. The choice is shown and never made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action
from engine.bots import Advice, advise
from game.play.thinking import Thinker
from game.screen import text
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.fonts import Role
from game.screen.palette import INK, SOFT
from game.table.book import Cell, DialogPage, PageMaker, Painter

if TYPE_CHECKING:
    from game.table.tabletop import Tabletop

THINKING_MS = 10.0
SEED = 1
"""The same question gets the same answer."""
UNCOUNTED = ("only", "calm")
"""Reasons that are not a matter of points."""
WIDTH, EDGE, SPACE = 420.0, 12.0, 4.0
LETTERS: tuple[tuple[Role, float, str], ...] = (("strong", 16.0, INK), ("body", 15.0, SOFT))
"""How the choice and the reason are written: font, size and ink."""


class Hint:
    """The answer for one table, from the question on."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._thinker: Thinker[Advice] | None = None

    @property
    def offered(self) -> bool:
        """Whether there is somebody to answer: a person who decides."""
        return bool(self._table.session.choices)

    @property
    def advice(self) -> Advice | None:
        """The answer to what was asked about this decision."""
        return self._thinker.answer(self._table.session) if self._thinker is not None else None

    @property
    def asked(self) -> bool:
        """Whether somebody has asked since the last move."""
        return self._thinker is not None

    def forget(self) -> None:
        """The game goes on: nothing is asked any more."""
        self._thinker = None

    def ask(self) -> None:
        """Begin to think, and show it."""
        if self.offered and self._thinker is None:
            self._thinker = Thinker(lambda view: advise(view, SEED))
        self._table.dialogs.show("hint")

    def think(self) -> bool:
        """Go on thinking while somebody waits for the answer; true as long as there is none."""
        table = self._table
        if self._thinker is None or self.advice is not None or table.dialogs.kind != "hint":
            return False
        if self._thinker.think(table.session, THINKING_MS) is None:
            return True
        if table.app.focus == "ui-ask":
            table.app.focus = "ui-show"
        table.remark(" ".join(self.lines()))
        table.dialogs.renew()
        return False

    # In words

    def action(self) -> Action | None:
        """The choice, if it is found."""
        advice = self.advice
        return self._table.session.game.parse(advice.choice) if advice is not None else None

    def lines(self) -> tuple[str, str]:
        """What the page says: the choice and why, or that the answer is to come."""
        words, advice, action = self._table.words, self.advice, self.action()
        if advice is None or action is None:
            return words("hint.thinking"), ""
        return words("hint.choice", label=self._label(action)), reason(
            words, self._table.session.setup.game, advice
        )

    def _label(self, action: Action) -> str:
        return self._table.dialogs.maker.label(action)

    def show(self) -> None:
        """Lead the player to the choice, and keep it in the bar until the game goes on."""
        action = self.action()
        if action is not None:
            self._table.dialogs.close()
            self._table.point_at(action)
            self._table.bar.say(self._table.words("hint.bar", label=self._label(action)))


def reason(words: Catalogue, game: str, advice: Advice) -> str:
    """Why the choice is a good one, in one line."""
    if advice.reason in UNCOUNTED:
        return words(f"hint.{advice.reason}")
    return words(f"{game}.hint.{advice.reason}", count=max(1, advice.points))


def page(maker: PageMaker) -> DialogPage:
    """Advice for the decision at hand, and what the hard player would do."""
    table, words, hint = maker.table, maker.words, maker.table.hint
    title, note = words("dialog.hint"), table.speech.advice(table.session, words)
    if not hint.offered:
        return DialogPage(title, note, docked=False)
    if not hint.asked:
        return DialogPage(title, note, foot=(_button("ui-ask", words("hint.ask"), hint.ask),), docked=False)
    foot = (_button("ui-show", words("hint.show"), hint.show),) if hint.advice is not None else ()
    picture, size = _answer(table, [line for line in hint.lines() if line])
    return DialogPage(title, note, foot=foot, picture=picture, picture_size=size, docked=False)


def _answer(table: Tabletop, lines: list[str]) -> tuple[Painter, tuple[float, float]]:
    """The answer on a ground of its own, and the room it takes."""
    unit = table.unit
    letters = table.letters
    width = min(WIDTH, table.app.viewport.size[0] / unit - 44)
    inner = round((width - 2 * EDGE) * unit)
    rows = [
        (line, look, text.height(line, look[0], max(6, round(look[1] * unit * letters)), inner) / unit + 1)
        for line, look in zip(lines, LETTERS, strict=False)
    ]
    tall = sum(height for _, _, height in rows) + SPACE * (len(rows) - 1) + 2 * EDGE

    def paint(brush: Brush, w: float, h: float) -> None:
        brush.frame("well-warm", (0, 0, w, tall))
        y = EDGE
        for line, (role, size, ink), height in rows:
            brush.text(line, role, size, ink, (EDGE, y, w - 2 * EDGE, height), fit="wrap", level="top")
            y += height + SPACE

    return paint, (width, tall + 2 * SPACE)


def _button(target: str, caption: str, act: Callable[[], None]) -> Cell:
    return Cell(target, caption, act, caption=caption, main=True)
