"""Explanations of everything on the board: tiles, sites, rooms with their worth to this player now, ways.

Each function asks the engine through `preview` and answers with a `Tip`; `draw` puts one beside what it explains.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import preview
from engine.lost_temple.components import PLAYERS, SITES
from engine.lost_temple.explorer import Worth
from game import text
from game.art import Art
from game.table import naming
from game.table.brush import COST, CREAM, GLOW, LARGE, Brush
from game.table.part import Tip, TipLine

if TYPE_CHECKING:
    from game.table.tabletop import Tabletop

WIDTH, PADDING = 216.0, 12.0
TITLE, HEAD, BODY = 16.5, 14.0, 14.0
COLOURS = {"plain": CREAM, "head": GLOW, "cost": COST, "gain": GLOW}


# What things are


def icon_line(table: Tabletop, icon: str) -> TipLine:
    """What one icon of a tile does."""
    words = table.app.words
    if icon.isdigit():
        told = naming.several(words, "tip.icon.points", int(icon))
    elif icon == "sanctuary" and table.session.view["sanctuaries"]["next"]:
        coming = naming.room(words, table.session.view["sanctuaries"]["next"])
        told = words("tip.icon.sanctuary.next", room=coming)
    elif icon in ("any", "treasure", "card", "room", "sanctuary", "passage", "scoring"):
        told = words(f"tip.icon.{icon}")
    else:
        told = words("tip.icon.key", item=naming.key(words, icon))
    return TipLine(told, naming.icon_sprite(icon))


def tile_tip(table: Tabletop, tile: str, site: int, rect: pygame.Rect) -> Tip:
    """A tile's icons, and what the way to it brings."""
    lines = tuple(icon_line(table, icon) for icon in dict.fromkeys(tile.split("+")))
    return Tip(rect, naming.capital(naming.tile(table.app.words, tile)), lines + way_lines(table, site))


def site_tip(table: Tabletop, site: int, rect: pygame.Rect) -> Tip:
    """How far a site is, what passing on to it means, and how many tiles lie there."""
    words = table.app.words
    tiles = len(table.session.view["river"][site])
    told = naming.several(words, "tip.site.tiles", tiles) if tiles else words("tip.site.tiles.none")
    return Tip(rect, words("tip.site", site=site), (TipLine(told), *way_lines(table, site)))


def way_lines(table: Tabletop, site: int) -> tuple[TipLine, ...]:
    """What the viewer's pirogue passes on its way to a site."""
    words, view = table.app.words, table.session.view
    player = view["players"][table.session.viewer]
    ahead = (site - player["site"]) % SITES
    if not ahead:
        return (TipLine(words("tip.site.here"), "", "head"), TipLine(words("tip.site.stay")))
    passed = preview.way(player["site"], site)
    if not passed:
        head = TipLine(naming.several(words, "tip.site.ahead", ahead), "", "head")
        return head, TipLine(words("tip.site.clear"))
    lines = [TipLine(naming.several(words, "tip.site.passes", ahead), "", "head")]
    for thing in passed:
        if thing == "seaplane":
            lines.append(TipLine(words("tip.site.seaplane"), "seaplane"))
        else:
            fine = not any(player["backpack"].values())
            lines.append(TipLine(words("tip.site.forest.fine" if fine else "tip.site.forest"), "forest", "cost"))
    return tuple(lines)


def seaplane_tip(table: Tabletop, rect: pygame.Rect) -> Tip:
    """What a seaplane is for."""
    words = table.app.words
    return Tip(rect, words("tip.seaplane"), (TipLine(words("tip.seaplane.text"), "seaplane"),))


def forest_tip(table: Tabletop, rect: pygame.Rect) -> Tip:
    """What the forest costs."""
    words = table.app.words
    return Tip(rect, words("tip.forest"), (TipLine(words("tip.forest.text"), "forest"),))


def card_tip(table: Tabletop, card: str, rect: pygame.Rect) -> Tip:
    """What a card does."""
    words = table.app.words
    return Tip(rect, naming.card(words, card), (TipLine(words(f"tip.card.{card}"), "icon-card"),))


def place_tip(table: Tabletop, place: str, rect: pygame.Rect) -> Tip:
    """A place of the temple: what it is, its worth to the viewer now, and what the way there costs."""
    words, view = table.app.words, table.session.view
    if place == "out":
        line = TipLine(words("tip.room.outside"))
        return Tip(rect, naming.capital(words("name.room.outside")), (line, *path_lines(table, place)))
    name = naming.capital(naming.at(words, view, place))
    title = words("tip.room.title", room=name, place=place)
    if place not in view["temple"]:
        return Tip(rect, title, (TipLine(words("tip.room.empty")),))
    lines = [*_room_lines(table, place), *path_lines(table, place)]
    return Tip(rect, title, tuple(lines))


def _room_lines(table: Tabletop, place: str) -> list[TipLine]:
    words, view, viewer = table.app.words, table.session.view, table.session.viewer
    spaces = view["temple"][place]["spaces"]
    room = view["temple"][place].get("room", "")
    mine = place in view["players"][viewer]["flags"]
    lines = []
    if mine:
        lines.append(TipLine(words("tip.room.mine"), f"flag-{PLAYERS[viewer]}"))
    if len(spaces) > 1:
        lines += [_space_line(table, place, index, seat) for index, seat in enumerate(spaces)]
    elif place.startswith("s"):
        lines.append(TipLine(words("tip.room.secret"), "icon-passage"))
    if len(spaces) == 1 and not mine:
        lines += _worth_lines(table, place, spaces[0], bool(room))
    if room.endswith("-sanctuary"):
        lines.append(TipLine(words("tip.room.altar")))
    return lines


def _worth_lines(table: Tabletop, place: str, taken: int | None, light: bool) -> list[TipLine]:
    words = table.app.words
    if taken is not None and not light:
        return [TipLine(words("tip.room.full"), f"flag-{PLAYERS[taken]}")]
    worth = preview.worth(table.session.game, table.session.viewer, place)
    lines = []
    if worth is not None:
        lines.append(TipLine(words("tip.room.worth", sum=worth_sum(table, worth)), "", "gain"))
    if taken is not None:
        name = table.session.name(taken)
        lines.append(TipLine(words("tip.room.bonus.taken", name=name), f"flag-{PLAYERS[taken]}"))
    return lines


def _space_line(table: Tabletop, place: str, index: int, seat: int | None) -> TipLine:
    words = table.app.words
    if seat is not None:
        told = words("tip.room.space.taken", space=index + 1, name=table.session.name(seat))
        return TipLine(told, f"flag-{PLAYERS[seat]}")
    worth = preview.worth(table.session.game, table.session.viewer, place, index)
    assert worth is not None
    return TipLine(words("tip.room.space", space=index + 1, gain=worth_sum(table, worth)), "bonus-space")


def worth_sum(table: Tabletop, worth: Worth) -> str:
    """What an excavation gives as a sum, such as "3 + 2 doors + 2 elsewhere = 7 and a card"."""
    words = table.app.words
    parts = [str(worth.bonus)] if worth.bonus else []
    if worth.doors:
        parts.append(naming.several(words, "tip.room.doors", worth.doors))
    if worth.elsewhere:
        parts.append(naming.several(words, "tip.room.elsewhere", worth.elsewhere))
    told = " + ".join(parts) or "0"
    if len(parts) > 1 or worth.doors:
        told = words("tip.room.sum", parts=told, points=worth.points)
    if worth.treasure:
        told += " " + words("tip.room.treasure")
    if worth.card:
        told += " " + words("tip.room.card")
    return told


def path_lines(table: Tabletop, place: str) -> tuple[TipLine, ...]:
    """What the way there costs, while the explorer is to move."""
    if table.session.step.get("step") != "explore" or not table.session.choices:
        return ()
    words, view = table.app.words, table.session.view
    if view["players"][table.session.viewer]["place"] == place:
        return ()
    ways = [action for action in table.session.choices if str(action).startswith(f"go {place}")]
    if not ways:
        return (TipLine(words("tip.path.none"), "", "cost"),)
    passages = min(action.args[2] + action.args[3] for action in ways)
    if not passages:
        return (TipLine(words("tip.path.free"), "", "gain"),)
    return (TipLine(naming.several(words, "tip.path.passages", passages), "icon-passage", "cost"),)


# How an explanation is drawn


def draw(table: Tabletop, surface: pygame.Surface, art: Art, tip: Tip, unit: float) -> pygame.Rect:
    """Draw an explanation beside what it explains, inside the window; gives its rectangle."""
    letters = LARGE if table.app.settings.large_text else 1.0
    brush = Brush(surface, art, unit, letters=letters)
    window = surface.get_rect()
    rows = _measured(brush, tip)
    width = min(round(WIDTH * unit * letters), window.width)
    height = min(round(sum(row[1] for row in rows) * unit + 2 * PADDING * unit), window.height)
    rect, side = beside(tip.anchor, (width, height), window, round(12 * unit))
    brush.frame("tooltip", (rect.x / unit, rect.y / unit, rect.w / unit, rect.h / unit))
    _point(brush, tip.anchor, rect, side, unit)
    text.cover(rect)
    _write(brush, tip, rows, rect, unit)
    return rect


def _measured(brush: Brush, tip: Tip) -> list[tuple[TipLine | None, float]]:
    """The title (None) and each line with its height in units."""
    letters = brush.letters
    inside = round((WIDTH * letters - 2 * PADDING) * brush.unit)
    rows: list[tuple[TipLine | None, float]] = [
        (None, text.height(tip.title, "head", brush.px(TITLE), inside) / brush.unit + 4)
    ]
    for line in tip.lines:
        role, size = ("head", HEAD) if line.tone == "head" else ("body", BODY)
        room = inside - round(28 * brush.unit) if line.icon else inside
        tall = text.height(line.text, role, brush.px(size), room) / brush.unit  # type: ignore[arg-type]
        rows.append((line, max(tall, 26 if line.icon else 0) + (9 if line.tone == "head" else 3)))
    return rows


def _write(
    brush: Brush, tip: Tip, rows: list[tuple[TipLine | None, float]], rect: pygame.Rect, unit: float
) -> None:
    x, y = rect.x / unit + PADDING, rect.y / unit + PADDING
    width = rect.w / unit - 2 * PADDING
    for line, tall in rows:
        if line is None:
            brush.text(tip.title, "head", TITLE, GLOW, (x, y, width, tall), fit="wrap", level="top")
        elif line.tone == "head":
            brush.line(x, y + 3, x + width, y + 3, "#9C6A14")
            brush.text(line.text, "head", HEAD, GLOW, (x, y + 6, width, tall - 6), fit="wrap")
        else:
            left = 0
            if line.icon:
                left = 28
                _icon(brush, line.icon, x + 12, y + tall / 2)
            box = (x + left, y, width - left + 1, tall)
            brush.text(line.text, "body", BODY, COLOURS[line.tone], box, fit="wrap")
        y += tall


def _icon(brush: Brush, icon: str, x: float, y: float) -> None:
    """A sprite fitted into a disc of parchment."""
    pygame.draw.circle(
        brush.surface, CREAM, (round(x * brush.unit), round(y * brush.unit)), round(12 * brush.unit)
    )
    picture = brush.art.get(icon, zoom=brush.unit / brush.art.scale)
    room = 19 * brush.unit
    zoom = min(1.0, room / max(picture.get_size()))
    if zoom < 1:
        picture = brush.art.get(icon, zoom=zoom * brush.unit / brush.art.scale)
    place = picture.get_rect(center=(round(x * brush.unit), round(y * brush.unit)))
    brush.surface.blit(picture, place)


def beside(anchor: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int) -> tuple[pygame.Rect, str]:
    """Where a box of this size goes next to an anchor, and which of its sides points there ("" if none does)."""
    width, height = size
    y = min(max(anchor.centery - height // 2, window.top), window.bottom - height)
    x = min(max(anchor.centerx - width // 2, window.left), window.right - width)
    # The side panels lie at the edges: prefer the side that is nearer to an edge of the window.
    left = pygame.Rect(anchor.left - gap - width, y, width, height), "right"
    right = pygame.Rect(anchor.right + gap, y, width, height), "left"
    above = pygame.Rect(x, anchor.top - gap - height, width, height), "down"
    below = pygame.Rect(x, anchor.bottom + gap, width, height), "up"
    sides = [left, right] if anchor.centerx < window.centerx else [right, left]
    for rect, side in (*sides, above, below):
        if window.contains(rect):
            return rect, side
    rect = pygame.Rect(x, y, width, height)
    return rect, ""


def _point(brush: Brush, anchor: pygame.Rect, rect: pygame.Rect, side: str, unit: float) -> None:
    if not side:
        return
    edge = 16 * unit
    y = min(max(anchor.centery, rect.top + edge), rect.bottom - edge) / unit
    x = min(max(anchor.centerx, rect.left + edge), rect.right - edge) / unit
    at = {
        "left": (rect.left / unit - 10, y),
        "right": (rect.right / unit + 10, y),
        "up": (x, rect.top / unit - 10),
        "down": (x, rect.bottom / unit + 10),
    }[side]
    brush.sprite(f"tooltip-tip-{side}", *at)
