"""Do the rule tests notice changed rules? `python -m tests.bench.mutants [--number 300] [--seed 1] [--only FILE]`.

One operator or constant of the engine is changed at a time (`<` to `<=`, 3 to 4, True to False), and the rule
tests that run it are run until one fails. Everything happens in a copy of the project; this one is only read.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("engine", "tests", "pyproject.toml")
KEPT = ROOT / "build" / ".cache" / "mutants.json"
"""Which test runs which line, from one run to the next."""


def main(arguments: list[str]) -> int:
    """Run the sample in a copy."""
    with tempfile.TemporaryDirectory() as folder:
        for name in COPIED:
            source, copy = ROOT / name, Path(folder) / name
            if source.is_dir():
                shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "shots", "web"))
            else:
                shutil.copy(source, copy)
        command = [sys.executable, "-m", "tests.bench.mutation", *arguments]
        surroundings = os.environ | {"MUTANTS_RECORD": str(KEPT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return subprocess.run(command, cwd=folder, env=surroundings, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
