"""Below the chosen hex: how many workers go, or are brought in; and the switch of the leader at the hex itself."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.tikal import PLAYERS
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import DIM, INK
from game.table.layout import centred_at
from game.tikal.features import passages
from game.tikal.hexmenu.actions import ASIDE
from game.tikal.words import naming
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Kit, Placed, Row
from game.ui.buttons import Button
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Painting, Sprite, Text

if TYPE_CHECKING:
    from game.tikal.hexmenu.menu import HexMenu
    from game.tikal.selection import TikalSelection

TOP = 38.0
"""Where the stepper begins, in units below the middle of the hex."""
STEPPER, ALONE, STEP = (92.0, 36.0), (66.0, 26.0), 26.0
"""Units of the stepper, of the button of a member who stands alone, and of the buttons at both ends."""
SWITCH = 35.0
"""Units of the leader's switch."""


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


def has_switch(chosen: TikalSelection) -> bool:
    """Whether a leader stands on the chosen hex who may go with workers."""
    return bool(chosen.there.leader and chosen.there.workers and chosen.mobile)


def place_stepper(menu: HexMenu, kit: Kit) -> list[Placed]:
    """Fewer, go and more in their places; a member who stands alone has one button, and nobody has none."""
    board, chosen = menu.board, menu.chosen
    counted = count(chosen) if chosen.place else None
    if not menu.open or (counted is None and not chosen.mobile):
        return []
    x, y = board.ground.places[chosen.place]
    wide, tall = STEPPER if counted else ALONE
    rect = pygame.Rect(0, 0, kit.px(wide), kit.px(tall))
    rect.midtop = round(x + ASIDE * menu.scale), round(y + TOP * menu.scale)
    box = _alone_box(board.words, chosen) if counted is None else _stepper_box(board.words, chosen, counted)
    return box.lay(kit, rect.clamp(board.rect.inflate(-2, -2)))


def place_switch(menu: HexMenu, kit: Kit) -> list[Placed]:
    """The switch where the leader stands who may go with workers."""
    board, chosen, side = menu.board, menu.chosen, round(SWITCH * menu.scale)
    if not menu.open or not has_switch(chosen):
        return []
    spot = board.spot_of(chosen.view["players"], chosen.place, chosen.seat, "leader")
    rect = centred_at(board.ground.spot(chosen.place, spot), side, side)
    return _choice(board.words, chosen, switch_box(chosen), "ui-member-leader").lay(kit, rect)


# Boxes


def switch_box(chosen: TikalSelection) -> Painting:
    """The leader on a disc, with a tick if he goes."""
    colour, going = PLAYERS[chosen.seat], chosen.party.leader

    def paint(brush: Brush, width: float, height: float) -> None:
        zoom, x, y = min(width, height) / SWITCH, width / 2, height / 2
        brush.sprite("switch-on" if going else "switch-off", x, y, zoom=zoom)
        brush.sprite(f"leader-{colour}", x, y, zoom=0.82 * zoom)
        if going:
            brush.sprite("tick", x - 11 * zoom, y - 13 * zoom, zoom=zoom)

    return Painting(by=paint)


def _alone_box(words: Catalogue, chosen: TikalSelection) -> Box:
    """The button of a member who stands alone."""
    member = "worker" if chosen.party.workers else "leader"
    figure = Sprite(sprite=f"{member}-{PLAYERS[chosen.seat]}", zoom=0.55, wide=16)
    told = Text(words=words("tikal.ring.move"), style=styles.CAPTION, side="centre", fit="shrink", grow=1)
    return _choice(words, chosen, Row(children=[figure, told], pad=(5, 0, 3, 0), frame=_frame(chosen)), "ui-go")


def _stepper_box(words: Catalogue, chosen: TikalSelection, counted: StepperCount) -> Box:
    """Fewer and more at both ends, and between them who is counted; where somebody can go, that is a button."""
    told = words("tikal.ring.move" if chosen.there.size else "tikal.ring.bring")
    number = [
        Sprite(sprite=f"worker-{PLAYERS[chosen.seat]}", zoom=0.5),
        Text(words=str(counted.now), style=styles.SMALL_FIGURE, fit="shrink"),
        Text(words=words("tikal.ring.of", most=counted.most), style=styles.FINE, fit="shrink"),
    ]
    lines = [
        Text(words=told, style=styles.SMALL_LABEL, side="centre", fit="shrink", grow=1),
        Row(children=number, gap=1, pack="centre", grow=1),
    ]
    middle: Box = Column(children=lines, pad=(1, 1), grow=1)
    if chosen.there.size:
        middle = _choice(words, chosen, middle, "ui-go")
    fewer, more = (replace(one, enabled=not one.dead) for one in step_boxes(counted, STEP))
    ends = _choice(words, chosen, fewer, "ui-fewer"), _choice(words, chosen, more, "ui-more")
    return Row(children=[ends[0], middle, ends[1]], align="fill", frame=_frame(chosen))


def step_boxes(counted: StepperCount, side: float) -> list[Button]:
    """The buttons for one fewer and one more, grey where there is no further step."""
    ends = ("ui-minus", counted.now > counted.least), ("ui-plus", counted.now < counted.most)
    signs = [(Sprite(sprite=icon, ink=INK if lit else DIM, zoom=0.8), lit) for icon, lit in ends]
    return [Button(children=[sign], kind="main", dead=not lit, wide=side, least=side) for sign, lit in signs]


def _frame(chosen: TikalSelection) -> str:
    return "button-main" if chosen.mode == "move" else "button-normal"


def _choice(words: Catalogue, chosen: TikalSelection, box: Box, id: str) -> Box:
    """A box that can be chosen and explains itself."""
    told, act = party_choices(words, chosen)[id]
    return replace(box, id=id, label=told, act=act, reach=False, tip=partial(_explained, words, chosen, id, told))


def party_choices(words: Catalogue, chosen: TikalSelection) -> dict[str, tuple[str, Act]]:
    """What each choice of who goes is called, and what it does; by its id."""
    switched = words(f"tikal.ring.switch.{'on' if chosen.party.leader else 'off'}")
    return {
        "ui-member-leader": (switched, chosen.switch_leader),
        "ui-fewer": (words("tikal.ring.fewer"), partial(chosen.step, -1)),
        "ui-go": (words("tikal.ring.go"), partial(chosen.set_mode, "move")),
        "ui-more": (words("tikal.ring.more-workers"), partial(chosen.step, 1)),
    }


def _explained(words: Catalogue, chosen: TikalSelection, id: str, told: str, rect: pygame.Rect) -> Tip:
    """What a choice is for, and who would go now."""
    lines = []
    if id == "ui-go":
        lines.append(TipLine(words("tikal.ring.go.tip")))
    elif chosen.there.size:
        size = chosen.party.size
        lines.append(TipLine(naming.party(words, chosen.party) if size else words("tikal.ring.nobody")))
    return Tip(rect, told, tuple(lines), rule=passages.KINDS["move"])
