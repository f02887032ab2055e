"""A page whose clock can be set."""

SHIFTED = """
const real = Date;
window.ahead = AHEAD;
window.Date = class extends real {
  constructor(...given) { if (given.length) super(...given); else super(real.now() + window.ahead); }
  static now() { return real.now() + window.ahead; }
};
"""


def clock(ahead: str = "0") -> str:
    """A script for a page before it starts: its clock is so many milliseconds ahead; `ahead` sets it later."""
    return SHIFTED.replace("AHEAD", ahead)


def noon_of(day: str) -> str:
    """The same for a clock on which it is noon of a day."""
    return clock(f"real.parse('{day}T12:00') - real.now()")
