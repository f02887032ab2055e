"""The keys in stock, by colour: what players can still take."""

from __future__ import annotations

from dataclasses import replace

import pygame

from engine.lost_temple import COLOURS
from game.lost_temple.features import passages
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.words import naming
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Sprite, Text, heading


class KeyStock(LostTemplePanel):
    """A well for each colour with its key and their number."""

    name = "keys"

    def content(self) -> object:
        """The counts."""
        return self.view["stock"]["keys"]

    def box(self) -> Box:
        """A heading and five wells."""
        head = replace(heading(self.words("lost-temple.table.stock"), pad=(4, 0)), tall=20)
        wells = Row(children=[self._well(one) for one in COLOURS], gap=6, align="fill", pack="between", grow=1)
        return Column(children=[head, wells], pad=(10, 6, 10, 9))

    def _well(self, colour: str) -> Box:
        count = self.view["stock"]["keys"].get(colour, 0)

        def tip(_: pygame.Rect) -> Tip:
            told = TipLine(self.words("lost-temple.tip.stock.text", count=count), f"key-{colour}")
            lines = (told, TipLine(self.words("lost-temple.tip.backpack")))
            return Tip(self.rect, capital(naming.key(self.words, colour)), lines, rule=passages.PANELS["stock"])

        key = Sprite(sprite=f"key-{colour}", zoom=1.1, grow=1, tall=0, pad=(0, 3, 0, 0))
        figure = Text(words=str(count), style=styles.LABEL, side="centre", fit="shrink", tall=17)
        return Column(children=[key, figure], frame="stock", colour=colour, wide=60, tip=tip)
