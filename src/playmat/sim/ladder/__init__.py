"""The ladder: all players against each other over a fixed panel of decks, and what that rates."""
