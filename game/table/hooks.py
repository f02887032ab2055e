"""What a game's own table says of itself: words, colours and animations, where things lie, what it points at.

Nearly everything here is a hook: attributes that a game sets and methods that it overrides. What all tables do
with the answers is in game/table/table.py. At the end are the measures that everything on a table asks for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from engine import Action, Verb
from game.host.events import Key
from game.host.viewport import Viewport
from game.routes import RulesWanted
from game.scene import Scene
from game.screen.catalogue import Catalogue
from game.screen.gestures import InputEvent
from game.screen.sounds import EventSounds
from game.screen.targets import Target
from game.session.played import AnyEvent, AnyGame, AnyView
from game.session.session import Session
from game.table import speech
from game.table.board.animation import AnimationMaker
from game.table.layout import Layout, whole
from game.table.recap.data import RecapRules
from game.table.sight import Sight
from game.table.speech import Speech
from game.table.typed.questions import Question

if TYPE_CHECKING:
    from game.table.arrangement import Arrangement
    from game.table.board.boardview import BoardView
    from game.table.dialog.dialog import Dialogs
    from game.table.endturn import Ending
    from game.table.input import TableInput
    from game.table.mode import Mode
    from game.table.panels.part import Part
    from game.table.panels.players import Players
    from game.table.picture import Picture
    from game.table.scoring.show import ScoringShow
    from game.table.targetlist import TargetList
    from game.table.typed.field import TypedField


class TableHooks(Scene):
    """The answers of one game to what every table asks."""

    session: Session
    mode: Mode
    board: BoardView | None = None
    """What things are placed on, where the game has a board of this kind."""
    counting: ScoringShow
    arrangement: Arrangement
    target_list: TargetList
    controls: TableInput
    picture: Picture
    players: Players
    dialogs: Dialogs
    typed_field: TypedField
    speech: Speech
    colours: tuple[str, ...]
    animations: dict[str, AnimationMaker]
    sounds: EventSounds
    scored_apart: tuple[str, ...]
    """Reasons for points that the scoring shows by itself."""
    replay_panel: str
    """The panel of a wide table that nobody needs while watching a replay."""
    passages: Mapping[str, str] = {}
    """The paragraph of the rules that each refusal is about."""
    placing: Verb | None = None
    """The verb for what is held over the board first, where the game has such a thing."""
    recap_rules: RecapRules | None = None
    """How the game tells what others did, where it does."""
    guide: tuple[str, str] = ("explorer", "beige")
    """The figure that speaks in lessons: its sprite and colour."""
    arriving: tuple[str, ...] = ()
    """How the names of pieces begin that are not on the board before they arrive."""
    questions: tuple[Question, ...] = ()
    """What can be asked in writing besides what can be asked at every table."""
    ends_elsewhere = False
    """Whether the button that ends a turn stands in a panel of the game's own."""
    direct: tuple[Verb, ...] = ()
    """Verbs of which a lesson offers the wanted action at its place, without a question on the way."""

    # Where things lie

    def arranged(self, viewport: Viewport) -> Layout:
        """Where everything lies in a window."""
        raise NotImplementedError

    def row_of(self, seat: int) -> tuple[float, float]:
        """Where a player's score is shown, for points and things that fly there: a chip, or a row of `players`."""
        if self.small:
            chips = self.rect_named("chips")
            return chips.x + chips.w * (seat + 0.5) / len(self.session.setup.seats), chips.centery
        return self.players.score_at(seat)

    def own_sights(self, name: str) -> list[Sight] | None:
        """Where this game has a part that lessons know by this name; None where it lies as the layout says."""
        return None

    def reveal(self, name: str) -> None:
        """Have a part in sight that lessons know by this name: small windows show some on pages of their own."""

    def played(self) -> Session:
        """The game at the table."""
        return self.session

    # How the game goes on

    def left_over(self, game: AnyGame) -> Action | None:
        """What the player to move is left to do without a choice, and could not regret; it is done by itself."""
        return None

    def begin_decision(self) -> None:
        """The game has gone on: forget what was chosen on the way to the last decision."""

    def announce(self, events: list[AnyEvent]) -> str:
        """What the bar says when something has begun that concerns everybody."""
        return ""

    def bring_into_view(self, events: list[AnyEvent]) -> None:
        """These events are about to be shown: have them in sight."""

    def order(self, view: AnyView) -> list[int]:
        """The seats in the order they play."""
        raise NotImplementedError

    def ending(self) -> Ending | None:
        """What ending the turn means at the decision at hand, for the button that has its place on this table."""
        return None

    # What is pointed at

    def point_out(self, event: AnyEvent) -> None:
        """Show where an event of the story happened."""
        raise NotImplementedError

    def draw_spot(self, surface: pygame.Surface, place: str) -> None:
        """Draw what `point_out` points at."""
        raise NotImplementedError

    def select_path_to(self, action: Action) -> None:
        """Choose everything on the way to an action, so that it is on offer; the action is not taken."""
        raise NotImplementedError

    def go_to(self, name: str) -> Target | None:
        """The target at a place with this name, or part of one; None where nothing there can be chosen."""
        return None

    # What is the same at every table unless a game says otherwise

    @property
    def place_heard(self) -> str:
        """The place of its game, or the scoring."""
        return "scoring" if self.counting.shown else self.sounds.place

    def sights(self, name: str) -> list[Sight]:
        """Where a part of the table is that lessons know by this name; nothing when it is out of sight."""
        found, rect = self.own_sights(name), self.rect_named(name)
        return found if found is not None else [Sight(rect)] if rect.w else []

    @property
    def dock(self) -> pygame.Rect:
        """Where docked pages lie."""
        return self.arrangement.dock

    def dock_tops(self) -> list[int]:
        """Where parts begin in the dock."""
        return self.arrangement.dock_tops()

    def choosing(self, listed: Sequence[Target]) -> list[Target]:
        """The targets that lead on with the decision at hand."""
        return self.target_list.choosing(listed)

    def gesture(self, event: InputEvent) -> None:
        """React to a gesture or a key that chose no target."""
        self.controls.handle(event)

    def key(self, key: Key) -> None:
        """Undo and redo, the hint, and how others are watched."""
        self.controls.key(key)

    def targets(self) -> list[Target]:
        """What can be chosen now."""
        return self.mode.targets()

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """What is to be decided now."""
        return self.mode.sensible(near)

    def meanwhile(self, near: tuple[float, float] | None) -> Target | None:
        """The button that hurries others on, or the menu: nothing that is chosen by mistake there does harm."""
        return self.target_list.meanwhile() or super().meanwhile(near)

    def dialog(self) -> Part | None:
        """The topmost dialog that is up."""
        raise NotImplementedError

    def typing(self) -> pygame.Rect | None:
        """The field that text goes to: that for typed moves, or one of the mode's."""
        return self.typed_field.typing() or self.mode.typing()

    def question(self) -> tuple[str, str]:
        """The decision at hand and a hint in one line each; the end of a turn is one too, and points counted."""
        if self.counting.shown:
            return self.counting.headline()
        return speech.decision(self.speech, self.session, self.words)

    # Measures, and what everything on a table asks for

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""
        return self.app.words

    @property
    def unit(self) -> float:
        """Device pixels per unit of the mock-ups."""
        return self.arrangement.layout.unit

    @property
    def letters(self) -> float:
        """How much bigger than in the mock-ups letters are."""
        return self.arrangement.letters

    @property
    def finger(self) -> int:
        """The least side of a target, in device pixels."""
        return self.app.viewport.px(44) if self.small else round(34 * self.unit)

    @property
    def small(self) -> bool:
        """Whether the window shows one page at a time."""
        return self.arrangement.layout.shape != "wide"

    @property
    def window(self) -> pygame.Rect:
        """All of the window."""
        return whole(self.app.viewport)

    def rect_named(self, name: str) -> pygame.Rect:
        """Where something lies that the layout knows by this name; empty when it is out of sight."""
        return self.arrangement.layout.rect(name)

    @property
    def pointed(self) -> str:
        """The target that the pointer or the keyboard is on."""
        return (self.app.focus if self.app.keyboard else self.app.pointed) or self.mode.pointed

    def parts_at(self, x: float, y: float) -> list[Part]:
        """The parts that a point is about."""
        return self.target_list.parts_at(x, y)

    def show_dialog(self, kind: str) -> None:
        """Open a page of choices."""
        self.dialogs.show(kind)

    def label(self, action: Action) -> str:
        """What an action does, in a few words."""
        return self.dialogs.maker.label(action)

    def fade(self, seconds: float) -> None:
        """Let the picture as it is fade into what comes."""
        self.picture.fade(seconds)

    def told(self, event: AnyEvent) -> str:
        """An event as a sentence of the story, or nothing."""
        return self.speech.line(event, self.session.view, self.words, self.session.name)

    def open_rules(self, paragraph: str = "") -> None:
        """Read the rules, at a paragraph if one is named; the table stays as it is meanwhile."""
        setup = self.session.setup
        self.app.follow(RulesWanted(setup.game, paragraph, str(setup.options.get("edition", ""))))
