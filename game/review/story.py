"""A review in words and numbers: what turns are called, what was done in them, and which cost or won most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engine import EngineError
from engine.bots import ReviewedTurn, lead, shown
from game.app import App
from game.review.analysis import Analysis
from game.screen.catalogue import listed
from game.screen.wording import signed
from game.session.played import AnyEvent, AnyGame
from game.table.gamerecord import games
from game.table.reviewfacts import AS_GOOD, Clause, Source

COSTLY = 2.0
"""Points that a turn must have lost to be shown."""
SHOWN = 3
APART = 100
"""By how much a clause matters more that only one of two turns has."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A judged turn with its place in the game."""

    turn: ReviewedTurn
    stage: str
    number: int
    scoring: bool
    aside: bool
    """Whether it is no turn of its own: a bid, or what comes before the game."""
    caption: str


@dataclass(frozen=True, slots=True)
class Card:
    """A turn that is shown by itself: what was played, what the strongest player would have done, and why."""

    id: str
    rank: int
    entry: Entry
    played: tuple[Clause, ...]
    better: tuple[Clause, ...] | None
    """None where it would have been the same turn."""
    why: str
    lost: bool

    @property
    def points(self) -> int:
        """What the turn lost, below zero, or won."""
        turn = self.entry.turn
        return -max(1, round(turn.lost)) if self.lost else round(turn.gained)

    @property
    def place(self) -> str:
        """Where on the board the turn is about."""
        clauses = [*(self.better or ()), *self.played] if self.lost else self.played
        placed = [clause for clause in clauses if clause.place]
        return max(placed, key=lambda clause: clause.weight).place if placed else ""


class ReviewStory:
    """What can be told of a review so far, in one language."""

    def __init__(self, app: App, reviewing: Analysis) -> None:
        self.reviewing, self.words = reviewing, app.words
        self.session = reviewing.session
        self.game = games(app)[self.session.setup.game]
        self.players = len(self.session.setup.seats)
        self._entries: list[Entry] = []
        self._counts: Counter[object] = Counter()
        self._cards: dict[tuple[int, bool], Card] = {}

    # Turns

    @property
    def entries(self) -> list[Entry]:
        """The judged turns, the first one first."""
        for turn in self.reviewing.turns[len(self._entries) :]:
            self._entries.append(self._entry(turn))
        return self._entries

    @property
    def turns(self) -> list[Entry]:
        """Those that are turns of their own."""
        return [entry for entry in self.entries if not entry.aside]

    def _entry(self, turn: ReviewedTurn) -> Entry:
        reviewed = self.game.reviewed
        view = self.session.stood_after(turn.first).view(turn.seat)
        stage = reviewed.stage(view) if reviewed else ""
        scoring = reviewed.scoring(view) if reviewed else False
        aside = turn.aside or (reviewed is not None and reviewed.prelude(view))
        key: object = (stage, turn.seat) if reviewed and reviewed.per_player else ""
        number = 0
        if not scoring:
            number = self._counts[key] + 1
            if not aside:
                self._counts[key] += 1
        said = reviewed.caption(self.words, stage, number) if reviewed else self.words("review.any", number=number)
        return Entry(turn, stage, number, scoring, aside, said)

    # Cards

    def costly(self, seat: int) -> list[Card]:
        """The turns of a player that lost most."""
        found = [entry for entry in self.entries if entry.turn.seat == seat and entry.turn.lost > COSTLY]
        found.sort(key=lambda entry: -entry.turn.lost)
        return [self._card(entry, rank, lost=True) for rank, entry in enumerate(found[:SHOWN], 1)]

    def best(self, seat: int) -> list[Card]:
        """The turns of a player that were at least as good as the strongest ones, by how much they won."""
        own = [entry for entry in self.turns if entry.turn.seat == seat][1:]  # everybody gains by coming in
        found = [entry for entry in own if entry.turn.lost <= AS_GOOD and round(entry.turn.gained) > 0]
        found.sort(key=lambda entry: -entry.turn.gained)
        return [self._card(entry, rank, lost=False) for rank, entry in enumerate(found[:SHOWN], 1)]

    def _card(self, entry: Entry, rank: int, *, lost: bool) -> Card:
        key = entry.turn.first, lost
        card = self._cards.get(key)
        if card is None or card.rank != rank:
            if card is None:
                played, better = self.played(entry), self.better(entry)
                played, better = (
                    _apart(played, better or ()),
                    _apart(better, played) if better is not None else None,
                )
            else:
                played, better = card.played, card.better
            name = f"{'costly' if lost else 'best'}-{rank}"
            card = self._cards[key] = Card(name, rank, entry, played, better, self.why(entry.turn), lost)
        return card

    def played(self, entry: Entry) -> tuple[Clause, ...]:
        """What was done in a turn."""
        turn = entry.turn
        return self._told(self._events(turn.first, turn.first + turn.length), turn.seat)

    def better(self, entry: Entry) -> tuple[Clause, ...] | None:
        """What the strongest player would have done; None where it is the same, or can no longer be told."""
        events = self._better_events(entry.turn)
        return self._told(events, entry.turn.seat) if events is not None else None

    def _better_events(self, turn: ReviewedTurn) -> list[AnyEvent] | None:
        """What would have happened in the strongest turn, with what comes before it; None where there is none."""
        try:
            events = shown(self.where(turn), turn) if turn.better else None
        except EngineError:  # the review comes from outside, and is damaged
            return None
        return [*self._events(turn.first, turn.begins), *events] if events is not None else None

    def where(self, turn: ReviewedTurn) -> AnyGame:
        """The game where the strongest turn begins."""
        game = self.session.stood_after(turn.first).copy()
        for move in self.session.game.moves[turn.first : turn.begins]:
            game.replay(move)
        return game

    def subject(self, turn: ReviewedTurn) -> str:
        """What a turn that lost points was about, by the game's word; empty where it has none."""
        better, reviewed = self._better_events(turn), self.game.reviewed
        if reviewed is None or better is None:
            return ""
        movers, end = self.session.movers, turn.first + turn.length
        own = (move for move in range(end, len(movers)) if movers[move] == turn.seat)
        after = self._events(end, next(own, len(movers)))
        return reviewed.subject(turn.reason, better, after)

    def _events(self, first: int, end: int) -> list[AnyEvent]:
        return [entry.event for entry in self.session.log if first <= entry.move_index < end]

    def _told(self, events: Sequence[AnyEvent], seat: int) -> tuple[Clause, ...]:
        if self.game.reviewed is not None:
            return tuple(self.game.reviewed.tell(self.words, events, seat))
        line, view = self.game.table.speech.line, self.session.view
        told = [line(event, view, self.words, self.session.name) for event in events if event["seat"] == seat]
        return tuple(Clause(words) for words in told if words)

    def why(self, turn: ReviewedTurn) -> str:
        """Why a turn is a good one, in one line."""
        if turn.reason in ("only", "calm"):
            return self.words(f"review.{turn.reason}")
        for kind in ("review.why", "hint"):
            key = f"{self.game.name}.{kind}.{turn.reason}"
            said = self.words(key, count=turn.points, place=turn.place)
            if said != key:
                return said
        return ""

    # Facts

    def result(self, *, short: bool = False) -> str:
        """Who won, and by how much."""
        words, game = self.words, self.session.game
        winners, scores = game.winners, sorted(game.scores, reverse=True)
        if len(winners) != 1:
            return words("review.shared", score=scores[0])
        name, points = self.session.name(winners[0]), scores[0] - scores[1]
        if short:
            return words("review.won.short", count=points, name=name, points=points)
        return words("review.won", count=points, name=name, points=points, score=scores[0], other=scores[1])

    def margin(self, entry: Entry, seat: int) -> float:
        """The lead that a player could expect after a turn."""
        return lead(entry.turn.outlook, seat)

    def lines(self) -> list[list[float]]:
        """For each player the lead expected over the turns, as a mean of as many turns as there are players."""
        found = []
        for seat in range(self.players):
            raw = [self.margin(entry, seat) for entry in self.turns]
            count = self.players
            smooth = [sum(raw[n - count + 1 : n + 1]) / count for n in range(count - 1, len(raw))]
            # Before everybody has had a turn there is nothing to compare.
            smooth = [*smooth[:1] * min(count - 1, len(raw) - 1), *smooth] or [0.0] * len(raw)
            if raw and self.reviewing.done:
                smooth[-1] = raw[-1]  # how the game ended
            found.append(smooth)
        return found

    def facts(self, seat: int) -> list[str]:
        """A few facts about the game."""
        own = [entry.turn for entry in self.entries if entry.turn.seat == seat]
        leaders = [leads.index(max(leads)) for leads in zip(*self.lines(), strict=True)]
        changes = sum(one != two for one, two in pairwise(leaders))
        good = sum(turn.lost <= AS_GOOD for turn in own if not turn.aside)
        return [
            self.words("review.fact.turns", count=sum(not entry.scoring for entry in self.turns)),
            self.words("review.fact.changes", count=changes),
            self.words("review.fact.same", count=good),
            self.words("review.fact.lost", count=round(sum(turn.lost for turn in own))),
        ]

    def sources(self) -> list[tuple[Source, list[int]]]:
        """The points of each player by source, without sources that gave nothing to anybody."""
        if self.game.reviewed is None:
            return []
        found = []
        start = self.game.start_score(self.session.setup.options)
        for source in self.game.reviewed.sources:
            sums = [0] * self.players
            if start and source.counts({"reason": "start"}):
                sums = [start] * self.players
            for entry in self.session.log:
                if entry.event["kind"] == "points" and source.counts(entry.event):
                    sums[entry.seat] += entry.event["points"]
            if any(sums):
                found.append((source, sums))
        return found

    def said(self, card: Card) -> str:
        """A card in one sentence, for those who listen."""
        words = self.words
        mark = words("review.mark.lost" if card.lost else "review.mark.gained")
        better = self.joined(card.better) if card.better is not None else words("review.same")
        return words(
            "review.card",
            mark=mark,
            number=card.rank,
            caption=card.entry.caption,
            played=self.joined(card.played),
            better=better,
            why=card.why,
            points=signed(card.points),
        )

    def joined(self, clauses: Sequence[Clause], most: int = SHOWN) -> str:
        """The weightiest clauses in the order they happened, as one sentence goes on."""
        kept = sorted(clauses, key=lambda clause: -clause.weight)[:most]
        *before, last = [clause.words for clause in clauses if clause in kept] or [self.words("review.nothing")]
        return self.words("end.and", first=listed(before), last=last) if before else last


def _apart(clauses: Sequence[Clause], others: Sequence[Clause]) -> tuple[Clause, ...]:
    """The same clauses, and those that make the difference matter most."""
    known = {clause.words for clause in others}
    return tuple(
        clause if clause.words in known else replace(clause, weight=clause.weight + APART) for clause in clauses
    )
