"""What every game of the engine shares: actions, chance, records, errors and the game object itself."""
