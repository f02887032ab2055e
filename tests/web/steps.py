"""How long the app worked in each step of a page: input, time, drawing, all that happens between two frames."""

from tests.web.visits import Visit


class Steps:
    """The steps of a page from now on."""

    def __init__(self, here: Visit) -> None:
        self._here = here
        self._seen: int = here.js("expeditions.stats().steps")
        self.times: list[float] = []
        """The milliseconds of each."""

    def look(self) -> None:
        """Gather what has come since; the app remembers a few seconds only."""
        stats = self._here.js("expeditions.stats()")
        fresh = stats["steps"] - self._seen
        assert fresh <= len(stats["step_ms"]), "some steps were missed: look more often"
        self.times += stats["step_ms"][len(stats["step_ms"]) - fresh :]
        self._seen = stats["steps"]
