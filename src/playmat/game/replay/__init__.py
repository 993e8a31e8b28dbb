"""A game as a file."""
