"""Tikal as the engine sees it: one record of its rules, positions and computer players."""

from __future__ import annotations

from engine.core.game import Rules
from engine.tikal import actions as do
from engine.tikal import components as box
from engine.tikal import preview
from engine.tikal.expert import expert
from engine.tikal.expert.weights import STYLES
from engine.tikal.position import imagine, position, show, view
from engine.tikal.rules import refusals, rules, setup

RULES = Rules(
    name="tikal",
    players=tuple(box.NUMBERS),
    options=setup.OPTIONS,
    check_options=setup.check_options,
    setup=setup.set_up,
    to_move=rules.to_move,
    legal=rules.legal,
    effect=rules.effect,
    refusal=refusals.refusal,
    parse=do.GRAMMAR.parse,
    winners=rules.winners,
    position=position.write,
    from_position=position.read,
    view=view.view,
    imagine=imagine.imagine,
    show=show.show,
    secrets=(),
    witnessed=lambda event, seat: event,
    reveals=preview.reveals,
    expert=expert.expert(),
    levels=expert.LEVELS,
    styles={name: expert.expert(likings) for name, likings in STYLES.items()},
)
