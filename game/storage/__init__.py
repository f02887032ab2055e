"""What is kept on the device: the shelf of saved games, results of puzzles, and names of files."""
