"""A whole game in a few hundred letters, for a link: its set-up, and each move by its place among the choices.

The engine knows how many choices there are at every moment, so a move takes no more room than that number needs,
and one large number holds them all (core/digits.py). A link begins with a letter for its version, then a
checksum.
It names the state it leads to, so that a link made by other rules is noticed instead of giving another game.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from . import GAMES, from_position, new_game
from .core import plain
from .core.digits import DAMAGED, Packer, Unpacker
from .core.errors import EngineError, LinkError
from .core.game import Game, Json, Rules
from .core.plain import BEYOND, quoted

__all__ = [
    "ALPHABET",
    "DAMAGED",
    "FOREIGN",
    "IMPOSSIBLE",
    "LETTERS",
    "MOST_GAMES",
    "MOVES",
    "OTHER_VERSION",
    "Packer",
    "Start",
    "Unpacker",
    "pack_game",
    "pack_start",
    "read",
    "unpack_game",
    "unpack_start",
    "write",
]
VERSION = "1"
LETTERS = 6_000
"""Letters of a link at most: a long game of four from a position has less than half of that."""
MOVES = 10_000
POSITION = 100_000
"""Letters of a position as JSON at most."""
FOREIGN, OTHER_VERSION, IMPOSSIBLE = "foreign", "version", "impossible"  # codes besides DAMAGED
DIGEST = 2**32
MOST_GAMES = 16
"""Room for games to come: the place in GAMES is a digit to this base."""
ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


class Start(NamedTuple):
    """What a game begins with."""

    game: str
    players: int
    seed: int
    options: Json


def write(packer: Packer) -> str:
    """The text of a link that holds these digits."""
    number = packer.number()
    data = number.to_bytes((number.bit_length() + 7) // 8, "little")
    return VERSION + base64.urlsafe_b64encode(_sum(data) + data).decode().rstrip("=")


def read(text: object) -> Unpacker:
    """The digits in the text of a link; LinkError where there are none."""
    if not isinstance(text, str) or not text or not ALPHABET.issuperset(text):
        raise LinkError(FOREIGN, "This is no link to a game.")
    if len(text) > LETTERS:
        raise LinkError(DAMAGED, f"The link has {len(text):,} letters, and {LETTERS:,} are the most.")
    if text[0] != VERSION:
        raise LinkError(OTHER_VERSION, f"The link is of version {text[0]}; this program reads version {VERSION}.")
    try:
        data = base64.urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4))
    except binascii.Error as error:
        raise LinkError(DAMAGED, "The link is damaged or cut short.") from error
    if data[:4] != _sum(data[4:]):
        raise LinkError(DAMAGED, "The link is damaged or cut short.")
    return Unpacker(int.from_bytes(data[4:], "little"))


def _sum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "little")


# ---- set-ups -------------------------------------------------------------------------------------


def pack_start(packer: Packer, game: str, players: int, seed: int, options: Json) -> None:
    """What a game begins with: options by their places among the values they can have."""
    rules = GAMES[game]
    packer.digit(list(GAMES).index(game), MOST_GAMES)
    packer.digit(rules.players.index(players), len(rules.players))
    packer.signed(seed)
    checked = rules.check_options(players, dict(options))
    for option in rules.options:
        packer.digit(option.values.index(checked[option.name]), len(option.values))
    first = checked["first"]
    packer.digit(0 if first is None else first + 1, players + 1)
    for name in checked["names"]:
        packer.text(name)


def unpack_start(unpacker: Unpacker) -> Start:
    """What a game begins with; LinkError where that is no game of ours."""
    rules = _rules(unpacker)
    players = rules.players[unpacker.digit(len(rules.players))]
    seed = unpacker.signed(BEYOND)
    options: Json = {one.name: one.values[unpacker.digit(len(one.values))] for one in rules.options}
    first = unpacker.digit(players + 1)
    options["first"] = first - 1 if first else None
    options["names"] = [unpacker.text() for _ in range(players)]
    try:
        return Start(rules.name, players, seed, rules.check_options(players, options))
    except EngineError as error:
        raise LinkError(IMPOSSIBLE, f"The set-up in the link does not work: {error}") from error


def _rules(unpacker: Unpacker) -> Rules[Any]:
    place = unpacker.digit(MOST_GAMES)
    if place >= len(GAMES):
        raise LinkError(OTHER_VERSION, "The link is to a game that this program does not know.")
    return list(GAMES.values())[place]


# ---- games ---------------------------------------------------------------------------------------


def pack_game(packer: Packer, game: Game[Any]) -> None:
    """A game up to where it stands; LinkError for the few old records that hold a choice no longer offered."""
    packer.digit(game.origin is not None, 2)
    if game.origin is None:
        assert game.seed is not None
        pack_start(packer, game.name, game.players, game.seed, game.options)
        course = new_game(game.name, players=game.players, seed=game.seed, options=game.options)
    else:
        position = zlib.compress(json.dumps(game.origin, sort_keys=True, separators=(",", ":")).encode(), 9)
        packer.whole(len(position))
        for letter in position:
            packer.digit(letter, 256)
        course = from_position(game.origin)
    packer.whole(len(game.moves))
    for number, move in enumerate(game.moves, 1):
        choices = course.numbered()
        if move not in choices:
            raise LinkError(IMPOSSIBLE, f"Move {number} of this game, {quoted(str(move))}, is no longer offered.")
        packer.digit(choices.index(move), len(choices))
        course.replay(move)
    packer.digit(int(game.digest()[:8], 16), DIGEST)


def unpack_game(unpacker: Unpacker) -> Game[Any]:
    """The game of a link, played again move by move."""
    *_, game = unpack_course(unpacker)
    return game


def unpack_course(unpacker: Unpacker) -> Iterator[Game[Any]]:
    """The game of a link at its beginning and after each move: one game that goes on."""
    game = _origin(unpacker) if unpacker.digit(2) else _begin(unpack_start(unpacker))
    yield game
    for number in range(1, unpacker.whole(MOVES) + 1):
        choices = game.numbered()
        if not choices:
            raise LinkError(IMPOSSIBLE, f"The game in the link is over before move {number}.")
        game.replay(choices[unpacker.digit(len(choices))])
        yield game
    if unpacker.digit(DIGEST) != int(game.digest()[:8], 16):
        raise LinkError(OTHER_VERSION, "The link was made by other rules: its moves lead to another game here.")


def _begin(start: Start) -> Game[Any]:
    return new_game(start.game, players=start.players, seed=start.seed, options=start.options)


def _origin(unpacker: Unpacker) -> Game[Any]:
    packed = bytes(unpacker.digit(256) for _ in range(unpacker.whole(LETTERS)))
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(packed, POSITION).decode()
        return from_position(plain.read(text, POSITION))
    except (zlib.error, UnicodeDecodeError, EngineError) as error:
        raise LinkError(IMPOSSIBLE, f"The position in the link does not work: {error}") from error
