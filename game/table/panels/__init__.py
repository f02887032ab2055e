"""The parts of a table that every game has: what a part is, panels, the bar, players, the story."""
