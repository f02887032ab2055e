"""How a thing is laid out, painted, chosen and read, with no knowledge of any game."""
