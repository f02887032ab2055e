"""What can be done on the chosen hex besides leaving it: the gold buttons of menu and sheet, and their words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Action
from engine.tikal import PLAYERS
from engine.tikal import actions as do
from game.screen.wording import capital
from game.tikal.action_kinds import VERBS, Kind
from game.tikal.features import passages
from game.tikal.forecast import outcome
from game.tikal.party import Party
from game.tikal.words import labels
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    import pygame

    from game.screen.catalogue import Catalogue
    from game.tikal.selection import TikalSelection

SPRITES: dict[Kind, str] = {
    "recover": "action-treasure",
    "uncover": "action-uncover",
    "exchange": "action-exchange",
    "end": "action-end",
}
"""Pictures that are the same for every player."""
ORDER: tuple[Kind, ...] = ("uncover", "recover", "bring", "camp", "guard")
"""The one nearest to the hex first."""


@dataclass(frozen=True, slots=True)
class HexAction:
    """A button: its target, words, picture and cost. It carries its actions out, or asks who is meant first."""

    kind: Kind
    target: str
    label: str
    caption: str
    sprite: str
    cost: int
    actions: tuple[Action, ...]
    act: Callable[[], None]
    note: str = ""
    """What it brings, in a few words."""


def picture(kind: Kind, seat: int) -> str:
    """The sprite of a kind of action of a player."""
    return SPRITES.get(kind, f"action-{kind}-{PLAYERS[seat]}")


def hex_actions(words: Catalogue, chosen: TikalSelection) -> list[HexAction]:
    """What can be done on the chosen hex; who of two becomes the guard, while that is asked."""
    if not chosen.place:
        return []
    if chosen.asking:
        return [_of_member(words, chosen, action) for action in chosen.of("guard").at(chosen.place)]
    found = []
    for kind in ORDER:
        possible = chosen.here().of(VERBS[kind])
        if kind == "guard" and len(possible) > 1:
            found.append(_question(words, chosen, possible[0]))
        elif possible:
            found.append(_here(words, chosen, kind, chosen.ready(kind)))
            if kind == "bring" and len(possible) > 1:
                found.append(_of_member(words, chosen, possible[1]))
    return found


def _here(words: Catalogue, chosen: TikalSelection, kind: Kind, actions: tuple[Action, ...]) -> HexAction:
    label, sprite = told(words, chosen, actions), picture(kind, chosen.seat)
    caption, cost = words(f"tikal.bar.{kind}"), chosen.cost(*actions)
    note = brings(words, chosen, actions[0])
    return HexAction(kind, str(actions[0]), label, caption, sprite, cost, actions, doing(chosen, actions), note)


def _of_member(words: Catalogue, chosen: TikalSelection, action: Action) -> HexAction:
    """An action by who does it: a worker or the leader."""
    kind: Kind = "guard" if action.verb is do.GUARD else "bring"
    colour = PLAYERS[chosen.seat]
    sprite = f"leader-{colour}" if action.member == "leader" else f"worker-{colour}"
    label, caption = told(words, chosen, (action,)), words(f"tikal.ring.{action.member}")
    cost, others = chosen.cost(action), chosen.own(action.place).size - 1
    note = words("tikal.ring.guard.others", count=others) if kind == "guard" and others else ""
    return HexAction(kind, str(action), label, caption, sprite, cost, (action,), doing(chosen, (action,)), note)


def _question(words: Catalogue, chosen: TikalSelection, guard: Action) -> HexAction:
    """A guard where a worker or the leader may become it."""
    place = guard.place
    return HexAction(
        "guard",
        f"ui-guard {place}",
        words("tikal.board.guard"),
        words("tikal.bar.guard"),
        picture("guard", chosen.seat),
        chosen.cost(guard),
        (),
        lambda: chosen.ask_guard(place),
        words("tikal.ring.guard.leave", count=chosen.own(place).size - 1),
    )


def brings(words: Catalogue, chosen: TikalSelection, action: Action) -> str:
    """What an action brings or takes, where its name does not say it."""
    if action.verb is do.GUARD:
        stays, others = words(f"tikal.ring.stays.{action.member}"), chosen.own(action.place).size - 1
        return words("tikal.ring.guard.note", stays=stays, count=others) if others else stays
    if action.verb is do.UNCOVER:
        value = chosen.view["board"][action.place]["value"]
        return words("tikal.ring.uncover.note", before=value, after=value + 1)
    return ""


def doing(chosen: TikalSelection, actions: tuple[Action, ...]) -> Callable[[], None]:
    """What a target does that stands for actions on a hex."""
    return lambda: chosen.do(*actions)


def told(words: Catalogue, chosen: TikalSelection, actions: tuple[Action, ...]) -> str:
    """What actions that are one step do, in a few words."""
    view, first = chosen.view, actions[0]
    if len(actions) == 1:
        return labels.label(words, view, first)
    count = len(actions)
    if first.verb is do.BRING:
        return labels.bring_several(words, view, Party(count), first.place)
    party = Party(sum(action.member == "worker" for action in actions), actions[-1].member == "leader")
    return labels.move_several(words, view, party, first.start, first.place)


def tip(words: Catalogue, chosen: TikalSelection, action: HexAction, anchor: pygame.Rect) -> Tip:
    """What a button would do, what it costs and what is left, and what changes by it."""
    left = chosen.view["action_points"] - action.cost
    lines = [TipLine(words("tikal.ring.cost", count=left, cost=action.cost, left=left), "", "cost")]
    if action.note:
        lines.append(TipLine(capital(action.note)))
    if action.actions:
        lines += outcome.lines(words, chosen.session, action.actions)
    else:
        lines.append(TipLine(words("tikal.ring.guard.ask")))
    return Tip(anchor, action.label, tuple(lines), rule=passages.KINDS[action.kind])
