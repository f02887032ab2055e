"""The dialogs of this table."""
