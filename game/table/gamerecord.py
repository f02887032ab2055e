"""A game at the table: the one record that the pages round a table read about it.

Scenes never ask which game it is; they ask its record. A game is put on offer by one line in game/games.py, and
docs/adding-a-game.md shows the whole way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from game.app import App
from game.scene import Scene
from game.screen import palette
from game.session.played import AnyView
from game.session.session import LogEntry, Session
from game.table.mode import Mode
from game.table.options import OptionsForm
from game.table.reviewfacts import ReviewFacts
from game.table.table import Table
from game.table.worked_sums import WorkedSums

M = TypeVar("M", bound=Mode)
Chapters = Mapping[str, Sequence[Sequence[str]]]
"""The chapters of a rule book: for each paragraph the pictures that stand beside its words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """Everything that the pages round the table need to know about a game."""

    name: str
    """As the engine calls it; also the first part of its keys in the catalogues."""
    table: type[Table]
    cover: str
    """The sprite that stands for the game in lists."""
    picture: str = ""
    """The scene that shows the game in the set-up."""
    picture_middle: float = 0.5
    """Where the middle of what matters in it is, from 0 at the left to 1 at the right."""
    minutes: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    """Minutes that all turns of a person and of a computer player take, by the number of players, where known."""
    colour: str = palette.RIVER
    """The colour that stands for the game in charts."""
    chapters: Chapters
    editions: tuple[str, ...] = ()
    """The editions that its rules can be read for, by the names of the option "edition"."""
    differences: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    """What editions do differently: by paragraph the groups that agree; their words are under the first name."""
    rules_cover: str
    """The sprite beside the introduction of its rules."""
    worked: WorkedSums | None = None
    """How the examples of its rules are reckoned, where it has some."""
    form: Callable[[], OptionsForm]
    """The options, with nothing chosen yet."""
    shortcuts: tuple[str, ...] = ()
    """The keys that this table has besides those of every table, by the names of their words."""
    reasons: Mapping[str, str]
    """The sprite of every reason for points."""
    reviewed: ReviewFacts | None = None
    """How it is looked back at, where the story's own lines are not enough."""
    rounds_end: Callable[[Sequence[LogEntry]], list[int]] = lambda log: []
    """The moves after which another part of the game begins, for the chart at the end."""
    parts: int = 0
    """How many parts have a number; what comes after them is the last one."""
    start_score: Callable[[Mapping[str, Any]], int] = lambda options: 0
    """The points everybody begins with, by the options."""
    tie_broken_by: Callable[[AnyView, int], str] = lambda view, winner: ""
    """What made one of several players with the most points win, if something did."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The players' colours, by seat."""
        return self.table.colours


def games(app: App) -> Mapping[str, GameRecord]:
    """The games on offer, in the order of the set-up page."""
    return cast("Mapping[str, GameRecord]", app.games)


def table_of(app: App, session: Session) -> Table:
    """The table of a session."""
    return games(app)[session.setup.game].table(app, session)


def mode_of(scene: Scene, kind: type[M]) -> M | None:
    """The mode of a scene, if it is a table with one of this kind."""
    mode = scene.mode if isinstance(scene, Table) else None
    return mode if isinstance(mode, kind) else None
