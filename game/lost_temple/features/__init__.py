"""What lessons, reviews and rules pages need to know of this game."""
