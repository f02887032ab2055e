"""What is said of the moment that a replay shows, on a card over the board, and the field to write it in.

It lies at the foot of a wide window, and in a small one below the controls, or over the board where they leave it
no room. While one writes it lies at the top, where no phone's keyboard hides it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.host.events import Key, TextInput
from game.screen import palette
from game.screen.gestures import InputEvent
from game.screen.letters.sanitize import breakable
from game.screen.palette import DEEP_GOLD, DIM
from game.session.notes import LONGEST_COMMENT, MOST_COMMENTS, comment
from game.storage import shelf
from game.table.layout import nowhere
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.buttons import button
from game.ui.widgets import Ground, Sprite, Text

if TYPE_CHECKING:
    from game.pages.replay import ReplayMode
    from game.table.table import Table

FIELD = "comment-field"
WIDEST, EDGE = 620.0, 6.0
"""Units of width at most, and to the edges of what it lies on."""
LETTER_SECONDS = 0.06
"""How long one reads at a letter."""


class CommentCard(Panel):
    """The comment of the moment that is shown."""

    table: Table

    def __init__(self, table: Table, mode: ReplayMode) -> None:
        super().__init__(table)
        self._mode = mode
        self.written: str | None = None
        """What stands in the field, while it is open."""
        self._style = styles.PARAGRAPH
        self._told: set[tuple[int, str]] = set()
        """What those who listen have heard of the moments so far, up to the one that is shown."""

    # What is said

    @property
    def said(self) -> str:
        """What is said of this moment."""
        playback = self._mode.session
        return "" if playback.branched else playback.watched.comments.get(playback.move, "")

    @property
    def moments(self) -> list[int]:
        """The moments that something is said of."""
        return sorted(self._mode.session.watched.comments)

    @property
    def following(self) -> int | None:
        """The next of those moments, after the last one the first; None where that is no other one."""
        here, listed = self._mode.session.move, self.moments
        found = next((moment for moment in listed if moment > here), listed[0] if listed else here)
        return None if found == here else found

    @property
    def reading_seconds(self) -> float:
        """How long one reads what is said of this moment."""
        return LETTER_SECONDS * len(self.said)

    @property
    def full(self) -> bool:
        """Whether there is room for no more comments than there are."""
        return len(self.moments) >= MOST_COMMENTS and not self.said

    def tell(self) -> None:
        """Tell those who listen what is said of this moment, once as long as they do not go back behind it."""
        here, said = self._mode.session.move, self.said
        self._told = {one for one in self._told if one[0] <= here}
        if said and (here, said) not in self._told:
            self._told.add((here, said))
            self.table.remark(self.words("comment.said", said=said))

    # Where it lies, and what is on it

    def arrange(self, unit: float, narrow: bool, free: pygame.Rect) -> None:
        """Lie over what it least hides; `free` is what the controls leave."""
        board, window = self.table.rect_named("board"), self.table.window
        self.place(nowhere(), unit, narrow)
        self._style = styles.PARAGRAPH
        if self.table.counting.shown or not (self.said or self.written is not None):
            return
        edge = round(EDGE * unit)
        wide = min(board.w - 2 * edge, round(WIDEST * unit * self.letters))
        rect = boxes.sized(self.kit, self._whole(), wide)
        if self.written is not None:
            rect.midtop = board.centerx, board.y + edge
        elif narrow and self._fits(free):
            rect = free
        else:
            rect.midbottom = board.centerx, (board if narrow else window).bottom - edge
        self.place(rect.clamp(window), unit, narrow)

    def _fits(self, free: pygame.Rect) -> bool:
        """Whether the comment has room there, perhaps in smaller letters."""
        for self._style in (styles.PARAGRAPH, styles.SMALL):
            if boxes.sized(self.kit, self._whole(), free.w).h <= free.h:
                return True
        self._style = styles.PARAGRAPH
        return False

    def content(self) -> object:
        """The moment, and what is said of it or written."""
        return self._mode.session.move, self.said, self.written

    def box(self) -> Box:
        """The comment, or the field."""
        return self._whole()

    def _whole(self) -> Box:
        if self.written is not None:
            return Column(children=self._field(self.written), gap=6, pad=(14, 8, 14, 12))
        words = Text(words=breakable(self.said), style=self._style, grow=1, wide=0)
        bubble = Sprite(sprite="ui-comment", ink=DEEP_GOLD, wide=30)
        return Row(
            children=[bubble, words],
            gap=8,
            pad=(12, 8, 16, 8),
            least=self.finger_units + 6,
            id="comment-card",
            act=self.open_field,
            label=self.words("comment.said", said=self.said),
            hint=self.words("comment.change"),
        )

    def _field(self, written: str) -> list[Box]:
        words, move = self.words, self._mode.session.move
        left = LONGEST_COMMENT - len(written)
        head = Row(
            children=[
                Text(words=words("comment.title", move=move), style=styles.SMALL_HEAD, fit="shrink", grow=1),
                Text(words=words("comment.left", count=left), style=styles.SMALL.in_ink(DIM), fit="shrink"),
            ],
            gap=10,
        )
        ground = Ground(ink=palette.FIELD, edge=palette.GOLD, edge_wide=2)
        line = Text(
            words=f"{breakable(written)}|", style=styles.PARAGRAPH, level="top", told=False, wide=0, grow=1
        )
        field = Stack(
            children=[ground, Row(children=[line], pad=(10, 6))],
            id=FIELD,
            act=lambda: None,
            label=words("comment.title", move=move),
            hint=written,
            least=78,
        )
        tall = max(self.finger_units, 40.0)
        ways = [
            button("comment-cancel", words("comment.cancel"), self.cancel, tall=tall),
            button("comment-keep", words("comment.keep"), self.keep, main=True, icon="ui-check", tall=tall),
        ]
        if self.said:
            ways.insert(
                0, button("comment-remove", words("comment.remove"), self.remove, icon="ui-bin", tall=tall)
            )
        return [head, field, Row(children=ways, gap=6, equal=True)]

    def typing(self) -> pygame.Rect | None:
        """Where the field lies, while it is open."""
        return boxes.find(self.placed, FIELD) if self.written is not None else None

    # What can be done

    def open_field(self) -> None:
        """Write a comment, or change the one that is here."""
        self.written = self.said
        self._mode.go_to(self._mode.session.move)

    def takes(self, event: InputEvent) -> bool:
        """Write what comes, and whether it was for the field; Escape leaves what stood there."""
        if self.written is None or not isinstance(event, TextInput | Key):
            return False
        if isinstance(event, TextInput):
            self._write(self.written + event.text)
        elif event.name == "Backspace":
            self._write(self.written[:-1])
        elif event.name in ("Enter", "Tab"):
            self.keep()
        elif event.name == "Escape":
            self.cancel()
        return True

    def _write(self, text: str) -> None:
        self.written = text.lstrip()[:LONGEST_COMMENT]
        self.table.arrange()

    def keep(self) -> None:
        """Keep what is written with the game; nothing is no comment."""
        self._say(comment(self.written or ""))

    def remove(self) -> None:
        """Say nothing of this moment any more."""
        self._say("")

    def cancel(self) -> None:
        """Leave it as it was."""
        self.written = None
        self.table.arrange()

    def _say(self, said: str) -> None:
        before, watched, move = self.said, self._mode.session.watched, self._mode.session.move
        self.written = None
        watched.comments.pop(move, None)
        if said:
            watched.comments[move] = said
        if said != before and not shelf.keep_comments(self.app.host, watched):
            self.table.say(self.words("table.unsaved"))
        self.table.arrange()
