"""The page that lists every key: those of all tables, and those of the game at hand."""

from game.app import App
from game.games import GAMES
from game.pages.keyrow import key_row
from game.routes import ShortcutsWanted
from game.ui.blocks import heading_line
from game.ui.boxes import Box
from game.ui.page import Page

GROUPS = {
    "choose": ("tab", "arrows", "enter", "digits", "escape"),
    "table": ("undo", "hint", "rule", "pace", "pan", "zoom", "list"),
}


class KeyHelp(Page):
    """All keys in groups."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self._game = game

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("shortcut.title")

    def blocks(self) -> list[Box]:
        """A heading and its keys, group by group; the game's own last."""
        words = self.app.words
        blocks: list[Box] = []
        for group, names in GROUPS.items():
            blocks.append(heading_line(words(f"shortcut.group.{group}")))
            blocks += [self._row(f"shortcut.{name}") for name in names]
        for name, game in GAMES.items():
            if game.shortcuts and name == (self._game or name):
                blocks.append(heading_line(words(f"{name}.title")))
                blocks += [self._row(f"{name}.shortcut.{one}") for one in game.shortcuts]
        return blocks

    def split(self) -> int:
        """The first group stands at the left."""
        return 1 + len(GROUPS["choose"])

    def _row(self, key: str) -> Box:
        return key_row(self.app.words(f"{key}.keys"), self.app.words(key))


def show(app: App, what: ShortcutsWanted) -> None:
    """Open the list of keys."""
    app.push(KeyHelp(app, what.game))
