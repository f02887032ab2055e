"""Tikal: place the jungle's tiles, lead an expedition with ten action points a turn, hold temples."""
