"""What each dialog of Tikal offers: an exchange, the end of a turn, a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action
from engine.tikal import PLAYERS, TREASURES, View, prospects
from engine.tikal import actions as do
from game.screen.wording import capital, signed
from game.table.dialog import page as dialog_page
from game.table.dialog.page import Cell, DialogPage, DialogRow
from game.tikal.action_kinds import Kind
from game.tikal.panels.players import player_box
from game.tikal.words import labels, naming
from game.ui.widgets import painter_of

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

TOLD_FIRST: tuple[Kind, ...] = ("uncover", "recover", "guard", "exchange", "camp", "move", "bring")
"""What could still be done with points that are left, the most telling first; a hop is a move."""


class TikalPages(dialog_page.PageMaker):
    """Makes the pages of a table of Tikal."""

    table: TikalTable

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self.chosen = table.chosen

    def page(self, kind: str) -> DialogPage:
        """The page of a kind."""
        return PAGES[kind](self)

    def label(self, action: Action) -> str:
        """What an action does, in words."""
        return labels.label(self.words, self.chosen.view, action)

    def offer(self, treasure: str) -> Callable[[], None]:
        """Give this treasure in the exchange that is being made up."""

        def choose() -> None:
            self.chosen.give = treasure
            self.table.show_dialog("exchange")

        return choose


def _exchange(maker: TikalPages) -> DialogPage:
    words, session, view = maker.words, maker.session, maker.chosen.view
    exchanges = session.choices.of(do.EXCHANGE)
    own = list(dict.fromkeys(action.gives for action in exchanges))
    given = maker.chosen.give
    mine = tuple(
        Cell(
            f"ui-give-{name}",
            capital(words("tikal.dialog.exchange.give", of=name, treasure=naming.the_treasure(words, name))),
            maker.offer(name),
            f"treasure-{name}",
            capital(naming.treasure(words, name)),
            main=name == given,
            zoom=1.5,
            room=46,
        )
        for name in own
    )
    rows = [DialogRow(mine, f"seat-{PLAYERS[view['turn']]}", words("tikal.dialog.exchange.yours"))]
    for seat in range(len(view["players"])):
        cells = []
        for name in TREASURES:
            action = exchanges.one(do.EXCHANGE, gives=given, takes=name, seat=seat)
            if action is not None:
                note = signed(_gain(view, action))
                caption = capital(naming.treasure(words, name))
                cells.append(maker.cell(action, f"treasure-{name}", caption, note, zoom=1.5, room=40))
        if cells:
            rows.append(DialogRow(tuple(cells), f"seat-{PLAYERS[seat]}", session.name(seat)))
    title, note = words("tikal.dialog.exchange"), words("tikal.dialog.exchange.note")
    return DialogPage(title, note, tuple(rows), cell=(92, 92), docked=True)


def _gain(view: View, exchange: Action) -> int:
    """How much more the treasures of the player in turn score after an exchange."""
    held = dict(view["players"][view["turn"]]["treasures"])
    before = sum(prospects.treasure_points(held).values())
    held[exchange.gives] -= 1
    held[exchange.takes] = held.get(exchange.takes, 0) + 1
    return sum(prospects.treasure_points(held).values()) - before


def _end(maker: TikalPages) -> DialogPage:
    words, chosen = maker.words, maker.chosen
    kind = next(kind for kind in TOLD_FIRST if chosen.of(kind))
    still = _still(maker, kind)
    left = maker.chosen.view["action_points"]
    note = words("tikal.ring.end.note", count=left, left=left, what=still)
    foot = tuple(maker.button(action, main=True) for action in chosen.of("end"))
    return DialogPage(words("tikal.dialog.end"), note, (), foot, docked=True)


def _still(maker: TikalPages, kind: Kind) -> str:
    """What of a kind could still be done, by the first of its choices: the chosen hex if it is possible there."""
    possible, place = maker.chosen.of(kind), maker.chosen.place
    action = next(
        (one for one in possible if place in (one.fields.get("place"), one.fields.get("start"))), possible[0]
    )
    where = action.fields.get("start", action.fields.get("place", ""))
    return maker.words(f"tikal.ring.end.{kind}", place=naming.hex_name(maker.words, str(where)))


def _player(maker: TikalPages) -> DialogPage:
    session, seat = maker.session, maker.seat
    picture = painter_of(player_box(maker.words, session, seat))
    size = (330.0, 190.0) if maker.table.small else (430.0, 190.0)
    return DialogPage(session.name(seat), picture=picture, picture_size=size, docked=False)


PAGES: dict[str, Callable[[TikalPages], DialogPage]] = {
    "exchange": _exchange,
    "end": _end,
    "player": _player,
    "menu": dialog_page.menu,
}
