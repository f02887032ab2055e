"""A recap read out: all of it in words, for those who listen."""

from __future__ import annotations

from game.screen.catalogue import Catalogue
from game.screen.wording import printed
from game.table.recap.data import Names, Recap, RecapRules


def read_out(recap: Recap, rules: RecapRules, words: Catalogue, names: Names) -> str:
    """What was lost first, then every turn with its points."""
    said = [f"{loss.title}. {loss.note}" for loss in recap.losses]
    for turn in recap.turns:
        lines = "; ".join(line.words.replace("\n", " ") for line in turn.lines)
        lines = words("recap.read.more", lines=lines, count=turn.more) if turn.more else lines
        said.append(words("recap.read", name=names(turn.seat), lines=lines))
        before, after = printed(turn.before), printed(turn.after)
        said.append(words("recap.read.points", caption=words(rules.caption), before=before, after=after))
    return " ".join(said)
