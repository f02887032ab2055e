"""The jungle: its drawing, hexes, pieces, routes, and a tile in hand."""
