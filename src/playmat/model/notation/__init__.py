"""A game as text: options and positions, written and read."""
