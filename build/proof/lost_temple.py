"""The table of Lost Temple in the middle of a game, made of sprites alone, on a wide and on a narrow screen."""

import math

import pygame

from build.proof.canvas import Canvas

COLOURS = ("pink", "blue", "green", "yellow", "brown")

# Room by room: row, column, kind and colour, sides with doors, what stands in it.
ROOMS: tuple[tuple[int, int, str, str, tuple[int, ...]], ...] = (
    (0, 0, "room", "pink", (5, 2)),
    (0, 1, "room", "blue", (0,)),
    (0, 3, "room", "green", (0, 3)),
    (0, 4, "room", "yellow", (0,)),
    (1, 1, "room", "blue", (4, 3)),
    (1, 2, "sanctuary", "pink", ()),
    (1, 3, "room", "pink", (3, 4)),
    (1, 5, "room", "yellow", (4, 3)),
    (2, 0, "room", "brown", (4,)),
    (2, 1, "room", "green", (0, 2)),
    (2, 3, "sanctuary", "green", ()),
    (2, 4, "room", "brown", (1, 4)),
    (3, 1, "sanctuary", "multi", ()),
    (3, 4, "room", "brown", (5, 1)),
    (4, 0, "room", "yellow", (3, 0)),
    (4, 1, "room", "green", (3,)),
    (4, 3, "room", "blue", (2, 5)),
    (4, 4, "room", "pink", (2,)),
)
FLAGS = (
    (0, 1, "red", 1),
    (0, 3, "black", 1),
    (1, 1, "orange", -10),
    (1, 1, "red", 11),
    (1, 3, "red", -11),
    (2, 1, "black", -11),
    (4, 0, "orange", 1),
    (4, 3, "beige", 1),
)
EXPLORERS = ((1, 3, "red", 11), (2, 1, "black", 11), (4, 1, "orange", 0))
BONUS = {(0, 0): "3", (0, 4): "5", (2, 0): "5", (2, 4): "3", (3, 4): "2", (4, 4): "5"}
SPACES = ((-15, -13), (15, -13), (-15, 13), (15, 13))


class LostTemple(Canvas):
    """The table of Lost Temple, without words."""

    players = ("red", "orange", "black", "beige")

    def wide(self) -> pygame.Surface:
        """A table in the middle of a game on a wide screen, without words."""
        self.start(1280, 720)
        self.scene("board-wide", 212, 52, 848, 548)
        self._route()
        self._secrets(1, ((500, 107), (636, 107), (772, 107), (500, 545), (636, 545), (772, 545)))
        self._track(405, 141, 867, 507, 1)
        self._temple(636, 324, 40)
        self.put("explorer", 560, 112, colour="beige", zoom=0.95)
        self._sites()
        self.put("seaplane", 364, 238)
        self.put("seaplane-glow", 908, 238)
        self.put("seaplane", 908, 238, turn=180)
        for x, y, colour, turn in (
            (359, 320, "orange", 90),
            (374, 340, "beige", 90),
            (368, 146, "black", -80),
            (906, 140, "red", 90),
        ):
            self.put("hull", x, y, colour=colour, turn=turn, zoom=1.08)
            self.put("seat", x, y, colour=colour, zoom=0.5)
        self.bar(1280, 48)
        self._players()
        self.frame("panel", 6, 322, 202, 392)
        self._prices()
        self._supply()
        self._turn()
        self._camp()
        self._tooltip()
        return self.surface

    def narrow(self) -> pygame.Surface:
        """The same table on a phone, without words."""
        self.start(390, 844)
        self.scene("board-narrow", 0, 114, 390, 398)
        zoom = 24 / 21
        self._secrets(zoom, ((75, 139), (195, 139), (315, 139), (75, 487), (195, 487), (315, 487)))
        self._track(18.5, 169, 371.5, 453, 0.8)
        self._temple(195, 311, 31.4)
        self.put("explorer", 128, 140, colour="beige", zoom=1.05)
        self.bar(390, 60)
        for seat, colour in enumerate(self.players):
            x = 6 + 95.3 * seat
            self.frame("chip-active" if seat == 0 else "chip", x, 66, 90, 44)
            self.put("seat", x + 21, 88, colour=colour, zoom=1.08)
            self.text(("41", "37", "46", "33")[seat], x + 65, 89, 22)
        self.scene("river", 0, 513, 390, 58)
        for k in range(6):
            x = 36 + 63.6 * k
            self.put("site-disc-start" if k == 3 else "site-disc", x, 542)
            if k == 3:
                self.put("site-disc-chosen", x, 542)
            self.text("345012"[k], x, 538, 20)
        for k in (0, 4):
            self.put("seaplane", 67.8 + 63.6 * k, 541, turn=90, zoom=0.62)
        for x, y, colour in ((36, 516, "red"), (290, 514, "orange"), (292, 569, "beige"), (354, 516, "black")):
            self.put("pirogue", x, y, colour=colour, zoom=0.85)
        self.frame("panel", 6, 582, 378, 184)
        self._tile(60, 654, 76, "pointed", ("icon-sanctuary", "key-any"))
        self._tile(150, 654, 76, "legal", ("treasure-back", "icon-points"), "3")
        for y, id in ((624, "icon-sanctuary"), (660, "key-any")):
            self.put(id, 216, y, zoom=0.8)
        self.put("seaplane", 216, 682, zoom=0.42)
        self.put("forest", 216, 702, zoom=0.6)
        self.frame("button-normal", 20, 714, 112, 44)
        self.frame("button-hover", 140, 714, 230, 44)
        self.frame("tabs", 0, 770, 390, 74)
        self.frame("tab-active", 6, 776, 118, 62)
        self.put("icon-room", 65, 799, zoom=1.15)
        self.put("pirogue", 195, 799, colour="red", zoom=1.1, turn=-20)
        self.put("tent", 325, 799, colour="red", zoom=1.05)
        self.put("badge-gold", 214, 786)
        self.text("14", 214, 786, 11)
        return self.surface

    def _cell(self, row: int, column: int, x: float, y: float, radius: float) -> tuple[float, float]:
        across = math.sqrt(3) * radius
        return x + (column - (2 if row % 2 == 0 else 2.5)) * across, y + (row - 2) * 1.5 * radius

    def _temple(self, x: float, y: float, radius: float) -> None:
        zoom = radius / 40
        taken = {(row, column) for row, column, *_ in ROOMS}
        for row, length in enumerate((5, 6, 5, 6, 5)):
            for column in range(length):
                if (row, column) not in taken:
                    kind = f"jungle-cell-{(row * 3 + column) % 4}"
                    self.put(kind, *self._cell(row, column, x, y, radius), zoom=zoom)
        for row, column, kind, colour, sides in ROOMS:
            at = self._cell(row, column, x, y, radius)
            self.put(kind, *at, colour=colour, zoom=zoom)
            for side in sides:
                self.put("door", *at, colour=colour, side=side, zoom=zoom)
            if kind == "sanctuary":
                for space, (dx, dy) in enumerate(SPACES):
                    if space in (0, 3):
                        self.put(
                            "flag", at[0] + dx * zoom, at[1] + (dy - 1) * zoom, colour="red", zoom=0.72 * zoom
                        )
                    else:
                        self.text("7431"[space], at[0] + dx * zoom, at[1] + dy * zoom, 11 * zoom)
            elif (row, column) in BONUS:
                self.put("bonus-space", *at, zoom=zoom)
                self.text(BONUS[row, column], *at, 14 * zoom)
            elif (row, column) == (1, 5):
                self.put("bonus-space", *at, zoom=zoom)
                self.put("treasure-back", *at, zoom=0.72 * zoom)
            else:
                self.put("bonus-taken", at[0], at[1] + 2 * zoom, colour=colour, zoom=zoom)
        for row, column, colour, dx in FLAGS:
            cx, cy = self._cell(row, column, x, y, radius)
            self.put("flag", cx + dx * zoom, cy - 3 * zoom, colour=colour, zoom=0.95 * zoom)
        for row, column, colour, dx in EXPLORERS:
            cx, cy = self._cell(row, column, x, y, radius)
            self.put("explorer", cx + dx * zoom, cy, colour=colour, zoom=1.12 * zoom)
        self.put("hex-legal", *self._cell(2, 2, x, y, radius), zoom=zoom)
        self.put("hex-pointed", *self._cell(3, 3, x, y, radius), zoom=zoom)

    def _secrets(self, zoom: float, places: tuple[tuple[float, float], ...]) -> None:
        for number, (x, y) in enumerate(places):
            self.put("secret-room", x, y, zoom=zoom)
            if number in (1, 5):
                self.put("flag", x, y - 2, colour="black" if number == 1 else "orange", zoom=0.86 * zoom)
            elif number == 4:
                self.text("6", x - 5 * zoom, y, 12.5 * zoom)
                self.put("icon-card", x + 6 * zoom, y, zoom=0.5 * zoom)
            else:
                self.text(("10", "", "8", "7")[number], x, y, 13.5 * zoom)

    def _track(self, x0: float, y0: float, x1: float, y1: float, zoom: float) -> None:
        along, down = (x1 - x0) / 28, (y1 - y0) / 22
        for score in range(0, 100, 5 if zoom == 1 else 10):
            self.text(str(score), *_track_cell(score, x0, y0, x1, y1, along, down), 9)
        for score, colour in ((33, "beige"), (37, "orange"), (41, "red"), (46, "black")):
            x, y = _track_cell(score, x0, y0, x1, y1, along, down)
            self.put("chest", x, y, colour=colour, zoom=0.92 * zoom)

    def _route(self) -> None:
        for step in range(34):
            self.put("route-dot", 906 + 6 * math.sin(step / 4), 160 + step * 12)

    def _tile(self, x: float, y: float, size: float, state: str, icons: tuple[str, ...], points: str = "") -> None:
        zoom = size / 56
        self.put(f"tile-{state}", x, y, zoom=zoom)
        spots = ((-10.6, -9.5), (10.6, 9.5)) if len(icons) == 2 else ((-11.2, -11.2), (11.2, -11.2), (0, 12.3))
        for id, (dx, dy) in zip(icons, spots, strict=False):
            self.put(id, x + dx * zoom, y + dy * zoom, zoom=zoom * (0.87 if id.startswith("key") else 0.97))
            if id == "icon-points":
                self.text(points, x + dx * zoom, y + dy * zoom, 12.5 * zoom, "#5E3D08")

    def _sites(self) -> None:
        tiles: dict[tuple[int, int], tuple[str, ...]] = {
            (218, 448): ("icon-sanctuary", "key-any"),
            (218, 510): ("treasure-back", "icon-points"),
            (218, 266): ("icon-room", "key-blue"),
            (280, 266): ("key-pink", "icon-points"),
            (280, 84): ("treasure-back", "icon-passage", "icon-points"),
            (280, 146): ("icon-scoring", "icon-points"),
            (938, 84): ("icon-card", "key-any"),
            (938, 146): ("icon-room", "key-yellow"),
            (1000, 146): ("treasure-back", "treasure-back"),
            (938, 266): ("icon-sanctuary", "icon-card"),
            (1000, 266): ("key-green", "icon-points"),
            (1000, 328): ("icon-passage", "key-any"),
            (1000, 448): ("icon-scoring", "treasure-back"),
            (938, 510): ("icon-room", "key-brown"),
        }
        for number, (x, y) in enumerate(((218, 448), (218, 266), (218, 84), (938, 84), (938, 266), (938, 448))):
            for dx in (0, 62):
                for dy in (0, 62):
                    spot = (x + dx, y + dy)
                    if spot not in tiles:
                        self.put("tile-slot", spot[0] + 28, spot[1] + 28)
                    elif spot != (218, 448):
                        self._tile(spot[0] + 28, spot[1] + 28, 56, "legal", tiles[spot], "2")
            self.put("site-sign-start" if number == 0 else "site-sign", x + 9, y - 9)
            self.text(str(number), x + 9, y - 9, 12)
        self._tile(246, 476, 56, "pointed", tiles[218, 448])

    def _players(self) -> None:
        self.frame("panel", 6, 54, 202, 262)
        self.head(6, 54, 202)
        self.frame("row-active", 11, 78, 192, 55)
        for seat, colour in enumerate(self.players):
            y = 96 + 58 * seat
            self.put("seat", 29, y, colour=colour)
            self.put("tent" if seat in (0, 3) else "tent-used", 124, y - 2, colour=colour, zoom=0.66)
            self.put("chest", 152, y - 2, colour=colour, zoom=0.8)
            self.text(("41", "37", "46", "33")[seat], 183, y, 22)
            small = (("key-any", 24), ("treasure-back", 60), ("icon-passage", 96), ("icon-card", 132))
            for id, x in small:
                self.put(id, x, y + 25, zoom=0.56)
                self.text("3", x + 14, y + 25, 11)
            self.put("flag", 168, y + 25, colour=colour, zoom=0.6)

    def _prices(self) -> None:
        self.frame("panel", 1064, 54, 210, 186)
        self.head(1064, 54, 210)
        self.put("wheel", 1169, 158)
        self.put("wheel-hub", 1169, 158)
        for k, price in enumerate("32435"):
            angle = math.radians(72 * k)
            self.text(price, 1169 + 29 * math.sin(angle), 158 - 29 * math.cos(angle), 19)
        self.put("wheel-knob", 1169, 158)

    def _supply(self) -> None:
        self.frame("panel", 1064, 246, 210, 156)
        self.head(1064, 246, 210)
        for x in (1092, 1130, 1168):
            self.put("treasure-pile", x, 290)
        self.put("card-pile", 1216, 291)
        self.put("room-pile", 1100, 359)
        self.put("altar", 1169, 360, colour="blue", zoom=1.18)
        self.put("passage-pile", 1238, 359)
        self.frame("panel", 1064, 408, 210, 92)
        self.head(1064, 408, 210)
        for k, colour in enumerate(COLOURS):
            self.frame("stock", 1071 + 40 * k, 432, 34, 58, colour)
            self.put("key", 1088 + 40 * k, 455, colour=colour, zoom=1.15)
            self.text("4", 1088 + 40 * k, 481, 14)

    def _turn(self) -> None:
        self.frame("panel", 1064, 506, 210, 208)
        self.head(1064, 506, 210)
        for k in range(3):
            self.put("step-on" if k == 0 else "step-off", 1086, 546 + 38 * k)
            self.text(str(k + 1), 1086, 546 + 38 * k, 13)
        self.frame("button-normal", 1076, 660, 90, 40)
        self.put("tent", 1096, 680, colour="red", zoom=0.85)
        self.frame("button-normal", 1174, 660, 90, 40)
        self.put("icon-card", 1194, 680, zoom=0.85)

    def _camp(self) -> None:
        self.frame("panel", 212, 604, 848, 110)
        self.put("tent", 250, 664, colour="red", zoom=1.75)
        self.frame("well-warm", 312, 632, 132, 70)
        for k, colour in enumerate(("pink", "blue", "green")):
            self.put("key", 336 + 36 * k, 667, colour=colour, zoom=1.5)
        self.frame("well-green", 462, 632, 132, 70)
        for k, colour in enumerate(("pink", "yellow", "yellow", "brown")):
            self.put("key", 480 + 30 * k, 664, colour=colour, zoom=1.3)
        for x, kind in ((638, "vase"), (696, "calendar")):
            self.put(f"treasure-{kind}", x, 660, zoom=1.55)
            self.put("badge-dark", x + 16, 646)
            self.text("2", x + 16, 646, 12, "#F6ECD4")
        self.put("icon-passage", 768, 662, zoom=1.5)
        self.put("card-forest-free", 854, 666)
        self.put("card-end-idol", 926, 666)
        self.put("flag", 1002, 664, colour="red", zoom=1.7)
        self.text("15", 1036, 668, 20)

    def _tooltip(self) -> None:
        self.frame("tooltip", 8, 424, 200, 154)
        self.put("tooltip-tip-right", 219, 478)
        for y, id in ((465, "icon-sanctuary"), (494, "key-any")):
            self.put(id, 28, y, zoom=0.68)
        self.put("seaplane", 28, 542, zoom=0.36)
        self.put("forest", 28, 563, zoom=0.62)


def _track_cell(
    score: int, x0: float, y0: float, x1: float, y1: float, along: float, down: float
) -> tuple[float, float]:
    """The middle of a score cell: clockwise from the upper left corner, 28 along and 22 down."""
    if score <= 28:
        return x0 + score * along, y0
    if score <= 50:
        return x1, y0 + (score - 28) * down
    if score <= 78:
        return x1 - (score - 50) * along, y1
    return x0, y1 - (score - 78) * down
