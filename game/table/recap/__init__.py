"""Showing what the others did since the viewer last decided."""
