"""What of a game's rules is read: chapters with their examples, and the edition."""

from __future__ import annotations

from game.app import App
from game.rulebook.boardpicture import BoardPicture
from game.rulebook.example import Example, examples
from game.rulebook.examplebox import WorkedExample
from game.rulebook.passage import ChapterTitle, Difference, Passage
from game.table.gamerecord import GameRecord, games

Leaf = ChapterTitle | Passage | WorkedExample
"""What stands in a chapter."""


class RuleBook:
    """The chapters of one game's rules, one of which is open."""

    def __init__(self, app: App, game: str, paragraph: str, edition: str) -> None:
        self._app = app
        self.game = games(app)[game or next(iter(games(app)))]
        self.lit = paragraph
        """The paragraph that somebody was sent to."""
        self._edition = self._table_edition = edition
        self._plates: dict[str, BoardPicture] = {}
        self.number = self.chapters.index(paragraph.partition(".")[0]) if paragraph else 0
        """The number of the chapter that is open."""

    @property
    def chapters(self) -> tuple[str, ...]:
        """The names of the chapters in their order."""
        return tuple(self.game.chapters)

    @property
    def chapter(self) -> str:
        """The chapter that is open."""
        return self.chapters[self.number]

    @property
    def edition(self) -> str:
        """The edition whose text is read: the chosen one, or the first."""
        return self._edition or next(iter(self.game.editions), "")

    def told(self, key: str) -> str:
        """Words of this game's rules."""
        return self._app.words(f"{self.game.name}.rules.{key}")

    def edition_name(self, edition: str) -> str:
        """What an edition is called."""
        return self._app.words(f"{self.game.name}.option.edition.{edition}")

    def edition_note(self) -> str:
        """What is said about the editions: the one of the table, if somebody came from there."""
        words = self._app.words
        if not self.game.editions:
            return ""
        if self._table_edition not in self.game.editions:
            return words("rules.edition.note")
        return words("rules.edition.table", edition=self.edition_name(self._table_edition))

    def open(self, number: int) -> None:
        """Go to a chapter."""
        self.number, self.lit = number, ""

    def take(self, game: GameRecord) -> None:
        """Read the rules of another game."""
        self.game = game
        self.open(0)
        self._edition = self._table_edition if self._table_edition in game.editions else ""
        self._plates.clear()

    def read_as(self, edition: str) -> None:
        """Read another edition."""
        self._edition = edition

    def leaves(self, chapter: str) -> list[Leaf]:
        """What a chapter is made of: its heading, and each paragraph with its examples below it."""
        found: list[Leaf] = [ChapterTitle(self.told(chapter))]
        for number, sprites in enumerate(self.game.chapters[chapter], 1):
            id = f"{chapter}.{number}"
            found.append(Passage(id, self.told(id), tuple(sprites), self._differences(id)))
            found += [self._example(one) for one in examples(self.game.name) if one.paragraph == id]
        return found

    def _differences(self, id: str) -> tuple[Difference, ...]:
        listed = [
            Difference(
                tuple(self.edition_name(one) for one in group),
                self.told(f"{id}.{group[0]}"),
                self.edition in group,
            )
            for group in self.game.differences.get(id, ())
        ]
        return tuple(sorted(listed, key=lambda one: not one.own))

    def _example(self, example: Example) -> WorkedExample:
        words = self._app.words
        if example.name not in self._plates:
            self._plates[example.name] = BoardPicture(self._app, example)
        plate = self._plates[example.name]
        titles = tuple(words(f"{example.key}.{n}", **(one.words or {})) for n, one in enumerate(plate.sums, 1))
        title = words("rules.example", title=words(example.key))
        return WorkedExample(plate, title, words(f"{example.key}.text"), titles)
