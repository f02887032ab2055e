"""What each dialog of Tikal offers: bringing members in, an exchange, a guard, the end of a turn, a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action
from engine.tikal import actions as do
from engine.tikal import prospects
from engine.tikal.components import PLAYERS, TREASURES
from game.screen.brush import Brush
from game.table import book, hint
from game.table.book import Cell, Page, Row
from game.table.naming import capital, several, signed
from game.tikal import labels, naming
from game.tikal.actions import NAMES
from game.tikal.expeditions import paint_things

if TYPE_CHECKING:
    from game.tikal.scene import Jungle


class Maker(book.Maker):
    """Makes the pages of a table of Tikal."""

    table: Jungle

    def __init__(self, table: Jungle) -> None:
        super().__init__(table)
        self.place = ""
        """The temple that is about to get a guard."""
        self.give = ""
        """The treasure that is about to be given."""

    def page(self, kind: str) -> Page:
        """The page of a kind."""
        return PAGES[kind](self)

    def label(self, action: Action) -> str:
        """What an action does, in words."""
        return labels.label(self.words, self.table.session.view, action)

    def offer(self, treasure: str) -> Callable[[], None]:
        """Give this treasure in the exchange that is being made up."""

        def choose() -> None:
            self.give = treasure
            self.table.dialogs.show("exchange")

        return choose


def _bring(maker: Maker) -> Page:
    words, view = maker.words, maker.table.session.view
    colour = PLAYERS[view["turn"]]
    rows = []
    for member in ("worker", "leader"):
        cells = []
        for action in maker.of(do.BRING):
            _, who, place = str(action).split()
            if who == member:
                sprite = "base-tents" if place == "base" else f"camp-{colour}"
                caption = capital(naming.at(words, view, place))
                cells.append(maker.cell(action, sprite, caption, room=58, zoom=0.9))
        if cells:
            rows.append(Row(tuple(cells), f"{member}-{colour}", capital(naming.member(words, member))))
    return Page(words("jungle.dialog.bring"), words("jungle.dialog.bring.note"), tuple(rows), cell=(132, 92))


def _exchange(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    legal = {str(action): action for action in maker.of(do.EXCHANGE)}
    own = list(dict.fromkeys(text.split()[1] for text in legal))
    if maker.give not in own:
        maker.give = own[0] if own else ""
    mine = tuple(
        Cell(
            f"ui-give-{name}",
            words("jungle.dialog.exchange.give", treasure=naming.the_treasure(words, name)),
            maker.offer(name),
            f"treasure-{name}",
            capital(naming.treasure(words, name)),
            main=name == maker.give,
            zoom=1.5,
            room=46,
        )
        for name in own
    )
    viewer = session.view["turn"]
    rows = [Row(mine, f"seat-{PLAYERS[viewer]}", words("jungle.dialog.exchange.yours"))]
    for seat in range(len(session.view["players"])):
        cells = []
        for name in TREASURES:
            action = legal.get(f"exchange {maker.give} {name} {PLAYERS[seat]}")
            if action is not None:
                note = signed(_gain(maker, viewer, name))
                caption = capital(naming.treasure(words, name))
                cells.append(maker.cell(action, f"treasure-{name}", caption, note, zoom=1.5, room=40))
        if cells:
            rows.append(Row(tuple(cells), f"seat-{PLAYERS[seat]}", session.name(seat)))
    title, note = words("jungle.dialog.exchange"), words("jungle.dialog.exchange.note")
    return Page(title, note, tuple(rows), cell=(92, 92))


def _gain(maker: Maker, seat: int, taken: str) -> int:
    """How much more the player's treasures score after the exchange that is made up."""
    held = dict(maker.table.session.view["players"][seat]["treasures"])
    before = sum(prospects.treasure_points(held).values())
    held[maker.give] -= 1
    held[taken] = held.get(taken, 0) + 1
    return sum(prospects.treasure_points(held).values()) - before


def _guard(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    view, place = session.view, maker.place
    seat = view["turn"]
    cells = []
    for action in maker.of(do.GUARD):
        _, where, member = str(action).split()
        if where == place:
            caption = capital(naming.member(words, member))
            cells.append(
                maker.cell(
                    action,
                    f"{'action-guard' if member == 'worker' else 'leader'}-{PLAYERS[seat]}",
                    caption,
                    removed(maker, seat, place, member),
                    zoom=1.4,
                    room=56,
                )
            )
    value = view["board"][place]["value"]
    title = words("jungle.dialog.guard", where=naming.at(words, view, place))
    return Page(title, several(words, "jungle.dialog.guard.note", value), (Row(tuple(cells)),), cell=(176, 132))


def removed(maker: Maker, seat: int, place: str, member: str) -> str:
    """Who leaves the game when this member becomes the guard, as a sentence."""
    words = maker.words
    workers, leader = prospects.guard_removes(maker.table.session.view, seat, place, member)
    told = [several(words, "jungle.tip.workers", workers)] if workers else []
    told += [words("jungle.member.leader")] if leader else []
    if not told:
        return words("jungle.dialog.guard.nobody")
    who = told[0] if len(told) == 1 else words("jungle.tip.with-leader", workers=told[0], leader=told[1])
    return words("jungle.dialog.guard.removes", who=who)


def _end(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    left = session.view["action_points"]
    verbs = {action.verb.name for action in session.choices}
    still = ", ".join(words(f"jungle.bar.{name}") for name in NAMES if name in verbs)
    note = several(words, "jungle.dialog.end.note", left, actions=still)
    foot = tuple(maker.button(action, main=True) for action in maker.of(do.END_TURN))
    return Page(words("jungle.dialog.end"), note, (), foot)


def _player(maker: Maker) -> Page:
    table, seat = maker.table, maker.seat

    def paint(brush: Brush, width: float, height: float) -> None:
        paint_things(brush, table, seat, width, height)

    size = (330.0, 190.0) if table.small else (430.0, 190.0)
    return Page(table.session.name(seat), picture=paint, picture_size=size)


PAGES: dict[str, Callable[[Maker], Page]] = {
    "bring": _bring,
    "exchange": _exchange,
    "guard": _guard,
    "end": _end,
    "player": _player,
    "hint": hint.page,
    "menu": book.menu,
}
