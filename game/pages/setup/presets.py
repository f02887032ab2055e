"""What a set-up can start from: the last one that was begun, or one of three usual ones."""

from __future__ import annotations

from dataclasses import replace

from engine import LinkError
from game.host.interface import Host
from game.pages.setup.state import SetupState, Sitter
from game.session.link import link, opened
from game.session.seats import Setup

KEY = "set-up"
"""Where the last set-up that was begun is kept, as the text of a link."""
LAST = "last"
SEATED: dict[str, tuple[Sitter, ...]] = {
    "quick": ("you", "bot", "bot"),
    "four": ("you", "person", "person", "person"),
    "link": ("you", "elsewhere"),
}
"""Who sits down in each of the others."""
ICONS = {LAST: "ui-replay", "quick": "ui-play", "four": "ui-pass-device", "link": "ui-link"}


def remember(host: Host, setup: Setup) -> None:
    """Keep a set-up that begins; its seed is nobody's habit."""
    host.store(KEY, link("set-up", replace(setup, seed=0)))


def last(host: Host) -> Setup | None:
    """The last set-up that was begun; None where there was none, or it cannot be read."""
    try:
        return opened(host.load(KEY) or "").setup
    except LinkError:
        return None


def offered(host: Host) -> list[str]:
    """The presets by name."""
    return [LAST, *SEATED] if last(host) is not None else list(SEATED)


def apply(state: SetupState, name: str, host: Host) -> None:
    """Fill in what a preset says."""
    before = last(host) if name == LAST else None
    if before is not None:
        state.fill(before)
    elif name in SEATED:
        state.seat_all(SEATED[name])
