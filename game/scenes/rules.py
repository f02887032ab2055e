"""The rules of Lost Temple, told in chapters with the pieces beside the words."""

from collections.abc import Callable

from game.app import App
from game.scenes.blocks import Block, Choice, Heading, Option, Words
from game.scenes.page import Page, Way

Paragraphs = tuple[tuple[str, ...], ...]

TILE = "tile-quiet+icon-room@-10.6,-9.5+key-pink@10.6,9.5"
PINK_ROOM = "room-pink+door-pink-5+door-pink-2+explorer-red"
TWO_DOORS = "room-green+door-green-0+door-green-3+flag-orange"
SANCTUARY = "sanctuary-blue+flag-red@-15,-13+flag-black@15,13"
WHEEL = (
    "wheel+wheel-hub+treasure-mask@0,-57.7+treasure-jade@54.9,-17.8+treasure-vase@33.9,46.7"
    "+treasure-calendar@-33.9,46.7+treasure-statuette@-54.9,-17.8"
)

CHAPTERS: dict[str, Paragraphs] = {
    "aim": (("explorer-red",), ("chest-red", "treasure-mask"), ("key-pink", "key-blue")),
    "turn": (("pirogue-red",), (TILE,), ("explorer-red",), ("card-back",)),
    "river": (("pirogue-orange",), ("seaplane", WHEEL), ("forest",)),
    "icons": (
        ("key-green",),
        ("key-any",),
        ("treasure-back",),
        ("icon-card",),
        ("icon-room",),
        ("icon-sanctuary",),
        ("icon-passage",),
        ("icon-points",),
        ("icon-scoring",),
        ("treasure-room",),
    ),
    "explorer": (("key-pink", PINK_ROOM), ("icon-passage",), ("secret-room",), ("key-back",)),
    "dig": (("flag-orange",), (TWO_DOORS,), (SANCTUARY,), ("icon-passage",)),
    "extras": (
        ("tent-red",),
        ("card-secret-passage",),
        ("card-delivery-plus-two",),
        ("card-end-idol",),
    ),
    "rounds": (("key-yellow", "key-brown"), ("altar-blue", "altar-multi"), ("tent-black",), ("treasure-vase",)),
    "hands": (("room-pink+hex-legal",), ("ui-undo",), ("ui-info",), ("ui-save",)),
}
"""The chapters, each with the pictures of its paragraphs; their words are in the catalogue."""
ORDER = tuple(CHAPTERS)


class Rules(Page):
    """The contents, and one chapter after another."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._chapter = -1

    @property
    def chapter(self) -> str:
        """The chapter that is open, empty at the contents."""
        return ORDER[self._chapter] if self._chapter >= 0 else ""

    def open(self, chapter: str) -> None:
        """Go to a chapter."""
        self._chapter = ORDER.index(chapter)

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("rules.title")

    def blocks(self) -> list[Block]:
        """The list of chapters, or the chapter that was chosen."""
        words = self.app.words
        if self._chapter < 0:
            options = [
                Option(f"chapter-{name}", words(f"rules.{name}"), self._to(number))
                for number, name in enumerate(ORDER)
            ]
            return [
                Words(words("rules.intro"), ("explorer-red",), zoom=1.6),
                Choice(words("rules.contents"), options),
            ]
        name = ORDER[self._chapter]
        blocks: list[Block] = [Heading(words(f"rules.{name}"))]
        for number, sprites in enumerate(CHAPTERS[name], 1):
            blocks.append(Words(words(f"rules.{name}.{number}"), sprites, zoom=1.4))
        return blocks

    def ways(self) -> list[Way]:
        """To the chapters before and after, and to the contents."""
        words, last = self.app.words, len(ORDER) - 1
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
