"""Letters: how a text is set in lines, and what of it can be drawn."""
