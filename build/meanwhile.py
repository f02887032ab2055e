"""Runs build steps beside others, in processes of their own, so that every core has something to do.

A step leaves what it makes in the cache. Whoever needs it calls the step again and finds it there; so a step that
failed here fails again where its message is heard.
"""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PROCESSES = multiprocessing.get_context("fork")
"""Steps are closures, which only a forked process can run."""


@contextmanager
def meanwhile(*steps: Callable[[], object]) -> Iterator[None]:
    """Run these steps while the block does something else; at its end all are over."""
    running = [PROCESSES.Process(target=_quietly, args=(step,), daemon=True) for step in steps]
    for process in running:
        process.start()
    try:
        yield
        for process in running:
            process.join()
    finally:
        for process in running:
            process.kill()
            process.join()


def _quietly(step: Callable[[], object]) -> None:
    """Run a step to its end; nobody hears of what goes wrong in here."""
    try:
        step()
    except BaseException:
        os._exit(1)
