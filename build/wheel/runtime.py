"""What the recipe needs to know about the Pyodide it builds for, read from the runtime's own files."""

import ast
import json
import re
import zipfile
from functools import cached_property
from pathlib import Path
from typing import Any

from build.errors import BuildError


class Runtime:
    """An unpacked Pyodide package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def lock(self) -> dict[str, Any]:
        """Pyodide's lock file: its versions, and the packages it was released with."""
        content: dict[str, Any] = json.loads((self.folder / "pyodide-lock.json").read_text())
        return content

    @property
    def wheel_name(self) -> str:
        """The file name of pygame-ce's wheel for this runtime."""
        return str(self.lock["packages"]["pygame-ce"]["file_name"])

    @property
    def emscripten_version(self) -> list[str]:
        """Major, minor and tiny version of the Emscripten that built the runtime."""
        return str(self.lock["info"]["platform"]).split("_")[1:]

    @cached_property
    def glue(self) -> str:
        """The JavaScript around the WebAssembly module."""
        return (self.folder / "pyodide.asm.mjs").read_text()

    @cached_property
    def sysconfig_file(self) -> tuple[str, str]:
        """Name and text of the Python module with the build-time variables of the runtime's CPython."""
        with zipfile.ZipFile(self.folder / "python_stdlib.zip") as stdlib:
            for name in stdlib.namelist():
                if "_sysconfigdata_" in name and name.endswith(".py"):
                    return name, stdlib.read(name).decode()
        raise BuildError("This Pyodide hides its build settings: use the version named in build/inputs.py.")

    @cached_property
    def sysconfig(self) -> dict[Any, Any]:
        """The build-time variables of the runtime's CPython."""
        for node in ast.parse(self.sysconfig_file[1]).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
                # Some values are put together from paths at run time; no header needs those.
                return {
                    key.value: value.value
                    for key, value in zip(node.value.keys, node.value.values, strict=True)
                    if isinstance(key, ast.Constant) and isinstance(value, ast.Constant)
                }
        raise BuildError("This Pyodide hides its build settings: use the version named in build/inputs.py.")

    def event_sizes(self) -> dict[str, int]:
        """The bytes the glue reserves for each kind of browser event it hands to C."""
        found = re.findall(r"register(\w+)EventCallback=\([^)]*\)=>\{var eventSize=(\d+);", self.glue)
        return {kind: int(size) for kind, size in found}
