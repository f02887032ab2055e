"""Prints, as a JSON list, the names that a wheel's modules want and this Pyodide does not offer.

The linker leaves unknown names to be found at load time, so a missing function would otherwise show only when
the game first calls it. Runs in pyodide-build's Python, which has auditwheel-emscripten to read the modules.
Arguments: the wheel, and the folder of Pyodide.
"""

import json
import re
import sys
from pathlib import Path

from auditwheel_emscripten import get_exports, get_imports
from auditwheel_emscripten.exports import get_exports_dylib

# Provided by the dynamic loader itself for each module.
LOADER = {
    "memory", "__indirect_function_table", "__memory_base", "__table_base", "__stack_pointer",
    "__cpp_exception", "__c_longjmp",
}  # fmt: skip


def missing(wheel: Path, pyodide: Path) -> list[str]:
    """What neither the wheel's modules, the runtime, its glue nor the loader has."""
    glue = re.search(r"wasmImports=\{(.*?)\};", (pyodide / "pyodide.asm.mjs").read_text(), re.S)
    offered = {entry.split(":")[0].strip() for entry in glue[1].split(",")} if glue else set()
    offered |= LOADER | {export.name for export in get_exports_dylib(pyodide / "pyodide.asm.wasm")}
    offered |= {export.name for exports in get_exports(wheel).values() for export in exports}
    return sorted({name.field for names in get_imports(wheel).values() for name in names} - offered)


if __name__ == "__main__":
    print(json.dumps(missing(*map(Path, sys.argv[1:]))))
