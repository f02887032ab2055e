"""Measures the house: how game/ is built, figure by figure, against the bars of the plan.

`python3 play.py bench house` prints a table; the result is 1 while a bar is missed.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

GAME = Path(__file__).parents[2] / "game"
PAINTERS, CHOSEN = {"draw", "paint"}, {"targets", "buttons"}
OWN_GEOMETRY = ("ui", "screen", "board")
"""Folders that lay things out or draw a board."""
PAINTED = ("ui", "board", "river")
"""Folders of what may paint itself: boards and the river."""
ROOTS = ("Scene", "Part", "Panel", "PanelGroup", "Table")
"""Classes that only say what others may do, or hand on to those that do it."""
COLOUR = re.compile(r'"#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?"')
ROLES = ("title", "head", "body", "strong")
PREFIX = 4
"""Letters that names of files have in common to count as one prefix."""


class Bar(NamedTuple):
    """A figure, what it may be at most, and where it comes from."""

    name: str
    most: int
    found: int
    where: str = ""


class House:
    """All modules of game/, read once."""

    def __init__(self, folder: Path = GAME) -> None:
        self.texts = {path.relative_to(folder.parent): path.read_text("utf-8") for path in folder.rglob("*.py")}
        self.trees = {path: ast.parse(text) for path, text in self.texts.items()}

    def classes(self) -> Iterator[tuple[Path, ast.ClassDef]]:
        """Every class with its file."""
        for path, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    yield path, node

    def nodes(self, kind: type[ast.AST]) -> Iterator[tuple[Path, ast.AST]]:
        """Every node of a kind with its file."""
        for path, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, kind):
                    yield path, node


def largest_folder(house: House) -> Bar:
    """Files in one folder."""
    folders = Counter(path.parent.as_posix() for path in house.texts if path.name != "__init__.py")
    name, most = folders.most_common(1)[0]
    return Bar("files in the largest folder", 20, most, name)


def shared_prefixes(house: House) -> Bar:
    """Three files of one folder whose names begin alike."""
    names: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in house.texts:
        names[path.parent.as_posix(), path.stem[:PREFIX]].append(path.stem)
    alike = [f"{folder}/{start}*" for (folder, start), found in names.items() if len(found) > 2]
    return Bar("prefixes shared by three files of a folder", 0, len(alike), ", ".join(alike))


def long_files(house: House) -> Bar:
    """Files of more than 300 lines."""
    found = [path.as_posix() for path, text in house.texts.items() if text.count("\n") > 300]
    return Bar("files over 300 lines", 0, len(found), ", ".join(found))


def twice_laid(house: House) -> Bar:
    """Classes that both paint and list targets, outside of where geometry is at home."""
    found = []
    for path, node in house.classes():
        methods = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
        away = not set(path.parts[:-1]) & set(PAINTED) and node.name not in ROOTS
        if away and methods & CHOSEN and methods & PAINTERS:
            found.append(f"{path.as_posix()}:{node.name}")
    return Bar("classes that both paint and list targets", 0, len(found), ", ".join(found))


def rectangles(house: House) -> Bar:
    """Rectangles made outside of where geometry is at home."""
    away = {path: text.count("pygame.Rect(") for path, text in house.texts.items()}
    home = set(OWN_GEOMETRY)
    found = {path: count for path, count in away.items() if count and not set(path.parts[:-1]) & home}
    most = ", ".join(f"{path.as_posix()} {count}" for path, count in Counter(found).most_common(4))
    return Bar("pygame.Rect( outside ui, screen, board", 60, sum(found.values()), most)


def lettering(house: House) -> Bar:
    """Roles of letters that are named outside of the table of styles and the fonts."""
    found = Counter[str]()
    for path, node in house.nodes(ast.Constant):
        assert isinstance(node, ast.Constant)
        if node.value in ROLES and path.name not in ("styles.py", "fonts.py"):
            found[path.as_posix()] += 1
    for path, call in house.nodes(ast.Call):
        # A key of words or a name may be called like a role; only letters that are drawn count.
        assert isinstance(call, ast.Call)
        if not re.search(r"\b(text|brush|write|measure|height|draw|mark|wide)\b", ast.unparse(call.func)):
            found[path.as_posix()] -= sum(
                isinstance(one, ast.Constant) and one.value in ROLES for one in call.args
            )
    found = Counter({path: count for path, count in found.items() if count > 0})
    return Bar("roles of letters outside the table of styles", 0, sum(found.values()), _most(found))


def colours(house: House) -> Bar:
    """Files with colours written out, as letters or as numbers."""
    found = {path.as_posix() for path, text in house.texts.items() if COLOUR.search(text)}
    for path, call in house.nodes(ast.Call):
        assert isinstance(call, ast.Call)
        if re.search(r"\bfill$|\bColor$|^pygame\.draw\.", ast.unparse(call.func)):
            numbers = [_numbers(part) for one in call.args for part in ast.walk(one)]
            # Black and white serve as masks; whatever has a hue is a colour.
            if any(len(set(rgb[:3])) > 1 for rgb in numbers if len(rgb) in (3, 4)):
                found.add(path.as_posix())
    return Bar("files with colour literals", 2, len(found), ", ".join(sorted(found)[:4]))


def _numbers(node: ast.AST) -> tuple[int, ...]:
    """The whole numbers of a tuple that has nothing else in it."""
    parts = node.elts if isinstance(node, ast.Tuple) else []
    numbers = tuple(one.value for one in parts if isinstance(one, ast.Constant) and isinstance(one.value, int))
    return numbers if len(numbers) == len(parts) else ()


def buttons(house: House) -> Bar:
    """Records of buttons."""
    found = [node.name for _, node in house.classes() if re.search(r"Button$|^Option$", node.name)]
    return Bar("button records", 1, len(found), ", ".join(found))


def made_classes(house: House) -> Bar:
    """Classes made at run time, and questions whether something has an attribute."""
    found = [
        path.as_posix()
        for path, text in house.texts.items()
        for _ in re.findall(r'\btype\("|\bhasattr\(|\bgetattr\([^()]+, "', text)
    ]
    return Bar("classes made at run time, hasattr, getattr by a name", 0, len(found), ", ".join(found))


def private_names(house: House) -> Bar:
    """Uses of a private name of something that another file defines."""
    defined: dict[Path, set[str]] = {}
    for path, tree in house.trees.items():
        here = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                here.add(node.attr)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                here.add(node.id)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                here.add(node.target.id)
        defined[path] = here
    found = Counter[str]()
    for path, node in house.nodes(ast.Attribute):
        assert isinstance(node, ast.Attribute)
        name = node.attr
        if name.startswith("_") and not name.startswith("__") and name != "_replace" and name not in defined[path]:
            found[path.as_posix()] += 1
    return Bar("private names of other files", 0, sum(found.values()), _most(found))


def depth(house: House) -> Bar:
    """How many classes deep a page inherits, counted from Scene."""
    bases = {node.name: [ast.unparse(one).split("[")[0] for one in node.bases] for _, node in house.classes()}

    def deep(name: str) -> int:
        return max((deep(base) for base in bases.get(name, []) if base in bases), default=0) + 1

    def roots(name: str) -> set[str]:
        return {name, *(root for base in bases.get(name, []) for root in roots(base))}

    pages = {name: deep(name) for name in bases if "Scene" in roots(name) and "Table" not in roots(name)}
    name, most = Counter(pages).most_common(1)[0]
    return Bar("depth of inheritance of a page", 3, most, name)


def untyped(house: House) -> Bar:
    """`Any` in annotations and code."""
    found = Counter(
        path.as_posix() for path, node in house.nodes(ast.Name) if isinstance(node, ast.Name) and node.id == "Any"
    )
    return Bar("Any", 60, sum(found.values()), _most(found))


def casts(house: House) -> Bar:
    """Calls of `cast`."""
    found = Counter(
        path.as_posix()
        for path, node in house.nodes(ast.Call)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "cast"
    )
    return Bar("casts", 8, sum(found.values()), _most(found))


def reaches(house: House) -> Bar:
    """Reaches two or more deep through a table."""
    found = Counter[str]()
    for path, text in house.texts.items():
        found[path.as_posix()] += len(re.findall(r"(?<!game\.)\b_?table\.[a-z_]+\.[a-z_]+", text))
    return Bar("reaches through the table (table.a.b)", 200, sum(found.values()), _most(found))


def twins(house: House) -> Bar:
    """Class names that stand for more than one thing."""
    where: dict[str, set[Path]] = defaultdict(set)
    for path, node in house.classes():
        where[node.name].add(path)
    found = sorted(name for name, paths in where.items() if len(paths) > 1 and not name.startswith("_"))
    return Bar("class names for two things", 0, len(found), ", ".join(found))


def lines(house: House) -> Bar:
    """Lines of game/, a consequence and not a goal."""
    return Bar("lines of game/", 34_000, sum(text.count("\n") for text in house.texts.values()))


def _most(found: Counter[str]) -> str:
    return ", ".join(f"{path} {count}" for path, count in found.most_common(4))


BARS: tuple[Callable[[House], Bar], ...] = (
    largest_folder,
    shared_prefixes,
    long_files,
    twice_laid,
    rectangles,
    lettering,
    colours,
    buttons,
    made_classes,
    private_names,
    depth,
    untyped,
    casts,
    reaches,
    twins,
    lines,
)


def main() -> int:
    """Print every figure beside its bar."""
    house = House()
    missed = 0
    print(f"game/ has {len(house.texts)} files")
    for measure in BARS:
        bar = measure(house)
        over = bar.found > bar.most
        missed += over
        print(f"{'over' if over else '  ok'} {bar.found:6,} of {bar.most:6,}  {bar.name}")
        if over and bar.where:
            print(f"          {bar.where[:300]}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
