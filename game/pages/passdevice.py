"""Between two people at one device: a screen with nothing on it but whose turn it is to look."""

from game.app import App
from game.games import GAMES
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import PassFollows
from game.screen import sounds
from game.screen.palette import SOFT
from game.session.session import Session
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.boxscene import BoxScene
from game.ui.buttons import button
from game.ui.widgets import Sprite, Text

WIDE, TALL = 440, 320
"""Units of the card."""


class PassDevice(BoxScene):
    """Asks for the device to be handed to the player that the session names; leaves when that player says so."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session
        self._seat = session.needs_pass or 0

    def tree(self, viewport: Viewport) -> Box:
        """A card in the middle of the window."""
        return Column(children=[self._card()], align="centre", pack="centre", pad=(8, 8))

    def _card(self) -> Box:
        """An emblem, whose turn it is, why, and the button."""
        words, name = self.app.words, self._session.name(self._seat)
        colour = GAMES[self._session.setup.game].colours[self._seat]
        said, why = words("pass.to", name=name), styles.BODY.in_ink(SOFT)
        label, style = words("pass.ready", name=name), styles.LARGE_LABEL
        ready = button("ready", label, self._ready, main=True, style=style, wide=280, tall=50)
        return Column(
            children=[
                Sprite(sprite="seat", seat=colour, zoom=3, tall=0, grow=4),
                Text(words=said, style=styles.LARGE_HEAD, side="centre", tall=0, grow=4),
                Text(words=words("pass.why"), style=why, side="centre", tall=0, grow=2),
                Row(children=[ready], pack="centre", pad=(0, 10, 0, 0)),
            ],
            frame="panel",
            pad=(22, 18, 22, 22),
            wide=WIDE,
            tall=TALL,
        )

    def reading(self) -> Reading:
        """Whose turn it is to look, and nothing of the game."""
        words = self.app.words
        return Reading(words("pass.to", name=self._session.name(self._seat)), (words("pass.why"),))

    def back(self) -> None:
        """Escape does not look behind the screen."""

    def _ready(self) -> None:
        sounds.play("turn", self.app.settings.effects_volume)
        self._session.passed()
        self.app.pop()


def show(app: App, what: PassFollows) -> None:
    """Ask for the device to be passed."""
    app.push(PassDevice(app, what.session))
