"""Checks that the runtime has everything the module asks for, before a browser finds out.

The linker leaves unknown names to be found at load time, so a missing function would otherwise show
only when the game first calls it.
"""

import re
from pathlib import Path

from build.errors import BuildError
from build.wheel.runtime import Runtime

IMPORTS, EXPORTS = 2, 7
# Provided by the dynamic loader itself for each module.
LOADER = {
    "memory", "__indirect_function_table", "__memory_base", "__table_base", "__stack_pointer",
    "__cpp_exception", "__c_longjmp",
}  # fmt: skip


class Reader:
    """Reads the numbers and names of a WebAssembly file one after the other."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content = content
        self.at = at

    def number(self) -> int:
        """An unsigned number in LEB128."""
        value = shift = 0
        while True:
            byte = self.content[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self) -> str:
        """A text with its length before it."""
        length = self.number()
        self.at += length
        return self.content[self.at - length : self.at].decode()

    def limits(self) -> None:
        """Skip the size of a memory or table."""
        if self.number() & 1:
            self.number()
        self.number()


def _section(content: bytes, wanted: int) -> Reader:
    reader = Reader(content, 8)
    while reader.at < len(content):
        kind, size = reader.number(), reader.number()
        if kind == wanted:
            return reader
        reader.at += size
    return Reader(b"\0")


def imports(content: bytes) -> set[str]:
    """The names a WebAssembly module wants from outside."""
    reader = _section(content, IMPORTS)
    names = set()
    for _ in range(reader.number()):
        reader.name()
        names.add(reader.name())
        kind = reader.number()
        if kind == 0:  # function: its type
            reader.number()
        elif kind == 1:  # table: element type and size
            reader.number()
            reader.limits()
        elif kind == 2:  # memory
            reader.limits()
        else:  # global: type and mutability; tag: attribute and type
            reader.number()
            reader.number()
    return names


def exports(content: bytes) -> set[str]:
    """The names a WebAssembly module offers."""
    reader = _section(content, EXPORTS)
    names = set()
    for _ in range(reader.number()):
        names.add(reader.name())
        reader.number()
        reader.number()
    return names


def imports_resolve(module: Path, python: Runtime) -> None:
    """Stop if the module wants a name that neither it, the runtime nor the runtime's glue has."""
    content = module.read_bytes()
    glue = re.search(r"wasmImports=\{(.*?)\};", python.glue, re.S)
    offered = {entry.split(":")[0].strip() for entry in glue[1].split(",")} if glue else set()
    offered |= exports(content) | exports((python.folder / "pyodide.asm.wasm").read_bytes()) | LOADER
    missing = sorted(imports(content) - offered)
    if missing:
        raise BuildError(
            f"Pyodide does not offer {', '.join(missing)}, which the compiled pygame-ce needs: the sources and "
            "the runtime do not fit together, so go back to the versions in build/inputs.py."
        )
