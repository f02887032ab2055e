"""Worked examples of the rules as data: a position of a record, what is shown of it, and what is reckoned there.

They lie in assets/<game>/examples, one file for each; the records are those of the lessons. A file says which sums
are to be shown, never what comes of them: that is asked of the engine. docs/examples.md explains the format.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine import Reader
from game.app import App
from game.host.files import assets
from game.session.asset_records import AssetRecord, load, records, texts
from game.session.trial import SandboxSession, sandbox_session
from game.table.gamerecord import games
from game.table.worked_sums import Ask

BOARD = "board"


@dataclass(frozen=True, slots=True)
class Example:
    """A position in which a rule is worked through."""

    game: str
    name: str
    paragraph: str
    """The paragraph that it stands below, such as "move.2"."""
    record: AssetRecord
    after: int
    """How many moves of the record are made."""
    picture: str
    """The part of the table that is shown."""
    around: tuple[str, ...]
    """The places of the board that are to be seen."""
    asks: tuple[Ask, ...]

    @property
    def key(self) -> str:
        """How its keys in the catalogues begin; the key itself is the title."""
        return f"{self.game}.example.{self.name}"

    def session(self, app: App) -> SandboxSession:
        """The position, to be played on by one person; players are named by their colours."""
        names = [app.words.data(f"player.{one}") for one in games(app)[self.game].colours[:2]]
        return sandbox_session(app.host, self.game, self.record, self.after, names)

    @property
    def chapter(self) -> str:
        """The chapter of the rules that it belongs to."""
        return self.paragraph.partition(".")[0]


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game in their order."""
    return read(assets() / game.replace("-", "_"), game)


def read(folder: Path, game: str) -> tuple[Example, ...]:
    """The examples of a game's folder by their file names; a PositionError says what is wrong and where."""
    known = records(folder / "lessons")
    return tuple(_example(path, game, known) for path in sorted((folder / "examples").glob("*.json")))


def _example(path: Path, game: str, known: dict[str, AssetRecord]) -> Example:
    data = load(path)
    data.only("paragraph", "record", "after", "picture", "around", "sums")
    names = tuple(known)
    record = known[names[data.field("record").word(names)]]
    picture = data.field("picture").text() if "picture" in data.table() else BOARD
    return Example(
        game,
        path.stem.partition("-")[2] or path.stem,
        data.field("paragraph").text(),
        record,
        data.field("after").whole(0, len(record.moves)),
        picture,
        texts(data, "around"),
        tuple(_ask(item) for item in data.field("sums").items()),
    )


def _ask(data: Reader) -> Ask:
    """A sum is an object with one field: its name is the kind."""
    (kind,) = data.table() or ("",)
    return Ask(kind, tuple(item.text() for item in data.field(kind).items()))
