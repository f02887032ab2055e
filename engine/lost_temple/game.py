"""Lost Temple as the engine sees it: one record of its rules, positions and computer players."""

from __future__ import annotations

from ..core.game import Rules
from . import actions as do
from . import components as box
from . import preview
from .expert import expert
from .position import imagine, position, show, view
from .rules import explorer, refusals, rules, setup

RULES = Rules(
    name="lost-temple",
    players=tuple(box.DEALS),
    options=setup.OPTIONS,
    check_options=setup.check_options,
    setup=rules.set_up,
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
    secrets=view.SECRETS,
    witnessed=view.witnessed,
    reveals=preview.reveals,
    expert=expert.expert(),
    levels=expert.LEVELS,
    styles={name: expert.expert(weights) for name, weights in expert.STYLES.items()},
    unsaid=preview.unsaid,
    formerly_legal=explorer.formerly_rescued,
    numbered=rules.numbered,
)
