"""Searching in the rules: what is typed into the field, the way from hit to hit, and how the sheet gets there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.host.events import Key
from game.rulebook.field import FIELD, LONGEST
from game.rulebook.markedtext import MarkedText, text_id
from game.rulebook.search import Hit

if TYPE_CHECKING:
    from game.rulebook.page import RulesPage

AFTER = 0.08
"""Seconds after the last key until something is looked for."""
GLIDE = 0.2
"""Seconds that the sheet takes to a hit."""
LINE = 40
"""Units that a hit needs to be in sight."""


class Finder:
    """What is typed and looked for on a page of rules."""

    def __init__(self, page: RulesPage) -> None:
        self._page = page
        self.writing = False
        """Whether the field takes letters."""
        self._slash = False
        """Whether the key that opened the field is still to come as a letter, too."""
        self._waiting = 0.0
        self._glide: tuple[float, int, int] | None = None

    # Typing

    def open(self) -> None:
        """Open the field with its key."""
        self.writing = self._slash = True
        self._page.rebuild()

    def toggle(self) -> None:
        """Open the field, or close it."""
        self.writing = not self.writing
        self._page.rebuild()

    def type(self, typed: str) -> None:
        """Letters come."""
        if self._slash:
            self._slash = False
            typed = typed.removeprefix("/")
        if self.writing and typed:
            clean = "".join(sign for sign in typed if sign.isprintable())
            self._ask((self._page.search.query + clean).lstrip()[:LONGEST])

    def key(self, key: Key) -> None:
        """A key is pressed while the field is open."""
        self._slash = False
        page, query = self._page, self._page.search.query
        if key.name == "Backspace":
            self._ask(query[:-1])
        elif key.name in ("Enter", "ArrowDown", "ArrowUp"):
            self._settle()
            self.go(-1 if key.name == "ArrowUp" or key.shift else 1)
        elif key.name == "Escape" and query:
            self.look("")
        elif key.name in ("Escape", "Tab"):
            self._settle()
            self.toggle()
            if key.name == "Tab":
                page.app.focus_on(FIELD)
        elif key.name in ("PageDown", "PageUp"):
            page.leaf(1 if key.name == "PageDown" else -1)

    def _ask(self, query: str) -> None:
        """Something else stands in the field; it is looked for when no key comes for a moment."""
        search = self._page.search
        search.query, search.hits, search.at = query, [], -1
        self._waiting = AFTER
        self._page.rebuild()

    def _settle(self) -> None:
        """Look at once for what was typed."""
        if self._waiting > 0:
            self._waiting = 0.0
            self.look(self._page.search.query)

    # Finding

    def look(self, query: str, *, stay: bool = False) -> None:
        """Look for something; `stay` where one is, whatever is found."""
        page, book = self._page, self._page.book
        texts = [(name, [leaf.texts for leaf in book.leaves(name)]) for name in book.chapters] if query else []
        page.search.look(query, texts, book.chapter)
        page.rebuild()
        if page.search.hit is not None and not stay and not page.contents_only:
            self._show(page.search.hit)

    def go(self, step: int) -> None:
        """Go to the next or the previous hit."""
        hit = self._page.search.go(step)
        if hit is not None:
            self._show(hit)

    def _show(self, hit: Hit) -> None:
        """Have a hit in sight: open its chapter, and let the sheet glide to it."""
        page = self._page
        if page.book.chapter != hit.chapter or page.listing:
            page.book.number, page.listing = page.book.chapters.index(hit.chapter), False
            page.view.offset = 0
        page.rebuild()
        wanted = text_id(hit.block, hit.text)
        found = next(one for one in page.placed if one.box.id == wanted and isinstance(one.box, MarkedText))
        assert isinstance(found.box, MarkedText)
        self._glide_to(found.rect.y - page.view.window.y + found.box.line_of(page.kit, found.rect.w, hit.start))

    def _glide_to(self, below: int) -> None:
        """Have a line in sight that is so far below the upper edge of the window."""
        page, view, line = self._page, self._page.view, self._page.kit.px(LINE)
        seen = line // 2 <= below <= view.window.h - line
        goal = view.offset if seen else view.within(view.offset + below - view.window.h // 3)
        if page.app.settings.motion:
            self._glide = (0.0, view.offset, goal)
        else:
            page.scroll_to(goal)
        page.changed()

    def stop(self) -> None:
        """Somebody scrolls: the sheet stays where it is."""
        self._glide = None

    def update(self, dt: float) -> bool:
        """Look for what was typed, and let the sheet glide; whether there is more to come."""
        if self._waiting > 0:
            self._waiting -= dt
            if self._waiting <= 0:
                self.look(self._page.search.query)
            return True
        if self._glide is None:
            return False
        passed, start, goal = self._glide
        passed = min(GLIDE, passed + dt)
        self._glide = (passed, start, goal) if passed < GLIDE else None
        self._page.scroll_to(round(start + (goal - start) * (1 - (1 - passed / GLIDE) ** 3)))
        return self._glide is not None
