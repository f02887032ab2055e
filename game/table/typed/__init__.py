"""Moves and questions that are typed: what can be written, the field, and what is answered."""
