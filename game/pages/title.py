"""The title: the first thing a player sees, and the ways on from it."""

from functools import partial

import pygame

from game.app import App
from game.host.events import Key
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.lesson import progress
from game.lesson.invitation import Invitation
from game.pages import titlerows
from game.routes import (
    LearnWanted,
    LessonWanted,
    NewGameWanted,
    PuzzleWanted,
    RecordWanted,
    ResumeWanted,
    RulesWanted,
    SavedGamesWanted,
    SettingsWanted,
    ShortcutsWanted,
    TurnsWanted,
)
from game.screen import sounds, text
from game.screen.brush import Brush
from game.screen.catalogue import languages
from game.screen.gestures import InputEvent
from game.screen.letters import fit
from game.screen.palette import CREAM, DIM
from game.screen.targets import Target
from game.storage import own_turns, puzzle_results
from game.ui import boxes, shaded, styles
from game.ui.boxes import Box, Column, Stack
from game.ui.boxscene import BoxScene
from game.ui.styles import Style
from game.ui.widgets import Painting, Text

LINE, BETWEEN = 40, 42
"""Units of height of the line below the name, and in a low window of everything round the name and the ways on."""
SAVED = "game"
"""Where the game under way is kept."""


class TitlePage(BoxScene):
    """Title art, the names of the games, and the ways on."""

    letters = 1.0
    """Its letters are large already."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.notice = ""
        """A key of words to be said once, such as that a saved game was damaged."""
        new = progress.first_visit(app.host)
        self._offer = Invitation(app, self._begin, self._refuse) if new else None
        self._listing = False
        """Whether the languages are listed in place of the ways on."""

    def tree(self, viewport: Viewport) -> Box:
        """Names above, buttons below: at the left of a wide picture, in the middle of a tall one."""
        self.picture = "title-tall" if viewport.narrow else "title-wide"
        px, narrow = self.kit.px, viewport.narrow
        low, tight = viewport.height < 480 * self.unit, viewport.height < 700 * self.unit
        under_way = bool(self.app.host.load(SAVED))
        if self._listing:
            listed = titlerows.languages([*languages(), ""])
            ways = titlerows.column(listed, tight, self._language)
        else:
            ways = titlerows.column(titlerows.rows(under_way, low), tight, partial(self._way, under_way))
        # The name stands beside the temple. A page at twice its size has few units across, a phone held sideways
        # few above the buttons: where it has no room there, it takes all of the width.
        room = max(titlerows.WIDE + 10, viewport.width * 46 // 100 / self.unit)
        tall = viewport.height - ways.height(self.kit, px(titlerows.WIDE)) - px(BETWEEN + LINE)
        if narrow or viewport.width < px(800) or (low and not self._has_room(px(room), tall)):
            room = viewport.width / self.unit
        above = [
            Painting(by=partial(self._paint_names, narrow), wide=room, tall=210, gives_way=True),
            Box(tall=6),
            Box(grow=1),
        ]
        note = self._note(room) if self.notice else []
        edge = 24 if low or narrow else 72
        return Column(
            children=[*above, *note, Box(tall=6), ways],
            align="centre" if narrow else "start",
            pad=(edge, 14 if tight or narrow else 46, edge, 16 if tight else 62),
        )

    def place(self, viewport: Viewport) -> None:
        """Place the boxes anew, and what is offered beside them."""
        super().place(viewport)
        ways = boxes.find(self.kept, titlerows.WAYS)
        if self._offer is not None and ways is not None:
            self._offer.lay(viewport.size, self.unit, viewport.narrow, ways)

    def _note(self, wide: float) -> list[Box]:
        """What is said once."""
        said = Text(words=self.app.words(self.notice), style=styles.TEXT.in_ink(CREAM), grow=1)
        return [Column(children=[said], frame="tooltip", pad=(10, 4), wide=wide, tall=44)]

    def _way(self, under_way: bool, name: str, small: bool) -> Box:
        words, key = self.app.words, "newgame" if name == "play" and under_way else name
        hint = ""
        aside: list[Box] = []
        if name == "today":
            due, stars = self._due, self._stars
            hint, badge = words("puzzle.stars", count=stars), []
            if due:
                hint, badge = f"{hint} {words('title.due', count=due)}", [titlerows.badge(due)]
            aside = [*badge, *([] if small else [titlerows.stars(stars)])]
        elif name == "learn" and not small:
            aside = [Text(words=words("title.learn.note"), style=styles.TEXT.in_ink(DIM))]
        said = languages()[words.language].name if name == "language" else words(f"title.{key}")
        way = titlerows.way_button(
            name,
            said,
            partial(self.go, name),
            hint=hint,
            main=name == ("continue" if under_way else "play"),
            small=small,
            aside=aside,
        )
        return Stack(children=[Painting(by=self._paint_glow), way]) if name == "learn" else way

    def _language(self, letters: str, small: bool) -> Box:
        """A language by its own name; without letters the way back to the other ways on."""
        if not letters:
            return titlerows.way_button("language-back", self.app.words("page.back"), self._list, small=small)
        name, own = languages()[letters].name, letters == self.app.words.language
        return titlerows.way_button(
            f"language-{letters}", name, partial(self._speak, letters), main=own, small=small
        )

    def update(self, dt: float) -> bool:
        """The man in the pirogue speaks after a while, if he does."""
        if self._offer is None:
            return False
        before = self._offer.open
        busy = self._offer.pass_time(dt)
        if busy or self._offer.open != before:
            self.changed()
        return busy

    def draw_over(self, surface: pygame.Surface) -> None:
        """What is offered."""
        if self._offer is not None:
            self._offer.draw(surface)

    def targets(self) -> list[Target]:
        """The buttons, and what is offered."""
        return [*super().targets(), *(self._offer.choices if self._offer is not None else ())]

    def reading(self) -> Reading:
        """What is offered, in words, or else what this is; what had to be said once."""
        words, told = self.app.words, self._offer.told() if self._offer is not None else ""
        said = (words(self.notice),) if self.notice else ()
        return Reading(told, said) if told else Reading(words("title.name"), (words("title.line"), *said))

    def back(self) -> None:
        """Escape is a no to what is offered, and leads back from the languages."""
        if self._listing:
            self._list()
        elif self._offer is not None and self._offer.open:
            self._refuse()
        else:
            super().back()

    def handle(self, event: InputEvent) -> None:
        """A question mark lists the keys."""
        if isinstance(event, Key) and event.name == "?":
            self.app.follow(ShortcutsWanted())

    @property
    def _stars(self) -> int:
        """The stars of today."""
        return puzzle_results.load(self.app.host).days.get(puzzle_results.today(), 0)

    @property
    def _due(self) -> int:
        """How many turns of one's own are to be found today."""
        return len(own_turns.due(self.app.host))

    # What paints itself

    def _paint_glow(self, brush: Brush, wide: float, tall: float) -> None:
        """The way to the lessons shines while they are offered."""
        if self._offer is not None and self._offer.open:
            place = brush.rect((0, 0, wide, tall))
            glow = brush.art.sliced("glow", place.w, place.h).copy()
            glow.set_alpha(round(255 * self._offer.pulse))
            across, down, _, _ = brush.art.bleed("glow")
            brush.surface.blit(glow, (place.x - across, place.y - down))

    def _has_room(self, wide: int, tall: int) -> bool:
        """Whether all of the name can be read in so much room."""
        style = styles.COVER_TITLE
        return text.has_room(self.app.words("title.name"), style.role, self.kit.px(style.size), wide, tall)

    def _paint_names(self, narrow: bool, brush: Brush, wide: float, tall: float) -> None:
        """The name of the games and the line below it."""
        words = self.app.words
        side: fit.Side = "centre" if narrow else "left"
        style = styles.GAME_TITLE if narrow else styles.COVER_TITLE
        rect = brush.rect((0, 0, wide, tall))
        name = brush.rect((0, 0, wide, max(1, tall - LINE)))
        used = _shaded(brush, words("title.name"), style, name, side)
        below = (used.bottom - rect.y) / brush.unit
        line = brush.rect((0, below, wide, tall - below))
        lettered = text.measure(words("title.line"), styles.COVER_LINE.role, brush.px(styles.COVER_LINE.size))
        place = (
            line.clip(line.topleft, lettered) if side == "left" else line.clip(line.topleft, (line.w, lettered[1]))
        )
        # Half a line beside what is offered would look broken.
        if self._offer is None or not self._offer.covers(place):
            _shaded(brush, words("title.line"), styles.COVER_LINE, line, side)

    # The ways on

    def go(self, name: str) -> None:
        """Follow one of the buttons."""
        sounds.play("tap", self.app.settings.effects_volume)
        self.notice = ""
        self._refuse()
        if name == "language":
            self._list()
        else:
            self.app.follow(self._following(name))

    def _following(self, name: str) -> object:
        return {
            "continue": ResumeWanted(self._damaged),
            "play": NewGameWanted(),
            "learn": LearnWanted(),
            "today": TurnsWanted() if self._due else PuzzleWanted(),
            "saved": SavedGamesWanted(),
            "record": RecordWanted(),
            "rules": RulesWanted(),
            "settings": SettingsWanted(),
        }[name]

    def _begin(self, game: str) -> None:
        """Begin the first lesson at once."""
        sounds.play("tap", self.app.settings.effects_volume)
        self._refuse()
        self.app.follow(LessonWanted(game, 0))

    def _refuse(self) -> None:
        """Never ask again."""
        if self._offer is not None:
            self._offer = None
            progress.asked(self.app.host)
            self.changed()

    def _list(self) -> None:
        """List the languages, or no longer."""
        self._listing = not self._listing
        self.layout(self.app.viewport)

    def _speak(self, letters: str) -> None:
        """Go on in a language."""
        sounds.play("tap", self.app.settings.effects_volume)
        self._listing = False
        self.app.settings.language = letters
        self.app.use_settings()

    def _damaged(self) -> None:
        """Set a damaged game aside where a report can still find it, and say so once."""
        self.app.host.store("damaged", self.app.host.load(SAVED))
        self.app.host.store(SAVED, None)
        self.notice = "title.damaged"
        self.layout(self.app.viewport)


def _shaded(brush: Brush, words: str, style: Style, rect: pygame.Rect, side: fit.Side) -> pygame.Rect:
    """Light letters with a dark edge, to be read on any part of the picture."""
    edge, style = max(1, round(style.size / 32 * brush.unit)), style.in_ink(CREAM)
    return shaded.draw(brush.surface, words, style, brush.px(style.size), edge, rect, "wrap", side, "top")
