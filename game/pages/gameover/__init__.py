"""The end of a game: who came where, what to remember, where the points came from, what comes next."""
