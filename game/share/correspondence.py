"""Games by link: what to do with a link that comes, beside the games that are here.

Two links are of one game when they begin alike: the same game, seats, names, options and seed. Then the moves are
compared. Nothing here changes what is stored but `keep`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

import engine
from game.host.interface import Host
from game.session import notes
from game.session.link import Link
from game.session.notes import LARGEST
from game.session.played import AnyGame
from game.session.seats import Seat
from game.session.session import KEY as UNDER_WAY
from game.session.storing import STORED, commented
from game.storage import shelf
from game.storage.shelf import SavedGame

Answer = Literal["new", "goes on", "other seat", "same", "own", "older", "branch", "over"]
"""A game that is not here; one that goes on here; one that goes on at a seat that is elsewhere; the link that is
already here; the link that was sent from here; an older one; one that branches off; the end of a game."""
BEST: tuple[str, ...] = ("goes on", "same", "older", "branch")
"""Of several games that begin alike the first of these is meant."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a link is to the games here."""

    answer: Answer
    kept: SavedGame | None = None
    """The game that it belongs to."""
    under_way: bool = False
    """Whether that is the game under way, and not one of the shelf."""


def find(host: Host, link: Link) -> Found:
    """What a link of a game by link is to the games here."""
    game = _game(link)
    listed = [(kept, False) for kept in shelf.games(host)]
    under_way = shelf.look_at(host.load(UNDER_WAY))
    if under_way is not None:
        listed.insert(0, (under_way, True))
    moves = [str(move) for move in game.moves]
    compared = [(_compare(kept, game, moves), kept, here) for kept, here in listed if kept.turn is not None]
    known = [one for one in compared if one[0]]
    if not known:
        return Found("over" if game.to_move is None else "new")
    word, kept, here = min(known, key=lambda one: BEST.index(one[0]))
    return Found(_answer(word, kept, game), kept, here)


def _answer(word: str, kept: SavedGame, game: AnyGame) -> Answer:
    """The answer to a link that is newer, the same, older or another branch than the game here."""
    if word == "older":
        return "older"
    if word == "branch":
        return "branch"
    if game.to_move is None:
        return "over"
    here = kept.kinds[game.to_move] == "human"
    if word == "goes on":
        return "goes on" if here else "other seat"
    return "same" if here else "own"


def _compare(kept: SavedGame, game: AnyGame, moves: list[str]) -> str:
    """How a link's moves stand to those of a game here; empty when it is another game."""
    record = engine.read_json(kept.text, STORED)
    start = (record["game"], record.get("players"), record.get("seed"), record.get("options"))
    if start != (game.name, game.players, game.seed, game.options):
        return ""
    mine = record["moves"]
    if mine == moves:
        return "same"
    if mine == moves[: len(mine)]:
        return "goes on"
    return "older" if mine[: len(moves)] == moves else "branch"


def record(link: Link, here: Collection[int] | None = None) -> str:
    """The game of a link as it is stored here: these people sit at this device, or those whom the link names."""
    game, seats = _game(link), link.setup.seats
    if here is not None:
        seats = tuple(_at_home(seat, number in here) for number, seat in enumerate(seats))
    standing = notes.now(game.scores, game.to_move is None)
    noted = notes.write(seats, (), (), standing, held=False, comments=link.comments)
    if any(seat.kind == "elsewhere" for seat in seats):
        away = game.to_move is not None and seats[game.to_move].kind == "elsewhere"
        known = len(game.moves) if away or game.to_move is None else -1
        noted["link"] = notes.by_link(game.to_move, link.mover, known)
    return engine.save(game, noted)


def _at_home(seat: Seat, here: bool) -> Seat:
    return seat if seat.kind == "bot" else replace(seat, kind="human" if here else "elsewhere")


def seats_here(found: Found, link: Link) -> tuple[int, ...]:
    """The seats of a link that are played on this device: those of the game here, or else whose turn it is."""
    if found.kept is not None:
        return tuple(seat for seat, kind in enumerate(found.kept.kinds) if kind == "human")
    seat = _game(link).to_move
    return () if seat is None else (seat,)


def keep(host: Host, found: Found, text: str) -> SavedGame:
    """Put the game of a link on the shelf, in place of the game that it goes on with; a branch comes beside it."""
    if found.kept is not None and found.answer in ("goes on", "over", "other seat"):
        known = notes.comments(engine.notes(found.kept.text), found.kept.moves)
        text = commented(text, known | notes.comments(engine.notes(text), LARGEST))
        if found.under_way:
            host.store(UNDER_WAY, None)
        else:
            shelf.remove(host, found.kept)
    shelf.put(host, text)
    kept = shelf.look_at(text)
    assert kept is not None
    return kept


def _game(link: Link) -> AnyGame:
    assert link.game is not None
    return link.game
