"""The same game everywhere: `python3 play.py bench same_game [COUNT]`.

Records of both games, of computer players of all levels and of random ones over all options, are made here and
replayed four times: natively, and by the page's own Python in Chromium, Firefox and WebKit. The digests at the
beginning, after every tenth move and at the end have to be equal.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

from playwright.sync_api import sync_playwright

import engine
from engine import GAMES
from engine.bots import Effort, Level, Player, style_of, think_through
from engine.core.chance import Chance
from tests.bench.bot_games import on_all_cores
from tests.bench.variants import numbered
from tests.web.conftest import QUIET, chromium, serving
from tests.web.driven import Driven
from tests.web.firefox import firefox
from tests.web.probe import playout
from tests.web.sites import build_probe
from tests.web.visits import Visit
from tests.web.webkit import webkit

COUNT = 200
QUICK = Effort(1, 60)
"""What most computer players may spend on a turn here: their games are as long as others and soon made."""
WHOLE = 20
"""In one of so many games a player thinks as long as at the table."""
TABLES = ("easy medium", "random", "hard random", "expert easy", "random easy", "medium hard expert")
DROP = """
(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "record.json"));
  dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
}
"""
RETRACED = "window.expeditions.state().retraced ?? null"
Retrace = Callable[[str], list[str]]


def made(number: int) -> str:
    """The record of the game of this number, played to its end."""
    variant = numbered(number)
    name, chance = variant.game, Chance.seeded(number)
    game = variant.begin(number)
    turn = number // len(GAMES) // len(GAMES[name].players)  # so that every table has every number of players
    levels = cycle(TABLES[turn % len(TABLES)].split())
    minds = [_mind(name, next(levels), number, seat, chance.word()) for seat in range(variant.players)]
    while (seat := game.to_move) is not None:
        mind, legal = minds[seat], game.legal_actions()
        if mind is None:
            game.apply(legal[chance.below(len(legal))])
        else:
            game.apply(game.parse(think_through(mind.choose(game.view(seat)))))
    return engine.save(game)


def _mind(game: str, level: str, number: int, seat: int, seed: int) -> Player | None:
    """A computer player of a level, most of them hurried; nobody for a random one."""
    if level == "random":
        return None
    found = GAMES[game].levels[level]
    if seat or number // len(GAMES) % WHOLE:
        found = _hurried(found)
    return Player(found, seed, GAMES[game].styles[style_of(game, number, seat)])


def _hurried(level: Level) -> Level:
    replies = level.replies
    if replies is not None:
        replies = replies._replace(turns=2, effort=QUICK, again=replies.again and QUICK)
    return level._replace(effort=QUICK, replies=replies)


@contextmanager
def in_chromium(address: str) -> Iterator[Retrace]:
    """Replays records in a page of Chromium."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        yield retracing(Visit(browser.new_context(), address).play())
        browser.close()


def retracing(here: Visit) -> Retrace:
    """Replays records in a page that shows the probe."""

    def retrace(record: str) -> list[str]:
        here.choose("reset")
        here.page.evaluate(DROP, record)
        found: list[str] = here.until(lambda: here.js(RETRACED))
        return found

    return retrace


@contextmanager
def in_firefox(address: str) -> Iterator[Retrace]:
    """Replays records in a page of Firefox."""
    with tempfile.TemporaryDirectory() as profile, firefox(Path(profile)) as fox:
        fox.go(address)
        yield driving(fox)


@contextmanager
def in_webkit(address: str) -> Iterator[Retrace]:
    """Replays records in a page of WebKit."""
    with webkit() as kit:
        kit.go(address)
        yield driving(kit)


def driving(browser: Driven) -> Retrace:
    """Replays records in a driven browser that shows the probe."""

    def retrace(record: str) -> list[str]:
        browser.js("window.expeditions.choose('reset')")
        browser.js(f"({DROP.strip()})({json.dumps(record)})")
        found: list[str] = browser.until(RETRACED)
        return found

    return retrace


def differences(records: Sequence[str], native: Sequence[list[str]], retrace: Retrace) -> list[str]:
    """Where replaying these records gives other digests than natively, in a line each."""
    wrong = []
    for number, (record, here) in enumerate(zip(records, native, strict=True)):
        there = retrace(record)
        if there != here:
            first = next((n for n, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]), -1)
            wrong.append(f"record {number}: {len(here)} digests here, {len(there)} there, number {first} differs")
    return wrong


def main(arguments: list[str]) -> int:
    """Make the records, replay them everywhere and print what came of it; 1 when anything differs."""
    count = int(arguments[0]) if arguments else COUNT
    start = time.perf_counter()
    records = on_all_cores(made, range(count))
    games = Counter(engine.outline(record).game for record in records)
    moves = sum(engine.outline(record).moves for record in records)
    listed = ", ".join(f"{number} of {name}" for name, number in sorted(games.items()))
    print(f"{count} records ({listed}), {moves:,} moves, made in {time.perf_counter() - start:.0f} s")
    native = [playout.retraced(record) for record in records]
    wrong = 0
    with tempfile.TemporaryDirectory() as work:
        site = build_probe(Path(work) / "web", Path(work) / "source")
        with serving(site) as server:
            for browser, opened in (("Chromium", in_chromium), ("Firefox", in_firefox), ("WebKit", in_webkit)):
                start = time.perf_counter()
                with opened(server.address) as retrace:
                    differing = differences(records, native, retrace)
                print(
                    f"{browser}: {sum(map(len, native)):,} digests, {len(differing)} records differ "
                    f"({time.perf_counter() - start:.0f} s)",
                    *differing[:10],
                    sep="\n  ",
                    flush=True,
                )
                wrong += len(differing)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
