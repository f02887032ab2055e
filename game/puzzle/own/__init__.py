"""Turns of one's own games as puzzles: what is weighed, what is said, and their list on the page of all turns."""
