"""The end of a game: who won, how the scores grew, and where the points came from."""

from dataclasses import replace

from game.app import App
from game.games import GAMES
from game.routes import EndFollows, EndWanted, NewGameWanted, ReplayWanted, ReviewWanted, ShareWanted, to_title
from game.screen import sounds
from game.screen.wording import printed
from game.session import offer
from game.session.points import by_reason, score_lines
from game.session.session import Session
from game.statistics import results
from game.storage import shelf
from game.ui.blocks import heading_line, paragraph
from game.ui.boxes import Box
from game.ui.buttons import Button, button
from game.ui.linechart import line_chart, winners_plate
from game.ui.page import Page
from game.ui.scoretable import ScoreRow, score_table


class GameOver(Page):
    """Winners, chart and sums of a finished game."""

    def __init__(self, app: App, session: Session, *, crowned: bool = False) -> None:
        super().__init__(app)
        self._session = session
        self._crowned = crowned
        """Whether the person at the table has never scored more."""
        self.game = GAMES[session.setup.game]
        sounds.play("end", app.settings.effects_volume)

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("end.title")

    def blocks(self) -> list[Box]:
        """Winners first."""
        session, words = self._session, self.app.words
        seats = len(session.setup.seats)
        lines = score_lines(session.log, seats, len(session.game.moves), self._start)
        names = [session.name(seat) for seat in range(seats)]
        winners = session.game.winners
        crowned = [paragraph(words("record.new-best", count=seats), ("ui-crown",))] if self._crowned else []
        return [
            winners_plate(self._said(winners), [self.game.colours[seat] for seat in winners]),
            *crowned,
            heading_line(words("end.chart")),
            line_chart(lines, self.game.colours, self.game.rounds_end(session.log)),
            heading_line(words("end.reasons")),
            score_table(names, self.game.colours, self._sums(seats)),
        ]

    def split(self) -> int:
        """Winners and chart on the left, sums on the right."""
        return 4 if self._crowned else 3

    def ways(self) -> list[Button]:
        """See what was good and bad in it, watch it again, or play another one."""
        words, narrow = self.app.words, self.app.viewport.narrow
        return [
            button("review", words("review.open"), self._review, icon="ui-eye"),
            button("replay", words("end.replay"), self._replay, icon="ui-replay", bare=narrow),
            button("share", words("share.open"), self._share, icon="ui-share", bare=narrow),
            button("new", words("end.new"), self._new, main=True, icon="ui-play"),
        ]

    def _said(self, winners: list[int]) -> str:
        session, words = self._session, self.app.words
        points = words("end.points", count=session.game.scores[winners[0]])
        names = [session.name(seat) for seat in winners]
        if len(names) == 1:
            broken = self.game.tie_broken_by(session.view, winners[0])
            key = f"{self.game.name}.wins.{broken}" if broken else "end.wins"
            return words(key, name=names[0], points=points)
        together = words("end.and", first=", ".join(names[:-1]), last=names[-1])
        return words("end.share", names=together, points=points)

    @property
    def _start(self) -> int:
        """The points that everybody began with."""
        return self.game.start_score(self._session.setup.options)

    def _sums(self, seats: int) -> list[ScoreRow]:
        words = self.app.words
        found = by_reason(self._session.log, seats)
        if self._start:
            found = {"start": [self._start] * seats, **found}
        rows = [
            ScoreRow(self._reason(reason), list(map(printed, sums)), sprite=self.game.reasons[reason])
            for reason, sums in found.items()
            if any(sums)
        ]
        scores = list(map(printed, self._session.game.scores))
        return [*rows, ScoreRow(words("scoring.score"), scores, sprite="ui-star", strong=True)]

    def _reason(self, reason: str) -> str:
        return self.app.words(f"{self.game.name}.reason.{reason.replace(' ', '-')}")

    def _review(self) -> None:
        self.app.follow(ReviewWanted(self._session, results.now()))

    def _replay(self) -> None:
        self.app.follow(ReplayWanted(self._session))

    def _share(self) -> None:
        self.app.follow(ShareWanted(offer.of(self._session)))

    def _new(self) -> None:
        self.app.pop()
        self.app.follow(NewGameWanted())


def show(app: App, what: EndFollows | EndWanted) -> None:
    """The end of a game; one that is over just now is put on the shelf and into the record."""
    if isinstance(what, EndWanted):
        app.push(GameOver(app, what.session))
        return
    unsent = what.session.unsent
    if unsent:
        what.session.mark_sent()
    shelf.set_aside(app.host)
    crowned = remember(app, what.session)
    to_title(app)
    app.push(GameOver(app, what.session, crowned=crowned))
    if unsent:  # those elsewhere do not know yet how it ended
        app.follow(ShareWanted(offer.of(what.session)))


def remember(app: App, session: Session) -> bool:
    """Count a finished game; true when the person at the table has never scored more with so many players."""
    reviewed = GAMES[session.setup.game].reviewed
    line = results.of(session, {})
    if line is None:
        return False
    done = {name: feat.most(session.log, line.seat) for name, feat in (reviewed.feats if reviewed else {}).items()}
    line = replace(line, feats={name: most for name, most in done.items() if most})
    before = results.games(app.host)
    best = max((one.score for one in before if (one.game, one.players) == (line.game, line.players)), default=None)
    return results.add(app.host, line) and best is not None and line.score > best
