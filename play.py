#!/usr/bin/env python3
"""Everything in one command: `python3 play.py` plays, `python3 play.py test` runs all the tests.

Needs Python 3.11 or later and nothing else: it makes its own virtual environment in .venv and installs what a
command needs into it, and a browser from the system's packages for the tests. The second run starts at once.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  # this may well be run with an older Python
    sys.exit(f"This needs Python 3.11 or later; this is {sys.version.split()[0]}.")

import tomllib

from build.errors import BuildError
from build.system import install

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
INSTALLED = VENV / "installed.json"
# What Python compiles is kept beside its packages, and so even where the environment keeps it off the sources:
# each of the processes that test would compile all the tests again.
ENVIRONMENT = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(VENV / "compiled")}

# What each command needs of pyproject's dependency groups.
GROUPS = {
    "play": ("game", "art", "web"),
    "build": ("game", "art", "web"),
    "desktop": ("game", "art", "web"),
    "test": ("game", "art", "web", "test", "check"),
    "quick": ("game", "art", "web", "test", "check"),
    "bench": ("game", "art", "web", "test", "bench"),
    "words": ("game", "art", "web", "test"),
}
HELP = """usage: python3 play.py [command]

  play      build the web page if needed, serve it on this machine and open the browser (the default)
  build     only build it: build/web, or --out DIR, and --zip for a single file
  desktop   play in a window instead
  quick     ruff on changed files, types, and every native test that is not slow
  test      run every check and test; with pytest's arguments, only those tests
  words     list what is missing, unused or too long in a language, such as de, with pictures
  bench     measure: engine against catanatron, start of the page, frames of the table; or only what is named:
            bot_strength, bot_endurance, web_thinking and the others of tests/bench, each before its arguments"""
CHECKS = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format": ("-m", "ruff", "format", "--check"),
    "lint-imports": ("-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
}
# What the browser tests need: the system's packages, and a program of each.
BROWSERS = {
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "webkit2gtk-driver": "WebKitWebDriver",
    "xvfb": "Xvfb",
}
BENCHES = ("engine_speed", "lost_temple_frames", "tikal_frames", "web_start")


def main(arguments: list[str]) -> int:
    """Run one command; the result is its exit status."""
    command, *rest = arguments or ["play"]
    if command not in GROUPS:
        print(HELP)
        return 0 if command in ("-h", "--help", "help") else 2
    try:
        prepare(GROUPS[command])
        if command == "test":
            return test(rest)
        if command == "quick":
            return quick(rest)
        if command == "bench":
            return max(run("-m", *words) for words in benches(rest or list(BENCHES)))
        if command == "words":
            return run("-m", "tests.game.words", *rest)
        if command == "desktop":
            return run("main.py", *rest)
        return run("-m", "build", command, *rest)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def benches(words: list[str]) -> list[list[str]]:
    """Each benchmark that is named, with the words after it that name none: they are its arguments."""
    named: list[list[str]] = []
    for word in words:
        if named and not (ROOT / "tests" / "bench" / f"{word}.py").is_file():
            named[-1].append(word)
        else:
            named.append([f"tests.bench.{word}"])
    return named


def run(*arguments: str) -> int:
    """Run Python of the virtual environment with these arguments; the result is its exit status."""
    return subprocess.run([PYTHON, *arguments], cwd=ROOT, env=ENVIRONMENT, check=False).returncode


def test(selection: list[str]) -> int:
    """Every check and test, or only those that pytest is asked for."""
    paths = [one for one in selection if one.startswith("tests/")]
    if not paths or any(path.startswith("tests/web") for path in paths):
        browsers()
    if selection:
        return run("-m", "pytest", *selection)
    for name, check in CHECKS.items():
        say(name)
        if status := run(*check):
            return status
    # Browsers want the machine for themselves, so their tests come last.
    together = ("-m", "pytest", "-n", "2", "--dist", "worksteal")
    return with_types(*together, "--ignore", "tests/web") or run(*together, "tests/web")


def quick(selection: list[str]) -> int:
    """What a change should pass before it is shown to anybody: style of what changed, types, quick tests."""
    listed = ("git", "ls-files", "--modified", "--others", "--exclude-standard", "--deduplicate", "*.py")
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    changed = [name for name in names if (ROOT / name).is_file()]
    for check in (("ruff", "check"), ("ruff", "format", "--check")) if changed else ():
        if status := run("-m", *check, *changed):
            return status
    tests = ("-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "-m", "not slow", "--ignore", "tests/web")
    return with_types(*tests, *selection)


def with_types(*tests: str) -> int:
    """Run tests with mypy beside them, whose answer comes after theirs; the result is an exit status."""
    check = (PYTHON, "-m", "mypy")
    types = subprocess.Popen(check, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    status = run(*tests)
    answer, _ = types.communicate()
    say("mypy")
    print(answer, end="", flush=True)
    return types.returncode or status


def browsers() -> None:
    """Make sure that the browser tests have their browsers."""
    missing = [name for name, program in BROWSERS.items() if shutil.which(program) is None]
    if missing:
        install(missing, f"the browser tests need {' and '.join(missing)}, which is missing", say)


def prepare(groups: tuple[str, ...]) -> None:
    """Make the virtual environment and install these groups of packages, unless that was done before."""
    wanted = requirements(groups)
    have = json.loads(INSTALLED.read_text()) if INSTALLED.exists() else []
    missing = [requirement for requirement in wanted if requirement not in have]
    if not missing:
        return
    if not PYTHON.exists():
        make_environment()
    say(f"installing {', '.join(missing)}")
    constraints = ROOT / "build" / "constraints.txt"
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", str(constraints))
    if run(*pip, *missing):
        raise BuildError("The packages could not be installed; pip says why above. Run the same command again.")
    INSTALLED.write_text(json.dumps(sorted({*have, *wanted})))


def requirements(groups: tuple[str, ...]) -> list[str]:
    """The packages of these groups, with their pinned versions."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    return [requirement for group in groups for requirement in table[group]]


def make_environment() -> None:
    """A fresh virtual environment, with the system's package for it where Debian keeps that apart."""
    say("making a virtual environment in .venv")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, capture_output=True, check=False).returncode == 0:
        return
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    install([f"python{version}-venv"], "a part of Python's venv module is missing", say)
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise BuildError(f"The virtual environment could not be made:\n{made.stdout}{made.stderr}")


def say(text: str) -> None:
    """Show a step."""
    print(f"· {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
