"""What can be done at a chosen hex: a ring of actions on a wide board, a sheet on a phone."""
