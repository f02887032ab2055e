"""Runs Python 3.14 as the page will have it: Pyodide under Node, at build time only."""

import json
from pathlib import Path

from build import commands, npm
from build.cache import Report

SCRIPTS = Path(__file__).parent / "scripts"


def run(script: str, doing: str, report: Report, **settings: object) -> str:
    """Run one of the scripts with its settings and return what it printed."""
    node = npm.program("node", report)
    return commands.run([node, "--no-warnings", SCRIPTS / script, json.dumps(settings)], doing, SCRIPTS)
