"""The review of a finished game: what was worked out, and the page with its panels."""
