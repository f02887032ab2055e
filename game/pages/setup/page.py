"""The set-up page: one page without steps, on which everything can be seen that begins with Start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import pygame

from game.app import App
from game.games import GAMES
from game.host.events import Key
from game.host.reading import Reading
from game.pages.setup import presets, rules, seatcards
from game.pages.setup.field import SEED, OpenField
from game.pages.setup.gamecards import game_cards
from game.pages.setup.presetrow import preset_row
from game.pages.setup.startbutton import start_button
from game.pages.setup.state import SetupState, Sitter, new_seed
from game.routes import NewGameWanted, ShareWanted, TableWanted
from game.screen.gestures import InputEvent
from game.screen.targets import Target, find
from game.session.offer import Offer
from game.session.session import Session
from game.storage import shelf
from game.ui import boxes
from game.ui.boxes import Box, Column, Kit, Row
from game.ui.page import Page

Shape = Literal["wide", "medium", "phone"]
WIDE, TALL, MEDIUM = 1240, 700, 620
"""Units of a window that has room for everything at once, and of one for cards side by side."""
PANEL, ROUND = 364, 5
"""Units of the width of the rules; minutes to round to."""


# One subject although it has many methods: each thing to choose is one, in a line or two.
class SetupPage(Page):
    """Choose, then start."""

    ground = "table"
    sheet = "panel"
    gap = 8.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.choices = SetupState()
        self.lit = presets.offered(app.host)[0]
        """The preset that everything is as it says; empty after any change by hand."""
        self.opened: int | None = None
        """The seat that is open."""
        self.unfolded: set[str] = set()
        """The headings below which everything is shown."""
        self._field = OpenField(self.choices)
        self._story: list[str] = []
        presets.apply(self.choices, self.lit, app.host)

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("newgame.title")

    # Layout

    @property
    def shape(self) -> Shape:
        """Everything at once, cards side by side that scroll, or all below each other."""
        view, px = self.app.viewport, self.kit.px
        if view.width >= px(WIDE) and view.height >= px(TALL):
            return "wide"
        return "medium" if view.width >= px(MEDIUM) else "phone"

    @property
    def rows(self) -> bool:
        """Whether seats are rows instead of cards."""
        return self.shape == "phone" or (self.shape == "medium" and self.low)

    def side(self) -> Box | None:
        """Presets, games and seats, at the left of a wide window."""
        if self.shape != "wide":
            return None
        return Column(
            children=[preset_row(self), game_cards(self), seatcards.head(self), seatcards.seats(self)], gap=9
        )

    def blocks(self) -> Sequence[Box]:
        """The rules at the right of a wide window; in others everything."""
        if self.shape == "wide":
            return rules.panel(self)
        below = [rules.halves(self)] if self.shape == "medium" else rules.folded(self)
        return [preset_row(self), game_cards(self), seatcards.head(self), seatcards.seats(self), *below]

    def foot(self) -> Box:
        """Start, with what begins."""
        return start_button(self)

    def arrange(self, kit: Kit, room: pygame.Rect) -> dict[str, pygame.Rect]:
        """In a wide window the rules and Start share a panel at the right."""
        if self.shape != "wide":
            return super().arrange(kit, room)
        panel = Column(
            children=[Box(id="view", grow=1), self.foot()], pad=(16, 12, 16, 14), wide=PANEL, id="sheet"
        )
        frame = Row(children=[Box(id="side", grow=1), panel], gap=16, align="fill", pad=(16, 10, 16, 16))
        room.h = self.app.viewport.height - room.y
        placed = list(frame.lay(kit, room))
        places = {box.id: rect for box, rect in placed if box.id in ("side", "sheet", "view")}
        foot = boxes.find(placed, "start")
        assert foot is not None
        view = places.pop("view")
        view.h -= kit.px(10)
        self.view.lay(kit, Column(children=self.blocks(), gap=self.gap), view, view, 0)
        return {**places, "foot": foot}

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """The page opens with the focus on Start."""
        start = find(self.targets(), "start")
        return start if near is None and start is not None and start.enabled else super().sensible(near)

    def reading(self) -> Reading:
        """The page in words, and who came along or left."""
        read = super().reading()
        return Reading(read.heading, read.facts, tuple(self._story))

    # What is chosen, in words and numbers

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return self.choices.names(self.app.words)

    def group(self, seat: int) -> str:
        """What a seat is called as a group, for those who listen."""
        words, state = self.app.words, self.choices
        return words("newgame.seat", number=seat + 1, seats=state.players, name=self.names[seat])

    def minutes(self, game: str) -> int:
        """How long a game takes with those who sit here, to the nearest five; 0 where nobody knows."""
        known, bots = GAMES[game].minutes, sum(chair.kind == "bot" for chair in self.choices.sitting)
        if not known:
            return 0
        person, bot = known[min(known, key=lambda players: abs(players - self.choices.players))]
        found = (self.choices.players - bots) * person + bots * bot
        return max(1, round(found / ROUND)) * ROUND

    # What can be chosen

    def start(self) -> None:
        """Begin the game and sit down at the table."""
        self._field.close()
        if not self.choices.ready:
            return
        setup = self.choices.setup(self.app.words)
        presets.remember(self.app.host, setup)
        shelf.set_aside(self.app.host)
        session = Session(self.app.host, setup)
        self.app.pop()
        self.app.follow(TableWanted(session))

    def share(self) -> None:
        """Give the same game with the same deal to others."""
        self._field.close()
        self.app.follow(ShareWanted(Offer("set-up", self.choices.setup(self.app.words))))

    def begin_from(self, preset: str) -> None:
        """Fill in a preset."""
        presets.apply(self.choices, preset, self.app.host)
        self.lit, self.opened = preset, None
        self.rebuild()

    def play(self, game: str) -> None:
        """Set up another game."""
        self._change(partial(self.choices.choose_game, game))

    def add(self) -> None:
        """Another player comes along."""
        words, state = self.app.words, self.choices
        colour = words(f"player.{state.colours[state.players]}")
        self._story.append(
            words("newgame.joins", name=colour, players=words("newgame.count", count=state.players + 1))
        )
        self._change(state.add)

    def remove(self, seat: int) -> None:
        """A player stays at home."""
        words = self.app.words
        players = words("newgame.count", count=self.choices.players - 1)
        self._story.append(words("newgame.leaves", name=self.names[seat], players=players))
        self.opened = None
        self._change(partial(self.choices.remove, seat))

    def turn_seat(self, seat: int) -> None:
        """Open a seat, or close it when it is open."""
        self._field.close()
        self.opened = None if self.opened == seat else seat
        self.rebuild()
        place, window = self.rect_of(seatcards.EDITOR), self.view.window
        if place is not None and self.shape != "wide" and place.bottom > window.bottom:
            self.scroll_by(min(place.bottom - window.bottom, place.y - window.y) + self.kit.px(self.gap))

    def sit(self, seat: int, kind: Sitter) -> None:
        """Somebody sits down at a seat."""
        self._change(partial(self.choices.sit, seat, kind))

    def be(self, seat: int, *, level: str | None = None, style: str | None = None) -> None:
        """How strong a computer player is, or what it likes."""
        chair = self.choices.chairs[seat]
        chair.level = chair.level if level is None else level
        chair.style = chair.style if style is None else style
        self._change(lambda: None)

    def set_option(self, name: str, value: object) -> None:
        """Choose the value of an option of the game."""
        self._change(partial(self.choices.form.choose, name, value))

    def begin_with(self, first: int | None) -> None:
        """Choose who starts; None for chance."""
        self.choices.first = first
        self._change(lambda: None)

    def new_seed(self) -> None:
        """Another shuffle."""
        self.choices.seed = new_seed()
        self.rebuild()

    def fold(self, name: str) -> None:
        """Show or hide what is below a heading."""
        self.unfolded ^= {name}
        self.rebuild()

    def _change(self, change: Callable[[], object]) -> None:
        self._field.close()
        change()
        self.lit = ""
        if self.opened is not None and self.opened >= self.choices.players:
            self.opened = None
        self.rebuild()

    # Typing and keys

    @property
    def writing(self) -> str:
        """The id of the field that is open, such as "name-0"; empty when none is."""
        return self._field.id

    def write(self, field: str) -> None:
        """Open a field, or close it when it is open."""
        self._field.turn(field)
        self.rebuild()

    def typing(self) -> pygame.Rect | None:
        """The open field, while it is in sight."""
        found = find(self.targets(), self.writing) if self.writing else None
        return found.rect if found else None

    def handle(self, event: InputEvent) -> None:
        """Type into the open field; F2 writes a name, Delete takes a seat away, Enter starts; else scroll."""
        if self._field.takes(event):
            self.lit = self.lit if self.writing in ("", SEED) else ""
            self.rebuild()
        elif isinstance(event, Key) and event.name == "Enter":
            self.start()
        elif isinstance(event, Key) and event.name in ("F2", "Delete"):
            self._key_of_seat(event.name)
        else:
            super().handle(event)

    def back(self) -> None:
        """Escape closes an open seat first."""
        if self.opened is not None:
            self.turn_seat(self.opened)
        else:
            super().back()

    def leave(self) -> None:
        """The way back is no Escape."""
        super().back()

    def _key_of_seat(self, key: str) -> None:
        """What a key does to the seat that the focus is on."""
        kind, _, rest = self.app.focus.partition("-")
        seat = int(rest[0]) if kind in ("seat", "kind", "name", "level", "style") and rest[:1].isdigit() else None
        if seat is None or seat >= self.choices.players:
            return
        if key == "Delete" and seat and self.choices.players > self.choices.fewest:
            self.remove(seat)
        elif key == "F2":
            self.opened = seat
            self.write(f"name-{seat}")


def show(app: App, what: NewGameWanted) -> None:
    """Open the set-up page, perhaps with what somebody else has chosen."""
    page = SetupPage(app)
    if what.setup is not None:
        page.choices.fill(what.setup)
        page.choices.seed, page.lit = str(what.setup.seed), ""
    app.push(page)
