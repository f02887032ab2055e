"""The board: drawing, places, pieces."""
