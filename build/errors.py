"""The one exception of the build, and the translation of operating-system failures into it.

Every failure a user can meet says in one sentence what happened and what to do next; anything else that
escapes is a bug and keeps its traceback.
"""

import errno
from collections.abc import Iterator
from contextlib import contextmanager


class BuildError(Exception):
    """An expected failure: its text says what happened and what to do next."""


def disk_full(place: object) -> BuildError:
    """The error for a disk without room at this place."""
    return BuildError(f"The disk is full at {place}: free about 1 GB there, then run the same command again.")


@contextmanager
def plain_failures(place: object) -> Iterator[None]:
    """Turn failures to write below this place into sentences."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise disk_full(place) from error
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise BuildError(
                f"{error.filename or place} cannot be written: make it writable for you, "
                "or name another folder in the environment variable EXPEDITIONS_CACHE."
            ) from error
        raise
