"""The table of Tikal: the jungle, everything round it, and what moves on it."""
