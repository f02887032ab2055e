"""Players of one's own: how one is found by its name, made, and asked without being shown the game."""

from __future__ import annotations

import os
import sys
import traceback
from importlib import import_module
from typing import Any

from ..bots.policy import Maker, Policy
from ..core.action import Action
from ..core.errors import NotationError, PolicyError
from ..core.game import Game
from ..core.plain import quoted


def load(name: str) -> Maker:
    """The class that "module:Class" names; modules in the current folder are found as well as installed ones."""
    module_name, _, attribute = name.partition(":")
    if not module_name or not attribute:
        raise PolicyError(f"A player of one's own is written module:Class, not {quoted(name)}.")
    if (here := os.getcwd()) not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name and f"{module_name}.".startswith(f"{error.name}."):
            sentence = f"There is no module {quoted(error.name)}, neither in this folder nor installed."
            raise PolicyError(sentence) from None
        raise PolicyError(f"The module {quoted(module_name)} cannot be imported: {_told(error)}.") from error
    except Exception as error:
        raise PolicyError(f"The module {quoted(module_name)} cannot be imported: {_told(error)}.") from error
    for part in attribute.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise PolicyError(f"The module {quoted(module_name)} has no class {quoted(attribute)}.")
    maker: Maker = found
    return maker


def made(maker: Maker, label: str, seed: int) -> Policy:
    """A player of this kind; PolicyError where it cannot be made or cannot choose."""
    try:
        policy = maker(seed)
    except Exception as error:
        raise PolicyError(f"{label} cannot be made with a seed: {_told(error)}.") from error
    if not callable(getattr(policy, "choose", None)):
        raise PolicyError(f"{label} has no method choose(view).")
    return policy


def asked(policy: Policy, label: str, game: Game[Any]) -> Action:
    """What a player chooses at the decision of a game, which it does not get to see itself."""
    seat = game.to_move
    assert seat is not None
    try:
        answer = policy.choose(game.view(seat))
    except Exception as error:
        raise PolicyError(f"{label} {_at(game, seat)} failed with {_told(error)}.") from error
    try:
        action = game.parse(answer)
    except NotationError as error:
        raise PolicyError(f"{label} {_at(game, seat)} did not answer with an action: {error}") from error
    if action not in game.legal_actions():
        reason = game.rules.refusal(game.state, action)
        raise PolicyError(f'{label} {_at(game, seat)} answered "{action}", which is not legal: {reason}')
    return action


def _at(game: Game[Any], seat: int) -> str:
    return f"at seat {seat}, in the game of seed {game.seed} after {len(game.moves)} moves,"


def _told(error: BaseException) -> str:
    """An exception in a few words, with the line that raised it."""
    told = f"{type(error).__name__}: {quoted(str(error))}" if str(error) else type(error).__name__
    if isinstance(error, SyntaxError):
        return told
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{told} ({os.path.basename(frame.filename)}, line {frame.lineno})"
