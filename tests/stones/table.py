"""The table of Stones: one heap with its buttons, the bar, the story and the menu; and its record."""

from __future__ import annotations

from typing import Any

import pygame

from engine import Action
from game.app import App
from game.host.viewport import Viewport
from game.screen.sounds import EventSounds
from game.session.session import Session
from game.table.board.animation import AnimationMaker
from game.table.dialog.dialog import Dialogs
from game.table.dialog.page import DialogPage, PageMaker, menu
from game.table.gamerecord import GameRecord
from game.table.layout import Layout, inset, shape
from game.table.mode import Mode
from game.table.options import Switches
from game.table.panels.log import Log
from game.table.panels.panel import Panel
from game.table.speech import Speech
from game.table.table import Table
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.buttons import button
from game.ui.widgets import Text
from tests.stones import speech as own_speech

MAKERS: dict[str, AnimationMaker] = {}
"""Nothing moves."""


class Heap(Panel):
    """The stones, and a button for each way to take some."""

    name = "heap"

    def box(self) -> Box:
        """How many there are, and below it a button to take one, two or three."""
        left = Text(words=str(self.session.view["stones"]), style=styles.GAME_TITLE, side="centre", grow=1)
        buttons = [
            button(str(action), own_speech.label(self.words, action), self.table.acting(action))
            for action in self.session.choices
        ]
        return Column(children=[left, Row(children=buttons, equal=True, gap=6)], pad=(12, 12))


class StonesMaker(PageMaker):
    """The pages of the dialogs: the menu, which all tables have."""

    def page(self, kind: str) -> DialogPage:
        """The page of a kind."""
        return menu(self)

    def label(self, action: Action) -> str:
        """What an action does, in words."""
        return own_speech.label(self.words, action)


class StonesTable(Table):
    """Stones, played."""

    speech: Speech = own_speech
    colours = ("red", "blue")
    animations = MAKERS
    sounds = EventSounds(of={"take": "tile", "turn": "turn"}, loudest=())
    scored_apart = ("last stone",)
    replay_panel = "log"

    def __init__(self, app: App, session: Session, mode: Mode | None = None) -> None:
        super().__init__(app, session, mode)
        self.dialogs = Dialogs(self, StonesMaker(self), ())
        self.furnish([Heap(self), Log(self)])

    def arranged(self, viewport: Viewport) -> Layout:
        """The bar above, the heap and the story beside or below each other."""
        form, unit = shape(viewport)
        bar = max(round(48 * unit), viewport.px(44))
        width, height = viewport.size
        whole = pygame.Rect(0, bar, width, height - bar)
        if form == "narrow":
            heap = pygame.Rect(0, bar, width, whole.h // 2)
            log = pygame.Rect(0, heap.bottom, width, height - heap.bottom)
        else:
            heap = pygame.Rect(0, bar, width * 2 // 3, whole.h)
            log = pygame.Rect(heap.right, bar, width - heap.w, whole.h)
        rects = {"bar": pygame.Rect(0, 0, width, bar), "heap": inset(heap, unit), "log": inset(log, unit)}
        return Layout(form, unit, rects | {"sheet": rects["log"]} if form != "wide" else rects)

    def row_of(self, seat: int) -> tuple[float, float]:
        """Scores are told in the bar only."""
        return self.bar.rect.center

    def order(self, view: dict[str, Any]) -> list[int]:
        """Turn by turn."""
        return [view["turn"], 1 - view["turn"]]

    def point_out(self, event: dict[str, Any]) -> None:
        """Everything happens at the heap."""

    def draw_spot(self, surface: pygame.Surface, place: str) -> None:
        """There is nothing to point at."""

    def select_path_to(self, action: Action) -> None:
        """Every choice is in sight."""


STONES = GameRecord(
    name="stones",
    table=StonesTable,
    cover="ui-star",
    chapters={"aim": (("ui-trophy",),)},
    rules_cover="ui-trophy",
    form=lambda: Switches("few"),
    reasons={"last stone": "ui-star"},
)
