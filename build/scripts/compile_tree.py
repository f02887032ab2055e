"""Replaces every source file of a folder by its bytecode. Runs inside Pyodide, in its own Python version."""

import json
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


def make_solid(folder: str, file: str) -> None:
    """Put all files of a folder into one: a length, a list of names and sizes, and the files."""
    names = sorted(
        os.path.relpath(os.path.join(parent, name), folder)
        for parent, _, names in os.walk(folder)
        for name in names
    )
    contents = []
    for name in names:
        with open(os.path.join(folder, name), "rb") as one:
            contents.append(one.read())
    sizes = [[name, len(content)] for name, content in zip(names, contents, strict=True)]
    index = json.dumps(sizes, separators=(",", ":")).encode()
    with open(os.path.join(folder, file), "wb") as out:
        out.write(len(index).to_bytes(4, "little") + index + b"".join(contents))
