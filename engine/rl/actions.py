"""A number for every action of a game: the same action has the same number in every position of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from ..core.action import Action, Grammar, Verb


def _every(verb: Verb) -> Iterator[Action]:
    """All actions that the vocabularies of a verb can write, in their order."""
    for args in product(*(field.words for field in verb.fields.values())):
        yield verb(*args)


class ActionIndex:
    """The actions that can ever be legal, in the order of the game's verbs and their words."""

    def __init__(self, grammar: Grammar, possible: Callable[[Action], bool]) -> None:
        """Number what the grammar can write, apart from what no position allows."""
        verbs = (verb for found in grammar.verbs.values() for verb in found)
        self.actions = tuple(action for verb in verbs for action in _every(verb) if possible(action))
        self._numbers = {action.text: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, text: str) -> int:
        """The number of the action that is written so, as in `view["legal"]`."""
        return self._numbers[text]

    def numbers(self, texts: Iterable[str]) -> list[int]:
        """The numbers of several actions."""
        return [self._numbers[text] for text in texts]
