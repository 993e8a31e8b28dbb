"""The storage of games."""
