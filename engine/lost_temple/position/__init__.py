"""A moment of Lost Temple as data and as text: written, read and checked, as one seat sees it, and imagined."""
