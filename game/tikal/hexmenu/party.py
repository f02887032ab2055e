"""The foot of the chosen hex: how many workers go, or are brought in, and the switch of the leader."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.tikal import PLAYERS
from game.screen import palette, text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import DIM, INK
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.panels.panel import rim
from game.tikal.board import pieces
from game.tikal.features import passages
from game.tikal.hexmenu.actions import ASIDE
from game.tikal.words import naming
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard
    from game.tikal.selection import TikalSelection

TOP = 38.0
"""Where the foot begins, in units below the middle of the hex."""
WIDE, TALL, KNOB = 92.0, 36.0, 26.0
PLAIN = (66.0, 26.0)
"""The foot of a member who stands alone."""
SWITCH = 17.5
TICK = (-11.0, -13.0)


class Knob(NamedTuple):
    """One button of the foot."""

    target: str
    label: str
    rect: pygame.Rect
    act: Callable[[], None]
    enabled: bool = True


class StepperCount(NamedTuple):
    """What the stepper counts: workers who go or arrive, from the least to the most there are."""

    now: int
    least: int
    most: int


def count(chosen: TikalSelection) -> StepperCount | None:
    """The workers to be counted on the chosen hex; nothing where nobody is to be chosen."""
    there = chosen.there
    if there.size:
        several = chosen.mobile and (there.workers > 1 or (there.workers and there.leader))
        return StepperCount(chosen.party.workers, 0, there.workers) if several else None
    most = chosen.most_incoming
    return StepperCount(chosen.incoming, 1, most) if most > 1 else None


class HexParty:
    """The foot, as long as a hex is chosen on a wide table whose members can go or come."""

    def __init__(self, board: TikalBoard) -> None:
        self.board = board

    @property
    def _chosen(self) -> TikalSelection:
        return self.board.table.chosen

    @property
    def rect(self) -> pygame.Rect:
        """All of it but the switch; empty when there is none."""
        board, chosen = self.board, self._chosen
        counted = count(chosen) if chosen.place else None
        if not board.ringed or not chosen.place or (counted is None and not chosen.mobile):
            return pygame.Rect(0, 0, 0, 0)
        unit, scale = board.ring_unit, board.ring_scale
        wide, tall = (WIDE, TALL) if counted else PLAIN
        x, y = board.ground.places[chosen.place]
        found = pygame.Rect(0, 0, round(wide * unit), round(tall * unit))
        found.midtop = round(x + ASIDE * scale), round(y + TOP * scale)
        return found.clamp(board.rect.inflate(-2, -2))

    @property
    def below(self) -> float:
        """How far the foot had to move up to stay on the board, in pixels."""
        rect, chosen = self.rect, self._chosen
        if not rect.w:
            return 0.0
        return max(0.0, self.board.ground.places[chosen.place][1] + TOP * self.board.ring_scale - rect.top)

    def _switch(self) -> pygame.Rect:
        """Where the leader stands who may go with workers; empty when there is no such choice."""
        board, chosen = self.board, self._chosen
        there = chosen.there
        if not board.ringed or not (there.leader and there.workers and chosen.mobile):
            return pygame.Rect(0, 0, 0, 0)
        view = board.table.view
        spot = board.spot_of(view["players"], chosen.place, view["turn"], "leader")
        side = round(2 * SWITCH * board.ring_scale)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = tuple(map(round, board.ground.spot(chosen.place, spot)))
        return rect

    def knobs(self) -> list[Knob]:
        """The buttons: who goes, then fewer, go, more."""
        board, chosen, words, rect = self.board, self._chosen, self.board.table.words, self.rect
        found, switch = [], self._switch()
        if switch.w:
            way = "on" if chosen.party.leader else "off"
            found.append(Knob("ui-member-leader", words(f"tikal.ring.switch.{way}"), switch, chosen.switch_leader))
        if not rect.w:
            return found
        go = Knob("ui-go", words("tikal.ring.go"), rect, lambda: chosen.set_mode("move"))
        counted = count(chosen)
        if counted is None:
            return [*found, go]
        wide = round(KNOB * board.ring_unit)
        less = pygame.Rect(rect.x, rect.y, wide, rect.h)
        more = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
        found.append(
            Knob("ui-fewer", words("tikal.ring.fewer"), less, lambda: chosen.step(-1), counted.now > counted.least)
        )
        if chosen.there.size:
            middle = pygame.Rect(less.right, rect.y, more.left - less.right, rect.h)
            found.append(go._replace(rect=middle))
        label = words("tikal.ring.more-workers")
        found.append(Knob("ui-more", label, more, lambda: chosen.step(1), counted.now < counted.most))
        return found

    def targets(self) -> list[Target]:
        """The buttons as targets."""
        return [Target(one.target, one.label, one.rect, one.act, enabled=one.enabled) for one in self.knobs()]

    def tip(self, x: float, y: float) -> Tip | None:
        """What the button at this point is for."""
        words, chosen = self.board.table.words, self._chosen
        for one in self.knobs():
            if one.rect.collidepoint(x, y):
                lines = []
                if one.target == "ui-go":
                    lines.append(TipLine(words("tikal.ring.go.tip")))
                elif chosen.there.size:
                    size = chosen.party.size
                    lines.append(
                        TipLine(naming.party(words, chosen.party) if size else words("tikal.ring.nobody"))
                    )
                return Tip(one.rect, one.label, tuple(lines), rule=passages.KINDS["move"])
        return None

    # Picture

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The switch with the leader on it, and the foot."""
        switch, rect = self._switch(), self.rect
        if switch.w:
            self._draw_switch(surface, art, switch)
        if not rect.w:
            return
        text.cover(rect)
        self._draw_middle(surface, art, rect)
        for one in self.knobs():
            if one.target in ("ui-fewer", "ui-more"):
                art.frame(surface, f"button-{'main' if one.enabled else 'disabled'}", one.rect)
                icon = "ui-minus" if one.target == "ui-fewer" else "ui-plus"
                zoom = 0.8 * self.board.ring_unit / art.scale
                art.draw(surface, icon, one.rect.center, tint=INK if one.enabled else DIM, zoom=zoom)
            if self.board.table.pointed == one.target and one.enabled and one.rect != switch:
                rim(surface, one.rect, self.board.ring_unit)

    def _draw_switch(self, surface: pygame.Surface, art: Art, rect: pygame.Rect) -> None:
        table, scale = self.board.table, self.board.ring_scale
        pen, going = Pen(surface, art, scale), self._chosen.party.leader
        if table.pointed == "ui-member-leader":
            pygame.draw.circle(surface, palette.FIELD, rect.center, round((SWITCH + 3) * scale))
        pen.put("switch-on" if going else "switch-off", rect.center)
        colour = PLAYERS[table.view["turn"]]
        self.board.pen(surface, art).put(f"leader-{colour}", rect.center, zoom=pieces.LEADER_ZOOM * 0.9)
        if going:
            pen.put("tick", rect.center, *TICK)

    def _draw_middle(self, surface: pygame.Surface, art: Art, rect: pygame.Rect) -> None:
        table, chosen, unit = self.board.table, self._chosen, self.board.ring_unit
        words, counted, colour = table.words, count(chosen), PLAYERS[table.view["turn"]]
        letters = table.letters
        art.frame(surface, "button-main" if chosen.mode == "move" else "button-normal", rect)
        brush = Brush(surface, art, unit, rect.x, rect.y, letters)
        wide, tall = rect.w / unit, rect.h / unit
        if counted is None:
            figure = "worker" if chosen.party.workers else "leader"
            brush.sprite(f"{figure}-{colour}", 13, tall / 2 + 1, zoom=0.55)
            brush.text(words("tikal.ring.move"), "strong", 14.5, INK, (22, 0, wide - 25, tall), side="centre")
            return
        room = wide - 2 * KNOB
        key = "tikal.ring.move" if chosen.there.size else "tikal.ring.bring"
        brush.text(words(key), "strong", 14, INK, (KNOB + 1, 1, room - 2, 17), side="centre")
        brush.sprite(f"worker-{colour}", KNOB + 9, 26, zoom=0.5)
        brush.text(str(counted.now), "head", 15, INK, (KNOB + 15, 17, 10, 17), side="right")
        brush.text(words("tikal.ring.of", most=counted.most), "body", 13.5, DIM, (KNOB + 25, 17, room - 26, 17))
