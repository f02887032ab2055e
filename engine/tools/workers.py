"""Many jobs at once: on all cores of this machine, or on a Dask cluster.

A job depends on its arguments alone, and results come back in the order of the jobs. So neither the number of
workers nor the loss of one makes a difference to them.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from ..core.errors import EngineError, OptionError
from ..core.plain import quoted
from .progress import Progress

T = TypeVar("T")

AHEAD = 1000
"""Jobs handed out before their results are fetched: enough for many workers, and a million need no more memory."""
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""
PATIENCE = 10  # seconds that a scheduler has for an answer


class WorkerError(EngineError):
    """Those who should do the work cannot be reached, or are gone."""


class Interrupted(KeyboardInterrupt, Generic[T]):
    """Somebody pressed Ctrl-C; `results` are those of the first jobs, without a gap."""

    def __init__(self, results: list[T]) -> None:
        super().__init__()
        self.results = results


def spread(
    work: Callable[..., T],
    jobs: Iterable[tuple[Any, ...]],
    total: int,
    *,
    workers: int | None = None,
    cluster: str | None = None,
    things: str = "games",
) -> list[T]:
    """The result of each job, in order; as many workers as there are cores, unless a number is given."""
    results: list[T] = []
    with Progress(total, things) as progress:
        try:
            for result in _each(work, jobs, min(workers or os.cpu_count() or 1, total), cluster, progress):
                results.append(result)  # one by one: what is there counts when it is interrupted
        except KeyboardInterrupt:
            raise Interrupted(results) from None
    return results


def _each(
    work: Callable[..., T], jobs: Iterable[tuple[Any, ...]], workers: int, cluster: str | None, progress: Progress
) -> Iterator[T]:
    if workers <= 1 and cluster is None:
        for job in jobs:
            yield work(*job)
            progress.step()
        return
    waiting: deque[Future[T]] = deque()
    with crew(workers, cluster, waiting) as executor:
        for job in jobs:
            future = executor.submit(work, *job)
            future.add_done_callback(progress.step)
            waiting.append(future)
            while waiting and (waiting[0].done() or len(waiting) >= AHEAD):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def crew(workers: int, cluster: str | None, waiting: Collection[Future[Any]]) -> Iterator[Executor]:
    """Processes on this machine, or the workers of the Dask scheduler at an address; both are executors.

    Where the work is given up, so is everything that still waits.
    """
    if cluster is not None:
        with _client(cluster) as client, _explained(f"The cluster at {quoted(cluster)} has lost its workers"):
            executor: Executor = client.get_executor(pure=False)
            try:
                yield executor
            except BaseException:
                # Results that are given up may be on their way here: their end is no error to be reported.
                logging.getLogger("tornado.application").disabled = True
                executor.shutdown(wait=False)
                wait(waiting, PATIENCE)  # results on their way here want to arrive before the connection closes
                raise
        return
    others = set(multiprocessing.active_children())
    with _explained("A worker process has died"), ProcessPoolExecutor(workers, initializer=_deaf) as pool:
        try:
            yield pool
        except BaseException:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()  # nobody waits for the games under way
            raise


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; the first one decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _explained(sentence: str) -> Iterator[None]:
    try:
        yield
    except (BrokenExecutor, CancelledError) as error:
        raise WorkerError(f"{sentence}, and the results with it.") from error


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise OptionError(
            'A cluster needs the package distributed: pip install "expeditions[cluster]".'
        ) from error
    connect: Any = Client  # its parameters have no types
    try:
        return connect(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise WorkerError(f"There is no Dask scheduler at {quoted(address)}: {error}.") from error
