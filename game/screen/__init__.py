"""Pixels, words and hands, of no game in particular."""
