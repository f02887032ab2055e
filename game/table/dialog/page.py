"""What a dialog's page is made of, and what the pages of both games share: cells, rows and the menu.

A page is plain data made from the session; dialogs.py lays it out and draws it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Action, Choices, Verb
from game.routes import ReportWanted, SettingsWanted, ShareWanted
from game.scene import Scene
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.session import offer
from game.session.session import Session

if TYPE_CHECKING:
    from game.table.table import Table

Painter = Callable[[Brush, float, float], None]


@dataclass(frozen=True, slots=True)
class Cell:
    """One thing that can be chosen: a picture with words below it."""

    target: str
    label: str
    act: Callable[[], None]
    sprite: str = ""
    caption: str = ""
    note: str = ""
    enabled: bool = True
    main: bool = False
    zoom: float = 1.0
    painter: Painter | None = None
    room: float = 70.0
    """Units of height that the picture wants."""
    frame: str = ""
    """The frame that it has instead of a button's."""


@dataclass(frozen=True, slots=True)
class DialogRow:
    """Things side by side, with a picture and words before them if they belong to something."""

    cells: tuple[Cell, ...]
    sprite: str = ""
    caption: str = ""
    tall: float = 0.0
    """Units of height that its things want in a docked page, where they stay side by side."""


@dataclass(frozen=True, slots=True)
class DialogPage:
    """A dialog's content; `cell` is the size it would like for each thing, in units.

    A page lies beside the board, which stays free; only one that says `docked=False` lies in the middle of a
    quiet table.
    """

    title: str
    note: str = ""
    rows: tuple[DialogRow, ...] = ()
    foot: tuple[Cell, ...] = ()
    cell: tuple[float, float] = (96, 96)
    picture: Painter | None = None
    picture_size: tuple[float, float] = (0, 0)
    docked: bool = True
    below: Painter | None = None
    """What is drawn below everything in each frame, because it follows the pointer."""
    below_tall: float = 0.0


class PageMaker:
    """Makes the pages of one table; each game has its own."""

    table: Table

    def __init__(self, table: Table) -> None:
        self.table, self.app = table, table.app
        self.session: Session = table.session
        self.seat = 0
        """The player whose things are to be seen."""

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""
        return self.table.words

    def page(self, kind: str) -> DialogPage:
        """The page of a kind."""
        raise NotImplementedError

    def label(self, action: Action) -> str:
        """What an action does, in words."""
        raise NotImplementedError

    def of(self, *verbs: Verb) -> Choices:
        """The choices of some verbs."""
        return self.session.choices.of(*verbs)

    def cell(self, action: Action, sprite: str = "", caption: str = "", note: str = "", **more: object) -> Cell:
        """A thing that carries out an action."""
        label = self.label(action)
        act = self.table.acting(action)
        return Cell(str(action), label, act, sprite, caption, note, **more)  # type: ignore[arg-type]

    def button(self, action: Action, *, main: bool = False) -> Cell:
        """A button at the foot that carries out an action."""
        label = self.label(action)
        return Cell(str(action), label, self.table.acting(action), caption=label, main=main)

    def opener(self, kind: str) -> Callable[[], None]:
        """Open another dialog."""
        return lambda: self.table.show_dialog(kind)


def menu(maker: PageMaker) -> DialogPage:
    """Rules, settings, and the way out."""
    words, table = maker.words, maker.table
    cells = []
    if maker.session.redoable:
        cells.append(("ui-redo", words("table.redo"), table.bar.redo, "ui-redo"))
    cells += [
        (
            "ui-rules",
            words("dialog.menu.rules"),
            table.open_rules,
            "ui-rules",
        ),
        (
            "ui-settings",
            words("dialog.menu.settings"),
            lambda: maker.app.follow(SettingsWanted()),
            "ui-settings",
        ),
        (
            "ui-share",
            words("share.open"),
            lambda: _share(maker),
            "ui-share",
        ),
        (
            "ui-report",
            words("dialog.menu.report"),
            lambda: maker.app.follow(ReportWanted()),
            "ui-warning",
        ),
    ]
    if table.mode.writes:
        cells.append(("ui-type", words("typed.open.short"), table.typed_field.begin, "ui-type"))
    cells.append(("ui-leave", words("dialog.menu.leave"), lambda: Scene.back(table), "ui-back"))
    row = DialogRow(
        tuple(Cell(name, label, act, icon, label, zoom=1.2, room=44) for name, label, act, icon in cells)
    )
    return DialogPage(words("dialog.menu"), words("dialog.menu.saved"), (row,), cell=(120, 92), docked=False)


def _share(maker: PageMaker) -> None:
    """The game as it stands, for another device; the menu makes way."""
    maker.table.dialogs.close()
    maker.app.follow(ShareWanted(offer.of(maker.session)))
