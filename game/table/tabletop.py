"""What the tables of both games share: parts, the still picture, what happens, bots, explanations and undo.

The still picture of all parts is kept and only made anew when something has changed; what follows the pointer,
what moves, dialogs and explanations are drawn above it. A game's own table says which parts there are and where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from engine import Action, IllegalAction, Verb
from game.app import App
from game.host.events import Key, Wheel
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.play.session import Session
from game.scene import Scene
from game.screen import gallery, sounds, text
from game.screen.brush import LARGE
from game.screen.catalogue import Catalogue
from game.screen.gestures import Drag, Hover, InputEvent, LongPress, Press, Tap
from game.screen.sounds import EventSounds
from game.screen.targets import Target, find, nearest, numbered
from game.table import reader, turnend
from game.table.animation import AnimationMaker, Motion
from game.table.count import Count
from game.table.counting import Counting
from game.table.countsheet import SKIP
from game.table.explaining import Explanations
from game.table.fading import Fade
from game.table.following import EndFollows, Following, PassFollows, RulesWanted, SendFollows, ShortcutsWanted
from game.table.hint import Hint
from game.table.hintpanel import HintPanel
from game.table.jump import Jump
from game.table.layout import Layout
from game.table.lessonveil import Clear
from game.table.opponents import Opponents
from game.table.part import Part, Tip
from game.table.plaincount import plain_count
from game.table.recap import Retold
from game.table.retelling import Retelling
from game.table.stage import Stage
from game.table.turnend import TurnEnd

Place = tuple[float, float]

if TYPE_CHECKING:
    from game.table.bar import Bar
    from game.table.dialogs import Dialogs

READABLE = 0.93
"""The unit from which on letters of 13 units are read without being enlarged, in CSS pixels."""
SPOT_SECONDS = 1.6
POINT_SECONDS = 4.0
"""How long a choice that was asked for is pointed at."""
FADE_SECONDS = 0.15
"""How long the old picture fades where nothing is to move."""


class Speech(reader.Speech, Protocol):
    """The words of one game: what is decided, where the game stands, what happened, and why not."""

    def decision(self, session: Session, words: Catalogue) -> tuple[str, str]:
        """The decision line and its hint."""

    def advice(self, session: Session, words: Catalogue) -> str:
        """A few sentences for whoever does not know what to do now."""

    def stage(self, view: Any, words: Catalogue) -> str:
        """How far the game is."""

    def refusal(self, error: IllegalAction, words: Catalogue) -> str:
        """Why an action is refused."""


# One subject although it is long: it is the place where the parts of a table meet, and nearly every method is a
# line or two that hand on to the object whose business it is (motion, opponents, hint, reader, session).
class Tabletop(Scene):
    """A game, played. `parts`, `bar`, `dialogs` and `makers` come from the game's own table."""

    speech: Speech
    colours: tuple[str, ...]
    makers: dict[str, AnimationMaker]
    sounds: EventSounds
    scored_apart: tuple[str, ...]
    """Reasons for points that the scoring shows by itself."""
    covered: str
    """The panel of a wide table that nobody needs while watching a replay."""
    passages: Mapping[str, str] = {}
    """The paragraph of the rules that each refusal is about."""
    placing: Verb | None = None
    """The verb for what is held over the board first, where the game has such a thing."""
    retold: Retold | None = None
    """How the game tells what others did, where it does."""
    ended = False
    """Whether nobody goes on although the game is not over: the turn of a puzzle is at its end."""
    bar: Bar
    dialogs: Dialogs
    parts: list[Part]

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.page = "board"
        """The page that a small window shows."""
        self.motion = Motion(self, self.makers)
        self.counting = Counting(self)
        self.opponents = Opponents(self)
        self.hint = Hint(self)
        self.hint_panel = HintPanel(self)
        self.recap = Retelling(self)
        self.explanations = Explanations(self)
        self.turn_end = TurnEnd(self)
        self.jump = Jump(self)
        self._warned = False
        self._base = text.Sheet(pygame.Surface((1, 1)))
        self._base_stale = True
        self._listed: list[Target] | None = None
        self._arranged = Layout("wide", 1.0, {})
        self._spot = ("", 0.0)
        self._fade = Fade()
        self._reader = reader.Reader()
        self.shown_players: list[Any] = session.view["players"]
        """The players as they are on the screen, before the events that are about to be shown."""

    # What each game's table says

    def arranged(self, viewport: Viewport) -> Layout:
        """Where everything lies in a window."""
        raise NotImplementedError

    def rect_of(self, part: Part) -> pygame.Rect:
        """Where a part lies; empty when it is out of sight."""
        if part is self.turn_end:
            return self.turn_end.within(self._arranged)
        return self._arranged.rect(part.name)

    def overlays(self) -> Sequence[tuple[Part, pygame.Rect]]:
        """The dialogs, lowest first, and the rectangle each may use."""
        window = pygame.Rect((0, 0), self.app.viewport.size)
        return [(dialog, window) for dialog in (*self.dialogs.parts, self.hint_panel)]

    def begin_decision(self) -> None:
        """The game has gone on: forget what was chosen on the way to the last decision."""

    def herald(self, events: list[Any]) -> str:
        """What the bar says when something has begun that concerns everybody."""
        return ""

    def count_of(self, events: list[Any], before: dict[str, Any]) -> Count | None:
        """The points of these events that are counted on the board; `before` is the view before them."""
        return plain_count(self, events, before)

    def stage(self) -> Stage:
        """How points are counted at this table."""
        return Stage(self)

    def foresee(self, events: list[Any]) -> None:
        """These events are about to be shown: have them in sight."""

    def row_of(self, seat: int) -> tuple[float, float]:
        """Where a player's score is shown, for points and things that fly there."""
        raise NotImplementedError

    def order(self, view: Any) -> list[int]:
        """The seats in the order they play."""
        raise NotImplementedError

    def point_out(self, event: Any) -> None:
        """Show where an event of the story happened."""
        raise NotImplementedError

    def draw_spot(self, surface: pygame.Surface, place: str) -> None:
        """Draw what `point_out` points at."""
        raise NotImplementedError

    guide: tuple[str, str] = ("explorer", "beige")
    """The figure that speaks in lessons: its sprite and colour."""
    direct: tuple[Verb, ...] = ()
    """Verbs of which a lesson offers the wanted action at its place, without a question on the way."""

    def sights(self, name: str) -> list[Clear]:
        """Where a part of the table is that lessons know by this name; nothing when it is out of sight."""
        rect = self._arranged.rect(name)
        return [Clear(rect)] if rect.w else []

    def reveal(self, name: str) -> None:
        """Have such a part in sight: small windows show some on pages of their own."""

    def approach(self, action: Action) -> None:
        """Choose everything on the way to an action, so that it is on offer; the action is not taken."""
        raise NotImplementedError

    # What parts ask of the table

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""
        return self.app.words

    @property
    def unit(self) -> float:
        """Device pixels per unit of the mock-ups."""
        return self._arranged.unit

    @property
    def letters(self) -> float:
        """How much bigger than in the mock-ups letters are: if the player wants it, and on tables drawn small."""
        drawn_small = self.unit < READABLE * self.app.viewport.ratio
        return LARGE if self.app.settings.large_text or drawn_small else 1.0

    @property
    def finger(self) -> int:
        """The least side of a target, in device pixels."""
        return self.app.viewport.px(44) if self.small else round(34 * self.unit)

    @property
    def small(self) -> bool:
        """Whether the window shows one page at a time."""
        return self._arranged.shape != "wide"

    @property
    def pointed(self) -> str:
        """The target that the pointer or the keyboard is on."""
        return self.app.focus if self.app.keyboard else self.app.pointed

    @property
    def acting_seat(self) -> int | None:
        """Who decides, whose points are counted, or whose turn waits for its end; None when the game is over."""
        if self.counting.shown:
            return self.counting.seat
        return self.session.viewer if self.session.held else self.session.to_move

    def rect_named(self, name: str) -> pygame.Rect:
        """Where something lies that the layout knows by this name; empty when it is out of sight."""
        return self._arranged.rect(name)

    @property
    def dock(self) -> pygame.Rect:
        """Where docked pages lie: the column beside the board, or the lower half of an upright phone."""
        width, height = self.app.viewport.size
        bar, board, gap = self._arranged.rect("bar"), self._arranged.rect("board"), round(6 * self.unit)
        if self._arranged.shape == "narrow":
            return pygame.Rect(0, height // 2, width, height - height // 2)
        left = board.right + round(4 * self.unit) if not self.small else board.right
        return pygame.Rect(left, bar.bottom + gap, width - left - gap, height - bar.bottom - 2 * gap)

    def dock_tops(self) -> list[int]:
        """Where parts begin in the dock, so that a docked page can cover whole ones and no halves."""
        dock = self.dock
        tops = [part.rect.topleft for part in self.parts if part.open]
        return [top for left, top in tops if left >= dock.left and top >= dock.top]

    def act(self, *actions: Action) -> None:
        """The person to move does this as one step; a refusal is said in the bar."""
        try:
            self.carry_out(*actions)
        except IllegalAction as error:
            self.bar.say(self.speech.refusal(error, self.words), self.passages.get(error.code, ""))

    def acting(self, action: Action) -> Callable[[], None]:
        """What a target does that stands for an action."""
        return lambda: self.act(action)

    def refresh(self) -> None:
        """The game or what is shown of it has changed: look at it anew."""
        self.motion.skip()
        self.hide_tip()
        self.arrange()

    def travelled(self) -> None:
        """Something was taken back or done again."""
        self.hint.forget()
        self.refresh()

    def redraw(self) -> None:
        """Make the still picture anew with the next frame."""
        self._base_stale = True
        self.relist()

    def relist(self) -> None:
        """Something else can be chosen, and the still picture stays."""
        self._listed = None
        self.changed()

    def draw_row(self, surface: pygame.Surface, seat: int) -> None:
        """Point out the row of a player."""
        row = pygame.Rect(0, 0, round(60 * self.unit), round(34 * self.unit))
        x, y = self.row_of(seat)
        row.center = round(x), round(y)
        gallery.art(self.unit).frame(surface, "glow", row)

    def turn_to(self, page: str) -> None:
        """Show another page of a small window."""
        self.page = page
        self.arrange()

    def spot(self, place: str) -> None:
        """Point at a place for a moment."""
        self._spot = (place, SPOT_SECONDS)
        self.changed()

    def point_at(self, action: Action) -> None:
        """Point at what stands for an action, wherever that is."""
        self.approach(action)
        # What is held over the board is seen where it would lie.
        if action.verb is not self.placing and find(self.targets(), str(action)) is not None:
            self.point_to(str(action))
        self.changed()

    def point_to(self, target: str) -> None:
        """Point at a target for a while."""
        self._spot = (f"target {target}", POINT_SECONDS)
        self.changed()

    def layout_rect(self, name: str) -> pygame.Rect:
        """The rectangle of that name; an empty one when it is not in sight."""
        return self._arranged.rect(name)

    def remark(self, sentence: str) -> None:
        """Tell those who listen something that did not happen in the game."""
        self._reader.remark(self.session, sentence, self.words)

    @property
    def _tip(self) -> Tip | None:
        return self.explanations.tip

    def show_tip(self, tip: Tip | None) -> None:
        """Show an explanation until the player goes on."""
        self.explanations.show(tip)

    def hide_tip(self) -> None:
        """Take the explanation away."""
        self.explanations.show(None)

    def explain(self, x: float, y: float) -> None:
        """Show what lies at this point in words."""
        self.explanations.ask(x, y)

    def values(self) -> list[text.Drawn]:
        """Everything that is written on the still picture."""
        return self._base.texts

    def decision(self) -> tuple[str, str]:
        """The decision at hand and a hint in one line each; the end of a turn is one too, and points counted."""
        if self.counting.shown:
            return self.counting.headline()
        session, words = self.session, self.words
        if session.held:
            name = session.name(session.viewer)
            return words("table.turn.held", name=name), words("table.turn.held.hint")
        if session.waiting and session.to_move is not None:
            name = session.name(session.to_move)
            return words("table.turn.elsewhere", name=name), words("table.turn.elsewhere.hint")
        return self.speech.decision(session, words)

    def open_rules(self, paragraph: str = "") -> None:
        """Read the rules, at a paragraph if one is named; the table stays as it is meanwhile."""
        setup = self.session.setup
        self.app.follow(RulesWanted(setup.game, paragraph, str(setup.options.get("edition", ""))))

    def undo(self) -> None:
        """Take the last step back, or say why that cannot be."""
        if self.session.undo_block:
            self.bar.say(self.words(self.session.undo_block))
        elif self.session.undo():
            self.travelled()

    def end_turn(self) -> None:
        """The person whose turn is over says so."""
        self.session.end_turn()
        self.begin_decision()
        self.opponents.rest()
        self.refresh()

    @property
    def all_parts(self) -> list[Part]:
        """The game's own parts, and above them what every table has."""
        return [*self.parts, self.turn_end]

    # Scene

    def layout(self, viewport: Viewport) -> None:
        """Place everything."""
        self.motion.skip()
        self.hide_tip()
        self._fade.end()
        self.arrange()

    def arrange(self) -> None:
        """Place every part and let it look at the game."""
        session, view = self.session, self.app.viewport
        self.recap.update()
        self._arranged = self.recap.placed(self.arranged(view))
        unit, small = self._arranged.unit, self.small
        gallery.art(unit)
        for part in self.all_parts:
            rect = self.rect_of(part)
            if (part.rect, part.unit, part.narrow) != (rect, unit, small):
                part.place(rect, unit, small)
            part.update(session)
        for dialog, rect in self.overlays():
            dialog.place(rect, unit, small)
            dialog.update(session)
        self.counting.arrange()
        if self._base.surface.get_size() != view.size:
            self._base = text.Sheet(pygame.Surface(view.size))
        self.redraw()

    def update(self, dt: float) -> bool:
        """Let time pass: motion, bots, explanations, and the scenes that follow."""
        if self.showing:
            return self._show_on(dt)
        if self._follow():
            return True
        busy = self._fade.pass_time(dt)
        busy = self.opponents.play(dt) or self.recap.play(dt) or self.hint.think() or busy
        if self._spot[1] > 0:
            self._spot = (self._spot[0], self._spot[1] - dt)
            busy = True
            if self._spot[1] <= 0:
                self.changed()
        busy = self.turn_end.pass_time(dt) or busy
        return self.explanations.pass_time(dt) or busy

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, and everything that lives above it."""
        art = gallery.art(self.unit)
        if self._base_stale:
            self._compose()
        text.begin()
        surface.blit(self._base.surface, (0, 0))
        text.drawn.extend(self._base.texts)
        dialog = self.dialog()
        for part in self.all_parts:
            if part.open and (dialog is None or not dialog.veil) and not self.counting.running:
                part.draw_live(surface, art)
        place = self._spot[0] if self._spot[1] > 0 else ""
        if place and not place.startswith("target "):
            self.draw_spot(surface, place)
        self.motion.draw(surface, art)
        self.counting.draw_live(surface, art)
        if dialog is not None and not self.motion.moving:
            dialog.draw(surface, art)
            dialog.draw_live(surface, art)
        if place.startswith("target "):
            target = find(self.targets(), place.removeprefix("target "))
            if target is not None:
                art.frame(surface, "glow", target.rect)
        self._fade.draw(surface)
        self.explanations.draw(surface, art)

    def _compose(self) -> None:
        art = gallery.art(self.unit)
        text.begin()
        surface = self._base.surface
        surface.blit(art.scene("table", surface.get_size()), (0, 0))
        for part in self.all_parts:
            if part.open and not self.counting.covers(part):
                part.draw(surface, art)
        self.counting.draw_still(surface, art)
        self._base.texts = text.drawn[:]
        self._base_stale = False

    def targets(self) -> list[Target]:
        """What can be chosen now: in a dialog that stands alone, in a docked one and beside it, or everywhere."""
        if self.counting.running:
            return self.counting.targets()
        if self._listed is None:
            above = self.dialogs_up()
            top = above[0] if above else None
            found: dict[str, Target] = {}
            for number, part in enumerate(
                above if top is not None and above[-1].alone else [*above, *self.all_parts]
            ):
                if part.open:
                    covered = [dialog.covered for dialog in above[:number]]
                    listed = [one for one in part.targets() if one.rect.collidelist(covered) < 0]
                    for target in numbered(listed) if part.digits and top in (None, part) else listed:
                        found.setdefault(target.id, target)
            self._listed = list(found.values())
        return self._linked(self._listed)

    def _linked(self, listed: list[Target]) -> list[Target]:
        """Also the way from an explanation to the rules: next after the focus, and above everything."""
        links = self.explanations.links()
        focused = [number for number, one in enumerate(listed) if one.id == self.app.focus and self.app.keyboard]
        after = focused[0] + 1 if focused else len(listed)
        return [*listed[:after], *links, *listed[after:]] if links else listed

    def dialogs_up(self) -> list[Part]:
        """The dialogs that are up, the topmost first: the page that advice is about stays up below it."""
        top = self.dialog()
        if top is None:
            return []
        return [top, self.dialogs] if top is self.hint_panel and self.dialogs.open else [top]

    def reading(self) -> Reading:
        """The table in words."""
        return self._reader.read(self.session, self.decision(), self.speech, self.words)

    def sensible(self, near: Place | None) -> Target | None:
        """What is to be decided now: the end of a turn, something in a dialog, a choice near the last one."""
        if self.motion.moving:
            return None
        listed = self.targets()
        if self.counting.running:
            return find(listed, SKIP)
        if self.dialog() is not None:
            return next((target for target in listed if target.enabled), None)
        if self.session.held:
            return find(listed, turnend.END)
        choices = self.choosing(listed) if self.session.choices else []
        return nearest(choices, near or self._arranged.rect("board").center)

    def choosing(self, listed: Sequence[Target]) -> list[Target]:
        """The targets that lead on with the decision at hand."""
        actions = {str(action) for action in self.session.choices}
        found = [target for target in listed if target.id in actions]
        return found or [target for target in listed if not target.id.startswith("ui-")] or list(listed)

    def catches(self, key: Key) -> bool:
        """A place that is being named takes the keys."""
        return self.jump.catches(key)

    def go_to(self, name: str) -> Target | None:
        """The target at a place with this name, or part of one; None where nothing there can be chosen."""
        return None

    def dialog(self) -> Part | None:
        """The topmost dialog that is up, advice before everything; none while points are counted."""
        if self.counting.running:
            return None
        if self.hint_panel.open:
            return self.hint_panel
        return next((part for part, _ in reversed(self.overlays()) if part.open), None)

    def handle(self, event: InputEvent) -> None:
        """Explanations and shortcuts."""
        if self.counting.running and self.counting.handle(event):
            return
        if isinstance(event, Hover):
            self.explanations.hover((event.x, event.y) if event.inside else None)
        elif isinstance(event, LongPress):
            self.explain(event.x, event.y)
        elif isinstance(event, Tap):
            # A click that chooses nothing explains instead.
            self.motion.skip()
            self.explain(event.x, event.y)
        elif isinstance(event, Press):
            self.explanations.press((event.x, event.y))
            self.turn_end.stop()
        elif isinstance(event, Drag | Wheel):
            self.hide_tip()
            if isinstance(event, Drag):
                self.recap.swipe(event)
        elif isinstance(event, Key):
            self.key(event)

    def key(self, key: Key) -> None:
        """Undo and redo, the hint, and how others are watched."""
        name = key.name.lower()
        if self.counting.running:
            self.counting.key(key)
        elif name == "z" and key.ctrl:
            self.app.choose("ui-redo" if key.shift else "ui-undo")
        elif name == "y" and key.ctrl:
            self.app.choose("ui-redo")
        elif key.ctrl or key.alt:
            return
        elif name == "h":
            self.hint.ask()
        elif name == "j":
            self.jump.begin()
        elif name == "i" and self.bar.notice and self.bar.rule:
            self.bar.read()
        elif name == "?":
            self.app.follow(ShortcutsWanted(self.session.setup.game))
        elif name in (",", ".", " "):
            (self.opponents if self.opponents.deciding else self.recap).key(name)

    def back(self) -> None:
        """Escape skips a counting; else it leaves an explanation, then a dialog, then opens the menu."""
        if self.counting.running:
            self.counting.skip()
        elif self._tip is not None:
            self.hide_tip()
        elif not self.hint.close() and not self.dialogs.close():
            self.dialogs.show("menu")

    def state(self) -> dict[str, Any]:
        """What the viewer sees, and whose decision it is."""
        session = self.session
        decision, hint = self.decision()
        return {
            "decision": decision,
            "hint": hint,
            "page": self.page,
            "tip": self._tip.title if self._tip is not None else "",
            "moving": self.motion.moving,
            "recap": [line.words for line in self.recap.lines],
            "counting": self.counting.state(),
            "viewer": session.viewer,
            "to_move": session.to_move,
            "scores": list(session.game.scores),
            "game": session.view,
        }

    # Playing

    def carry_out(self, *actions: Action) -> None:
        """Carry out actions of the player to move as one step, and show what happens."""
        self.motion.skip()
        self.counting.finish()
        self.hide_tip()
        self.hint.forget()
        seen = self.session.view
        self.shown_players = seen["players"]
        self.motion.speed = self.opponents.speed()
        before = len(self.session.game.moves)
        try:
            self.session.apply(*actions)
        finally:
            # Of several actions some may be done although one of them is refused.
            if len(self.session.game.moves) > before:
                self._show_step(seen)

    def _show_step(self, before: dict[str, Any]) -> None:
        """Show what has just happened, and begin the next decision."""
        events = self.session.take_events()
        sounds.play_events(events, self.sounds, self.app.settings.sound)
        if self.motion.speed < inf:
            self._show_events(events)
        self.begin_decision()
        self.opponents.rest()
        if not self.counting.begin(events, before):
            self.arrange()
        if notice := self.herald(events):
            self.bar.say(notice)
            self.remark(notice)
        self._warn()

    def counted(self) -> None:
        """All points are counted: go on."""
        self.hide_tip()
        self.opponents.rest()
        self.arrange()

    @property
    def showing(self) -> bool:
        """Whether something that has happened is still being shown."""
        return self.motion.moving or self.counting.running

    def _show_on(self, dt: float) -> bool:
        """Let things move and points be counted; true while another frame is wanted."""
        moving = self.motion.moving
        self.motion.update(dt)
        if moving and not self.motion.moving and self.session.held:
            self.arrange()
        if not self.counting.running:
            return True
        busy = self.explanations.pass_time(dt) or moving
        busy = self._fade.pass_time(dt) or busy
        return self.counting.update(dt, not moving) or busy

    def fade(self, seconds: float) -> None:
        """Let the picture as it is fade into what comes."""
        self._fade.begin(self._base.surface, seconds)

    def _show_events(self, events: list[dict[str, Any]]) -> None:
        """Have things move to their new places, or the old picture fade."""
        self.foresee(events)
        if self.app.settings.motion:
            self.motion.begin([event for event in events if event.get("reason") not in self.scored_apart])
        else:
            self.fade(FADE_SECONDS)

    def _warn(self) -> None:
        if not self.session.stored and not self._warned:
            self._warned = True
            self.bar.say(self.words("table.unsaved"))

    def _follow(self) -> bool:
        """Say what comes next, if something is due."""
        following = self._following()
        if following is None:
            return False
        self.app.follow(following)
        return True

    def _following(self) -> Following | None:
        if self.session.held:
            return None
        if self.session.over:
            return EndFollows(self.session)
        if self.session.unsent:
            return SendFollows(self.session)
        return PassFollows(self.session) if self.session.needs_pass is not None else None
