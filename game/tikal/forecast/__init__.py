"""What would be scored now, and what a choice would change."""
