"""The controls of a replay: a slider to scrub, buttons to play, pause and step, and what happened in the move."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen.brush import Brush
from game.screen.palette import INK
from game.session.notes import MOST_COMMENTS
from game.table.panels.bar import Bar
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Fitting, Row, Stack
from game.ui.buttons import Button, button
from game.ui.widgets import Painting, Sprite, Text

if TYPE_CHECKING:
    from game.pages.replay import ReplayMode
    from game.table.table import Table

NOTCHES = 4
"""Into how many stretches the slider is divided for those who do not drag."""
TRACK, GAP = "track", 5.0
MARK = 5.0
"""Units of width of the mark of a comment above the slider."""


class ReplayBar(Bar):
    """The bar while one watches: share the moment, and leave."""

    def __init__(self, table: Table, mode: ReplayMode) -> None:
        super().__init__(table)
        self.mode = mode

    def choices(self) -> list[Box]:
        """A comment, share, and the way back."""
        words, mode = self.words, self.mode
        branched, full = mode.session.branched, mode.card.full
        say = words("comment.change" if mode.card.said else "comment.write")
        none = self._none if full else ""
        act = self._full if full else mode.card.open_field
        away = words("replay.back" if mode.moment is None else "review.back")
        return [
            self.icon_button("comment", say, act, "ui-comment", hint=none, dead=full, enabled=not branched),
            self.icon_button("replay-share", words("replay.share"), mode.share, "ui-share"),
            self.icon_button("back", away, mode.back, "ui-close"),
        ]

    def content(self) -> object:
        """Also what can be said of the moment."""
        card = self.mode.card
        return super().content(), card.said, card.full, self.mode.session.branched

    def _full(self) -> None:
        self.say(self._none)

    @property
    def _none(self) -> str:
        """That there is no room for another comment."""
        return self.words("comment.full", most=MOST_COMMENTS)


class ReplayControls(Panel):
    """Lie over what nobody needs while watching."""

    table: Table

    def __init__(self, table: Table, mode: ReplayMode) -> None:
        super().__init__(table)
        self.mode = mode

    def content(self) -> object:
        """The move, and whether others follow by themselves."""
        session = self.session
        mode = self.mode
        return (
            mode.session.move,
            mode.playing,
            mode.session.branched,
            len(session.log),
            mode.card.moments,
            mode.card.said,
        )

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie here; over the pages of a small window like one of them."""
        self.frame = "panel" if narrow else "panel-plain"
        super().place(rect, unit, narrow)

    @property
    def track(self) -> pygame.Rect | None:
        """Where the slider lies."""
        return boxes.find(self.placed, TRACK)

    @property
    def free(self) -> pygame.Rect:
        """The room below the buttons."""
        edge = round(GAP * self.unit)
        found = self.rect.inflate(-4 * edge, 0)
        top = max((rect.bottom for box, rect in self.placed if box.act is not None), default=found.y) + edge
        found.y, found.h = top, max(0, self.rect.bottom - top - 2 * edge)
        return found

    def box(self) -> Box:
        """Which move it is, the slider, the buttons, what leads on, and what happened where there is room."""
        session, words = self.mode.session, self.words
        said = words("replay.move", move=session.move, moves=len(session.moves))
        head: Box = Text(words=said, style=styles.BUTTON, side="centre", fit="shrink", grow=1)
        children = [Row(children=[head, *self._next_comment()], gap=4), self._slider()]
        children += [self._steps(), *self._ways(), self._story()]
        return Column(children=children, gap=GAP, pad=(12, 6, 12, 8))

    def _next_comment(self) -> list[Box]:
        """The way to the next moment that something is said of."""
        following = self.mode.card.following
        if following is None:
            return []
        label, act = self.words("comment.next", move=following), partial(self.mode.go_to, following)
        side = min(self.finger_units, 44.0)
        pictures = [Sprite(sprite=name, ink=INK, zoom=0.7, wide=15) for name in ("ui-comment", "ui-chevron")]
        return [
            Button(
                children=[Row(children=pictures, pack="centre")],
                id="comment-next",
                act=act,
                label=label,
                wide=max(44.0, side),
                tall=side,
            )
        ]

    def _slider(self) -> Box:
        """The track, which is dragged, and stretches of it to be chosen."""
        moves = len(self.mode.session.moves)
        goals = [moves * number // NOTCHES for number in range(NOTCHES + 1)]
        notches = [
            Box(
                id=f"replay-to-{number}",
                act=partial(self.mode.go_to, goal),
                label=self.words("replay.scrub", move=goal),
                reach=False,
            )
            for number, goal in enumerate(goals)
        ]
        painted = Painting(by=self._paint_track, id=TRACK)
        over = Row(children=notches, equal=True, align="fill")
        return Stack(children=[painted, over], tall=self.finger_units, pad=(4, 0))

    def _paint_track(self, brush: Brush, wide: float, tall: float) -> None:
        session = self.mode.session
        whole = max(1, len(session.moves))
        done = wide * session.move / whole
        for moment in () if session.branched else self.mode.card.moments:
            brush.frame("slider-fill", (wide * moment / whole - MARK / 2, tall / 2 - 13, MARK, 9))
        brush.frame("slider-track", (0, tall / 2 - 4, wide, 8))
        if done > 8:
            brush.frame("slider-fill", (0, tall / 2 - 4, done, 8))
        brush.sprite("slider-knob", done, tall / 2, zoom=0.9)

    def _steps(self) -> Box:
        """To the start, back, play or pause, on, to the end."""
        mode, moves, move = self.mode, len(self.mode.session.moves), self.mode.session.move
        side = min(max(self.finger_units, 40.0), (self.width - 40) / 5)
        listed = (
            ("start", "ui-replay", mode.to_start, move > 0),
            ("step-back", "ui-step-back", mode.step_back, move > 0),
            ("pause", "ui-pause", mode.turn_playing, moves > 0)
            if mode.playing
            else ("play", "ui-play", mode.turn_playing, moves > 0),
            ("step", "ui-step", mode.step, move < moves),
            ("end", "ui-next", mode.to_end, move < moves),
        )
        found = [
            button(
                f"replay-{name}",
                "",
                act,
                icon=icon,
                label=self.words(f"replay.{name}"),
                enabled=enabled,
                wide=side,
                tall=side,
            )
            for name, icon, act, enabled in listed
        ]
        return Row(children=found, gap=4, pack="centre")

    def _ways(self) -> list[Box]:
        """The better line and a game from here, below each other or where that is too much beside each other."""
        mode, words, session = self.mode, self.words, self.mode.session
        if mode.moment is None:
            return []
        listed = [("play-on", words("review.play-on"), mode.play_on, session.game.to_move is not None)]
        if mode.moment.better:
            said = words("review.played" if session.branched else "review.better")
            listed.insert(0, ("better", said, mode.turn_better, True))
        least = max(self.finger_units, 36.0)
        found = [
            button(id, label, act, enabled=enabled, least=least, style=styles.LABEL)
            for id, label, act, enabled in listed
        ]
        below, beside = Column(children=found, gap=6), Row(children=found, gap=6, equal=True)
        low = self.height < 90 + least * (len(found) + 2)
        return [beside if low or mode.card.said else below]

    def _story(self) -> Box:
        """What happened in the move that is shown, where there is room for it."""
        session, speech = self.mode.session, self.table.speech
        told = [
            speech.line(entry.event, session.view, self.words, session.name)
            for entry in session.log
            if entry.move_index == session.move - 1
        ]
        story = Text(words=" ".join(filter(None, told)), style=styles.BODY, side="centre", level="top", wide=0)
        return Fitting(forms=[story, Box()], grow=1)
