"""Turns to find: their data, an attempt at one, its table, all results, and the page that lists them."""
