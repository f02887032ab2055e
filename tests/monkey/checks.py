"""What may be wrong after an action, as far as it can be seen from outside: one function for each kind.

Pictures are checked when nothing moves, in the windows that are supported; in others nothing may break, and that
is all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest import mock

import pygame

from game.screen import targets, text
from game.screen.catalogue import Catalogue
from tests import legible
from tests.monkey.player import Player
from tests.monkey.script import WINDOWS

PASSING = ("ui-turn-left", "ui-turn-right", "ui-rule-tip")
"""What may lie on other targets: buttons that go with the tile or room in the hand, and an explanation."""


class Failure(NamedTuple):
    """Something wrong: of which kind, in which scene, in words, and where in the code if that is known."""

    kind: str
    scene: str
    told: str
    report: str = ""

    @property
    def sort(self) -> str:
        """What failures of the same cause have in common: figures do not matter."""
        return re.sub(r"-?\d+", "#", f"{self.kind} in {self.scene}: {self.told}")[:160]


def outside(player: Player) -> Iterator[str]:
    """Targets that do not lie in the window."""
    window = pygame.Rect((0, 0), player.home.size)
    for one in player.targets():
        if not window.contains(one.rect):
            yield f"{one.id} at {tuple(one.rect)}"


def covered(player: Player) -> Iterator[str]:
    """Targets whose middle belongs to another one: a tap there would choose that."""
    listed = player.targets()
    for one in listed:
        if one.enabled:
            found = targets.at(listed, *one.rect.center)
            if found is not None and found.id not in (one.id, *PASSING):
                yield f"{one.id} under {found.id}"


def cut(player: Player) -> Iterator[str]:
    """Texts with words left out or letters cut; names and other things that were typed may be too long."""
    for one in text.drawn:
        if (one.cut or not one.whole) and not _typed(player, one.text):
            yield f"{one.text!r}"


def apart(player: Player) -> Iterator[str]:
    """Texts that lie on each other or outside of the window."""
    window = pygame.Rect((0, 0), player.home.size)
    rects = [one.rect for one in text.drawn]
    for number, one in enumerate(text.drawn):
        if not window.contains(one.rect) and one.whole:
            yield f"{one.text!r} outside"
        for other in one.rect.collidelistall(rects):
            if other > number:
                yield f"{one.text!r} over {text.drawn[other].text!r}"


def small(player: Player) -> Iterator[str]:
    """Texts too small to read."""
    yield from legible.small(player)


def unfocused(player: Player) -> Iterator[str]:
    """A key was pressed and the focus is on nothing although something can be chosen."""
    app = player.app
    if not player.pressed or not app.keyboard or app.top.typing() is not None:
        return
    listed = app.top.targets()
    if any(one.enabled for one in listed) and targets.find(listed, app.focus) is None:
        yield f"focus on {app.focus!r}"


def _typed(player: Player, words: str) -> bool:
    """Whether a text may come from outside."""
    if player.typed:
        start = words.rstrip("…")[:3].strip()
        return any(start in one for one in player.typed) or any(one[:3] in words for one in player.typed)
    return False


PICTURE: dict[str, Callable[[Player], Iterator[str]]] = {
    "target outside": outside,
    "target covered": covered,
    "text cut": cut,
    "texts not apart": apart,
    "text small": small,
}
"""Checks of a picture that stays as it is."""


def checked(player: Player, fresh: bool) -> list[Failure]:
    """Everything that is wrong now; the picture is looked at where it is a fresh one."""
    if not player.app.scenes:
        return []
    found = [Failure(kind, player.scene, told) for kind, told in player.trouble]
    found += [Failure("focus", player.scene, told) for told in unfocused(player)]
    if fresh and player.still and (*player.home.size, player.home.ratio) in WINDOWS:
        for kind, check in PICTURE.items():
            if told := list(check(player)):
                found.append(Failure(kind, player.scene, told[0], "\n".join(told)))
    return found


@contextmanager
def missing_words() -> Iterator[list[str]]:
    """Keys that no catalogue has, as they are asked for."""
    missing: list[str] = []
    words = Catalogue.__call__

    def asked(self: Catalogue, key: str, *, count: int | None = None, of: str = "", **values: object) -> str:
        found = words(self, key, count=count, of=of, **values)
        if found == key and key not in missing:
            missing.append(key)
        return found

    with mock.patch.object(Catalogue, "__call__", asked):
        yield missing
