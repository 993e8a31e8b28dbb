"""What a client says about a game over its socket, and what it is told."""
