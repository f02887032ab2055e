"""Observations as named parts of one vector, so that what a number means can be looked up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]


class Layout:
    """Which part of an observation says what, and the shape of each part."""

    def __init__(self, **shapes: int | tuple[int, ...]) -> None:
        """The parts in their order; a number is the length of a simple part."""
        self.shapes = {name: (shape,) if isinstance(shape, int) else shape for name, shape in shapes.items()}
        self._slices: dict[str, slice] = {}
        self.size = 0
        for name, shape in self.shapes.items():
            self._slices[name] = slice(self.size, self.size + prod(shape))
            self.size += prod(shape)

    def blank(self) -> Vector:
        """An observation of nothing."""
        return np.zeros(self.size, dtype=np.float32)

    def part(self, observation: Vector, name: str) -> Vector:
        """One part of an observation in its shape; writing to it changes the observation."""
        return observation[self._slices[name]].reshape(self.shapes[name])

    def parts(self, observation: Vector) -> dict[str, Vector]:
        """All parts of an observation by name."""
        return {name: self.part(observation, name) for name in self.shapes}


def mark(part: Vector, names: Sequence[str], chosen: str | None) -> None:
    """A one in the place of a name; nothing where there is none."""
    if chosen is not None:
        part[names.index(chosen)] = 1


def count(part: Vector, names: Sequence[str], found: Mapping[str, int] | Sequence[str], most: float) -> None:
    """How often each name comes, as a share of the most there can be."""
    if isinstance(found, Mapping):
        for name, number in found.items():
            part[names.index(name)] += number / most
    else:
        for name in found:
            part[names.index(name)] += 1 / most


def from_seat(view: Any) -> list[int]:
    """For each seat how far round the table it is from the one that looks: 0 for itself."""
    players = len(view["players"])
    return [(seat - view["seat"]) % players for seat in range(players)]
