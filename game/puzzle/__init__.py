"""Turns to find: an attempt at one, what its table shows, and the page that lists them all."""
