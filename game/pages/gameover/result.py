"""How a game ended, in numbers: the order of the players, where their points came from, how the lead changed."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

from game.session.points import by_reason, score_lines
from game.session.session import Session
from game.table.gamerecord import GameRecord


@dataclass(frozen=True, slots=True)
class Haul:
    """Points that a seat won in one go: in which part of the game, and for what."""

    seat: int
    points: int
    part: int
    reasons: tuple[tuple[str, int], ...] = ()


class Result:
    """A finished game."""

    def __init__(self, session: Session, game: GameRecord) -> None:
        self.session, self.game = session, game
        self.scores = list(session.game.scores)
        self.winners = list(session.game.winners)
        self.order = sorted(self.seats, key=lambda seat: (seat not in self.winners, -self.scores[seat]))
        """The seats by their place."""
        self.you = session.humans[0] if len(session.humans) == 1 else None
        """The only person at this device."""
        self.start = game.start_score(session.setup.options)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.session.setup.seats))

    def place(self, seat: int) -> int:
        """The place of a seat, from 1; all winners are first."""
        return 1 if seat in self.winners else self.order.index(seat) + 1

    @property
    def winner(self) -> int:
        """The first of the winners."""
        return self.order[0]

    def lead(self) -> tuple[int, int] | None:
        """By how much the winner was ahead, and of whom; None for a shared victory."""
        if len(self.winners) > 1 or len(self.order) < 2:
            return None
        second = self.order[1]
        return self.scores[self.winner] - self.scores[second], second

    @cached_property
    def sources(self) -> dict[str, list[int]]:
        """The points of each seat by reason, without reasons that gave nothing to anybody."""
        found = by_reason(self.session.log, len(self.scores))
        if self.start:
            found = {"start": [self.start] * len(self.scores), **found}
        known = [reason for reason in self.game.reasons if reason in found]
        return {reason: found[reason] for reason in known if any(found[reason])}

    @cached_property
    def lines(self) -> list[list[int]]:
        """For each seat its score before the first move and after every move."""
        return score_lines(self.session.log, len(self.scores), len(self.session.game.moves), self.start)

    @cached_property
    def marks(self) -> list[int]:
        """The moves after which another part of the game began."""
        return self.game.rounds_end(self.session.log)

    def part(self, move: int) -> int:
        """The part of the game that a move belongs to, from 1."""
        return bisect_right(self.marks, move) + 1

    def ahead_in(self, seat: int) -> list[str]:
        """The reasons for which a seat won more points than anybody else, the most points first."""
        found = [
            reason
            for reason, own in self.sources.items()
            if own[seat] > 0 and own[seat] > max(own[other] for other in self.seats if other != seat)
        ]
        return sorted(found, key=lambda reason: -self.sources[reason][seat])

    def best_turn(self) -> Haul | None:
        """The most points in one turn; what is counted apart belongs to no turn."""
        apart, turns, turn = self.game.table.scored_apart, dict[tuple[int, int], dict[str, int]](), 0
        moves: dict[tuple[int, int], int] = {}
        for entry in self.session.log:
            if entry.event["kind"] == "turn":
                turn += 1
            elif entry.event["kind"] == "points" and entry.event["reason"] not in apart:
                key = (turn, entry.seat)
                won = turns.setdefault(key, {})
                moves.setdefault(key, entry.move_index)
                won[entry.event["reason"]] = won.get(entry.event["reason"], 0) + entry.event["points"]
        if not turns:
            return None
        best = max(turns, key=lambda key: sum(turns[key].values()))
        won = turns[best]
        return Haul(best[1], sum(won.values()), self.part(moves[best]), tuple(won.items()))

    def best_scoring(self) -> Haul | None:
        """The most points in one part of the game, of those that are counted apart."""
        apart, sums = self.game.table.scored_apart, dict[tuple[int, int], int]()
        for entry in self.session.log:
            if entry.event["kind"] == "points" and entry.event["reason"] in apart:
                key = (self.part(entry.move_index), entry.seat)
                sums[key] = sums.get(key, 0) + entry.event["points"]
        if not sums:
            return None
        best = max(sums, key=lambda key: sums[key])
        return Haul(best[1], sums[best], best[0])

    def leads(self) -> list[tuple[int, int]]:
        """Who was alone in the lead one after another, each with the move from which on."""
        found: list[tuple[int, int]] = []
        for move, scores in enumerate(zip(*self.lines, strict=True)):
            most = max(scores)
            if scores.count(most) == 1:
                seat = scores.index(most)
                if not found or found[-1][0] != seat:
                    found.append((seat, move))
        return found

    def decisive(self) -> str:
        """The reason in which the first two were further apart than in the end, if there is one."""
        lead = self.lead()
        if lead is None:
            return ""
        margin, second = lead
        gaps = {reason: own[self.winner] - own[second] for reason, own in self.sources.items()}
        best = max(gaps, key=lambda reason: gaps[reason], default="")
        return best if best and gaps[best] > margin else ""
