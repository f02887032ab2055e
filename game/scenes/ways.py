"""Who follows whom: the module that shows what a scene has said.

A module is imported when it is first wanted: the title is to stand before rules and tables are loaded. Each has a
function `show(app, what)`.
"""

from __future__ import annotations

from importlib import import_module

from game.app import App
from game.host import events
from game.table import following as pages
from game.table import following as tables

MODULES: dict[type, str] = {
    tables.EndFollows: "ending",
    tables.LessonLeft: "lessonend",
    tables.LessonWanted: "lesson",
    tables.PassFollows: "passdevice",
    tables.PuzzleLeft: "puzzle",
    tables.PuzzleWanted: "puzzle",
    tables.RulesWanted: "rules",
    tables.SettingsWanted: "settings",
    tables.SendFollows: "saved",
    tables.ShareWanted: "sharing",
    tables.ShortcutsWanted: "shortcuts",
    tables.TaughtGame: "taught",
    tables.TurnsWanted: "turns",
    pages.LearnWanted: "learn",
    events.Arrived: "arrival",
    pages.PasteWanted: "arrival",
    pages.NewGameWanted: "newgame",
    pages.RecordWanted: "record",
    pages.ReplayWanted: "replay",
    pages.ResumeWanted: "resume",
    pages.ReviewWanted: "review",
    pages.SavedGamesWanted: "saved",
    pages.TableWanted: "tables",
    pages.TryWanted: "trying",
}


def follow(app: App, what: object) -> None:
    """Show what follows."""
    import_module(f"game.scenes.{MODULES[type(what)]}").show(app, what)
