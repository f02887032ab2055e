"""Lost Temple: paddle the river for action tiles, explore the temple with keys and secret passages."""
