"""A game in words: options and positions as text, and back."""
