"""The set-up page: which game, who plays, who starts, which variants. Its defaults are a game worth starting."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pygame

import engine
from engine.bots import style_of
from game.app import App
from game.games import GAMES
from game.host.events import Key, TextInput
from game.pages import setupblocks
from game.pages.seatrow import seat_row
from game.routes import NewGameWanted, ShareWanted, TableWanted
from game.screen.gestures import InputEvent
from game.screen.targets import Target
from game.session.offer import Offer
from game.session.seats import Seat, Setup
from game.session.session import KEY, Session
from game.storage import shelf
from game.table.options import OptionsForm
from game.ui.blocks import heading_line, paragraph
from game.ui.boxes import Box
from game.ui.buttons import Button, button
from game.ui.page import Page

LONGEST_NAME = 14
LONGEST_SEED = 9


@dataclass(slots=True)
class SetupSeat:
    """What is chosen for one seat; an empty name stands for the colour's own."""

    kind: str
    name: str = ""


# One subject although it has many methods: each block of the page is one, and each thing to choose another.
class SetupPage(Page):
    """Choose, then start."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.forms = {name: game.form() for name, game in GAMES.items()}
        self.players = 3
        self.chairs = [SetupSeat("human"), *(SetupSeat("medium") for _ in range(3))]
        self.choose_game(next(iter(GAMES)))
        self.first: int | None = None
        self.seed = str(random.randrange(10**6))
        self._writing = ""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("newgame.title")

    def blocks(self) -> list[Box]:
        """The game, the seats, who starts, the variants, the seed."""
        words = self.app.words
        seats = [seat_row(self, seat) for seat in range(self.players)]
        blocks = [setupblocks.games(self), setupblocks.numbers(self), *seats, setupblocks.starters(self)]
        lines = self.form.lines()
        if lines and lines[0].switch:
            blocks.append(heading_line(words("newgame.variants")))
        blocks += [setupblocks.option(self, line) for line in lines]
        blocks.append(setupblocks.seeds(self))
        if "elsewhere" in self._chosen:
            key = "newgame.elsewhere.note" if "human" in self._chosen else "newgame.elsewhere.nobody"
            blocks.append(paragraph(words(key), ("ui-link",), soft=True))
        if self.app.host.load(KEY):
            blocks.append(paragraph(words("newgame.replaces"), ("ui-shelf",), soft=True))
        return blocks

    def split(self) -> int:
        """Game, seats and who starts on the left, the rest on the right."""
        return 3 + self.players

    def ways(self) -> list[Button]:
        """Start."""
        words = self.app.words
        start = words("newgame.start")
        return [
            button("share", words("share.open"), self.share, icon="ui-share"),
            button("start", start, self.start, main=True, icon="ui-play", enabled=self._anybody),
        ]

    @property
    def _chosen(self) -> list[str]:
        return [chair.kind for chair in self.chairs[: self.players]]

    @property
    def _anybody(self) -> bool:
        """Whether somebody sits here, when others play elsewhere."""
        return "human" in self._chosen or "elsewhere" not in self._chosen

    def start(self) -> None:
        """Begin the game and sit down at the table."""
        self._stop_writing()
        setup = self.setup()
        shelf.set_aside(self.app.host)
        session = Session(self.app.host, setup)
        self.app.pop()
        self.app.follow(TableWanted(session))

    def share(self) -> None:
        """Give the same game with the same deal to others."""
        self._stop_writing()
        self.app.follow(ShareWanted(Offer("set-up", self.setup())))

    def setup(self) -> Setup:
        """What is chosen."""
        names = self.names()
        seats = tuple(
            _seat(name, chair.kind) for name, chair in zip(names, self.chairs[: self.players], strict=True)
        )
        options = {**self.form.options(), "first": self.first, "names": names}
        return Setup(self.game, seats, options, int(self.seed or 0))

    def fill(self, setup: Setup) -> None:
        """Choose what somebody else has chosen."""
        self.choose_game(setup.game)
        self.players = len(setup.seats)
        for number, seat in enumerate(setup.seats):
            own = self.app.words(f"player.{self.colours[number]}")
            self.chairs[number] = SetupSeat(seat.level or seat.kind, "" if seat.name == own else seat.name)
        for name in [line.name for line in self.form.lines()]:
            now = next(line.value for line in self.form.lines() if line.name == name)
            if (wanted := setup.options.get(name, now)) != now:
                self.form.choose(name, wanted)
        self.first, self.seed = setup.options["first"], str(setup.seed)

    @property
    def form(self) -> OptionsForm:
        """The options of the game that is chosen."""
        return self.forms[self.game]

    def choose_game(self, name: str) -> None:
        """Set up another game, for as many players as it allows."""
        self.game, self.colours = name, GAMES[name].colours
        possible = engine.GAMES[name].players
        self.players = min(possible, key=lambda count: abs(count - self.players))
        for chair in self.chairs:
            if chair.kind not in self.kinds:
                chair.kind = self.kinds[1]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who may sit at a seat: a person, a bot of one of the game's levels, or a person who plays by link."""
        return ("human", *engine.GAMES[self.game].levels, "elsewhere")

    def style(self, seat: int) -> str:
        """What the bot at a seat likes, dealt by the seed; empty for a person."""
        people = ("human", "elsewhere")
        return "" if self.chairs[seat].kind in people else style_of(self.game, int(self.seed or 0), seat)

    def names(self) -> list[str]:
        """The players' names, every one different from the others."""
        names: list[str] = []
        for seat, chair in enumerate(self.chairs[: self.players]):
            name = chair.name.strip() or self.app.words(f"player.{self.colours[seat]}")
            names.append(name if name not in names else f"{name} {seat + 1}")
        return names

    # Typing

    @property
    def writing(self) -> str:
        """The id of the field that text goes to, such as "name-0"; empty when none is open."""
        return self._writing

    def write(self, field: str) -> None:
        """Open a field, or close it when it is open."""
        opening = self._writing != field
        self._stop_writing()
        self._writing = field if opening else ""
        self.rebuild()

    def typing(self) -> pygame.Rect | None:
        """The open field, while it is in sight."""
        found: Target | None = next((one for one in self.targets() if one.id == self._writing), None)
        return found.rect if found else None

    def handle(self, event: InputEvent) -> None:
        """Type into the open field, else scroll."""
        if self._writing and isinstance(event, TextInput):
            self._set(self._text() + event.text)
        elif self._writing and isinstance(event, Key):
            if event.name == "Backspace":
                self._set(self._text()[:-1])
            elif event.name in ("Enter", "Escape", "Tab"):
                self._stop_writing()
                self.rebuild()
        else:
            super().handle(event)

    def _text(self) -> str:
        return self.seed if self._writing == "seed" else self.chairs[int(self._writing[-1])].name

    def _set(self, text: str) -> None:
        if self._writing == "seed":
            self.seed = "".join(sign for sign in text if sign in "0123456789")[:LONGEST_SEED]
        else:
            clean = "".join(sign for sign in text if sign.isprintable() and sign not in "{}")
            self.chairs[int(self._writing[-1])].name = clean.lstrip()[:LONGEST_NAME]
        self.rebuild()

    def _stop_writing(self) -> None:
        self._writing = ""
        self.seed = self.seed or "0"

    # Blocks

    def set_option(self, name: str, value: object) -> None:
        """Choose the value of an option of the game."""
        self.form.choose(name, value)
        self.rebuild()

    def next_kind(self, seat: int) -> None:
        """Go on to the next kind of player at a seat: a person, then bots of each level."""
        chair = self.chairs[seat]
        chair.kind = self.kinds[(self.kinds.index(chair.kind) + 1) % len(self.kinds)]
        self.rebuild()

    def play(self, name: str) -> None:
        """Set up another game, and show it."""
        self.choose_game(name)
        self.play_with(self.players)

    def play_with(self, players: int) -> None:
        """Choose the number of players."""
        self.players = players
        if self.first is not None and self.first >= players:
            self.first = None
        self.rebuild()

    def begin_with(self, first: int | None) -> None:
        """Choose who is first; None for chance."""
        self.first = first
        self.rebuild()

    def new_seed(self) -> None:
        """Deal another game."""
        self.seed = str(random.randrange(10**6))
        self.rebuild()


def _seat(name: str, kind: str) -> Seat:
    """A seat of a kind: a person here or elsewhere, or the level of a bot."""
    if kind == "human":
        return Seat(name, "human")
    return Seat(name, "elsewhere") if kind == "elsewhere" else Seat(name, "bot", kind)


def show(app: App, what: NewGameWanted) -> None:
    """Open the set-up page."""
    page = SetupPage(app)
    if what.setup is not None:
        page.fill(what.setup)
    app.push(page)
