"""How this game's points are counted on the board."""
