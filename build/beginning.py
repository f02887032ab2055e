"""What the page needs of the game to show its title. Everything else comes while somebody looks at that."""

import re
from collections.abc import Mapping

from build.ahead import name_of, needed

MODULES = ("main", "game.host.browser")
"""These and what they import. What is imported in functions comes later."""
PAGES = ("gold", "icons", "paper")
"""The pages of the atlas that the title is drawn with."""
ATLAS = rf"assets/atlas/(index\.json|atlas-({'|'.join(PAGES)})-\d\.png)"
ASSETS = re.compile(rf"assets/fonts/.*|assets/locale/.*/language\.json|{ATLAS}")


def beginning(files: Mapping[str, bytes]) -> set[str]:
    """The names of those files of an app."""
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    modules = needed(sources, MODULES)
    return {name for name in files if name_of(name) in modules or ASSETS.fullmatch(name)}
