"""What each dialog of Tikal offers: bringing members in, an exchange, a guard, the end of a turn, a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action
from engine.tikal import actions as do
from engine.tikal import prospects
from engine.tikal.components import PLAYERS, TREASURES
from engine.tikal.views import View
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.table import book, hint
from game.table.book import Cell, DialogPage, Row
from game.table.naming import capital, signed
from game.tikal import labels, naming
from game.tikal.kinds import BASE, KINDS
from game.tikal.players import paint_things

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable


class TikalPages(book.PageMaker):
    """Makes the pages of a table of Tikal."""

    table: TikalTable

    def page(self, kind: str) -> DialogPage:
        """The page of a kind."""
        return PAGES[kind](self)

    def label(self, action: Action) -> str:
        """What an action does, in words."""
        return labels.label(self.words, self.table.view, action)

    def offer(self, treasure: str) -> Callable[[], None]:
        """Give this treasure in the exchange that is being made up."""

        def choose() -> None:
            self.table.chosen.give = treasure
            self.table.dialogs.show("exchange")

        return choose


def _bring(maker: TikalPages) -> DialogPage:
    words, view = maker.words, maker.table.view
    colour = PLAYERS[view["turn"]]
    rows = []
    for member in do.MEMBERS:
        cells = []
        for action in maker.table.session.choices.of(do.BRING).where(member=member):
            sprite = "base-tents" if action.place == BASE else f"camp-{colour}"
            caption = capital(naming.at(words, view, action.place))
            cells.append(maker.cell(action, sprite, caption, room=58, zoom=0.9))
        if cells:
            rows.append(Row(tuple(cells), f"{member}-{colour}", capital(naming.member(words, member))))
    return DialogPage(words("tikal.dialog.bring"), words("tikal.dialog.bring.note"), tuple(rows), cell=(132, 92))


def _exchange(maker: TikalPages) -> DialogPage:
    words, session, view = maker.words, maker.table.session, maker.table.view
    exchanges = session.choices.of(do.EXCHANGE)
    own = list(dict.fromkeys(action.gives for action in exchanges))
    given = maker.table.chosen.give
    mine = tuple(
        Cell(
            f"ui-give-{name}",
            words("tikal.dialog.exchange.give", treasure=naming.the_treasure(words, name)),
            maker.offer(name),
            f"treasure-{name}",
            capital(naming.treasure(words, name)),
            main=name == given,
            zoom=1.5,
            room=46,
        )
        for name in own
    )
    rows = [Row(mine, f"seat-{PLAYERS[view['turn']]}", words("tikal.dialog.exchange.yours"))]
    for seat in range(len(view["players"])):
        cells = []
        for name in TREASURES:
            action = exchanges.one(do.EXCHANGE, gives=given, takes=name, seat=seat)
            if action is not None:
                note = signed(_gain(view, action))
                caption = capital(naming.treasure(words, name))
                cells.append(maker.cell(action, f"treasure-{name}", caption, note, zoom=1.5, room=40))
        if cells:
            rows.append(Row(tuple(cells), f"seat-{PLAYERS[seat]}", session.name(seat)))
    title, note = words("tikal.dialog.exchange"), words("tikal.dialog.exchange.note")
    return DialogPage(title, note, tuple(rows), cell=(92, 92))


def _gain(view: View, exchange: Action) -> int:
    """How much more the treasures of the player in turn score after an exchange."""
    held = dict(view["players"][view["turn"]]["treasures"])
    before = sum(prospects.treasure_points(held).values())
    held[exchange.gives] -= 1
    held[exchange.takes] = held.get(exchange.takes, 0) + 1
    return sum(prospects.treasure_points(held).values()) - before


def _guard(maker: TikalPages) -> DialogPage:
    words, view, place = maker.words, maker.table.view, maker.table.chosen.temple
    cells = []
    for action in maker.table.session.choices.of(do.GUARD).at(place):
        figure = "action-guard" if action.member == "worker" else "leader"
        cells.append(
            maker.cell(
                action,
                f"{figure}-{PLAYERS[view['turn']]}",
                capital(naming.member(words, action.member)),
                removed(words, view, action),
                zoom=1.4,
                room=56,
            )
        )
    value = view["board"][place]["value"]
    title = words("tikal.dialog.guard", where=naming.at(words, view, place))
    return DialogPage(title, words("tikal.dialog.guard.note", count=value), (Row(tuple(cells)),), cell=(176, 132))


def removed(words: Catalogue, view: View, guard: Action) -> str:
    """Who leaves the game when this member becomes the guard, as a sentence."""
    workers, leader = prospects.guard_removes(view, view["turn"], guard.place, guard.member)
    told = [words("tikal.tip.workers", count=workers)] if workers else []
    told += [words("tikal.member.leader")] if leader else []
    if not told:
        return words("tikal.dialog.guard.nobody")
    who = told[0] if len(told) == 1 else words("tikal.tip.with-leader", workers=told[0], leader=told[1])
    return words("tikal.dialog.guard.removes", who=who)


def _end(maker: TikalPages) -> DialogPage:
    words, chosen = maker.words, maker.table.chosen
    # A hop is a move and is not told twice.
    possible = [kind for kind in KINDS if kind not in ("hop", "end") and chosen.of(kind)]
    still = ", ".join(words(f"tikal.bar.{kind}") for kind in possible)
    note = words("tikal.dialog.end.note", count=maker.table.view["action_points"], actions=still)
    foot = tuple(maker.button(action, main=True) for action in chosen.of("end"))
    return DialogPage(words("tikal.dialog.end"), note, (), foot)


def _player(maker: TikalPages) -> DialogPage:
    table, seat = maker.table, maker.seat

    def paint(brush: Brush, width: float, height: float) -> None:
        paint_things(brush, table, seat, width, height)

    size = (330.0, 190.0) if table.small else (430.0, 190.0)
    return DialogPage(table.session.name(seat), picture=paint, picture_size=size, docked=False)


PAGES: dict[str, Callable[[TikalPages], DialogPage]] = {
    "bring": _bring,
    "exchange": _exchange,
    "guard": _guard,
    "end": _end,
    "player": _player,
    "hint": hint.page,
    "menu": book.menu,
}
