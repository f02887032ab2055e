"""Links: what can be given to others, the sheet that gives it, and what happens when one arrives."""
