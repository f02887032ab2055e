"""The table of Lost Temple: board, river and panels as parts that one scene puts together."""
