"""Replaces every source file of a folder by its bytecode. Runs inside Pyodide, in its own Python version."""

import os
from importlib import _bootstrap_external, util


def compile_tree(folder: str, shown: str, optimize: int) -> None:
    """Compile all files; tracebacks will show them below `shown`."""
    for parent, _, names in os.walk(folder):
        for name in names:
            if not name.endswith(".py"):
                continue
            path = os.path.join(parent, name)
            with open(path, "rb") as file:
                source = file.read()
            code = compile(source, shown + path[len(folder) :], "exec", dont_inherit=True, optimize=optimize)
            # A hash instead of a time stamp: the same source gives the same bytes.
            data = _bootstrap_external._code_to_hash_pyc(code, util.source_hash(source), False)  # type: ignore[attr-defined]
            with open(path + "c", "wb") as file:
                file.write(data)
            os.remove(path)
