"""Every way the engine says no.

Each failure has a type to catch and a sentence to show. A refusal also carries a code and its
parameters, so that a table can say the same thing in another language.
"""

from __future__ import annotations


class EngineError(Exception):
    """The common ancestor of everything the engine raises on purpose."""


class InputError(EngineError, ValueError):
    """Data from outside are no plain data, or beyond the limits; readers say it in an error of their own."""


class OptionError(EngineError, ValueError):
    """A game was asked for that does not exist, or with options it does not have."""


class SeatError(EngineError, ValueError):
    """Nobody sits at that seat."""


class NotationError(EngineError, ValueError):
    """A text is not the notation of any action."""


class RecordError(EngineError, ValueError):
    """A record cannot be replayed: damaged, foreign or edited."""


class LinkError(EngineError, ValueError):
    """A link cannot be read: no link at all, of another version, damaged, or not a game by the rules."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class PositionError(EngineError, ValueError):
    """A position does not describe a possible state of the game."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class PolicyError(EngineError, ValueError):
    """A player of one's own is not there, fails, or answers what is not legal."""


class IllegalAction(EngineError, ValueError):
    """An action the rules do not allow now; `code` and `params` name the reason."""

    def __init__(self, code: str, sentence: str, **params: object) -> None:
        super().__init__(sentence.format(**params))
        self.code = code
        self.params = params
