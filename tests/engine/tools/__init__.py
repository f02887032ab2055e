"""Tests of simulations: players of one's own, and those who play many games at once."""
