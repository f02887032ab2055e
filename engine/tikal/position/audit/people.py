"""Members, camps and guards: everybody is somewhere, and where they can be."""

from __future__ import annotations

from ....core.errors import PositionError
from ... import board
from ... import components as box
from ...rules.state import ON_GUARD, OUT, State
from .checks import ensure, expect


def audit(state: State) -> None:
    """Count everybody."""
    for seat in range(len(state.players)):
        _members(state, seat)
    _camps_and_guards(state)


def _members(state: State, seat: int) -> None:
    player = state.players[seat]
    where = f"players[{seat}]"
    guards = len(player.guards) - (player.leader == ON_GUARD)
    workers = player.supply + player.removed + sum(player.workers) + guards
    expect(f"{where} (workers)", workers, box.WORKERS)
    ensure(len(player.guards) <= box.GUARDS, f"{where}.guards", f"there are only {box.GUARDS}")
    ensure(len(player.camps) <= box.CAMPS, f"{where}.camps", f"there are only {box.CAMPS}")
    for cell in board.cells_in(player.present):
        if cell not in state.cells:
            raise PositionError(where, f"a member is at {board.NAMES[cell]}, where nobody can be")
    ensure(bool(player.guards) or not player.removed, where, "members leave the game for a guard only")
    # A leader leaves the game where a worker stands guard.
    ensure(guards > 0 or player.leader != OUT, where, "members leave the game for a guard only")


def _camps_and_guards(state: State) -> None:
    for what, claims in (
        ("camps", [cell for player in state.players for cell in player.camps]),
        ("guards", [cell for player in state.players for cell in player.guards]),
    ):
        ensure(len(set(claims)) == len(claims), what, "two are on the same hex")
        for cell in claims:
            right = bool(state.sites >> cell & 1 if what == "camps" else state.values[cell])
            ensure(right, what, f"{board.NAMES[cell]} is no place for one")
