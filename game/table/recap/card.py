"""The card that tells what others did: three lines of a turn, points before and after, and how to see it again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screen.palette import DEEP_GOLD, SOFT
from game.screen.wording import printed
from game.session.pace import WATCHED
from game.table.panels.panel import Panel
from game.table.recap.data import Recap, RecapLine, RecapTurn
from game.table.recap.line import line_box
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row, Stack
from game.ui.buttons import button
from game.ui.widgets import Rule, Sprite, Text

if TYPE_CHECKING:
    from game.table.table import Table

ROW = 50.0


class RecapCard(Panel):
    """One turn at a time; several players have an emblem each to choose from."""

    table: Table
    name = "recap"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.told, self._rules = table.recap, table.recap_rules

    @property
    def open(self) -> bool:
        """While there is something to tell."""
        return super().open and self.told.turn is not None

    def content(self) -> object:
        """The turn, how much of it is shown, and the pace."""
        told = self.told
        return told.recap, told.number, told.shown, told.playing, told.pace

    def box(self) -> Box:
        """Whose turn, its lines, the points, and how to see it again."""
        told, words = self.told, self.words
        recap, turn = told.recap, told.turn
        assert recap is not None
        assert turn is not None
        lines = [self._line(number, line) for number, line in enumerate(turn.lines)]
        more = Text(
            words=words("recap.more", count=turn.more),
            style=styles.SMALL.in_ink(DEEP_GOLD),
            fit="shrink",
            side="centre",
            tall=22,
            reach=False,
            id="ui-recap-more",
            label=words("recap.more.label", count=turn.more),
            act=told.open_story,
        )
        rows: list[Box] = [*lines, more] if turn.more else lines
        return Column(
            children=[
                self._head(recap, turn),
                _inset(Rule()),
                Column(children=rows, gap=2, grow=1),
                _inset(Rule()),
                _inset(self._points(turn)),
                _inset(self._controls(turn)),
                _inset(self._paces()),
            ],
            gap=4,
            pad=(6, 4, 6, 9),
        )

    def _head(self, recap: Recap, turn: RecapTurn) -> Box:
        """Whose turn it is, the other turns, and the way to close the card."""
        words, told = self.words, self.told
        name = self.session.name(turn.seat)
        whole = words("recap.turn", name=name)
        names = [Text(words=said, style=styles.SMALL_HEAD, fit="shrink") for said in (whole, name)]
        emblem = Sprite(sprite="seat", seat=self.table.colours[turn.seat], zoom=0.98, wide=30)
        many = len(recap.turns) > 1
        tabs = [self._tab(number, one) for number, one in enumerate(recap.turns)] if many else []
        close = Sprite(
            sprite="ui-close",
            zoom=0.62,
            ink=SOFT,
            wide=34,
            tall=34,
            id="ui-recap-close",
            label=words("recap.close"),
            act=told.close,
        )
        return Row(
            children=[*([] if many else [emblem]), Fitting(forms=names, grow=1, pad=(6, 0, 2, 0)), *tabs, close]
        )

    def _tab(self, number: int, turn: RecapTurn) -> Box:
        """The emblem of a turn."""
        chosen = number == self.told.number
        emblem = Sprite(sprite="seat", seat=self.table.colours[turn.seat], zoom=0.9 if chosen else 0.74)
        return Stack(
            children=[emblem],
            frame="row-active" if chosen else "",
            wide=29,
            tall=31,
            reach=False,
            id=f"ui-recap-turn-{number}",
            label=self.words("recap.tab", name=self.session.name(turn.seat)),
            act=partial(self.told.choose, number),
        )

    def _line(self, number: int, line: RecapLine) -> Box:
        """A line, which is shown once more when it is chosen."""
        told = self.told
        faint = number >= told.shown
        return Column(
            children=[line_box(line, number + 1, self.table.colours[line.seat], faint=faint)],
            tall=ROW,
            id=f"ui-recap-line-{number + 1}",
            label=self.words("recap.line", number=number + 1, words=line.words.replace("\n", " ")),
            act=partial(told.show, number),
        )

    def _points(self, turn: RecapTurn) -> Box:
        """The points before and after."""
        assert self._rules is not None
        caption = Text(
            words=self.words(self._rules.caption), style=styles.SMALL.in_ink(SOFT), fit="shrink", grow=1
        )
        emblem = Sprite(sprite="seat", seat=self.table.colours[turn.seat], zoom=0.7)
        before = Text(words=f"{printed(turn.before)} →", style=styles.LABEL.in_ink(SOFT))
        after = Text(words=printed(turn.after), style=styles.CHOICE)
        return Row(children=[caption, emblem, before, after], gap=4, pad=(3, 0), tall=26)

    def _controls(self, turn: RecapTurn) -> Box:
        """Again, back, play or pause, on."""
        told, words = self.told, self.words
        playing = "pause" if told.playing else "play"
        listed = (
            ("again", "again", "ui-replay", told.again, True),
            ("back", "back", "ui-step-back", told.back, told.shown > 0),
            ("play", playing, f"ui-{playing}", told.turn_playing, True),
            ("step", "step", "ui-step", told.step, told.shown < len(turn.lines)),
        )
        buttons = [
            button(
                f"ui-recap-{id}",
                "",
                act,
                icon=icon,
                label=words(f"recap.{key}"),
                main=id == "play",
                enabled=enabled,
                tall=40,
                zoom=0.8,
            )
            for id, key, icon, act, enabled in listed
        ]
        return Row(children=buttons, gap=4, equal=True)

    def _paces(self) -> Box:
        """How fast it is shown."""
        told, words = self.told, self.words
        paces = []
        for name in WATCHED:
            said = words(f"recap.pace.{name}")
            paces.append(
                Text(
                    words=said,
                    style=styles.CAPTION,
                    fit="shrink",
                    side="centre",
                    frame="button-main" if name == told.pace else "",
                    tall=36,
                    id=f"ui-recap-pace-{name}",
                    label=words("recap.pace.label", pace=said),
                    act=partial(told.set_pace, name),
                )
            )
        return Row(children=paces, equal=True, frame="well-warm", pad=(2, 1))


def _inset(box: Box) -> Box:
    """A box a little narrower than the lines."""
    return Column(children=[box], pad=(4, 0))
