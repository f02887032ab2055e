"""Pages that lie docked beside a board or in the middle of the table."""
