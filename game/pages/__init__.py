"""The pages round the tables: title, set-up, settings, saved games, replay, end; and the router between them."""
