"""From what a scene asks for to the module that shows it.

A module is imported when it is first wanted: the title is to stand before rules and tables are loaded. Each has a
function `show(app, what)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from game import routes
from game.app import App
from game.host import events

MODULES: dict[type, str] = {
    routes.EndFollows: "pages.gameover.open",
    routes.EndWanted: "pages.gameover.open",
    routes.LearnWanted: "lesson.page",
    routes.LessonWanted: "lesson.open",
    routes.NewGameWanted: "pages.setup.page",
    routes.OwnTurnWanted: "puzzle.own.open",
    routes.PassFollows: "pages.passdevice",
    routes.PuzzleWanted: "puzzle.open",
    routes.RecordWanted: "statistics.page",
    routes.ReplayWanted: "pages.replay",
    routes.ReportWanted: "pages.report",
    routes.ResumeWanted: "pages.resume",
    routes.ReviewWanted: "review.page",
    routes.RulesWanted: "rulebook.page",
    routes.SavedGamesWanted: "pages.saved",
    routes.SendFollows: "pages.saved",
    routes.SettingsWanted: "pages.settings",
    routes.ShareWanted: "share.sheet",
    routes.ShortcutsWanted: "pages.keyhelp",
    routes.TableWanted: "pages.tables",
    routes.TaughtGame: "lesson.continue_game",
    routes.TryWanted: "rulebook.open_sandbox",
    routes.TurnsWanted: "puzzle.page",
    events.Arrived: "share.arrival",
    events.FileOpened: "pages.saved",
    routes.PasteWanted: "share.arrival",
}


def follow(app: App, what: object) -> None:
    """Show what follows."""
    import_module(f"game.{MODULES[type(what)]}").show(app, what)


def games() -> Mapping[str, object]:
    """The games on offer."""
    offered: Mapping[str, object] = import_module("game.games").GAMES
    return offered
