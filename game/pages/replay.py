"""A replay: the table as it was at every move; game/pages/replay_controls.py has the buttons."""

from __future__ import annotations

import pygame

from game.app import App
from game.host.events import Key, Wheel
from game.pages.commentcard import CommentCard
from game.pages.replay_controls import ReplayBar, ReplayControls
from game.routes import Moment, ReplayWanted, ShareWanted, TableWanted, to_title
from game.screen import shared_art, sounds, text
from game.screen.gestures import Drag, InputEvent
from game.screen.targets import Target, nearest
from game.session import offer, storing
from game.session.playback import Playback
from game.session.session import KEY, Session, read
from game.storage import shelf
from game.table.gamerecord import games, mode_of
from game.table.mode import Mode
from game.table.table import Table

MOVE_SECONDS = 0.9
PLAYING = ("replay-play", "replay-pause")


class ReplayMode(Mode):
    """One watches a session from its first move."""

    name = "Replay"
    asks = goes_back = writes = False

    def __init__(self, watched: Session, moment: Moment | None = None) -> None:
        self.session = Playback(watched)
        self.moment = moment
        self.playing = moment is None
        if moment is not None:
            self.session.go_to(moment.first)
        self._rest = MOVE_SECONDS

    def bar(self, table: Table) -> ReplayBar:
        """The bar with the way back."""
        return ReplayBar(table, self)

    def sit(self, table: Table) -> None:
        """Be at this table."""
        super().sit(table)
        self.card = CommentCard(table, self)
        self.controls = ReplayControls(table, self)

    def arrange(self) -> None:
        """The controls lie over what nobody needs while watching."""
        table, place = self.table, self.table.rect_named
        over = place("sheet").union(place("tabs")) if table.small else place(table.replay_panel)
        self.controls.place(over, table.unit, table.small)
        self.controls.update(self.session)
        self.card.arrange(table.unit, table.small, self.controls.free)
        self.card.update(self.session)
        self.card.tell()

    def update(self, dt: float) -> bool:
        """Let time pass, and the next move come when it is due."""
        if self.table.showing:
            return self.table.steps.pass_time(dt)
        if self.playing and self.at_end:
            self.turn_playing()
        elif self.playing:
            self._rest -= dt
            if self._rest <= 0:
                self._advance()
        return self.table.explanations.pass_time(dt) or self.playing

    def draw_over(self, surface: pygame.Surface) -> None:
        """The controls."""
        art = shared_art.art(self.table.unit)
        text.cover(self.controls.rect)
        self.controls.draw(surface, art)
        self.controls.draw_live(surface, art)
        text.cover(self.card.rect)
        self.card.draw(surface, art)
        self.card.draw_live(surface, art)

    def targets(self) -> list[Target]:
        """The controls and the bar, and what can be asked of a counting; while one writes, that alone."""
        table, card = self.table, self.card.targets()
        if self.typing() is not None:
            return card
        return [*table.counting.panel_targets(), *self.controls.targets(), *card, *table.bar.targets()]

    def typing(self) -> pygame.Rect | None:
        """The field for a comment, while it is open."""
        return self.card.typing()

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """The button that plays and pauses, or what is nearest to where the focus was."""
        listed = self.targets()
        play = next((one for one in listed if one.id in PLAYING), None)
        return play if near is None and play is not None else nearest(listed, near or self.card.rect.center)

    def handle(self, event: InputEvent) -> bool:
        """Scrub by dragging; keys for those who like them; the rest explains as at the table."""
        if self.card.takes(event):
            return True
        if isinstance(event, Drag) and self._on_track(event):
            track = self.controls.track
            assert track is not None
            self.go_to(round((event.x - track.x) / max(1, track.w) * len(self.session.moves)))
        elif isinstance(event, Key):
            act = {"End": self.to_end, "Home": self.to_start, "PageDown": self.step, "PageUp": self.step_back}
            act.get(event.name, lambda: None)()
        else:
            return isinstance(event, Wheel)
        return True

    def _on_track(self, drag: Drag) -> bool:
        track, reach = self.controls.track, round(30 * self.table.unit)
        return track is not None and track.inflate(0, reach).collidepoint(drag.from_x, drag.from_y)

    def back(self) -> None:
        """Escape leaves the replay."""
        self.table.app.pop()

    # Moving through the game

    @property
    def at_end(self) -> bool:
        """Whether the last move is shown."""
        return self.session.move == len(self.session.moves)

    def _advance(self) -> None:
        self._rest = MOVE_SECONDS
        before = self.session.view
        self.table.shown_players = before["players"]
        events = self.session.advance()
        sounds.play_events(events, self.table.sounds, self.table.app.settings.effects_volume)
        self.table.steps.set_moving(events)
        self.table.counting.begin(events, before)
        self._rest += self.card.reading_seconds
        self.table.arrange()

    def _settle(self) -> None:
        """Have nothing move or be counted any more."""
        self.table.motion.skip()
        self.table.counting.finish()

    def go_to(self, move: int) -> None:
        """Show the game after so many moves, and wait there."""
        self._settle()
        self.playing = False
        self.session.go_to(move)
        self.table.arrange()

    def step(self) -> None:
        """Show the next move, and wait."""
        self._settle()
        self.playing = False
        self._advance()

    def step_back(self) -> None:
        """Go one move back."""
        self.go_to(self.session.move - 1)

    def to_start(self) -> None:
        """Go to the beginning."""
        self.go_to(0)

    def to_end(self) -> None:
        """Go to the end."""
        self.go_to(len(self.session.moves))

    def turn_playing(self) -> None:
        """Play or pause, also a counting; after the end from the beginning."""
        self.playing = not self.playing
        self._rest = MOVE_SECONDS / 3
        counting = self.table.counting
        if counting.running:
            if counting.paused == self.playing:
                counting.pause()
        elif self.playing and self.at_end:
            self.session.go_to(0)
        self.table.arrange()

    def share(self) -> None:
        """The moment that is shown, for others; the very end is the whole game."""
        if self.playing:
            self.turn_playing()
        self.go_to(self.session.move)
        whole = self.at_end
        if self.moment is not None and not self.session.branched:
            self.table.app.follow(ShareWanted(offer.review(self.session.watched, self.session.move)))
            return
        self.table.app.follow(ShareWanted(offer.moment(self.session.watched, 0 if whole else self.session.move)))

    def turn_better(self) -> None:
        """Play the better line out from where it would have begun, or show again what was played."""
        assert self.moment is not None
        self._settle()
        if self.session.branched:
            self.session.as_played(self.moment.first)
            self.playing = False
        else:
            self.session.go_to(self.moment.begins)
            self.session.branch(self.moment.better)
            self.playing, self._rest = True, MOVE_SECONDS / 2
        self.table.arrange()

    def play_on(self) -> None:
        """A new game from here with the same players; the game under way goes to the shelf."""
        app, text = self.table.app, storing.from_here(self.session)
        shelf.set_aside(app.host)
        app.host.store(KEY, text)
        found = read(app.host, text)
        to_title(app)
        app.follow(TableWanted(found))


def replay(app: App, watched: Session, moment: Moment | None = None) -> Table:
    """The replay of a session: its game's own table with the controls of a replay."""
    mode = ReplayMode(watched, moment)
    return games(app)[watched.setup.game].table(app, mode.session, mode)


def show(app: App, what: ReplayWanted) -> None:
    """Watch a session."""
    table = replay(app, what.session, what.moment)
    app.push(table)
    if what.move and (mode := mode_of(table, ReplayMode)) is not None:
        mode.go_to(what.move)
