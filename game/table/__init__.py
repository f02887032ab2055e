"""What the tables of all games share: parts and panels, dialogs, words, motion, computer players and the hint."""
