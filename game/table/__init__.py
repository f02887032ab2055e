"""What the tables of both games share: parts and panels, dialogs, words, motion, computer players and the hint."""
