"""Showing how points are counted on the board."""
