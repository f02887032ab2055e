"""Actions and their notation.

A game declares its verbs, each with named fields and their vocabularies:
`KEY = Verb("key", colour=COLOUR, store=STORE)`. `KEY(0, 1)` is then the one and only action "key pink backpack":
equal actions are the same object, so lists of choices are made without building anything, and comparing is
comparing identities. The rules work with the numbers (`action.args`), everybody else with the fields by name
(`action.colour == "pink"`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from .errors import NotationError
from .plain import quoted

LONGEST = 200
"""Characters of a text that may be an action: several times the longest notation, for extra blanks."""

Meaning = str | int


class Vocabulary:
    """The words for the values of one field; an empty word means that the value is not written."""

    __slots__ = ("index", "meanings", "values", "words")

    def __init__(self, words: Iterable[str], first: int = 0, meanings: Iterable[Meaning] | None = None) -> None:
        """Number the words from `first` up; what they mean is the words themselves, unless it is given."""
        self.words = {first + i: word for i, word in enumerate(words)}
        self.index = {word: value for value, word in self.words.items()}
        self.meanings: dict[int, Meaning] = dict(zip(self.words, meanings or self.words.values(), strict=True))
        self.values = {meaning: value for value, meaning in self.meanings.items()}

    def pattern(self) -> str:
        """A regular expression for a blank and one of the words, or for nothing where a word is empty."""
        words = "|".join(re.escape(word) for word in self.index if word)
        return rf"(?: ({words}))" + ("?" if "" in self.index else "")


def number(values: range) -> Vocabulary:
    """A vocabulary of whole numbers, each written and meant as itself."""
    return Vocabulary(map(str, values), first=values.start, meanings=values)


class Action:
    """One choice of one decision; its text is its notation, and its fields are attributes: `action.place`."""

    __slots__ = ("args", "fields", "text", "verb")

    def __init__(self, verb: Verb, args: tuple[int, ...], text: str, fields: dict[str, Meaning]) -> None:
        self.verb = verb
        self.args = args
        self.text = text
        self.fields = fields

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.fields:
            raise AttributeError(f'"{self.text}" has no field {name!r}; it has {", ".join(self.fields) or "none"}')
        return self.fields[name]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Action:
        return self


class Verb:
    """A kind of action; calling it with its arguments gives the action."""

    __slots__ = ("_made", "_pattern", "fields", "name")

    def __init__(self, name: str, **fields: Vocabulary) -> None:
        self.name = name
        self.fields = fields
        self._made: dict[tuple[int, ...], Action] = {}
        self._pattern = re.compile(re.escape(name) + "".join(field.pattern() for field in fields.values()))

    def __repr__(self) -> str:
        return f"Verb({self.name!r})"

    def __call__(self, *args: int) -> Action:
        """The action with these arguments, always the same object."""
        action = self._made.get(args)
        if action is None:
            named = list(zip(self.fields.items(), args, strict=True))
            words = [field.words[arg] for (_, field), arg in named]
            fields = {name: field.meanings[arg] for (name, field), arg in named}
            action = Action(self, args, " ".join([self.name, *filter(None, words)]), fields)
            self._made[args] = action
        return action

    def of(self, **fields: Meaning) -> Action:
        """The action with these fields, each as it is meant; KeyError for an unknown field or value."""
        if unknown := fields.keys() - self.fields.keys():
            raise KeyError(f"{self.name!r} has no field {', '.join(sorted(unknown))}")
        return self(*(field.values[fields[name]] for name, field in self.fields.items()))

    def parse(self, text: str) -> Action | None:
        """The action that this text writes, or None."""
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        words = (word or "" for word in match.groups())
        return self(*(field.index[word] for field, word in zip(self.fields.values(), words, strict=True)))


class Grammar:
    """All verbs of a game."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs: dict[str, list[Verb]] = {}
        for verb in verbs:
            self.verbs.setdefault(verb.name.split()[0], []).append(verb)

    def parse(self, text: str) -> Action:
        """The action that this text writes; case and extra blanks do not matter."""
        if not isinstance(text, str):
            raise NotationError(f"An action is written as text, not as {quoted(text)}.")
        if len(text) > LONGEST:
            raise NotationError(f"An action is written in at most {LONGEST} characters, not in {len(text):,}.")
        words = text.lower().split()
        if not words:
            raise NotationError("An action cannot be empty.")
        verbs = self.verbs.get(words[0])
        if verbs is None:
            known = ", ".join(sorted(self.verbs))
            raise NotationError(f"{quoted(text)} does not begin with a verb of this game ({known}).")
        for verb in verbs:
            action = verb.parse(" ".join(words))
            if action is not None:
                return action
        raise NotationError(f'{quoted(text)} begins like an action, but what follows "{words[0]}" does not fit.')
