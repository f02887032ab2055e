"""Makes the positions of "Find the turn": games of hard players, stopped where one turn can do much better.

`python -m tests.bench.puzzle_make --game tikal --found FILE` plays game after game and adds a line to FILE for
each; begun again it goes on where it stopped, and the same seeds give the same positions. `puzzle_keep` chooses
from what was found. docs/puzzles.md says what makes a position a puzzle.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import engine
from engine import GAMES, Game
from engine.bots import Player, think_through
from engine.core.chance import Chance
from engine.core.search import Plan, every_turn
from engine.links import Packer, pack_game, write
from engine.lost_temple.rules.flow import FIRST, SECOND
from engine.puzzles import points
from engine.tikal import components as box
from engine.tikal.rules.state import ACT, NO_SCORING
from tests.bench.puzzle_search import Line, best_line, fresh, other_deals, same_in_other_deals
from tests.bench.puzzle_subjects import SUBJECTS

FOLDER = Path(__file__).resolve().parents[2] / "assets"
LEVEL = "hard"
CLEAR, MISSED = {"tikal": 2, "lost-temple": 3}, 2
"""By how many points the best known turn beats the hard player's, and all that its search looks at, at least."""
WIDTHS = {"tikal": (24, 120, 40), "lost-temple": (200, 2_000, 600)}
"""Plans followed at a first glance, by the search proper, and by the one that sees what is hidden."""
TRUSTS = (1.0, 0.5)
DEALS = 2
LATER = {"tikal": 1, "lost-temple": 24}
EACH = {"tikal": 1, "lost-temple": 3}
"""Turns of a game that are passed over at most at its beginning, and of how many one is looked at."""
MANY = {"tikal": 4, "lost-temple": 2}  # positions of one game at most


class Found(NamedTuple):
    """A position where the best known turn clearly beats what the hard player does."""

    link: str
    seat: int
    base: int  # the points of ending at once
    hard: int  # of the hard player's turn
    beam: int  # the most of any turn that the hard player's search looked at
    best: int
    exact: bool
    line: str


def begins(game: Game[Any]) -> bool:
    """Whether a turn begins here that can be a puzzle."""
    state = game.state
    if game.name == "tikal":
        return bool(state.phase == ACT and state.scoring != NO_SCORING and state.ap == box.ACTION_POINTS)
    # The last tile of a round would be followed by a scoring of everything else.
    tiles = sum(len(site) for site in state.river)
    return state.round in (FIRST, SECOND) and state.steps[-1][0] == "pirogue" and tiles > 1


def set_up(name: str, number: int) -> Game[Any]:
    """A game for the players to play: numbers of players and editions by turns."""
    players, options = (2, 3, 2, 4)[number % 4], {}
    if name == "tikal":  # with two players the hard player misses next to nothing
        players = (4, 4, 3)[number % 3]
        editions = GAMES[name].options[0].values
        options["edition"] = editions[number % len(editions)]
    return engine.new_game(name, players=players, seed=40_000 + number, options=options)


def beam_points(start: Game[Any]) -> int:
    """The most points among all turns that the hard player's search finishes, whatever it thinks of them."""
    seat = start.to_move
    assert seat is not None
    found: list[int] = []

    def keep(plan: Plan) -> None:
        found.append(points(plan.game, seat))

    rules = GAMES[start.name]
    for _ in every_turn(fresh(start), rules.expert, rules.levels[LEVEL].effort, keep):
        pass
    return max(found) - start.scores[seat]


def hard_points(start: Game[Any], seed: int) -> int:
    """What the hard player's turn makes, as it plays it at the table."""
    game = fresh(start)
    seat = game.to_move
    assert seat is not None
    before = game.scores[seat]
    mind = Player(GAMES[game.name].levels[LEVEL], seed)
    while game.to_move == seat and game.state.turn == seat:
        game.apply(game.parse(think_through(mind.choose(game.view(seat)))))
    return game.scores[seat] - before


def best_known(start: Game[Any], floor: int) -> Line | None:
    """The best turn of several wide searches; None where it is not clear, or something hidden could beat it."""
    subject = SUBJECTS[start.name]
    quick, wide, beyond = WIDTHS[start.name]
    game = fresh(start)
    found = [best_line(game, subject, quick, 1.0)]
    if found[0].points < floor or found[0].points < beam_points(start) + MISSED:
        return None
    found += [best_line(game, subject, wide, trust) for trust in TRUSTS]
    best = max(found, key=lambda line: (line.points, -len(line.moves)))
    best = best._replace(exact=any(line.exact for line in found))
    if not same_in_other_deals(game, best.moves, best.points):
        return None
    for world in (game, *other_deals(game, DEALS)):
        if best_line(world, subject, beyond, 1.0, hidden=True).points > best.points:
            return None
    return best


def found_in(name: str, number: int) -> list[Found]:
    """The first few puzzles of one game, from a moment on that differs from game to game."""
    game = set_up(name, number)
    chance = Chance.seeded(number)
    minds = [Player(GAMES[name].levels[LEVEL], chance.word()) for _ in range(game.players)]
    found: list[Found] = []
    start: Game[Any] | None = None
    turns, first = 0, number % LATER[name]
    while (seat := game.to_move) is not None and len(found) < MANY[name]:
        if start is None and begins(game):
            turns += 1
            start = game.copy()
        game.apply(game.parse(think_through(minds[seat].choose(game.view(seat)))))
        if start is not None and (game.to_move != start.to_move or game.state.turn != start.to_move):
            if turns > first and (turns - first) % EACH[name] == 0 and (puzzle := _looked_at(start, game)):
                found.append(puzzle)
            start = None
    return found


def _looked_at(start: Game[Any], after: Game[Any]) -> Found | None:
    seat = start.to_move
    assert seat is not None
    floor = after.scores[seat] - start.scores[seat] + CLEAR[start.name]
    line = best_known(start, floor)
    if line is None:
        return None
    hard = hard_points(start, 0)
    if line.points < hard + CLEAR[start.name]:
        return None
    packer = Packer()
    pack_game(packer, start)
    base = points(start, seat) - start.scores[seat]
    moves = ";".join(str(move) for move in line.moves)
    return Found(write(packer), seat, base, hard, beam_points(start), line.points, line.exact, moves)


def main() -> int:
    """Play on, and keep what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(SUBJECTS), required=True)
    parser.add_argument("--found", type=Path, required=True, help="a line for each game that was played")
    parser.add_argument("--games", type=int, default=100, help="numbers of games to have played")
    args = parser.parse_args()
    done = set()
    if args.found.exists():
        done = {json.loads(line)["number"] for line in args.found.read_text("utf-8").splitlines()}
    for number in range(args.games):
        if number in done:
            continue
        found = [one._asdict() for one in found_in(args.game, number)]
        with args.found.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"number": number, "found": found}) + "\n")
        for one in found:
            print(number, {key: value for key, value in one.items() if key != "link"}, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
