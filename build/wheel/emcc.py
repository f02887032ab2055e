#!/usr/bin/env -S python3 -IS
"""emcc and emar as pyodide-build and the recipes call them, over the Python package ziglang.

It lies beside Emscripten's folder `system`, as the original does. It compiles for Pyodide's main module and links
side modules; settings (-s) that only concern Emscripten's own driver are left out.
"""

import json
import os
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
INCLUDE = HERE / "cache/sysroot/include"
ZIG = (HERE / "zig").resolve()
LINK = [
    "-shared",
    "--experimental-pic",
    "--unresolved-symbols=import-dynamic",
    "--gc-sections",
    "--strip-all",
    "-O2",
]
# SDL's JavaScript snippets lie between these marks; without them Pyodide does not find the snippets.
MARKS = [
    f"--export-if-defined=__{end}_em_{kind}" for end in ("start", "stop") for kind in ("asm", "js", "lib_deps")
]
# What the original makes of its own options. Exceptions are in their older encoding, as Pyodide's are.
MEANING = {
    "-fwasm-exceptions": ["-fwasm-exceptions", "-mllvm", "-wasm-use-legacy-eh=1"],
    "-sSUPPORT_LONGJMP=wasm": ["-mllvm", "-wasm-enable-sjlj"],
    "-msse2": ["-msimd128", "-D__SSE__=1", "-D__SSE2__=1"],
}

SETTING = re.compile(r"-s[A-Z]|-Wl,")


def compiling(words: list[str]) -> list[str]:
    """The compiler's command line; a program that a check of a build system would link is only compiled."""
    command = ["clang", "-target", "wasm32-unknown-emscripten", "-mllvm", "-disable-lsr"]
    # Paths of this machine must not reach the module: the same sources give the same bytes anywhere.
    command += [f"-ffile-prefix-map={HERE.parent}=.", f"-ffile-prefix-map={ZIG.parent}=zig"]
    for option, meaning in MEANING.items():
        command += meaning if option in words else []
    command += [word for word in words if word not in MEANING and not SETTING.match(word)]
    if not {"-c", "-E", "-S"} & set(words):
        command.append("-c")
    if any(word.endswith(".cc") for word in words):
        command += ["-nostdinc++", "-isystem", str(INCLUDE / "c++/v1"), "-D_LIBCPP_ABI_VERSION=2"]
    for folder in (INCLUDE / "compat", INCLUDE, ZIG.parent / "lib/include"):
        command += ["-isystem", str(folder)]
    return [*command, "-nostdinc"]


def linking(words: list[str]) -> list[str]:
    """The linker's command line for a side module: objects, libraries, and the names to export."""
    command = ["wasm-ld", *LINK, *MARKS, "-o", words[words.index("-o") + 1]]
    for word in words:
        if word.startswith("-sEXPORTED_FUNCTIONS=@"):
            names = json.loads(Path(word.partition("@")[2]).read_text())
            command += [f"--export={name.removeprefix('_')}" for name in names]
        elif word.startswith(("@", "-L", "-l")) or word.endswith((".o", ".a")):
            command.append(word.removesuffix("-legacysjlj"))  # pyodide-build's name for a library with long jumps
    return command


def main(program: str, words: list[str]) -> list[str]:
    """What zig is asked to do for a call of this program."""
    if program == "emar":
        return ["ar", *words]
    if "-shared" in words or any(word.endswith(".so") for word in words):
        return linking(words)
    return compiling(words)


if __name__ == "__main__":
    if {"-v", "--version"} & set(sys.argv[1:2]):
        version = (HERE / "emscripten-version.txt").read_text()
        answer = f"emcc (Emscripten gcc/clang-like replacement, over zig) {version}"
        print(answer, file=sys.stderr if "-v" in sys.argv else sys.stdout)
    else:
        os.execv(ZIG, [str(ZIG), *main(Path(sys.argv[0]).name, sys.argv[1:])])
