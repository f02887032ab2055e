"""Runs Python 3.14 as the page will have it: Pyodide under Node, at build time only."""

import json
from pathlib import Path

from build import commands
from build.errors import BuildError

SCRIPTS = Path(__file__).parent / "scripts"


def run(script: str, doing: str, **settings: object) -> str:
    """Run one of the scripts with its settings and return what it printed."""
    node = commands.find("node")
    if node is None:
        raise BuildError(
            "Node is not installed, but byte-compiling the game needs it: install it "
            "(on Debian and Ubuntu with apt-get install nodejs) and run the same command again."
        )
    return commands.run([node, "--no-warnings", SCRIPTS / script, json.dumps(settings)], doing, SCRIPTS)
