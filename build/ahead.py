"""What the page imports before it is asked to: while the title is shown, and for its snapshot of Python's memory.

The snapshot can hold those modules of the app that can be imported before pygame is there.

The page makes the snapshot on the player's device (page/snapshot.js). pygame is a library of its own that is
loaded into a running Python, so nothing that imports it, directly or through others, may be in there.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import resolve_name

LATER = frozenset(("pygame", "pyodide", "expeditions_page"))
"""Modules that are not there yet."""
NOT_IN_PAGE = frozenset(("game.host.desktop", "game.host.workshop", "main"))


def later(sources: Mapping[str, bytes]) -> list[str]:
    """All modules among these files, by path, each after those it needs: one by one, no import takes long."""
    needs = _needs(sources)
    listed: dict[str, None] = {}

    def put(name: str, above: frozenset[str]) -> None:
        if name in needs and name not in listed and name not in above:
            for one in sorted(needs[name]):
                put(one, above | {name})
            listed[name] = None

    for name in sorted(needs.keys() - NOT_IN_PAGE):
        put(name, NOT_IN_PAGE)
    return list(listed)


def ahead(sources: Mapping[str, bytes]) -> list[str]:
    """The modules among these files, by path, that need nothing but each other and the standard library."""
    needs = _needs(sources)
    blocked = {name for name, wanted in needs.items() if {one.partition(".")[0] for one in wanted} & LATER}
    while more := {name for name in needs.keys() - blocked if needs[name] & blocked}:
        blocked |= more
    return [name for name in later(sources) if name not in blocked]


def needed(sources: Mapping[str, bytes], names: Iterable[str]) -> set[str]:
    """These modules among the files, by path, and all that importing them brings with it."""
    needs = _needs(sources)
    found: set[str] = set()
    left = list(names)
    while left:
        name = left.pop()
        if name in needs and name not in found:
            found.add(name)
            left += needs[name]
    return found


def name_of(path: str) -> str:
    """The module in a file."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _needs(sources: Mapping[str, bytes]) -> dict[str, set[str]]:
    return {name_of(path): set(_imports(path, data)) for path, data in sources.items()}


def _imports(path: str, source: bytes) -> Iterator[str]:
    """Every module that importing this one brings with it, packages on the way included."""
    name = name_of(path)
    package = name if path.endswith("/__init__.py") else name.rpartition(".")[0]
    for node in _running(ast.parse(source).body):
        if isinstance(node, ast.Import):
            wanted = [alias.name for alias in node.names]
        else:
            origin = resolve_name("." * node.level + (node.module or ""), package)
            wanted = [f"{origin}.{alias.name}" for alias in node.names]
        for one in wanted:
            parts = one.split(".")
            yield from (".".join(parts[:n]) for n in range(1, len(parts) + 1))
    parts = name.split(".")
    yield from (".".join(parts[:n]) for n in range(1, len(parts)))


def _running(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that run when the module does: not those in functions, and not those for types alone."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            yield from _running(node.orelse)
        elif isinstance(node, ast.If | ast.Try | ast.With | ast.ClassDef):
            for part in ("body", "orelse", "finalbody"):
                yield from _running(getattr(node, part, []))
            for handler in getattr(node, "handlers", []):
                yield from _running(handler.body)
