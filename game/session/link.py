"""What a link holds: a game or a set-up, who sits where, and what is to be done with it.

The engine packs the game (engine/links.py). Here come the kind of the link, the seats, and the moment of a replay,
packed into the same number and read within the same limits. A link is an address and, behind its #, one text:
browsers keep that part to themselves, so no server ever sees a game.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine import GAMES, LinkError
from engine.links import (
    ALPHABET,
    DAMAGED,
    FOREIGN,
    IMPOSSIBLE,
    LETTERS,
    MOST_GAMES,
    MOVES,
    OTHER_VERSION,
    Packer,
    Unpacker,
    pack_game,
    pack_start,
    read,
    unpack_course,
    unpack_start,
    write,
)
from game.session.notes import LONGEST_COMMENT, MOST_COMMENTS, comment
from game.session.played import AnyGame
from game.session.puzzles import Puzzle, marked
from game.session.seats import Seat, Setup

Purpose = Literal["watch", "carry", "turn", "set-up", "puzzle", "review"]
PURPOSES: tuple[Purpose, ...] = ("watch", "carry", "turn", "set-up", "puzzle", "review")
"""A game to watch from some moment on; one to carry on; a turn of a game by link; a game to begin; a turn to find;
a game in review, with a turn that is marked. New ones come at the end."""
TOLD, MOST_PURPOSES, MOST_SEATS = 8, 16, 32
"""What is added to the purpose of a link with comments; room for more purposes, and for more levels and
temperaments of bots."""
BITS = -15
"""How zlib calls a stream with nothing round it."""
MARKS = 2**32
"""Marks of puzzles are below that."""
PERSON, ELSEWHERE, BOTS, MOST_LEVELS = 0, 1, 2, 7
"""Who sits at a seat, as a number: bots follow by their level, first those whose temperament the seed deals, then
those of each temperament; there may be so many levels."""
LONGEST = 50_000
"""Characters of a pasted text in which a link is looked for."""


@dataclass(frozen=True, slots=True)
class Link:
    """What a link says."""

    purpose: Purpose
    setup: Setup
    game: AnyGame | None = None
    """The game as far as it was played; None for one that is only set up."""
    moment: int = 0
    """How many moves have been made at the moment to show."""
    mover: int | None = None
    """Who made the last move of the game."""
    puzzle: Puzzle | None = None
    """The turn to find, which is in the program and not in the link."""
    comments: Mapping[int, str] = field(default_factory=dict)
    """What is said of the game, by how many moves had been made."""


def puzzle_link(puzzle: Puzzle) -> str:
    """The text of a link to a puzzle."""
    packer = Packer()
    packer.digit(PURPOSES.index("puzzle"), MOST_PURPOSES)
    packer.digit(list(GAMES).index(puzzle.game), MOST_GAMES)
    packer.digit(puzzle.mark, MARKS)
    return write(packer)


def link(
    purpose: Purpose,
    setup: Setup,
    game: AnyGame | None = None,
    moment: int = 0,
    comments: Mapping[int, str] | None = None,
) -> str:
    """The text of a link; LinkError for the few old games that cannot be packed, and for too many comments."""
    packer = Packer()
    packer.digit(PURPOSES.index(purpose) + (TOLD if comments else 0), MOST_PURPOSES)
    if purpose == "set-up":
        pack_start(packer, setup.game, len(setup.seats), setup.seed, setup.options)
    else:
        assert game is not None
        pack_game(packer, game)
    for seat in setup.seats:
        packer.digit(_number(seat, setup.game), MOST_SEATS)
    packer.whole(moment)
    if comments:
        _pack_comments(packer, comments)
    text = write(packer)
    if len(text) > LETTERS:
        raise LinkError(DAMAGED, f"The link would have {len(text):,} letters, and {LETTERS:,} are the most.")
    return text


def opened(text: str) -> Link:
    """What the text of a link says; LinkError with a sentence where it says nothing that can be done here."""
    unpacker = read(text)
    told, place = divmod(unpacker.digit(MOST_PURPOSES), TOLD)
    if place >= len(PURPOSES) or (told and PURPOSES[place] in ("set-up", "puzzle")):
        raise LinkError(OTHER_VERSION, "The link is for something that this program does not know.")
    if PURPOSES[place] == "puzzle":
        return _puzzle(unpacker)
    game: AnyGame | None = None
    mover = following = None
    if PURPOSES[place] == "set-up":
        name, _, seed, options = unpack_start(unpacker)
    else:
        for game in unpack_course(unpacker):
            mover, following = following, game.to_move
        assert game is not None
        if game.seed is None:
            raise LinkError(IMPOSSIBLE, "The game in the link begins in the middle.")
        name, seed, options = game.name, game.seed, game.options
    seats = tuple(_seat(unpacker, name, player) for player in options["names"])
    if PURPOSES[place] == "turn" and game and game.to_move is not None and seats[game.to_move].kind == "bot":
        raise LinkError(IMPOSSIBLE, "The link is for a computer player.")
    moment = unpacker.whole(MOVES)
    comments = _comments(unpacker, len(game.moves)) if told and game is not None else {}
    if not unpacker.done():
        raise LinkError(DAMAGED, "The link goes on where it should end.")
    moment = min(moment, len(game.moves) if game else 0)
    return Link(PURPOSES[place], Setup(name, seats, options, seed), game, moment, mover, comments=comments)


def _pack_comments(packer: Packer, comments: Mapping[int, str]) -> None:
    """How many moves lie before each comment since the last one, and all of them as one text, without its air."""
    before = -1
    packer.whole(len(comments))
    for moment in sorted(comments):
        packer.whole(moment - before - 1)
        before = moment
    squeezing = zlib.compressobj(9, wbits=BITS)
    text = "\n".join(comments[moment] for moment in sorted(comments)).encode()
    squeezed = squeezing.compress(text) + squeezing.flush()
    packer.whole(len(squeezed))
    packer.digit(int.from_bytes(squeezed, "little"), 256 ** len(squeezed))


def _comments(unpacker: Unpacker, moves: int) -> dict[int, str]:
    """The comments of a game with so many moves; LinkError where they are none that could be written."""
    moment, moments = -1, list[int]()
    for _ in range(unpacker.whole(MOST_COMMENTS + 1)):
        moment += unpacker.whole(MOVES) + 1
        moments.append(moment)
    length = unpacker.whole(LETTERS)
    squeezed = unpacker.digit(256**length).to_bytes(length, "little")
    widening = zlib.decompressobj(BITS)
    try:
        said = widening.decompress(squeezed, MOST_COMMENTS * 4 * (LONGEST_COMMENT + 1)).decode().split("\n")
    except (zlib.error, UnicodeDecodeError) as error:
        raise LinkError(DAMAGED, "The comments in the link cannot be read.") from error
    if len(said) != len(moments) or moment > moves or any(not one or comment(one) != one for one in said):
        raise LinkError(IMPOSSIBLE, "The comments in the link are none that could be written.")
    return dict(zip(moments, said, strict=True))


def _puzzle(unpacker: Unpacker) -> Link:
    """A turn to find; LinkError where this program has no such one."""
    place, mark = unpacker.digit(MOST_GAMES), unpacker.digit(MARKS)
    if not unpacker.done():
        raise LinkError(DAMAGED, "The link goes on where it should end.")
    name = list(GAMES)[place] if place < len(GAMES) else ""
    found = marked(name, mark) if name else None
    if found is None:
        raise LinkError(OTHER_VERSION, "The link is to a turn that this program does not have.")
    return Link("puzzle", Setup(name, (), {}, 0), puzzle=found)


def found_in(text: str) -> str:
    """The text of the link in something pasted: an address, a whole message, or the text alone."""
    words = text[:LONGEST].split()
    for word in words:
        _, mark, rest = word.partition("#")
        if mark and (found := fragment(rest)):
            return found
    if len(words) == 1 and ALPHABET.issuperset(words[0]) and len(words[0]) <= LETTERS:
        return words[0]
    raise LinkError(FOREIGN, "There is no link in this text.")


def fragment(text: str) -> str:
    """The text of the link in what stands behind the # of an address, without what others put behind it."""
    match = re.match(r"[A-Za-z0-9_-]+", text[:LONGEST])
    return match[0] if match else ""


def address(page: str, text: str) -> str:
    """The address that opens a link: the page's own, and behind its # the text."""
    return f"{page.partition('#')[0]}#{text}"


def _number(seat: Seat, game: str) -> int:
    if seat.kind != "bot":
        return PERSON if seat.kind == "human" else ELSEWHERE
    levels, styles = list(GAMES[game].levels), ["", *GAMES[game].styles]
    level = levels.index(seat.level) if seat.level in levels else 0
    return BOTS + level + MOST_LEVELS * (styles.index(seat.style) if seat.style in styles else 0)


def _seat(unpacker: Unpacker, game: str, name: str) -> Seat:
    number, levels, styles = unpacker.digit(MOST_SEATS), list(GAMES[game].levels), ["", *GAMES[game].styles]
    if number == PERSON:
        return Seat(name, "human")
    if number == ELSEWHERE:
        return Seat(name, "elsewhere")
    style, level = divmod(number - BOTS, MOST_LEVELS)
    if level >= len(levels) or style >= len(styles):
        raise LinkError(
            OTHER_VERSION, "A computer player of the link is of a kind that this program does not know."
        )
    return Seat(name, "bot", levels[level], styles[style])
