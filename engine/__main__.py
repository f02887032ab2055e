"""The shell tool: whole games played, a position shown, a record replayed, choices counted."""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

from . import GAMES, EngineError, Game, OptionError, RecordError, from_position, load, new_game
from .core import plain
from .core.errors import InputError
from .core.game import Json
from .core.plain import quoted
from .tools import simulate as simulation
from .tools.perft import perft
from .tools.policies import POLICIES, seated
from .tools.workers import INTERRUPTED, Interrupted, spread

NAME = __package__ or "engine"
"""How this package is called: `engine` in a clone, `expeditions` once it is installed."""
USUAL = "lost-temple"
"""The game that is meant where none is named."""
EXAMPLES = """examples:
  {prog} simulate tikal -n 3
  {prog} simulate tikal --players 2 --policy hard,mine:Player
  {prog} show record.json
  {prog} replay record.json --to 40"""
MOST = 1_000_000
"""The largest number of games, moves or choices that can be asked for."""
DEEPEST = 100
LONGEST_MESSAGE = 200


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is 0 when it worked, 2 when the input was at fault, 130 after Ctrl-C."""
    args = _parser().parse_args(arguments)
    try:
        args.run(args)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except (EngineError, OSError, UnicodeEncodeError) as error:
        print(f"{NAME}: {error}", file=sys.stderr)
        return 2
    return 0


class _Parser(argparse.ArgumentParser):
    """A parser that does not repeat long arguments in its messages."""

    def error(self, message: str) -> NoReturn:
        super().error(message if len(message) <= LONGEST_MESSAGE else f"{message[:LONGEST_MESSAGE]}…")


def _parser() -> argparse.ArgumentParser:
    called = Path(sys.argv[0]).name
    prog = f"python -m {NAME}" if called == "__main__.py" else called
    parser = _Parser(
        prog=prog,
        description=__doc__,
        epilog=EXAMPLES.format(prog=prog),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True, metavar="command")

    command = commands.add_parser("simulate", help="play whole games and print figures")
    command.add_argument("word", nargs="?", metavar="game", help=f"one of {', '.join(GAMES)} ({USUAL})")
    _add_setup(command)
    command.add_argument("-n", "--games", type=_count, default=100, help="how many games (100)")
    command.add_argument(
        "--policy",
        default="random",
        help=f"by seat (a,b): {', '.join(POLICIES)}, a level such as hard, or a class of your own, module:Class",
    )
    command.add_argument("--workers", type=_count, help="how many processes (one for each core)")
    command.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler whose workers play instead")
    command.set_defaults(run=_simulate, game=None)

    command = commands.add_parser("show", help="a position or a record as readable text")
    command.add_argument("file", nargs="?", help="a record or position; a new game without it")
    _add_setup(command)
    command.set_defaults(run=_show)

    command = commands.add_parser("replay", help="a record, step by step or up to a move")
    command.add_argument("file", help="the record")
    command.add_argument("--to", type=_count, help="show the table after this many moves")
    command.set_defaults(run=_replay)

    command = commands.add_parser("perft", help="count choice sequences")
    command.add_argument("depth", type=_count, help="how many choices")
    _add_setup(command)
    command.set_defaults(run=_perft)
    return parser


def _add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", default=USUAL, help=f"one of {', '.join(GAMES)} ({USUAL})")
    command.add_argument("--players", type=_whole, default=4, help="how many players (4)")
    command.add_argument("--seed", type=_whole, default=0, help="the seed, or the first of several (0)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def _whole(text: str) -> int:
    if not re.fullmatch(f"-?[0-9]{{1,{plain.DIGITS}}}", text):
        raise argparse.ArgumentTypeError(f"should be a whole number, not {quoted(text)}")
    return int(text)


def _count(text: str) -> int:
    if not 0 <= _whole(text) <= MOST:
        raise argparse.ArgumentTypeError(f"should be a number from 0 to {MOST:,}, not {quoted(text)}")
    return int(text)


def _options(args: argparse.Namespace) -> Json:
    options: Json = {}
    for item in args.option:
        name, equals, value = item.partition("=")
        if not equals:
            raise OptionError(f"An option is written NAME=VALUE, not {quoted(item)}.")
        try:
            options[name] = plain.read(value)
        except InputError:
            options[name] = value
    return options


def _text(path: str) -> str:
    """What a file says, as far as any record or position can go."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            return file.read(plain.TEXT + 1)
    except OSError as error:
        raise RecordError(f"{quoted(path)} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{quoted(path)} is no text in UTF-8.") from error


def _new(args: argparse.Namespace) -> Game[Any]:
    return new_game(args.game, players=args.players, seed=args.seed, options=_options(args))


def _game(args: argparse.Namespace) -> str:
    """The game to simulate, which is said as a word or as an option."""
    named = {name for name in (args.word, args.game) if name is not None}
    if len(named) > 1:
        raise OptionError(f"One game can be simulated, not both {quoted(args.word)} and {quoted(args.game)}.")
    return named.pop() if named else USUAL


def _simulate(args: argparse.Namespace) -> None:
    args.game = _game(args)
    policies = args.policy.split(",")
    if not args.games:
        raise OptionError("There should be at least one game.")
    options = _options(args)
    _new(args)  # what does not fit is said before anybody is set to work
    for who in policies:
        seated(args.game, who)
    jobs = ((args.game, args.players, options, policies, args.seed + i) for i in range(args.games))
    start = time.perf_counter()
    try:
        games = spread(simulation.play, jobs, args.games, workers=args.workers, cluster=args.cluster)
    except Interrupted as stopped:
        print(f"interrupted after {len(stopped.results)} of {args.games} games")
        if stopped.results:
            _print_figures(args, stopped.results, time.perf_counter() - start)
        raise
    _print_figures(args, games, time.perf_counter() - start)


def _print_figures(args: argparse.Namespace, games: list[simulation.Played], seconds: float) -> None:
    decisions = sum(game.decisions for game in games)
    print(f"{len(games)} games of {args.game}, {args.players} players, policy {args.policy}")
    print(f"{len(games) / seconds:.1f} games/s, {decisions / seconds:.0f} decisions/s")
    print(f"{decisions / len(games):.1f} decisions a game")
    for seat in range(args.players):
        scores = sorted(game.scores[seat] for game in games)
        wins = sum(seat in game.winners for game in games)
        median = scores[len(scores) // 2]
        print(f"seat {seat}: {scores[0]} to {scores[-1]} points, median {median}, {wins} wins")
    print(f"digest {simulation.combined_digest(games)}")


def _show(args: argparse.Namespace) -> None:
    if args.file is None:
        print(_new(args))
        return
    text = _text(args.file)
    try:
        data = plain.read(text)
    except InputError as error:
        raise RecordError(f"{quoted(args.file)} is neither a record nor a position: {error}.") from error
    is_record = isinstance(data, dict) and "format" in data
    print(load(text) if is_record else from_position(data))


def _replay(args: argparse.Namespace) -> None:
    text = _text(args.file)
    if args.to is not None:
        game = load(text, upto=args.to)
        print(game)
        return
    moves = load(text).moves
    game = load(text, upto=0)
    for number, move in enumerate(moves, 1):
        seat = game.to_move
        before = game.scores
        game.replay(move)
        gains = [
            f"{after - b:+d} for {i}"
            for i, (b, after) in enumerate(zip(before, game.scores, strict=True))
            if after != b
        ]
        print(f"{number:4d}  seat {seat}  {move}{'   ' + ', '.join(gains) if gains else ''}")
    print(f"scores {game.scores}, digest {game.digest()}")


def _perft(args: argparse.Namespace) -> None:
    if args.depth > DEEPEST:
        raise OptionError(f"Counting goes {DEEPEST} choices deep at most, not {args.depth:,}.")
    game = _new(args)
    for depth in range(1, args.depth + 1):
        print(f"{depth:2d} {perft(game, depth)}")


if __name__ == "__main__":
    sys.exit(main())
