"""Showing what the others did since one last decided."""
