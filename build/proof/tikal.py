"""The table of Tikal in the middle of a game, made of sprites alone, on a wide and on a narrow screen."""

import math
from typing import NamedTuple

import pygame

from build.proof.canvas import INK, Canvas

RADIUS = 57.5  # what the terrain is drawn for
TREASURES = ("plume", "blade", "frog", "serpent", "shell", "beads", "bowl", "sun")


class Hex(NamedTuple):
    """One explored hexagon: where it is, what it is, its stones clockwise from the north, who stands there."""

    column: int
    row: int
    kind: str
    value: int
    stones: str
    groups: tuple[tuple[str, int], ...] = ()
    leaders: tuple[tuple[str, int], ...] = ()
    guard: str = ""
    camp: str = ""
    control: str = ""


HEXES = (
    Hex(0, 1, "clearing", 0, "001000"),
    Hex(0, 2, "ruin", 2, "200100", (("white", 1),)),
    Hex(0, 3, "temple", 3, "110100", (("red", 2),), control="red"),
    Hex(0, 4, "base", 0, "111000", (("blue", 1), ("orange", 2))),
    Hex(1, 1, "temple", 6, "200200", guard="blue", control="blue"),
    Hex(1, 2, "temple", 5, "001200", (("red", 1), ("white", 2)), (("red", -1),), control="red"),
    Hex(1, 3, "clearing", 0, "111000"),
    Hex(1, 4, "temple", 4, "010001", (("white", 2), ("orange", 1)), control="white"),
    Hex(2, 1, "clearing", 0, "201010"),
    Hex(2, 2, "clearing", 0, "010101", (("red", 1),), camp="red"),
    Hex(2, 3, "temple", 7, "100001", (("blue", 3), ("red", 2)), control="blue"),
    Hex(2, 4, "ruin", 0, "200001"),
    Hex(3, 1, "volcano", 0, "000000"),
    Hex(3, 2, "ruin", 3, "002010", (("orange", 2),), (("orange", -1),)),
    Hex(3, 3, "temple", 2, "200100", (("orange", 1),), control="orange"),
    Hex(3, 4, "clearing", 0, "110100"),
    Hex(4, 1, "temple", 9, "012100", guard="orange", control="orange"),
    Hex(4, 2, "temple", 8, "030010", (("red", 3), ("blue", 1)), (("blue", -1),), control="blue"),
    Hex(4, 3, "clearing", 0, "100100", (("white", 1),), camp="white"),
    Hex(4, 4, "temple", 4, "100010", (("blue", 2),), control="blue"),
    Hex(5, 1, "clearing", 0, "300100"),
    Hex(5, 2, "ruin", 1, "011030", (("white", 1),), (("white", -1),)),
    Hex(5, 3, "temple", 5, "100110", (("orange", 3),), control="orange"),
    Hex(6, 3, "temple", 3, "000201"),
)
SPACES = ((0, 0), (1, 0), (2, 0), (4, 0), (5, 0), (5, 4), (6, 2), (6, 4))
POINTED = (6, 3)
ACTIONS = (
    ("bring", True, "1"),
    ("hop", True, "1"),
    ("move", True, "1-6"),
    ("uncover", False, "2"),
    ("treasure", False, "3"),
    ("exchange", False, "3"),
    ("camp", True, "5"),
    ("guard", True, "5"),
    ("end", False, ""),
)


class Tikal(Canvas):
    """The table of Tikal, without words."""

    players = ("red", "orange", "white", "blue")

    def wide(self) -> pygame.Surface:
        """A table in the middle of a game on a wide screen."""
        self.start(1280, 720)
        self.scene("board-tikal-wide", 212, 52, 848, 572)
        self._board(342, 122.5, 56)
        self.bar(1280, 48)
        self._players()
        self.frame("panel", 6, 354, 202, 360)
        self.head(6, 354, 202)
        self._hand()
        self._sets()
        self._floors()
        self._treasures()
        self._actions(212, 628, 848)
        self.frame("tooltip", 918, 398, 138, 104)
        self.put("tooltip-tip-left", 907, 420)
        return self.surface

    def narrow(self) -> pygame.Surface:
        """The same table on a phone, with the volcano and the auction in its sheet."""
        self.start(390, 844)
        self.scene("board-tikal-narrow", 0, 114, 390, 398)
        self._board(42.75, 198, 29)
        self.put("eruption", 42.75 + 3 * 43.5, 198 + 75 - 2, zoom=0.6)
        self.bar(390, 60)
        for seat, colour in enumerate(self.players):
            x = 6 + 95.3 * seat
            self.frame("chip-active" if seat == 0 else "chip", x, 66, 90, 44)
            self.put("seat", x + 21, 88, colour=colour, zoom=1.08)
            self.text(("47", "52", "44", "39")[seat], x + 65, 89, 22)
        self.frame("panel", 6, 520, 378, 246)
        self.put("ap-disc", 44, 560, zoom=0.9)
        self.text("7", 44, 560, 22)
        for k in range(10):
            kind = "full" if k < 5 else "planned" if k < 7 else "empty"
            self.put(f"ap-{kind}", 92 + 15 * (k % 5), 551 + 18 * (k // 5))
        for seat, colour in enumerate(self.players):
            self.put("totem" if seat < 2 else "totem-turned", 206 + 46 * seat, 560, colour=colour)
        for k, (name, own, cost) in enumerate(ACTIONS):
            self._action(14 + 73.4 * (k % 5), 594 + 84 * (k // 5), 68, 76, name, own, cost)
        self.frame("tabs", 0, 770, 390, 74)
        self.frame("tab-active", 6, 776, 118, 62)
        self.put("action-uncover", 65, 799)
        self.put("floor-5", 195, 799)
        self.put("treasure-sun", 325, 799)
        return self.surface

    def _board(self, x: float, y: float, radius: float) -> None:
        zoom = radius / RADIUS
        explored = {(one.column, one.row) for one in HEXES}

        def at(column: int, row: int) -> tuple[float, float]:
            down = math.sqrt(3) * radius
            return x + 1.5 * radius * column, y + down * (row + column % 2 / 2)

        for column in range(8):
            for row in range(5):
                if (column, row) not in explored:
                    self.put(f"terrain-unknown-{(column + row * 2) % 3}", *at(column, row), zoom=zoom)
        self.put("fog-0", *at(6, 0), zoom=2 * zoom)
        self.put("fog-1", *at(7, 2), zoom=2 * zoom)
        self.put("fog-0", *at(7, 4), zoom=2 * zoom)
        for one in HEXES:
            self._ground(one, at(one.column, one.row), zoom)
        for one in HEXES:
            self._buildings(one, at(one.column, one.row), zoom)
        for one in HEXES:
            self._members(one, at(one.column, one.row), zoom)
        for space in SPACES:
            self.put("terrain-space", *at(*space), zoom=zoom)
        self.put("terrain-chosen", *at(1, 2), zoom=zoom)
        self.put("terrain-pointed", *at(*POINTED), zoom=zoom)
        for one in HEXES:
            self._stones(one, at(one.column, one.row), zoom)
        self.put("way-open", *at(*POINTED), side=5, zoom=zoom)
        self.put("way-open", *at(5, 2), side=2, zoom=zoom)
        self.put("cost-badge", *at(4, 3), zoom=zoom)
        self.text("2", *at(4, 3), 12 * zoom)

    def _ground(self, one: Hex, at: tuple[float, float], zoom: float) -> None:
        self.put(f"terrain-{one.kind}", *at, zoom=zoom)
        if one.kind == "volcano":
            return
        self.put(f"scrub-{(one.column + one.row * 3) % 4}", *at, zoom=zoom)
        for kind in ("way-bed", "way"):
            for side, stones in enumerate(one.stones):
                if stones != "0":
                    self.put(kind, *at, side=side, zoom=zoom)

    def _buildings(self, one: Hex, at: tuple[float, float], zoom: float) -> None:
        x, y = at
        if one.kind == "temple":
            self.put(f"temple-{one.value}", x, y, zoom=zoom)
        elif one.kind == "base":
            self.put("base-tents", x, y, zoom=zoom)
        elif one.kind == "ruin":
            self.put("ruin" if one.value else "ruin-empty", x, y, zoom=zoom)
        if one.kind == "ruin" and one.value:
            self.put(f"ruin-stack-{one.value}", x, y - 5 * zoom, zoom=zoom)
            self.put("count-badge", x + 15 * zoom, y - 22 * zoom, zoom=zoom)
            self.text(str(one.value), x + 15 * zoom, y - 22 * zoom, 11.5 * zoom, "#FFFFFF")
        if one.camp:
            self.put("camp", x, y - 8 * zoom, colour=one.camp, zoom=zoom)
        if one.guard:
            self.put("guard", x - 19 * zoom, y + 5 * zoom, colour=one.guard, zoom=zoom)
        if one.kind == "temple":
            plate = x + 21 * zoom, y - 7 * zoom
            self.put("value-plate", *plate, zoom=zoom)
            if one.control:
                self.put("ring", *plate, colour=one.control, zoom=zoom)
            self.text(str(one.value), *plate, 15 * zoom)

    def _members(self, one: Hex, at: tuple[float, float], zoom: float) -> None:
        x, y = at
        for colour, side in one.leaders:
            self.put("leader", x + 36 * side * zoom, y, colour=colour, zoom=0.9 * zoom)
        for k, (colour, count) in enumerate(one.groups):
            size = zoom * (1 if len(one.groups) == 1 else 0.92)
            left = x + (k - (len(one.groups) - 1) / 2) * 31 * zoom
            self.put("group", left, y + 23 * zoom, colour=colour, zoom=size)
            ink = {"red": "#FFE9D6", "orange": "#4A2100", "white": "#3C3A34", "blue": "#E6F0FF"}[colour]
            self.text(str(count), left + 8.6 * size, y + 24.6 * zoom, 12 * zoom, ink)

    def _stones(self, one: Hex, at: tuple[float, float], zoom: float) -> None:
        for side, stones in enumerate(one.stones):
            if stones != "0":
                self.put(f"stones-{stones}", *at, side=side, zoom=zoom)

    def _players(self) -> None:
        self.frame("panel", 6, 54, 202, 294)
        self.head(6, 54, 202)
        self.frame("row-active", 11, 78, 192, 63)
        for seat, colour in enumerate(self.players):
            y = 95 + 66 * seat
            self.put("seat", 29, y, colour=colour)
            self.text(("47", "52", "44", "39")[seat], 183, y, 22)
            for id, x, zoom in (("worker", 23, 0.7), ("camp", 57, 0.42), ("guard", 91, 0.46)):
                self.put(id, x, y + 29, colour=colour, zoom=zoom)
                self.text("2", x + 13, y + 30, 11)
            for k in range(3):
                self.put(f"treasure-{TREASURES[(seat * 3 + k) % 8]}", 134 + 24 * k, y + 29, zoom=0.7)

    def _hand(self) -> None:
        self.frame("panel", 1064, 54, 210, 212)
        self.head(1064, 54, 210)
        one = Hex(0, 0, "temple", 3, "000201")
        for draw in (self._ground, self._buildings, self._stones):
            draw(one, (1169, 158), 1.08)
        for name, x in (("left", 1074), ("right", 1224)):
            self.frame("button-normal", x, 212, 40, 40)
            self.put(f"ui-rotate-{name}", x + 20, 232, tint=INK)

    def _sets(self) -> None:
        self.frame("panel", 1064, 272, 210, 84)
        self.head(1064, 272, 210)
        for k, letter in enumerate("ABCDEFG"):
            state = "past" if k < 3 else "now" if k == 3 else "next"
            self.put(f"set-{state}", 1086 + 27.6 * k, 312)
            colour = {"past": "#8A7350", "now": INK, "next": "#F6ECD4"}[state]
            self.text(letter, 1086 + 27.6 * k, 312, 13, colour)

    def _floors(self) -> None:
        self.frame("panel", 1064, 362, 210, 150)
        self.head(1064, 362, 210)
        for k, left in enumerate((0, 2, 5, 8, 7, 4, 2, 1, 1)):
            x, y = (1093 + 38 * k, 410) if k < 5 else (1112 + 38 * (k - 5), 464)
            if not left:
                self.put("floor-gone", x, y)
                continue
            if left > 1:
                self.put(f"floor-under-{2 if left > 2 else 1}", x, y)
            self.put(f"floor-{k + 2}", x, y)
            self.text(str(k + 2), x, y - 4, 13)

    def _treasures(self) -> None:
        self.frame("panel", 1064, 518, 210, 196)
        self.head(1064, 518, 210)
        owned = {"plume": 2, "frog": 1, "sun": 1}
        for k, name in enumerate(TREASURES):
            x, y = 1093 + 50.6 * (k % 4), 568 + 54 * (k // 4)
            self.put("treasure-disc" if name in owned else "treasure-disc-empty", x, y, zoom=1.3)
            self.put(f"treasure-{name}" if name in owned else f"treasure-faint-{name}", x, y, zoom=1.3)
            if name in owned:
                self.put("badge-dark", x + 16, y - 15)
                self.text(str(owned[name]), x + 16, y - 15, 12, "#FFFFFF")

    def _actions(self, x: float, y: float, width: float) -> None:
        self.frame("panel", x, y, width, 86)
        self.put("ap-disc", x + 38, y + 41)
        self.text("10", x + 38, y + 38, 23)
        for k in range(10):
            kind = "full" if k < 6 else "planned" if k < 8 else "empty"
            self.put(f"ap-{kind}", x + 84 + 14 * (k % 5), y + 33 + 18 * (k // 5))
        for k, (name, own, cost) in enumerate(ACTIONS):
            self._action(x + 160 + 75.4 * k, y + 10, 70, 66, name, own, cost)

    def _action(self, x: float, y: float, w: float, h: float, name: str, own: bool, cost: str) -> None:
        self.frame("button-normal", x, y, w, h)
        self.put(f"action-{name}", x + w / 2 - 6, y + 28, colour="red" if own else None)
        if cost:
            self.put("cost-badge", x + w - 13, y + 14)
            self.text(cost, x + w - 13, y + 14, 12 if len(cost) == 1 else 8)
