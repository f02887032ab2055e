"""The rules of the games in chapters: contents beside the sheet, worked examples, editions, and a search."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app import App
from game.games import GAMES
from game.host.events import Key, Text
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.play.example import Example, examples
from game.scenes import rulesfield
from game.scenes.blocks import CONTROL, Block, Choice, Option, Paragraph
from game.scenes.following import TryWanted
from game.scenes.page import Page, Way
from game.scenes.plate import Plate
from game.scenes.rulesblocks import Difference, Leaf, Passage, Title
from game.scenes.rulescontents import Chapter, Contents
from game.scenes.rulesexample import ExampleLeaf
from game.scenes.rulesfield import FIELD, LONGEST
from game.scenes.rulesearch import Hit, Search
from game.screen import gallery, text
from game.screen.gestures import Hover, InputEvent, Press
from game.screen.marked import Span
from game.screen.palette import CREAM
from game.screen.targets import Target, find
from game.table.following import RulesWanted
from game.table.tablegame import TableGame

WIDE, TALL = 780, 540
"""The smallest window, in units, with the contents beside the sheet."""
SIDE = 236
FIELD_WIDE, IN_BAR = 290, 620
"""The width of the field, and of the smallest window that has it in its bar."""
AFTER = 0.08
"""Seconds after the last key until something is looked for."""
GLIDE = 0.2
"""Seconds that the sheet takes to a hit."""


# One subject although it has many methods: sheet, contents and search of one page, and most of them are a line or two.
class Rules(Page):
    """The rules of one game: one chapter is on the sheet."""

    def __init__(self, app: App, game: str = "", paragraph: str = "", edition: str = "") -> None:
        super().__init__(app)
        self.game = GAMES[game or next(iter(GAMES))]
        self.edition = self.own_edition = edition
        self.lit = paragraph
        """The paragraph that somebody was sent to."""
        self.search = Search()
        self._chapter = 0
        self._listing = not paragraph
        """Whether a small window shows the contents."""
        self._side: tuple[Contents, pygame.Rect] | None = None
        self._field = pygame.Rect(0, 0, 0, 0)
        self._writing = self._slash = False
        self._waiting = 0.0
        self._glide: tuple[float, int, int] | None = None
        self._plates: dict[str, Plate] = {}
        self._chosen_sum = self._hovered = ("", -1)
        self._fresh = bool(paragraph)
        if paragraph:
            self.open(paragraph.partition(".")[0])

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
        found: list[Leaf] = [Title(0, self.told(chapter))]
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

    def _example(self, number: int, example: Example) -> ExampleLeaf:
        words = self.app.words
        if example.name not in self._plates:
            self._plates[example.name] = Plate(self.app, example)
        plate = self._plates[example.name]
        titles = tuple(
            words(f"{example.key}.{n}", **(one.words or {})) for n, one in enumerate(plate.sums, 1)
        )
        return ExampleLeaf(
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
            Option(f"edition-{one}", words(f"{self.game.name}.option.edition.{one}"), self._read_as(one), one == now)
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
            for name, game in GAMES.items()
            if both or game is not self.game
        ]

    def ways(self) -> list[Way]:
        """In a small window to the chapters before and after, and to the contents."""
        if self.beside:
            return []
        words, last, listing = self.app.words, len(self._order) - 1, self._contents_only
        first = -1 if listing else self._chapter
        return [
            Way("previous", words("rules.previous"), self._to(first - 1), enabled=not listing and first > 0),
            Way("next", words("rules.next"), self._to(first + 1), True, enabled=first < last),
        ]

    def back(self) -> None:
        """Escape closes the search, leads from a chapter of a small window to the contents, and then out."""
        if self.search.query:
            self._look("")
        elif not self.beside and not self._listing and not self._fresh:
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

    def _of(self, game: TableGame) -> Callable[[], None]:
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

    # The search

    def spans(self, block: int, which: int) -> list[Span]:
        """The letters to mark in a text of the chapter that is open."""
        return self.search.spans(self._order[self._chapter], block, which)

    def _look(self, query: str, *, stay: bool = False) -> None:
        texts = [(name, [leaf.texts() for leaf in self.leaves(name)]) for name in self._order] if query else []
        self.search.look(query, texts, self._order[self._chapter])
        self.rebuild()
        if self.search.hit is not None and not stay and not self._contents_only:
            self._show(self.search.hit)

    def _go(self, step: int) -> None:
        hit = self.search.go(step)
        if hit is not None:
            self._listing = False
            self._show(hit)

    def _show(self, hit: Hit) -> None:
        """Have a hit in sight: open its chapter, and let the sheet glide to it."""
        if self._order[self._chapter] != hit.chapter or self._listing:
            self._chapter, self._listing, self._scroll = self._order.index(hit.chapter), False, 0
        self.rebuild()
        self._glide_to(hit.block, hit.text, hit.start)

    def _glide_to(self, block: int, which: int = 0, letter: int = 0) -> None:
        leaf, place = self._blocks[block], self._places[block]
        assert isinstance(leaf, Leaf)
        y = place.y + leaf.offset(self, place.w, which, letter)
        goal = min(max(0, y - self.body.h // 3), max(0, self._total - self.body.h))
        line = self.px(40)
        if self._scroll <= y - line // 2 and y + line <= self._scroll + self.body.h:
            goal = self._scroll
        if self.app.settings.motion:
            self._glide = (0.0, self._scroll, goal)
        else:
            self._scroll_to(goal)
        self.changed()

    # Examples

    def lit_sum(self, example: str) -> int | None:
        """The sum of an example that is pointed at, in the picture or in its box."""
        pointed = self.app.focus if self.app.keyboard else self.app.pointed
        start = f"sum-{example}-"
        if pointed.startswith(start):
            return int(pointed.removeprefix(start))
        for name, number in (self._hovered, self._chosen_sum):
            if name == example:
                return number
        return None

    def lighting(self, example: str, number: int) -> Callable[[], None]:
        """What choosing a sum does: it stays bright until another is chosen."""

        def turn() -> None:
            self._chosen_sum = ("", -1) if self._chosen_sum == (example, number) else (example, number)
            self.changed()

        return turn

    def _hover(self, x: float, y: float) -> None:
        found = ("", -1)
        for block, place in zip(self._blocks, self._shown(), strict=True):
            if isinstance(block, ExampleLeaf) and place.collidepoint(x, y) and self.body.collidepoint(x, y):
                number = block.sum_under(self, place, x, y)
                found = (block.name, number) if number is not None else found
        if found != self._hovered:
            self._hovered = found
            self.changed()

    # The scene

    def layout(self, viewport: Viewport) -> None:
        """Measure everything for the window: bar, contents, field and sheet."""
        self.unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self.art = gallery.art(self.unit)
        low = viewport.height < 480 * self.unit
        bar, gap = self.px(52 if low else 56), self.px(12 if self.beside else 6)
        foot = self.px(CONTROL + (8 if low else 20)) if self.ways() else 0
        self._bar = pygame.Rect(0, 0, viewport.width, bar)
        self._foot = pygame.Rect(0, viewport.height - foot, viewport.width, foot)
        area = pygame.Rect(gap, bar + gap, viewport.width - 2 * gap, viewport.height - bar - foot - 2 * gap)
        area.h = max(1, area.h)
        side, between = self.px(CONTROL), self.px(8)
        if viewport.width >= self.px(IN_BAR):
            right = viewport.width - 2 * (side + between) - between
            self._field = pygame.Rect(right - self.px(FIELD_WIDE), (bar - self.px(42)) // 2, 0, self.px(42))
            self._field.w = self.px(FIELD_WIDE)
        else:
            wide = area.w - 2 * (side + between)
            self._field = pygame.Rect(area.x, area.y, max(1, wide), side)
            area.y, area.h = area.y + side + between, max(1, area.h - side - between)
        self._side = None
        if self.beside:
            self._side = self._contents(), pygame.Rect(area.x, area.y, self.px(SIDE), area.h)
            area.x, area.w = area.x + self.px(SIDE) + gap, area.w - self.px(SIDE) - gap
        self._sheet = area
        # What is lit stands out a little from the column of the text.
        pad, edge = min(self.px(8), area.w // 16), min(self.px(10), area.w // 16)
        self.body = area.inflate(-2 * pad, -2 * self.px(12))
        self.body.h = max(1, self.body.h)
        self._stack(max(1, self.body.w - 2 * edge), False)
        self._places = [place.move(edge, 0) for place in self._places]
        self._scroll_to(self._scroll)
        if self._fresh and self.lit:
            self._fresh = False
            number = next((n for n, one in enumerate(self._blocks) if getattr(one, "id", "") == self.lit), 0)
            self._scroll_to(max(0, self._places[number].y - self.body.h // 4))
            self._fresh = True

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

    def update(self, dt: float) -> bool:
        """Look for what was typed, and let the sheet glide."""
        if self._waiting > 0:
            self._waiting -= dt
            if self._waiting <= 0:
                self._look(self.search.query)
            return True
        if self._glide is not None:
            passed, start, goal = self._glide
            passed = min(GLIDE, passed + dt)
            part = 1 - (1 - passed / GLIDE) ** 3
            self._scroll_to(round(start + (goal - start) * part))
            self._glide = (passed, start, goal) if passed < GLIDE else None
            self.changed()
            return self._glide is not None
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Table, contents, sheet and bar."""
        text.begin()
        surface.blit(self.art.scene("table", surface.get_size()), (0, 0))
        self.art.frame(surface, "panel-plain", self._sheet)
        self._draw_blocks(surface)
        if self._side is not None:
            self._side[0].draw(surface, self, self._side[1])
        self.art.frame(surface, "bar", self._bar)
        ends = [self._bar.right - self.px(8), *(target.rect.x for target, _ in self._chrome if target.rect.x > self.px(60))]
        if self._field.bottom <= self._bar.bottom:
            ends.append(self._field.x)
        else:
            ends = [self._bar.right - self.px(8), *(one.rect.x for one, way in self._chrome if way.id == "contents")]
        room = pygame.Rect(self.px(60), 0, min(ends) - self.px(68), self._bar.h - self.px(4))
        text.draw(surface, self.title(), "head", self.px(24), CREAM, room, "wrap")
        search, words = self.search, self.app.words
        count = words("rules.hit", at=search.at + 1, count=len(search.hits)) if search.query else ""
        rulesfield.draw_field(self, surface, self._field, search.query, words("rules.search"), count, self._writing)
        for target, way in self._chrome:
            self.button(surface, target, main=way.main, chosen=way.small, sprite=way.sprite)

    def targets(self) -> list[Target]:
        """The bar, the contents, and what is in sight on the sheet."""
        return self._targets

    def _gather(self) -> None:
        super()._gather()
        side = self._side[0].targets(self, self._side[1]) if self._side is not None else []
        label = self.search.query or self.app.words("rules.search")
        field = Target(FIELD, label, self._field, self._write, self.app.words("rules.search.hint"))
        bar = [target for target in self._targets if target.rect.bottom <= self._field.bottom]
        rest = [target for target in self._targets if target not in bar]
        first = [target for target in bar if target.id in ("back", "contents")]
        bar = [*first, field, *(target for target in bar if target not in first)]
        self._targets = [*bar, *(self._heard(target) for target in side), *rest]

    def _in_bar(self) -> list[tuple[Target, Way]]:
        words, size, gap = self.app.words, self.px(CONTROL), self.px(8)
        y = (self._bar.h - size) // 2
        ways: list[tuple[int, int, Way]] = []
        if len(self.app.scenes) > 1:
            ways.append((gap, y, Way("back", words("page.back"), self.leave, sprite="ui-back")))
        arrows = self._field.y + (self._field.h - size) // 2
        right = self._bar.w - (gap if self._field.bottom <= self._bar.bottom else self._sheet.x)
        hits = bool(self.search.hits)
        last = self._scroll >= self._total - self.body.height
        if not self.beside:
            x = self._field.x - size - gap if self._field.bottom <= self._bar.bottom else self._bar.w - size - gap
            listing = self._contents_only
            ways.append((x, y, Way("contents", words("rules.contents"), self._fold, sprite="ui-menu", small=listing)))
        if hits or self._overflows or self._field.y > self._bar.y + self._bar.h:
            up = words("rules.hit.previous" if hits else "page.up")
            down = words("rules.hit.next" if hits else "page.down")
            step = self._go if hits else self._leaf
            ways.append(
                (right - 2 * size - gap, arrows, Way("page-up", up, lambda: step(-1), False, "ui-up", hits or self._scroll > 0))
            )
            ways.append((right - size, arrows, Way("page-down", down, lambda: step(1), False, "ui-down", hits or not last)))
        return [
            (Target(way.id, way.words, pygame.Rect(x, top, size, size), way.act, "", way.enabled), way)
            for x, top, way in ways
        ]

    def leave(self) -> None:
        """Go back to where the rules were opened."""
        super().back()

    def reading(self) -> Reading:
        """Title and everything on the sheet; what a search has found."""
        said = super().reading()
        search, words = self.search, self.app.words
        if not search.query:
            return said
        found = words("rules.hits", count=len(search.hits))
        return Reading(said.heading, (found, *said.facts), said.story)

    def typing(self) -> pygame.Rect | None:
        """The field, while it is open."""
        return self._field if self._writing else None

    def _write(self) -> None:
        self._writing = not self._writing
        self.changed()

    def handle(self, event: InputEvent) -> None:
        """Type into the field, walk through hits, scroll."""
        if isinstance(event, Hover):
            self._hover(event.x, event.y)
        elif isinstance(event, Text):
            self._type(event.text)
        elif isinstance(event, Key) and self._writing:
            self._key(event)
        elif isinstance(event, Key) and event.name == "/":
            self._writing = self._slash = True
            self.changed()
        else:
            if isinstance(event, Press) and self._writing and not self._field.collidepoint(event.x, event.y):
                self._write()
            self._glide = None
            super().handle(event)

    def _type(self, typed: str) -> None:
        if self._slash:  # the key that opened the field comes as a letter, too
            self._slash = False
            typed = typed.removeprefix("/")
        if not self._writing or not typed:
            return
        clean = "".join(sign for sign in typed if sign.isprintable())
        self._ask((self.search.query + clean).lstrip()[:LONGEST])

    def _ask(self, query: str) -> None:
        """Something else stands in the field; it is looked for when no key comes for a moment."""
        self.search.query, self.search.hits, self.search.at = query, [], -1
        self._waiting = AFTER
        self.rebuild()

    def _key(self, key: Key) -> None:
        self._slash = False
        if key.name == "Backspace":
            self._ask(self.search.query[:-1])
        elif key.name in ("Enter", "ArrowDown", "ArrowUp"):
            self._settle()
            self._go(-1 if key.name == "ArrowUp" or key.shift else 1)
        elif key.name == "Escape" and self.search.query:
            self._look("")
        elif key.name in ("Escape", "Tab"):
            self._settle()
            self._write()
            if key.name == "Tab" and (found := find(self._targets, FIELD)) is not None:
                self.app.focus_on(found.id)
        elif key.name in ("PageDown", "PageUp"):
            self._leaf(1 if key.name == "PageDown" else -1)

    def _settle(self) -> None:
        """Look at once for what was typed."""
        if self._waiting > 0:
            self._waiting = 0.0
            self._look(self.search.query)


def show(app: App, what: RulesWanted) -> None:
    """Open the rules of a game, at a paragraph if one is named."""
    app.push(Rules(app, what.game, what.paragraph, what.edition))
