"""How the rooms of the temple are drawn: floor, doors, spaces with what they give, and flags on them.

Used by the board, and by dialogs that show a room. Sizes are pixels per unit of the art, where a room has a
radius of 40 units.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.lost_temple import PLAYERS, Reward, preview
from game.screen import text
from game.screen.art import Art, Point
from game.screen.cache import kept
from game.screen.pen import Pen

SPACES: tuple[Point, ...] = ((-15, -13), (15, -13), (-15, 13), (15, 13))
"""The four spaces of a dark room, in the order in which the engine counts them."""


def dark(room: str) -> bool:
    """Whether a room is a sanctuary or the treasure room."""
    return room.endswith("-sanctuary") or room == "treasure-room"


ROOM_BOX = 112
"""Units of the picture of a room with its shadow."""


def show_room(pen: Pen, at: Point, room: str, rotation: int, spaces: Sequence[int | None]) -> None:
    """The same as draw_room, from a picture that is kept."""
    sheet = _room_picture(pen.art, pen.pixels, room, rotation, tuple(spaces))
    half = sheet.surface.get_width() / 2
    sheet.show(pen.surface, round(at[0] - half), round(at[1] - half))


def forget_pictures() -> None:
    """Let go of the pictures that are kept: rooms will be drawn at another size."""
    _room_picture.cache_clear()


@kept
def _room_picture(
    art: Art, pixels: float, room: str, rotation: int, spaces: tuple[int | None, ...]
) -> text.PaintedSheet:
    side = max(2, round(ROOM_BOX * pixels))
    with text.sheet((side, side)) as sheet:
        draw_room(Pen(sheet.surface, art, pixels), (side / 2, side / 2), room, rotation, spaces)
    return sheet


def draw_room(pen: Pen, at: Point, room: str, rotation: int, spaces: Sequence[int | None]) -> None:
    """A room with its doors, and on each free space what it gives."""
    kind = room.partition("-")[0]
    if dark(room):
        name = "multi" if kind == "multicoloured" else kind
        pen.put(room if room == "treasure-room" else f"sanctuary-{name}", at)
    else:
        pen.put(f"room-{kind}", at)
    draw_values(pen, at, room, rotation, spaces)


def draw_values(pen: Pen, at: Point, room: str, rotation: int, spaces: Sequence[int | None]) -> None:
    """What a room has on its floor: doors, what each free space gives, and the flags of a dark one."""
    kind = room.partition("-")[0]
    if dark(room):
        for (dx, dy), taken, reward in zip(SPACES, spaces, preview.spaces(room), strict=True):
            if taken is None:
                _small_reward(pen, (at[0] + dx * pen.pixels, at[1] + dy * pen.pixels), reward)
            else:
                pen.put(f"flag-{PLAYERS[taken]}", at, dx, dy - 1, zoom=0.72)
        return
    for side in preview.doors(room, rotation):
        pen.put(f"door-{kind}-{side}", at)
    if spaces[0] is None:
        draw_bonus(pen, at, preview.spaces(room)[0])
    else:
        pen.put(f"bonus-taken-{kind}", at, 0, 2)


def draw_new_room(pen: Pen, at: Point, room: str, rotation: int) -> None:
    """A room on which nobody has excavated yet."""
    draw_room(pen, at, room, rotation, [None] * len(preview.spaces(room)))


def draw_bonus(pen: Pen, at: Point, reward: Reward) -> None:
    """The bonus space of a light room and what lies on it."""
    pen.put("bonus-space", at)
    if reward.treasure:
        pen.put("treasure-back", at, zoom=0.72)
    elif reward.card:
        pen.number(str(reward.points), at, -4.5, 0, size=13)
        pen.put("icon-card", at, 4.5, 0, zoom=0.46)
    else:
        pen.number(str(reward.points), at, size=15)


def draw_secret(pen: Pen, at: Point, reward: Reward, taken: int | None) -> None:
    """A secret room; its radius is 21 units."""
    pen.put("secret-room", at)
    if taken is not None:
        pen.put(f"flag-{PLAYERS[taken]}", at, 0, -2, zoom=0.86)
    elif reward.card or reward.treasure:
        pen.number(str(reward.points), at, -5, 0, size=15)
        icon, zoom = ("icon-card", 0.5) if reward.card else ("treasure-back", 0.46)
        pen.put(icon, at, 6, 0, zoom=zoom)
    else:
        pen.number(str(reward.points), at, size=16)


def _small_reward(pen: Pen, at: Point, reward: Reward) -> None:
    if reward.card or reward.treasure:
        pen.number(str(reward.points), at, -3.6, 0, size=11)
        icon, zoom = ("icon-card", 0.38) if reward.card else ("treasure-back", 0.38)
        pen.put(icon, at, 4.2, 0, zoom=zoom)
    else:
        pen.number(str(reward.points), at, size=12)
