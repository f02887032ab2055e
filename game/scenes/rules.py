"""The rules of the games, told in chapters with the pieces beside the words."""

from collections.abc import Callable

from game.app import App
from game.games import GAMES
from game.scenes.blocks import Block, Choice, Heading, Option, Paragraph
from game.scenes.page import Page, Way
from game.table.following import RulesWanted
from game.table.tablegame import TableGame


class Rules(Page):
    """The contents of one game's rules, and one chapter after another."""

    def __init__(self, app: App, game: str = "") -> None:
        super().__init__(app)
        self.game = GAMES[game or next(iter(GAMES))]
        self._chapter = -1

    @property
    def _order(self) -> tuple[str, ...]:
        return tuple(self.game.chapters)

    @property
    def chapter(self) -> str:
        """The chapter that is open, empty at the contents."""
        return self._order[self._chapter] if self._chapter >= 0 else ""

    def open(self, chapter: str) -> None:
        """Go to a chapter."""
        self._chapter = self._order.index(chapter)

    def told(self, key: str) -> str:
        """Words of this game's rules."""
        return self.app.words(f"{self.game.name}.rules.{key}")

    def title(self) -> str:
        """The words in the bar."""
        return self.told("title")

    def blocks(self) -> list[Block]:
        """The list of chapters, or the chapter that was chosen."""
        words = self.app.words
        if self._chapter < 0:
            games = [
                Option(f"rules-{name}", words(f"{name}.title"), self._of(game), self.game is game)
                for name, game in GAMES.items()
            ]
            options = [
                Option(f"chapter-{name}", self.told(name), self._to(number))
                for number, name in enumerate(self._order)
            ]
            return [
                Choice(words("newgame.game"), games),
                Paragraph(self.told("intro"), (self.game.rules_cover,), zoom=1.6),
                Choice(words("rules.contents"), options),
            ]
        name = self.chapter
        blocks: list[Block] = [Heading(self.told(name))]
        for number, sprites in enumerate(self.game.chapters[name], 1):
            blocks.append(Paragraph(self.told(f"{name}.{number}"), sprites, zoom=1.4))
        return blocks

    def ways(self) -> list[Way]:
        """To the chapters before and after, and to the contents."""
        words, last = self.app.words, len(self._order) - 1
        return [
            Way("previous", words("rules.previous"), self._to(self._chapter - 1), enabled=self._chapter >= 0),
            Way("contents", words("rules.contents"), self._to(-1), enabled=self._chapter >= 0),
            Way("next", words("rules.next"), self._to(self._chapter + 1), True, enabled=self._chapter < last),
        ]

    def back(self) -> None:
        """Escape leads from a chapter to the contents, and from there out."""
        if self._chapter >= 0:
            self._to(-1)()
        else:
            super().back()

    def _to(self, chapter: int) -> Callable[[], None]:
        def turn() -> None:
            self._chapter = chapter
            self.to_top()

        return turn

    def _of(self, game: TableGame) -> Callable[[], None]:
        def turn() -> None:
            self.game = game
            self.to_top()

        return turn


def show(app: App, what: RulesWanted) -> None:
    """Open the rules of a game."""
    app.push(Rules(app, what.game))
