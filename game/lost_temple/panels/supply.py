"""The piles beside the board: treasures, cards, rooms, the next sanctuary, passages, and what is left of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.lost_temple.features import passages
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.words import naming
from game.screen.palette import INK, SOFT
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Sprite, Text, heading

Explain = Callable[[pygame.Rect], Tip]
LINE = 15.0
"""Units of height of a line."""


class Supply(LostTemplePanel):
    """The piles, with what is left of each."""

    name = "supply"

    def content(self) -> object:
        """All counts."""
        view = self.view
        treasures = view["treasures"]
        return (
            treasures["piles"],
            treasures["face_up"],
            view["cards"]["deck"],
            view["rooms"],
            view["sanctuaries"],
            view["stock"]["passages"],
        )

    def box(self) -> Box:
        """A heading and two rows: treasures and cards, rooms and passages."""
        head = replace(heading(self.words("lost-temple.table.supply"), pad=(6, 0)), tall=20)
        rows = (
            Row(children=self._treasures(), align="fill", grow=1, tall=2 * LINE),
            Row(children=self._rooms(), equal=True, align="fill", grow=1, tall=LINE),
        )
        return Column(children=[head, *rows], pad=(8, 6, 8, 5))

    def _treasures(self) -> list[Box]:
        """Piles, treasures that lie face up, and the deck of cards, each group with its name below."""
        words, view = self.words, self.view
        piles, face_up, deck = view["treasures"]["piles"], view["treasures"]["face_up"], view["cards"]["deck"]
        groups = {
            "piles": [
                _pile("treasure-pile", 0.8, count, self._pile_tip(number, count))
                for number, count in enumerate(piles, start=1)
            ],
            "face-up": [_pile(f"treasure-{one}", 1.0, None, self._face_up_tip(one)) for one in face_up],
            "cards": [_pile("card-pile", 0.85, deck, self._deck_tip(deck))],
        }
        return [
            Column(
                children=[
                    Row(children=found, equal=True, align="fill", grow=1),
                    _label(words(f"lost-temple.table.supply.{name}"), SOFT),
                ],
                wide=0,
                grow=len(found),
            )
            for name, found in groups.items()
            if found
        ]

    def _rooms(self) -> list[Box]:
        """Rooms, the sanctuary that comes next, and passages."""
        words, view = self.words, self.view
        rooms, passages_left = view["rooms"], view["stock"]["passages"]
        coming, left = view["sanctuaries"]["next"], view["sanctuaries"]["left"]
        altar = naming.altar_sprite(coming) if coming else ""
        listed = (
            ("room-pile" if rooms else "", 1.0, "rooms", rooms, self._rooms_tip(rooms)),
            (altar, 1.15, "next", left, self._sanctuary_tip(coming)),
            ("passage-pile" if passages_left else "", 1.0, "passages", passages_left, self._passages_tip()),
        )
        return [
            Column(
                children=[
                    _picture(sprite, zoom),
                    _label(words(f"lost-temple.table.supply.{key}", count=count), INK),
                ],
                tip=tip,
            )
            for sprite, zoom, key, count, tip in listed
        ]

    # Explaining

    def _tip(self, title: str, *lines: TipLine, rule: str) -> Explain:
        return lambda _: Tip(self.rect, title, lines, rule=rule)

    def _pile_tip(self, number: int, count: int) -> Explain:
        words = self.words
        left = TipLine(words("lost-temple.tip.pile.left", count=count), "treasure-back")
        more = TipLine(words("lost-temple.tip.icon.treasure"))
        return self._tip(words("lost-temple.tip.pile", pile=number), left, more, rule=passages.PANELS["pile"])

    def _face_up_tip(self, treasure: str) -> Explain:
        line = TipLine(self.words("lost-temple.tip.treasures"), f"treasure-{treasure}")
        title = capital(naming.treasure(self.words, treasure))
        return self._tip(title, line, rule=passages.PANELS["face-up"])

    def _deck_tip(self, count: int) -> Explain:
        words = self.words
        left = TipLine(words("lost-temple.tip.deck.left", count=count), "icon-card")
        more = TipLine(words("lost-temple.tip.icon.card"))
        return self._tip(words("lost-temple.tip.deck"), left, more, rule=passages.PANELS["deck"])

    def _rooms_tip(self, count: int) -> Explain:
        line = TipLine(self.words("lost-temple.tip.rooms.left", count=count), "icon-room")
        return self._tip(self.words("lost-temple.tip.rooms"), line, rule=passages.PANELS["rooms"])

    def _sanctuary_tip(self, coming: str | None) -> Explain:
        words = self.words
        line = TipLine(words("lost-temple.tip.sanctuary.none"))
        if coming is not None:
            told = words("lost-temple.tip.sanctuary.text", room=naming.room(words, coming))
            line = TipLine(told, naming.altar_sprite(coming))
        return self._tip(words("lost-temple.tip.sanctuary"), line, rule=passages.PANELS["next"])

    def _passages_tip(self) -> Explain:
        left = self.view["stock"]["passages"]
        line = TipLine(self.words("lost-temple.tip.passages.text", count=left), "icon-passage")
        return self._tip(self.words("lost-temple.tip.passages"), line, rule=passages.SECTIONS["passages"])


def _pile(sprite: str, zoom: float, count: int | None, tip: Explain) -> Box:
    """A pile with what is left of it, which is not said of a single thing."""
    picture = _picture("" if count == 0 else sprite, zoom)
    said = "" if count is None else str(count)
    figure = Text(words=said, style=styles.SMALL_LABEL, side="centre", fit="shrink", tall=LINE)
    return Column(children=[picture, figure], tip=tip)


def _picture(sprite: str, zoom: float) -> Box:
    return Sprite(sprite=sprite, zoom=zoom, grow=1, tall=0, pad=(1, 0)) if sprite else Box(grow=1)


def _label(words: str, ink: str) -> Box:
    return Text(words=words, style=styles.FINE.in_ink(ink), side="centre", fit="shrink", pad=(1, 0), tall=LINE)
