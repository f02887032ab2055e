"""The games on offer, in the order of the set-up page. The only list of games in game/."""

from __future__ import annotations

from game.lost_temple.game import LOST_TEMPLE
from game.table.gamerecord import GameRecord
from game.tikal.game import TIKAL

GAMES: dict[str, GameRecord] = {game.name: game for game in (LOST_TEMPLE, TIKAL)}
