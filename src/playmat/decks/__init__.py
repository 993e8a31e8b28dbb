"""Deck lists, formats, theme decks and statistics: everything about decks before a game."""
