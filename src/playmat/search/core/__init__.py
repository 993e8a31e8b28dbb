"""What a search runs again and again, compiled with the engine."""
