"""What computer players know of Lost Temple: what a position is worth, and the words for it."""
