"""Everything this table says: labels, names, tooltips, speech."""
