"""What is chosen on the set-up page, without a picture: game, seats, options, who starts, the seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import engine
from game.games import GAMES
from game.screen.catalogue import Catalogue, languages
from game.session.seats import Seat, Setup
from game.table.options import OptionsForm

Sitter = Literal["you", "person", "elsewhere", "bot"]
SITTERS: tuple[Sitter, ...] = ("you", "person", "elsewhere", "bot")
"""Who can sit at a seat: the person at this device, another one, a friend by link, a computer player."""
MOST = max(max(rules.players) for rules in engine.GAMES.values())
USUAL = "medium"
LONGEST_NAME, LONGEST_SEED = 14, 9


@dataclass(slots=True)
class Chair:
    """What is chosen for one seat."""

    kind: Sitter = "bot"
    name: str = ""
    """Empty for the name of the colour."""
    level: str = USUAL
    style: str = ""
    """Empty for a temperament that is drawn when the game begins."""


def new_seed() -> str:
    """Another shuffle."""
    return str(random.randrange(10**6))


@dataclass(slots=True)
class SetupState:
    """A game before it begins; variants are kept for each game."""

    game: str = ""
    players: int = 3
    first: int | None = None
    seed: str = field(default_factory=new_seed)
    chairs: list[Chair] = field(default_factory=lambda: [Chair("you"), *(Chair() for _ in range(MOST - 1))])
    forms: dict[str, OptionsForm] = field(
        default_factory=lambda: {name: game.form() for name, game in GAMES.items()}
    )

    def __post_init__(self) -> None:
        self.choose_game(self.game or next(iter(GAMES)))

    @property
    def form(self) -> OptionsForm:
        """The options of the game that is chosen."""
        return self.forms[self.game]

    @property
    def colours(self) -> tuple[str, ...]:
        """The players' colours."""
        return GAMES[self.game].colours

    @property
    def sitting(self) -> list[Chair]:
        """The chairs that are taken."""
        return self.chairs[: self.players]

    @property
    def levels(self) -> tuple[str, ...]:
        """How strong computer players of this game can be."""
        return tuple(engine.GAMES[self.game].levels)

    @property
    def styles(self) -> tuple[str, ...]:
        """The temperaments of computer players of this game, drawn by lot first."""
        styles = tuple(engine.GAMES[self.game].styles)
        return ("", *styles) if styles else ()

    @property
    def fewest(self) -> int:
        """How many players it takes."""
        return min(engine.GAMES[self.game].players)

    @property
    def most(self) -> int:
        """How many players there is room for."""
        return max(engine.GAMES[self.game].players)

    @property
    def ready(self) -> bool:
        """Whether somebody sits here, when others play elsewhere."""
        kinds = {chair.kind for chair in self.sitting}
        return bool(kinds & {"you", "person"}) or "elsewhere" not in kinds

    def names(self, words: Catalogue) -> list[str]:
        """The players' names, every one different from the others."""
        names: list[str] = []
        for seat, chair in enumerate(self.sitting):
            name = chair.name.strip() or words.data(f"player.{self.colours[seat]}")
            names.append(name if name not in names else f"{name} {seat + 1}")
        return names

    def setup(self, words: Catalogue) -> Setup:
        """What is chosen, for a session."""
        names = self.names(words)
        seats = tuple(_seat(name, chair) for name, chair in zip(names, self.sitting, strict=True))
        options = {**self.form.options(), "first": self.first, "names": names}
        return Setup(self.game, seats, options, int(self.seed or 0))

    def fill(self, setup: Setup) -> None:
        """Choose what somebody has chosen before, but for the seed."""
        self.choose_game(setup.game)
        self.players = len(setup.seats)
        for number, seat in enumerate(setup.seats):
            own = seat.name in _names_of(self.colours[number])
            kind: Sitter = "person" if seat.kind == "human" else seat.kind
            chair = Chair(kind, "" if own else seat.name, style=seat.style)
            chair.level = seat.level or chair.level
            self.chairs[number] = chair
        here = [chair for chair in self.sitting if chair.kind == "person"]
        if here:
            here[0].kind = "you"
        for name in [line.name for line in self.form.lines()]:
            now = next(line.value for line in self.form.lines() if line.name == name)
            if (wanted := setup.options.get(name, now)) != now:
                self.form.choose(name, wanted)
        self.first = setup.options["first"]
        self._settle()

    def choose_game(self, name: str) -> None:
        """Set up another game, for as many players as it allows."""
        self.game = name
        self.play_with(min(engine.GAMES[name].players, key=lambda count: abs(count - self.players)))

    def play_with(self, players: int) -> None:
        """Choose the number of players; those who no longer play do not start."""
        self.players = players
        self._settle()

    def add(self) -> None:
        """Another player, of the next colour."""
        self.play_with(self.players + 1)

    def remove(self, seat: int) -> None:
        """One player less; those behind move up, and so does who starts."""
        first = self.first
        self.chairs.append(self.chairs.pop(seat))
        self.first = None if first == seat else first - 1 if first is not None and first > seat else first
        self.play_with(self.players - 1)

    def sit(self, seat: int, kind: Sitter) -> None:
        """Somebody sits down at a seat; there is one "you", who changes places with whoever sat there."""
        if kind == "you":
            here = next((one for one, chair in enumerate(self.sitting) if chair.kind == "you"), seat)
            self.chairs[here].kind = self.chairs[seat].kind
        self.chairs[seat].kind = kind

    def seat_all(self, kinds: Sequence[Sitter]) -> None:
        """These sit down in order, as they usually would, and chance says who starts; names stay."""
        for chair, kind in zip(self.chairs, kinds, strict=False):
            chair.kind, chair.level, chair.style = kind, USUAL, ""
        self.first = None
        self.play_with(min(max(len(kinds), self.fewest), self.most))

    def _settle(self) -> None:
        """What this game does not have becomes what it has."""
        for chair in self.chairs:
            if chair.level not in self.levels:
                chair.level = USUAL if USUAL in self.levels else self.levels[0]
            if chair.style not in self.styles:
                chair.style = ""
        if self.first is not None and self.first >= self.players:
            self.first = None

    def copy_of_choices(self) -> tuple[object, ...]:
        """Everything that a preset fills in, to be compared."""
        return (self.game, self.players, self.first, *(replace(chair, name="") for chair in self.sitting))


def _seat(name: str, chair: Chair) -> Seat:
    if chair.kind == "bot":
        return Seat(name, "bot", chair.level, chair.style)
    return Seat(name, "elsewhere" if chair.kind == "elsewhere" else "human")


def _names_of(colour: str) -> set[str]:
    """What a colour is called, in every language: a player so called has no name of their own."""
    return {Catalogue(language, ())(f"player.{colour}") for language in languages()}
