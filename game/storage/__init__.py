"""What is kept on the device: the shelf of saved games, and files."""
