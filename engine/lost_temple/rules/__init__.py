"""What Lost Temple is played by: the state, the choices of each decision, and what they do."""
