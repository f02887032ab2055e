"""Searching in the rules: the field, the hits, and how the sheet gets to them."""

from __future__ import annotations

import pygame

from game.app import App
from game.host.events import Key
from game.rulebook.blocks import Leaf
from game.rulebook.book import RuleBook
from game.rulebook.field import FIELD, LONGEST
from game.rulebook.search import Hit
from game.screen.marked_text import Span
from game.screen.targets import find

AFTER = 0.08
"""Seconds after the last key until something is looked for."""
GLIDE = 0.2
"""Seconds that the sheet takes to a hit."""


class Finding(RuleBook):
    """Rules in which something can be looked for."""

    def __init__(self, app: App, game: str, paragraph: str, edition: str) -> None:
        super().__init__(app, game, paragraph, edition)
        self._field = pygame.Rect(0, 0, 0, 0)
        self._writing = self._slash = False
        self._waiting = 0.0
        self._glide: tuple[float, int, int] | None = None

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
            self._chapter, self._listing, self.scroll = self._order.index(hit.chapter), False, 0
        self.rebuild()
        self._glide_to(hit.block, hit.text, hit.start)

    def _glide_to(self, block: int, which: int = 0, letter: int = 0) -> None:
        leaf, place = self.laid[block], self.places[block]
        assert isinstance(leaf, Leaf)
        y = place.y + leaf.offset(self, place.w, which, letter)
        goal = min(max(0, y - self.body.h // 3), max(0, self.total - self.body.h))
        line = self.px(40)
        if self.scroll <= y - line // 2 and y + line <= self.scroll + self.body.h:
            goal = self.scroll
        if self.app.settings.motion:
            self._glide = (0.0, self.scroll, goal)
        else:
            self.scroll_to(goal)
        self.changed()

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
            self.scroll_to(round(start + (goal - start) * part))
            self._glide = (passed, start, goal) if passed < GLIDE else None
            self.changed()
            return self._glide is not None
        return False

    def typing(self) -> pygame.Rect | None:
        """The field, while it is open."""
        return self._field if self._writing else None

    def _write(self) -> None:
        self._writing = not self._writing
        self.changed()

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
            if key.name == "Tab" and (found := find(self.listed, FIELD)) is not None:
                self.app.focus_on(found.id)
        elif key.name in ("PageDown", "PageUp"):
            self.leaf(1 if key.name == "PageDown" else -1)

    def _settle(self) -> None:
        """Look at once for what was typed."""
        if self._waiting > 0:
            self._waiting = 0.0
            self._look(self.search.query)
