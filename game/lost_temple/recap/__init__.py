"""What others did, told in this game's words."""
