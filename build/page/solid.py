"""Finds the app's modules in one file instead of in a folder of small ones: imports bypass the file system.

The build puts this module into the page's library; the files are made by build/scripts/compile_tree.py.
"""

import gc
import importlib
import json
import marshal
import random
import sys
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType

HEADER = 16
"""Bytes before the code in a .pyc file."""


class Solid(Loader):
    """The modules of one file; `home` is where tracebacks say that they lie."""

    def __init__(self, path: str, home: str) -> None:
        with open(path, "rb") as file:
            self._bytes = file.read()
        at = 4 + int.from_bytes(self._bytes[:4], "little")
        self._home = home
        self._places: dict[str, tuple[int, int]] = {}
        for name, size in json.loads(self._bytes[4:at]):
            self._places[name] = at, at + size
            at += size

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module of this name, if it is here."""
        stem = name.replace(".", "/")
        for place in (f"{stem}.pyc", f"{stem}/__init__.pyc"):
            if place in self._places:
                package = place.endswith("/__init__.pyc")
                spec = ModuleSpec(name, self, origin=f"{self._home}/{place}", is_package=package)
                spec.has_location = True
                if package:
                    spec.submodule_search_locations = [f"{self._home}/{stem}"]
                return spec
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        """An ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        assert module.__spec__ is not None
        assert module.__spec__.origin is not None
        start, end = self._places[module.__spec__.origin[len(self._home) + 1 :]]
        exec(marshal.loads(self._bytes[start + HEADER : end]), module.__dict__)


def install(path: str, home: str) -> None:
    """Import from this file too, before anything else is asked."""
    sys.meta_path.insert(0, Solid(path, home))


LIBRARY = ("difflib", "hashlib", "importlib.resources", "platform", "sysconfig")
"""What pygame and the game import of the standard library besides what Python has imported at its start."""


def remember(lists: str) -> None:
    """Import what a snapshot of the memory is to hold, and let each module do what it can ahead."""
    with open(lists, encoding="utf-8") as file:
        names = json.load(file)["ahead"]
    for name in (*LIBRARY, *names):
        module = importlib.import_module(name)
        if hasattr(module, "ahead"):
            module.ahead()
    gc.collect()


def awake() -> None:
    """After a start from a snapshot: the files are new ones, and chance must not repeat itself."""
    sys.path_importer_cache.clear()
    random.seed()
