"""The temple: rooms, flags, explorers, secret rooms and the score track with its chests.

Everything that can be done here is a target: a place to go to, a space to excavate, a cell for the next room. A
place that can be reached in several ways opens a list of them; a room that is being placed can be turned first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.lost_temple import preview
from engine.lost_temple.components import PLAYERS
from game import text
from game.art import Art, Point
from game.session import Session
from game.table.brush import INK
from game.table.part import Part, Tip
from game.table.pen import Pen
from game.targets import Target
from game.temple import ground, labels, rooms, tooltips
from game.temple.fade import Edge, fading
from game.temple.ground import Map

if TYPE_CHECKING:
    from game.temple.scene import Temple

FADE = 26
"""Units over which the ground fades into the jungle behind it."""


class Board(Part):
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
        self._shown: object = None
        self._ground = self._floor = text.Sheet(pygame.Surface((1, 1)))

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lay the ground that belongs to this shape of window."""
        super().place(rect, unit, narrow)
        self.map = Map(ground.NARROW if narrow else ground.WIDE, rect)

    def update(self, session: Session) -> None:
        """Gather what can be done at each place."""
        step = session.step
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

    # Targets

    @property
    def _least(self) -> int:
        return self.table.finger if self.narrow else 0

    def area(self, place: str) -> pygame.Rect:
        """The rectangle of a place that can be pointed at."""
        return self.map.area(place, self._least)

    def targets(self) -> list[Target]:
        """Places, spaces and cells that can be chosen now."""
        if self._room:
            return self._cell_targets()
        found: list[Target] = []
        for place, actions in self._actions.items():
            if len(actions) == 1:
                found.append(self._target(actions[0], self.area(place)))
            elif not self.narrow and all(str(action).startswith("dig ") for action in actions):
                found += [self._target(action, self._space(place, action)) for action in actions]
            else:
                label = labels.label(self.table.words, self.table.session.view, actions[0])
                found.append(Target(f"ui-ways {place}", label, self.area(place), self._opening(place)))
        return found

    def _target(self, action: Action, rect: pygame.Rect) -> Target:
        label = labels.label(self.table.words, self.table.session.view, action)
        return Target(str(action), label, rect, lambda: self.table.act(action))

    def _opening(self, place: str) -> Callable[[], None]:
        actions = self._actions[place]
        if all(str(action).startswith("dig ") for action in actions):
            return lambda: self.table.dialogs.show_spaces(place, actions)
        return lambda: self.table.show_ways(place, actions)

    def _space(self, place: str, action: Action) -> pygame.Rect:
        """A quarter of a dark room, round one of its spaces."""
        area = self.area(place)
        number = int(str(action).split()[1]) - 1
        half = pygame.Rect(area.x, area.y, area.w // 2, area.h // 2)
        return half.move(half.w * (number % 2), half.h * (number // 2))

    def _cell_targets(self) -> list[Target]:
        words, view = self.table.words, self.table.session.view
        cells = sorted({str(action).split()[1] for action in self.table.session.choices if self._places(action)})
        found = []
        for cell in cells:
            if cell != self.cell:
                label = words("board.hold", place=cell)
                found.append(Target(f"cell {cell}", label, self.area(cell), self._holding(cell)))
        if self.cell:
            action = self.table.session.game.parse(f"place {self.cell} {self.rotation}")
            act = labels.label(words, view, action)
            found.append(Target(str(action), act, self.area(self.cell), lambda: self.table.act(action)))
            for name, rect, turn in self._turners():
                label = words(f"board.{name}")
                found.append(Target(f"ui-{name}", label, rect, self._turning(turn)))
            check = self._toolbar()[1]
            found.append(Target("ui-place", words("board.place"), check, lambda: self.table.act(action)))
        return found

    def _places(self, action: Action) -> bool:
        return str(action).startswith("place ")

    def _holding(self, cell: str) -> Callable[[], None]:
        def hold() -> None:
            self.cell = cell
            self.table.refresh()

        return hold

    def _turning(self, step: int) -> Callable[[], None]:
        return lambda: self.turn(step)

    def turn(self, step: int) -> None:
        """Turn the room in hand by so many sides, clockwise."""
        if self._room:
            self.rotation = (self.rotation + step) % 6
            self.table.refresh()

    def _toolbar(self) -> list[pygame.Rect]:
        """The buttons below or above the room in hand: turn left, place, turn right."""
        size = max(self.table.finger, round(34 * self.unit))
        gap = round(4 * self.unit)
        area = self.area(self.cell)
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
        shown = (self.map.rect.size, [self._standing(place) for place in self.map.places])
        if shown != self._shown:
            self._shown = shown
            self._floor = self._lay_floor(art)
        behind = [(strip, edge, surface.subsurface(strip).copy()) for strip, edge in self._edges()]
        self._floor.show(surface, *self.map.rect.topleft)
        for strip, edge, picture in behind:
            surface.blit(fading(picture, edge), strip)
        self._draw_secrets(surface, art)
        self._draw_pieces(surface, art)

    def forget(self) -> None:
        """Lay the floor anew with the next drawing."""
        self._shown = None

    def _edges(self) -> list[tuple[pygame.Rect, Edge]]:
        """Strips along the sides where the ground ends before the place for it does."""
        laid, wide = self.map.rect, round(FADE * self.map.unit)
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
        size = self.map.rect.size
        laid = Map(self.map.ground, pygame.Rect((0, 0), size))
        if self._ground.surface.get_size() != size:
            self._ground = self._lay_ground(art, laid)
            self._floor = text.Sheet(self._ground.surface.copy())
        with text.sheet((1, 1)) as sheet:
            sheet.surface = self._floor.surface
            sheet.surface.blit(self._ground.surface, (0, 0))
            text.drawn.extend(self._ground.texts)
            pen = Pen(sheet.surface, art, laid.unit * laid.zoom)
            for place, at in laid.places.items():
                if place[0] in "abcde" and (found := self._standing(place)) is not None:
                    rooms.show_room(pen, at, *found)
        return sheet

    def _lay_ground(self, art: Art, laid: Map) -> text.Sheet:
        """The picture of jungle, wall, track numbers and empty cells; opaque, so that showing it is cheap."""
        with text.sheet((1, 1)) as sheet:
            sheet.surface = pygame.Surface(laid.rect.size)
            sheet.surface.blit(art.scene(laid.ground.scene, laid.rect.size), (0, 0))
            track = Pen(sheet.surface, art, laid.unit)
            for score in range(0, ground.TRACK, laid.ground.track_every):
                track.number(str(score), laid.track(score), size=max(9, 8 / laid.unit))
            pen = Pen(sheet.surface, art, laid.unit * laid.zoom)
            for number, (place, at) in enumerate(laid.places.items()):
                if place[0] in "abcde":
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

    def explorers(self) -> dict[int, Point]:
        """Where each explorer stands."""
        players = self.table.session.view["players"]
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
        pen = self._pen(surface, art)
        pointed = self.table.pointed
        if self._room:
            self._draw_hand(pen, surface, art, pointed)
            return
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
            pen.art.frame(pen.surface, "glow", self.area(place))
            return
        small = place in ground.SECRETS
        zoom = self.map.ground.secret_radius / self.map.ground.radius if small else 1.0
        pen.put("hex-pointed" if pointed else "hex-legal", self.map.places[place], zoom=zoom)

    def _draw_hand(self, pen: Pen, surface: pygame.Surface, art: Art, pointed: str) -> None:
        over = pointed.removeprefix("cell ") if pointed.startswith("cell ") else ""
        for target in self.targets():
            if target.id.startswith("cell "):
                place = target.id.removeprefix("cell ")
                self._rim(pen, place, place == over)
        shown = over or self.cell
        if shown:
            self._ghost(pen, shown, self._room, self.rotation)
            pen.put("hex-chosen" if shown == self.cell else "hex-pointed", self.map.places[shown])
            self._draw_openings(pen, shown)
        if self.cell:
            left, middle, right = self._toolbar()
            icons = ((left, "rotate-left"), (middle, "check"), (right, "rotate-right"))
            ids = ("ui-turn-left", "ui-place", "ui-turn-right")
            for (rect, icon), id in zip(icons, ids, strict=True):
                state = "main" if icon == "check" else "hover" if pointed == id else "normal"
                art.frame(surface, f"button-{state}", rect)
                zoom = rect.h / 34 / art.scale
                art.draw(surface, f"ui-{icon}", rect.center, tint=INK, zoom=zoom * 0.9)

    def _ghost(self, pen: Pen, place: str, room: str, rotation: int) -> None:
        rooms.draw_room(pen, self.map.places[place], room, rotation, [None] * len(preview.spaces(room)))

    def _draw_openings(self, pen: Pen, cell: str) -> None:
        """Gold dots through each door that the room would open from here."""
        x, y = self.map.places[cell]
        for _, other, walkable in preview.opened(self.table.session.view, cell, self._room, self.rotation):
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
        self._rim(self._pen(surface, art), place, True)

    def stands_at(self, seat: int) -> str:
        """The place of a player's explorer."""
        return str(self.table.session.view["players"][seat]["place"])

    def tip(self, x: float, y: float) -> Tip | None:
        """The place at this point, explained."""
        place = self.map.place_at(x, y)
        return tooltips.place_tip(self.table, place, self.area(place)) if place else None
