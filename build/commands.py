"""Runs the ordinary clients the build relies on and puts their failures into a sentence.

The raw output of a failed command is kept as the last lines of the message, because it names the
package or host that the sentence cannot know.
"""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from build.errors import BuildError, disk_full

NO_SPACE = re.compile(r"No space left on device|ENOSPC|Disk quota exceeded|NoSpaceLeft", re.I)
NO_NETWORK = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|Could not resolve|Could not connect"
    r"|Temporary failure|Name or service not known|Connection (refused|timed out|failed|reset)"
    r"|ConnectError|ConnectTimeout|ReadTimeout|Max retries exceeded|Network is unreachable",
    re.I,
)


def find(program: str) -> str | None:
    """Where the program is, or None."""
    return shutil.which(program)


def run(command: Sequence[str | Path], doing: str, folder: Path, env: Mapping[str, str] | None = None) -> str:
    """Run a command in the folder and return what it printed; `doing` completes "... did not work"."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=folder,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
        )
    except OSError as error:
        if not folder.is_dir():
            raise
        raise BuildError(f"{command[0]} cannot be run ({error.strerror}): install it and try again.") from error
    if done.returncode == 0:
        return done.stdout
    raise failure(doing, done.stdout + done.stderr, folder)


def follow(
    command: Sequence[str | Path], doing: str, folder: Path, env: Mapping[str, str], hear: Callable[[str], object]
) -> None:
    """Run a command that takes long and starts others; `hear` gets each line it prints, as it comes."""
    with subprocess.Popen(
        [str(word) for word in command],
        cwd=folder,
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        output = []
        try:
            for line in process.stdout:
                output.append(line)
                hear(line.rstrip())
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)  # it and everything it started
            raise
    if process.returncode:
        raise failure(doing, "".join(output), folder)


def failure(doing: str, output: str, folder: Path) -> BuildError:
    """The error for a command that failed with this output."""
    last = "\n".join(line for line in output.strip().splitlines()[-6:])
    if NO_SPACE.search(output):
        return disk_full(folder)
    if NO_NETWORK.search(output):
        return BuildError(
            f"{doing} did not work because the network did not answer: check the connection and run the same "
            f"command again; what was already fetched is kept.\n{last}"
        )
    return BuildError(f"{doing} did not work; the last lines below say why.\n{last}")
