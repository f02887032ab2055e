"""The door of the game with one thing more: the state lists the texts on the screen, for the tests of contrast."""

import asyncio
from typing import Any

from game.app import App
from game.host import home
from game.pages import router
from game.pages.title import TitlePage
from game.screen import text


class Measured(App):
    """The app, which also tells what is to be read."""

    def state(self) -> dict[str, Any]:
        """What is on the screen, with all texts: words, colour, colour of the edge, and place in device pixels."""
        texts = [[one.text, one.colour, one.edge, *one.rect] for one in text.drawn if not one.shaded]
        return {**super().state(), "texts": texts}


async def main() -> None:
    """Run the app until its last scene is left."""
    await Measured(home(), router).run(TitlePage)


if __name__ == "__main__":
    asyncio.run(main())
