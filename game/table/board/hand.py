"""What is in hand at a table: the tile or room that is to be placed, where it is held, and how it is turned.

Only the choices so far; how it looks over the board is in placing.py.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import Action, Choices, Verb

SIDES = 6


def _as_turned(piece: str, rotation: int) -> int:
    return rotation % SIDES


class Hand:
    """The piece in hand. A place is held first and chosen once more to lay the piece there."""

    def __init__(
        self, verb: Verb, changed: Callable[[], None], alike: Callable[[str, int], int] = _as_turned
    ) -> None:
        """`verb` lays a piece; `alike` is the least rotation in which a piece looks as it does in this one."""
        self._verb, self._changed, self._alike = verb, changed, alike
        self.piece = ""
        """The tile or room to be placed; nothing when there is none."""
        self.rotation = 0
        """How the piece is turned, in sixths clockwise; of rotations that look the same the least."""
        self.held = ""
        """The place that the piece is held over."""
        self.seen = ""
        """The place that a mouse points at, where the piece has been seen to lie."""
        self.fits: dict[str, list[int]] = {}
        """The rotations in which the piece can be laid, by place."""

    def update(self, piece: str | None, choices: Choices) -> None:
        """Take up the piece that is to be placed, if any, and see where it fits."""
        self.fits = {}
        for action in choices.of(self._verb):
            self.fits.setdefault(action.place, []).append(action.rotation)
        piece = piece or "" if self.fits else ""
        if piece != self.piece:
            self.piece, self.rotation, self.held, self.seen = piece, 0, "", ""
        if self.held not in self.fits:
            self.held = ""

    def turned(self, place: str) -> int:
        """How the piece lies at a place: as it is turned, or else the next turn in which it fits there."""
        fits = self.fits.get(place, ())
        turns = (self._alike(self.piece, self.rotation + step) for step in range(SIDES) if fits)
        return next((turn for turn in turns if turn in fits), self.rotation)

    def action(self, place: str) -> Action:
        """Laying the piece there as it lies; not a choice where it does not fit."""
        return self._verb.of(place=place, rotation=self.turned(place))

    def turn(self, step: int) -> None:
        """Turn the piece clockwise by a side, or against it; a held one goes on to the next turn that fits."""
        if not self.piece:
            return
        now, fits = self.turned(self.held), self.fits.get(self.held, range(SIDES))
        turns = (self._alike(self.piece, now + step * number) for number in range(1, SIDES))
        self.rotation = next((turn for turn in turns if turn != now and turn in fits), self.rotation)
        self._changed()

    def hold(self, place: str, rotation: int | None = None) -> None:
        """Hold the piece over a place, turned as it is or in a certain way."""
        self.held = place
        self.rotation = self.rotation if rotation is None else rotation
        self._changed()

    def see(self, place: str) -> None:
        """A mouse points at a place, or at none."""
        self.seen = place
