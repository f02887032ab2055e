"""The temple: its drawing, rooms, pieces, routes and altars."""
