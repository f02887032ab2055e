"""The set-up page: which game, who plays, by which rules, who starts."""
