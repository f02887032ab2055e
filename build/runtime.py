"""The runtime of the page: Pyodide's scripts and wasm, and its lock file cut down to the one package we have."""

import hashlib
import json
import re
from collections import Counter
from pathlib import Path

from pyodide_lock.spec import InfoSpec, PackageSpec, PyodideLockSpec

from build import node, store
from build.cache import Report
from build.errors import BuildError
from build.library import extension

HAND_ON = "globalThis.expeditionsEmscripten?.(_createPyodideModule);"
EVALUATIONS = 2
EXPORTS = 4000
DRAWING = re.compile(r"_(emscripten_)?(gl|al|egl|glfw|glut|SDL_|IMG_|Mix_|TTF_)[A-Z]")
"""What nobody asks the module for by name; libraries find it in another list."""


def script(pyodide: Path) -> bytes:
    """Pyodide's own script."""
    return _without_map((pyodide / "pyodide.mjs").read_text(encoding="utf-8")).encode()


def emscripten_script(pyodide: Path, wheel: Path, report: Report) -> bytes:
    """Emscripten's script, ready for a page that forbids evaluating text, and to be one of its inline scripts.

    An inline script cannot be imported from, so it hands on what it exports.
    """
    asm = (pyodide / "pyodide.asm.mjs").read_text(encoding="utf-8")
    ready = _without_map(with_snippets(without_repetition(asm), _snippets(pyodide, wheel, report)))
    return f"{ready.rstrip()}\n{HAND_ON}\n".encode()


def with_snippets(asm: str, snippets: list[str]) -> str:
    """Emscripten's script with the library's JavaScript written out instead of evaluated from text.

    A function's text is its key, so nothing has to be said twice: `String(f)` gives back what was written.
    """
    if asm.count("=eval(func)") != EVALUATIONS:
        raise BuildError(
            "Pyodide's script has changed and evaluates text in other places than before; "
            "please go back to the pinned version or mend build/runtime.py."
        )
    functions = ",\n".join(snippet.removesuffix(";") for snippet in snippets)
    table = f"var expeditionsSnippets=new Map([{functions}].map(f=>[`${{f}};`,f]));"
    lookup = "(expeditionsSnippets.get(func)??(()=>{throw new Error('pygame brings unknown JavaScript')})())"
    anchor = "var loadWebAssemblyModule="
    if asm.count(anchor) != 1:
        raise BuildError("Pyodide's script has no loadWebAssemblyModule; please mend build/runtime.py.")
    return asm.replace(anchor, table + anchor).replace("=eval(func)", "=" + lookup)


def without_repetition(asm: str) -> str:
    """Emscripten's script with one loop in the place of 4557 assignments of what the module exports.

    Each name stands there four times: as a variable, which hardly any code uses, as itself, and twice as text.
    That is a third of the script. What it hands on of its own functions is shortened too.
    """
    each = re.compile(r'(_\w+)=Module\["(_\w+)"\]=wasmExports\["(\w+)"\];')
    found = [match.groups() for match in each.finditer(asm)]
    used = Counter(re.findall(r"[\w$]+", asm))
    declared = re.search(r"var ((?:\w+,)*\w+);function assignWasmExports\(wasmExports\)\{", asm)
    if len(found) < EXPORTS or declared is None:
        raise BuildError("Pyodide's script hands on its exports in another way; please mend build/runtime.py.")
    # A variable that is only declared, assigned and named once as text is used by nobody.
    unused = {name for name, label, export in found if used[name] == 3 and name == label == f"_{export}"}
    kept = "".join(
        f'{name}=Module["{label}"]=wasmExports["{export}"];' for name, label, export in found if name not in unused
    )
    loop = 'for(var n in wasmExports)if(typeof wasmExports[n]=="function")Module["_"+n]=wasmExports[n];'
    names = ",".join(name for name in declared[1].split(",") if name not in unused)
    head = f"var {names};function assignWasmExports(wasmExports){{{loop}{kept}"
    short = each.sub("", asm).replace(each.sub("", declared[0]), head)
    return re.sub(r'(?:Module\["(\w+)"\]=\1;){3,}', _together, short)


def _together(run: re.Match[str]) -> str:
    """Assignments in a row as one, without OpenGL and the libraries that Emscripten has in JavaScript."""
    names = ",".join(name for name in re.findall(r"=(\w+);", run[0]) if not DRAWING.match(name))
    return f"Object.assign(Module,{{{names}}});"


def lock(pyodide: Path, wheel: Path) -> dict[str, object]:
    """Pyodide's lock file with nothing in it but pygame-ce."""
    whole = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    package = PackageSpec(
        name="pygame-ce",
        version=wheel.name.split("-")[1],
        file_name=wheel.name,
        install_dir="site",
        sha256=hashlib.sha256(wheel.read_bytes()).hexdigest(),
        imports=["pygame"],
    )
    spec = PyodideLockSpec(
        info=InfoSpec(version=version_of(pyodide), **whole["info"]), packages={"pygame-ce": package}
    )
    spec.check_wheel_filenames()
    data: dict[str, object] = json.loads(spec.model_dump_json())
    return data


def version_of(pyodide: Path) -> str:
    """The version of the runtime."""
    return str(json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"])


def _snippets(pyodide: Path, wheel: Path, report: Report) -> list[str]:
    library = extension(wheel)
    key = store.key_of(pyodide / "pyodide.asm.mjs", library, store.recipe("scripts/snippets.mjs"))

    def make(out: Path) -> None:
        doing = "Collecting the JavaScript of pygame's library"
        report(doing)
        (out / "library.so").write_bytes(library)
        printed = node.run("snippets.mjs", doing, report, pyodide=str(pyodide), library=str(out / "library.so"))
        (out / "snippets.json").write_text(printed, encoding="utf-8")
        (out / "library.so").unlink()

    made = store.made("snippets", key, make, report) / "snippets.json"
    snippets: list[str] = json.loads(made.read_text(encoding="utf-8"))
    return snippets


def _without_map(script: str) -> str:
    """A script without the pointer to its source map, which is not shipped."""
    return re.sub(r"\n//# sourceMappingURL=.*\n?$", "\n", script)
