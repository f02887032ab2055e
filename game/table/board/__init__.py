"""A board in the window: camera, places, animation, and what is held over it."""
