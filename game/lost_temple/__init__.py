"""The table of Lost Temple: board, river and camps as parts that one scene puts together."""
