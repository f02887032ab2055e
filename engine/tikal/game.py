"""Tikal as the engine sees it: one record of its rules, positions and computer players."""

from __future__ import annotations

from ..core.game import Rules
from . import actions as do
from . import components as box
from . import preview
from .expert import expert
from .expert.weights import STYLES
from .position import imagine, position, show, view
from .rules import refusals, rules, setup

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
