"""Deck lists, formats, theme decks and figures: all that is done with a deck before a game."""
