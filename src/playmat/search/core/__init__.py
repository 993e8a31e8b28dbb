"""The inner loops of search, compiled with the engine."""
