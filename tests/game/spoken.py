"""What tests of words ask: whether a catalogue had words at all, and which events an engine tells."""

import ast
import re
from pathlib import Path


def is_key(sentence: str) -> bool:
    """Whether a catalogue gave back its key for lack of words."""
    return re.fullmatch(r"[a-z]+(\.[\w-]+)+", sentence) is not None


def told_events(folder: Path) -> set[str]:
    """The kinds of every event that the engine in a folder tells."""
    told: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                kind = node.args[0]
                assert isinstance(kind, ast.Constant)
                assert isinstance(kind.value, str)
                told.add(kind.value)
    return told
