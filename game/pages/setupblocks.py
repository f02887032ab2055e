"""What is to be chosen on the set-up page, block by block."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import engine
from game.games import GAMES
from game.table.options import OptionLine
from game.ui.blocks import choice, switch
from game.ui.boxes import Box
from game.ui.buttons import button

if TYPE_CHECKING:
    from game.pages.setup import SetupPage


def games(page: SetupPage) -> Box:
    """Which game."""
    words = page.app.words
    options = [
        button(f"game-{name}", words(f"{name}.title"), partial(page.play, name), chosen=page.game == name)
        for name in GAMES
    ]
    return choice(words("newgame.game"), options, words(f"{page.game}.note"))


def numbers(page: SetupPage) -> Box:
    """How many play."""
    options = [
        button(f"players-{count}", str(count), partial(page.play_with, count), chosen=page.players == count)
        for count in engine.GAMES[page.game].players
    ]
    return choice(page.app.words("newgame.players"), options)


def option_switch(page: SetupPage, line: OptionLine) -> Box:
    """An option of the game that is on or off."""
    words, key = page.app.words, f"{page.game}.option.{line.name}"
    label, note = words(key), words(f"{key}.note")
    said = words("join.says", first=label, second=words("settings.on" if line.on else "settings.off"))
    turn = partial(page.set_option, line.name, line.values[0 if line.on else -1])
    return switch(line.name, label, note, line.on, turn, said)


def option_choice(page: SetupPage, line: OptionLine) -> Box:
    """An option of the game with several values."""
    words, name, key = page.app.words, line.name, f"{page.game}.option.{line.name}"
    options = [
        button(
            f"{name}-{one}", words(f"{key}.{one}"), partial(page.set_option, name, one), chosen=one == line.value
        )
        for one in line.values
    ]
    return choice(words(key), options, words(f"{key}.{line.value}.note"))


def starters(page: SetupPage) -> Box:
    """Who starts."""
    words = page.app.words
    chance = words("newgame.chance")
    options = [button("first-chance", chance, partial(page.begin_with, None), chosen=page.first is None)]
    for seat, name in enumerate(page.names()):
        chosen, icon = page.first == seat, f"seat-{page.colours[seat]}"
        options.append(button(f"first-{seat}", name, partial(page.begin_with, seat), chosen=chosen, icon=icon))
    return choice(words("newgame.first"), options)


def seeds(page: SetupPage) -> Box:
    """The seed, in a field, and another one."""
    words, writing = page.app.words, page.writing == "seed"
    shown = f"{page.seed}|" if writing else page.seed
    options = [
        button("seed", shown, partial(page.write, "seed"), chosen=writing, hint=words("newgame.seed.edit")),
        button("seed-new", words("newgame.seed.new"), page.new_seed, icon="ui-replay"),
    ]
    return choice(words("newgame.seed"), options, words("newgame.seed.note"))


def option(page: SetupPage, line: OptionLine) -> Box:
    """An option of the game."""
    return option_switch(page, line) if line.switch else option_choice(page, line)
