"""The river: its sites, tiles and the pirogues."""
