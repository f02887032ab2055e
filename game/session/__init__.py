"""A game under way, without a picture: seats, moves, undo, computer players, playback."""
