"""The temple: rooms, flags, explorers, secret rooms and the score track with its chests.

Everything that can be done here is a target: a place to go to, a space to excavate, a cell for the next room. A
place that can be reached in several ways opens a list of them; a room that is being placed can be turned first. In
small windows the picture can be panned and zoomed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.lost_temple import preview
from engine.lost_temple.components import PLAYERS
from engine.lost_temple.views import Event, PlayerView
from game.lost_temple import ground, labels, rooms, tooltips
from game.lost_temple.fade import Edge, fading
from game.lost_temple.ground import Map
from game.play.session import Session
from game.screen import text
from game.screen.art import Art, Point
from game.screen.palette import INK
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.look import Look, Sight
from game.table.part import Tip
from game.table.vista import Vista

if TYPE_CHECKING:
    from game.lost_temple.scene import Temple

FADE = 26
"""Units over which the ground fades into the jungle behind it."""
LARGEST = 80.0
"""The biggest radius of a room worth zooming to, in CSS pixels."""


class Board(Vista):
    """The temple and what stands in it."""

    name = "board"
    table: Temple

    def __init__(self, table: Temple) -> None:
        super().__init__(table)
        self.map = Map(ground.WIDE, pygame.Rect(0, 0, 848, 548))
        self.cell = ""
        """The cell that the room in hand is held over."""
        self.rotation = 0
        self._actions: dict[str, list[Action]] = {}
        self._room = ""
        self._offered: tuple[Action, ...] = ()
        self._shown: object = None
        self._laid: object = None
        self._ground = self._floor = text.Sheet(pygame.Surface((1, 1)))

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lay the ground that belongs to this shape of window, all of it."""
        super().place(rect, unit, narrow)
        self.map = Map(ground.NARROW if narrow else ground.WIDE, rect)

    # The look

    @property
    def sight(self) -> Sight:
        """The ground as it is looked at now."""
        return self.map.sight

    @property
    def most(self) -> float:
        """Rooms need not get bigger than this."""
        radius = self.map.ground.radius * self.map.unit / self.sight.look.zoom
        return LARGEST * self.table.app.viewport.ratio / radius

    @property
    def fixed(self) -> bool:
        """On a wide table the river lies round the temple, and all of it is in sight."""
        return not self.narrow

    def lay(self, look: Look) -> None:
        """Lay the ground for another look; pictures of another size are not needed any more."""
        if look.zoom != self.sight.look.zoom:
            rooms.forget_pictures()
        self.map = Map(self.map.ground, self.rect, look)

    def show(self, place: str) -> None:
        """Have a place in sight."""
        if place in self.map.places:
            margin = 1.2 * self.map.ground.radius * self.map.unit
            self.look(self.sight.showing(*self.map.places[place], margin))

    def show_event(self, event: Event) -> None:
        """Show the whole board where something happens out of sight."""
        place = where(event)
        if place in self.map.places and not self.map.in_sight(place):
            self.look(Look())

    def inside(self, surface: pygame.Surface) -> AbstractContextManager[None]:
        """Draw what is in sight only; of the whole board that is everything."""
        return super().inside(surface) if self.map.close else nullcontext()

    def update(self, session: Session) -> None:
        """Gather what can be done at each place."""
        step = session.decision
        self._actions = {}
        mine = session.view["players"][session.viewer]["place"]
        for action in session.choices:
            verb, *rest = str(action).split()
            if verb in ("go", "sanctuary"):
                self._actions.setdefault(rest[0], []).append(action)
            elif verb == "dig":
                self._actions.setdefault(mine, []).append(action)
        room = step.get("room", "") if step.get("step") == "place" and session.choices else ""
        if room != self._room:
            self._room, self.cell, self.rotation = room, "", 0
        if session.choices is not self._offered:
            self._offered = session.choices
            self._attend()

    def _attend(self) -> None:
        """Show the whole board for a new decision of which nothing is in sight."""
        places = self._cells() if self._room else self._actions.keys()
        if places and not any(map(self.map.in_sight, places)):
            self.look(Look())

    # Targets

    @property
    def _least(self) -> int:
        return self.table.finger if self.narrow else 0

    def area(self, place: str) -> pygame.Rect:
        """The rectangle of a place that can be pointed at, as far as it is in sight."""
        area = self.map.area(place, self._least)
        return area.clip(self.rect) if self.map.close else area

    def targets(self) -> list[Target]:
        """Places, spaces and cells that can be chosen now."""
        if self._room:
            return self._cell_targets()
        found: list[Target] = []
        for place, actions in self._actions.items():
            if not self.map.in_sight(place):
                continue
            if len(actions) == 1:
                found.append(self._target(actions[0], self.area(place)))
            elif not self.narrow and all(str(action).startswith("dig ") for action in actions):
                found += [self._target(action, self._space(place, action)) for action in actions]
            else:
                label = labels.label(self.table.words, self.table.view, actions[0])
                found.append(Target(f"ui-ways {place}", label, self.area(place), self._opening(place)))
        return found

    def _target(self, action: Action, rect: pygame.Rect) -> Target:
        label = labels.label(self.table.words, self.table.view, action)
        return Target(str(action), label, rect, lambda: self.table.act(action))

    def _opening(self, place: str) -> Callable[[], None]:
        actions = self._actions[place]
        if all(str(action).startswith("dig ") for action in actions):
            return lambda: self.table.dialogs.show_spaces()
        return lambda: self.table.show_ways(place)

    def _space(self, place: str, action: Action) -> pygame.Rect:
        """A quarter of a dark room, round one of its spaces."""
        area = self.area(place)
        number = int(str(action).split()[1]) - 1
        half = pygame.Rect(area.x, area.y, area.w // 2, area.h // 2)
        return half.move(half.w * (number % 2), half.h * (number // 2))

    def _cell_targets(self) -> list[Target]:
        words, view = self.table.words, self.table.view
        found = []
        for cell in self._cells():
            if cell != self.cell and self.map.in_sight(cell):
                label = words("board.hold", place=cell)
                found.append(Target(f"cell {cell}", label, self.area(cell), self._holding(cell)))
        if self.cell:
            action = self.table.session.game.parse(f"place {self.cell} {self.rotation}")
            act = labels.label(words, view, action)
            if self.map.in_sight(self.cell):
                found.append(Target(str(action), act, self.area(self.cell), self.table.acting(action)))
            for name, rect, turn in self._turners():
                label = words(f"board.{name}")
                found.append(Target(f"ui-{name}", label, rect, self._turning(turn)))
            check = self._toolbar()[1]
            found.append(Target("ui-place", words("board.place"), check, lambda: self._settle(action)))
        return found

    def _settle(self, action: Action) -> None:
        """Place the room in hand; one that is held out of sight is looked at first."""
        if self.map.in_sight(self.cell):
            self.table.act(action)
        else:
            self.show(self.cell)

    def _cells(self) -> list[str]:
        """Where the room in hand can be placed."""
        written = map(str, self.table.session.choices)
        return sorted({one.split()[1] for one in written if one.startswith("place ")})

    def _holding(self, cell: str) -> Callable[[], None]:
        def hold() -> None:
            self.cell = cell
            self.table.refresh()

        return hold

    def _turning(self, step: int) -> Callable[[], None]:
        return lambda: self.turn(step)

    @property
    def in_hand(self) -> bool:
        """Whether there is a room to be placed."""
        return bool(self._room)

    def turn(self, step: int) -> None:
        """Turn the room in hand by so many sides, clockwise, and have it in sight."""
        if self._room:
            self.rotation = (self.rotation + step) % 6
            self.show(self.cell)
            self.table.refresh()

    def _toolbar(self) -> list[pygame.Rect]:
        """The buttons below or above the room in hand: turn left, place, turn right."""
        size = max(self.table.finger, round(34 * self.unit))
        gap = round(4 * self.unit)
        area = self.map.area(self.cell, self._least)
        whole = pygame.Rect(0, 0, 3 * size + 2 * gap, size)
        whole.midtop = (area.centerx, area.bottom + round(24 * self.map.unit))
        if whole.bottom > self.rect.bottom:
            whole.midbottom = (area.centerx, area.top - round(24 * self.map.unit))
        whole.clamp_ip(self.rect)
        return [pygame.Rect(whole.x + number * (size + gap), whole.y, size, size) for number in range(3)]

    def _turners(self) -> list[tuple[str, pygame.Rect, int]]:
        left, _, right = self._toolbar()
        return [("turn-left", left, -1), ("turn-right", right, 1)]

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The ground and the rooms, kept until one of them changes, and the pieces that stand still."""
        look, size = self.sight.look, self.map.seen.size
        shown = (look, size, [self._standing(place) for place in self.map.places])
        if shown != self._shown:
            self._shown = shown
            self._floor = self._lay_floor(art)
        behind = [(strip, edge, surface.subsurface(strip).copy()) for strip, edge in self._edges()]
        with self.inside(surface):
            self._floor.show(surface, *self.map.seen.topleft)
            for strip, edge, picture in behind:
                surface.blit(fading(picture, edge), strip)
            self._draw_secrets(surface, art)
            self._draw_pieces(surface, art)

    def forget(self) -> None:
        """Lay the floor anew with the next drawing."""
        self._shown = None

    def _edges(self) -> list[tuple[pygame.Rect, Edge]]:
        """Strips along the sides where the ground ends before the place for it does."""
        laid, wide = self.map.seen, round(FADE * self.map.unit)
        strips: list[tuple[pygame.Rect, Edge]] = []
        if self.rect.w > laid.w + wide:
            strips.append((pygame.Rect(laid.left, laid.top, wide, laid.h), "left"))
            strips.append((pygame.Rect(laid.right - wide, laid.top, wide, laid.h), "right"))
        if self.rect.h > laid.h + wide:
            strips.append((pygame.Rect(laid.left, laid.top, laid.w, wide), "top"))
            strips.append((pygame.Rect(laid.left, laid.bottom - wide, laid.w, wide), "bottom"))
        return [(strip.clip(self.rect), edge) for strip, edge in strips]

    def _lay_floor(self, art: Art) -> text.Sheet:
        """The picture of the ground with its rooms."""
        laid, look = self.map.from_corner(), self.sight.look
        if self._laid != (look, laid.seen.size):
            self._laid = (look, laid.seen.size)
            self._ground = self._lay_ground(art, laid)
        with text.sheet((1, 1)) as sheet:
            sheet.surface = self._floor.surface
            if sheet.surface.get_size() != laid.seen.size:
                sheet.surface = self._ground.surface.copy()
            sheet.surface.blit(self._ground.surface, (0, 0))
            text.drawn.extend(self._ground.texts)
            pen = Pen(sheet.surface, art, laid.unit * laid.zoom)
            for place, at in laid.places.items():
                if place[0] in "abcde" and _touches(laid, at) and (found := self._standing(place)) is not None:
                    rooms.show_room(pen, at, *found)
        return sheet

    def _lay_ground(self, art: Art, laid: Map) -> text.Sheet:
        """The picture of jungle, wall, track numbers and empty cells; opaque, so that showing it is cheap."""
        with text.sheet((1, 1)) as sheet:
            sheet.surface = self._ground.surface
            if sheet.surface.get_size() != laid.seen.size:
                sheet.surface = pygame.Surface(laid.seen.size)
            whole = art.scene(laid.ground.scene, Map(laid.ground, laid.window).rect.size)
            if laid.close:
                laid.sight.enlarge(whole, sheet.surface)
            else:
                sheet.surface.blit(whole, (0, 0))
            track = Pen(sheet.surface, art, laid.unit)
            for score in range(0, ground.TRACK, laid.ground.track_every):
                track.number(str(score), laid.track(score), size=max(9, 8 / laid.unit))
            pen = Pen(sheet.surface, art, laid.unit * laid.zoom)
            for number, (place, at) in enumerate(laid.places.items()):
                if place[0] in "abcde" and _touches(laid, at):
                    pen.put(f"jungle-cell-{number * 3 % 4}", at)
        return sheet

    def _pen(self, surface: pygame.Surface, art: Art) -> Pen:
        return Pen(surface, art, self.map.unit * self.map.zoom)

    def _standing(self, place: str) -> tuple[str, int, list[int | None]] | None:
        """The room at a cell, unless there is none or it is still being turned over."""
        found = self.table.session.view["temple"].get(place)
        if found is None or "room" not in found or self.table.motion.hides(f"room {place}"):
            return None
        hides = self.table.motion.hides
        spaces = [None if hides(f"flag {seat} {place}") else seat for seat in found["spaces"]]
        return found["room"], found["rotation"], spaces

    def _draw_secrets(self, surface: pygame.Surface, art: Art) -> None:
        pen = Pen(surface, art, self.map.unit * self.map.ground.secret_radius / 21)
        for place in ground.SECRETS:
            taken = self.table.session.view["temple"][place]["spaces"][0]
            if taken is not None and self.table.motion.hides(f"flag {taken} {place}"):
                taken = None
            rooms.draw_secret(pen, self.map.places[place], preview.secret(place), taken)

    def _draw_pieces(self, surface: pygame.Surface, art: Art) -> None:
        pen, motion = self._pen(surface, art), self.table.motion
        chests = Pen(surface, art, self.map.unit)
        for (seat, place), (x, y) in self.flags().items():
            if not motion.hides(f"flag {seat} {place}"):
                pen.put(f"flag-{PLAYERS[seat]}", (x, y), zoom=0.95)
        for seat, at in self.explorers().items():
            if not motion.hides(f"explorer {seat}"):
                pen.put(f"explorer-{PLAYERS[seat]}", at, zoom=self.explorer_zoom(seat))
        for seat, at in sorted(self.chests().items(), key=lambda item: item[1][1]):
            if not motion.hides(f"chest {seat}"):
                chests.put(f"chest-{PLAYERS[seat]}", at, zoom=self.map.ground.chest_zoom)

    def _light(self, place: str) -> bool:
        room = self.table.session.view["temple"].get(place, {}).get("room", "")
        return bool(room) and not rooms.dark(room)

    def flags(self) -> dict[tuple[int, str], Point]:
        """Where each flag in a light room stands; those of dark rooms stand on spaces."""
        players = self.table.session.view["players"]
        there: dict[str, list[int]] = {}
        for seat, player in enumerate(players):
            for place in player["flags"]:
                if self._light(place):
                    there.setdefault(place, []).append(seat)
        visited = {player["place"] for player in players}
        size = self.map.unit * self.map.zoom
        found = {}
        for place, seats in there.items():
            x, y = self.map.places[place]
            spots = rooms.flag_spots(len(seats), place in visited)
            for seat, (dx, dy) in zip(seats, spots, strict=True):
                found[seat, place] = (x + dx * size, y + dy * size)
        return found

    def flag_spot(self, seat: int, place: str) -> Point:
        """Where one flag stands, in a light room or on its space of a dark one."""
        known = self.flags().get((seat, place))
        if known is not None:
            return known
        x, y = self.map.places[place]
        spaces = self.table.session.view["temple"][place]["spaces"]
        if len(spaces) == 1 or seat not in spaces:
            return x, y
        dx, dy = rooms.SPACES[spaces.index(seat)]
        size = self.map.unit * self.map.zoom
        return x + dx * size, y + dy * size

    def explorers(self, players: list[PlayerView] | None = None) -> dict[int, Point]:
        """Where each explorer stands, now or as players were before."""
        players = players or self.table.session.view["players"]
        there: dict[str, list[int]] = {}
        for seat, player in enumerate(players):
            there.setdefault(player["place"], []).append(seat)
        return {
            seat: spot
            for place, seats in there.items()
            for seat, spot in zip(seats, self._explorer_spots(place, seats), strict=True)
        }

    def _explorer_spots(self, place: str, seats: list[int]) -> list[Point]:
        if place == ground.OUTSIDE:
            return [self.map.at(*self.map.ground.outside[seat]) for seat in seats]
        x, y = self.map.places[place]
        size = self.map.unit * self.map.zoom
        room = self.table.session.view["temple"].get(place, {"spaces": [0]})
        flags = sum(place in player["flags"] for player in self.table.session.view["players"])
        light = self._light(place)
        spots = rooms.explorer_spots(len(seats), flags, light and room["spaces"][0] is None, not light)
        return [(x + dx * size, y + dy * size) for dx, dy in spots]

    def explorer_zoom(self, seat: int) -> float:
        """Explorers are smaller where many pieces share a room."""
        players = self.table.session.view["players"]
        place = players[seat]["place"]
        crowd = sum(player["place"] == place for player in players)
        crowd += sum(place in player["flags"] for player in players)
        if place == ground.OUTSIDE or not self._light(place):
            return 0.95
        return 1.12 if crowd <= 2 else 0.8

    def chests(self) -> dict[int, Point]:
        """Where each chest stands on the track; those with equal points are moved apart a little."""
        there: dict[int, list[int]] = {}
        for seat, player in enumerate(self.table.session.view["players"]):
            there.setdefault(player["score"] % ground.TRACK, []).append(seat)
        found = {}
        for score, seats in there.items():
            x, y = self.map.track(score)
            for number, seat in enumerate(seats):
                apart = 6 * self.map.unit * (number - (len(seats) - 1) / 2)
                found[seat] = (x + apart, y + apart)
        return found

    # What follows the pointer

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """Rims round what can be chosen, the route or the room that would come of it."""
        with self.inside(surface):
            if self._room:
                self._draw_hand(self._pen(surface, art), self.table.pointed)
            else:
                self._draw_choices(surface, art)
        if self._room and self.cell:
            self._draw_toolbar(surface, art)

    def _draw_choices(self, surface: pygame.Surface, art: Art) -> None:
        pen, pointed = self._pen(surface, art), self.table.pointed
        for place in self._actions:
            self._rim(pen, place, self._points_at(place, pointed))
        for place, actions in self._actions.items():
            action = next((one for one in actions if str(one) == pointed), None)
            if action is not None and str(action).startswith("go "):
                self.draw_route(surface, art, action)
            if action is not None and str(action).startswith("sanctuary "):
                self._ghost(pen, place, self.table.session.view["sanctuaries"]["next"], 0)

    def _points_at(self, place: str, pointed: str) -> bool:
        return pointed == f"ui-ways {place}" or any(str(one) == pointed for one in self._actions[place])

    def _rim(self, pen: Pen, place: str, pointed: bool) -> None:
        if place == ground.OUTSIDE:
            pen.art.frame(pen.surface, "glow", self.map.area(place, self._least))
            return
        small = place in ground.SECRETS
        zoom = self.map.ground.secret_radius / self.map.ground.radius if small else 1.0
        pen.put("hex-pointed" if pointed else "hex-legal", self.map.places[place], zoom=zoom)

    def _draw_hand(self, pen: Pen, pointed: str) -> None:
        over = pointed.removeprefix("cell ") if pointed.startswith("cell ") else ""
        for place in self._cells():
            if place != self.cell:
                self._rim(pen, place, place == over)
        shown = over or self.cell
        if shown:
            self._ghost(pen, shown, self._room, self.rotation)
            pen.put("hex-chosen" if shown == self.cell else "hex-pointed", self.map.places[shown])
            self._draw_openings(pen, shown)

    def _draw_toolbar(self, surface: pygame.Surface, art: Art) -> None:
        left, middle, right = self._toolbar()
        icons = ((left, "rotate-left"), (middle, "check"), (right, "rotate-right"))
        ids = ("ui-turn-left", "ui-place", "ui-turn-right")
        for (rect, icon), id in zip(icons, ids, strict=True):
            state = "main" if icon == "check" else "hover" if self.table.pointed == id else "normal"
            art.frame(surface, f"button-{state}", rect)
            zoom = rect.h / 34 / art.scale
            art.draw(surface, f"ui-{icon}", rect.center, tint=INK, zoom=zoom * 0.9)

    def _ghost(self, pen: Pen, place: str, room: str, rotation: int) -> None:
        rooms.draw_room(pen, self.map.places[place], room, rotation, [None] * len(preview.spaces(room)))

    def _draw_openings(self, pen: Pen, cell: str) -> None:
        """Gold dots through each door that the room would open from here."""
        x, y = self.map.places[cell]
        for _, other, walkable in preview.opened(self.table.view, cell, self._room, self.rotation):
            if walkable and other != ground.OUTSIDE:
                to_x, to_y = self.map.places[other]
                for part in (0.42, 0.5, 0.58):
                    pen.put("route-dot", (x + (to_x - x) * part, y + (to_y - y) * part), zoom=1.2)

    def draw_route(self, surface: pygame.Surface, art: Art, action: Action) -> None:
        """The way of the explorer, dotted in gold; a secret passage on it shows as such."""
        pen = self._pen(surface, art)
        legs = preview.route(self.table.session.game, action)
        lines = self.map.legs([leg.place for leg in legs])
        for goal, ((x, y), (to_x, to_y)) in zip(legs[1:], lines, strict=True):
            steps = max(3, round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / (9 * self.map.unit)))
            for number in range(1, steps):
                part = number / steps
                pen.put("route-dot", (x + (to_x - x) * part, y + (to_y - y) * part), zoom=1.2)
            if goal.passage:
                pen.put("icon-passage", ((x + to_x) / 2, (y + to_y) / 2), zoom=0.8)
        for leg in legs[1:]:
            if leg.place not in ground.SECRETS and leg.place != ground.OUTSIDE:
                pen.put("hex-route", self.map.places[leg.place])

    def draw_spot(self, surface: pygame.Surface, art: Art, place: str) -> None:
        """Point out a place."""
        with self.inside(surface):
            self._rim(self._pen(surface, art), place, True)

    def stands_at(self, seat: int) -> str:
        """The place of a player's explorer."""
        return str(self.table.session.view["players"][seat]["place"])

    def tip(self, x: float, y: float) -> Tip | None:
        """The place at this point, explained."""
        place = self.map.place_at(x, y)
        return tooltips.place_tip(self.table, place, self.area(place)) if place else None


def where(event: Event) -> str:
    """The place at which an event happened, or nothing."""
    return str(event.get("place") or (event["route"][-1] if event.get("route") else ""))


def _touches(laid: Map, at: Point) -> bool:
    """Whether any of a room with its middle here is in sight."""
    half = round(rooms.ROOM_BOX / 2 * laid.unit * laid.zoom)
    return not laid.close or laid.seen.inflate(2 * half, 2 * half).collidepoint(at)
