"""The page that lists every key: those of all tables, and those of the game at hand."""

from game.app import App
from game.games import GAMES
from game.routes import ShortcutsWanted
from game.screen import palette
from game.ui import styles
from game.ui.blocks import heading_line
from game.ui.boxes import Box, Row, Stack
from game.ui.page import Page
from game.ui.widgets import Ground, Text

GROUPS = {
    "choose": ("tab", "arrows", "enter", "digits", "escape"),
    "table": ("type", "undo", "hint", "rule", "pace", "pan", "zoom", "silence", "list"),
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


def key_row(keys: str, words: str) -> Box:
    """Keys, separated by spaces, as they stand on a keyboard, and what they do."""
    plates = Row(children=[_key(key) for key in keys.split(" ")], gap=5, pad=(0, 0, 10, 0), wide=0, grow=4)
    effect = Text(words=words, style=styles.PARAGRAPH, spoken=f"{keys}. {words}", wide=0, grow=6)
    return Row(children=[plates, effect], least=30)


def _key(key: str) -> Box:
    plate = Ground(ink=palette.FIELD, edge=palette.GROOVE_EDGE, radius=5)
    written = Text(words=key, style=styles.LABEL, fit="shrink", side="centre", pad=(7, 0), told=False)
    return Stack(children=[plate, written], tall=25, gives_way=True)


def show(app: App, what: ShortcutsWanted) -> None:
    """Open the list of keys."""
    app.push(KeyHelp(app, what.game))
