"""What of a game's rules is read: chapters with their examples, the edition, and the contents."""

from __future__ import annotations

from collections.abc import Callable

from game.app import App
from game.routes import TryWanted
from game.rulebook.blocks import ChapterTitle, Difference, Leaf, Passage
from game.rulebook.boardpicture import BoardPicture
from game.rulebook.contents import Chapter, Contents
from game.rulebook.example import Example, examples
from game.rulebook.exampleblock import ExampleBlock
from game.rulebook.search import Search
from game.table.gamerecord import GameRecord, games
from game.ui.blockpage import BlockPage as Page
from game.ui.blockpage import PageButton
from game.ui.blocks import Block, Choice, Option, Paragraph

WIDE, TALL = 780, 700
"""The smallest window, in units, with the contents beside the sheet."""


class RuleBook(Page):
    """The chapters of one game's rules, one of which is open."""

    def __init__(self, app: App, game: str, paragraph: str, edition: str) -> None:
        super().__init__(app)
        self.game = games(self.app)[game or next(iter(games(self.app)))]
        self.edition = self.own_edition = edition
        self.lit = paragraph
        """The paragraph that somebody was sent to."""
        self.search = Search()
        self._sent = self._arriving = bool(paragraph)
        """Whether somebody was sent to a paragraph, and whether it is still to be brought into sight."""
        self._listing = not paragraph
        """Whether a small window shows the contents."""
        self._plates: dict[str, BoardPicture] = {}
        chapter = paragraph.partition(".")[0]
        self._chapter = self._order.index(chapter) if chapter else 0

    # What is read

    @property
    def _order(self) -> tuple[str, ...]:
        return tuple(self.game.chapters)

    @property
    def chapter(self) -> str:
        """The chapter that is open, empty at the contents of a small window."""
        return "" if self._contents_only else self._order[self._chapter]

    @property
    def _contents_only(self) -> bool:
        return self._listing and not self.beside

    @property
    def beside(self) -> bool:
        """Whether the contents stand beside the sheet."""
        view = self.app.viewport
        return view.width >= self.px(WIDE) and view.height >= self.px(TALL)

    def open(self, chapter: str) -> None:
        """Go to a chapter."""
        self._chapter, self._listing = self._order.index(chapter), False

    def told(self, key: str) -> str:
        """Words of this game's rules."""
        return self.app.words(f"{self.game.name}.rules.{key}")

    def title(self) -> str:
        """The words in the bar."""
        return self.told("title")

    def note_edition(self) -> str:
        """The edition whose text is read: the chosen one, or the first."""
        return self.edition or next(iter(self.game.editions), "")

    def blocks(self) -> list[Block]:
        """The chapter; in a small window also the contents, when they are asked for."""
        return self._overview() if self._contents_only else [*self.leaves(self._order[self._chapter])]

    def leaves(self, chapter: str) -> list[Leaf]:
        """What a chapter is made of: its heading, and each paragraph with its examples below it."""
        found: list[Leaf] = [ChapterTitle(0, self.told(chapter))]
        for number, sprites in enumerate(self.game.chapters[chapter], 1):
            id = f"{chapter}.{number}"
            found.append(Passage(len(found), id, self.told(id), tuple(sprites), self._differences(id)))
            found += [
                self._example(len(found) + ahead, one)
                for ahead, one in enumerate(one for one in examples(self.game.name) if one.paragraph == id)
            ]
        return found

    def _differences(self, id: str) -> tuple[Difference, ...]:
        now, words = self.note_edition(), self.app.words
        listed = [
            Difference(
                tuple(words(f"{self.game.name}.option.edition.{one}") for one in group),
                self.told(f"{id}.{group[0]}"),
                now in group,
            )
            for group in self.game.differences.get(id, ())
        ]
        return tuple(sorted(listed, key=lambda one: not one.own))

    def _example(self, number: int, example: Example) -> ExampleBlock:
        words = self.app.words
        if example.name not in self._plates:
            self._plates[example.name] = BoardPicture(self.app, example)
        plate = self._plates[example.name]
        titles = tuple(words(f"{example.key}.{n}", **(one.words or {})) for n, one in enumerate(plate.sums, 1))
        return ExampleBlock(
            number,
            plate,
            words("rules.example", title=words(example.key)),
            words(f"{example.key}.text"),
            titles,
            words("rules.example.from", count=example.after),
            words("rules.try"),
            lambda: self.app.follow(TryWanted(example.game, example.name)),
        )

    def _overview(self) -> list[Block]:
        words, game = self.app.words, self.game
        found: list[Block] = [
            Choice(words("newgame.game"), self._games(both=True)),
            Paragraph(self.told("intro"), (game.rules_cover,), zoom=1.6),
        ]
        if game.editions:
            found.append(Choice(words("rules.edition"), self._editions(), self._edition_note()))
        found.append(Choice(words("rules.contents"), [one.option for one in self._chapters(counted=True)]))
        return found

    def _look(self, query: str, *, stay: bool = False) -> None:
        """Look for something; `stay` where one is, whatever is found."""
        raise NotImplementedError

    # The contents

    def _chapters(self, *, counted: bool = False) -> list[Chapter]:
        found = []
        for number, name in enumerate(self._order):
            count = self.search.count(name)
            said = self.app.words("rules.hits", count=count) if count else ""
            label = self.told(name)
            if counted and count:
                label = self.app.words("rules.counted", chapter=label, hits=count)
            chosen = number == self._chapter and not self._contents_only
            option = Option(f"chapter-{name}", label, self._to(number), chosen, hint=said)
            found.append(Chapter(option, count, bool(self.search.query) and not count))
        return found

    def _editions(self) -> list[Option]:
        now, words = self.note_edition(), self.app.words
        return [
            Option(
                f"edition-{one}", words(f"{self.game.name}.option.edition.{one}"), self._read_as(one), one == now
            )
            for one in self.game.editions
        ]

    def _edition_note(self) -> str:
        words = self.app.words
        if not self.own_edition or self.own_edition not in self.game.editions:
            return words("rules.edition.note")
        name = words(f"{self.game.name}.option.edition.{self.own_edition}")
        return words("rules.edition.table", edition=name)

    def _games(self, *, both: bool) -> list[Option]:
        words = self.app.words
        return [
            Option(
                f"rules-{name}",
                words(f"{name}.title") if both else words(f"{name}.rules.title"),
                self._of(game),
                self.game is game,
            )
            for name, game in games(self.app).items()
            if both or game is not self.game
        ]

    def ways(self) -> list[PageButton]:
        """In a small window to the chapters before and after, and to the contents."""
        if self.beside:
            return []
        words, last, listing = self.app.words, len(self._order) - 1, self._contents_only
        first = -1 if listing else self._chapter
        return [
            PageButton(
                "previous", words("rules.previous"), self._to(first - 1), enabled=not listing and first > 0
            ),
            PageButton("next", words("rules.next"), self._to(first + 1), True, enabled=first < last),
        ]

    def back(self) -> None:
        """Escape closes the search, leads from a chapter of a small window to the contents, and then out."""
        if self.search.query:
            self._look("")
        elif not self.beside and not self._listing and not self._sent:
            self._fold()
        else:
            super().back()

    def _fold(self) -> None:
        self._listing = not self._listing
        self.to_top()

    def _to(self, chapter: int) -> Callable[[], None]:
        def turn() -> None:
            self._chapter, self._listing, self.lit = chapter, False, ""
            self.to_top()

        return turn

    def _of(self, game: GameRecord) -> Callable[[], None]:
        def turn() -> None:
            if game is not self.game:
                self.game, self._chapter, self.lit = game, 0, ""
                self.edition = self.own_edition if self.own_edition in game.editions else ""
                self._plates.clear()
                self._look(self.search.query)
            self.to_top()

        return turn

    def _read_as(self, edition: str) -> Callable[[], None]:
        def turn() -> None:
            self.edition = edition
            self._look(self.search.query, stay=True)
            self.rebuild()

        return turn

    def _contents(self) -> Contents:
        words = self.app.words
        return Contents(
            words("rules.contents"),
            self._chapters(),
            words("rules.edition"),
            self._editions(),
            self._edition_note() if self.game.editions else "",
            self._games(both=False),
        )
