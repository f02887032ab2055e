#!/usr/bin/env -S python3 -IS
"""emcc and emar as pyodide-build and the recipes call them, over the Python package ziglang.

It lies beside Emscripten's folder `system`, as the original does. It compiles for Pyodide's main module and links
side modules; settings (-s) that only concern the original are left out. It is started for every file, so it
imports little.
"""

import os
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
INCLUDE = f"{HERE}/cache/sysroot/include"
ZIG = os.path.realpath(f"{HERE}/zig")
WORK, PACKAGE = os.path.dirname(HERE), os.path.dirname(ZIG)
LINK = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--gc-sections", "--strip-all",
        "-O2")  # fmt: skip
# SDL's JavaScript snippets lie between these marks; without them Pyodide does not find the snippets.
KINDS = ("asm", "js", "lib_deps")
MARKS = [f"--export-if-defined=__{end}_em_{kind}" for end in ("start", "stop") for kind in KINDS]
# What the original makes of its own options. Exceptions are in their older encoding, as Pyodide's are.
MEANING = {
    "-fwasm-exceptions": ["-fwasm-exceptions", "-mllvm", "-wasm-use-legacy-eh=1"],
    "-sSUPPORT_LONGJMP=wasm": ["-mllvm", "-wasm-enable-sjlj"],
    "-msse2": ["-msimd128", "-D__SSE__=1", "-D__SSE2__=1"],
}


def compiling(words: list[str]) -> list[str]:
    """The compiler's command line; a program that a check of a build system would link is only compiled."""
    command = ["clang", "-target", "wasm32-unknown-emscripten", "-mllvm", "-disable-lsr"]
    # Paths of this machine must not reach the module: the same sources give the same bytes anywhere.
    command += [f"-ffile-prefix-map={WORK}=.", f"-ffile-prefix-map={PACKAGE}=zig"]
    for option, meaning in MEANING.items():
        command += meaning if option in words else []
    command += [word for word in words if word not in MEANING and not _is_setting(word)]
    if not {"-c", "-E", "-S"} & set(words):
        command.append("-c")
    if any(word.endswith(".cc") for word in words):
        command += ["-nostdinc++", "-isystem", f"{INCLUDE}/c++/v1", "-D_LIBCPP_ABI_VERSION=2"]
    for folder in (f"{INCLUDE}/compat", INCLUDE, f"{PACKAGE}/lib/include"):
        command += ["-isystem", folder]
    return [*command, "-nostdinc"]


def _is_setting(word: str) -> bool:
    return (word.startswith("-s") and word[2:3].isupper()) or word.startswith("-Wl,")


def linking(words: list[str]) -> list[str]:
    """The linker's command line for a side module: objects, libraries, and the names to export."""
    import json

    command = ["wasm-ld", *LINK, *MARKS, "-o", words[words.index("-o") + 1]]
    for word in words:
        if word.startswith("-sEXPORTED_FUNCTIONS=@"):
            with open(word.partition("@")[2]) as names:
                command += [f"--export={name.removeprefix('_')}" for name in json.load(names)]
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
        with open(f"{HERE}/emscripten-version.txt") as version:
            answer = f"emcc (Emscripten gcc/clang-like replacement, over zig) {version.read()}"
        print(answer, file=sys.stderr if "-v" in sys.argv else sys.stdout)
    else:
        os.execv(ZIG, [ZIG, *main(os.path.basename(sys.argv[0]), sys.argv[1:])])
