"""A game under way, without a picture: session, undo, shelf, files, playback, thinking."""
