"""The bidding for a turn: who bids, who has passed, whose totem is turned over, a stepper for one's own bid."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action
from engine.tikal import PLAYERS
from engine.tikal import actions as do
from game.screen.brush import Area, Brush
from game.screen.palette import DEEP_GOLD, INK, SOFT
from game.table.panels.panel import Button, Panel
from game.tikal.features import passages
from game.tikal.words import labels

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

CONTROLS = 340.0
"""Units that the stepper and its buttons take where everything stands in one row."""


class AuctionPanel(Panel):
    """Players and offer: side by side where it is wide, else below each other. It takes the action bar's place."""

    name = "actions"
    table: TikalTable

    @property
    def open(self) -> bool:
        """While turns are auctioned."""
        return super().open and self.table.session.step in ("bid", "choose")

    def content(self) -> object:
        """The state of the auction, and what is about to be bid."""
        view = self.table.view
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
        return min(max(self.table.chosen.bid, bids[0]), bids[-1]) if bids else 0

    def step(self, by: int) -> None:
        """Offer more or less; beyond what is possible, say why."""
        view, bids = self.table.view, self._possible
        if bids and bids[0] <= self.offer + by <= bids[-1]:
            self.table.chosen.offer(self.offer + by)
            return
        score, highest = view["players"][view["turn"]]["score"], view["auction"]["bid"]
        key = "bid-too-high" if by > 0 else "bid-higher" if highest else "bid-lowest"
        why = self.words(f"tikal.refuse.{key}", points=score if by > 0 else highest)
        self.table.bar.say(why, passages.REFUSALS[key])

    # Layout

    @property
    def _in_row(self) -> bool:
        return self.width > 700

    def _player_box(self, seat: int) -> Area:
        count = len(self.table.view["players"])
        if self._in_row:
            step = min(150.0, (self.width - 16 - CONTROLS) / count)
            return 10 + step * seat, 8, step - 6, self.height - 16
        step = (self.width - 12) / count
        return 8 + step * seat, 6, step - 4, self.height - self.finger_units - 20

    def _controls(self) -> dict[str, Area]:
        """Where the stepper and the two buttons lie."""
        side = max(44.0, self.finger_units) if self._in_row else self.finger_units
        left, width = (self.width - CONTROLS, CONTROLS - 10) if self._in_row else (8.0, self.width - 16)
        y = (self.height - side) / 2 if self._in_row else self.height - side - 8
        number = 40.0
        rest = (width - 2 * side - number - 14) / 2
        bid = left + 2 * side + number + 8
        return {
            "less": (left, y, side, side),
            "offer": (left + side, y, number, side),
            "more": (left + side + number, y, side, side),
            "bid": (bid, y, rest, side),
            "pass": (bid + rest + 6, y, rest, side),
            "all": (left, y, width, side),
        }

    # Picture

    def paint(self, brush: Brush) -> None:
        """Players, then the offer or what is waited for."""
        for seat in range(len(self.table.view["players"])):
            self._paint_player(brush, seat)
        places = self._controls()
        if self._possible:
            brush.text(str(self.offer), "title", 24, INK, places["offer"], side="centre")
        elif self.session.choices.of(do.PASS):
            x, y, _, h = places["all"]
            box = (x, y, places["pass"][0] - x - 8, h)
            brush.text(self.words("tikal.auction.poor"), "body", 14, SOFT, box, side="centre", fit="wrap")
        else:
            doing = "choose" if self.session.choices else "wait"
            free = self.table.view["auction"]["passed"]
            key = f"tikal.auction.free.{doing}" if free else f"tikal.auction.{doing}"
            brush.text(self.words(key), "body", 15, SOFT, places["all"], side="centre", fit="wrap")

    def _paint_player(self, brush: Brush, seat: int) -> None:
        view = self.table.view
        x, y, w, h = self._player_box(seat)
        played = seat in view["auction"]["played"]
        if seat == view["turn"]:
            brush.frame("row-active", (x, y, w, h))
        totem = f"totem-turned-{PLAYERS[seat]}" if played else f"totem-{PLAYERS[seat]}"
        told, ink = self._standing(seat, played)
        score = self.words("tikal.auction.score", count=view["players"][seat]["score"])
        if h < 56:
            # The totem bears the player's emblem, so the name may go where there is no room for it.
            brush.sprite(totem, x + 14, y + h / 2, zoom=min(0.6, h / 46))
            named = self.words("tikal.auction.named", name=self.session.name(seat), standing=told)
            fits = brush.wide(named, "strong", 13.5) * 0.95 <= w - 32
            brush.text(named if fits else told, "strong", 13.5, ink, (x + 28, y, w - 31, h), fit="wrap")
            return
        if w >= 110:
            brush.sprite(totem, x + 22, y + h / 2, zoom=min(1.2, h / 48))
            left, room = x + 42, w - 46
            brush.text(self.session.name(seat), "head", 15.5, INK, (left, y + 4, room, 20))
            brush.text(score, "body", 13, SOFT, (left, y + 23, room, 16))
            brush.text(told, "strong", 15, ink, (left, y + h - 26, room, 20))
            return
        brush.sprite(totem, x + 16, y + (h - 38) / 2 + 1, zoom=min(0.9, (h - 40) / 46))
        brush.text(score, "body", 13, SOFT, (x + 31, y + (h - 38) / 2 - 9, w - 34, 18), side="centre")
        brush.text(self.session.name(seat), "strong", 13.5, INK, (x + 3, y + h - 38, w - 6, 17), side="centre")
        brush.text(told, "strong", 13.5, ink, (x + 3, y + h - 20, w - 6, 17), side="centre")

    def _standing(self, seat: int, played: bool) -> tuple[str, str]:
        """How a player stands in this auction, and the ink for it."""
        words, view = self.words, self.table.view
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

    # Choosing

    def buttons(self) -> list[Button]:
        """The stepper, the bid, and the pass."""
        words, places, found = self.words, self._controls(), []
        choices = self.session.choices
        bid, passing = choices.one(do.BID, points=self.offer), choices.one(do.PASS)
        if bid is not None:
            found += [
                Button("ui-bid-less", words("tikal.auction.less"), places["less"], self._by(-1), icon="ui-minus"),
                Button("ui-bid-more", words("tikal.auction.more"), places["more"], self._by(1), icon="ui-plus"),
                self._doing(bid, places["bid"], words("tikal.auction.bid"), main=True),
            ]
        if passing is not None:
            found.append(self._doing(passing, places["pass"], words("tikal.act.pass")))
        return found

    def _by(self, by: int) -> Callable[[], None]:
        return lambda: self.step(by)

    def _doing(self, action: Action, box: Area, caption: str, *, main: bool = False) -> Button:
        label = labels.label(self.words, self.table.view, action)
        return Button(str(action), label, box, self.table.acting(action), caption, main=main)
