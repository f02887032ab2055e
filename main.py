"""The door: starts the app, in a desktop window and in the browser alike.

Run it with `python main.py`. The web page imports this file and schedules `main()` itself.
"""

import asyncio

from game.app import App
from game.host import home
from game.pages import router
from game.pages.title import TitlePage


async def main() -> None:
    """Run the app until its last scene is left."""
    await App(home(), router).run(TitlePage)


if __name__ == "__main__":
    asyncio.run(main())
