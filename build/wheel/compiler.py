"""Runs clang and the WebAssembly linker, both from the Python package ziglang.

The flags must match how Pyodide's main module was built: position-independent code, WebAssembly exceptions
in their older encoding, and long jumps through them.
"""

import importlib.util
import os
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from build import cache, commands
from build.errors import BuildError
from build.wheel.parts import Part

ZIG_VERSION = "0.17.0"
TARGET = "-target wasm32-unknown-emscripten -O3 -fPIC -fvisibility=hidden -DDECLSPEC= -DNDEBUG -w"
SEMANTICS = "-fno-strict-aliasing -fno-strict-overflow"
EXCEPTIONS = "-fwasm-exceptions -mllvm -wasm-enable-sjlj -mllvm -wasm-use-legacy-eh=1 -mllvm -disable-lsr"
SIMD = "-msimd128 -D__SSE__=1 -D__SSE2__=1"
LINK = "-shared --experimental-pic --unresolved-symbols=import-dynamic --gc-sections --strip-all -O2"
# SDL's JavaScript snippets lie between these marks; without them Pyodide does not find the snippets.
SNIPPET_MARKS = [f"__{end}_em_{kind}" for end in ("start", "stop") for kind in ("asm", "js", "lib_deps")]


def require() -> None:
    """Make sure the compiler is there and runs."""
    try:
        found = commands.run([_zig(), "version"], "Starting the compiler", Path.cwd()).strip()
    except BuildError as error:
        raise BuildError(f"The compiler does not run: {_advice()}\n{error}") from error
    if found != ZIG_VERSION:
        raise BuildError(f"ziglang {found} is installed, but {ZIG_VERSION} is needed: {_advice()}")


def build(parts: list[Part], work: Path, report: cache.Report) -> Path:
    """Compile all parts on all cores and link them into one extension module."""
    folder = work / "objects"
    folder.mkdir()
    jobs = [(part, source) for part in parts for source in part.sources]
    # The slowest files come first, so the first of them to finish is a while away.
    report("compiling pygame-ce and its libraries", 0, len(jobs))
    objects = [folder / f"{number:03d}-{source.name}.o" for number, (_, source) in enumerate(jobs)]
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        running = {
            pool.submit(_compile, part, source, target, work): part
            for (part, source), target in zip(jobs, objects, strict=True)
        }
        try:
            for done, future in enumerate(as_completed(running), 1):
                future.result()
                report(f"compiling {running[future].name}", done, len(jobs))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    report("linking the pygame-ce module")
    module = work / "base.so"
    exports = ["--export=PyInit_base", *(f"--export-if-defined={mark}" for mark in SNIPPET_MARKS)]
    link: list[str | Path] = [_zig(), "wasm-ld", *LINK.split(), *exports, "-o", module, *objects]
    commands.run(link, "Linking the pygame-ce module", work, _zig_caches(work))
    return module


def _compile(part: Part, source: Path, target: Path, work: Path) -> None:
    zig = _zig()
    sysroot = work / "sysroot"
    command: list[str | Path] = [zig, "clang", *f"{TARGET} {SEMANTICS} {EXCEPTIONS} {SIMD}".split()]
    # Paths of this machine must not reach the module: the same sources give the same bytes anywhere.
    command += [f"-ffile-prefix-map={work}=.", f"-ffile-prefix-map={zig.parent}=zig", *part.first]
    command += ["-nostdinc", "-isystem", sysroot / "compat", "-isystem", sysroot]
    command += ["-isystem", zig.parent / "lib/include", *part.flags, "-c", source, "-o", target]
    commands.run(command, f"Compiling {source.name} of {part.name}", work, _zig_caches(work))


def _zig_caches(work: Path) -> dict[str, str]:
    return {"ZIG_GLOBAL_CACHE_DIR": str(work / "zig"), "ZIG_LOCAL_CACHE_DIR": str(work / "zig")}


def _zig() -> Path:
    package = importlib.util.find_spec("ziglang")
    if package is None or package.origin is None:
        raise BuildError(f"The compiler is missing: {_advice()}")
    return Path(package.origin).parent / "zig"


def _advice() -> str:
    return (
        f"install the Python package ziglang {ZIG_VERSION} (dependency group `web` of pyproject.toml), "
        "then run the same command again."
    )
