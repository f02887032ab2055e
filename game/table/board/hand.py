"""What is in hand at a table: the tile, room or sanctuary to be placed, where it is held, and how it is turned.

Only the choices so far; how it looks over the board is in placing.py.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import Action, Choices

SIDES = 6


def _as_turned(piece: str, rotation: int) -> int:
    return rotation % SIDES


class Hand:
    """The piece in hand. It is held over a place first, and laid there by a choice of its own."""

    def __init__(self, changed: Callable[[], None], alike: Callable[[str, int], int] = _as_turned) -> None:
        """`alike` is the least rotation in which a piece looks as it does in this one."""
        self._changed, self._alike = changed, alike
        self.piece = ""
        """What is to be placed; nothing when there is none."""
        self.rotation = 0
        """How the piece is turned, in sixths clockwise; of rotations that look the same the least."""
        self.held = ""
        """The place that the piece is held over."""
        self.fits: dict[str, dict[int, Action]] = {}
        """The actions that lay the piece, by place and rotation."""

    def update(self, piece: str | None, laying: Choices) -> None:
        """Take up the piece that is to be placed, if any, and see where it fits; `laying` is what lays it."""
        self.fits = {}
        for action in laying:
            rotation = action.rotation if "rotation" in action.fields else 0
            self.fits.setdefault(action.place, {})[rotation] = action
        piece = piece or "" if self.fits else ""
        if piece != self.piece:
            self.piece, self.rotation, self.held = piece, 0, ""
        if self.held not in self.fits:
            self.held = ""

    @property
    def turnable(self) -> bool:
        """Whether there is more than one way in which the piece fits where it is held, or anywhere."""
        listed = [self.fits[self.held]] if self.held else self.fits.values()
        return any(len(turns) > 1 for turns in listed)

    def turned(self, place: str) -> int:
        """How the piece lies at a place: as it is turned, or else the next turn in which it fits there."""
        fits = self.fits.get(place, {})
        turns = (self._alike(self.piece, self.rotation + step) for step in range(SIDES) if fits)
        return next((turn for turn in turns if turn in fits), self.rotation)

    def action(self, place: str) -> Action:
        """Laying the piece at a place where it fits, as it lies there."""
        return self.fits[place][self.turned(place)]

    def turn(self, step: int) -> None:
        """Turn the piece clockwise by a side, or against it; a held one goes on to the next turn that fits."""
        if not self.piece:
            return
        now, fits = self.turned(self.held), self.fits.get(self.held, range(SIDES))
        turns = (self._alike(self.piece, now + step * number) for number in range(1, SIDES))
        self.rotation = next((turn for turn in turns if turn != now and turn in fits), self.rotation)
        self._changed()

    def hold(self, place: str, rotation: int | None = None) -> None:
        """Hold the piece over a place, turned as it is or in a certain way; over none to let go of it."""
        self.held = place
        self.rotation = self.rotation if rotation is None else rotation
        self._changed()
