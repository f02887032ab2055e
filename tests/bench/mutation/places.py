"""Where source can be changed by one operator or constant, and the source after it.

Annotations, decorators and unions of types are left alone: they are no rules, and most changes there fail at once.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC: dict[type[ast.AST], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.Pow: ("**", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
LOGIC: dict[type[ast.AST], tuple[str, str]] = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
GUARDS = {"strict", "slots", "frozen", "kw_only"}
"""Keywords that only make Python stricter: no game can tell."""


class Place(NamedTuple):
    """One change: bytes from `start` to `end` of a file become `after`."""

    file: str
    line: int
    lines: tuple[int, int]
    """First and last line of the statement, or of its head."""
    start: int
    end: int
    before: str
    after: str
    inside: bool
    """Whether it is in a function, and not in what runs when the module is imported."""

    def apply(self, source: bytes) -> bytes:
        """The source after the change; no line moves."""
        return source[: self.start] + self.after.encode() + source[self.end :]


class _Finder:
    """Walks a module and notes every place."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.starts = [0, *(found.end() for found in re.finditer(rb"\n", source))]
        self.found: list[Place] = []
        self.lines = (1, 1)
        self.walk(ast.parse(source), inside=False)

    def walk(self, node: ast.AST, inside: bool) -> None:
        """Note the places of a node and of what is in it."""
        if isinstance(node, ast.stmt):
            self.lines = (node.lineno, node.end_lineno or node.lineno)
            body = getattr(node, "body", None)
            if body:
                self.lines = (node.lineno, max(node.lineno, body[0].lineno - 1))
        self.look(node, inside)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_comment"):
                continue
            deeper = inside or (name == "body" and isinstance(node, ast.FunctionDef))
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ast.AST) and not _about_types(one):
                    self.walk(one, deeper)

    def look(self, node: ast.AST, inside: bool) -> None:
        """Note the places of a node itself."""
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            value = node.value
            after = str(not value) if isinstance(value, bool) else str(value + 1)
            self.note(self.at(node), self.end(node), after, inside)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            start = self.at(node)
            self.note(start, start + len("not "), "", inside)
        elif isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
            for left, op, right in zip(parts, node.ops, parts[1:], strict=False):
                self.between(left, right, COMPARISONS[type(op)], inside)
        elif isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:], strict=False):
                self.between(left, right, LOGIC[type(node.op)], inside)
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
            self.between(node.left, node.right, ARITHMETIC[type(node.op)], inside)
        elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            self.between(node.target, node.value, ARITHMETIC[type(node.op)], inside)

    def between(self, left: ast.expr, right: ast.expr, change: tuple[str, str], inside: bool) -> None:
        """Note the operator that stands between two expressions."""
        before, after = change
        pattern = r"\s+".join(map(re.escape, before.split()))
        start = self.end(left)
        found = re.search(pattern.encode(), self.source[start : self.at(right)])
        if found:
            self.note(start + found.start(), start + found.end(), after, inside)

    def note(self, start: int, end: int, after: str, inside: bool) -> None:
        """Note a change."""
        line = self.source.count(b"\n", 0, start) + 1
        before = self.source[start:end].decode()
        self.found.append(Place(self.file, line, self.lines, start, end, before, after, inside))

    def at(self, node: ast.expr) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset


def _about_types(node: ast.AST) -> bool:
    """Whether a node speaks of types: `Literal[1, 2]`, `Sun | Moon`, `slots=True`."""
    if isinstance(node, ast.keyword):
        return node.arg in GUARDS
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and node.value.id in ("Literal", "Annotated", "Final")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return all(_names_type(side) for side in (node.left, node.right))
    return False


def _names_type(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        return _about_types(node)
    if isinstance(node, ast.Subscript):
        return _names_type(node.value)
    if isinstance(node, ast.Constant):
        return node.value is None
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    known = {"int", "str", "bool", "float", "bytes", "list", "dict", "tuple", "set", "frozenset"}
    return name in known or (name[:1].isupper() and not name.isupper())


def places(root: Path, file: str) -> Iterator[Place]:
    """Every place of one file, in its order."""
    yield from sorted(_Finder(file, (root / file).read_bytes()).found, key=lambda place: place.start)
