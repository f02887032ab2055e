"""The official prebuilt wheel, from the release folder that Pyodide itself loads packages from.

For systems without a Debian archive. It is one quick try: the file counts only with the hash from Pyodide's lock
file, and whatever goes wrong is reported.
"""

import http.client
import json
import re
import urllib.request
from pathlib import Path

from build import cache
from build.wheel.runtime import Runtime

TIMEOUT = 4  # seconds, for the connection and for every read


def wheel(python: Runtime, report: cache.Report) -> Path | None:
    """The official wheel from the cache or the network, or None if it cannot be had."""
    entry = python.lock["packages"]["pygame-ce"]
    place = cache.root() / "wheels" / str(entry["sha256"])[:16] / python.wheel_name
    if cache.is_sound(place, entry["sha256"]):
        return place
    folder = release_folder(python)
    if folder is None:
        report("the official pygame-ce wheel has no known address")
        return None
    report("trying the official pygame-ce wheel")
    try:
        with urllib.request.urlopen(folder + python.wheel_name, timeout=TIMEOUT) as answer:
            content = answer.read()
    except (OSError, http.client.HTTPException) as error:
        report(f"the official pygame-ce wheel cannot be reached ({error})")
        return None
    with cache.lock(report), cache.work_folder() as work:
        fetched = work / python.wheel_name
        fetched.write_bytes(content)
        if not cache.is_sound(fetched, entry["sha256"]):
            report("the official pygame-ce wheel is not the file Pyodide names")
            return None
        cache.settle(fetched, place)
    return place


def release_folder(python: Runtime) -> str | None:
    """The address Pyodide loads its packages from, as written in its own code."""
    code = (python.folder / "pyodide.mjs").read_text()
    version = json.loads((python.folder / "package.json").read_text())["version"]
    found = re.search(r"packageBaseUrl\?\?`([^`]+)`", code)
    return re.sub(r"\$\{\w+\}", version, found[1]) if found else None
