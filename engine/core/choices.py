"""A list of choices that answers questions: which verbs, at which place, with which fields."""

from __future__ import annotations

from .action import Action, Meaning, Verb


class Choices(tuple[Action, ...]):
    """The legal actions of a decision, or some of them, in the engine's order."""

    __slots__ = ()

    def of(self, *verbs: Verb) -> Choices:
        """Those of some verbs."""
        return Choices(action for action in self if action.verb in verbs)

    def where(self, **fields: Meaning) -> Choices:
        """Those with these fields, each as it is given here."""
        wanted = fields.items()
        return Choices(action for action in self if wanted <= action.fields.items())

    def at(self, place: str) -> Choices:
        """Those that are about a place."""
        return self.where(place=place)

    def one(self, verb: Verb, **fields: Meaning) -> Action | None:
        """The first of a verb with these fields, if there is any."""
        wanted = fields.items()
        return next((a for a in self if a.verb is verb and wanted <= a.fields.items()), None)

    def named(self, text: str) -> Action | None:
        """The one that is written so."""
        return next((action for action in self if action.text == text), None)

    def values(self, field: str) -> list[Meaning]:
        """What a field can be, each once, in the order of the choices; actions without it are passed over."""
        return list(dict.fromkeys(action.fields[field] for action in self if field in action.fields))
