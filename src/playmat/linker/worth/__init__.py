"""Which questions are worth asking: only those where an answer can change the game."""
