"""The bidding for a turn: who bids, who has passed, whose totem is turned over, a stepper for one's own bid."""

from __future__ import annotations

from functools import partial

from engine import Action
from engine.tikal import PLAYERS
from engine.tikal import actions as do
from game.screen.palette import DEEP_GOLD, SOFT
from game.tikal.features import passages
from game.tikal.panels.panel import TikalPanel
from game.tikal.words import labels
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.widgets import Sprite, Text

CONTROLS = 330.0
"""Units that the stepper and its buttons take where everything stands in one row."""
WIDEST_PLAYER, NAMED_ASIDE = 144.0, 110.0
"""Units of a player where there is room, and from which on words stand beside the totem."""
LOW = 56.0
"""Units of height below which a player has one line."""


class AuctionPanel(TikalPanel):
    """Players and offer: side by side where it is wide, else below each other. It takes the action bar's place."""

    name = "actions"

    @property
    def open(self) -> bool:
        """While turns are auctioned."""
        return super().open and self.session.step in ("bid", "choose")

    def content(self) -> object:
        """The state of the auction, and what is about to be bid."""
        view = self.view
        scores = [player["score"] for player in view["players"]]
        return view["decision"]["step"], view["auction"], view["turn"], scores, self.session.choices, self.offer

    # The offer

    @property
    def _possible(self) -> list[int]:
        """Every bid that is possible."""
        return [action.points for action in self.session.choices.of(do.BID)]

    @property
    def offer(self) -> int:
        """What the stepper shows: at least the lowest bid that is possible."""
        bids = self._possible
        return min(max(self.chosen.bid, bids[0]), bids[-1]) if bids else 0

    def step(self, by: int) -> None:
        """Offer more or less; beyond what is possible, say why."""
        view, bids = self.view, self._possible
        if bids and bids[0] <= self.offer + by <= bids[-1]:
            self.chosen.offer(self.offer + by)
            return
        score, highest = view["players"][view["turn"]]["score"], view["auction"]["bid"]
        key = "bid-too-high" if by > 0 else "bid-higher" if highest else "bid-lowest"
        why = self.words(f"tikal.refuse.{key}", points=score if by > 0 else highest)
        self.table.say(why, passages.REFUSALS[key])

    # Boxes

    def box(self) -> Box:
        """Players, then the offer or what is waited for."""
        seats = range(len(self.view["players"]))
        if self.width > 700:
            wide = min(WIDEST_PLAYER, (self.width - 26 - CONTROLS) / len(seats) - 6)
            players = [self._player_box(seat, wide, self.height - 16) for seat in seats]
            row = Row(children=players, gap=6, align="fill", grow=1)
            return Row(children=[row, self._controls_box(max(44.0, self.finger_units))], pad=(10, 8), align="fill")
        wide = (self.width - 12) / len(seats) - 4
        tall = self.height - self.finger_units - 20
        players = [self._player_box(seat, wide, tall) for seat in seats]
        row = Row(children=players, gap=4, align="fill", grow=1)
        return Column(children=[row, self._controls_box(self.finger_units)], pad=(8, 6, 8, 8), gap=6)

    def _player_box(self, seat: int, wide: float, tall: float) -> Box:
        """A player in a place of so many units: totem, name, points, and how they stand in this auction."""
        view, name = self.view, self.session.name(seat)
        played = seat in view["auction"]["played"]
        told, ink = self._standing(seat, played)
        totem = Sprite(sprite=f"totem-{'turned-' if played else ''}{PLAYERS[seat]}", zoom=1.2)
        frame = "row-active" if seat == view["turn"] else ""
        if tall < LOW:
            # The totem bears the player's emblem, so the name may go where there is no room for it.
            named = self.words("tikal.auction.named", name=name, standing=told)
            style = styles.FINE_LABEL.in_ink(ink)
            said = Fitting(forms=[Text(words=words, style=style) for words in (named, told)], grow=1)
            return Row(
                children=[Column(children=[totem], wide=20), said], gap=4, pad=(4, 3), frame=frame, wide=wide
            )
        score = self.words("tikal.auction.score", count=view["players"][seat]["score"])
        points = Text(words=score, style=styles.FINE.in_ink(SOFT), fit="shrink")
        if wide >= NAMED_ASIDE:
            title = Text(words=name, style=styles.PANEL_HEAD, fit="shrink")
            standing = Text(words=told, style=styles.LABEL.in_ink(ink), fit="shrink")
            lines = Column(children=[title, points, Box(grow=1), standing], grow=1)
            return Row(children=[totem, lines], gap=4, pad=(5, 4), align="fill", frame=frame, wide=wide)
        title = Text(words=name, style=styles.FINE_LABEL, side="centre", fit="shrink")
        standing = Text(words=told, style=styles.FINE_LABEL.in_ink(ink), side="centre", fit="shrink")
        above = Row(children=[totem, points], gap=4, pack="centre", align="fill", grow=1)
        return Column(children=[above, title, standing], pad=(3, 2), frame=frame, wide=wide)

    def _standing(self, seat: int, played: bool) -> tuple[str, str]:
        """How a player stands in this auction, and the ink for it."""
        words, view = self.words, self.view
        auction = view["auction"]
        if seat == auction["bidder"]:
            return words("tikal.auction.bids", count=auction["bid"]), DEEP_GOLD
        if seat in auction["passed"]:
            return words("tikal.auction.passed" if self.session.step == "bid" else "tikal.auction.follows"), SOFT
        if played:
            return words("tikal.auction.played"), SOFT
        if seat == view["turn"]:
            standing = "decides" if self.session.step == "bid" else "won"
            return words(f"tikal.auction.{standing}"), DEEP_GOLD
        return words("tikal.auction.waits"), SOFT

    def _controls_box(self, side: float) -> Box:
        """The stepper, the bid, and the pass; or what is waited for."""
        words, choices = self.words, self.session.choices
        bid, passing = choices.one(do.BID, points=self.offer), choices.one(do.PASS)
        found: list[Box] = []
        if bid is not None:
            number = Text(words=str(self.offer), style=styles.CHIP_SCORE, side="centre", fit="shrink", wide=34)
            found = [self._step_button("less", -1, side), number, self._step_button("more", 1, side)]
            acts = [self._act_button(bid, words("tikal.auction.bid"), side, main=True)]
        elif passing is not None:
            found = [self._told(words("tikal.auction.poor"))]
            acts = []
        else:
            doing = "choose" if choices else "wait"
            free = self.view["auction"]["passed"]
            return self._told(words(f"tikal.auction.free.{doing}" if free else f"tikal.auction.{doing}"))
        if passing is not None:
            acts.append(self._act_button(passing, words("tikal.act.pass"), side))
        found.append(Row(children=acts, gap=6, equal=True, grow=1))
        return Row(children=found, gap=6, wide=CONTROLS)

    def _told(self, words: str) -> Box:
        """A sentence in place of the stepper."""
        return Text(
            words=words, style=styles.NOTE, side="centre", wide=CONTROLS / 2, least=self.finger_units, grow=1
        )

    def _step_button(self, way: str, by: int, side: float) -> Box:
        """Offer more or less."""
        icon, told = "ui-plus" if by > 0 else "ui-minus", self.words(f"tikal.auction.{way}")
        return button(f"ui-bid-{way}", "", partial(self.step, by), label=told, icon=icon, bare=True, least=side)

    def _act_button(self, action: Action, caption: str, side: float, *, main: bool = False) -> Box:
        """Bid, or pass."""
        label = labels.label(self.words, self.view, action)
        act = self.table.acting(action)
        return button(str(action), caption, act, label=label, main=main, style=styles.CAPTION, least=side)
