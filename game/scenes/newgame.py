"""The set-up page: which game, who plays, which variants, who starts. Its defaults are a game worth starting."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from engine.tikal import ruleset
from game import shelf
from game.input import Event, Key, Text
from game.scenes.blocks import Block, Choice, Heading, Option, Switch, Words
from game.scenes.page import Page, Way
from game.scenes.seatrow import SeatRow
from game.scenes.ways import table
from game.session import KEY, Seat, Session, Setup
from game.targets import Target

if TYPE_CHECKING:
    from game.app import App

GAMES = ("lost-temple", "tikal")
PLAYERS = (2, 3, 4)
KINDS = ("human", "easy", "medium", "hard")
VARIANTS = {"lost-temple": ("more_control", "short_game"), "tikal": ("auction",)}
EDITIONS = ("1999", "2015", "classic")
RULES: dict[str, tuple[object, object]] = {
    "camp_needs_member": (False, True),
    "volcano_beside_volcano": (ruleset.FREE, ruleset.REACHABLE),
    "tie_break": (ruleset.SHARED, ruleset.GUARD),
    "nobody_bids": (ruleset.AUCTION, ruleset.CLOCKWISE),
}
"""What the editions of Tikal differ in: for each field what it is when its switch is off, and when it is on."""
LONGEST_NAME = 14
LONGEST_SEED = 9


@dataclass(slots=True)
class Chair:
    """What is chosen for one seat; an empty name stands for the colour's own."""

    kind: str
    name: str = ""


class NewGame(Page):
    """Choose, then start."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.game = GAMES[0]
        self.players = 3
        self.chairs = [Chair("human"), *(Chair("medium") for _ in range(3))]
        self.variants = {name: False for names in VARIANTS.values() for name in names}
        self.edition = EDITIONS[0]
        self.rules: dict[str, object] = {}
        """What is set otherwise than the edition has it."""
        self.first: int | None = None
        self.seed = str(random.randrange(10**6))
        self._writing = ""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("newgame.title")

    def blocks(self) -> list[Block]:
        """The game, the seats, the variants, the start."""
        words = self.app.words
        blocks: list[Block] = [self._games(), self._numbers()]
        for seat in range(self.players):
            blocks.append(SeatRow(self, seat))
        if self.game == "tikal":
            blocks += [self._editions(), *self._rule_lines()]
        else:
            blocks.append(Heading(words("newgame.variants")))
        blocks += [self._switch(name, self.variants[name], self._variant(name)) for name in VARIANTS[self.game]]
        blocks += [self._starters(), self._seeds()]
        if self.app.host.load(KEY):
            blocks.append(Words(words("newgame.replaces"), ("ui-shelf",), soft=True))
        return blocks

    def split(self) -> int:
        """Game and seats on the left, the rest on the right."""
        return 2 + self.players

    def ways(self) -> list[Way]:
        """Start."""
        return [Way("start", self.app.words("newgame.start"), self.start, main=True, sprite="ui-play")]

    def start(self) -> None:
        """Begin the game and sit down at the table."""
        self._stop_writing()
        names = self.names()
        seats = tuple(
            Seat(name, "human") if chair.kind == "human" else Seat(name, "bot", chair.kind)
            for name, chair in zip(names, self.chairs[: self.players], strict=True)
        )
        options = {**self.options(), "first": self.first, "names": names}
        shelf.set_aside(self.app.host)
        session = Session(self.app, Setup(self.game, seats, options, int(self.seed or 0)))
        self.app.replace(table(self.app, session))

    def options(self) -> dict[str, Any]:
        """The variants that are chosen, as the engine wants them."""
        chosen: dict[str, Any] = {name: self.variants[name] for name in VARIANTS[self.game]}
        if self.game == "tikal":
            # Without this field all the others together would be the options of an older record.
            chosen |= {"edition": self.edition, "nobody_bids": self.rule("nobody_bids"), **self.rules}
        return chosen

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

    def write(self, field: str) -> Callable[[], None]:
        """What opens a field, or closes it when it is open."""

        def turn() -> None:
            opening = self._writing != field
            self._stop_writing()
            self._writing = field if opening else ""
            self.rebuild()

        return turn

    def typing(self) -> pygame.Rect | None:
        """The open field, while it is in sight."""
        found: Target | None = next((one for one in self.targets() if one.id == self._writing), None)
        return found.rect if found else None

    def handle(self, event: Event) -> None:
        """Type into the open field, else scroll."""
        if self._writing and isinstance(event, Text):
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

    def _games(self) -> Choice:
        words = self.app.words
        options = []
        for name in GAMES:
            label = words(f"newgame.game.{name}")
            options.append(Option(f"game-{name}", label, self._choosing("game", name), self.game == name))
        return Choice(words("newgame.game"), options, words(f"newgame.game.{self.game}.note"))

    def _numbers(self) -> Choice:
        options = [
            Option(f"players-{count}", str(count), self._choosing("players", count), self.players == count)
            for count in PLAYERS
        ]
        return Choice(self.app.words("newgame.players"), options)

    def _switch(self, name: str, on: bool, act: Callable[[], None]) -> Switch:
        words = self.app.words
        state = words("settings.on" if on else "settings.off")
        return Switch(name, words(f"newgame.{name}"), words(f"newgame.{name}.note"), on, act, state)

    def _editions(self) -> Choice:
        words = self.app.words
        options = [
            Option(f"edition-{name}", words(f"newgame.edition.{name}"), self._edition(name), self.edition == name)
            for name in EDITIONS
        ]
        return Choice(words("newgame.edition"), options, words(f"newgame.edition.{self.edition}.note"))

    def _rule_lines(self) -> list[Switch]:
        """What editions differ in, each with its own line; each can be set by itself."""
        return [
            self._switch(field, self.rule(field) == strict, self._rule(field, mild, strict))
            for field, (mild, strict) in RULES.items()
        ]

    def rule(self, field: str) -> object:
        """How a field of the rule set stands: as the edition has it, unless it was set."""
        return self.rules.get(field, getattr(ruleset.EDITIONS[self.edition], field))

    def _edition(self, name: str) -> Callable[[], None]:
        def choose() -> None:
            self.edition, self.rules = name, {}
            self._settle_auction(on=self.variants["auction"] and bool(self.rule("auction_allowed")))
            self.rebuild()

        return choose

    def _rule(self, field: str, mild: object, strict: object) -> Callable[[], None]:
        def turn() -> None:
            self.rules[field] = mild if self.rule(field) == strict else strict
            self.rebuild()

        return turn

    def _settle_auction(self, on: bool) -> None:
        """An edition without an auction can be played with one all the same, if somebody asks for it."""
        self.variants["auction"] = on
        self.rules.pop("auction_allowed", None)
        if on and not self.rule("auction_allowed"):
            self.rules["auction_allowed"] = True

    def _starters(self) -> Choice:
        words = self.app.words
        chance = words("newgame.chance")
        options = [Option("first-chance", chance, self._choosing("first", None), self.first is None)]
        for seat, name in enumerate(self.names()):
            chosen, sprite = self.first == seat, f"seat-{self.colours[seat]}"
            options.append(Option(f"first-{seat}", name, self._choosing("first", seat), chosen, sprite=sprite))
        return Choice(words("newgame.first"), options)

    def _seeds(self) -> Choice:
        words, writing = self.app.words, self._writing == "seed"
        shown = f"{self.seed}|" if writing else self.seed
        options = [
            Option("seed", shown, self.write("seed"), writing, hint=words("newgame.seed.edit")),
            Option("seed-new", words("newgame.seed.new"), self._new_seed, sprite="ui-replay"),
        ]
        return Choice(words("newgame.seed"), options, words("newgame.seed.note"))

    def kind(self, seat: int) -> Callable[[], None]:
        """What goes on to the next kind of player at a seat: a person, then bots from easy to hard."""

        def turn() -> None:
            chair = self.chairs[seat]
            chair.kind = KINDS[(KINDS.index(chair.kind) + 1) % len(KINDS)]
            self.rebuild()

        return turn

    def _choosing(self, field: str, value: object) -> Callable[[], None]:
        def choose() -> None:
            setattr(self, field, value)
            if self.first is not None and self.first >= self.players:
                self.first = None
            self.rebuild()

        return choose

    def _variant(self, name: str) -> Callable[[], None]:
        def turn() -> None:
            self.variants[name] = not self.variants[name]
            if name == "auction":
                self._settle_auction(on=self.variants[name])
            self.rebuild()

        return turn

    def _new_seed(self) -> None:
        self.seed = str(random.randrange(10**6))
        self.rebuild()
