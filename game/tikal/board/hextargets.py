"""The hexes that can be chosen on the board, and what a click on each of them does."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen.targets import Target
from game.screen.wording import capital
from game.table.layout import centred_at
from game.tikal.hexmenu import hexaction
from game.tikal.words import naming

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard


FIGURE = 28.0
"""Units of the sprites round a figure that is chosen by itself."""


class HexTargets:
    """The hexes as targets."""

    def __init__(self, board: TikalBoard) -> None:
        self.board, self.chosen = board, board.chosen

    def targets(self) -> list[Target]:
        """Every hex in sight that something comes of."""
        chosen = self.chosen
        goals = chosen.goals()
        found = []
        for place in dict.fromkeys((*chosen.sources(), *goals)):
            if not self.board.at_hand(place):
                continue
            # What is gold is where the party goes; others of one's own there are chosen by their figure.
            found.append(self._goal(place) if place in goals else self._source(place))
            if place in goals and chosen.own(place).size and not self.board.narrow:
                found.append(replace(self._group(place), rect=self._figure(place)))
        return [one for one in found if min(one.rect.size) > 0]

    def _figure(self, place: str) -> pygame.Rect:
        """Where the workers of the player stand on a hex, or the leader alone."""
        board, chosen = self.board, self.chosen
        member = "worker" if chosen.own(place).workers else "leader"
        spot = board.spot_of(chosen.view["players"], place, chosen.seat, member)
        side = round(FIGURE * board.ground.pixels)
        return centred_at(board.ground.spot(place, spot), side, side).clip(board.rect)

    def _goal(self, place: str) -> Target:
        """A hex in reach: the party goes there, on a small screen when it is chosen once more."""
        chosen, words = self.chosen, self.board.words
        actions = chosen.goals()[place]
        if not self.board.narrow:
            label, going = hexaction.told(words, chosen, actions), partial(chosen.go, place)
            return Target(str(actions[0]), label, self.board.area(place), going)
        if place == chosen.goal:
            label = hexaction.told(words, chosen, actions)
            going = partial(chosen.go, place)
            return Target(f"{actions[0]} #hex", label, self.board.area(place), going, steady=True)
        label = words("tikal.ring.show-way", where=naming.at(words, chosen.view, place))
        return Target(f"goal {place}", label, self.board.area(place), partial(chosen.aim, place))

    def _source(self, place: str) -> Target:
        """A hex to choose; with a kind of action chosen before, that action there."""
        chosen, words = self.chosen, self.board.words
        if chosen.mode == "guard" and not chosen.at(place):
            asking = partial(chosen.ask_guard, place)
            return Target(f"ui-guard {place}", words("tikal.board.guard"), self.board.area(place), asking)
        if actions := chosen.at(place):
            return self.board.target(actions[0], self.board.area(place), hexaction.doing(chosen, actions))
        return self._group(place)

    def _group(self, place: str) -> Target:
        """The hex itself, to see what can be done there."""
        label = capital(
            self.board.words("tikal.board.choose", where=naming.at(self.board.words, self.chosen.view, place))
        )
        return Target(f"hex {place}", label, self.board.area(place), partial(self.chosen.select, place))
