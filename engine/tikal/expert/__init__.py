"""What computer players know of Tikal: what a position is worth, and the words for it."""
