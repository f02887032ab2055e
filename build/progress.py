"""Shows on the terminal what the build is doing."""

import sys


def report(text: str, done: int | None = None, total: int | None = None) -> None:
    """Print a step; counts stay on one line of a terminal, and only their end shows elsewhere."""
    counting = done is not None and total is not None
    if counting and done != total and not sys.stderr.isatty():
        return
    start = "\r\033[K" if sys.stderr.isatty() else ""
    count = f" {done}/{total}" if counting else ""
    print(f"{start}{text}{count}", end="" if counting and done != total else "\n", file=sys.stderr, flush=True)
