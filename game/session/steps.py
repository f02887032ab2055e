"""Which moves were made as one step, and which steps were taken back."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from engine import Action


class StepStack:
    """The steps of a game, the last one first to be taken back."""

    def __init__(self, moves: int) -> None:
        self.made = [1] * moves
        """How many moves each step has."""
        self.taken_back: list[list[Action]] = []
        """What can be done again, the next step last."""

    @property
    def last(self) -> int:
        """How many moves the last step has."""
        return self.made[-1]

    def begin(self, move: int) -> int:
        """The first move of the step that a move belongs to."""
        return max((first for first in accumulate(self.made, initial=0) if first <= move), default=0)

    def add(self, moves: int) -> None:
        """A step of so many moves was made; what was taken back before is forgotten."""
        self.made.append(moves)
        self.taken_back.clear()

    def take_back(self, moves: list[Action]) -> list[Action]:
        """Take the last step back; the moves that are left of these."""
        count = self.made.pop()
        self.taken_back.append(moves[-count:])
        return moves[:-count]

    def do_again(self) -> list[Action]:
        """The moves of the step that was last taken back; it is made again."""
        step = self.taken_back.pop()
        self.made.append(len(step))
        return step

    def cut(self, moves: int) -> None:
        """Only so many moves are left, whatever steps they were in; nothing can be done again."""
        self.taken_back.clear()
        while sum(self.made) > moves:
            self.made.pop()
        self.made += [1] * (moves - sum(self.made))

    def group(self, groups: Mapping[int, int], moves: int) -> None:
        """Know again which of so many moves were one step: how many, by the first of them."""
        self.made, first = [], 0
        while first < moves:
            self.made.append(groups.get(first, 1))
            first += self.last

    def groups(self) -> list[tuple[int, int]]:
        """The steps of several moves: the first move of each, and how many."""
        begins = accumulate(self.made, initial=0)
        return [(first, count) for first, count in zip(begins, self.made, strict=False) if count > 1]
